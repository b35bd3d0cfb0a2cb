// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All input for the `renewSponsorshipApplication` mutation. */
export type RenewSponsorshipApplicationInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  confirmedStepIds?: Array<string | null | undefined> | null | undefined;
  sponsorshipApplicationId?: number | null | undefined;
};

/** All input for the `saveApplicationStepData` mutation. */
export type SaveApplicationStepDataInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  formData?: unknown;
  sponsorshipApplicationId?: number | null | undefined;
  stepId?: string | null | undefined;
};

export type Season =
  | 'fall'
  | 'spring'
  | 'summer'
  | 'winter';

export type ShipmentsArrival =
  | 'four_weeks'
  | 'one_week'
  | 'three_weeks'
  | 'two_weeks';

/** All input for the `trackApplicationEvent` mutation. */
export type TrackApplicationEventInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  completionPercentage?: number | null | undefined;
  event?: string | null | undefined;
  stepId?: string | null | undefined;
};

/** All input for the `updateOrganizationInSponsorshipApplication` mutation. */
export type UpdateOrganizationInSponsorshipApplicationInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  emailListSize?: number | null | undefined;
  emailOpenRate?: string | number | null | undefined;
  organizationId?: number | null | undefined;
  organizationTypeId?: number | null | undefined;
  socialMediaFollowingSize?: number | null | undefined;
  sponsorshipApplicationId?: number | null | undefined;
  stamp?: string | null | undefined;
};

/** All input for the `upsertCustomResponses` mutation. */
export type UpsertCustomResponsesInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  customResponses?: Array<WizardCustomResponseInput | null | undefined> | null | undefined;
  organizationId?: number | null | undefined;
  sponsorshipApplicationId?: number | null | undefined;
  stamp?: string | null | undefined;
};

/** All input for the `upsertEmailOrSocialMedia` mutation. */
export type UpsertEmailOrSocialMediaInput = {
  accepted?: boolean | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
  maxForSale?: number | null | undefined;
  offerId?: number | null | undefined;
  organizationId?: number | null | undefined;
  price?: string | number | null | undefined;
  refusalReason?: string | null | undefined;
  sponsorablePropertyIds?: Array<number | null | undefined> | null | undefined;
  sponsorshipApplicationId?: number | null | undefined;
  stamp?: string | null | undefined;
};

/** All input for the `upsertGameSignage` mutation. */
export type UpsertGameSignageInput = {
  accepted?: boolean | null | undefined;
  bannerPlacements?: Array<number | null | undefined> | null | undefined;
  bannerSizes?: Array<number | null | undefined> | null | undefined;
  canHang24Hours?: boolean | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
  maxForSale?: number | null | undefined;
  offerId?: number | null | undefined;
  organizationId?: number | null | undefined;
  price?: string | number | null | undefined;
  refusalReason?: string | null | undefined;
  sponsorablePropertyIds?: Array<number | null | undefined> | null | undefined;
  sponsorshipApplicationId?: number | null | undefined;
  stamp?: string | null | undefined;
};

/** All input for the `upsertGiveawayAndCoupon` mutation. */
export type UpsertGiveawayAndCouponInput = {
  accepted?: boolean | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
  maxForSale?: number | null | undefined;
  offerId?: number | null | undefined;
  organizationId?: number | null | undefined;
  price?: string | number | null | undefined;
  quantity?: number | null | undefined;
  refusalReason?: string | null | undefined;
  sponsorablePropertyIds?: Array<number | null | undefined> | null | undefined;
  sponsorshipApplicationId?: number | null | undefined;
  stamp?: string | null | undefined;
};

/** All input for the `upsertPhotos` mutation. */
export type UpsertPhotosInput = {
  accepted?: boolean | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
  offerId?: number | null | undefined;
  organizationId?: number | null | undefined;
  price?: string | number | null | undefined;
  refusalReason?: string | null | undefined;
  season?: Season | null | undefined;
  sponsorablePropertyIds?: Array<number | null | undefined> | null | undefined;
  sponsorshipApplicationId?: number | null | undefined;
  stamp?: string | null | undefined;
  year?: number | null | undefined;
};

