import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextInput } from 'react-admin';
import { RecordForm } from '../form/RecordForm.tsx';
import { FakeSocket, mockSocket, publish } from '../testing/fakeSocket.ts';
import { fakeServer, showPage, signIn } from '../testing/page.tsx';
import { presenceText, RecordPresence } from './RecordPresence.tsx';

const person = (userId: number, name: string, editing = false) => ({ userId, name, editing });
const me = person(7, 'Dana Whitfield');

/** Sends the list of present users to the latest subscription. */
const tell = (presence: object) =>
  publish({ recordPresenceChannel: { version: 3, changedById: null, changedBy: null, people: [me], ...presence } });

const Page = () => (
  <>
    <RecordPresence record="organizations" id={5} version={3} />
    <RecordForm record={{ id: 5, name: 'Harbor' }} onSubmit={async () => undefined}>
      <TextInput source="name" />
    </RecordForm>
  </>
);

const socket = globalThis.WebSocket;
beforeEach(() => {
  mockSocket();
  signIn();
  fakeServer({});
});
afterEach(() => {
  Object.assign(globalThis, { WebSocket: socket });
});

it('shows who else is here and who is editing', async () => {
  showPage(<Page />);
  await waitFor(() => expect(FakeSocket.subscribed).toHaveLength(1));
  expect(FakeSocket.subscribed[0]?.variables).toEqual({ recordType: 'organizations', recordId: 5, editing: false });
  await tell({});
  expect(screen.queryByText(/also here/)).toBeNull();
  await tell({ people: [me, person(8, 'Lee Park')] });
  expect(screen.getByText('Lee Park is also here')).toBeInTheDocument();
  await tell({ people: [me, person(8, 'Lee Park', true), person(9, 'Sam Roe')] });
  expect(screen.getByText('Lee Park is editing')).toBeInTheDocument();
  await tell({ people: [me] });
  expect(screen.queryByText(/is editing/)).toBeNull();
});

it('reports unsaved input to the others', async () => {
  showPage(<Page />);
  await waitFor(() => expect(FakeSocket.subscribed).toHaveLength(1));
  await userEvent.type(screen.getByRole('textbox'), ' Hills');
  await waitFor(() => expect(FakeSocket.subscribed.at(-1)?.variables).toMatchObject({ editing: true }));
});

it('shows that somebody else has saved and keeps unsaved input', async () => {
  showPage(<Page />);
  await waitFor(() => expect(FakeSocket.subscribed).toHaveLength(1));
  await userEvent.type(screen.getByRole('textbox'), ' Hills');
  await waitFor(() => expect(FakeSocket.subscribed).toHaveLength(2));
  await tell({ version: 4, changedById: 7, changedBy: 'Dana Whitfield' });
  expect(screen.queryByRole('button', { name: 'Show it' })).toBeNull(); // The user's own save.
  await tell({ version: 5, changedById: 8, changedBy: 'Lee Park' });
  expect(screen.getByText('Lee Park saved a change')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show it' }));
  expect(screen.getByRole('textbox')).toHaveValue('Harbor Hills');
});

it('lists two names and counts the rest', () => {
  const names = ['Ann', 'Bo', 'Cy', 'Di'].map((name, n) => person(n, name));
  expect(presenceText(names.slice(0, 2))).toBe('Ann and Bo are also here');
  expect(presenceText(names)).toBe('Ann, Bo and 2 more are also here');
});
