import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UserRecords } from '../links/UserRecords.tsx';
import { chooseOption } from '../testing/chooseOption.ts';
import { listOf } from '../testing/lists.ts';
import { address, fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { fixOf } from './fixes.ts';
import { ViewAsDialog } from './ViewAsDialog.tsx';
import { VisibilityPage } from './VisibilityPage.tsx';

const dana = { id: 42, email: 'dana@harborhills.test', name: 'Dana Hill', role: 'organization', status: 'active' };
const fact = { organizationId: null, sponsorId: null, campaignId: null, offerId: null };
const hidden = {
  visible: false,
  person: 'Dana Hill',
  role: 'organization',
  record: 'Fall Rec, Acme (No. 5)',
  policies: [
    { name: 'select_own', description: 'Leagues see the offers to their own organizations once they are proposed.' },
  ],
  missing: [
    { ...fact, code: 'not_a_member', message: 'Not a member of Bears.', organizationId: 3 },
    { ...fact, code: 'status', message: 'The offer is still at qualified.', offerId: 5, sponsorId: 2 },
  ],
};
const answers = (explain: () => unknown) => ({
  ExplainAccess: explain,
  StaffList: () => listOf(dana),
  StaffTotal: () => ({ list: { totalCount: 1 } }),
  StaffMany: () => ({ list: [dana] }),
});
beforeEach(() => signIn());

describe('why a user cannot see a record', () => {
  const open = (at: string, explain: () => unknown = () => ({ explainAccess: hidden })) => {
    const sent = fakeServer(answers(explain));
    showPage(<VisibilityPage />, { at, path: '/access' });
    return sent;
  };

  it('lists the missing facts with links to change them, and the policy', async () => {
    const sent = open('/access?userId=42&recordType=offers&recordId=5');
    expect(
      await screen.findByRole('heading', { name: 'Dana Hill can’t see Fall Rec, Acme (No. 5)' }),
    ).toBeInTheDocument();
    expect(lastOf(sent, 'ExplainAccess')).toEqual({ userId: 42, recordType: 'offers', recordId: 5 });
    const facts = within(screen.getByRole('list', { name: 'What is missing' })).getAllByRole('listitem');
    expect(facts.map(({ textContent }) => textContent)).toEqual([
      'Not a member of Bears.Invite this person',
      'The offer is still at qualified.Open the offer',
    ]);
    expect(screen.getByRole('link', { name: 'Invite this person' })).toHaveAttribute('href', '/organizations/3/users');
    expect(screen.getByRole('link', { name: 'Open the offer' })).toHaveAttribute('href', '/offers/5');
    expect(screen.getByText(/once they are proposed\./)).toHaveTextContent('(offers.select_own)');
    const view = screen.getByRole('link', { name: 'View as Dana Hill' });
    expect(view).toHaveAttribute('href', '/organization-dashboard?userId=42');
    expect(view).toHaveAttribute('target', '_blank');
  });

  it('shows that the user can see it', async () => {
    open('/access?userId=42&recordType=offers&recordId=5', () => ({
      explainAccess: { ...hidden, visible: true, missing: [] },
    }));
    expect(
      await screen.findByRole('heading', { name: 'Dana Hill can see Fall Rec, Acme (No. 5)' }),
    ).toBeInTheDocument();
    expect(screen.queryByText('What is missing')).toBeNull();
  });

  it('shows that no policy lets the role see such records', async () => {
    const missing = [{ ...fact, code: 'no_grant', message: 'The role of sponsor users has no grant on offers.' }];
    open('/access?userId=42&recordType=offers&recordId=5', () => ({
      explainAccess: { ...hidden, role: 'sponsor', policies: [], missing },
    }));
    expect(await screen.findByText('The role of sponsor users has no grant on offers.')).toBeInTheDocument();
    expect(screen.getByText('No policy shows sponsor users records of this kind.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View as Dana Hill' })).toHaveAttribute(
      'href',
      '/sponsor-dashboard?userId=42',
    );
  });

  it('shows an error and keeps the input', async () => {
    open('/access?userId=42&recordType=checks&recordId=77', () => new Refusal('There is no such record.', 'SL404'));
    expect(await screen.findByText('There is no such record.')).toBeInTheDocument();
    expect(screen.getByRole('spinbutton', { name: /Number of the check/ })).toHaveValue(77);
  });

  it('loads the selected record and keeps it in the URL', async () => {
    const sent = open('/access?userId=42');
    expect(screen.getByText('Choose a person and a record.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Explain' }));
    expect(lastOf(sent, 'ExplainAccess')).toBeUndefined();
    await chooseOption(/Kind of record/, 'Check');
    await userEvent.type(screen.getByRole('spinbutton', { name: /Number of the check/ }), '9');
    await userEvent.click(screen.getByRole('button', { name: 'Explain' }));
    await waitFor(() =>
      expect(lastOf(sent, 'ExplainAccess')).toEqual({ userId: 42, recordType: 'checks', recordId: 9 }),
    );
    expect(address()).toBe('/access?userId=42&recordType=checks&recordId=9');
  });

  it('ignores an invalid URL', () => {
    const sent = open('/access?userId=1.5&recordId=abc');
    expect(screen.getByText('Choose a person and a record.')).toBeInTheDocument();
    expect(lastOf(sent, 'ExplainAccess')).toBeUndefined();
  });

  it('has a link for each kind of missing fact that can be changed', () => {
    const to = (code: string, ids: object) => fixOf({ ...fact, code, message: '', ...ids } as never)?.to;
    expect(to('account_invited', { organizationId: 3 })).toBe('/organizations/3/users');
    expect(to('membership_ended', { sponsorId: 2 })).toBe('/campaign-planner/sponsors/2/users');
    expect(to('status', { campaignId: 8, sponsorId: 2 })).toBe('/campaign-planner/sponsors/2/campaigns/8');
    expect(to('no_offer', { campaignId: 8, sponsorId: 2 })).toBe('/campaign-planner/sponsors/2/campaigns/8');
    expect(to('no_grant', {})).toBeUndefined();
    expect(to('account_invited', {})).toBeUndefined();
  });
});

