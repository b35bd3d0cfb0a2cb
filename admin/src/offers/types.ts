import type { DeliverableAddress, InsightReport } from '../organizations/types.ts';

export type Asset = {
  id: number;
  campaignCapabilityId: number;
  quantity: number | null;
  reach: number | null;
  anyVerifiedDeadlines: boolean;
  campaignCapability: { id: number; capability: { id: number; name: string } };
};

export type Deadline = {
  id: number;
  name: string;
  deadline: string;
  assetId: number;
  capabilityName: string | null;
  requiresCreatives: boolean;
  missingCreatives: boolean;
  verificationReminderInstructions: string;
  renderedVerificationReminderInstructions: string | null;
  verified: boolean;
  overdue: boolean;
  didNotComplete: boolean;
  didNotCompleteReason: string | null;
  anyPendingVerificationImages: boolean;
  verifiedImages: number;
  pendingImages: number;
  provedAt: string | null;
  verificationDeadlineResponses: {
    id: number;
    comment: string | null;
    addressed: boolean;
    createdAt: string;
    cannedResponse: { id: number; response: string } | null;
  }[];
};

export type ProofImage = {
  id: number;
  status: string;
  hidden: boolean;
  featured: boolean;
  from: string | null;
  createdAt: string;
  createdBy: { id: number; name: string | null; email: string } | null;
  capabilityName: string | null;
  fullSizeUrl: string | null;
  thumbnailUrl: string | null;
  verificationDeadlineId: number | null;
};

export type Person = { id: number; name: string | null; email: string } | null;

export type Check = {
  id: number;
  amount: string;
  memo: string;
  number: number | null;
  status: string;
  actionReason: string | null;
  createdAt: string;
  estimatedArrivalDate: string | null;
  createdBy: Person;
  reviewedBy: Person;
  voidedBy: Person;
};

export type LogEvent = {
  id: number;
  eventType: string;
  description: string | null;
  changeReason: string | null;
  createdAt: string;
  user: Person;
};

export type Sponsorship = {
  id: number;
  status: string;
  value: string | null;
  seasonStart: string | null;
  seasonEnd: string | null;
  additionalRequirements: string | null;
  customField: string | null;
  removalReason: string | null;
  leagueRejectionReason: string | null;
  communicatedToLeague: boolean;
  offerSentAt: string | null;
  offerOpenedAt: string | null;
  numberOfOfferViews: number;
  surveySentAt: string | null;
  numberOfSurveyViews: number;
  sponsorshipApplicationSentAt: string | null;
  onboardingEmailSentAt: string | null;
  magicToken: string | null;
  sponsorshipApplicationMagicToken: string | null;
  checkAvailable: string | null;
  campaign: {
    id: number;
    name: string;
    season: string;
    year: number;
    sponsor: { id: number; name: string };
    campaignCapabilities: {
      id: number;
      executionExpectations: string | null;
      capability: {
        id: number;
        name: string;
        createDeadlineBasedOnQuantity: boolean;
        capabilityVerificationDeadlines: { id: number; name: string }[];
      };
    }[];
  };
  sponsorableProperty: {
    id: number;
    name: string;
    season: string;
    numberOfPlayers: number | null;
    minAge: number | null;
    maxAge: number | null;
    female: boolean;
    male: boolean;
    startDate: string | null;
    endDate: string | null;
    city: string | null;
    state: string | null;
    sport: { id: number; name: string } | null;
    competitiveness: { id: number; name: string } | null;
  };
  organization: {
    id: number;
    name: string;
    contactEmail: string | null;
    contactPhone: string | null;
    canReceiveEmails: boolean;
    websiteUrl: string | null;
    emailListSize: number | null;
    socialMediaFollowingSize: number | null;
    mailingAddress: DeliverableAddress | null;
    shippingAddress: DeliverableAddress | null;
    primaryPlayLocation: { id: number; address: string } | null;
    sponsorshipInsightReport: InsightReport | null;
    offers: {
      id: number;
      status: string;
      value: string | null;
      campaign: { id: number; name: string; season: string; year: number };
      sponsorableProperty: { id: number; name: string };
    }[];
  };
  assets: Asset[];
  verificationDeadlines: Deadline[];
  verificationImages: ProofImage[];
  checks: Check[];
  offerContracts: { id: number; versionNumber: number; createdAt: string; fullSizeUrl: string | null }[];
  sponsorshipEvents: LogEvent[];
};
