import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import type { LazyMapProps } from '../../../ui/map/LazyMap.tsx';
import { address, fakeServer, lastOf, showPage, signIn } from '../testing/page.tsx';

/** Mocks the map: its points as buttons, and the bounds of each opening. */
const opened: LazyMapProps['fit'][] = [];
jest.unstable_mockModule('../../../ui/map/LazyMap.tsx', () => ({
  LazyMap: (props: LazyMapProps) => {
    const { fit } = props;
    // biome-ignore lint/correctness/useExhaustiveDependencies: only the initial value matters, not later ones
    useEffect(() => void opened.push(fit), []);
    return (
      <section aria-label="Map">
        {props.points?.map(({ id, label }) => (
          <button
            type="button"
            key={id}
            aria-pressed={id === props.highlighted}
            onMouseEnter={() => props.onPointHover?.(id)}
            onMouseLeave={() => props.onPointHover?.(null)}
            onClick={() => props.onPointSelect?.(id)}
          >
            {label}
          </button>
        ))}
      </section>
    );
  },
}));
const { Targeting } = await import('./Targeting.tsx');

const property = (id: number, offer: object | null = null) => ({
  id,
  name: `Program ${id}`,
  season: 'spring',
  seasonYear: 2027,
  numberOfPlayers: 100,
  dataConfidence: 'verified',
  city: 'Erie',
  state: 'PA',
  lat: 42,
  lon: -80 + id / 1000,
  sport: { id: 1, name: 'Soccer' },
  sponsorablePropertyCapabilitiesCount: 0,
  sponsorablePropertyPackagesCount: 0,
  organization: { id: 7, name: 'Cedar Valley', eventsSurveyResponses: [] },
  campaignOffer: offer,
});
const state = { id: 3, type: 'StateFilter', enabled: true, parameters: { state: 'PA' } };
const campaign = {
  id: 8,
  version: 2,
  anySeason: false,
  addingRefusal: null as string | null,
  addingAllRefusal: null as string | null,
  name: 'Halftime',
  season: 'spring',
  year: 2027,
  status: 'active',
  prospectingReportId: 'campaign-8',
  sponsor: { id: 2, name: 'Harvest Lane' },
  offerCountsReport: { prospecting: 5, qualified: 5, proposed: 7, confirmed: 42, removed: 0 },
  searchFilters: [state],
  locationFilters: [],
  radii: [],
  campaignGeometries: [],
};
const sponsorableProperties = Array.from({ length: 40 }, (_, index) => property(index + 1));
const answers = (more: object = {}, properties: object[] = sponsorableProperties) => ({
  TargetingCampaign: () => ({ campaign: { ...campaign, ...more } }),
  TargetingSummary: () => ({
    targetingSummary: { count: properties.length, medianNumberOfPlayers: 100, withOffer: 0 },
    prospectingReport: { id: 'campaign-8', available: 12, conflicting: 0 },
  }),
  ProspectiveSponsorableProperties: () => ({
    prospectiveSponsorableProperties: { lastPage: true, nextCursor: '', sponsorableProperties: properties },
  }),
  AddingPlan: ({ sponsorablePropertyIds }: { sponsorablePropertyIds?: number[] }) => ({
    addingPlan: { availableCount: sponsorablePropertyIds?.length ?? 12, conflictingCount: 0, conflicts: [] },
  }),
  SportsList: () => ({ items: { totalCount: 0, nodes: [] } }),
  GetCapabilities: () => ({ capabilities: [] }),
});
const open = (at = '/campaign-targeting/8') => showPage(<Targeting />, { at, path: '/campaign-targeting/:campaignId' });
const selected = () => screen.getAllByRole('tab').find((tab) => tab.getAttribute('aria-selected') === 'true');

/**
 * jsdom has no layout: gives the list the height of a screen and each row its own, so that visible rows are rendered.
 */
const height = function height(this: HTMLElement) {
  return this.matches('section[aria-label="Sponsorable properties"]') ? 600 : 134;
};
const scrolledTo: (number | undefined)[] = [];
beforeEach(() => {
  signIn();
  opened.length = 0;
  scrolledTo.length = 0;
  for (const name of ['clientHeight', 'offsetHeight'])
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: height });
  Object.defineProperty(HTMLElement.prototype, 'scrollHeight', { configurable: true, get: () => 40 * 134 });
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
    if (typeof to !== 'object') return;
    scrolledTo.push(to.top);
    this.scrollTop = to.top ?? 0;
    setTimeout(() => act(() => void this.dispatchEvent(new Event('scroll'))));
  } as never;
});

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

it('[B-259] [B-265] selected cards can be added, or removed through the dialog', async () => {
  const prospect = { id: 90, status: 'prospecting', communicatedToLeague: false };
  const sent = fakeServer({
    ...answers({}, [property(1), property(2), property(3, prospect)]),
    AddSponsorablePropertiesToCampaign: () => ({ addSponsorablePropertiesToCampaign: { offers: [{ id: 1 }] } }),
    RemoveSponsorablePropertiesFromCampaign: () => ({
      removeSponsorablePropertiesFromCampaign: { clientMutationId: null },
    }),
  });
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Program 2, Cedar Valley' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add selected (1)' }));
  await waitFor(() =>
    expect(lastOf(sent, 'AddSponsorablePropertiesToCampaign')).toEqual({
      input: { campaignId: 8, sponsorablePropertyIds: [2] },
    }),
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Program 3, Cedar Valley' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove (1)' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove 1 sponsorship from campaign' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove from campaign' }));
  await waitFor(() =>
    expect(lastOf(sent, 'RemoveSponsorablePropertiesFromCampaign')?.input).toMatchObject({ offerIds: [90] }),
  );
});