describe('view as', () => {
  it('[L-262] lists the active users of an organization, each opening in a new tab', () => {
    fakeServer({});
    const users = [dana, { ...dana, id: 43, name: null, email: 'new@bears.test', status: 'invited' }];
    showPage(<ViewAsDialog of="Bears" portal="organization" users={users} />);
    const link = screen.getByRole('link', { name: 'View as Dana Hill' });
    expect(link).toHaveAttribute('href', '/organization-dashboard?userId=42');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
    expect(screen.queryByText('new@bears.test')).toBeNull();
  });

  it('says that nobody has an account yet', () => {
    fakeServer({});
    showPage(<ViewAsDialog of="Bears" portal="sponsor" users={[]} />);
    expect(screen.getByText('Nobody here has an active account yet.')).toBeInTheDocument();
  });

  it('is in the menu of active portal users, not of staff or invited users', async () => {
    fakeServer({});
    const opened = jest.spyOn(globalThis, 'open').mockReturnValue(null);
    const user = { ...dana, openInvitationId: null };
    const { unmount } = showPage(<UserRecords user={user} portal="sponsor" />) as { unmount(): void };
    await userEvent.click(screen.getByRole('button', { name: `More for ${dana.email}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'View as' }));
    expect(opened).toHaveBeenCalledWith('/sponsor-dashboard?userId=42', '_blank', 'noopener');
    unmount();
    showPage(<UserRecords user={{ ...user, status: 'invited' }} portal="sponsor" />);
    await userEvent.click(screen.getByRole('button', { name: `More for ${dana.email}` }));
    expect(screen.queryByRole('menuitem', { name: 'View as' })).toBeNull();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Why can’t they see something?' }));
    await waitFor(() => expect(address()).toBe('/access?userId=42'));
  });
});
