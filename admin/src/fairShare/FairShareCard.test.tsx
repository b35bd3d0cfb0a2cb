import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { LazyMapProps } from '../../../ui/map/LazyMap.tsx';
import { fakeServer, showPage, signIn } from '../testing/page.tsx';

jest.unstable_mockModule('../../../ui/map/LazyMap.tsx', () => ({
  LazyMap: ({ label, markers }: LazyMapProps) => (
    <section aria-label={label}>
      {markers?.map((marker) => (
        <p key={marker.id}>{marker.label}</p>
      ))}
    </section>
  ),
}));
const { FairShareCard } = await import('./FairShareCard.tsx');

beforeEach(() => signIn());

const group = (dimension: string, label: string | null, inReach: number, confirmed: number, more: object = {}) => ({
  dimension,
  label,
  inReach,
  confirmed,
  dollars: '1500.00',
  lat: null,
  lon: null,
  ...more,
});

it('shows who got how much as a summary, on a map of states and in a table', async () => {
  const fairShares = [
    group('League', 'New', 30, 3),
    group('League', 'Returning', 10, 2),
    group('Sport', null, 4, 1),
    group('State', 'TX', 12, 5, { lat: 31, lon: -99 }),
  ];
  fakeServer({ FairShare: () => ({ campaign: { id: 8, fairShareSentence: 'More got Texas.', fairShares } }) });
  showPage(<FairShareCard campaignId={8} />);
  expect(await screen.findByText('More got Texas.')).toBeInTheDocument();
  expect(screen.getByText('5 of 40 programs in reach')).toBeInTheDocument();
  expect(screen.getByText('TX: 5 of 12 in reach')).toBeInTheDocument();
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    'League: New30 (75%)3 (60%)$1,500',
    'League: Returning10 (25%)2 (40%)$1,500',
    'Sport: Not known4 (10%)1 (20%)$1,500',
    'State: TX12 (30%)5 (100%)$1,500',
  ]);
});

it('says what it will show before a league is confirmed', async () => {
  fakeServer({ FairShare: () => ({ campaign: { id: 8, fairShareSentence: null, fairShares: [] } }) });
  showPage(<FairShareCard campaignId={8} />);
  expect(await screen.findByText(/Once leagues are confirmed/)).toBeInTheDocument();
});