/** All input for the `upsertPlayLocations` mutation. */
export type UpsertPlayLocationsInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  offerId?: number | null | undefined;
  organizationId?: number | null | undefined;
  playLocations?: Array<WizardPlayLocationInput | null | undefined> | null | undefined;
  removedIds?: Array<number | null | undefined> | null | undefined;
  sponsorshipApplicationId?: number | null | undefined;
  stamp?: string | null | undefined;
};

/** All input for the `upsertPrimaryContact` mutation. */
export type UpsertPrimaryContactInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  organizationId?: number | null | undefined;
  primaryContactEmail?: string | null | undefined;
  primaryContactFirstName?: string | null | undefined;
  primaryContactLastName?: string | null | undefined;
  primaryContactPhone?: string | null | undefined;
  sponsorshipApplicationId?: number | null | undefined;
  stamp?: string | null | undefined;
};

/** All input for the `upsertSamplingAndTabling` mutation. */
export type UpsertSamplingAndTablingInput = {
  accepted?: boolean | null | undefined;
  attendance?: number | null | undefined;
  canAllowOutsideFood?: boolean | null | undefined;
  canDistributeFood?: boolean | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  description?: string | null | undefined;
  eventDate?: string | null | undefined;
  hasElectricity?: boolean | null | undefined;
  id?: number | null | undefined;
  offerId?: number | null | undefined;
  organizationId?: number | null | undefined;
  price?: string | number | null | undefined;
  refusalReason?: string | null | undefined;
  season?: Season | null | undefined;
  sponsorablePropertyIds?: Array<number | null | undefined> | null | undefined;
  sponsorshipApplicationId?: number | null | undefined;
  stamp?: string | null | undefined;
  year?: number | null | undefined;
};

/** All input for the `upsertSeminar` mutation. */
export type UpsertSeminarInput = {
  accepted?: boolean | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  description?: string | null | undefined;
  eventDate?: string | null | undefined;
  id?: number | null | undefined;
  maxForSale?: number | null | undefined;
  offerId?: number | null | undefined;
  organizationId?: number | null | undefined;
  possibleAttendance?: number | null | undefined;
  price?: string | number | null | undefined;
  refusalReason?: string | null | undefined;
  sponsorablePropertyIds?: Array<number | null | undefined> | null | undefined;
  sponsorshipApplicationId?: number | null | undefined;
  stamp?: string | null | undefined;
};

/** All input for the `upsertSponsorableProperties` mutation. */
export type UpsertSponsorablePropertiesInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  organizationId?: number | null | undefined;
  programs?: Array<WizardProgramInput | null | undefined> | null | undefined;
  removedIds?: Array<number | null | undefined> | null | undefined;
  sponsorshipApplicationId?: number | null | undefined;
  stamp?: string | null | undefined;
};

/** All input for the `upsertSponsorshipApplication` mutation. */
export type UpsertSponsorshipApplicationInput = {
  additionalInformation?: string | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  interestedInHundredX?: boolean | null | undefined;
  interests?: Array<string | null | undefined> | null | undefined;
  notInterested?: boolean | null | undefined;
  offerId?: number | null | undefined;
  organizationId?: number | null | undefined;
  season?: Season | null | undefined;
  stamp?: string | null | undefined;
  year?: number | null | undefined;
};

/** All input for the `upsertSurveys` mutation. */
export type UpsertSurveysInput = {
  accepted?: boolean | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
  maxForSale?: number | null | undefined;
  offerId?: number | null | undefined;
  organizationId?: number | null | undefined;
  price?: string | number | null | undefined;
  refusalReason?: string | null | undefined;
  sponsorablePropertyIds?: Array<number | null | undefined> | null | undefined;
  sponsorshipApplicationId?: number | null | undefined;
  stamp?: string | null | undefined;
};

/** All input for the `upsertTeamGameJersey` mutation. */
export type UpsertTeamGameJerseyInput = {
  accepted?: boolean | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
  maxForSale?: number | null | undefined;
  minTeamsRequired?: number | null | undefined;
  offerId?: number | null | undefined;
  orderingDeadline?: string | null | undefined;
  organizationId?: number | null | undefined;
  otherBrands?: string | null | undefined;
  price?: string | number | null | undefined;
  refusalReason?: string | null | undefined;
  sponsorablePropertyIds?: Array<number | null | undefined> | null | undefined;
  sponsorshipApplicationId?: number | null | undefined;
  stamp?: string | null | undefined;
};

