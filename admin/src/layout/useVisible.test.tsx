import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { RestrictedEntry } from '../../../ui/entries.ts';
import { fakeServer, showPage, signIn } from '../testing/page.tsx';
import { useVisible } from './useVisible.ts';

const entries: (RestrictedEntry & { label: string })[] = [
  { label: 'For all' },
  { label: 'Not for staff', roles: ['organization'] },
  { label: 'Behind a switch', flag: 'new-tab' },
  { label: 'Behind one that is off', flag: 'later' },
];
const Navigation = () => useVisible(entries).map(({ label }) => <i key={label}>{label}</i>);
const seen = () => [...document.querySelectorAll('i')].map((element) => element.textContent);

describe('navigation entries', () => {
  beforeEach(() => localStorage.clear());

  it('[B-023] [B-025] are shown by role and feature flag', async () => {
    signIn('admin');
    const sent = fakeServer({ FeatureFlag: ({ name }: { name: string }) => ({ featureFlag: name === 'new-tab' }) });
    showPage(<Navigation />);
    expect(seen()).toEqual(['For all']);
    await waitFor(() => expect(seen()).toEqual(['For all', 'Behind a switch']));
    expect(sent.map(({ variables }) => variables)).toEqual([{ name: 'new-tab' }, { name: 'later' }]);
  });

  it('[B-024] are all shown to a superadmin, whatever role or flag they require', () => {
    signIn('superadmin');
    const sent = fakeServer({ FeatureFlag: () => ({ featureFlag: false }) });
    showPage(<Navigation />);
    expect(seen()).toEqual(entries.map(({ label }) => label));
    expect(sent).toEqual([]);
    expect(screen.getByText('Not for staff')).toBeInTheDocument();
  });
});
