import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeStatus, fakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/page.tsx';
import { Notes } from './Notes.tsx';

const page = (ids: number[], endCursor: string | null = null) => ({
  nodes: ids.map((id) => ({
    id,
    title: id === 1 ? null : `Week ${id}`,
    body: `<p>Text <b>${id}</b></p><script>alert(1)</script>`,
    datedOn: '2031-05-06',
    campaign: { id: 4, name: 'Smiles' },
  })),
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
});

it('notes of a campaign are rich text with a date; older ones load on request', async () => {
  const calls = fakeServer({ DashboardNotes: () => ({ notes: page([1]) }) });
  showPage('/', <Notes token="link" campaignIds={[4]} first={page([3, 2], 'next')} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Week 3',
    'Week 2',
  ]);
  expect(screen.getByText('3').tagName).toBe('B');
  expect(document.querySelector('article script')).toBeNull();
  expect(screen.getAllByText('5/6/2031')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Show older notes' }));
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(calls).toMatchObject([{ name: 'DashboardNotes', body: { cursor: 'next' }, token: 'link' }]);
  expect(screen.queryByRole('button', { name: 'Show older notes' })).toBeNull();
});

it('notes of a season name their campaigns; a failed load can be tried again', async () => {
  let fails = true;
  fakeServer({ DashboardNotes: () => (fails ? new FakeStatus(500) : { notes: page([2]) }) });
  showPage('/', <Notes token="link" campaignIds={[4]} withCampaign heading="Notes" />);
  await screen.findByRole('alert');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('5/6/2031, Smiles')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { level: 3, name: 'Notes' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 4, name: 'Week 2' })).toBeInTheDocument();
});
