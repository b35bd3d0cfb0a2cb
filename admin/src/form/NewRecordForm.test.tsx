import { describe, expect, it } from '@jest/globals';
import { render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, TextInput } from 'react-admin';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { LeaveDialog } from '../layout/LeaveDialog.tsx';
import { mockRouterRequest } from '../testing/routerRequest.ts';
import { NewRecordForm } from './NewRecordForm.tsx';
import { SaveButton } from './SaveButton.tsx';
import { LEAVE_QUESTION } from './unsaved.ts';

mockRouterRequest();
const question = () => screen.queryByRole('dialog', { name: 'Leave this page?' });

/** A record's page with a form, a link to another tab of the record and one to another section of the page. */
function open(onSubmit: () => Promise<unknown> = async () => undefined) {
  const page = (
    <AdminContext>
      <LeaveDialog />
      <NewRecordForm onSubmit={onSubmit as never} defaultValues={{ name: 'Lions' }}>
        <TextInput source="name" label="Name" />
        <SaveButton />
      </NewRecordForm>
      <Link to="/organizations/5/users">Users</Link>
      <Link to="/organizations/5#contact">Contact</Link>
    </AdminContext>
  );
  const router = createMemoryRouter(
    [
      { path: '/organizations/5', element: page },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: ['/organizations/5'] },
  );
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}
const closeWindow = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true })) === false;

describe('a form with changes', () => {
  it('[B-089, S-171] [O17] asks once before opening another tab of the same record, and keeps the input', async () => {
    const user = open();
    await user.type(screen.getByLabelText('Name'), ' United');
    await user.click(screen.getByRole('link', { name: 'Users' }));
    expect(question()).toHaveTextContent(LEAVE_QUESTION);
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    await waitForElementToBeRemoved(question);
    expect(screen.getByLabelText('Name')).toHaveValue('Lions United');
    await user.click(screen.getByRole('link', { name: 'Users' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Another page')).toBeInTheDocument();
  });

  it('does not ask for a link within the page or without changes', async () => {
    const user = open();
    expect(closeWindow()).toBe(false);
    await user.type(screen.getByLabelText('Name'), '!');
    await user.click(screen.getByRole('link', { name: 'Contact' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Lions!');
    expect(question()).toBeNull();
  });

  it('[B-090] asks before the window closes', async () => {
    const user = open();
    await user.type(screen.getByLabelText('Name'), '!');
    expect(closeWindow()).toBe(true);
  });

  it('asks after a failed save, not after a successful one', async () => {
    const failures = [new Error('No connection')];
    const user = open(async () => {
      for (const failure of failures.splice(0)) throw failure;
    });
    await user.type(screen.getByLabelText('Name'), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('link', { name: 'Users' }));
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    await waitForElementToBeRemoved(question);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('link', { name: 'Users' }));
    expect(await screen.findByText('Another page')).toBeInTheDocument();
  });
});
