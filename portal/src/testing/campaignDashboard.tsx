/** The dashboard of a campaign in a test. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PinState } from '../../../ui/map/types.ts';
import CampaignDashboard from '../features/campaign-dashboard/CampaignDashboard.tsx';
import type { CampaignDashboardQuery } from '../features/campaign-dashboard/generated/graphql.ts';
import type { DashboardLeague, DashboardPhoto } from '../features/campaign-dashboard/types.ts';
import { programsAtATime } from '../shared/campaign/types.ts';
import { fakeServer, leagueToken } from './fakeServer.ts';
import { showPage } from './page.tsx';
import { painted } from './painted.ts';

export const photo = (id: number, change: Partial<DashboardPhoto> = {}): DashboardPhoto => ({
  id,
  fullSizeUrl: `/files/${id}.jpg`,
  thumbnailUrl: `/files/${id}-small.jpg`,
  ...change,
});
export const featured = (ids: number[], endCursor: string | null = null) => ({
  nodes: ids.map((id) => ({
    ...photo(id),
    createdAt: '2026-09-19T15:00:00Z',
    league: { organizationName: `League ${id}`, city: 'Erie', state: 'PA' },
  })),
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
});
export const league = (id: number, organizationId = id): DashboardLeague => ({
  id,
  organizationId,
  organizationName: `League ${organizationId}`,
  sponsorablePropertyName: `Program ${id}`,
  city: 'Erie',
  state: 'PA',
  photos: [],
});
export const place = ({ id, organizationId }: DashboardLeague, proofState: PinState | null = null) => ({
  id,
  organizationId,
  lat: 42.1,
  lon: -80.1,
  proofState,
});

const empty: CampaignDashboardQuery = {
  dashboardCampaigns: [
    {
      id: 1,
      name: 'Smiles on the Sideline',
      season: 'fall',
      year: 2026,
      sponsorName: 'Brightwell Dental',
      sponsorLogoUrl: null,
      sponsorFacingGoalTitle: null,
      sponsorFacingGoalBody: null,
      sponsorFacingGoalImageUrl: null,
      sponsorDashboardAdditionalContent: null,
      lookerUrl: null,
      impressions: null,
      impressionsEnteredAt: null,
      onlyStates: null,
    },
  ],
  organizationsCount: 0,
  programs: { totalCount: 0 },
  leaguePhotos: [],
  photos: { totalCount: 0 },
  featuredPhotos: featured([]),
  notes: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
  dashboardTestimonials: [],
  dashboardStatistics: [],
  dashboardCreativeContents: [],
  dashboardCreativeFiles: [],
};

/** A statistic that staff entered; `change`: its values. */
export const statistic = (change: Partial<CampaignDashboardQuery['dashboardStatistics'][number]> = {}) => ({
  id: 1,
  name: 'Players',
  number: '1',
  description: null,
  iconName: 'users' as const,
  numberEnteredAt: null,
  ...change,
});

/**
 * Opens the dashboard. `change`: values that differ from a dashboard without content, and all its sponsored programs;
 * `campaign`: values that differ in its campaign; `login`: who is signed in; `search`: the query string.
 */
export async function open(
  {
    dashboardLeagues: leagues = [],
    ...change
  }: Partial<CampaignDashboardQuery> & {
    dashboardLeagues?: DashboardLeague[];
  } = {},
  campaign = {},
  handlers: Parameters<typeof fakeServer>[0] = {},
  login = leagueToken,
  search = '',
) {
  const organizations = new Set(leagues.map(({ organizationId }) => organizationId));
  const calls = fakeServer({
    CheckedPhotos: () => ({ checkedPhotos: featured([]) }),
    DashboardDelivery: () => ({
      reach: { statesCount: 0, provincesCount: 0, totalPlayers: '0' },
      dashboardSummaries: [],
      dashboardDeliveries: [],
    }),
    DashboardPlaces: () => ({ dashboardPlaces: leagues.map((one) => place(one)) }),
    DashboardChoices: () => ({ dashboardChoices: [] }),
    DashboardTimeline: () => ({ dashboardWeeks: [], dashboardEvents: [], dashboardSummaries: [] }),
    ...handlers,
    CampaignDashboard: () => ({
      ...empty,
      organizationsCount: organizations.size,
      programs: { totalCount: leagues.length },
      leaguePhotos: leagues.slice(0, programsAtATime),
      ...change,
      dashboardCampaigns: [{ ...empty.dashboardCampaigns[0], ...campaign }],
    }),
  });
  showPage(`/campaign-dashboard/link${search}`, <CampaignDashboard token="link" />, login);
  await screen.findByRole('heading', { level: 1 });
  await painted();
  return { calls, user: userEvent.setup() };
}
