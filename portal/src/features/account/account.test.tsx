import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readToken } from '../../../../ui/session.ts';
import { FakeStatus, fakeServer, fakeToken, leagueToken, refusal } from '../../testing/fakeServer.ts';
import { address, showPage } from '../../testing/page.tsx';
import ChangePassword from './ChangePassword.tsx';
import Invitation, { cellPhone, invitationPasswordProblems, notFoundPause } from './Invitation.tsx';
import RecoverAccount from './RecoverAccount.tsx';

const hint = 'More than 8 characters with an uppercase and a lowercase letter, a number and a symbol.';
type User = ReturnType<typeof userEvent.setup>;
async function typePasswords(user: User, label: string, password: string, confirmation = password) {
  await user.type(screen.getByLabelText(label), password);
  await user.type(screen.getByLabelText('Confirm password'), confirmation);
}

const common = 'This password is too easy to guess. Please choose another one.';
/** Asserts that the message is at the password field, that no input is lost, and that typing clears it and keeps the focus. */
async function expectRefused(user: User, label: string) {
  const field = screen.getByLabelText(label);
  await waitFor(() => expect(field).toHaveAccessibleDescription(`${hint} ${common}`));
  expect(field).toHaveValue('Summer2026!');
  expect(field).toHaveFocus();
  expect(screen.getByLabelText('Confirm password')).toHaveValue('Summer2026!');
  await user.type(field, 'xy');
  expect(screen.queryByText(common)).toBeNull();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Summer2026!xy');
}

describe('change password', () => {
  function open(answer: () => unknown) {
    const calls = fakeServer({ UpdatePassword: answer });
    showPage('/change-password', <ChangePassword />, leagueToken);
    return { calls, user: userEvent.setup() };
  }

  it('[S-372] requires a login', async () => {
    fakeServer({});
    showPage('/change-password', <ChangePassword />);
    await waitFor(() => expect(address()).toBe('/login?redirect=%2Fchange-password'));
  });

  it('[S-373][S-375] the button is disabled until both passwords are equal; the rule is shown above', async () => {
    const { user } = open(() => ({}));
    const button = screen.getByRole('button', { name: 'Change Password' });
    expect(screen.getByText(hint)).toBeInTheDocument();
    expect(button).toBeDisabled();
    await typePasswords(user, 'New password', 'Longer-1', 'Longer-2');
    expect(button).toBeDisabled();
    await user.clear(screen.getByLabelText('Confirm password'));
    await user.type(screen.getByLabelText('Confirm password'), 'Longer-1');
    expect(button).toBeEnabled();
  });

  it('[S-372][S-374] confirms the change and continues with the new session', async () => {
    const renewed = fakeToken({ role: 'organization', sub: '7', email: 'dana@harborhills.test', created_at: 'later' });
    const { user, calls } = open(() => ({ updatePassword: { jwt: renewed } }));
    await typePasswords(user, 'New password', 'Longer-123');
    await user.click(screen.getByRole('button', { name: 'Change Password' }));
    await waitFor(() => expect(readToken()).toBe(renewed));
    expect(await screen.findByText('Password changed successfully!')).toBeInTheDocument();
    expect(calls[0]?.body.input).toEqual({ password: 'Longer-123', passwordConfirmation: 'Longer-123' });
  });

  it('the show button of a password has a matching label, shown or hidden', async () => {
    const { user } = open(() => ({}));
    await user.click(screen.getByRole('button', { name: 'Show new password' }));
    expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide new password' }));
    expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'password');
  });

  it('shows the server’s error about the password at the field, ready for another one', async () => {
    const { user } = open(() => refusal(common, 'SL422', 'password'));
    await typePasswords(user, 'New password', 'Summer2026!');
    await user.click(screen.getByRole('button', { name: 'Change Password' }));
    await expectRefused(user, 'New password');
  });

  it('[S-374] reports a failure', async () => {
    const { user } = open(() => refusal('Too short'));
    await typePasswords(user, 'New password', 'short');
    await user.click(screen.getByRole('button', { name: 'Change Password' }));
    expect(
      await screen.findByText(
        'Uh oh! We could not update your password. Please be sure your new password meets the criteria above and try again.',
      ),
    ).toBeInTheDocument();
  });
});

