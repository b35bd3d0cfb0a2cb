import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { address, fakeServer, showPage, signIn } from '../testing/page.tsx';
import { VerificationList } from './VerificationList.tsx';

let seasonYears = [
  { season: 'spring', year: 2026, primaryStrategistContacts: [] },
  { season: 'fall', year: 2026, primaryStrategistContacts: [{ id: 4, name: 'Dana Whitfield & Co' }] },
];
let meta: HTMLMetaElement;

/** The URLs of the report links, without the page's tabs. */
const reports = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !href.startsWith('/verifications'));

describe('verifications', () => {
  beforeEach(() => {
    signIn();
    meta = document.createElement('meta');
    meta.name = 'verifications-report';
    document.head.append(meta);
    fakeServer({ VerificationsIndex: () => ({ seasonYears }) });
  });
  afterEach(() => meta.remove());

  it('[S-227][S-228][S-229] newest first; a link for each season and for each strategist', async () => {
    meta.content = 'https://reports.example/v?tab=1';
    showPage(<VerificationList />);
    const headings = await screen.findAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Fall 2026', 'Spring 2026']);
    expect(reports()).toEqual([
      'https://reports.example/v?tab=1&season=fall&year=2026',
      'https://reports.example/v?tab=1&season=fall&year=2026&strategist=Dana+Whitfield+%26+Co',
      'https://reports.example/v?tab=1&season=spring&year=2026',
    ]);
  });

  it('[S-231] [C8] without a URL the pending photos are shown instead of links that lead nowhere', async () => {
    meta.content = '__VERIFICATIONS_REPORT__';
    showPage(<VerificationList />, { at: '/verifications', path: '/verifications' });
    await waitFor(() => expect(address()).toBe('/verifications/pending'));
  });

  it('[S-232] latest year and season first, with an empty state', async () => {
    const of = (season: string, year: number) => ({ season, year, primaryStrategistContacts: [] });
    seasonYears = [of('fall', 2025), of('winter', 2027), of('summer', 2026), of('fall', 2026), of('winter', 2026)];
    meta.content = 'https://reports.example/v?tab=1';
    const { unmount } = showPage(<VerificationList />);
    const headings = await screen.findAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Winter 2027',
      'Fall 2026',
      'Summer 2026',
      'Winter 2026',
      'Fall 2025',
    ]);
    expect(screen.queryByText('No campaigns yet!')).toBeNull();
    unmount();
    seasonYears = [];
    showPage(<VerificationList />);
    expect(await screen.findByText('No campaigns yet!')).toBeInTheDocument();
  });
});
