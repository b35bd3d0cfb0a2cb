export type Sponsor = { id: number; name: string; logoThumbnailUrl: string | null; logoFullSizeUrl: string | null };

export type CampaignSummary = {
  id: number;
  name: string;
  season: string;
  year: number;
  status: string;
  leagueBudget: string | null;
};

export type SponsorUser = {
  id: number;
  email: string;
  name: string | null;
  status: string;
  lastLogin: string | null;
  openInvitationId: number | null;
};
