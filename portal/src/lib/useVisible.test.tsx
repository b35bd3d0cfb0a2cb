import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { RestrictedEntry } from '../../../ui/entries.ts';
import { FakeStatus, fakeServer, leagueToken } from '../testing/fakeServer.ts';
import { showPage } from '../testing/page.tsx';
import { useVisible } from './useVisible.ts';

const entries: (RestrictedEntry & { label: string })[] = [
  { label: 'For all' },
  { label: 'For sponsors', roles: ['sponsor'] },
  { label: 'Behind a switch', flag: 'new-tab' },
  { label: 'Behind one that cannot be asked', flag: 'broken' },
];
const Navigation = () => useVisible(entries).map(({ label }) => <i key={label}>{label}</i>);

it('[B-023] [B-025] a league sees what its role and the enabled flags allow', async () => {
  fakeServer({
    FeatureFlag: ({ name }: { name: string }) => (name === 'broken' ? new FakeStatus(503, {}) : { featureFlag: true }),
  });
  showPage('/', <Navigation />, leagueToken);
  await screen.findByText('Behind a switch');
  await waitFor(() =>
    expect([...document.querySelectorAll('i')].map((one) => one.textContent)).toEqual(['For all', 'Behind a switch']),
  );
});