describe('recovery', () => {
  it('[S-389][S-391] [V13] checks the link, sets the password and signs in with it', async () => {
    const calls = fakeServer({
      'GET /reset_password/abc': () => ({}),
      'POST /reset_password': () => ({ jwt: leagueToken }),
    });
    const go = jest.fn<(path: string) => void>();
    showPage('/recover-account/abc', <RecoverAccount token="abc" go={go} />);
    const user = userEvent.setup();
    await screen.findByLabelText('New password');
    await typePasswords(user, 'New password', 'Longer-123');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    await waitFor(() => expect(go).toHaveBeenCalledWith('/organization-dashboard'));
    expect(readToken()).toBe(leagueToken);
    expect(calls[1]?.body).toEqual({
      reset_password: { recovery_token: 'abc', password: 'Longer-123', password_confirmation: 'Longer-123' },
    });
    expect(calls.every((call) => call.token === null)).toBe(true);
  });

  it('shows the server’s error about the password at the field', async () => {
    const refused = new FakeStatus(422, { error: common, code: 'SL422', field: 'password' });
    fakeServer({ 'GET /reset_password/abc': () => ({}), 'POST /reset_password': () => refused });
    showPage('/recover-account/abc', <RecoverAccount token="abc" />);
    const user = userEvent.setup();
    await screen.findByLabelText('New password');
    await typePasswords(user, 'New password', 'Summer2026!');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    await expectRefused(user, 'New password');
  });

  it('[S-390] reports an invalid link', async () => {
    fakeServer({ 'GET /reset_password/abc': () => new FakeStatus(404) });
    showPage('/recover-account/abc', <RecoverAccount token="abc" />);
    expect(await screen.findByRole('heading', { name: 'Recovery Link is Invalid' })).toBeInTheDocument();
    expect(
      screen.getByText('This password reset link is invalid. It may have expired or this account is no longer active.'),
    ).toBeInTheDocument();
  });
});

describe('a link that could not be checked', () => {
  it('is not reported as invalid: the failure screen offers to retry', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let busy = true;
    fakeServer({ 'GET /reset_password/abc': () => (busy ? new FakeStatus(429) : { valid: true }) });
    showPage('/recover-account/abc', <RecoverAccount token="abc" />);
    await screen.findByRole('heading', { name: 'Uh oh! Something went wrong.' });
    busy = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('New password')).toBeInTheDocument();
    consoleError.mockRestore();
  });
});