it('[B-265] all available properties are added at once after confirmation', async () => {
  const sent = fakeServer({
    ...answers(),
    AddAllAvailableSponsorablePropertiesToCampaign: () => ({
      addAllAvailableSponsorablePropertiesToCampaign: { clientMutationId: null },
    }),
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add All Available (12)' }));
  expect(lastOf(sent, 'AddAllAvailableSponsorablePropertiesToCampaign')).toBeUndefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Add 12' }));
  await waitFor(() =>
    expect(lastOf(sent, 'AddAllAvailableSponsorablePropertiesToCampaign')).toEqual({ input: { campaignId: 8 } }),
  );
  expect(address()).toBe('/campaign-targeting/8');
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

const conflict = {
  sponsorablePropertyId: 2,
  sponsorablePropertyName: 'Program 2',
  organizationName: 'Cedar Valley',
  message: 'Confirmed in Other Season (Acme): the same sport.',
};
const conflicting = (availableCount: number) => () => ({
  addingPlan: { availableCount, conflictingCount: 1, conflicts: [conflict] },
});

it('[T1] the page shows how many available properties conflict, and nothing if none do', async () => {
  for (const [conflicting, said] of [
    [0, /12 available$/],
    [3, /12 available, 3 in conflict$/],
  ] as const) {
    fakeServer({
      ...answers(),
      TargetingSummary: () => ({
        targetingSummary: { count: 40, medianNumberOfPlayers: 100, withOffer: 0 },
        prospectingReport: { id: 'campaign-8', available: 12, conflicting },
      }),
    });
    const { unmount } = open();
    expect(await screen.findByText(/12 available/)).toHaveTextContent(said);
    unmount();
  }
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
      count ? '3 properties have no coordinates: not found by distance.' : undefined,
    );
    unmount();
  }
});

it('[T1] adding all lists conflicts with other campaigns and skips them unless included', async () => {
  const sent = fakeServer({
    ...answers(),
    AddingPlan: conflicting(12),
    AddAllAvailableSponsorablePropertiesToCampaign: () => ({
      addAllAvailableSponsorablePropertiesToCampaign: { changeId: null },
    }),
  });
  open();
  const all = 'AddAllAvailableSponsorablePropertiesToCampaign';
  const start = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add All Available (12)' }));
    return within(await screen.findByRole('dialog'));
  };
  let dialog = await start();
  expect(await dialog.findByText(/Confirmed in Other Season \(Acme\)/)).toHaveTextContent('Cedar Valley, Program 2');
  expect(dialog.getByRole('alert')).toHaveTextContent('1 conflict with other campaigns, left out');
  await userEvent.click(dialog.getByRole('button', { name: 'Add 11' }));
  await waitFor(() => expect(lastOf(sent, all)).toEqual({ input: { campaignId: 8 } }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  dialog = await start();
  await userEvent.click(await dialog.findByRole('checkbox', { name: /^Include it anyway/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add 12' }));
  await waitFor(() => expect(lastOf(sent, all)).toEqual({ input: { campaignId: 8, includeConflicts: true } }));
});

it('[T1] adding selected properties is confirmed first if some conflict', async () => {
  const sent = fakeServer({
    ...answers({}, [property(1), property(2)]),
    AddingPlan: conflicting(2),
    AddSponsorablePropertiesToCampaign: () => ({ addSponsorablePropertiesToCampaign: { changeId: null, offers: [] } }),
  });
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all properties' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add selected (2)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add selected' }));
  expect(lastOf(sent, 'AddSponsorablePropertiesToCampaign')).toBeUndefined();
  await userEvent.click(await dialog.findByRole('button', { name: 'Add 1' }));
  await waitFor(() =>
    expect(lastOf(sent, 'AddSponsorablePropertiesToCampaign')).toEqual({
      input: { campaignId: 8, sponsorablePropertyIds: [1, 2] },
    }),
  );
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

it('[T2] a closed campaign says so and offers no adding', async () => {
  const refusal = 'This campaign is complete: no programs can be added to it.';
  fakeServer(answers({ status: 'complete', addingRefusal: refusal, addingAllRefusal: refusal }));
  open();
  expect(await screen.findByText(refusal)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add All Available' })).toBeDisabled();
  await screen.findByRole('link', { name: 'Program 2' });
  expect(screen.queryByRole('button', { name: /^Add selected/ })).toBeNull();
});

it('[T11] without a filter, adding all is disabled and shows no number', async () => {
  fakeServer(answers({ searchFilters: [], addingAllRefusal: 'Add a filter first.' }));
  open();
  expect(await screen.findByRole('button', { name: 'Add All Available' })).toBeDisabled();
  expect(screen.getByLabelText('Add a filter first.')).toBeInTheDocument();
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
