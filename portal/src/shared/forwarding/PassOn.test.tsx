import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../testing/fakeServer.ts';
import { PassOn } from './PassOn.tsx';

const trail = {
  id: 5,
  verificationDeadlineId: 3,
  stepId: null,
  name: 'Coach Kim',
  createdAt: '2026-10-06T15:00:00Z',
  mailState: 'sent',
  openedAt: '2026-10-06T18:00:00Z',
  doneAt: null as string | null,
  expiresAt: '2026-11-20T05:00:00Z',
  state: 'open',
};
const access = { linkToken: 'the.link.token' };

async function open(trails: object[], handlers: Parameters<typeof fakeServer>[0] = {}) {
  let now = trails;
  const calls = fakeServer({
    OfferForwardedTasks: () => ({ offerForwardedTasks: now }),
    ForwardTask: () => {
      now = [trail];
      return { forwardTask: { forwardedTask: trail } };
    },
    RevokeForwardedTask: () => {
      now = [{ ...trail, state: 'revoked' }];
      return { revokeForwardedTask: { forwardedTask: { ...trail, state: 'revoked' } } };
    },
    ...handlers,
  });
  const user = userEvent.setup();
  render(<PassOn task={{ verificationDeadlineId: 3 }} access={access} />);
  await user.click(screen.getByRole('button', { name: 'Ask somebody else' }));
  await screen.findByRole('dialog');
  return { calls, user };
}

it('passes a photo on, shows what became of it, and takes it back', async () => {
  const { calls, user } = await open([]);
  await user.type(screen.getByLabelText('Name'), 'Coach Kim');
  await user.type(screen.getByLabelText('Email'), 'kim@team.test');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('We sent the link to Coach Kim.')).toBeInTheDocument();
  const sent = calls.find(({ name }) => name === 'ForwardTask');
  expect(sent?.token).toBe('the.link.token');
  expect(sent?.body.input).toEqual({ name: 'Coach Kim', email: 'kim@team.test', verificationDeadlineId: 3 });
  expect(await screen.findByText(/Sent to Coach Kim on .+ Opened on .+ The link works until/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByText(/Taken back\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
});

it('shows that an email bounced, only this task, and why nothing was sent', async () => {
  const { user } = await open(
    [
      { ...trail, mailState: 'refused', openedAt: null },
      { ...trail, id: 6, verificationDeadlineId: 4, name: 'Somebody else' },
    ],
    { ForwardTask: () => refusal('English of the server', 'SL429') },
  );
  expect(await screen.findByText(/Our email to Coach Kim could not be delivered/)).toBeInTheDocument();
  expect(screen.queryByText(/Somebody else/)).toBeNull();
  await user.type(screen.getByLabelText('Name'), 'Coach Kim');
  await user.type(screen.getByLabelText('Email'), 'kim@team.test');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/Too many tasks were passed on today/)).toBeInTheDocument();
});
