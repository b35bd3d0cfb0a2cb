import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deadlineToRespondTo } from '../../testing/deadline.ts';
import { noFiles } from '../../testing/fakeFiles.ts';
import { fakeServer, fakeToken } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/page.tsx';
import RespondToDeadline from './RespondToDeadline.tsx';

afterEach(noFiles);
const token = fakeToken({ kind: 'forwarded_task', id: 3, v: 1 });
const task = { id: 3, state: 'open', name: 'Coach Kim', forwardedBy: 'Sam, Bears', stepId: null };

function open(change: Partial<Record<keyof typeof task, unknown>> = {}, deadline: object | null = {}) {
  const calls = fakeServer({
    DeadlineToRespondTo: () => ({
      today: '2026-10-10',
      taskOfLink: [{ ...task, ...change }],
      deadlineToRespondTo: deadline && {
        ...deadlineToRespondTo,
        movableUntil: null,
        releaseStatedAt: null,
        ...deadline,
      },
    }),
    RecordLinkView: () => ({ recordLinkView: { clientMutationId: null } }),
    'POST /verification_images': () => ({ id: 1 }),
  });
  showPage(`/forwarded-task/${token}`, <RespondToDeadline token={token} />);
  return { calls, user: userEvent.setup() };
}

it('shows the one photo, who asked for it, and nothing that only the league may do', async () => {
  const { calls, user } = open();
  expect(await screen.findByText(/Sam, Bears asked you, Coach Kim, to send this photo/)).toBeInTheDocument();
  for (const name of ['Tell us what’s getting in the way', 'Ask somebody else', 'Move the date'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  // the coach says so for this photo, whatever the league stated
  expect(screen.getByRole('checkbox', { name: /Everyone who can be recognized/ })).not.toBeChecked();
  await user.upload(
    screen.getByLabelText('Choose a picture'),
    new File(['x'.repeat(2000)], 'banner.jpg', { type: 'image/jpeg' }),
  );
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you!' })).toHaveFocus();
  expect(calls.find(({ name }) => name === 'POST /verification_images')?.token).toBe(token);
});

it.each([
  ['revoked', 'This task was taken back or passed on to somebody else.'],
  ['ended', 'This task is done. Thank you!'],
  ['expired', 'This link has expired. Please ask the person who sent it to you.'],
])('says why it ended: %s', async (state, text) => {
  open({ state, name: '', forwardedBy: '' }, null);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByLabelText('Choose a picture')).toBeNull();
});

it('leads on to the page of a step', async () => {
  open({ stepId: 'programs' }, null);
  await waitFor(() => expect(globalThis.location.pathname).toBe(`/forwarded-task/${token}/step`));
});
