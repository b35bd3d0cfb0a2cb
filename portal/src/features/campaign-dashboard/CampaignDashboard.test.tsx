import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readToken } from '../../../../ui/session.ts';
import { clearPrefetched } from '../../lib/prefetch.ts';
import { programsAtATime } from '../../shared/campaign/types.ts';
import { featured, league, open, photo, statistic } from '../../testing/campaignDashboard.tsx';
import { FakeStatus, fakeServer, fakeToken, leagueToken } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/page.tsx';
import CampaignDashboard, { prefetch } from './CampaignDashboard.tsx';

const documents = ['campaign-dashboard.graphql', '../../shared/campaign/campaign.graphql']
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  .join('\n');
const sponsorToken = fakeToken({ role: 'sponsor', sub: '9', email: 'sam@brand.test', name: 'Sam', created_at: null });
const note = {
  id: 5,
  title: 'Opening day',
  body: '<p>We <b>won</b>.</p>',
  datedOn: '2031-05-06',
  campaign: { id: 1, name: 'Smiles on the Sideline' },
};
/** The address of the lists behind the numbers. */
const evidence = '/campaign-dashboard/link/evidence/';
/** The elements with which a user could change something. */
const controls = () => [...document.querySelectorAll('form, input, textarea, select, [contenteditable="true"]')];

