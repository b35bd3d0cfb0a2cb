import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../ui/graphql.ts';
import { fakeServer, showPage, signIn } from '../testing/page.tsx';
import { InviteDialog, inviteFailure } from './InviteDialog.tsx';

beforeEach(() => {
  signIn();
  fakeServer({});
});
afterEach(() => void jest.useRealTimers());

const open = (onInvite: () => Promise<unknown>) =>
  showPage(<InviteDialog title="Add a user" subject="organization" onInvite={onInvite} />);

it('[B-230] [B-233] a failed invitation shows its reason, or a generic one', () => {
  const refused = (message: string) => new ApiError(message, { status: 200, code: 'SL409' });
  expect(inviteFailure(refused('Invalid user role/status'), 'organization')).toBe(
    'Oops! That user could not be sent an invite. If you believe this is an error, please contact us.',
  );
  for (const failure of [new TypeError('Failed to fetch'), refused('Not today')])
    expect(inviteFailure(failure, 'organization')).toBe(
      'Oops! We had trouble inviting the user. Please check your internet connection and try again. If the problem persists, please contact us.',
    );
});

it('[B-237] staff see the message as plain text without a contact link', async () => {
  open(() => Promise.reject(new ApiError('User already added', { status: 200, code: 'SL409' })));
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'a@b.org');
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  const said = await screen.findByRole('alert');
  expect(said).toHaveTextContent(/^Oops! That email is already associated .* please contact us\.$/);
  expect(said.querySelector('a')).toBeNull();
});

it('[B-227] [B-229] the button is disabled while sending and shows the pending state after 200 ms, not before', async () => {
  open(() => new Promise(() => undefined));
  fireEvent.change(screen.getByRole('textbox', { name: 'Email' }), { target: { value: 'a@b.org' } });
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  await act(async () => jest.advanceTimersByTime(0)); // Until then the form validates.
  await act(async () => jest.advanceTimersByTime(199));
  expect(screen.getByRole('button', { name: 'Send invitation' })).toBeDisabled();
  await act(async () => jest.advanceTimersByTime(1));
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
});
