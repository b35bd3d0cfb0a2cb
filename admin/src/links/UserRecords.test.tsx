import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, lastOf, showPage, signIn } from '../testing/page.tsx';
import { UserRecords } from './UserRecords.tsx';

const user = { id: 9, email: 'pat@bears.test', status: 'active', openInvitationId: null };
const more = { name: 'More for pat@bears.test' };

beforeEach(() => signIn());

it('ends all sessions of a user after confirmation', async () => {
  const sent = fakeServer({ EndUserSessions: () => ({ endUserSessions: { user: { id: 9 } } }) });
  showPage(<UserRecords user={user} />);
  await userEvent.click(screen.getByRole('button', more));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out everywhere' }));
  expect(lastOf(sent, 'EndUserSessions')).toBeUndefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
  await waitFor(() => expect(lastOf(sent, 'EndUserSessions')).toEqual({ input: { userId: 9 } }));
});

it('is not offered for a user who has not accepted the invitation', async () => {
  fakeServer({});
  showPage(<UserRecords user={{ ...user, status: 'invited' }} />);
  await userEvent.click(screen.getByRole('button', more));
  expect(await screen.findByRole('menuitem', { name: 'History' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Log out everywhere' })).toBeNull();
});
