import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetMap, recorded } from '../../testing/recordedMap.tsx';
import { league, place } from '../../testing/seasonVerifications.ts';

const { VerificationMap } = await import('./VerificationMap.tsx');
const { fakeServer } = await import('../../testing/fakeServer.ts');
const { showPage } = await import('../../testing/page.tsx');

const photo = { id: 9, fullSizeUrl: '/f/9.jpg' };
const leagues = (count: number, states: string[]) =>
  Array.from({ length: count }, (_, n) => ({ ...league(n + 1), state: states[n % states.length] }));

function show(count: number, places = [place(1, 'proven'), place(2, 'late')], search = '', states = ['PA']) {
  const calls = fakeServer({
    SeasonalCampaignVerifications: () => ({
      campaignsConnection: {
        nodes: [{ id: 1, name: 'A', leagues: leagues(count, states) }],
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    }),
    DashboardPlaces: () => ({ dashboardPlaces: places }),
    DashboardChoices: () => ({ dashboardChoices: [] }),
    SeasonLeaguePhotos: ({ offerIds }: { offerIds: number[] }) => ({
      leaguePhotos: offerIds.map((id) => ({ ...league(id), photos: id === 2 ? [photo] : [] })),
    }),
  });
  showPage(`/seasonal-dashboard/link${search}`, <VerificationMap token="link" season="fall" year={2026} />);
  return calls;
}

beforeEach(() => {
  forgetMap();
  Element.prototype.scrollIntoView = jest.fn();
});

describe('the verification map', () => {
  it('[S-211] a row shows its program on the map, and a pin its row and its photo', async () => {
    show(2);
    await userEvent.click(await screen.findByRole('button', { name: 'Program 1, Erie, PA' }));
    expect(recorded.map.highlighted).toBe(1);
    expect(recorded.map.markers?.[0]).toMatchObject({ id: 1, state: 'proven', label: 'League 1, Erie, PA, proven' });
    await userEvent.click(screen.getByRole('button', { name: 'Show all on the map' }));
    act(() => recorded.map.onPointSelect?.(2));
    expect(within(await screen.findByRole('dialog')).getByRole('img')).toHaveAttribute('src', '/f/9.jpg');
    expect(document.querySelector('.league--lit')).toHaveTextContent('Program 2');
    await waitFor(() => expect(Element.prototype.scrollIntoView).toHaveBeenCalled());
  });

  it('[S-211] a single further league is in the singular', async () => {
    show(13);
    await screen.findByRole('button', { name: 'Show more of 1 league in Pennsylvania' });
  });

  it('[S-211] of a large region the first leagues are shown until more are asked for', async () => {
    show(300, [place(250)]);
    const region = within(await screen.findByRole('region', { name: 'Pennsylvania' }));
    expect(region.getByRole('heading')).toHaveTextContent('300 leagues');
    expect(region.getAllByRole('listitem')).toHaveLength(12);
    expect(region.getByText(/^Printed here: 12 of 300 leagues in Pennsylvania\./)).toHaveClass('printed');
    await userEvent.click(region.getByRole('button', { name: 'Show more of 288 leagues in Pennsylvania' }));
    expect(region.getAllByRole('listitem')).toHaveLength(212);
    await waitFor(() => expect(recorded.map.points).toHaveLength(1));
    const last = region.getAllByRole('listitem').length;
    act(() => recorded.map.onPointSelect?.(250));
    await waitFor(() => expect(region.getAllByRole('listitem').length).toBeGreaterThanOrEqual(last));
    await waitFor(() => expect(document.querySelector('.league--lit')).toHaveTextContent('Program 250'));
    act(() => recorded.map.onPointHover?.(null));
    expect(region.getByText('League 250')).toBeInTheDocument();
  });

  it('[S-211] hovering over a pin lists no further region; choosing it does, and it stays when the pointer leaves', async () => {
    show(8, [place(8)], '', ['AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE']);
    await waitFor(() => expect(recorded.map.points).toHaveLength(1));
    const regions = () => screen.getAllByRole('region').length;
    expect(regions()).toBe(6);
    act(() => recorded.map.onPointHover?.(8));
    expect(regions()).toBe(6);
    act(() => recorded.map.onPointSelect?.(8));
    expect(regions()).toBe(8);
    act(() => recorded.map.onPointHover?.(null));
    expect(within(screen.getByRole('region', { name: 'Delaware' })).getByText('League 8')).toBeInTheDocument();
  });

  it('[S-211] the last "Show more" leaves the focus on the first region or league that it adds', async () => {
    show(8 * 13, [], '', ['AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE']);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more of 2 states and provinces' }));
    expect(screen.getByRole('region', { name: 'Connecticut' })).toHaveFocus();
    const region = within(screen.getByRole('region', { name: 'Delaware' }));
    await userEvent.click(region.getByRole('button', { name: /^Show more/ }));
    expect(region.getAllByRole('listitem')[12]).toHaveFocus();
  });

  it('programs at the same place are listed, and one opens its photo', async () => {
    show(2);
    await waitFor(() => expect(recorded.map.points).toHaveLength(2));
    act(() => recorded.map.onSpotSelect?.([1, 2]));
    const dialog = within(await screen.findByRole('dialog', { name: '2 programs at the same place' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'League 2 Program 2, Erie, PA Late' }));
    expect(within(await screen.findByRole('dialog')).getByRole('img')).toHaveAttribute('src', '/f/9.jpg');
  });

  it('filters of the address leave what the database found', async () => {
    const calls = show(3, [place(2, 'late')], '?tab=verification-map&status=late');
    const region = within(await screen.findByRole('region', { name: 'Pennsylvania' }));
    await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(1));
    expect(region.getByText('League 2')).toBeInTheDocument();
    expect(screen.getByText('1 of 3 programs')).toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'DashboardPlaces')?.body).toEqual({
      where: { proofState: { equalTo: 'late' } },
    });
    await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
    await waitFor(() => expect(location.search).toBe('?tab=verification-map'));
  });
});
