export type Capability = {
  id: number;
  name: string;
  digital: boolean;
  createDeadlineBasedOnQuantity: boolean;
  capabilityVerificationDeadlineCount: number;
};

export type DefaultDeadline = {
  id: number;
  name: string;
  deadline: string;
  offset: number | null;
  offsetType: string | null;
  requiresCreatives: boolean;
  missingCreatives: boolean;
  verificationReminderInstructions: string;
};

export type CampaignCapability = {
  id: number;
  capability: Capability;
  minimumQuantity: number | null;
  quantity: number | null;
  executionExpectations: string | null;
  inUse: boolean;
  defaultVerificationDeadlines: DefaultDeadline[];
};

export type Progress = { overdue: number; total: number; verified: number };

export type OfferCounts = {
  prospecting: number;
  qualified: number;
  proposed: number;
  confirmed: number;
  removed: number;
};

export type Campaign = {
  id: number;
  name: string;
  season: string;
  year: number;
  status: string;
  sponsor: { id: number; name: string };
  totalSpend: number | null;
  leagueSharePercentage: string | null;
  leagueBudget: string | null;
  targetNumberOfLeagues: number | null;
  leaguesConfirmedGoalDate: string | null;
  sponsorOverview: string | null;
  goal: string | null;
  additionalRequirements: string | null;
  seasonName: string | null;
  sponsorshipApplicationsSent: string | null;
  customQuestions: { id: number; question: string; position: number; sentAt: string | null }[];
  primarySalesContactId: number | null;
  primaryStrategistContactId: number | null;
  primaryBdrContactId: number | null;
  sponsorFacingGoalTitle: string | null;
  sponsorFacingGoalBody: string | null;
  sponsorFacingGoalImageUrl: string | null;
  sponsorDashboardAdditionalContent: string | null;
  lookerUrl: string | null;
  impressionsOverride: number | null;
  magicToken: string | null;
  geographicTargetingSummary: string[] | null;
  demographicTargetingSummary: string[] | null;
  physicalVerificationProgress: Progress | null;
  digitalVerificationProgress: Progress | null;
  offerCountsReport: OfferCounts | null;
  campaignCapabilities: CampaignCapability[];
};
