import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { campaignStatuses, offerStatuses } from '../../../../ui/status.ts';
import { fakeServer, showPage, signIn } from '../../testing/page.tsx';
import { CampaignsTab } from './CampaignsTab.tsx';
import { PreQualsTab } from './PreQualsTab.tsx';

const campaign = (id: number, season = 'spring') => ({
  id,
  name: `Campaign ${id}`,
  season,
  year: 2027,
  status: 'active',
  sponsor: { id: 9, name: 'Harvest Lane' },
});

beforeEach(() => signIn());

describe('Campaigns', () => {
  const show = (offers: object[]) => {
    fakeServer({ OrganizationOffers: () => ({ organization: { id: 3, offers } }) });
    showPage(<CampaignsTab id={3} />);
  };
  const offer = (id: number, status: string, season?: string) => ({
    id,
    status,
    campaign: campaign(id, season),
    sponsorableProperty: { id: 1, name: 'Juniors' },
  });
  const links = () => screen.getAllByRole('link', { name: /^Campaign/ }).map((link) => link.getAttribute('href'));

  it('[B-196] [B-202] shows all offers and the active ones again; nothing to choose where all are active', async () => {
    show([offer(1, 'confirmed'), offer(2, 'rejected')]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show All' }));
    expect(screen.getByRole('heading', { name: 'All Offers' })).toBeInTheDocument();
    expect(links()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Show Active' }));
    expect(links()).toEqual(['/offers/1']);
  });

  it('[B-202] has no choice where all are active', async () => {
    show([offer(1, 'confirmed')]);
    await screen.findByRole('heading', { name: 'Active Offers' });
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  });

  it('[B-201] [B-203] within a year the latest season comes first, then the latest offer; links to offer and sponsor', async () => {
    show([offer(1, 'confirmed', 'fall'), offer(2, 'confirmed', 'winter'), offer(5, 'proposed', 'fall')]);
    await screen.findByRole('heading', { name: 'Active Offers' });
    expect(links()).toEqual(['/offers/5', '/offers/1', '/offers/2']);
    for (const link of screen.getAllByRole('link', { name: 'Harvest Lane' }))
      expect(link).toHaveAttribute('href', '/campaign-planner/sponsors/9');
  });

  it('[B-198] says that there is none', async () => {
    show([]);
    expect(
      await screen.findByText('No campaigns include sponsorable properties of this organization yet!'),
    ).toBeInTheDocument();
  });

  it('[B-200] each stage has its colour, a league’s refusal that of proposed, what is over none', () => {
    const tones = Object.fromEntries(Object.entries(offerStatuses).map(([status, { tone }]) => [status, tone]));
    expect(tones).toEqual({
      prospecting: 'prospecting',
      qualified: 'qualified',
      proposed: 'proposed',
      rejected_by_league: 'proposed',
      confirmed: 'confirmed',
      unqualified: 'inactive',
      rejected: 'inactive',
      rejected_by_organization: 'inactive',
      canceled: 'inactive',
    });
    expect(campaignStatuses.proposed.tone).toBe('proposed');
  });
});

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

  it('[B-204] [B-205] [B-206] campaign, offer and the day of its first response', async () => {
    show([offer(4, '2026-05-09', '2026-05-02')]);
    const table = within(await screen.findByRole('table', { name: 'PreQual Responses' }));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Campaign',
      'Offer Url',
      'Date Responded',
    ]);
    expect(table.getByRole('link', { name: '/offers/4' })).toHaveAttribute('href', '/offers/4');
    expect(table.getByRole('cell', { name: '5/2/2026' })).toBeInTheDocument();
  });

  it('[B-207] [B-208] only offers that were answered, the newest answer first', async () => {
    show([offer(1, '2026-05-02'), offer(2), offer(3, '2026-06-01')]);
    await screen.findByRole('table', { name: 'PreQual Responses' });
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['/offers/3', '/offers/1']);
  });

  it('[B-208] says that there is none', async () => {
    show([offer(2)]);
    expect(await screen.findByText('No pre-qual responses yet')).toBeInTheDocument();
  });
});
