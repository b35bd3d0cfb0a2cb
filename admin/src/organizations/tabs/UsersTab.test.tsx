import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, Refusal, showPage, signIn } from '../../testing/page.tsx';
import { UsersTab } from './UsersTab.tsx';

describe('Users', () => {
  beforeEach(() => signIn());
  const user = (id: number, status: string) => ({
    id,
    email: `u${id}@x.test`,
    name: null,
    title: null,
    cellPhone: null,
    status,
    lastLogin: null,
  });

  it('[B-221][B-222][B-238] a dashboard link each; resend only for invited ones', async () => {
    fakeServer({
      OrganizationUsers: () => ({ organization: { id: 3, name: 'C', users: [user(1, 'active'), user(2, 'invited')] } }),
    });
    showPage(<UsersTab id={3} />);
    const rows = (await screen.findAllByRole('row')).slice(1).map((row) => within(row));
    expect(rows[0]?.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '/organization-dashboard?userId=1',
    );
    expect(rows[0]?.queryByRole('button', { name: /^Resend invite/ })).toBeNull();
    expect(rows[1]?.getByRole('button', { name: 'Resend invite to u2@x.test' })).toBeInTheDocument();
  });

  it('[B-224][B-227][B-232] inviting needs an e-mail and puts the refusal in words', async () => {
    fakeServer({
      OrganizationUsers: () => ({ organization: { id: 3, name: 'C', users: [] } }),
      InviteOrganizationUser: () => new Refusal('User already added', 'SL409'),
    });
    showPage(<UsersTab id={3} />);
    expect(await screen.findByText('There are no users to display for this organization')).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Add User' })[0] as HTMLElement);
    const send = screen.getByRole('button', { name: 'Send invitation' });
    expect(send).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Email'), 'a@b.org');
    await userEvent.click(send);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Oops! That email is already associated with a user for your organization. If you believe this is an error, please contact us.',
    );
  });
});
