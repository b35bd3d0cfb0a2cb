import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../../app/App.tsx';
import { FakeStatus, fakeServer, leagueToken } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/page.tsx';

const wrongCode = new FakeStatus(404, { error: 'No program shows this code now.', code: 'SL404', field: 'user_code' });
const gone = new FakeStatus(404, { error: 'This request has expired or was answered.', code: 'SL404' });
const asked = {
  client_name: 'Notes',
  redirect_host: null,
  scopes: ['offers:read', 'organizations:read', 'offers:write'],
};

it('a wrong code can be corrected; what may be read is ticked, what may be changed is not', async () => {
  const calls = fakeServer({
    'POST /oauth/requests': ({ user_code: code }) => (code === 'BCDF-GHJK' ? asked : wrongCode),
    'POST /oauth/requests/decide': () => ({ url: null }),
  });
  showPage('/authorize', <App />, leagueToken);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('The code that the program shows'), 'bcdf-ghjx{Enter}');
  expect(await screen.findByText('No program shows this code now.')).toBeInTheDocument();
  const code = screen.getByLabelText('The code that the program shows');
  expect(code).toHaveValue('bcdf-ghjx');
  expect(code).toHaveAccessibleDescription('No program shows this code now.');
  expect(code).toHaveFocus();
  await user.type(code, '{Backspace}k{Enter}');
  const writes = within(await screen.findByRole('group', { name: 'It may change' }));
  expect(writes.getByLabelText('Offers')).not.toBeChecked();
  const reads = within(screen.getByRole('group', { name: 'It may read' }));
  await user.click(reads.getByRole('button', { name: 'Select none' }));
  expect(screen.getByRole('button', { name: 'Allow' })).toBeDisabled();
  await user.click(reads.getByLabelText('Offers'));
  await user.selectOptions(screen.getByLabelText('Expires after'), '30');
  await user.click(screen.getByRole('button', { name: 'Allow' }));
  expect(await screen.findByText(/^Allowed\./)).toBeInTheDocument();
  expect(calls.at(-1)?.body).toEqual({ user_code: 'BCDF-GHJK', allow: true, scopes: ['offers:read'], days: 30 });
});

it('a request is denied without choosing anything; one that was answered elsewhere says so', async () => {
  let answered = false;
  const calls = fakeServer({
    'POST /oauth/requests': () => asked,
    'POST /oauth/requests/decide': () => (answered ? gone : { url: null }),
  });
  const user = userEvent.setup();
  const { unmount } = showPage('/authorize?request=abc', <App />, leagueToken);
  await user.click(await screen.findByRole('button', { name: 'Deny' }));
  expect(await screen.findByText(/^Denied\./)).toBeInTheDocument();
  expect(calls.at(-1)?.body).toEqual({ request: 'abc', allow: false });
  unmount();
  answered = true;
  showPage('/authorize?request=abc', <App />, leagueToken);
  await user.click(await screen.findByRole('button', { name: 'Allow' }));
  expect(await screen.findByText(/^This request is not valid/)).toBeInTheDocument();
});

it('a code in the address is opened at once; one that is wrong stays in its field', async () => {
  fakeServer({ 'POST /oauth/requests': ({ user_code: code }) => (code === 'BCDF-GHJK' ? asked : wrongCode) });
  const { unmount } = showPage('/authorize?code=BCDF-GHJK', <App />, leagueToken);
  expect(await screen.findByRole('group', { name: 'It may read' })).toBeInTheDocument();
  unmount();
  showPage('/authorize?code=BCDF-GHJX', <App />, leagueToken);
  expect(await screen.findByText('No program shows this code now.')).toBeInTheDocument();
  expect(screen.getByLabelText('The code that the program shows')).toHaveValue('BCDF-GHJX');
});
