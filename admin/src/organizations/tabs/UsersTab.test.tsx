import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, lastOf, Refusal, showPage, showVisits, signIn } from '../../testing/page.tsx';
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
    openInvitationId: null,
  });

  it('[B-221][B-222][B-238] each has a dashboard link; only invited ones have Resend', async () => {
    fakeServer({
      OrganizationUsers: () => ({
        handovers: [],
        organization: { id: 3, name: 'C', users: [user(1, 'active'), user(2, 'invited')] },
      }),
    });
    showPage(<UsersTab id={3} />);
    const rows = (await screen.findAllByRole('row')).slice(1).map((row) => within(row));
    expect(rows[0]?.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '/organization-dashboard?userId=1',
    );
    expect(rows[0]?.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('target', '_blank');
    expect(rows[0]?.queryByRole('button', { name: /^Resend invite/ })).toBeNull();
    expect(rows[1]?.getByRole('button', { name: 'Resend invite to u2@x.test' })).toBeInTheDocument();
  });

  it('[X1] marks unconfirmed users of a link, and confirms after asking', async () => {
    let limitedUserIds = [2];
    const sent = fakeServer({
      OrganizationUsers: () => ({
        handovers: [],
        organization: { id: 3, name: 'C', limitedUserIds, users: [user(1, 'active'), user(2, 'active')] },
      }),
      ConfirmOrganizationUser: () => {
        limitedUserIds = [];
        return { confirmOrganizationUser: { changeId: null, clientMutationId: null } };
      },
    });
    showPage(<UsersTab id={3} />);
    expect(await screen.findByText('Not confirmed')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirm u1@x.test' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm u2@x.test' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm user' }));
    await waitFor(() => expect(screen.queryByText('Not confirmed')).toBeNull());
    expect(lastOf(sent, 'ConfirmOrganizationUser')?.input).toEqual({ userId: 2, organizationId: 3 });
  });

  it('[B-224][B-227][B-232] inviting requires an email and shows a specified error', async () => {
    fakeServer({
      OrganizationUsers: () => ({ handovers: [], organization: { id: 3, name: 'C', users: [] } }),
      InviteOrganizationUser: () => new Refusal('User already added', 'SL409'),
    });
    showPage(<UsersTab id={3} />);
    expect(await screen.findByText('There are no users to display for this organization')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Add User' }));
    const send = screen.getByRole('button', { name: 'Send invitation' });
    expect(send).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'a@b.org');
    await userEvent.click(send);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Oops! That email is already associated with a user for your organization. If you believe this is an error, please contact us.',
    );
  });

  it('staff start a handover, confirm it for both, and undo it while they can', async () => {
    let handovers: object[] = [];
    const handover = {
      id: 7,
      leavingName: 'Dana Hill',
      successorName: 'Sam Ortiz',
      state: 'pending',
      expiresAt: '2026-12-12T15:00:00Z',
      undoUntil: null,
    };
    const payload = { changeId: null, clientMutationId: null };
    const sent = fakeServer({
      OrganizationUsers: () => ({
        organization: {
          id: 3,
          name: 'C',
          users: [user(1, 'active')],
          organizationUsers: [{ userId: 1, role: 'owner' }],
        },
        handovers,
      }),
      StartHandover: () => {
        handovers = [handover];
        return { startHandover: payload };
      },
      AcceptHandover: () => {
        handovers = [{ ...handover, state: 'done', undoUntil: '2199-01-01T15:00:00Z' }];
        return { acceptHandover: payload };
      },
      UndoHandover: () => {
        handovers = [{ ...handover, state: 'undone' }];
        return { undoHandover: payload };
      },
    });
    showPage(<UsersTab id={3} />);
    await userEvent.click(await screen.findByRole('button', { name: /^Hand over from/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'sam@x.test');
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    for (const label of ['Hand over now', 'Undo handover']) {
      await userEvent.click(await screen.findByRole('button', { name: label }));
      const dialog = within(screen.getByRole('dialog', { name: label }));
      await userEvent.click(dialog.getByRole('button', { name: label }));
    }
    expect(await screen.findByRole('cell', { name: 'Undone' })).toBeInTheDocument();
    expect(lastOf(sent, 'StartHandover')?.input).toEqual({ organizationId: 3, leavingId: 1, email: 'sam@x.test' });
    expect(lastOf(sent, 'AcceptHandover')?.input).toEqual({ id: 7 });
    expect(lastOf(sent, 'UndoHandover')?.input).toEqual({ id: 7 });
    expect(screen.queryByRole('button', { name: /now|Undo|Cancel handover/ })).toBeNull();
  });

  it('[B-218][B-219][B-220] a card with an add button and the staff columns', async () => {
    fakeServer({
      OrganizationUsers: () => ({ handovers: [], organization: { id: 3, name: 'C', users: [user(1, 'active')] } }),
    });
    showPage(<UsersTab id={3} />);
    const card = within((await screen.findByRole('heading', { name: /^Users/ })).closest('section') as HTMLElement);
    expect(card.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Email',
      'Name',
      'Title',
      'Cell Phone',
      'Status',
      'Last Login',
      'Role',
      'Dashboard',
      'Actions',
    ]);
    expect(card.getByRole('button', { name: 'Remove u1@x.test' })).toBeEnabled();
    await userEvent.click(await card.findByRole('button', { name: 'Add User' }));
    expect(screen.getByRole('dialog', { name: 'Add a user' })).toBeInTheDocument();
  });

  it('[B-239] a user is invited, active or deactivated', async () => {
    const users = [user(1, 'invited'), user(2, 'active'), user(3, 'deactivated')];
    fakeServer({ OrganizationUsers: () => ({ handovers: [], organization: { id: 3, name: 'C', users } }) });
    showPage(<UsersTab id={3} />);
    const rows = (await screen.findAllByRole('row')).slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[4]?.textContent)).toEqual([
      'Invited',
      'Active',
      'Deactivated',
    ]);
  });

  it('[B-234] errors of inviting again and removing are shown in their dialogs, which stay open', async () => {
    const sent = fakeServer({
      OrganizationUsers: () => ({ handovers: [], organization: { id: 3, name: 'C', users: [user(2, 'invited')] } }),
      ResendUserInvite: () => new Refusal('There is no open invitation for this user.', 'SL404'),
      DissociateUserAndOrganization: () => new Refusal('This user does not belong to this organization.', 'SL404'),
    });
    showPage(<UsersTab id={3} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Resend invite to u2@x.test' }));
    const resend = within(screen.getByRole('dialog', { name: 'Resend invite' }));
    await userEvent.click(resend.getByRole('button', { name: 'Resend invite' }));
    expect(await resend.findByRole('alert')).toHaveTextContent('There is no open invitation for this user.');
    expect(lastOf(sent, 'ResendUserInvite')).toEqual({ input: { userId: 2 } });
    await userEvent.click(resend.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove u2@x.test' }));
    const remove = within(screen.getByRole('dialog', { name: 'Remove user' }));
    await userEvent.click(remove.getByRole('button', { name: 'Remove user' }));
    expect(await remove.findByRole('alert')).toHaveTextContent('This user does not belong to this organization.');
    expect(lastOf(sent, 'DissociateUserAndOrganization')).toEqual({ input: { userId: 2, organizationId: 3 } });
  });

  it('[B-235] is fetched on every visit with last logins, never served from the cache', async () => {
    let lastLogin = '2026-11-01T15:00:00Z';
    let later: Promise<void> | undefined;
    fakeServer({
      OrganizationUsers: async () => {
        await later;
        return { handovers: [], organization: { id: 3, name: 'C', users: [{ ...user(1, 'active'), lastLogin }] } };
      },
    });
    const visitAgain = showVisits(<UsersTab id={3} />);
    const row = within(await screen.findByRole('row', { name: /u1@x\.test/ }));
    expect(row.getByText(/^11\/1\/2026/)).toBeInTheDocument();
    let arrive: () => void = () => undefined;
    later = new Promise((resolve) => (arrive = resolve));
    lastLogin = '2026-11-02T15:00:00Z';
    await visitAgain();
    expect(screen.queryByRole('row')).toBeNull();
    arrive();
    expect(await screen.findByText(/^11\/2\/2026/)).toBeInTheDocument();
  });
});
