import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeStatus, fakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/page.tsx';
import SharedRecap from './SharedRecap.tsx';

const shared = {
  state: 'open',
  expiresAt: '2030-04-01T15:00:00Z',
  title: 'Smiles on the Sideline',
  sponsor: 'Brightwell Dental',
  format: 'pptx',
  madeAt: '2030-03-01T15:00:00Z',
  byteSize: 640_000,
};
const open = (answer: unknown) => {
  const calls = fakeServer({ 'GET /recap-shares/abc': () => answer, 'POST /recap-shares/abc/views': () => ({}) });
  showPage('/shared-recap/abc', <SharedRecap token="abc" />);
  return calls;
};

describe('a shared recap', () => {
  it('shows what it is and its file, and counts the view', async () => {
    const calls = open(shared);
    expect(await screen.findByRole('heading', { name: 'Recap of Smiles on the Sideline' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Download the PowerPoint' })).toHaveAttribute(
      'href',
      '/recap-shares/abc/file',
    );
    expect(screen.getByText(/Made on 3\/1\/2030, 640 KB\. The link expires on 4\/1\/2030/)).toBeInTheDocument();
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('POST /recap-shares/abc/views'));
  });

  it.each([
    ['expired', { state: 'expired', expiresAt: '2030-04-01T15:00:00Z' }, 'This link has expired'],
    ['revoked', { state: 'revoked', expiresAt: '2030-04-01T15:00:00Z' }, 'This link was revoked'],
    ['incomplete', new FakeStatus(404), 'This link is not complete'],
  ])('that is %s says so and counts nothing', async (_, answer, title) => {
    const calls = open(answer);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Download/ })).toBeNull();
    expect(calls).toHaveLength(1);
  });

  it('that is being made again has no file for now', async () => {
    open({ ...shared, madeAt: null });
    expect(await screen.findByText(/A new version is being made/)).toBeInTheDocument();
  });
});
