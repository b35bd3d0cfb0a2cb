import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { address, fakeServer, lastOf, showPage } from '../testing/page.tsx';
import {
  answers,
  open,
  opened,
  property,
  scrolledTo,
  selected,
  sponsorableProperties,
  startTargeting,
  state,
} from '../testing/targeting.tsx';
import { PropertyList } from './PropertyList.tsx';

beforeEach(startTargeting);

it('[B-242] [B-243] the campaign and its filters are loaded, then there are two tabs', async () => {
  const sent = fakeServer(answers());
  open();
  await waitFor(() => expect(screen.getAllByRole('tab')[1]).toHaveTextContent('40 Sponsorable Properties'));
  expect(screen.getAllByRole('tab')[0]).toHaveTextContent('Filters 1');
  expect(lastOf(sent, 'TargetingCampaign')).toEqual({ id: 8 });
  await userEvent.click(screen.getByRole('tab', { name: /^Filters/ }));
  expect(await screen.findByRole('button', { name: 'Delete State: Pennsylvania' })).toBeInTheDocument();
});

const addresses: [string, object[], RegExp][] = [
  ['/campaign-targeting/8', [], /^Filters/],
  ['/campaign-targeting/8', [state], /Sponsorable Propert/],
  ['/campaign-targeting/8?tab=filters', [state], /^Filters/],
  ['/campaign-targeting/8?tab=properties', [], /Sponsorable Propert/],
];
it.each(addresses)('[B-261] %s with the filters %j opens %s', async (at, searchFilters, name) => {
  fakeServer(answers({ searchFilters }));
  open(at);
  await screen.findAllByRole('tab');
  expect(selected()).toHaveTextContent(name);
});

it('[B-248] clicking a marker opens the list and scrolls to its property', async () => {
  fakeServer(answers());
  open('/campaign-targeting/8?tab=filters');
  const map = within(await screen.findByRole('region', { name: 'Map' }));
  await userEvent.click(await map.findByRole('button', { name: 'Program 30, Cedar Valley' }));
  expect(selected()).toHaveTextContent('40 Sponsorable Properties');
  expect(await screen.findByRole('link', { name: 'Program 30' })).toBeInTheDocument();
  expect(scrolledTo.at(-1)).toBeGreaterThan(25 * 134);
});

/** The list with a request to scroll to a property that is loaded later. */
function LateList() {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsLoaded(true)}>
        Load
      </button>
      <PropertyList
        properties={isLoaded ? (sponsorableProperties as never) : []}
        scrollTo={{ id: 30, count: 1 }}
        selected={new Set()}
        highlighted={null}
        onSelect={() => undefined}
        onHover={() => undefined}
        onEnd={() => undefined}
      />
    </>
  );
}

it('[B-248] a marker whose property is not loaded yet is scrolled to when it is', async () => {
  fakeServer(answers());
  showPage(<LateList />);
  await userEvent.click(screen.getByRole('button', { name: 'Load' }));
  await waitFor(() => expect(scrolledTo.at(-1)).toBeGreaterThan(25 * 134));
});

it('[B-249] hovering over a card highlights its marker, and vice versa', async () => {
  fakeServer(answers());
  open();
  const map = within(await screen.findByRole('region', { name: 'Map' }));
  const card = (await screen.findByRole('link', { name: 'Program 2' })).closest('article') as HTMLElement;
  const marker = map.getByRole('button', { name: 'Program 2, Cedar Valley' });
  await userEvent.hover(card);
  expect(marker).toHaveAttribute('aria-pressed', 'true');
  await userEvent.unhover(card);
  expect(marker).toHaveAttribute('aria-pressed', 'false');
  await userEvent.hover(marker);
  expect(card).toHaveAttribute('data-highlighted', 'true');
  await userEvent.unhover(marker);
  expect(card).toHaveAttribute('data-highlighted', 'false');
});

it('[B-250] Recenter fits the map to its content', async () => {
  fakeServer(answers());
  open();
  await screen.findByRole('link', { name: 'Program 2' });
  const times = opened.length;
  await userEvent.click(screen.getByRole('button', { name: 'Recenter' }));
  expect(opened).toHaveLength(times + 1);
  const [west, south, east, north] = opened.at(-1) as [number, number, number, number];
  for (const { lat, lon } of sponsorableProperties) {
    expect([west < lon && lon < east, south < lat && lat < north]).toEqual([true, true]);
  }
  expect(east - west).toBeLessThan(2);
});

