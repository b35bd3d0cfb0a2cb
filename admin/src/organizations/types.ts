import type { Language } from '../kit/languages.ts';

export type InsightReport = {
  averageConfirmedValue: string | null;
  confirmedCount: number;
  onTimeVerificationPercentage: string | null;
};

export type PlayLocation = {
  id: number;
  nickname: string;
  address: string;
  lat: number | null;
  lon: number | null;
  primary: boolean;
};

export type OrganizationRow = {
  id: number;
  name: string;
  city: string | null;
  state: string | null;
  websiteUrl: string | null;
  updatedAt: string;
  primaryPlayLocation: { address: string } | null;
  sponsorshipInsightReport: InsightReport | null;
};

export type OrganizationHeader = {
  id: number;
  name: string;
  engagementStatus: string;
  sportsManagementSoftwareId: number | null;
  sponsorshipInsightReport: InsightReport | null;
  users: { id: number }[];
};

export type SocialMedia = { id: number; channelId: number; url: string; canPost: boolean };

export type OrganizationOverview = {
  id: number;
  name: string;
  city: string | null;
  state: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
  websiteUrl: string | null;
  organizationTypeId: number | null;
  numberOfUniqueParticipantsPerYear: number | null;
  winterSportIds: number[];
  springSportIds: number[];
  summerSportIds: number[];
  fallSportIds: number[];
  socialMedia: SocialMedia[];
  socialMediaFollowingSize: number | null;
  emailListSize: number | null;
  emailOpenRate: string | null;
  dataConfidence: string;
  dataConfidenceReason: string | null;
  sportsManagementSoftwareId: number | null;
  salesforceId: string | null;
  hubspotCompanyId: string | null;
  language: Language;
  minAge: number | null;
  maxAge: number | null;
  female: boolean;
  male: boolean;
  digitalReach: number | null;
  eventsSurveyResponses: { id: number; submittedAt: string; surveyGizmoResponseId: string }[];
  zips: string[];
};

export type Program = {
  id: number;
  name: string;
  season: string;
  startDate: string | null;
  endDate: string | null;
  numberOfPlayers: number | null;
  minAge: number | null;
  maxAge: number | null;
  female: boolean;
  male: boolean;
  dataConfidence: string;
  sportId: number | null;
  competitivenessId: number | null;
  sport: { id: number; name: string } | null;
  competitiveness: { id: number; name: string } | null;
  places: { playLocationId: number; primary: boolean }[];
};

export type DeliverableAddress = {
  id: number;
  name: string;
  line1: string;
  line2: string | null;
  city: string;
  state: string;
  zip: string;
  country: string;
  deliverability: string | null;
};

export type OrganizationOffer = {
  id: number;
  status: string;
  campaign: {
    id: number;
    name: string;
    season: string;
    year: number;
    status: string;
    sponsor: { id: number; name: string };
  };
  sponsorableProperty: { id: number; name: string };
};

export type OrganizationUser = {
  id: number;
  email: string;
  name: string | null;
  title: string | null;
  cellPhone: string | null;
  status: string;
  lastLogin: string | null;
  openInvitationId: number | null;
};
