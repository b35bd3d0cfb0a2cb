import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noticeFor } from '../../../../ui/notice.ts';
import { readToken } from '../../../../ui/session.ts';
import { loadDraft, storeDraft } from '../../lib/drafts.ts';
import { fakeServer, leagueToken } from '../../testing/fakeServer.ts';
import { address, showPage } from '../../testing/page.tsx';
import Security from './Security.tsx';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140 Safari/537.36';
const passkey = { id: 3, name: 'Chrome on Mac', created_at: '2030-03-01T12:00:00Z', last_used_at: null };
const methods = {
  passkeys: [passkey],
  authenticator: false,
  recovery_codes: 1,
  required: true,
  sessions: [
    { id: 1, agent: chrome, country: null, seen_at: '2030-03-01T12:00:00Z', current: true },
    {
      id: 2,
      agent: chrome.replace('Windows NT 10.0; Win64; x64', 'Linux; Android 15'),
      country: 'CA',
      seen_at: '2030-03-01T11:00:00Z',
      current: false,
    },
  ],
};

function open(answers: Parameters<typeof fakeServer>[0] = {}) {
  const calls = fakeServer({ 'GET /sign_in_methods': () => methods, ...answers });
  showPage('/security', <Security />, leagueToken);
  return { calls, user: userEvent.setup() };
}

it('shows passkeys, unused recovery codes and sessions in plain words, and ends another session after asking', async () => {
  const { calls, user } = open({ 'POST /sign_in_methods/sessions/2/end': () => ({}) });
  document.documentElement.className = 'starting';
  expect(await screen.findByText('Chrome on Mac')).toBeInTheDocument();
  await waitFor(() => expect(document.documentElement).not.toHaveClass('starting')); // web fonts load from then on
  expect(screen.getByRole('link', { name: 'Sponsorships' })).toBeInTheDocument();
  expect(screen.getByText(/^1 code is unused/)).toBeInTheDocument();
  expect(screen.getByText('Your account must have a passkey or an app.')).toBeInTheDocument();
  const sessions = within(screen.getByRole('region', { name: 'Where you are signed in' }));
  expect(sessions.getByText('Chrome on Windows')).toBeInTheDocument();
  expect(sessions.getByText('This one')).toBeInTheDocument();
  await user.click(sessions.getByRole('button', { name: 'End the session on Chrome on Android, Canada' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End session' }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('POST /sign_in_methods/sessions/2/end'));
});

it('a passkey is renamed; new recovery codes are shown once', async () => {
  const codes = ['abcd-efgh-ijkm-npqr'];
  const { calls, user } = open({
    'POST /sign_in_methods/passkeys/3': () => ({}),
    'POST /sign_in_methods/recovery_codes': () => ({ recovery_codes: codes }),
  });
  await user.click(await screen.findByRole('button', { name: 'Rename Chrome on Mac' }));
  const name = screen.getByLabelText('Name of this device');
  await user.clear(name);
  await user.type(name, 'My laptop');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find((call) => call.name === 'POST /sign_in_methods/passkeys/3')?.body).toEqual({ name: 'My laptop' });
  await user.click(screen.getByRole('button', { name: 'Make new codes' }));
  expect(await screen.findByText('abcd-efgh-ijkm-npqr')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'I have stored them' }));
  expect(screen.queryByText('abcd-efgh-ijkm-npqr')).toBeNull();
});

it('logging out everywhere asks first, ends every session and opens the login', async () => {
  const { calls, user } = open({ Logout: () => ({ logout: { ended: true } }) });
  storeDraft('sideline.draft.invite.4', { draft: { email: 'new@league.test' } });
  await user.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
  await user.click(screen.getByRole('button', { name: 'Yes, log out everywhere' }));
  await waitFor(() => expect(address()).toBe('/login?redirect=%2Fsecurity'));
  expect(noticeFor('/login')).toBe('You are logged out on every device.');
  expect(calls.at(-1)?.body).toEqual({ input: { everywhere: true } });
  expect(readToken()).toBeNull();
  expect(loadDraft('sideline.draft.invite.4')).toBeNull();
});