/** All input for the `upsertTeamWarmup` mutation. */
export type UpsertTeamWarmupInput = {
  accepted?: boolean | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
  maxForSale?: number | null | undefined;
  offerId?: number | null | undefined;
  organizationId?: number | null | undefined;
  price?: string | number | null | undefined;
  refusalReason?: string | null | undefined;
  sponsorablePropertyIds?: Array<number | null | undefined> | null | undefined;
  sponsorshipApplicationId?: number | null | undefined;
  stamp?: string | null | undefined;
};

/** All input for the `upsertTournament` mutation. */
export type UpsertTournamentInput = {
  address?: string | null | undefined;
  canShipInAdvance?: boolean | null | undefined;
  city?: string | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  country?: string | null | undefined;
  firstDate?: string | null | undefined;
  freeParking?: boolean | null | undefined;
  hasContingencyPlan?: boolean | null | undefined;
  hostTournament?: boolean | null | undefined;
  lastDate?: string | null | undefined;
  name?: string | null | undefined;
  numberOfPlayers?: number | null | undefined;
  organizationId?: number | null | undefined;
  postalCode?: string | null | undefined;
  requireCoi?: boolean | null | undefined;
  shipmentsArrival?: ShipmentsArrival | null | undefined;
  sponsorshipApplicationId?: number | null | undefined;
  stamp?: string | null | undefined;
  state?: string | null | undefined;
};

/** All input for the `upsertWebsiteBanner` mutation. */
export type UpsertWebsiteBannerInput = {
  accepted?: boolean | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
  maxForSale?: number | null | undefined;
  offerId?: number | null | undefined;
  organizationId?: number | null | undefined;
  price?: string | number | null | undefined;
  refusalReason?: string | null | undefined;
  sponsorablePropertyIds?: Array<number | null | undefined> | null | undefined;
  sponsorshipApplicationId?: number | null | undefined;
  stamp?: string | null | undefined;
};

/** An input for mutations affecting `WizardCustomResponse` */
export type WizardCustomResponseInput = {
  customQuestionId?: number | null | undefined;
  id?: number | null | undefined;
  response?: string | null | undefined;
};

/** An input for mutations affecting `WizardPlayLocation` */
export type WizardPlayLocationInput = {
  address?: string | null | undefined;
  city?: string | null | undefined;
  confirmed?: boolean | null | undefined;
  country?: string | null | undefined;
  id?: number | null | undefined;
  otherProgramIds?: Array<number | null | undefined> | null | undefined;
  primaryProgramIds?: Array<number | null | undefined> | null | undefined;
  state?: string | null | undefined;
  zipcode?: string | null | undefined;
};

/** An input for mutations affecting `WizardProgram` */
export type WizardProgramInput = {
  competitivenessId?: number | null | undefined;
  endDate?: string | null | undefined;
  gender?: string | null | undefined;
  id?: number | null | undefined;
  maxAge?: number | null | undefined;
  minAge?: number | null | undefined;
  name?: string | null | undefined;
  numberOfPlayers?: number | null | undefined;
  season?: Season | null | undefined;
  sportId?: number | null | undefined;
  startDate?: string | null | undefined;
};

export type ApplicationViewFragment = { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null };

export type SponsorshipApplicationViewQueryVariables = Exact<{ [key: string]: never; }>;


export type SponsorshipApplicationViewQuery = { today: string, sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null };

export type SponsorshipApplicationOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SponsorshipApplicationOptionsQuery = { sponsorshipApplicationOptionsList: { interestsList: Array<{ id: string | null, text: string | null, section: string | null } | null> | null, bannerSizesList: Array<{ id: number | null, name: string | null } | null> | null, bannerPlacementsList: Array<{ id: number | null, name: string | null } | null> | null } | null, organizationTypes: Array<{ id: number, name: string, position: number, retired: boolean }>, competitivenesses: Array<{ id: number, name: string, position: number, retired: boolean }>, sports: Array<{ id: number, name: string, position: number, retired: boolean }> };

export type SaveApplicationStepDataMutationVariables = Exact<{
  input: SaveApplicationStepDataInput;
}>;


export type SaveApplicationStepDataMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpsertSponsorshipApplicationMutationVariables = Exact<{
  input: UpsertSponsorshipApplicationInput;
}>;


export type UpsertSponsorshipApplicationMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpsertPrimaryContactMutationVariables = Exact<{
  input: UpsertPrimaryContactInput;
}>;


