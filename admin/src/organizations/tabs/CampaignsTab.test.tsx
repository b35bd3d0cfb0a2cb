import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { campaignStatuses, offerStatuses } from '../../../../ui/status.ts';
import { address, fakeServer, showPage, signIn } from '../../testing/page.tsx';
import { CampaignsTab } from './CampaignsTab.tsx';

describe('Campaigns', () => {
  beforeEach(() => signIn());
  const offer = (id: number, status: string, year: number) => ({
    id,
    status,
    campaign: {
      id,
      name: `Campaign ${id}`,
      season: 'spring',
      year,
      status: 'active',
      sponsor: { id: 9, name: 'Harvest Lane' },
    },
    sponsorableProperty: { id: 1, name: 'Juniors' },
  });

  it('[B-194][B-195][B-197] active offers first, latest year first, linked to offer and sponsor', async () => {
    fakeServer({
      OrganizationOffers: () => ({
        organization: {
          id: 3,
          offers: [offer(1, 'confirmed', 2026), offer(2, 'canceled', 2027), offer(4, 'qualified', 2027)],
        },
      }),
    });
    showPage(<CampaignsTab id={3} />);
    expect(await screen.findByRole('heading', { name: 'Active Offers' })).toBeInTheDocument();
    const links = () => screen.getAllByRole('link', { name: /^Campaign/ }).map((link) => link.getAttribute('href'));
    expect(links()).toEqual(['/offers/4', '/offers/1']);
    expect(screen.getAllByRole('link', { name: 'Harvest Lane' })[0]).toHaveAttribute(
      'href',
      '/campaign-planner/sponsors/9',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show All' }));
    expect(links()).toEqual(['/offers/4', '/offers/2', '/offers/1']);
    expect(screen.getByRole('button', { name: 'Show Active' })).toBeInTheDocument();
  });

  it('[B-198] distinguishes no offers and no active offers; Show All is kept in the URL', async () => {
    fakeServer({ OrganizationOffers: () => ({ organization: { id: 3, offers: [offer(2, 'canceled', 2027)] } }) });
    const ended = showPage(<CampaignsTab id={3} />, { at: '/organizations/3/campaigns' });
    expect(await screen.findByText('No active offers. Show All includes the ended ones.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show All' }));
    expect(screen.getByRole('link', { name: /^Campaign 2/ })).toBeInTheDocument();
    expect(address()).toBe('/organizations/3/campaigns?all=');
    ended.unmount();
    fakeServer({ OrganizationOffers: () => ({ organization: { id: 3, offers: [] } }) });
    showPage(<CampaignsTab id={3} />);
    expect(
      await screen.findByText('No campaigns include sponsorable properties of this organization yet!'),
    ).toBeInTheDocument();
  });
});

describe('all and none', () => {
  beforeEach(() => signIn());
  const show = (offers: object[]) => {
    fakeServer({ OrganizationOffers: () => ({ organization: { id: 3, offers } }) });
    showPage(<CampaignsTab id={3} />);
  };
  const offer = (id: number, status: string, season = 'spring') => ({
    id,
    status,
    campaign: {
      id,
      name: `Campaign ${id}`,
      season,
      year: 2027,
      status: 'active',
      sponsor: { id: 9, name: 'Harvest Lane' },
    },
    sponsorableProperty: { id: 1, name: 'Juniors' },
  });
  const links = () => screen.getAllByRole('link', { name: /^Campaign/ }).map((link) => link.getAttribute('href'));

  it('[B-196] [B-202] toggles between all and active offers; no toggle if all are active', async () => {
    show([offer(1, 'confirmed'), offer(2, 'rejected')]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show All' }));
    expect(screen.getByRole('heading', { name: 'All Offers' })).toBeInTheDocument();
    expect(links()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Show Active' }));
    expect(links()).toEqual(['/offers/1']);
  });

  it('[B-202] has no toggle if all are active', async () => {
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

  it('[B-198] shows an empty state', async () => {
    show([]);
    expect(
      await screen.findByText('No campaigns include sponsorable properties of this organization yet!'),
    ).toBeInTheDocument();
  });

  it('[B-200] each stage has its color, a rejection by the league that of proposed, ended ones none', () => {
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

  it('[B-199] a campaign’s badge: active in the brand color, complete as success, proposed as warning, others neutral', async () => {
    const statuses = ['active', 'complete', 'proposed', 'contracted', 'rejected'];
    show(
      statuses.map((status, id) => ({
        ...offer(id + 1, 'confirmed'),
        campaign: { ...offer(id + 1, '').campaign, status },
      })),
    );
    await screen.findByRole('heading', { name: 'Active Offers' });
    const tones = statuses.map((_, index) => {
      const row = screen.getByRole('link', { name: new RegExp(`Campaign ${index + 1}`) }).closest('tr') as HTMLElement;
      return getComputedStyle(row.querySelector('.MuiChip-root') as HTMLElement).backgroundColor;
    });
    expect(tones).toEqual([
      expect.not.stringContaining('var('), // The sponsor's own.
      'var(--confirmed-bg)',
      'var(--proposed-bg)',
      'var(--inactive-bg)',
      'var(--inactive-bg)',
    ]);
  });
});
