import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../ui/graphql.ts';
import { fakeServer, showPage } from '../testing/page.tsx';
import { TextIn } from './inputs.tsx';
import { Confirm, FormModal, Modal } from './Modal.tsx';

/** A click beside the modal. */
const beside = () => userEvent.click(document.querySelector('.MuiDialog-container') as HTMLElement);

it('a click beside a form does not throw away what was typed; Escape asks first, Cancel closes it', async () => {
  fakeServer({});
  const onClose = jest.fn();
  showPage(
    <FormModal title="Add" action="Add" onSubmit={async () => undefined} onClose={onClose}>
      <TextIn source="name" label="Name" />
    </FormModal>,
  );
  await userEvent.type(screen.getByLabelText('Name'), 'Lions');
  await beside();
  expect(onClose).not.toHaveBeenCalled();
  const ask = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(ask).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('a click beside a modal that is only read closes it', async () => {
  fakeServer({});
  const onClose = jest.fn();
  showPage(
    <Modal title="History" onClose={onClose}>
      <p>Nothing yet</p>
    </Modal>,
  );
  await beside();
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('[B-060] a failure without words of its own gets those of the place', async () => {
  fakeServer({});
  const fail = async () => {
    throw new ApiError('', { status: 500 });
  };
  showPage(
    <Confirm title="Delete" action="Delete" fallback="Something went wrong." onConfirm={fail} onClose={jest.fn()}>
      <p>All of it.</p>
    </Confirm>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
});
