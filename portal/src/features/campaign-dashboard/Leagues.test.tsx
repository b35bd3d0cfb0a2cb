import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { forgetMap, recorded } from '../../testing/recordedMap.tsx';

const { league, open, photo, place } = await import('../../testing/campaignDashboard.tsx');
const { FakeStatus } = await import('../../testing/fakeServer.ts');
const { address } = await import('../../testing/page.tsx');

const three = [league(1), league(2), { ...league(3), photos: [photo(7)] }];
const states = ['proven', 'late', 'due'] as const;
const places = () => ({ dashboardPlaces: three.map((one, index) => place(one, states[index])) });
const choices = () => ({
  dashboardChoices: [
    { id: 'state:PA', kind: 'state', name: 'PA' },
    { id: 'state:ON', kind: 'state', name: 'ON' },
    { id: 'sport:Soccer', kind: 'sport', name: 'Soccer' },
    { id: 'asset:Game Signage', kind: 'asset', name: 'Game Signage' },
    { id: 'asset:Survey', kind: 'asset', name: 'Survey' },
  ],
});
const show = (search = '', handlers: Parameters<typeof open>[2] = {}, leagues = three) =>
  open(
    { dashboardLeagues: leagues },
    {},
    { DashboardPlaces: places, DashboardChoices: choices, ...handlers },
    undefined,
    search,
  );
const list = () => within(screen.getByRole('region', { name: /Sponsored League/ }));
const lit = () => document.querySelector('.league--lit')?.getAttribute('data-league') ?? null;
const pins = () => recorded.map.markers?.map(({ id, state, text }) => [id, state, text]);

beforeEach(() => {
  forgetMap();
  Element.prototype.scrollIntoView = jest.fn();
});

