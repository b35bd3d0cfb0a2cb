import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from '../testing/lists.ts';
import { address, fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { StaffList } from './StaffList.tsx';

const user = (id: number, email: string, role: string, status = 'active') => ({
  id,
  email,
  name: null,
  role,
  status,
  lastLogin: null,
  openInvitationId: null,
});
const users = [user(7, 'dana@sideline.test', 'superadmin'), user(8, 'abe@sideline.test', 'admin', 'invited')];

const listing = (nodes = users) => ({
  StaffList: () => listOf(...nodes),
  SignInSettingsOne: () => ({ record: { id: 1, version: 1, secondFactor: 'superadmins' } }),
  StaffTotal: () => ({ list: { totalCount: nodes.length } }),
});

describe('staff', () => {
  beforeEach(() => signIn('superadmin'));

  it('is listed without removed users; users cannot remove themselves', async () => {
    const sent = fakeServer(listing());
    showPage(<StaffList />);
    await screen.findByText('abe@sideline.test');
    expect(lastOf(sent, 'StaffList')).toMatchObject({
      filter: { employee: { equalTo: true }, not: { status: { equalTo: 'deactivated' } } },
    });
    expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(1);
    expect(screen.getByText('You')).toBeInTheDocument();
  });

  it('is invited with a role; an error is shown and the input kept', async () => {
    const sent = fakeServer({
      ...listing(),
      InviteStaffUser: () => new Refusal('User already added', 'SL409'),
    });
    showPage(<StaffList />);
    await userEvent.click(await screen.findByRole('button', { name: 'Add User' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add a staff member' }));
    await userEvent.type(dialog.getByLabelText(/Email/), 'kim@sideline.test');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(
      await dialog.findByText(
        'Oops! That email is already associated with a user for your team. If you believe this is an error, please contact us.',
      ),
    ).toBeInTheDocument();
    expect(lastOf(sent, 'InviteStaffUser')).toEqual({ input: { email: 'kim@sideline.test', role: 'admin' } });
    expect(dialog.getByLabelText(/Email/)).toHaveValue('kim@sideline.test');
  });

  it('is removed after confirmation', async () => {
    const sent = fakeServer({
      ...listing(),
      RemoveStaffUser: () => ({ removeStaffUser: { user: { id: 8 } } }),
    });
    showPage(<StaffList />);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove abe@sideline.test' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove user' }));
    await waitFor(() => expect(lastOf(sent, 'RemoveStaffUser')).toEqual({ input: { userId: 8 } }));
  });

  it('is for superadmins: an admin is redirected home, and nothing is requested', async () => {
    signIn('admin');
    const sent = fakeServer({});
    showPage(<StaffList />, { at: '/staff', path: '/staff' });
    await waitFor(() => expect(address()).toBe('/organizations'));
    expect(sent).toEqual([]);
  });

  it('is logged out everywhere from its row', async () => {
    const sent = fakeServer({
      ...listing(users.slice(0, 1)),
      EndUserSessions: () => ({ endUserSessions: { user: { id: 7 } } }),
    });
    showPage(<StaffList />);
    await userEvent.click(await screen.findByLabelText('More for dana@sideline.test'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out everywhere' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
    await waitFor(() => expect(lastOf(sent, 'EndUserSessions')).toEqual({ input: { userId: 7 } }));
  });
});
