/** A season's dashboard with a mocked server. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SeasonalDashboard from '../features/seasonal-dashboard/SeasonalDashboard.tsx';
import type { SeasonalDashboardData, SeasonCampaign } from '../features/seasonal-dashboard/types.ts';
import { fakeServer, fakeToken, leagueToken } from './fakeServer.ts';
import { showPage } from './page.tsx';

/** The token of the season's link. */
export const token = fakeToken({ kind: 'season', id: 4, v: 1, season: 'fall', year: 2026 });
/** A campaign of the season. */
export const campaign = (id: number, change: Partial<SeasonCampaign> = {}): SeasonCampaign => ({
  id,
  name: `Campaign ${id}`,
  impressions: null,
  impressionsEnteredAt: null,
  onlyStates: null,
  statistics: [],
  testimonials: [],
  creativeFiles: [],
  creativeContents: [],
  ...change,
});
/** A season without anything. */
export const empty: SeasonalDashboardData = {
  sponsors: [{ id: 4, name: 'Brightwell Dental', logoUrl: null }],
  seasonalGoal: null,
  campaigns: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 },
  organizationsCount: 0,
  programs: { totalCount: 0 },
  photos: { totalCount: 0 },
};
/** A page of a list. */
export const page = (nodes: unknown[], next: string | null = null) => ({
  nodes,
  pageInfo: { hasNextPage: next !== null, endCursor: next },
});

/** Opens a tab of the page with what the test changes, and with more answers of the server. */
export async function openSeason(
  tab: string,
  { campaigns, ...change }: Partial<Omit<SeasonalDashboardData, 'campaigns'>> & { campaigns?: SeasonCampaign[] } = {},
  more: Parameters<typeof fakeServer>[0] = {},
  login = leagueToken,
) {
  const calls = fakeServer({
    SeasonalDashboard: () => ({
      ...empty,
      ...change,
      ...(campaigns && { campaigns: { ...page(campaigns), totalCount: campaigns.length } }),
    }),
    RecordLinkView: () => ({ recordLinkView: { clientMutationId: null } }),
    DashboardDelivery: () => ({
      reach: { statesCount: 0, provincesCount: 0, totalPlayers: '0' },
      dashboardSummaries: [],
      dashboardDeliveries: [],
    }),
    DashboardNotes: () => ({ notes: page([]) }),
    DashboardTimeline: () => ({ dashboardWeeks: [], dashboardEvents: [], dashboardSummaries: [] }),
    DashboardPlaces: () => ({ dashboardPlaces: [] }),
    DashboardChoices: () => ({ dashboardChoices: [] }),
    ...more,
  });
  showPage(`/seasonal-dashboard/${token}${tab ? `?tab=${tab}` : ''}`, <SeasonalDashboard token={token} />, login);
  await screen.findByRole('heading', { level: 1 });
  return { calls, user: userEvent.setup() };
}