describe('campaign dashboard', () => {
  it('[S-002] is read-only: nothing on it can be typed, chosen or sent', async () => {
    await open(
      {
        dashboardLeagues: [league(1), league(2)],
        featuredPhotos: featured([1]),
        dashboardStatistics: [statistic({ name: 'Brushes', number: '500' })],
        dashboardTestimonials: [{ id: 1, quote: 'Great', attribution: 'A coach' }],
      },
      { sponsorFacingGoalBody: '<p>Meet <b>5,000</b> families.</p>', impressions: 1200 },
    );
    expect(screen.getByText('Great', { exact: false })).toBeInTheDocument();
    expect(controls()).toEqual([]);
  });

  it('[S-002] a signed-in user of the sponsor has fields only in dialogs, and writes with the login', async () => {
    const { calls } = await open(
      { notes: { nodes: [note], pageInfo: { hasNextPage: false, endCursor: null } } },
      {},
      { SponsorFeedback: () => ({ campaigns: [{ id: 1 }], feedback: [], requests: [] }) },
      sponsorToken,
    );
    await screen.findByRole('button', { name: /^React or comment ?: the goal/ });
    expect(screen.getByRole('button', { name: /^React or comment ?: Opening day/ })).toBeInTheDocument();
    expect(controls()).toEqual([]);
    expect(calls.find(({ name }) => name === 'SponsorFeedback')).toMatchObject({
      token: sponsorToken,
      body: { campaignIds: [1] },
    });
  });

  it('notes of our team are read before what was delivered', async () => {
    await open({
      dashboardLeagues: [league(1)],
      notes: { nodes: [note], pageInfo: { hasNextPage: false, endCursor: null } },
    });
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(0, 2)).toEqual(['Notes from our team', 'Promised and Delivered']);
    expect(screen.getByRole('link', { name: 'Notes' })).toHaveAttribute('href', '#notes');
    expect(screen.getByRole('article')).toHaveTextContent('5/6/2031Opening dayWe won.');
  });

  it('[S-186][S-420] queries with the link token', async () => {
    const { calls } = await open();
    expect(new Set(calls.map((call) => call.token))).toEqual(new Set(['link']));
  });

  it('[S-187] shows sponsor, campaign and goal', async () => {
    await open(
      {},
      {
        sponsorFacingGoalTitle: 'A toothbrush in every bag',
        sponsorFacingGoalBody: '<p>Meet <b>5,000</b> families.</p>',
        sponsorFacingGoalImageUrl: '/files/goal.jpg?e=1',
      },
    );
    expect(screen.getByText('Brightwell Dental')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Smiles on the Sideline' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'A toothbrush in every bag' })).toBeInTheDocument();
    expect(screen.getByText('5,000').tagName).toBe('B');
    expect(screen.getByRole('img', { name: /Brightwell Dental: A toothbrush/ })).toHaveAttribute(
      'src',
      '/files/goal.jpg?e=1&size=page',
    );
  });

  it('starts loading the picture of the headline with the response, before it is rendered', async () => {
    const dashboard = { dashboardCampaigns: [{}], featuredPhotos: featured([4]) };
    fakeServer({ CampaignDashboard: () => dashboard });
    prefetch('early');
    const started = () => document.head.querySelector('link[rel="preload"][as="image"]');
    await waitFor(() => expect(started()).toHaveAttribute('href', '/files/4.jpg&size=page'));
    clearPrefetched();
  });

  it('[S-187] shows the logo if there is one', async () => {
    await open({}, { sponsorLogoUrl: '/files/logo.png' });
    expect(document.querySelector('.brand img')).toHaveAttribute('src', '/files/logo.png');
  });

  it('[S-188] shows a large photo before each four small ones, as long as there are four', async () => {
    await open({ featuredPhotos: featured([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) });
    const photos = within(screen.getByRole('region', { name: 'Featured photos' })).getAllByRole('figure');
    expect(
      photos.map((photo) => photo.classList.contains('photos__lead')).flatMap((is, at) => (is ? [at] : [])),
    ).toEqual([0, 5]);
  });

  it('[S-188 S-437] shows featured photos, ten at a time, each of which opens in a lightbox', async () => {
    const { user, calls } = await open(
      { featuredPhotos: featured([1, 2], 'two') },
      {},
      { FeaturedPhotos: () => ({ featuredPhotos: featured([3]) }) },
    );
    const photos = within(screen.getByRole('region', { name: 'Featured photos' }));
    await user.click(photos.getByRole('button', { name: 'Open the photo of League 1' }));
    expect(within(screen.getByRole('dialog')).getByRole('img')).toHaveAttribute('src', '/files/1.jpg');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(photos.getByRole('button', { name: 'Show more photos' }));
    expect(await photos.findByRole('button', { name: 'Open the photo of League 3' })).toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'FeaturedPhotos')?.body).toEqual({ cursor: 'two' });
    expect(documents.match(/featuredPhotos: dashboardPhotosConnection\([^)]*first: 10\b/g)).toHaveLength(2);
    expect(photos.queryByRole('button', { name: 'Show more photos' })).toBeNull();
    expect(photos.getByRole('button', { name: 'Open the photo of League 3' })).toHaveFocus();
  });

  it('requests photos again when their URLs have expired, once for each URL', async () => {
    const renewed = featured([1, 2]);
    for (const node of renewed.nodes) node.fullSizeUrl = `/files/${node.id}.jpg?e=2`;
    const { user, calls } = await open(
      { featuredPhotos: featured([1, 2]) },
      {},
      { FeaturedPhotos: () => ({ featuredPhotos: renewed }) },
    );
    const photos = within(screen.getByRole('region', { name: 'Featured photos' }));
    await user.click(photos.getByRole('button', { name: 'Open the photo of League 1' }));
    const large = within(screen.getByRole('dialog')).getByRole('img');
    for (let times = 0; times < 2; times += 1) fireEvent.error(large);
    await waitFor(() => expect(large).toHaveAttribute('src', '/files/1.jpg?e=2'));
    expect(calls.filter(({ name }) => name === 'FeaturedPhotos').map(({ body }) => body)).toEqual([{ cursor: null }]);
    expect(calls.filter(({ name }) => name === 'CampaignDashboard')).toHaveLength(2);
  });

  it('[S-189][S-190] measures effectiveness and frames the ad report', async () => {
    await open({}, { impressions: 1284600, lookerUrl: 'https://lookerstudio.google.com/embed/1' });
    const section = within(screen.getByRole('region', { name: 'Measuring Effectiveness' }));
    expect(section.getByText('1,284,600')).toBeInTheDocument();
    expect(section.getByRole('link', { name: '1,284,600 impressions' })).toHaveAttribute(
      'href',
      `${evidence}impressions`,
    );
    const frame = section.getByTitle('Digital ad report');
    expect(frame).toHaveAttribute('src', 'https://lookerstudio.google.com/embed/1');
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  });

  it('[S-191][S-204] shows all testimonials, the attribution only when known', async () => {
    await open({
      dashboardTestimonials: [1, 2, 3, 4].map((id) => ({
        id,
        quote: `Quote ${id}`,
        attribution: id === 1 ? 'Coach Ruiz' : null,
      })),
    });
    for (const id of [1, 2, 3, 4]) expect(screen.getByText(`“Quote ${id}”`)).toBeInTheDocument();
    expect(document.querySelectorAll('.voice figcaption')).toHaveLength(1);
  });

  it('[S-192] shows results with season and year', async () => {
    await open({
      dashboardStatistics: [
        statistic({
          name: 'Players reached',
          number: '6340',
          description: 'In 12 leagues.',
          numberEnteredAt: '2026-11-03T15:00:00Z',
        }),
      ],
    });
    const section = within(screen.getByRole('region', { name: 'Results, Fall 2026' }));
    expect(section.getByText('6,340')).toBeInTheDocument();
    expect(section.getByText('In 12 leagues.')).toBeInTheDocument();
    expect(section.getByText('Entered by our team on 11/3/2026')).toBeInTheDocument();
  });

  it('[S-193] pluralizes the number of leagues', async () => {
    await open({ dashboardLeagues: [league(1)] });
    expect(screen.getByRole('heading', { name: '1 Sponsored League' })).toBeInTheDocument();
    document.body.replaceChildren();
    await open({ dashboardLeagues: [league(1), league(2)] });
    expect(screen.getByRole('heading', { name: '2 Sponsored Leagues' })).toBeInTheDocument();
  });

  it('[M9] counts an organization as one league however many of its programs are sponsored, and lists each program', async () => {
    await open({ organizationsCount: 2, dashboardLeagues: [league(1, 7), league(2, 7), league(3, 8)] });
    const section = within(screen.getByRole('region', { name: '2 Sponsored Leagues' }));
    expect(section.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      '1League 7Program 1, Erie, PAProgram 2, Erie, PA',
      '2League 8Program 3, Erie, PA',
    ]);
    expect(screen.getByRole('link', { name: '2 leagues' })).toHaveAttribute('href', `${evidence}leagues`);
    expect(screen.getByRole('link', { name: '3 programs' })).toHaveAttribute('href', `${evidence}leagues`);
  });

  it('[M14] the number of photos links to all of them, ten at a time', async () => {
    const pages = [featured([1, 2], 'two'), featured([3])];
    const { user, calls } = await open(
      { photos: { totalCount: 3 } },
      {},
      { CheckedPhotos: () => ({ checkedPhotos: pages.shift() }) },
    );
    expect(screen.getByRole('link', { name: '3 photos checked' })).toHaveAttribute('href', `${evidence}photos`);
    const section = within(screen.getByRole('region', { name: '3 photos checked' }));
    await user.click(await section.findByRole('button', { name: 'Show more photos' }));
    await waitFor(() => expect(section.getAllByRole('button', { name: /^Open the photo of/ })).toHaveLength(3));
    expect(calls.filter(({ name }) => name === 'CheckedPhotos').map(({ body }) => body.cursor)).toEqual([null, 'two']);
  });

  it('[M2] says that staff entered the impressions, and when; otherwise where they come from', async () => {
    await open({ organizationsCount: 3 }, { impressions: 120000, impressionsEnteredAt: '2026-11-03T15:00:00Z' });
    const section = within(screen.getByRole('region', { name: 'Measuring Effectiveness' }));
    expect(section.getByText(/Our team entered this number on 11\/3\/2026/)).toBeInTheDocument();
    expect(section.queryByText(/reached by the assets/)).toBeNull();
    document.body.replaceChildren();
    await open({ organizationsCount: 3 }, { impressions: 1200 });
    expect(screen.getByText(/Players and families of 3 leagues, reached by the assets/)).toBeInTheDocument();
  });

  it('[S-194] shows the additional content', async () => {
    await open({}, { sponsorDashboardAdditionalContent: '<p>What comes next</p>' });
    expect(screen.getByText('What comes next')).toBeInTheDocument();
  });

  it('[S-195] creative: pictures, files to download, texts in a dialog', async () => {
    const { user } = await open({
      dashboardCreativeFiles: [
        { id: 1, name: 'Fence banner', fullSizeUrl: '/files/b.png', thumbnailUrl: '/files/b-small.png' },
        { id: 2, name: 'Artwork', fullSizeUrl: '/files/b.pdf', thumbnailUrl: null },
      ],
      dashboardCreativeContents: [{ id: 1, name: 'Email text', content: '<p>Dear families</p>' }],
    });
    const section = within(screen.getByRole('region', { name: 'Creative from Brightwell Dental' }));
    expect(document.querySelectorAll('#creative img')).toHaveLength(1);
    expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/files/b.png',
      '/files/b.pdf',
    ]);
    await user.click(section.getByRole('button', { name: 'Email text' }));
    expect(within(screen.getByRole('dialog')).getByText('Dear families')).toBeInTheDocument();
  });

  it('[S-196] requests at most three thumbnails an offer, featured ones first; only png, jpeg and gif', async () => {
    expect(documents).toMatch(/photos\(first: 3, orderBy: \[FEATURED_DESC, ID_ASC\]\)/);
    expect(documents.match(/leaguePhotos: dashboardLeagues/g)).toHaveLength(2);
    expect(documents.match(new RegExp(`first: ${programsAtATime}\\b`, 'g'))).toHaveLength(2);
    const photos = [
      photo(1),
      photo(2, { fullSizeUrl: '/files/2.pdf' }),
      photo(3, { fullSizeUrl: '/files/3.png?a=b.pdf' }),
    ];
    await open({ dashboardLeagues: [{ ...league(1), photos }] });
    const shown = [...document.querySelectorAll('.thumbs img')].map((one) => one.getAttribute('src'));
    expect(shown).toEqual(['/files/1-small.jpg', '/files/3-small.jpg']);
  });

  it('[S-193] [S-196] shows many leagues in parts of forty, and loads the photos of a part when it is shown', async () => {
    const all = Array.from({ length: 90 }, (_, n) => league(n + 1));
    const { user, calls } = await open(
      { dashboardLeagues: all },
      {},
      {
        CampaignLeaguePhotos: ({ offerIds }: { offerIds: number[] }) => ({
          leaguePhotos: offerIds.map((id) => ({ ...league(id), photos: [photo(id)] })),
        }),
      },
    );
    const list = within(screen.getByRole('region', { name: '90 Sponsored Leagues' }));
    expect(list.getAllByRole('listitem')).toHaveLength(40);
    await user.click(await list.findByRole('button', { name: 'Next' })); // once all leagues are known
    await user.click(list.getByRole('button', { name: 'Next' }));
    expect(list.getByText('81 to 90 of 90')).toBeInTheDocument();
    expect(list.getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(list.getByRole('list')).toHaveFocus();
    expect(await list.findByRole('button', { name: 'Open photo 1 of League 81' })).toBeInTheDocument();
    expect(calls.filter(({ name }) => name === 'CampaignLeaguePhotos').at(-1)?.body.offerIds).toEqual(
      all.slice(80).map(({ id }) => id),
    );
  });

  it('[S-198] hides sections without content', async () => {
    await open();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });

  it('[S-200] any load error shows the expired link and keeps the login', async () => {
    fakeServer({
      CampaignDashboard: () => new FakeStatus(401, { errors: [{ message: 'no', extensions: { code: 'SL401' } }] }),
    });
    showPage('/campaign-dashboard/link', <CampaignDashboard token="link" />, leagueToken);
    expect(await screen.findByRole('heading', { name: 'Link has expired' })).toBeInTheDocument();
    expect(readToken()).toBe(leagueToken);
  });

  it('[S-201] the footer links to privacy and terms', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Privacy' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Terms' })).toBeInTheDocument();
  });
});
