/** The dashboard of a campaign in a test. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CampaignDashboard from '../features/campaign-dashboard/CampaignDashboard.tsx';
import type { CampaignDashboardData, DashboardPhoto } from '../features/campaign-dashboard/types.ts';
import { fakeServer, leagueToken } from './fakeServer.ts';
import { showPage } from './page.tsx';

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
export const league = (id: number, organizationId = id) => ({
  id,
  organizationId,
  organizationName: `League ${organizationId}`,
  sponsorablePropertyName: `Program ${id}`,
  city: 'Erie',
  state: 'PA',
  lat: 42.1,
  lon: -80.1,
});

const empty: CampaignDashboardData = {
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
  dashboardLeagues: [],
  leaguePhotos: [],
  photos: { totalCount: 0 },
  featuredPhotos: featured([]),
  notes: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
  dashboardTestimonials: [],
  dashboardStatistics: [],
  dashboardCreativeContents: [],
  dashboardCreativeFiles: [],
};

/** Opens the dashboard. `change`: values that differ from a dashboard without content; `campaign`: values that differ in its campaign; `login`: who is signed in. */
export async function open(
  change: Partial<CampaignDashboardData> = {},
  campaign = {},
  handlers: Parameters<typeof fakeServer>[0] = {},
  login = leagueToken,
) {
  const calls = fakeServer({
    CheckedPhotos: () => ({ checkedPhotos: featured([]) }),
    DashboardDelivery: () => ({ dashboardSummaries: [], dashboardDeliveries: [] }),
    ...handlers,
    CampaignDashboard: () => ({
      ...empty,
      ...change,
      dashboardCampaigns: [{ ...empty.dashboardCampaigns[0], ...campaign }],
    }),
  });
  showPage('/campaign-dashboard/link', <CampaignDashboard token="link" />, login);
  await screen.findByRole('heading', { level: 1 });
  return { calls, user: userEvent.setup() };
}
