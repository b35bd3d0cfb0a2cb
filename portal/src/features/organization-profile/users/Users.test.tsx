import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noticeFor } from '../../../../../ui/notice.ts';
import { App } from '../../../app/App.tsx';
import { FakeStatus, fakeServer, fakeToken, leagueToken, refusal } from '../../../testing/fakeServer.ts';
import { address, showPage } from '../../../testing/page.tsx';
import { organization, users } from '../../../testing/users.ts';
import OrganizationProfile from '../OrganizationProfile.tsx';

function open(answers: Record<string, () => unknown> = {}) {
  const calls = fakeServer({
    MyOrganizationProfile: () => ({ organization: { id: 4, name: 'Harbor Hills', engagementStatus: 'active' } }),
    MyOrganizationUsers: () => ({ organization: organization() }),
    ...answers,
  });
  showPage('/organizations/4/users', <OrganizationProfile id="4" tab="users" />, leagueToken);
  return { calls, user: userEvent.setup() };
}

async function invite(answer: () => unknown, email = 'new@harborhills.test') {
  const opened = open({ InviteCoUser: answer });
  await opened.user.click(await screen.findByRole('button', { name: 'Add User' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add a user' }));
  await opened.user.type(dialog.getByLabelText('Email'), email);
  await opened.user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  return { ...opened, dialog };
}

/** Sets the installation's support address; returns a function that removes it. */
function supportAt(content: string) {
  const written = Object.assign(document.createElement('meta'), { name: 'sideline:support-email', content });
  document.head.append(written);
  return () => written.remove();
}

beforeEach(() => void jest.useRealTimers());

describe('users of the organization', () => {
  it('[B-010] are listed with status and role, and an open invitation can be resent', async () => {
    const { calls, user } = open({ ResendCoUserInvite: () => ({ resendUserInvite: { clientMutationId: null } }) });
    expect(await screen.findByText('Dana Hill')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Harbor Hills' })).toBeInTheDocument();
    expect(
      within(screen.getByRole('region', { name: 'Users' }))
        .getAllByRole('listitem')
        .map((row) => /Owner|Treasurer|Helper/.exec(row.textContent ?? '')?.[0]),
    ).toEqual(['Owner', 'Helper']);
    await user.click(screen.getByRole('button', { name: 'Resend invite' }));
    expect(await screen.findByText('An invitation is on its way to sam@harborhills.test.')).toBeInTheDocument();
    expect(calls.at(-1)?.body).toEqual({ input: { userId: 2 } });
  });

  it('[B-236] the paragraph states what the roles may do', async () => {
    open();
    expect(
      await screen.findByText(
        'We suggest up to 3 users for your organization. Owners may accept offers, view sponsorships, send verifications and add or remove other users; treasurers and helpers may do less. All of them are notified by email.',
      ),
    ).toBeVisible();
  });

  it('an owner changes the role of a user, and removes one', async () => {
    const { calls, user } = open({
      SetMemberRole: () => ({ setMemberRole: { clientMutationId: null } }),
      RemoveCoUser: () => ({ dissociateUserAndOrganization: { clientMutationId: null } }),
    });
    const sent = (name: string) => calls.find((call) => call.name === name)?.body;
    await user.click(await screen.findByRole('button', { name: 'Change sam@harborhills.test' }));
    await user.click(screen.getByRole('radio', { name: /^Treasurer/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('SetMemberRole')).toEqual({ input: { organizationId: 4, userId: 2, role: 'treasurer' } });
    await user.click(screen.getByRole('button', { name: 'Change sam@harborhills.test' }));
    await user.click(screen.getByRole('button', { name: 'Remove sam@harborhills.test' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('RemoveCoUser')).toEqual({ input: { organizationId: 4, userId: 2 } });
  });

  it('an owner who leaves names a successor; a pending handover is shown with its link', async () => {
    let handovers: object[] = [];
    const { calls, user } = open({
      MyOrganizationUsers: () => ({
        organization: organization([{ ...users[0], id: 7 }]),
        handovers,
      }),
      StartHandover: () => {
        handovers = [
          {
            id: 5,
            leavingName: 'Dana Hill',
            successorName: 'new@harborhills.test',
            state: 'pending',
            expiresAt: '2026-12-12T15:00:00Z',
          },
        ];
        return { startHandover: { clientMutationId: null } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'I am leaving' }));
    await user.type(screen.getByLabelText("Successor's email"), ' new@harborhills.test');
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    expect(await screen.findByRole('link', { name: 'See the handover' })).toHaveAttribute('href', '/handovers/5');
    expect(calls.find(({ name }) => name === 'StartHandover')?.body).toEqual({
      input: { organizationId: 4, email: 'new@harborhills.test' },
    });
    expect(screen.queryByRole('button', { name: 'I am leaving' })).toBeNull();
  });

  it('a helper sees whom to ask, and can only leave', async () => {
    open({ MyOrganizationUsers: () => ({ organization: organization([users[0], { ...users[1], id: 7 }]) }) });
    expect(await screen.findByText(/Please ask Dana Hill\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add User|Change|Resend/ })).toBeNull();
  });

  it('[B-218] [B-219] [B-239] a card with the button to add one: email, name, title, cell phone and status', async () => {
    const facts = { name: 'Lee', title: 'Coach', cellPhone: '555-555-0101', email: 'west.lee@harborhills.test' };
    open({
      MyOrganizationUsers: () => ({
        organization: organization([...users, { id: 3, status: 'deactivated', role: 'owner', ...facts }]),
      }),
    });
    const card = within(await screen.findByRole('region', { name: 'Users' }));
    expect(card.getByRole('button', { name: 'Add User' })).toBeEnabled();
    const rows = card.getAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('.badge')?.textContent)).toEqual(['Active', 'Invited', 'Deactivated']);
    for (const fact of Object.values(facts)) expect(rows[2]).toHaveTextContent(fact);
  });

  it('[B-234] reports in its row that an invitation could not be resent', async () => {
    const { user } = open({ ResendCoUserInvite: () => new FakeStatus(503) });
    await user.click(await screen.findByRole('button', { name: 'Resend invite' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The invitation could not be sent again. Please try again.');
    expect(alert.closest('li')).toHaveTextContent('sam@harborhills.test');
  });

  it('[L-318] [L-319] inviting explains what users may do and how many are recommended', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add User' }));
    expect(
      screen.getByText('Owners may accept offers, view sponsorships, send verifications and add users.'),
    ).toBeInTheDocument();
    expect(screen.getByText('We suggest at most 3 users per organization.')).toBeInTheDocument();
  });

  it('[L-325] [B-009] an invitation is sent to the email for this organization', async () => {
    const { calls } = await invite(() => ({ inviteOrganizationUser: { clientMutationId: null } }));
    expect(await screen.findByText('An invitation is on its way to new@harborhills.test.')).toBeInTheDocument();
    const sent = calls.find((call) => 'input' in call.body && call.body.input.email);
    expect(sent?.body).toEqual({ input: { organizationId: 4, email: 'new@harborhills.test', role: 'owner' } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  const failsWith = async (answer: () => unknown, text: string) => {
    const { dialog } = await invite(answer);
    expect((await dialog.findByRole('alert')).textContent).toBe(text);
    expect(dialog.getByLabelText('Email')).toHaveValue('new@harborhills.test'); // the input stays
    return dialog;
  };

  it('[L-321] [L-322] a user with another role', () =>
    failsWith(
      () => refusal('Invalid user role/status', 'SL409'),
      'Oops! That user could not be sent an invite. If you believe this is an error, please contact us.',
    ));

  it('[L-321] [L-323] a user who was added before', () =>
    failsWith(
      () => refusal('User already added', 'SL409'),
      'Oops! That email is already associated with a user for your organization. If you believe this is an error, please contact us.',
    ));

  it('[L-321] [L-324] any other error', () =>
    failsWith(
      () => new FakeStatus(503),
      'Oops! We had trouble inviting the user. Please check your internet connection and try again. If the problem persists, please contact us.',
    ));

  it('[B-230] [B-237] a rejected invitation links to the configured support email', async () => {
    const forget = supportAt('people@league.test');
    const dialog = await failsWith(
      () => refusal('User already added', 'SL409'),
      'Oops! That email is already associated with a user for your organization. If you believe this is an error, please contact us.',
    );
    expect(dialog.getByRole('link', { name: 'contact us' })).toHaveAttribute('href', 'mailto:people@league.test');
    forget();
  });

  it('an invalid address is rejected at the field', async () => {
    const { dialog } = await invite(
      () =>
        new FakeStatus(200, {
          data: null,
          errors: [{ message: 'Enter a valid email', extensions: { code: 'SL422', field: 'email' } }],
        }),
      'new@@harbor',
    );
    expect(await dialog.findByText('Enter a valid email')).toBeInTheDocument();
  });

  it('restores the input after the dialog or the browser was closed, until it is sent or canceled', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add User' }));
    await user.type(screen.getByLabelText('Email'), 'new@harbor');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    sessionStorage.clear();
    await user.click(screen.getByRole('button', { name: 'Add User' }));
    expect(screen.getByLabelText('Email')).toHaveValue('new@harbor');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Add User' }));
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });

  it('[B-007] another organization is not found', async () => {
    open({
      MyOrganizationProfile: () => ({ organization: null }),
      MyOrganizationUsers: () => ({ organization: null }),
    });
    expect(await screen.findByRole('heading', { name: 'This page is out of bounds.' })).toBeInTheDocument();
  });
});

describe('a slow request', () => {
  it('[L-320] shows that it is in progress after 200 ms, and not before', async () => {
    const { user } = open({ InviteCoUser: () => new Promise(() => undefined) });
    await user.click(await screen.findByRole('button', { name: 'Add User' }));
    await user.type(screen.getByLabelText('Email'), 'new@harborhills.test');
    jest.useFakeTimers();
    const send = screen.getByRole('button', { name: 'Send invitation' });
    act(() => send.click());
    act(() => jest.advanceTimersByTime(199));
    expect(screen.getByRole('button', { name: 'Send invitation' })).toBeDisabled();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    jest.useRealTimers();
  });
});

describe('the URL of an organization', () => {
  it('[B-008] [B-018] does not open staff tabs for its own users: they are redirected to their dashboard with an explanation', async () => {
    for (const tab of ['capabilities', 'packages', 'shippinginfo', 'campaigns', 'preQuals', 'comments']) {
      fakeServer({ MyOrganizations: () => ({ today: '2026-10-07', myOrganizations: [] }) });
      const { unmount } = showPage(`/organizations/4/${tab}`, <App />, leagueToken);
      await waitFor(() => expect(address()).toBe('/organization-dashboard'));
      expect(await screen.findByText(/^That page is for Sideline staff\. You are signed in as .+@.+\.$/)).toBeVisible();
      unmount();
    }
  });

  it('[S-019] shows no page for an unknown tab', async () => {
    showPage('/organizations/4/trophies', <App />, leagueToken);
    expect(await screen.findByRole('heading', { name: 'This page is out of bounds.' })).toBeInTheDocument();
    expect(address()).toBe('/organizations/4/trophies');
  });

  it('[B-018] redirects a sponsor home', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom does not navigate
    showPage(
      '/organizations/4/users',
      <OrganizationProfile id="4" tab="users" />,
      fakeToken({ role: 'sponsor', sub: '8', email: 's@brand.test' }),
    );
    expect(screen.queryByText('Users')).toBeNull();
    expect(noticeFor('/sponsor-dashboard')).toBe('That page is for leagues. You are signed in as s@brand.test.');
  });
});
