/** Paths of the portal: route patterns beside the functions that build the URLs. */
import { toSeason } from '../../../ui/formats.ts';
import { decodeToken, type LinkClaims } from '../../../ui/session.ts';
import { searchWith } from './filters.ts';

export const patterns = {
  home: '/',
  login: '/login',
  loginExpired: '/login/expired-link',
  loginCallback: '/login/callback/:provider',
  logout: '/logout',
  changePassword: '/change-password',
  security: '/security',
  apiKeys: '/my-api-keys',
  webhooks: '/webhooks',
  authorize: '/authorize',
  invitation: '/invitation/:token',
  recoverAccount: '/recover-account/:token',
  confirmMember: '/confirm-member/:token',
  handover: '/handovers/:id',
  acceptOffer: '/accept-offer/:token',
  onboarding: '/welcome/:token',
  selfSignup: '/organization-self-signup',
  respondToDeadline: '/respond-to-deadline/:token',
  forwardedTask: '/forwarded-task/:token',
  forwardedStep: '/forwarded-task/:token/step',
  application: '/qualify/:token',
  organizationDashboard: '/organization-dashboard',
  organizationOffer: '/organization-dashboard/offer/:offerId',
  sponsorship: '/organization-dashboard/sponsorship/:offerId',
  photoReleases: '/organization-dashboard/photo-releases/:organizationId/:season/:year',
  leaguePackages: '/league-packages',
  leaguePackage: '/league-packages/:packageId',
  capabilityForm: '/organizations/:id/capability-form/:capabilityId?',
  organization: '/organizations/:id/:tab?',
  campaignDashboard: '/campaign-dashboard/:token',
  seasonalDashboard: '/seasonal-dashboard/:token',
  campaignEvidence: '/campaign-dashboard/:token/evidence/:list',
  seasonalEvidence: '/seasonal-dashboard/:token/evidence/:list',
  sponsorDashboard: '/sponsor-dashboard',
  sponsorshipStatus: '/sponsorship-status/:token',
  sharedRecap: '/shared-recap/:token',
  signRelease: '/photo-release/:token',
  signContract: '/sign-contract/:token',
  taxForm: '/tax-form/:token',
  unsubscribe: '/unsubscribe/:token',
  privacy: '/privacy',
  terms: '/terms',
} as const;

/** The dashboard that a link's token opens. */
const dashboardOf = (token: string) =>
  decodeToken<LinkClaims>(token)?.kind === 'season' ? `/seasonal-dashboard/${token}` : `/campaign-dashboard/${token}`;

export const paths = {
  organizationDashboard: '/organization-dashboard',
  organizationOffer: (offerId: number) => `/organization-dashboard/offer/${offerId}`,
  sponsorship: (offerId: number) => `/organization-dashboard/sponsorship/${offerId}`,
  photoReleases: (organizationId: number, season: string, year: number) =>
    `/organization-dashboard/photo-releases/${organizationId}/${toSeason(season)}/${year}`,
  leaguePackages: '/league-packages',
  leaguePackage: (id: number) => `/league-packages/${id}`,
  /** `capabilityId`: the capability to edit; without it a new one is created (B-146). */
  capabilityForm: (organizationId: number, capabilityId?: number) =>
    `/organizations/${organizationId}/capability-form${capabilityId === undefined ? '' : `/${capabilityId}`}`,
  /** `tab` is the last path segment, empty for the first tab (B-067). */
  organization: (id: number, tab = '') => `/organizations/${id}${tab && `/${tab}`}`,
  campaignDashboard: (token: string) => `/campaign-dashboard/${token}`,
  /** The campaign's or season's dashboard, whichever the token opens. */
  dashboard: dashboardOf,
  /** The list behind a number of a dashboard; `filters` that are not set are left out. */
  evidence: (token: string, list: string, filters: Readonly<Record<string, string | undefined>> = {}) =>
    `${dashboardOf(token)}/evidence/${list}${searchWith('', filters)}`,
  /** `tab` is null for the first one. */
  seasonalDashboard: (token: string, tab: string | null = null) =>
    `/seasonal-dashboard/${token}${tab ? `?tab=${encodeURIComponent(tab)}` : ''}`,
  /** In the console. */
  seasonalGoal: (sponsorId: number, season: string, year: number) =>
    `/campaign-planner/sponsors/${sponsorId}/seasonal-goal/${season}/${year}`,
  sponsorDashboard: '/sponsor-dashboard',
  handover: (id: number) => `/handovers/${id}`,
  apiKeys: '/my-api-keys',
  webhooks: '/webhooks',
  changePassword: '/change-password',
  security: '/security',
  logout: '/logout',
};
