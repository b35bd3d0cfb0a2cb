/**
 * What each page of the portal is made of: the file below `features/` that shows it, and the features whose words it shows.
 * App asks for them when the address is opened; the build tells the server (`.vite/pages.json`), so that the answer to the
 * address already names what the page will need. Named as the patterns of its addresses (paths.ts).
 */
import type { patterns } from '../lib/paths.ts';

export interface Piece {
  readonly module: string;
  readonly words: readonly string[];
}

export const pieces = {
  login: { module: 'login/Login.tsx', words: ['login', 'password-recovery'] },
  logout: { module: 'login/Logout.tsx', words: ['login'] },
  changePassword: { module: 'account/ChangePassword.tsx', words: ['account'] },
  invitation: { module: 'account/Invitation.tsx', words: ['account'] },
  confirmMember: { module: 'confirm-member/ConfirmMember.tsx', words: ['confirm-member'] },
  recoverAccount: { module: 'account/RecoverAccount.tsx', words: ['account'] },
  acceptOffer: { module: 'offer-review/AcceptOffer.tsx', words: ['offer-review', 'addresses', 'password-recovery'] },
  onboarding: { module: 'onboarding/Onboarding.tsx', words: ['onboarding', 'addresses'] },
  selfSignup: { module: 'self-signup/SelfSignup.tsx', words: ['self-signup'] },
  respondToDeadline: { module: 'deadline/RespondToDeadline.tsx', words: ['deadline', 'proof'] },
  application: { module: 'application/Application.tsx', words: ['application'] },
  organizationDashboard: {
    module: 'organization-dashboard/OrganizationDashboard.tsx',
    words: ['organization-dashboard', 'addresses'],
  },
  organizationOffer: {
    module: 'offer-review/OrganizationOffer.tsx',
    words: ['offer-review', 'addresses'],
  },
  // before the page of the organization, whose tab would bear its name
  capabilityForm: { module: 'league-packages/CapabilityFormPage.tsx', words: ['league-packages'] },
  organization: {
    module: 'organization-profile/OrganizationProfile.tsx',
    // the onboarding has the words for sports, levels and seasons
    words: ['organization-profile', 'addresses', 'onboarding'],
  },
  sponsorship: {
    module: 'sponsorship/Sponsorship.tsx',
    words: ['sponsorship', 'proof', 'addresses'],
  },
  leaguePackages: { module: 'league-packages/LeaguePackages.tsx', words: ['league-packages'] },
  leaguePackage: { module: 'league-packages/PackagePage.tsx', words: ['league-packages'] },
  campaignDashboard: { module: 'campaign-dashboard/CampaignDashboard.tsx', words: ['campaign-dashboard'] },
  seasonalDashboard: { module: 'seasonal-dashboard/SeasonalDashboard.tsx', words: ['seasonal-dashboard'] },
  sponsorDashboard: { module: 'sponsor-dashboard/SponsorDashboard.tsx', words: ['sponsor-dashboard'] },
  unsubscribe: { module: 'unsubscribe/Unsubscribe.tsx', words: ['unsubscribe'] },
  privacy: { module: 'legal/Privacy.tsx', words: ['legal'] },
  terms: { module: 'legal/Terms.tsx', words: ['legal'] },
} as const satisfies Partial<Record<keyof typeof patterns, Piece>>;
export type PageName = keyof typeof pieces;
