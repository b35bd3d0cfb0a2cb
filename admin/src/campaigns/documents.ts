import { gql } from '../../../ui/graphql.ts';
import type { Step } from '../api/useWhole.ts';
import type { Campaign, Capability } from './types.ts';

const progress = 'overdue total verified';

export const CampaignDocument = gql<{ campaign: Campaign | null }, { id: number }>(`
  query Campaign($id: Int!) {
    campaign(id: $id) {
      id name season year status
      sponsor { id name }
      totalSpend leagueSharePercentage leagueBudget targetNumberOfLeagues leaguesConfirmedGoalDate sponsorOverview goal
      additionalRequirements
      seasonName sponsorshipApplicationsSent
      customQuestions { id question position sentAt }
      primarySalesContactId primaryStrategistContactId primaryBdrContactId
      sponsorFacingGoalTitle sponsorFacingGoalBody sponsorFacingGoalImageUrl sponsorDashboardAdditionalContent
      lookerUrl impressionsOverride
      magicToken
      geographicTargetingSummary demographicTargetingSummary
      physicalVerificationProgress { ${progress} }
      digitalVerificationProgress { ${progress} }
      offerCountsReport { prospecting qualified proposed confirmed removed }
      campaignCapabilities {
        id minimumQuantity quantity executionExpectations inUse
        capability { id name digital createDeadlineBasedOnQuantity capabilityVerificationDeadlineCount }
        defaultVerificationDeadlines {
          id name deadline offset offsetType requiresCreatives missingCreatives verificationReminderInstructions
        }
      }
    }
  }
`);

/** Only what decides where an old address leads. */
export const CampaignStageDocument = gql<
  { campaign: { id: number; offers: { id: number }[] } | null },
  { id: number }
>(`
  query CampaignStage($id: Int!) {
    campaign(id: $id) {
      id
      offers(filter: {status: {notIn: [rejected, unqualified, canceled]}}, first: 1) { id }
    }
  }
`);

export const UpdateCampaignDocument = gql<
  { updateCampaign: { campaign: { id: number; status: string } } },
  { input: { id: number } & Record<string, unknown> }
>(`
  mutation UpdateCampaign($input: UpdateCampaignInput!) {
    updateCampaign(input: $input) { campaign { id status } }
  }
`);

export const DuplicateCampaignDocument = gql<
  { duplicateCampaign: { campaign: { id: number; sponsorId: number } } },
  { input: { campaignId: number; name: string; season: string; year: number } }
>(`
  mutation DuplicateCampaign($input: DuplicateCampaignInput!) {
    duplicateCampaign(input: $input) { campaign { id sponsorId } }
  }
`);

export const GetCapabilitiesDocument = gql<{ capabilities: Capability[] }, { campaignScope: boolean }>(`
  query GetCapabilities($campaignScope: Boolean) {
    capabilities(campaignScope: $campaignScope) {
      id name digital createDeadlineBasedOnQuantity capabilityVerificationDeadlineCount
    }
  }
`);

export const GetEmployeesDocument = gql<{ users: { id: number; name: string | null }[] }, { employee: boolean }>(`
  query GetEmployees($employee: Boolean) { users(employee: $employee) { id name } }
`);

type Quantities = { minimumQuantity: number | null; quantity: number | null; executionExpectations: string | null };

export const CreateCampaignCapabilityDocument = gql<
  { createCampaignCapability: { campaignCapability: { id: number } } },
  { input: { campaignId: number; capabilityId: number } & Quantities }
>(`
  mutation CreateCampaignCapability($input: CreateCampaignCapabilityInput!) {
    createCampaignCapability(input: $input) { campaignCapability { id } }
  }
`);

export const UpdateCampaignCapabilityDocument = gql<
  { updateCampaignCapability: { campaignCapability: { id: number } } },
  { input: { id: number } & Quantities }
>(`
  mutation UpdateCampaignCapability($input: UpdateCampaignCapabilityInput!) {
    updateCampaignCapability(input: $input) { campaignCapability { id } }
  }
`);

export const DeleteCampaignCapabilityDocument = gql<
  { deleteCampaignCapability: { clientMutationId: string | null } },
  { input: { id: number } }
>(`
  mutation DeleteCampaignCapability($input: DeleteCampaignCapabilityInput!) {
    deleteCampaignCapability(input: $input) { clientMutationId }
  }
`);

export type DeadlineInput = {
  campaignCapabilityId: number;
  deadline: string;
  name: string;
  verificationReminderInstructions: string;
  offset: number | null;
  offsetType: string | null;
  requiresCreatives: boolean;
};

export const CreateDefaultDeadlineDocument = gql<
  { createDefaultVerificationDeadline: { defaultVerificationDeadline: { id: number } } },
  { input: DeadlineInput }
>(`
  mutation CreateDefaultVerificationDeadline($input: CreateDefaultVerificationDeadlineInput!) {
    createDefaultVerificationDeadline(input: $input) { defaultVerificationDeadline { id } }
  }
`);

export const UpdateDefaultDeadlineDocument = gql<
  { updateDefaultVerificationDeadline: { defaultVerificationDeadline: { id: number } } },
  { input: { id: number } & Omit<DeadlineInput, 'campaignCapabilityId'> }
>(`
  mutation UpdateDefaultVerificationDeadline($input: UpdateDefaultVerificationDeadlineInput!) {
    updateDefaultVerificationDeadline(input: $input) { defaultVerificationDeadline { id } }
  }
`);

export const DeleteDefaultDeadlineDocument = gql<
  { deleteDefaultVerificationDeadline: { clientMutationId: string | null } },
  { input: { id: number } }
>(`
  mutation DeleteDefaultVerificationDeadline($input: DeleteDefaultVerificationDeadlineInput!) {
    deleteDefaultVerificationDeadline(input: $input) { clientMutationId }
  }
`);

export type CampaignProperty = {
  id: number;
  status: string;
  value: string | null;
  sponsorableProperty: {
    id: number;
    name: string;
    numberOfPlayers: number | null;
    city: string | null;
    state: string | null;
    organization: { id: number; name: string };
  };
};

export const CampaignPropertiesDocument = gql<
  { campaign: { id: number; offers: CampaignProperty[] } | null },
  { id: number } & Step
>(`
  query CampaignProperties($id: Int!, $first: Int, $after: Int = 0) {
    campaign(id: $id) {
      id
      offers(filter: {id: {greaterThan: $after}}, first: $first, orderBy: [ID_ASC]) {
        id status value
        sponsorableProperty { id name numberOfPlayers city state organization { id name } }
      }
    }
  }
`);
