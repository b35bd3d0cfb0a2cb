import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer, showPage, signIn } from '../../testing/page.tsx';
import { PreQualsTab } from './PreQualsTab.tsx';

const campaign = (id: number) => ({ id, name: `Campaign ${id}`, season: 'spring', year: 2027 });

beforeEach(() => signIn());

describe('Pre Quals', () => {
  const offer = (id: number, ...days: string[]) => ({
    id,
    campaign: campaign(id),
    preQualSurveyResponses: days.map((day, n) => ({ id: id * 10 + n, createdAt: `${day}T15:00:00Z` })),
  });
  const show = (offers: object[]) => {
    fakeServer({ OrganizationPreQuals: () => ({ organization: { id: 3, offers } }) });
    showPage(<PreQualsTab id={3} />);
  };

  it('[B-204] [B-205] [B-206] campaign, offer and the date of its first response', async () => {
    show([offer(4, '2026-05-09', '2026-05-02')]);
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Campaign',
      'Offer Url',
      'Date Responded',
    ]);
    expect(table.getByRole('link', { name: '/offers/4' })).toHaveAttribute('href', '/offers/4');
    expect(table.getByRole('cell', { name: '5/2/2026' })).toBeInTheDocument();
  });

  it('[B-207] [B-208] only offers with a response, latest response first', async () => {
    show([offer(1, '2026-05-02'), offer(2), offer(3, '2026-06-01')]);
    await screen.findByRole('table');
    await waitFor(() =>
      expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['/offers/3', '/offers/1']),
    );
  });

  it('[B-208] shows an empty state', async () => {
    show([offer(2)]);
    expect(await screen.findByText('No pre-qual responses yet')).toBeInTheDocument();
  });
});
