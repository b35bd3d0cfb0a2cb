import { expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { required, TextInput } from 'react-admin';
import { writeAllStyles } from '../../../test/dom/styles.ts';
import { ApiError } from '../../../ui/graphql.ts';
import { RangeInput } from '../form/inputs.tsx';
import { fakeServer, showPage } from '../testing/page.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { ConsoleDialog } from './ConsoleDialog.tsx';
import { FormDialog } from './FormDialog.tsx';

writeAllStyles(); // A test below measures widths.

/** A click on the backdrop. */
const beside = () => userEvent.click(document.querySelector('.MuiDialog-container') as HTMLElement);

it('clicking the backdrop of a form keeps the input; Escape asks first, Cancel closes it', async () => {
  fakeServer({});
  const onClose = jest.fn();
  showPage(
    <FormDialog title="Add" action="Add" onSubmit={async () => undefined}>
      <TextInput source="name" label="Name" />
    </FormDialog>,
    { onClose },
  );
  await userEvent.type(screen.getByLabelText('Name'), 'Lions');
  await beside();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(onClose).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep editing' })).toBeNull());
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Close without saving' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('[C9] a number beyond its limit says so while it is typed, and is not saved', async () => {
  fakeServer({});
  const save = jest.fn(async () => undefined);
  showPage(
    <FormDialog title="Update" action="Save" onSubmit={save}>
      <RangeInput source="radius" label="Radius" limit={{ min: 1, max: 100, decimals: 2 }} />
    </FormDialog>,
  );
  const radius = screen.getByLabelText('Radius');
  await userEvent.type(radius, '101');
  await waitFor(() => expect(radius).toHaveAccessibleDescription('At most 100'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(save).not.toHaveBeenCalled();
  await userEvent.type(radius, '{Backspace}');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
});

it('clicking the backdrop of a read-only dialog closes it', async () => {
  fakeServer({});
  const onClose = jest.fn();
  showPage(
    <ConsoleDialog title="History">
      <p>Nothing yet</p>
    </ConsoleDialog>,
    { onClose },
  );
  await beside();
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('the second click of the double click that opened a dialog does not close it', async () => {
  fakeServer({});
  const onClose = jest.fn();
  showPage(
    <ConsoleDialog title="History">
      <p>Nothing yet</p>
    </ConsoleDialog>,
    { onClose },
  );
  const around = document.querySelector('.MuiDialog-container') as HTMLElement;
  fireEvent.mouseDown(around, { detail: 2 });
  fireEvent.click(around, { detail: 2 });
  expect(onClose).not.toHaveBeenCalled();
});

it('the second click of the double click that opened a confirmation does not confirm it', async () => {
  fakeServer({});
  const onConfirm = jest.fn(async () => undefined);
  showPage(
    <ConfirmDialog title="Cancel offer" action="Cancel this offer" danger onConfirm={onConfirm}>
      <p>Sure?</p>
    </ConfirmDialog>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Cancel this offer' }), { detail: 2 });
  expect(onConfirm).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel this offer' }), { detail: 1 });
  await waitFor(() => expect(onConfirm).toHaveBeenCalledTimes(1));
});

it('Enter confirms immediately unless the action is destructive', async () => {
  fakeServer({});
  const asks = (action: string, danger: boolean) => (
    <ConfirmDialog title={action} action={action} danger={danger} onConfirm={async () => undefined}>
      <p>Sure?</p>
    </ConfirmDialog>
  );
  const first = showPage(asks('Approve', false));
  expect(screen.getByRole('button', { name: 'Approve' })).toHaveFocus();
  first.unmount();
  showPage(asks('Delete', true));
  expect(screen.getByRole('button', { name: 'Delete' })).not.toHaveFocus();
});

it('marks required fields, so that a disabled button is understandable', () => {
  fakeServer({});
  showPage(
    <FormDialog title="Add" action="Add" required={['name']} onSubmit={async () => undefined}>
      <TextInput source="name" label="Name" validate={required()} />
      <TextInput source="nickname" label="Nickname" />
    </FormDialog>,
  );
  expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
  expect(screen.getByRole('textbox', { name: 'Name' }).closest('div.MuiFormControl-root')).toHaveTextContent('*');
  expect(screen.getByRole('textbox', { name: 'Nickname' }).closest('div.MuiFormControl-root')).not.toHaveTextContent(
    '*',
  );
});

it('[B-060] an error without a message shows the fallback message', async () => {
  fakeServer({});
  const fail = async () => {
    throw new ApiError('', { status: 500 });
  };
  showPage(
    <ConfirmDialog title="Delete" action="Delete" fallback="Something went wrong." onConfirm={fail}>
      <p>All of it.</p>
    </ConfirmDialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
});

it('[S-444] dialogs are small, medium or large, each wider than the one before', () => {
  fakeServer({});
  const widthOf = (size: 'xs' | 'sm' | 'md') => {
    const { unmount } = showPage(
      <ConsoleDialog title="One" size={size}>
        <p>Words</p>
      </ConsoleDialog>,
    );
    const paper = document.querySelector('.MuiDialog-paper') as HTMLElement;
    const width = Number.parseFloat(getComputedStyle(paper).maxWidth);
    unmount();
    return width;
  };
  const [small, medium, large] = [widthOf('xs'), widthOf('sm'), widthOf('md')];
  expect(small).toBeGreaterThan(0);
  expect(medium).toBeGreaterThan(small);
  expect(large).toBeGreaterThan(medium);
});