export type UpsertPrimaryContactMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpsertSponsorablePropertiesMutationVariables = Exact<{
  input: UpsertSponsorablePropertiesInput;
}>;


export type UpsertSponsorablePropertiesMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpsertPlayLocationsMutationVariables = Exact<{
  input: UpsertPlayLocationsInput;
}>;


export type UpsertPlayLocationsMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpdateOrganizationInSponsorshipApplicationMutationVariables = Exact<{
  input: UpdateOrganizationInSponsorshipApplicationInput;
}>;


export type UpdateOrganizationInSponsorshipApplicationMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpsertCustomResponsesMutationVariables = Exact<{
  input: UpsertCustomResponsesInput;
}>;


export type UpsertCustomResponsesMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpsertTournamentMutationVariables = Exact<{
  input: UpsertTournamentInput;
}>;


export type UpsertTournamentMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpsertTeamGameJerseyMutationVariables = Exact<{
  input: UpsertTeamGameJerseyInput;
}>;


export type UpsertTeamGameJerseyMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpsertTeamWarmupMutationVariables = Exact<{
  input: UpsertTeamWarmupInput;
}>;


export type UpsertTeamWarmupMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpsertGameSignageMutationVariables = Exact<{
  input: UpsertGameSignageInput;
}>;


export type UpsertGameSignageMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpsertGiveawayAndCouponMutationVariables = Exact<{
  input: UpsertGiveawayAndCouponInput;
}>;


export type UpsertGiveawayAndCouponMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpsertSeminarMutationVariables = Exact<{
  input: UpsertSeminarInput;
}>;


export type UpsertSeminarMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpsertSamplingAndTablingMutationVariables = Exact<{
  input: UpsertSamplingAndTablingInput;
}>;


export type UpsertSamplingAndTablingMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpsertPhotosMutationVariables = Exact<{
  input: UpsertPhotosInput;
}>;


export type UpsertPhotosMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpsertWebsiteBannerMutationVariables = Exact<{
  input: UpsertWebsiteBannerInput;
}>;


export type UpsertWebsiteBannerMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpsertSurveysMutationVariables = Exact<{
  input: UpsertSurveysInput;
}>;


export type UpsertSurveysMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type UpsertEmailOrSocialMediaMutationVariables = Exact<{
  input: UpsertEmailOrSocialMediaInput;
}>;


export type UpsertEmailOrSocialMediaMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type RenewSponsorshipApplicationMutationVariables = Exact<{
  input: RenewSponsorshipApplicationInput;
}>;


export type RenewSponsorshipApplicationMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: Record<string, unknown> | null, notInterested: boolean | null, submittedAt: string | null, savedStepId: string | null, savedFormData: Record<string, unknown> | null, answers: Record<string, unknown> | null, stamps: Record<string, unknown> | null, renewal: Record<string, unknown> | null, savedIds: Array<number | null> | null } | null } | null };

export type TrackApplicationEventMutationVariables = Exact<{
  input: TrackApplicationEventInput;
}>;


export type TrackApplicationEventMutation = { trackApplicationEvent: { tracked: boolean | null } | null };