describe('invitation', () => {
  function open(handlers: Parameters<typeof fakeServer>[0] = {}) {
    const calls = fakeServer({
      'GET /invitations/abc': () => ({
        id: 1,
        name: null,
        email: 'new@league.test',
        status: 'invited',
        team: 'Harbor Hills',
        inviter: 'Dana Hill',
      }),
      ...handlers,
    });
    const view = showPage('/invitation/abc', <Invitation token="abc" />);
    return { calls, view, user: userEvent.setup() };
  }
  async function fill(user: User, password = 'Longer-123', confirmation = password) {
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('new@league.test'));
    await user.type(screen.getByLabelText('Full name'), 'Sam Ortiz');
    await typePasswords(user, 'Password', password, confirmation);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
  }

  const expectDisabled = () => {
    for (const label of ['Full name', 'Title (optional)', 'Cell phone (optional)', 'Password', 'Confirm password'])
      expect(screen.getByLabelText(label)).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Create account' })).toBeDisabled();
  };

  it('[S-377][S-378] is disabled while it loads', () => {
    open({ 'GET /invitations/abc': () => new Promise(() => undefined) });
    expect(screen.getByLabelText('Email')).toHaveValue('Loading your invitation...');
    expectDisabled();
  });

  it('[S-378] the email is read-only, name and passwords are required', async () => {
    open({});
    await waitFor(() => expect(screen.getByLabelText('Full name')).toBeEnabled());
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    for (const label of ['Full name', 'Password', 'Confirm password'])
      expect(screen.getByLabelText(label)).toBeRequired();
    expect(screen.getByLabelText('Title (optional)')).not.toBeRequired();
  });

  it('[S-379][S-380] the cell phone is empty or ten digits, however they are grouped', () => {
    expect(cellPhone(' ')).toBe('');
    for (const good of [
      '814-555-0142',
      '8145550142',
      ' 814 555 0142 ',
      '(814) 555-0142',
      '814.555.0142',
      '+1 814-555-0142',
      '+18145550142',
      '1 (814) 555 0142',
    ])
      expect(cellPhone(good)).toBe('814-555-0142');
    for (const bad of ['555-0142', '814-555-014', '81455501421', '+44 814 555 0142', '814-555-0142 x5', 'abc'])
      expect(cellPhone(bad)).toBeNull();
  });

  it('[S-379] an invalid number is reported at the field on blur, and any spelling is sent in one format', async () => {
    const { user, calls } = open({ 'POST /invitations/abc/accept': () => ({ jwt: leagueToken, message: 'ok' }) });
    await waitFor(() => expect(screen.getByLabelText('Cell phone (optional)')).toBeEnabled());
    const field = screen.getByLabelText('Cell phone (optional)');
    await user.type(field, '(555) 010-019');
    expect(field).not.toBeInvalid();
    await user.tab();
    expect(field).toHaveAccessibleDescription('555-555-5555 Please write the number as 555-555-5555.');
    expect(screen.getByRole('button', { name: 'Create account' })).toBeDisabled();
    await user.type(field, '9');
    expect(field).not.toBeInvalid();
    await fill(user);
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ cell_phone: '555-010-0199' }));
  });

  it('[S-381][S-382] accepting sends the answers, stores nothing and opens the login', async () => {
    const { user, calls } = open({ 'POST /invitations/abc/accept': () => ({ jwt: 'x.y.z', message: 'ok' }) });
    await fill(user);
    await waitFor(() => expect(address()).toBe('/login?createdAccount=new%40league.test'));
    expect(calls[1]?.body).toEqual({
      password: 'Longer-123',
      password_confirmation: 'Longer-123',
      name: 'Sam Ortiz',
      title: '',
      cell_phone: '',
    });
    expect(readToken()).toBeNull();
  });

  it('names who invites, and restores the input after a reload, without the passwords', async () => {
    const { user, view } = open();
    expect(await screen.findByText('Dana Hill invites you to join Harbor Hills.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Title (optional)')).toBeEnabled());
    await user.type(screen.getByLabelText('Title (optional)'), 'Tesorera');
    await typePasswords(user, 'Password', 'Longer-123');
    view.unmount();
    sessionStorage.clear();
    render(<Invitation token="abc" />);
    await waitFor(() => expect(screen.getByLabelText('Title (optional)')).toBeEnabled());
    expect(screen.getByLabelText('Title (optional)')).toHaveValue('Tesorera');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('Longer-123');
  });

  it('asks once before it is left, for both its forms', async () => {
    globalThis.history.replaceState(null, '', '/before');
    const { user } = open();
    await waitFor(() => expect(screen.getByLabelText('Title (optional)')).toBeEnabled());
    await user.type(screen.getByLabelText('Title (optional)'), 'Treasurer');
    await user.type(screen.getByLabelText('Password'), 'Longer-123');
    const ask = jest.fn(() => true);
    globalThis.confirm = ask;
    act(() => globalThis.history.back());
    await waitFor(() => expect(address()).toBe('/before'));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('[S-383][S-384][S-385] not found: shows the message, disables the form, then opens the login with the expired text', async () => {
    open({ 'GET /invitations/abc': () => new FakeStatus(404) });
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('Invitation not found'));
    expectDisabled();
    await waitFor(() => expect(address()).toBe('/login/expired-link'), { timeout: notFoundPause + 1500 });
  });

  it('[R26] [V12] a used invitation says what the account belongs to and leads to the login, also if used meanwhile', async () => {
    const used = { id: 1, name: null, email: 'new@league.test', status: 'active', team: 'North Brand' };
    const { view } = open({ 'GET /invitations/abc': () => used });
    expect(await screen.findByRole('heading', { name: 'You already belong to North Brand' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Full name')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to log in' })).toHaveAttribute('href', '/login');
    view.unmount();
    let loads = 0;
    const { user } = open({
      'GET /invitations/abc': () => (loads++ ? used : { ...used, status: 'invited' }),
      'POST /invitations/abc/accept': () => new FakeStatus(404),
    });
    await fill(user);
    expect(await screen.findByRole('heading', { name: 'You already belong to North Brand' })).toBeInTheDocument();
  });

  it('[S-386] reports another error, and can be retried', async () => {
    let unavailable = true;
    const answer = { id: 1, name: null, email: 'new@league.test', status: 'invited' };
    const { user } = open({ 'GET /invitations/abc': () => (unavailable ? new FakeStatus(500) : answer) });
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('Invitation request failed'));
    unavailable = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('new@league.test'));
  });

  it('[S-387] shows the server’s error about the password at the field, and no input is lost', async () => {
    const refused = new FakeStatus(422, { error: common, code: 'SL422', field: 'password' });
    const { user } = open({ 'POST /invitations/abc/accept': () => refused });
    await fill(user, 'Summer2026!');
    await expectRefused(user, 'Password');
    expect(screen.getByLabelText('Full name')).toHaveValue('Sam Ortiz');
  });

  it('[S-387] shows the server’s message, or the general one', async () => {
    const { user } = open({
      'POST /invitations/abc/accept': () => new FakeStatus(422, { error: 'This invitation was used.', code: 'SL422' }),
    });
    await fill(user);
    expect(await screen.findByText('This invitation was used.')).toBeInTheDocument();
  });

  it('[S-387] shows the general message if the server sends none', async () => {
    const { user } = open({ 'POST /invitations/abc/accept': () => new FakeStatus(500) });
    await fill(user);
    expect(await screen.findByText('An unknown error has occurred. Please contact support.')).toBeInTheDocument();
  });

  it('[S-388] weak and different passwords each have a message', async () => {
    expect(invitationPasswordProblems({ password: 'alllowercase1', confirmation: 'alllowercase1' }).password).toBe(
      'Your password must have at least one uppercase letter, one lowercase letter, and one digit.',
    );
    const { user, calls } = open({});
    await fill(user, 'alllowercase1', 'alllowercase1');
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAccessibleDescription(/at least one uppercase letter, one lowercase letter, and one digit/);
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.clear(screen.getByLabelText('Confirm password'));
    await fill(user, 'Longer-123', 'Longer-124');
    expect(await screen.findByText('Your passwords must match.')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });
});
