import { readFileSync } from 'node:fs';
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { readToken } from '../../../../ui/session.ts';
import { statistic } from '../../testing/campaignDashboard.tsx';
import { FakeStatus, fakeServer, leagueToken } from '../../testing/fakeServer.ts';
import { address, showPage } from '../../testing/page.tsx';
import { campaign, empty, openSeason, page, token } from '../../testing/seasonalDashboard.tsx';
import SeasonalDashboard from './SeasonalDashboard.tsx';
import { seasonTabs } from './seasonTabs.ts';

const documents = readFileSync(`${import.meta.dirname}/seasonal-dashboard.graphql`, 'utf8');

describe('seasonal dashboard', () => {
  it('[S-205][S-206][S-208] queries its season with the link; the header shows sponsor, season and year', async () => {
    const { calls } = await openSeason('');
    expect(calls[0]).toMatchObject({ name: 'SeasonalDashboard', token, body: { season: 'fall', year: 2026 } });
    expect(screen.getByRole('heading', { level: 1, name: 'Fall 2026' })).toBeInTheDocument();
    expect(screen.getAllByText('Brightwell Dental').length).toBeGreaterThan(0);
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('RecordLinkView'));
  });

  it('[S-207] has seven tabs in order, Goals first', async () => {
    const intoView = jest.fn();
    Element.prototype.scrollIntoView = intoView;
    const { user } = await openSeason('');
    const tabs = within(screen.getByRole('navigation', { name: 'Seasonal dashboard' })).getAllByRole('link');
    expect(tabs.map((link) => link.textContent)).toEqual(seasonTabs.map(({ label }) => label));
    expect(screen.getByRole('heading', { level: 2, name: 'Goals' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Results' }));
    expect(address()).toBe(`/seasonal-dashboard/${token}?tab=results`);
    const results = screen.getByRole('link', { name: 'Results' });
    expect(results).toHaveAttribute('aria-current', 'page');
    expect(intoView.mock.contexts).toEqual([tabs[0], results]); // the row of tabs may be wider than a phone
  });

  it.each(seasonTabs.map(({ label }) => label))('[S-002] nothing can be edited on the tab %s', async (label) => {
    const testimonials = [{ id: 1, quote: 'Great', attribution: null }];
    const { user } = await openSeason(
      '',
      { campaigns: [campaign(1, { impressions: 500, testimonials })] },
      {
        FeaturedPhotos: () => ({ featuredPhotos: page([]) }),
        SeasonalCampaignVerifications: () => ({ campaignsConnection: page([]) }),
      },
    );
    await user.click(screen.getByRole('link', { name: label }));
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page');
    expect([...document.querySelectorAll('form, input, textarea, select, [contenteditable="true"]')]).toEqual([]);
  });

  const emptyTexts = [
    ['', 'Sorry! Goals have not been created yet!'],
    ['impressions', 'Sorry! Impressions have yet to be collected!'],
    ['results', 'Sorry! Results have yet to be collected!'],
    ['testimonials', 'Sorry! Testimonials have yet to be collected!'],
    ['creative', 'Sorry! There are no campaigns yet.'],
  ] as const;
  it.each(emptyTexts)('[S-215][S-218][S-221] tab "%s" without content: %s', async (tab, text) => {
    await openSeason(tab);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('shows the notes of its campaigns with the goals', async () => {
    const note = {
      id: 3,
      title: 'Kickoff',
      body: '<p>We won.</p>',
      datedOn: '2026-09-06',
      campaign: { id: 1, name: 'Smiles' },
    };
    await openSeason('', { campaigns: [campaign(1)] }, { DashboardNotes: () => ({ notes: page([note]) }) });
    expect(await screen.findByRole('heading', { level: 3, name: 'Notes from our team' })).toBeInTheDocument();
    expect(screen.getByRole('article')).toHaveTextContent('9/6/2026, SmilesKickoffWe won.');
  });

  it('[S-209] shows the goal’s rich text', async () => {
    await openSeason('', { seasonalGoal: '<p>Reach <b>5,000</b> families</p>' });
    expect(screen.getByText('5,000').tagName).toBe('B');
  });

  it('[S-437] campaigns load ten at a time until there is no next page', async () => {
    const ten = (from: number) => Array.from({ length: 10 }, (_, n) => campaign(from + n, { impressions: 10 }));
    const pages = [page(ten(11), 'c20'), page([campaign(21, { impressions: 10 })])];
    const { calls } = await openSeason(
      'impressions',
      {},
      {
        SeasonalDashboard: () => ({ ...empty, campaigns: { ...page(ten(1), 'c10'), totalCount: 21 } }),
        SeasonalCampaigns: () => ({ campaignsConnection: pages.shift() }),
      },
    );
    await waitFor(() => expect(screen.getByRole('row', { name: /^Total/ })).toHaveTextContent('210'));
    expect(calls.filter(({ name }) => name === 'SeasonalCampaigns').map(({ body }) => body.cursor)).toEqual([
      'c10',
      'c20',
    ]);
    expect(documents.match(/dashboardCampaignsConnection\([^)]*first: 10\b/g)).toHaveLength(3);
  });

  it('[S-210] ten photos at a time with a cursor; each opens in a lightbox', async () => {
    const photo = (id: number) => ({
      id,
      thumbnailUrl: `/t/${id}.jpg`,
      fullSizeUrl: `/f/${id}.jpg`,
      createdAt: '2026-09-19T15:00:00Z',
      league: { organizationName: `League ${id}`, city: 'Erie', state: 'PA' },
    });
    const pages = [
      page(
        Array.from({ length: 10 }, (_, n) => photo(n + 1)),
        'c10',
      ),
      page([photo(11)]),
    ];
    const { calls, user } = await openSeason(
      'featured-photos',
      {},
      { FeaturedPhotos: () => ({ featuredPhotos: pages.shift() }) },
    );
    expect(await screen.findAllByRole('button', { name: /Open the photo/ })).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Show more photos' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /Open the photo/ })).toHaveLength(11));
    expect(calls.filter(({ name }) => name === 'FeaturedPhotos').map(({ body }) => body.cursor)).toEqual([null, 'c10']);
    expect(screen.queryByRole('button', { name: 'Show more photos' })).toBeNull();
    // keyboard users continue where the button was
    expect(screen.getByRole('button', { name: 'Open the photo of League 11' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Open the photo of League 11' }));
    expect(within(screen.getByRole('dialog')).getByRole('img')).toHaveAttribute('src', '/f/11.jpg');
  });

  it('[S-210] says so if there are none', async () => {
    await openSeason('featured-photos', {}, { FeaturedPhotos: () => ({ featuredPhotos: page([]) }) });
    expect(await screen.findByText('Sorry! You have no photos yet!')).toBeInTheDocument();
  });

  it('[S-211][S-212][S-213] all leagues by region, loaded page by page until there is no next page', async () => {
    const league = (id: number, state: string | null) => ({
      id,
      organizationId: id,
      organizationName: `League ${id}`,
      sponsorablePropertyName: 'Fall Rec',
      city: null,
      state,
    });
    const pages = [
      page([{ id: 1, name: 'A', leagues: [league(1, 'PA'), league(2, null)] }], 'c1'),
      page([{ id: 2, name: 'B', leagues: [league(3, 'OH')] }]),
    ];
    await openSeason(
      'verification-map',
      {},
      { SeasonalCampaignVerifications: () => ({ campaignsConnection: pages.shift() }) },
    );
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
        'Ohio 1 league',
        'Pennsylvania 1 league',
        'Other 1 league',
      ]),
    );
  });

  it('[M9] [M14] each number in the header links to what it counts; leagues are organizations, programs are programs', async () => {
    await openSeason('', {
      campaigns: [campaign(1, { impressions: 500 })],
      organizationsCount: 2,
      programs: { totalCount: 3 },
      photos: { totalCount: 12 },
    });
    const numbers = [...document.querySelectorAll('.hero__nums a')].map((one) => [
      one.textContent,
      new URL((one as HTMLAnchorElement).href).pathname.replace(`/seasonal-dashboard/${token}`, ''),
    ]);
    expect(numbers).toEqual([
      ['1 campaign', ''],
      ['2 leagues', '/evidence/leagues'],
      ['3 programs', '/evidence/leagues'],
      ['12 photos checked', '/evidence/photos'],
      ['500 impressions', '/evidence/impressions'],
    ]);
    expect(within(screen.getByRole('region', { name: '1 campaign' })).getByText('Campaign 1')).toBeInTheDocument();
  });

  it('[M9] an organization with several programs in a region is one league there', async () => {
    const program = (id: number, organizationId: number) => ({
      id,
      organizationId,
      organizationName: `League ${organizationId}`,
      sponsorablePropertyName: `Program ${id}`,
      city: null,
      state: 'PA',
    });
    const leagues = [program(1, 7), program(2, 7), program(3, 8)];
    await openSeason(
      'verification-map',
      {},
      { SeasonalCampaignVerifications: () => ({ campaignsConnection: page([{ id: 1, name: 'A', leagues }]) }) },
    );
    const region = within(await screen.findByRole('region', { name: 'Pennsylvania' }));
    expect(region.getByRole('heading')).toHaveTextContent('2 leagues');
    expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'League 7Program 1, PAProgram 2, PA',
      'League 8Program 3, PA',
    ]);
  });

  it('[M14] the photos tab shows all verified photos below the featured ones', async () => {
    const photo = {
      id: 5,
      thumbnailUrl: '/t/5.jpg',
      fullSizeUrl: '/f/5.jpg',
      createdAt: '2026-09-19T15:00:00Z',
      league: { organizationName: 'League 5', city: 'Erie', state: 'PA' },
    };
    await openSeason(
      'featured-photos',
      { photos: { totalCount: 1 } },
      {
        FeaturedPhotos: () => ({ featuredPhotos: page([]) }),
        CheckedPhotos: () => ({ checkedPhotos: page([photo]) }),
      },
    );
    const all = within(await screen.findByRole('region', { name: 'All photos checked: 1' }));
    expect(await all.findByRole('button', { name: 'Open the photo of League 5' })).toBeInTheDocument();
  });

  it('[M2] marks impressions that staff entered, with the date', async () => {
    await openSeason('impressions', {
      campaigns: [
        campaign(1, { impressions: 1200, impressionsEnteredAt: '2026-11-03T15:00:00Z' }),
        campaign(2, { impressions: 300 }),
      ],
    });
    expect(screen.getAllByText(/^Entered by our team on 11\/3\/2026/)).toHaveLength(1);
  });

  it('[S-214] impressions above 0 with their total', async () => {
    await openSeason('impressions', {
      campaigns: [
        campaign(1, { impressions: 1200 }),
        campaign(2, { impressions: 0 }),
        campaign(3, { impressions: 300 }),
      ],
    });
    expect(screen.getByRole('heading', { name: 'Estimated Seasonal Impressions' })).toBeInTheDocument();
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'CampaignImpressions',
      'Campaign 11,200',
      'Campaign 3300',
      'Total1,500',
    ]);
  });

  it('[S-216] a table for each campaign with results', async () => {
    const statistics = [statistic({ name: 'Players', number: '6340', numberEnteredAt: '2026-11-03T15:00:00Z' })];
    await openSeason('results', { campaigns: [campaign(1, { statistics }), campaign(2)] });
    expect(within(screen.getByRole('table', { name: 'Campaign 1' })).getByText('6,340')).toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: 'Players Entered by our team on 11/3/2026' })).toBeInTheDocument();
    expect(screen.getAllByRole('table')).toHaveLength(1);
  });

  it('[S-204][S-217] at most three testimonials of a campaign, under its name', async () => {
    const testimonials = [1, 2, 3, 4].map((id) => ({
      id,
      quote: `Quote ${id}`,
      attribution: id === 1 ? 'Coach Ruiz' : null,
    }));
    await openSeason('testimonials', { campaigns: [campaign(1, { testimonials })] });
    const group = within(screen.getByRole('region', { name: 'Campaign 1' }));
    expect(group.getAllByRole('figure')).toHaveLength(3);
    expect(group.getByText('Coach Ruiz')).toBeInTheDocument();
  });

  it('[S-220] creative of all campaigns, without duplicate names', async () => {
    const file = (id: number, name: string) => ({ id, name, fullSizeUrl: `/f/${id}.png`, thumbnailUrl: null });
    await openSeason('creative', {
      campaigns: [
        campaign(1, { creativeFiles: [file(1, 'Banner')], creativeContents: [{ id: 1, name: 'Text', content: 'a' }] }),
        campaign(2, {
          creativeFiles: [file(2, 'banner '), file(3, 'Poster')],
          creativeContents: [{ id: 2, name: 'Text', content: 'b' }],
        }),
      ],
    });
    expect(screen.getAllByRole('listitem').filter((item) => item.closest('.seasoncreative'))).toHaveLength(3);
  });

  const problems = ['expired', 'revoked', 'tampered'];
  it.each(problems)('[S-223][S-225] %s: expired link, the login stays', async (link) => {
    fakeServer({
      SeasonalDashboard: () =>
        new FakeStatus(401, { errors: [{ message: 'no', extensions: { code: 'SL401', link } }] }),
    });
    showPage(`/seasonal-dashboard/${token}`, <SeasonalDashboard token={token} />, leagueToken);
    expect(await screen.findByRole('heading', { level: 1, name: 'Link has expired' })).toBeInTheDocument();
    expect(readToken()).toBe(leagueToken);
  });

  it('[S-224] a server error shows the global error screen', async () => {
    fakeServer({ SeasonalDashboard: () => new FakeStatus(500, {}) });
    showPage(`/seasonal-dashboard/${token}`, <SeasonalDashboard token={token} />);
    expect(await screen.findByText('Sorry, it looks like we fumbled the ball.')).toBeInTheDocument();
  });
});
