import { expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { currentActions } from '../actions/registry.ts';
import { fakeServer, showPage } from '../testing/page.tsx';
import { ActionsMenu } from './ActionsMenu.tsx';
import { ConsoleDialog } from './ConsoleDialog.tsx';
import { CloseButton, DialogButton, DialogOutlet, useDialog } from './DialogButton.tsx';
import { FormDialog } from './FormDialog.tsx';

const dialog = (
  <ConsoleDialog title="History" actions={<CloseButton>Close</CloseButton>}>
    <p>Nothing yet</p>
  </ConsoleDialog>
);
const action = { label: 'History', of: 'Lions', keywords: 'log' };
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it.each([
  ['a button', <DialogButton key="button" action={action} dialog={dialog} />],
  ['an icon button', <DialogButton key="icon" aria-label="History" icon={<i />} action={action} dialog={dialog} />],
])('%s opens its dialog, which closes itself and returns the focus', async (_kind, element) => {
  fakeServer({});
  showPage(element);
  const button = screen.getByRole('button', { name: 'History' });
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await gone();
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'History' });
  await userEvent.keyboard('{Escape}');
  await gone();
  expect(button).toHaveFocus();
});

it('no click in a dialog reaches the row around it', async () => {
  fakeServer({});
  const openRow = jest.fn();
  showPage(
    // biome-ignore lint/a11y: represents a row of a table
    <div onClick={openRow}>
      <DialogButton dialog={dialog}>History</DialogButton>
    </div>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'History' }));
  expect(openRow).toHaveBeenCalledTimes(1); // A table's cell keeps the clicks on its buttons.
  await userEvent.click(await screen.findByText('Nothing yet'));
  await userEvent.click(document.querySelector('.MuiDialog-container') as HTMLElement);
  await gone();
  expect(openRow).toHaveBeenCalledTimes(1);
});

it.each([
  ['a button', <DialogButton key="button" action={action} dialog={dialog} />],
  ['a menu', <ActionsMenu key="menu" label="More" of="Lions" entries={[{ label: 'History', dialog }]} />],
])('the search palette opens the dialog of %s', async (_kind, element) => {
  fakeServer({});
  showPage(element);
  const found = currentActions().find(({ label, of }) => label === 'History' && of === 'Lions');
  if (!found || !('run' in found)) throw new Error('The palette does not list it.');
  await waitFor(async () => found.run());
  expect(await screen.findByRole('dialog', { name: 'History' })).toBeInTheDocument();
});

it.each(['a button', 'a button without onOpen', 'a menu'])(
  'a form in the outlet of a list outlives the row of %s',
  async (kind) => {
    fakeServer({});
    const form = (
      <FormDialog title="Decline" action="Decline" onSubmit={async () => undefined}>
        <TextInput source="reason" label="Reason" />
      </FormDialog>
    );
    let remove: () => void = () => undefined;
    const List = () => {
      const [open, openDialog] = useDialog();
      const [has, setHas] = useState(true);
      remove = () => setHas(false);
      return (
        <DialogOutlet>
          {has && kind !== 'a menu' ? (
            <DialogButton {...(kind === 'a button' && { onOpen: openDialog })} dialog={form}>
              Row
            </DialogButton>
          ) : null}
          {has && kind === 'a menu' ? (
            <ActionsMenu label="Row" onOpen={openDialog} entries={[{ label: 'Decline', dialog: form }]} />
          ) : null}
          {open}
        </DialogOutlet>
      );
    };
    showPage(<List />);
    await userEvent.click(screen.getByRole('button', { name: 'Row' }));
    if (kind === 'a menu') await userEvent.click(await screen.findByRole('menuitem', { name: 'Decline' }));
    await userEvent.type(await screen.findByLabelText('Reason'), 'It proves the asset');
    act(() => remove());
    expect(screen.queryByText('Row')).toBeNull();
    expect(screen.getByLabelText('Reason')).toHaveValue('It proves the asset');
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    await gone();
  },
);

it('a menu opens the dialog of an entry and gets the focus back', async () => {
  fakeServer({});
  showPage(<ActionsMenu label="More" entries={[{ label: 'History', dialog }]} />);
  const menu = screen.getByRole('button', { name: 'More' });
  await userEvent.click(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'History' }));
  await screen.findByRole('dialog', { name: 'History' });
  await userEvent.keyboard('{Escape}');
  await gone();
  expect(menu).toHaveFocus();
});