it('[T13] the list can be searched and sorted; selecting all selects the listed properties except removed ones', async () => {
  const removed = { id: 90, status: 'unqualified', communicatedToLeague: false };
  const all = [
    { ...property(1), numberOfPlayers: 10 },
    { ...property(2), numberOfPlayers: 30 },
    { ...property(3, removed), numberOfPlayers: 20 },
    { ...property(4), name: 'Academy', numberOfPlayers: 40 },
  ];
  const sent = fakeServer({
    ...answers({}, all),
    ProspectiveSponsorableProperties: ({ search }) => ({
      prospectiveSponsorableProperties: {
        lastPage: true,
        nextCursor: '',
        sponsorableProperties: all.filter(({ name }) => name.toLowerCase().includes(search ?? '')),
      },
    }),
    AddSponsorablePropertiesToCampaign: () => ({ addSponsorablePropertiesToCampaign: { offers: [{ id: 1 }] } }),
  });
  open('/campaign-targeting/8?tab=properties&sort=players');
  await screen.findByRole('link', { name: 'Academy' });
  const list = within(screen.getByRole('region', { name: 'Sponsorable properties' }));
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Academy',
    'Program 2',
    'Program 3',
    'Program 1',
  ]);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search properties' }), 'program');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Academy' })).toBeNull());
  expect(address()).toContain('search=program');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all properties' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add selected (2)' }));
  await waitFor(() =>
    expect(lastOf(sent, 'AddSponsorablePropertiesToCampaign')).toEqual({
      input: { campaignId: 8, sponsorablePropertyIds: [2, 1] },
    }),
  );
});

it('[B-304] the page shows how many properties have no coordinates, and nothing if there are none', async () => {
  for (const count of [null, 0, 3]) {
    fakeServer({
      ...answers(),
      TargetingSummary: () => ({
        targetingSummary: { count: 40, medianNumberOfPlayers: 100, withOffer: 0 },
        propertiesWithoutCoordinates: count,
        prospectingReport: { id: 'campaign-8', available: 12, conflicting: 0 },
      }),
    });
    const { unmount } = open();
    await screen.findByText(/12 available/);
    expect(screen.queryByText(/no coordinates/)?.textContent).toBe(
      count ? '3 properties have no coordinates and can’t be found by distance.' : undefined,
    );
    unmount();
  }
});

it('[T2] the season is shown and can be widened on the page', async () => {
  const sent = fakeServer({
    ...answers(),
    CampaignsUpdate: ({ input }) => ({ result: { changeId: null, record: input } }),
  });
  open('/campaign-targeting/8?tab=filters');
  expect(await screen.findByText('Spring 2027')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('switch', { name: 'Any season' }));
  await waitFor(() =>
    expect(lastOf(sent, 'CampaignsUpdate')).toEqual({ input: { id: 8, anySeason: true, version: 2 } }),
  );
});

it('[T5] count, median, list and map use the same filter, and the numbers come from the server', async () => {
  const sent = fakeServer({
    ...answers(),
    TargetingSummary: () => ({
      targetingSummary: { count: 2062, medianNumberOfPlayers: 179, withOffer: 0 },
      prospectingReport: { id: 'campaign-8', available: 12, conflicting: 0 },
    }),
    ProspectiveSponsorableProperties: () => ({
      prospectiveSponsorableProperties: { lastPage: false, nextCursor: '40', sponsorableProperties },
    }),
    TargetingClusters: () => ({
      targetingClusters: [
        { count: 2061, lat: 41, lon: -81, sponsorablePropertyId: 1, name: 'Program 1' },
        { count: 1, lat: 30, lon: -97, sponsorablePropertyId: 900, name: 'Far Away' },
      ],
    }),
  });
  open('/campaign-targeting/8?confidence=stale&status=unadded,confirmed&survey=&search=erie');
  const narrowing = {
    dataConfidences: ['stale'],
    offerStatuses: ['unadded', 'confirmed'],
    hasSurveyResponse: true,
    search: 'erie',
  };
  expect((await screen.findAllByText('2,062')).length).toBeGreaterThan(0);
  expect(screen.getByText('179')).toBeInTheDocument();
  for (const name of ['TargetingSummary', 'ProspectiveSponsorableProperties', 'TargetingClusters'])
    expect([name, lastOf(sent, name)]).toEqual([name, expect.objectContaining(narrowing)]);
  // More than are loaded: the map shows the server's clusters, and a property that is not loaded is found by name.
  const map = within(await screen.findByRole('region', { name: 'Map' }));
  await userEvent.click(await map.findByRole('button', { name: 'Far Away' }));
  await waitFor(() => expect(address()).toContain('search=Far'));
});

it('[B-245] hides a median of zero players', async () => {
  fakeServer({
    ...answers(),
    TargetingSummary: () => ({
      targetingSummary: { count: 2, medianNumberOfPlayers: 0, withOffer: 0 },
      prospectingReport: { id: 'campaign-8', available: 12, conflicting: 0 },
    }),
  });
  open();
  expect(await screen.findByText(/12 available/)).toBeInTheDocument();
  expect(screen.queryByText(/Median Number of Players/)).toBeNull();
});

it('[T16] shows how many of the campaign’s offers are not listed', async () => {
  fakeServer(answers());
  open();
  expect(await screen.findByText(/0 with an offer of the campaign's 59, 12 available/)).toBeInTheDocument();
});

it('[T15] the list explains that a location filter without places matches nothing', async () => {
  const stores = {
    id: 5,
    name: 'Stores',
    radius: '25',
    strategy: 'total',
    strategyCount: 0,
    enabled: true,
    version: 1,
    locations: [],
  };
  fakeServer(answers({ locationFilters: [stores] }, []));
  open('/campaign-targeting/8?tab=properties');
  expect(await screen.findByText(/“Stores” has no locations yet/)).toBeInTheDocument();
});
