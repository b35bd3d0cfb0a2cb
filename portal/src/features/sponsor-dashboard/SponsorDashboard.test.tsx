import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, fakeToken, loginToken } from '../../testing/fakeServer.ts';
import { address, showPage } from '../../testing/page.tsx';
import SponsorDashboard from './SponsorDashboard.tsx';
import type { SponsorCampaign, SponsorEntry } from './types.ts';

const campaign = (
  id: number,
  season: SponsorCampaign['season'],
  year: number,
  status: SponsorCampaign['status'] = 'active',
  name = `Campaign ${id}`,
): SponsorCampaign => ({
  id,
  name,
  season,
  year,
  status,
  magicToken: `token-${id}`,
});
const sponsor = (id: number, campaigns: SponsorEntry['campaigns']): SponsorEntry => ({
  id,
  name: `Sponsor ${id}`,
  logoUrl: null,
  campaigns,
});

async function open(sponsors: SponsorEntry[], at = '/sponsor-dashboard', token = loginToken('sponsor')) {
  const calls = fakeServer({
    SponsorBilling: () => ({ campaignContracts: [], invoices: [], creditNotes: [], billingPayments: [] }),
    MySponsors: () => ({ mySponsors: sponsors }),
    SponsorSeason: ({ id, season, year }: Record<string, unknown>) => ({
      sponsor: { magicToken: `${id}-${season}-${year}` },
    }),
  });
  showPage(at, <SponsorDashboard />, token);
  await waitFor(() => expect(screen.queryByText('Loading your campaigns')).toBeNull());
  return { calls, user: userEvent.setup() };
}

describe('sponsor dashboard', () => {
  it('[S-173] is for sponsors and staff: without a login it redirects to the login', async () => {
    fakeServer({});
    showPage('/sponsor-dashboard', <SponsorDashboard />);
    await waitFor(() => expect(address()).toBe('/login?redirect=%2Fsponsor-dashboard'));
  });

  it('[S-174][S-176][S-177] groups active and complete campaigns, the latest season first, by name', async () => {
    await open([
      sponsor(1, [
        campaign(1, 'spring', 2026, 'complete'),
        campaign(2, 'fall', 2026, 'active', 'Zebra'),
        campaign(3, 'fall', 2026, 'active', 'Apple'),
        campaign(4, 'fall', 2025, 'proposed'),
        campaign(5, 'winter', 2027),
        campaign(6, 'fall', 2026, 'rejected', 'Rejected'),
      ]),
    ]);
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Winter 2027',
      'Fall 2026',
      'Spring 2026',
    ]);
    expect(
      within(screen.getByRole('region', { name: 'Fall 2026' }))
        .getAllByRole('listitem')
        .map((row) => row.querySelector('b')?.textContent),
    ).toEqual(['Apple', 'Zebra']);
  });

  it('[S-175] each campaign shows name, badge and a View link by its token', async () => {
    await open([sponsor(1, [campaign(1, 'fall', 2026, 'complete')])]);
    const row = within(screen.getByRole('region', { name: 'Fall 2026' }));
    expect(row.getByText('Complete')).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'View Campaign 1' })).toHaveAttribute('href', '/campaign-dashboard/token-1');
  });

  it('[S-178][S-179] a switcher is shown only for several sponsors, and its choice is stored', async () => {
    await open([sponsor(1, [])]);
    expect(screen.queryByLabelText('Sponsor')).toBeNull();
    document.body.replaceChildren();
    const { user } = await open([sponsor(1, []), sponsor(2, [campaign(1, 'fall', 2026)])]);
    await user.selectOptions(screen.getByLabelText('Sponsor'), 'Sponsor 2');
    expect(screen.getByRole('link', { name: 'View Campaign 1' })).toBeInTheDocument();
    expect(localStorage.getItem('sideline.sponsor.8')).toBe('2');
  });

  it('[S-180] queries the caller’s own sponsors, whatever the URL says', async () => {
    const { calls } = await open([], '/sponsor-dashboard?userId=5');
    expect(calls.find(({ name }) => name === 'MySponsors')?.body).toEqual({});
  });

  const twoSeasons = [
    sponsor(3, [campaign(1, 'fall', 2026), campaign(2, 'fall', 2026, 'complete'), campaign(4, 'spring', 2026)]),
  ];

  it('[S-183] [S-184] a season with several campaigns links to its dashboard, from its heading and from the list', async () => {
    const { calls } = await open(twoSeasons);
    const fall = within(screen.getByRole('region', { name: 'Fall 2026' }));
    const target = '/seasonal-dashboard/3-fall-2026';
    expect(await fall.findByRole('link', { name: 'View Seasonal Dashboard' })).toHaveAttribute('href', target);
    expect(within(fall.getByRole('list')).getByRole('link', { name: 'View All Seasonal Data' })).toHaveAttribute(
      'href',
      target,
    );
    const spring = within(screen.getByRole('region', { name: 'Spring 2026' }));
    expect(spring.queryByRole('link', { name: /Seasonal/ })).toBeNull();
    expect(calls.filter(({ name }) => name === 'SponsorSeason').map(({ body }) => body)).toEqual([
      { id: 3, season: 'fall', year: 2026 },
    ]);
  });

  it('[S-185] only staff edit it', async () => {
    const edit = { name: 'Edit Seasonal Dashboard' };
    await open(twoSeasons);
    expect(screen.queryByRole('link', edit)).toBeNull();
    document.body.replaceChildren();
    await open(twoSeasons, '/sponsor-dashboard', fakeToken({ role: 'admin', sub: '1' }));
    expect(screen.getByRole('link', edit)).toHaveAttribute(
      'href',
      '/campaign-planner/sponsors/3/seasonal-goal/fall/2026',
    );
  });

  it('[S-182] empty message', async () => {
    await open([]);
    expect(await screen.findByText("This sponsor doesn't have any campaigns right now.")).toBeInTheDocument();
  });
});