describe('pins, rows and photos', () => {
  it('[S-193] each program has a pin with the number and the state of its row', async () => {
    await show();
    await waitFor(() => expect(pins()).toHaveLength(3));
    expect(pins()).toEqual([
      [1, 'proven', '1'],
      [2, 'late', '2'],
      [3, 'due', '3'],
    ]);
    expect(recorded.map.markers?.[1]).toMatchObject({
      label: '2, League 2, Erie, PA, late',
      tip: 'League 2, Erie, PA',
    });
    expect(
      list()
        .getAllByRole('listitem')
        .map((row) => row.querySelector('.proof')?.textContent?.trim()),
    ).toEqual(expect.arrayContaining(['Proven', 'Late', 'Due']));
  });

  it('hovering or focusing a row highlights its pin, and the other way around', async () => {
    const { user } = await show();
    await user.hover((await list().findAllByText(/^League 2$/))[0] as HTMLElement);
    await waitFor(() => expect(recorded.map.highlighted).toBe(2));
    await user.unhover(list().getByText('League 2'));
    expect(recorded.map.highlighted).toBeNull();
    act(() => list().getByRole('button', { name: 'Open photo 1 of League 3' }).focus());
    expect(recorded.map.highlighted).toBe(3);
    act(() => recorded.map.onMarkerHover?.(1));
    expect(lit()).toBe('1');
  });

  it('a pin opens the photo of its row; closing it leaves the row highlighted', async () => {
    const { user } = await show();
    await waitFor(() => expect(pins()).toHaveLength(3));
    act(() => recorded.map.onMarkerSelect?.(3));
    expect(within(await screen.findByRole('dialog')).getByRole('img')).toHaveAttribute('src', '/files/7.jpg');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(lit()).toBe('3');
    act(() => recorded.map.onMarkerSelect?.(2));
    expect(lit()).toBe('2');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('programs at the same place are listed by name, and chosen like their pins', async () => {
    const { user, calls } = await show('', {
      CampaignLeaguePhotos: () => ({ leaguePhotos: three.slice(1) }),
    });
    await waitFor(() => expect(pins()).toHaveLength(3));
    act(() => recorded.map.onSpotSelect?.([2, 3]));
    const dialog = within(await screen.findByRole('dialog', { name: '2 programs at the same place' }));
    await user.click(await dialog.findByRole('button', { name: 'League 3 Program 3, Erie, PA Due' }));
    expect(calls.find(({ name }) => name === 'CampaignLeaguePhotos')?.body).toEqual({ offerIds: [2, 3] });
    expect(within(await screen.findByRole('dialog')).getByRole('img')).toHaveAttribute('src', '/files/7.jpg');
    expect(lit()).toBe('3');
  });

  it('the number of a row shows it on the map, and back', async () => {
    const { user } = await show();
    await waitFor(() => expect(pins()).toHaveLength(3));
    const all = recorded.map.fit;
    await user.click(list().getByRole('button', { name: '2, show League 2 on the map' }));
    expect(recorded.map.fit).not.toEqual(all);
    expect(recorded.map.highlighted).toBe(2);
    await user.click(list().getByRole('button', { name: 'Show all on the map' }));
    expect(recorded.map.fit).toEqual(all);
  });

  it('a dot of many opens the page of its row and then its photo', async () => {
    const many = Array.from({ length: 90 }, (_, n) => league(n + 1));
    await show(
      '',
      {
        DashboardPlaces: () => ({ dashboardPlaces: many.map((one) => place(one, 'due')) }),
        CampaignLeaguePhotos: ({ offerIds }: { offerIds: number[] }) => ({
          leaguePhotos: offerIds.map((id) => ({ ...league(id), photos: [photo(id)] })),
        }),
      },
      many,
    );
    await waitFor(() => expect(recorded.map.points).toHaveLength(90));
    expect(recorded.map.markers).toEqual([]);
    act(() => recorded.map.onPointSelect?.(85));
    expect(within(await screen.findByRole('dialog')).getByRole('img')).toHaveAttribute('src', '/files/85.jpg');
    expect(screen.getByText('81 to 90 of 90')).toBeInTheDocument();
    expect(screen.getByText(/^Printed here: 10 of 90 leagues\. All of them are on the dashboard/)).toHaveClass(
      'printed',
    );
    expect(recorded.map.markers?.map(({ id }) => id)).toEqual([85]);
  });
});

describe('filters', () => {
  it('come from the address, go to the server, and what is shown is counted', async () => {
    const search = '?state=PA&sport=Soccer&asset=Survey&status=late&from=2026-09-01&to=2026-09-30';
    const { calls } = await show(search, { DashboardPlaces: () => ({ dashboardPlaces: [place(league(2), 'late')] }) });
    expect(await screen.findByText('1 of 3 leagues')).toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'DashboardPlaces')?.body).toEqual({
      where: {
        state: { equalTo: 'PA' },
        sportName: { equalTo: 'Soccer' },
        assets: { includes: '|Survey|' },
        proofState: { equalTo: 'late' },
        confirmedOn: { greaterThanOrEqualTo: '2026-09-01', lessThanOrEqualTo: '2026-09-30' },
      },
    });
    expect(
      list()
        .getAllByText(/^League \d$/)
        .map((one) => one.textContent),
    ).toEqual(['League 2']);
    expect(screen.getByRole('heading', { name: '3 Sponsored Leagues' })).toBeInTheDocument();
  });

  it('are links that change one filter and keep the others; those with one choice are left out', async () => {
    const { user, calls } = await show('?status=due&page=x');
    await user.click(await screen.findByText('State'));
    await user.click(screen.getByRole('link', { name: 'Ontario' }));
    expect(address()).toBe('/campaign-dashboard/link?status=due&page=x&state=ON');
    await waitFor(() =>
      expect(calls.filter(({ name }) => name === 'DashboardPlaces').at(-1)?.body.where).toEqual({
        state: { equalTo: 'ON' },
        proofState: { equalTo: 'due' },
      }),
    );
    expect(screen.queryByText('Sport')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Clear filters' }));
    expect(address()).toBe('/campaign-dashboard/link?page=x');
  });

  it('the legend counts the states and filters by them', async () => {
    const { user } = await show();
    const legend = within(await screen.findByRole('list', { name: 'What the pins mean' }));
    expect(legend.getAllByRole('link').map((one) => one.textContent?.trim())).toEqual(['1 proven', '1 due', '1 late']);
    await user.click(legend.getByRole('link', { name: '1 late' }));
    expect(address()).toBe('/campaign-dashboard/link?status=late');
  });

  it.each([
    ['?status=stolen&from=2026-02-30&to=yesterday', {}],
    [`?state=${'x'.repeat(5000)}`, {}],
    ['?state=%27%3B--', { state: { equalTo: "';--" } }],
  ])('%s: values that cannot be are ignored', async (search, where) => {
    const { calls } = await show(search);
    await waitFor(() => expect(calls.find(({ name }) => name === 'DashboardPlaces')?.body).toEqual({ where }));
  });

  it('say when nothing matches, and that loading failed', async () => {
    await show('?state=PA', { DashboardPlaces: () => ({ dashboardPlaces: [] }) });
    expect(await screen.findByText('No league matches these filters.')).toBeInTheDocument();
    document.body.replaceChildren();
    let fails = true;
    const { user } = await show('', { DashboardPlaces: () => (fails ? new FakeStatus(500, {}) : places()) });
    expect(await screen.findByText('The map could not be loaded.')).toBeInTheDocument();
    expect(list().getByText('League 1')).toBeInTheDocument(); // the list works without
    fails = false;
    await user.click(list().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(pins()).toHaveLength(3));
  });
});
