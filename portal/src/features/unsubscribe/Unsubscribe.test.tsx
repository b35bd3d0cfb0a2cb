import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeStatus, fakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/page.tsx';
import type { Topic } from './topics.ts';
import Unsubscribe from './Unsubscribe.tsx';

const standing = (...unsubscribed: Topic[]) => ({
  address: 'coach@league.test',
  topic: 'proof' as Topic,
  unsubscribed,
});
const open = (answers: Parameters<typeof fakeServer>[0]) => {
  const calls = fakeServer(answers);
  showPage('/unsubscribe/abc.def', <Unsubscribe token="abc.def" />);
  return calls;
};

describe('unsubscribing', () => {
  it('opening changes nothing; the button unsubscribes and can be undone', async () => {
    const calls = open({
      'GET /unsubscriptions/abc.def': () => standing(),
      'POST /unsubscriptions/abc.def': (body: { unsubscribed: boolean }) =>
        body.unsubscribed ? standing('proof') : standing(),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe again' }));
    expect(await screen.findByText('Photo reminders: you’ll get these emails again.')).toBeInTheDocument();
    expect(calls.map(({ name }) => name)).toEqual([
      'GET /unsubscriptions/abc.def',
      'POST /unsubscriptions/abc.def',
      'POST /unsubscriptions/abc.def',
    ]);
  });

  it('[L19] unsubscribes from photo reminders but not from offers, which have their own button', async () => {
    const calls = open({
      'GET /unsubscriptions/abc.def': () => standing(),
      'POST /unsubscriptions/abc.def': (body: { topic?: Topic }) =>
        body.topic ? standing('proof', body.topic) : standing('proof'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText('Offers and applications: you still get these emails.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Stop these too' }));
    expect(await screen.findByText('Offers and applications: you no longer get these emails.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body).slice(1)).toEqual([
      { unsubscribed: true },
      { unsubscribed: true, topic: 'offers' },
    ]);
  });

  it('offers to retry if it could not be loaded', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let down = true;
    open({ 'GET /unsubscriptions/abc.def': () => (down ? new FakeStatus(503) : standing()) });
    await screen.findByRole('heading', { name: 'Uh oh! Something went wrong.' });
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Unsubscribe' })).toBeInTheDocument();
    consoleError.mockRestore();
  });

  it('reports an incomplete link', async () => {
    open({ 'GET /unsubscriptions/abc.def': () => new FakeStatus(404, { error: 'no' }) });
    expect(
      await screen.findByText('This link is not complete. Please open it again from the email.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull();
  });
});
