import { expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
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

it('the second click of a double click that opened it does not close it again', async () => {
  fakeServer({});
  const onClose = jest.fn();
  showPage(
    <Modal title="History" onClose={onClose}>
      <p>Nothing yet</p>
    </Modal>,
  );
  const around = document.querySelector('.MuiDialog-container') as HTMLElement;
  fireEvent.mouseDown(around, { detail: 2 });
  fireEvent.click(around, { detail: 2 });
  expect(onClose).not.toHaveBeenCalled();
});

it('the second click of a double click that opened a question does not answer it', async () => {
  fakeServer({});
  const onConfirm = jest.fn(async () => undefined);
  showPage(
    <Confirm title="Cancel offer" action="Cancel this offer" danger onConfirm={onConfirm} onClose={jest.fn()}>
      <p>Sure?</p>
    </Confirm>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Cancel this offer' }), { detail: 2 });
  expect(onConfirm).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel this offer' }), { detail: 1 });
  await waitFor(() => expect(onConfirm).toHaveBeenCalledTimes(1));
});

it('Enter answers a question at once, but not one that loses something', async () => {
  fakeServer({});
  const asks = (action: string, danger: boolean) => (
    <Confirm title={action} action={action} danger={danger} onConfirm={async () => undefined} onClose={jest.fn()}>
      <p>Sure?</p>
    </Confirm>
  );
  const first = showPage(asks('Approve', false));
  expect(screen.getByRole('button', { name: 'Approve' })).toHaveFocus();
  first.unmount();
  showPage(asks('Delete', true));
  expect(screen.getByRole('button', { name: 'Delete' })).not.toHaveFocus();
});

it('marks the fields without which a form may not be sent, so that nobody wonders why its button is off', () => {
  fakeServer({});
  showPage(
    <FormModal title="Add" action="Add" required={['name']} onSubmit={async () => undefined} onClose={jest.fn()}>
      <TextIn source="name" label="Name" need />
      <TextIn source="nickname" label="Nickname" />
    </FormModal>,
  );
  expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
  expect(screen.getByText('Name', { exact: true })).toHaveClass('label--need');
  expect(screen.getByLabelText('Name')).toBeRequired();
  expect(screen.getByText('Nickname')).not.toHaveClass('label--need');
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

it('[S-444] modals are small, medium or large, each wider than the one before', () => {
  fakeServer({});
  const widthOf = (size: 'small' | 'medium' | 'large') => {
    const { unmount } = showPage(
      <Modal title="One" size={size} onClose={() => undefined}>
        <p>Words</p>
      </Modal>,
    );
    const paper = document.querySelector('.MuiDialog-paper') as HTMLElement;
    const width = Number.parseFloat(getComputedStyle(paper).maxWidth);
    unmount();
    return width;
  };
  const [small, medium, large] = [widthOf('small'), widthOf('medium'), widthOf('large')];
  expect(small).toBeGreaterThan(0);
  expect(medium).toBeGreaterThan(small);
  expect(large).toBeGreaterThan(medium);
});
