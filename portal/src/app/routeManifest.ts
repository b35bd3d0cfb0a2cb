/**
 * The files of each portal page: its module below `features/`, and the features whose message catalogues it needs.
 * App loads them when the route is opened; the build lists them for the server (`.vite/pages.json`), so that the HTML
 * can preload what the page needs. The keys are those of the path patterns (paths.ts).
 */
import type { patterns } from '../lib/paths.ts';

export interface RouteEntry {
  readonly module: string;
  readonly catalogues: readonly string[];
}

export const routeManifest = {
  login: { module: 'login/Login.tsx', catalogues: ['login', 'password-recovery'] },
  logout: { module: 'login/Logout.tsx', catalogues: ['login'] },
  changePassword: { module: 'account/ChangePassword.tsx', catalogues: ['account'] },
  invitation: { module: 'account/Invitation.tsx', catalogues: ['account'] },
  confirmMember: { module: 'confirm-member/ConfirmMember.tsx', catalogues: ['confirm-member'] },
  recoverAccount: { module: 'account/RecoverAccount.tsx', catalogues: ['account'] },
  acceptOffer: {
    module: 'offer-review/AcceptOffer.tsx',
    catalogues: ['offer-review', 'addresses', 'password-recovery'],
  },
  onboarding: { module: 'onboarding/Onboarding.tsx', catalogues: ['onboarding', 'addresses'] },
  selfSignup: { module: 'self-signup/SelfSignup.tsx', catalogues: ['self-signup'] },
  respondToDeadline: { module: 'deadline/RespondToDeadline.tsx', catalogues: ['deadline', 'proof'] },
  application: { module: 'application/Application.tsx', catalogues: ['application'] },
  organizationDashboard: {
    module: 'organization-dashboard/OrganizationDashboard.tsx',
    catalogues: ['organization-dashboard', 'addresses'],
  },
  organizationOffer: {
    module: 'offer-review/OrganizationOffer.tsx',
    catalogues: ['offer-review', 'addresses'],
  },
  // before the organization page, whose tab parameter would match its path
  capabilityForm: { module: 'league-packages/CapabilityFormPage.tsx', catalogues: ['league-packages'] },
  organization: {
    module: 'organization-profile/OrganizationProfile.tsx',
    // sports, levels and seasons are translated in the onboarding catalogue
    catalogues: ['organization-profile', 'addresses', 'onboarding'],
  },
  sponsorship: {
    module: 'sponsorship/Sponsorship.tsx',
    catalogues: ['sponsorship', 'proof', 'addresses'],
  },
  leaguePackages: { module: 'league-packages/LeaguePackages.tsx', catalogues: ['league-packages'] },
  leaguePackage: { module: 'league-packages/PackagePage.tsx', catalogues: ['league-packages'] },
  campaignDashboard: { module: 'campaign-dashboard/CampaignDashboard.tsx', catalogues: ['campaign-dashboard'] },
  seasonalDashboard: { module: 'seasonal-dashboard/SeasonalDashboard.tsx', catalogues: ['seasonal-dashboard'] },
  sponsorDashboard: { module: 'sponsor-dashboard/SponsorDashboard.tsx', catalogues: ['sponsor-dashboard'] },
  unsubscribe: { module: 'unsubscribe/Unsubscribe.tsx', catalogues: ['unsubscribe'] },
  privacy: { module: 'legal/Privacy.tsx', catalogues: ['legal'] },
  terms: { module: 'legal/Terms.tsx', catalogues: ['legal'] },
} as const satisfies Partial<Record<keyof typeof patterns, RouteEntry>>;
export type PageName = keyof typeof routeManifest;