export const SponsorshipApplicationViewDocument = { id: "po4mI8656g", name: "SponsorshipApplicationView", kind: "query" } as TypedDocument<SponsorshipApplicationViewQuery, SponsorshipApplicationViewQueryVariables>;
export const SponsorshipApplicationOptionsDocument = { id: "0GZ0_Dpea5", name: "SponsorshipApplicationOptions", kind: "query" } as TypedDocument<SponsorshipApplicationOptionsQuery, SponsorshipApplicationOptionsQueryVariables>;
export const SaveApplicationStepDataDocument = { id: "oFiQXJEm8d", name: "SaveApplicationStepData", kind: "mutation" } as TypedDocument<SaveApplicationStepDataMutation, SaveApplicationStepDataMutationVariables>;
export const UpsertSponsorshipApplicationDocument = { id: "BZPNHPCuLZ", name: "UpsertSponsorshipApplication", kind: "mutation" } as TypedDocument<UpsertSponsorshipApplicationMutation, UpsertSponsorshipApplicationMutationVariables>;
export const UpsertPrimaryContactDocument = { id: "gv7f-B5ta5", name: "UpsertPrimaryContact", kind: "mutation" } as TypedDocument<UpsertPrimaryContactMutation, UpsertPrimaryContactMutationVariables>;
export const UpsertSponsorablePropertiesDocument = { id: "Pd1XRJ_cu1", name: "UpsertSponsorableProperties", kind: "mutation" } as TypedDocument<UpsertSponsorablePropertiesMutation, UpsertSponsorablePropertiesMutationVariables>;
export const UpsertPlayLocationsDocument = { id: "-02Z8i5VuV", name: "UpsertPlayLocations", kind: "mutation" } as TypedDocument<UpsertPlayLocationsMutation, UpsertPlayLocationsMutationVariables>;
export const UpdateOrganizationInSponsorshipApplicationDocument = { id: "iET_JiSIrL", name: "UpdateOrganizationInSponsorshipApplication", kind: "mutation" } as TypedDocument<UpdateOrganizationInSponsorshipApplicationMutation, UpdateOrganizationInSponsorshipApplicationMutationVariables>;
export const UpsertCustomResponsesDocument = { id: "1_B7Qz57KL", name: "UpsertCustomResponses", kind: "mutation" } as TypedDocument<UpsertCustomResponsesMutation, UpsertCustomResponsesMutationVariables>;
export const UpsertTournamentDocument = { id: "HGu_-IfmCT", name: "UpsertTournament", kind: "mutation" } as TypedDocument<UpsertTournamentMutation, UpsertTournamentMutationVariables>;
export const UpsertTeamGameJerseyDocument = { id: "f5__kBVLbQ", name: "UpsertTeamGameJersey", kind: "mutation" } as TypedDocument<UpsertTeamGameJerseyMutation, UpsertTeamGameJerseyMutationVariables>;
export const UpsertTeamWarmupDocument = { id: "AYJ59YjsJO", name: "UpsertTeamWarmup", kind: "mutation" } as TypedDocument<UpsertTeamWarmupMutation, UpsertTeamWarmupMutationVariables>;
export const UpsertGameSignageDocument = { id: "c5uPEiP9c4", name: "UpsertGameSignage", kind: "mutation" } as TypedDocument<UpsertGameSignageMutation, UpsertGameSignageMutationVariables>;
export const UpsertGiveawayAndCouponDocument = { id: "0UUs9S6Ne-", name: "UpsertGiveawayAndCoupon", kind: "mutation" } as TypedDocument<UpsertGiveawayAndCouponMutation, UpsertGiveawayAndCouponMutationVariables>;
export const UpsertSeminarDocument = { id: "NfQAlUrUE0", name: "UpsertSeminar", kind: "mutation" } as TypedDocument<UpsertSeminarMutation, UpsertSeminarMutationVariables>;
export const UpsertSamplingAndTablingDocument = { id: "h2H8RIoazt", name: "UpsertSamplingAndTabling", kind: "mutation" } as TypedDocument<UpsertSamplingAndTablingMutation, UpsertSamplingAndTablingMutationVariables>;
export const UpsertPhotosDocument = { id: "3chSCHfBOW", name: "UpsertPhotos", kind: "mutation" } as TypedDocument<UpsertPhotosMutation, UpsertPhotosMutationVariables>;
export const UpsertWebsiteBannerDocument = { id: "TMOsALgqKh", name: "UpsertWebsiteBanner", kind: "mutation" } as TypedDocument<UpsertWebsiteBannerMutation, UpsertWebsiteBannerMutationVariables>;
export const UpsertSurveysDocument = { id: "QyDjH8VeLI", name: "UpsertSurveys", kind: "mutation" } as TypedDocument<UpsertSurveysMutation, UpsertSurveysMutationVariables>;
export const UpsertEmailOrSocialMediaDocument = { id: "xx9IYG-MGd", name: "UpsertEmailOrSocialMedia", kind: "mutation" } as TypedDocument<UpsertEmailOrSocialMediaMutation, UpsertEmailOrSocialMediaMutationVariables>;
export const RenewSponsorshipApplicationDocument = { id: "mTlPvHf-_y", name: "RenewSponsorshipApplication", kind: "mutation" } as TypedDocument<RenewSponsorshipApplicationMutation, RenewSponsorshipApplicationMutationVariables>;
export const TrackApplicationEventDocument = { id: "0tHFwHtUf-", name: "TrackApplicationEvent", kind: "mutation" } as TypedDocument<TrackApplicationEventMutation, TrackApplicationEventMutationVariables>;
