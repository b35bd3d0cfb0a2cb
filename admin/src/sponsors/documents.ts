import { gql } from '../../../ui/graphql.ts';
import type { CampaignSummary, Sponsor, SponsorUser } from './types.ts';

/** Sponsors with an active campaign or none (S-026), or all of them. */
export const SponsorsDocument = gql<
  { sponsors: (Pick<Sponsor, 'id' | 'name' | 'logoThumbnailUrl'> & { campaigns: CampaignSummary[] })[] },
  { withActiveOrNoCampaigns: boolean }
>(`
  query Sponsors($withActiveOrNoCampaigns: Boolean) {
    sponsors(withActiveOrNoCampaigns: $withActiveOrNoCampaigns) {
      id
      name
      logoThumbnailUrl
      campaigns { id name season year status leagueBudget }
    }
  }
`);

export const SearchCampaignsDocument = gql<
  { searchCampaigns: (CampaignSummary & { sponsor: { id: number; name: string } })[] },
  { query: string }
>(`
  query SearchCampaigns($query: String!) {
    searchCampaigns(query: $query) { id name season year status leagueBudget sponsor { id name } }
  }
`);

export const SponsorDocument = gql<
  { sponsor: (Sponsor & { campaigns: CampaignSummary[]; sponsorUsers: { user: SponsorUser }[] }) | null },
  { id: number }
>(`
  query Sponsor($id: Int!) {
    sponsor(id: $id) {
      id
      name
      logoThumbnailUrl
      logoFullSizeUrl
      campaigns { id name season year status leagueBudget }
      sponsorUsers { user { id email name status lastLogin openInvitationId } }
    }
  }
`);

export const UpdateSponsorDocument = gql<
  { updateSponsor: { sponsor: { id: number; name: string } } },
  { input: { id: number; name: string } }
>(`
  mutation UpdateSponsor($input: UpdateSponsorInput!) {
    updateSponsor(input: $input) { sponsor { id name } }
  }
`);

export const InviteSponsorUserDocument = gql<
  { inviteSponsorUser: { sponsor: { id: number } } },
  { input: { sponsorId: number; email: string } }
>(`
  mutation InviteSponsorUser($input: InviteSponsorUserInput!) {
    inviteSponsorUser(input: $input) { sponsor { id } }
  }
`);

export const ResendSponsorUserInviteDocument = gql<
  { resendUserInvite: { clientMutationId: string | null } },
  { input: { userId: number } }
>(`
  mutation ResendSponsorUserInvite($input: ResendUserInviteInput!) { resendUserInvite(input: $input) { clientMutationId } }
`);

export const DissociateSponsorUserDocument = gql<
  { dissociateUserAndSponsor: { sponsor: { id: number } } },
  { input: { userId: number; sponsorId: number } }
>(`
  mutation DissociateSponsorUser($input: DissociateUserAndSponsorInput!) {
    dissociateUserAndSponsor(input: $input) { sponsor { id } }
  }
`);

export const SeasonalGoalDocument = gql<
  { seasonalGoal: { id: number; sponsorFacingGoalBody: string } | null },
  { sponsorId: number; season: string; year: number }
>(`
  query SeasonalGoal($sponsorId: Int!, $season: Season!, $year: Int!) {
    seasonalGoal(sponsorId: $sponsorId, season: $season, year: $year) { id sponsorFacingGoalBody }
  }
`);

export const CreateSeasonalGoalDocument = gql<
  { createSeasonalGoal: { seasonalGoal: { id: number } } },
  { input: { sponsorId: number; season: string; year: number; sponsorFacingGoalBody: string } }
>(`
  mutation CreateSeasonalGoal($input: CreateSeasonalGoalInput!) {
    createSeasonalGoal(input: $input) { seasonalGoal { id } }
  }
`);

export const UpdateSeasonalGoalDocument = gql<
  { updateSeasonalGoal: { seasonalGoal: { id: number } } },
  { input: { id: number; sponsorFacingGoalBody: string } }
>(`
  mutation UpdateSeasonalGoal($input: UpdateSeasonalGoalInput!) {
    updateSeasonalGoal(input: $input) { seasonalGoal { id } }
  }
`);
