import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readToken } from '../../../../ui/session.ts';
import { ProviderButtons, takeProviderLogin } from '../../shared/identity-providers/ProviderButtons.tsx';
import { FakeStatus, fakeServer, leagueToken } from '../../testing/fakeServer.ts';
import { address, showPage } from '../../testing/page.tsx';
import Invitation from '../account/Invitation.tsx';
import Login from './Login.tsx';
import ProviderCallback from './ProviderCallback.tsx';

const settings = document.createElement('meta');
settings.name = 'sideline:identity-providers';
settings.content = JSON.stringify([
  { id: 'okta', label: 'Okta' },
  { id: 'acme', label: 'Acme <b>' },
]);
beforeEach(() => document.head.append(settings));
afterEach(() => settings.remove());

/** Starts a login by the button, then comes back from the provider; `answer`: the server's to the callback. */
async function logIn(redirect: string | null, answer: () => unknown) {
  const calls = fakeServer({
    'POST /auth/oidc/okta/start': () => ({ url: 'https://okta.test/authorize?state=s', key: 'the key' }),
    'POST /auth/oidc/okta/callback': answer,
  });
  const left = jest.fn<(url: string) => void>();
  showPage('/login', <ProviderButtons redirect={redirect} go={left} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Log in with Okta' }));
  await waitFor(() => expect(left).toHaveBeenCalledWith('https://okta.test/authorize?state=s'));
  const stored = sessionStorage.getItem('sideline.provider-login') ?? '';
  cleanup();
  showPage('/login/callback/okta?code=c&state=s', null).unmount(); // at this address, with nothing stored
  sessionStorage.setItem('sideline.provider-login', stored);
  const go = jest.fn<(path: string) => void>();
  render(<ProviderCallback provider="okta" go={go} />);
  return { calls, go };
}

it('a login at a provider starts with its button and ends on the page that was asked for', async () => {
  const { calls, go } = await logIn('/offers/7#checks', () => ({ jwt: leagueToken }));
  await waitFor(() => expect(go).toHaveBeenCalledWith('/offers/7#checks'));
  expect(calls.at(-1)?.body).toEqual({ query: '?code=c&state=s', key: 'the key' });
  expect(readToken()).toBe(leagueToken);
  expect(address()).toBe('/login/callback/okta'); // the code is not in the history
  expect(takeProviderLogin()).toEqual({});
});

it('[S-362] no login leads to another site', async () => {
  const { go } = await logIn('//evil.test', () => ({ jwt: leagueToken }));
  await waitFor(() => expect(go).toHaveBeenCalledWith('/organization-dashboard'));
});

it('says why a login was refused, and that the provider is down', async () => {
  const refused = 'Your email address is not verified at the sign-in service.';
  fakeServer({ 'POST /auth/oidc/okta/callback': () => new FakeStatus(403, { error: refused, code: 'SL403' }) });
  showPage('/login/callback/okta?code=c&state=s', <ProviderCallback provider="okta" />);
  expect(await screen.findByRole('alert')).toHaveTextContent(refused);
  expect(screen.getByRole('link', { name: 'Go to log in' })).toHaveAttribute('href', '/login');
  expect(readToken()).toBeNull();
  cleanup();
  fakeServer({ 'POST /auth/oidc/acme/start': () => new FakeStatus(503, { error: 'x', code: 'SL503' }) });
  showPage('/login', <Login />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Log in with Acme <b>' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/does not respond/);
});

it('where passwords are off, the login names the provider, and an invitation has its button only', async () => {
  const off = new FakeStatus(403, { error: 'Passwords are off.', code: 'SL403', field: 'okta' });
  fakeServer({ 'POST /user_token': () => off });
  showPage('/login', <Login />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'dana@okta.test');
  await user.type(screen.getByLabelText('Password'), 'Secret-123');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please log in with Okta.');
  cleanup();
  const invited = { id: 1, name: null, email: 'dana@okta.test', status: 'invited', provider: 'okta' };
  fakeServer({ 'GET /invitations/x': () => invited });
  showPage('/invitation/x', <Invitation token="x" />);
  expect(await screen.findByRole('button', { name: 'Log in with Okta' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.queryByRole('button', { name: /Acme/ })).toBeNull();
});
