/**
 * The files of each portal page: its module below `features/`, and the features whose message catalogs it needs.
 * App loads them when the route is opened; the build lists them for the server (`.vite/pages.json`), so that the HTML
 * can preload what the page needs. The keys are those of the path patterns (paths.ts).
 */
import type { patterns } from '../lib/paths.ts';

export interface RouteEntry {
  readonly module: string;
  readonly catalogs: readonly string[];
}

export const routeManifest = {
  login: { module: 'login/Login.tsx', catalogs: ['login', 'password-recovery', 'identity-providers', 'second-factor'] },
  loginCallback: { module: 'login/ProviderCallback.tsx', catalogs: ['identity-providers'] },
  logout: { module: 'login/Logout.tsx', catalogs: ['login'] },
  changePassword: { module: 'account/ChangePassword.tsx', catalogs: ['account'] },
  security: { module: 'security/Security.tsx', catalogs: ['security', 'second-factor'] },
  invitation: { module: 'account/Invitation.tsx', catalogs: ['account', 'identity-providers'] },
  apiKeys: { module: 'api-keys/ApiKeys.tsx', catalogs: ['api-keys', 'api-scopes'] },
  authorize: { module: 'authorize/Authorize.tsx', catalogs: ['authorize', 'api-scopes'] },
  webhooks: { module: 'webhooks/Webhooks.tsx', catalogs: ['webhooks'] },
  confirmMember: { module: 'confirm-member/ConfirmMember.tsx', catalogs: ['confirm-member'] },
  handover: { module: 'handover/Handover.tsx', catalogs: ['handover'] },
  recoverAccount: { module: 'account/RecoverAccount.tsx', catalogs: ['account'] },
  acceptOffer: {
    module: 'offer-review/AcceptOffer.tsx',
    catalogs: ['offer-review', 'addresses', 'capabilities', 'password-recovery'],
  },
  onboarding: { module: 'onboarding/Onboarding.tsx', catalogs: ['onboarding', 'addresses'] },
  selfSignup: { module: 'self-signup/SelfSignup.tsx', catalogs: ['self-signup'] },
  respondToDeadline: { module: 'deadline/RespondToDeadline.tsx', catalogs: ['deadline', 'proof', 'forwarding'] },
  forwardedTask: { module: 'deadline/RespondToDeadline.tsx', catalogs: ['deadline', 'proof', 'forwarding'] },
  forwardedStep: { module: 'application/Application.tsx', catalogs: ['application', 'forwarding'] },
  application: { module: 'application/Application.tsx', catalogs: ['application', 'forwarding'] },
  organizationDashboard: {
    module: 'organization-dashboard/OrganizationDashboard.tsx',
    catalogs: ['organization-dashboard', 'addresses', 'capabilities', 'proof'],
  },
  organizationOffer: {
    module: 'offer-review/OrganizationOffer.tsx',
    catalogs: ['offer-review', 'addresses', 'capabilities', 'password-recovery'],
  },
  // before the organization page, whose tab parameter would match its path
  capabilityForm: { module: 'league-packages/CapabilityFormPage.tsx', catalogs: ['league-packages'] },
  organization: {
    module: 'organization-profile/OrganizationProfile.tsx',
    // sports, levels and seasons are translated in the onboarding catalog
    catalogs: ['organization-profile', 'addresses', 'onboarding'],
  },
  sponsorship: {
    module: 'sponsorship/Sponsorship.tsx',
    catalogs: ['sponsorship', 'proof', 'checks', 'addresses', 'forwarding'],
  },
  photoReleases: { module: 'photo-releases/PhotoReleases.tsx', catalogs: ['photo-releases'] },
  leaguePackages: { module: 'league-packages/LeaguePackages.tsx', catalogs: ['league-packages'] },
  leaguePackage: { module: 'league-packages/PackagePage.tsx', catalogs: ['league-packages'] },
  campaignDashboard: { module: 'campaign-dashboard/CampaignDashboard.tsx', catalogs: ['campaign-dashboard'] },
  seasonalDashboard: { module: 'seasonal-dashboard/SeasonalDashboard.tsx', catalogs: ['seasonal-dashboard'] },
  campaignEvidence: { module: 'dashboard-evidence/Evidence.tsx', catalogs: [] },
  seasonalEvidence: { module: 'dashboard-evidence/Evidence.tsx', catalogs: [] },
  sponsorDashboard: { module: 'sponsor-dashboard/SponsorDashboard.tsx', catalogs: ['sponsor-dashboard'] },
  sponsorshipStatus: {
    module: 'sponsorship-status/SponsorshipStatus.tsx',
    catalogs: ['sponsorship-status', 'proof', 'checks'],
  },
  sharedRecap: { module: 'shared-recap/SharedRecap.tsx', catalogs: ['shared-recap'] },
  signContract: { module: 'sign-contract/SignContract.tsx', catalogs: [] },
  signRelease: { module: 'sign-release/SignRelease.tsx', catalogs: ['sign-release'] },
  taxForm: { module: 'tax-form/TaxForm.tsx', catalogs: ['tax-form'] },
  unsubscribe: { module: 'unsubscribe/Unsubscribe.tsx', catalogs: ['unsubscribe'] },
  privacy: { module: 'legal/Privacy.tsx', catalogs: ['legal'] },
  terms: { module: 'legal/Terms.tsx', catalogs: ['legal'] },
} as const satisfies Partial<Record<keyof typeof patterns, RouteEntry>>;
export type PageName = keyof typeof routeManifest;
