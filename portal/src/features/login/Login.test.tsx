import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readToken } from '../../../../ui/session.ts';
import { Home, homePath } from '../../app/Home.tsx';
import { loadDraft, storeDraft } from '../../lib/drafts.ts';
import { afterLogin } from '../../lib/signIn.ts';
import { fakeFiles, noFiles } from '../../testing/fakeFiles.ts';
import { FakeStatus, fakeServer, fakeToken, leagueToken } from '../../testing/fakeServer.ts';
import { address, showPage } from '../../testing/page.tsx';
import Login from './Login.tsx';
import Logout from './Logout.tsx';

function open(answer: () => unknown, at = '/login', expiredLink = false) {
  const calls = fakeServer({ 'POST /user_token': answer, 'POST /account_recovery': () => ({}) });
  const go = jest.fn<(path: string) => void>();
  showPage(at, <Login go={go} expiredLink={expiredLink} />);
  return { calls, go, user: userEvent.setup() };
}

async function logIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Email'), 'dana@harborhills.test');
  await user.type(screen.getByLabelText('Password'), 'Secret-123');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('login', () => {
  it('[S-359][S-360] sends email and password and stores the token', async () => {
    const { calls, go, user } = open(() => ({ jwt: leagueToken }));
    await logIn(user);
    await waitFor(() => expect(go).toHaveBeenCalledWith('/organization-dashboard'));
    expect(calls[0]?.body).toEqual({ auth: { email: 'dana@harborhills.test', password: 'Secret-123' } });
    expect(readToken()).toBe(leagueToken);
  });

  it('stays busy and filled until the next page, and can be used again if the user comes back', async () => {
    const { go, user } = open(() => ({ jwt: leagueToken }));
    await logIn(user);
    await waitFor(() => expect(go).toHaveBeenCalled());
    expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeDisabled();
    expect(screen.getByLabelText('Password')).toHaveValue('Secret-123');
    globalThis.dispatchEvent(new Event('pageshow'));
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeEnabled();
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('[S-360] shows that it is logging in and ignores a second click', async () => {
    const { user } = open(() => new Promise(() => undefined));
    await logIn(user);
    expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeDisabled();
  });

  it('restores a user’s drafts on the next login, and deletes them for the next user of this computer', async () => {
    const draft = 'sideline.draft.invite.4';
    const { user } = open(() => ({ jwt: leagueToken }));
    storeDraft(draft, { draft: { email: 'new@league.test' } });
    await logIn(user);
    await waitFor(() => expect(readToken()).toBe(leagueToken));
    expect(loadDraft(draft)).not.toBeNull();
    cleanup();
    const another = fakeToken({ role: 'organization', sub: '9', email: 'eva@oro.test' });
    fakeServer({ 'POST /user_token': () => ({ jwt: another }) });
    render(<Login go={() => undefined} />);
    await logIn(user);
    await waitFor(() => expect(readToken()).toBe(another));
    expect(loadDraft(draft)).toBeNull();
  });

  it('[S-361][S-362] follows the redirect, on this site only', async () => {
    const { go, user } = open(() => ({ jwt: leagueToken }), '/login?redirect=%2Fcampaign-planner%2Fsponsors');
    await logIn(user);
    await waitFor(() => expect(go).toHaveBeenCalledWith('/campaign-planner/sponsors'));
  });

  it('[S-362] refuses a redirect to another site', async () => {
    const { go, user } = open(() => ({ jwt: leagueToken }), '/login?redirect=%2F%2Fevil.test');
    await logIn(user);
    await waitFor(() => expect(go).toHaveBeenCalledWith('/organization-dashboard'));
  });

  it('opens the home page if the redirect leads to the login or logout', () => {
    for (const path of ['/login', '/login?redirect=%2F', '/logout', '/login/expired-link'])
      expect(afterLogin(leagueToken, path)).toBe('/organization-dashboard');
    expect(afterLogin(leagueToken, '/logos')).toBe('/logos');
  });

  it('explains the login to users who were redirected here, and to nobody else', () => {
    open(() => ({}), '/login?redirect=%2Fchecks');
    expect(screen.getByText('Please log in to open the page you requested.')).toBeInTheDocument();
    cleanup();
    open(() => ({}));
    expect(screen.queryByText(/Please log in to open/)).toBeNull();
  });

  it('[S-363][S-365] welcomes a new account', () => {
    open(() => ({}), '/login?createdAccount=new%40league.test');
    expect(screen.getByText('Account created! You may now log in as new@league.test.')).toBeInTheDocument();
  });

  it('a double click on the button does not hit the one that moved under it', async () => {
    const { user } = open(() => new Promise(() => undefined));
    await logIn(user);
    await user.click(screen.getByRole('button', { name: 'Forgot Password' }));
    expect(screen.getByRole('heading', { name: 'Log in' })).toBeInTheDocument();
  });

  it('[S-364] reports an expired link', () => {
    open(() => ({}), '/login/expired-link', true);
    expect(screen.getByText('Your link has expired, please contact support.')).toBeInTheDocument();
  });

  it('[S-366] 404 is a wrong name or password', async () => {
    const { user } = open(() => new FakeStatus(404, { error: 'Not found.' }));
    await logIn(user);
    expect(await screen.findByText('Unknown username or password.')).toBeInTheDocument();
    expect(readToken()).toBeNull();
  });

  it('[S-367][S-368] other errors and a lost connection have their own messages', async () => {
    const { user } = open(() => new FakeStatus(500));
    await logIn(user);
    expect(await screen.findByText('An unknown error has occurred. Please contact support.')).toBeInTheDocument();
  });

  it('[S-367] after too many attempts it says to wait', async () => {
    const { user } = open(() => new FakeStatus(429, { error: 'Too many attempts.', code: 'SL429' }));
    await logIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An unknown error has occurred. Please contact support. Too many attempts. Please wait a few minutes and try again.',
    );
  });

  it('[S-368] reports a lost connection', async () => {
    const { user } = open(() => {
      throw new TypeError('Failed to fetch');
    });
    await logIn(user);
    expect(await screen.findByText('Unknown error. Please contact support.')).toBeInTheDocument();
  });

  it('[L-054] Forgot Password responds the same for every email', async () => {
    const { user, calls } = open(() => ({}));
    await user.click(screen.getByRole('button', { name: 'Forgot Password' }));
    expect(screen.getByRole('heading', { name: 'Forgot Password' })).toHaveFocus();
    await user.type(screen.getByLabelText('Email'), 'dana@harborhills.test');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(
      await screen.findByText(
        "If there's an account associated with this email address, an email is sent to reset the password.",
      ),
    ).toBeInTheDocument();
    expect(calls[0]?.body).toEqual({ email: 'dana@harborhills.test' });
  });
});

describe('logout and home', () => {
  it('[S-369] /logout ends the session on the server, deletes the token and opens /login', async () => {
    const calls = fakeServer({ Logout: () => ({ logout: { ended: true } }) });
    const stored = fakeFiles().set('proof.user-7.3', 'a chosen photo');
    showPage('/logout', <Logout />, leagueToken);
    await waitFor(() => expect(address()).toBe('/login'));
    expect(readToken()).toBeNull();
    await waitFor(() => expect(stored.size).toBe(0)); // nobody else on this device sees the photo
    noFiles();
    expect(calls).toMatchObject([{ name: 'Logout', token: leagueToken, body: { input: {} } }]);
  });

  it('[S-370][S-371] / redirects to the home of the role, to /login without one', () => {
    const at = (role: string | null) => {
      localStorage.clear();
      if (role) localStorage.setItem('sideline.token', fakeToken({ role, sub: '1' }));
      return homePath();
    };
    expect(['admin', 'superadmin', 'organization', 'sponsor', 'visitor', null].map(at)).toEqual([
      '/today',
      '/today',
      '/organization-dashboard',
      '/sponsor-dashboard',
      '/login',
      '/login',
    ]);
  });

  it('[S-370] any other role is logged out at /', () => {
    for (const [role, at, kept] of [
      ['visitor', '/login', false],
      ['sponsor', '/sponsor-dashboard', true],
    ] as const) {
      const go = jest.fn<(path: string) => void>();
      showPage('/', <Home go={go} />, fakeToken({ role, sub: '1' }));
      expect(go).toHaveBeenCalledWith(at);
      expect(readToken() !== null).toBe(kept);
    }
  });
});
