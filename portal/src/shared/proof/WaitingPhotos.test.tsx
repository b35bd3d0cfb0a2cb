import { afterEach, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QueuedPhoto } from '../../lib/proofQueue.ts';
import { fakeFiles, noFiles } from '../../testing/fakeFiles.ts';
import { fakeServer } from '../../testing/fakeServer.ts';
import { ProofUpload } from './ProofUpload.tsx';
import { WaitingPhotos } from './WaitingPhotos.tsx';

const picture = () => new File(['x'], 'banner.jpg', { type: 'image/jpeg' });
const photo = (key: string, more: Partial<QueuedPhoto> = {}): QueuedPhoto => ({
  key,
  deadlineId: 3,
  token: 'the.link.token',
  released: true,
  file: picture(),
  ...more,
});
const posted = jest.fn();
const listeners = new Set<(event: { data: unknown }) => void>();

/** A browser with a service worker whose messages are recorded. */
function withWorker(onLine: boolean) {
  const serviceWorker = {
    controller: { postMessage: posted },
    ready: Promise.resolve({}),
    register: async () => undefined,
    addEventListener: (_: string, listener: (event: { data: unknown }) => void) => listeners.add(listener),
  };
  const locks = { request: (_: string, work: () => Promise<unknown>) => work() };
  for (const [name, value] of Object.entries({ serviceWorker, locks, onLine }))
    Object.defineProperty(navigator, name, { value, configurable: true });
}
afterEach(() => {
  noFiles();
  posted.mockClear();
  listeners.clear();
  for (const name of ['serviceWorker', 'locks', 'onLine']) Reflect.deleteProperty(navigator, name);
});

it('shows what waits for this deadline, and why a photo was refused for good', async () => {
  const stored = fakeFiles();
  for (const one of [
    photo('a'),
    photo('b', { refused: 'This sponsorship is not active.' }),
    photo('c', { deadlineId: 4 }),
  ])
    stored.set(`queue.${one.key}`, one);
  render(<WaitingPhotos deadlineId={3} moment={0} onSent={async () => undefined} />);
  expect(await screen.findByText(/^Waiting to be sent\./)).toBeInTheDocument();
  expect(screen.getAllByRole('status')).toHaveLength(2);
  expect(screen.getByText('This photo was not accepted: This sponsorship is not active.')).toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Remove the photo' }));
  await waitFor(() => expect([...stored.keys()]).toEqual(['queue.a', 'queue.c']));
});

it('keeps a photo on the device without a network, and says so once it was sent', async () => {
  withWorker(false);
  const stored = fakeFiles();
  const calls = fakeServer({ 'POST /verification_images': () => ({ id: 1 }) });
  const sent = jest.fn(async () => undefined);
  render(
    <ProofUpload
      deadlineId={3}
      capabilityName=""
      releaseStatedAt={null}
      access={{ linkToken: 'the.link.token' }}
      onUploaded={sent}
    />,
  );
  const user = userEvent.setup();
  await user.upload(screen.getByLabelText('Choose a picture'), picture());
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(/^Waiting to be sent\./)).toBeInTheDocument();
  expect([...stored.keys()]).toEqual([expect.stringMatching(/^queue\.[\da-f-]{36}$/)]);
  expect(calls).toEqual([]);
  expect(posted).toHaveBeenCalledWith({ send: true });
  // the worker sends it, in this tab or without any
  stored.clear();
  for (const listener of listeners) listener({ data: 'proof-queue' });
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(screen.queryByText(/^Waiting to be sent\./)).toBeNull();
});

it('sends at once with a network, under the key of the stored photo', async () => {
  withWorker(true);
  const stored = fakeFiles();
  let key = '';
  const calls = fakeServer({
    'POST /verification_images': () => {
      key = String([...stored.keys()][0]);
      return { id: 1 };
    },
  });
  render(
    <ProofUpload
      deadlineId={3}
      capabilityName=""
      releaseStatedAt={null}
      access={{ linkToken: 'the.link.token' }}
      onUploaded={async () => undefined}
    />,
  );
  const user = userEvent.setup();
  await user.upload(screen.getByLabelText('Choose a picture'), picture());
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(/Image successfully uploaded/)).toBeInTheDocument();
  expect(calls).toHaveLength(1);
  expect(key).toMatch(/^queue\./);
  await waitFor(() => expect(stored.size).toBe(0));
});
