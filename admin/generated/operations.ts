// Made by "npm run generate" from the schema and the documents of the app; not to be edited.
import type { TypedDocument } from '../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All input for the `addAddressToLocationFilter` mutation. */
export type AddAddressToLocationFilterInput = {
  address?: string | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  lat?: number | null | undefined;
  locationFilterId?: number | null | undefined;
  lon?: number | null | undefined;
  name?: string | null | undefined;
};

/** All input for the `addAllAvailableSponsorablePropertiesToCampaign` mutation. */
export type AddAllAvailableSponsorablePropertiesToCampaignInput = {
  campaignId?: number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  searchFilterId?: number | null | undefined;
};

/** All input for the `addCapabilityToPackage` mutation. */
export type AddCapabilityToPackageInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  organizationCapabilityId?: number | null | undefined;
  organizationPackageId?: number | null | undefined;
  quantity?: number | null | undefined;
};

/** All input for the `addGeometriesToLocationFilter` mutation. */
export type AddGeometriesToLocationFilterInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  geometryIds?: Array<number | null | undefined> | null | undefined;
  locationFilterId?: number | null | undefined;
};

/** All input for the `addHubspotCampaignPropertyToContacts` mutation. */
export type AddHubspotCampaignPropertyToContactsInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  offerIds?: Array<number | null | undefined> | null | undefined;
};

/** All input for the `addOrganizationSponsorablePropertiesToCampaign` mutation. */
export type AddOrganizationSponsorablePropertiesToCampaignInput = {
  campaignId?: number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  organizationId?: number | null | undefined;
};

/** All input for the `addPreviousPartnersToCampaign` mutation. */
export type AddPreviousPartnersToCampaignInput = {
  campaignId?: number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  searchFilterId?: number | null | undefined;
};

/** All input for the `addSponsorablePropertiesToCampaign` mutation. */
export type AddSponsorablePropertiesToCampaignInput = {
  campaignId?: number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  sponsorablePropertyIds?: Array<number | null | undefined> | null | undefined;
};

/** All input for the `addZips` mutation. */
export type AddZipsInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  organizationId?: number | null | undefined;
  zips?: Array<string | null | undefined> | null | undefined;
};

/** All input for the `addZipsToLocationFilter` mutation. */
export type AddZipsToLocationFilterInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  locationFilterId?: number | null | undefined;
  zips?: Array<string | null | undefined> | null | undefined;
};

export type AddressType =
  | 'mailing'
  | 'shipping';

/** All input for the `approveCheck` mutation. */
export type ApproveCheckInput = {
  checkId?: number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
};

/** A question of the sponsorship application: without id it is new. */
export type CampaignCustomQuestionInput = {
  id?: number | null | undefined;
  question: string;
};

export type CampaignStatus =
  | 'active'
  | 'complete'
  | 'contracted'
  | 'proposed'
  | 'rejected';

/** All input for the `cancelCheck` mutation. */
export type CancelCheckInput = {
  checkId?: number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
};

/** All input for the `cancelOffer` mutation. */
export type CancelOfferInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
};

export type CheckStatus =
  | 'approved'
  | 'pending'
  | 'rejected'
  | 'voided';

/** All input for the `clearBounce` mutation. */
export type ClearBounceInput = {
  address?: string | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
};

export type Country =
  | 'CA'
  | 'US';

/** All input for the create `CampaignCapability` mutation. */
export type CreateCampaignCapabilityInput = {
  campaignId: number;
  capabilityId: number;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  executionExpectations?: string | null | undefined;
  minimumQuantity?: number | null | undefined;
  quantity?: number | null | undefined;
};

/** All input for the `createCheck` mutation. */
export type CreateCheckInput = {
  amount?: string | number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  memo?: string | null | undefined;
  offerId?: number | null | undefined;
};

/** All input for the create `CreativeContent` mutation. */
export type CreateCreativeContentInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  content: string;
  name: string;
  verificationDeadlineId: number;
};

/** All input for the create `CreativeContentTemplate` mutation. */
export type CreateCreativeContentTemplateInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  content: string;
  defaultVerificationDeadlineId: number;
  name: string;
};

/** All input for the create `DefaultVerificationDeadline` mutation. */
export type CreateDefaultVerificationDeadlineInput = {
  campaignCapabilityId: number;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  deadline: string;
  name: string;
  offset?: number | null | undefined;
  offsetType?: OffsetType | null | undefined;
  requiresCreatives?: boolean | null | undefined;
  verificationReminderInstructions: string;
};

/** All input for the `createLocationFilter` mutation. */
export type CreateLocationFilterInput = {
  campaignId?: number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  name?: string | null | undefined;
};

/** All input for the `createLogComment` mutation. */
export type CreateLogCommentInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  description?: string | null | undefined;
  offerId?: number | null | undefined;
};

/** All input for the `createOrganizationCapability` mutation. */
export type CreateOrganizationCapabilityInput = {
  bannerPlacementIds?: Array<number | null | undefined> | null | undefined;
  bannerSizeIds?: Array<number | null | undefined> | null | undefined;
  canHang24Hours?: boolean | null | undefined;
  canUseLogo?: boolean | null | undefined;
  capabilityId?: number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  description?: string | null | undefined;
  emailListSize?: number | null | undefined;
  logoPlacementIds?: Array<number | null | undefined> | null | undefined;
  maxForSale?: number | null | undefined;
  minTeamsRequired?: number | null | undefined;
  name?: string | null | undefined;
  organizationId?: number | null | undefined;
  otherBrands?: string | null | undefined;
  playLocationIds?: Array<number | null | undefined> | null | undefined;
  price?: string | number | null | undefined;
  socialMediaChannelId?: number | null | undefined;
  socialMediaFollowingSize?: number | null | undefined;
  sponsorablePropertyIds?: Array<number | null | undefined> | null | undefined;
};

/** All input for the `createOrganization` mutation. */
export type CreateOrganizationInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  contactEmail?: string | null | undefined;
  fallSportIds?: Array<number | null | undefined> | null | undefined;
  locations?: Array<string | null | undefined> | null | undefined;
  name?: string | null | undefined;
  springSportIds?: Array<number | null | undefined> | null | undefined;
  summerSportIds?: Array<number | null | undefined> | null | undefined;
  websiteUrl?: string | null | undefined;
  winterSportIds?: Array<number | null | undefined> | null | undefined;
};

/** All input for the `createOrganizationPackage` mutation. */
export type CreateOrganizationPackageInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  name?: string | null | undefined;
  organizationId?: number | null | undefined;
  packageDescription?: string | null | undefined;
  packageType?: PackageType | null | undefined;
  price?: string | number | null | undefined;
  sponsorablePropertyIds?: Array<number | null | undefined> | null | undefined;
};

/** All input for the `createOrganizationPlayLocation` mutation. */
export type CreateOrganizationPlayLocationInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  organizationId?: number | null | undefined;
  playLocationInput?: PlayLocationInputRecordInput | null | undefined;
};

/** All input for the create `SearchFilter` mutation. */
export type CreateSearchFilterInput = {
  campaignId: number;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  enabled?: boolean | null | undefined;
  parameters?: any;
  type: FilterType;
};

/** All input for the `createSeasonalGoal` mutation. */
export type CreateSeasonalGoalInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  season?: Season | null | undefined;
  sponsorFacingGoalBody?: string | null | undefined;
  sponsorId?: number | null | undefined;
  year?: number | null | undefined;
};

/** All input for the `createSponsorableProperty` mutation. */
export type CreateSponsorablePropertyInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  competitivenessId?: number | null | undefined;
  endDate?: string | null | undefined;
  female?: boolean | null | undefined;
  male?: boolean | null | undefined;
  maxAge?: number | null | undefined;
  minAge?: number | null | undefined;
  name?: string | null | undefined;
  numberOfPlayers?: number | null | undefined;
  organizationId?: number | null | undefined;
  playLocationsIds?: Array<number | null | undefined> | null | undefined;
  season?: Season | null | undefined;
  sportId?: number | null | undefined;
  startDate?: string | null | undefined;
};

/** All input for the `createVerificationDeadline` mutation. */
export type CreateVerificationDeadlineInput = {
  assetId?: number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  deadline?: string | null | undefined;
  name?: string | null | undefined;
  requiresCreatives?: boolean | null | undefined;
  verificationReminderInstructions?: string | null | undefined;
};

/** All input for the `createYouthSportsSeasonProspects` mutation. */
export type CreateYouthSportsSeasonProspectsInput = {
  campaignId?: number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  contactEmail?: string | null | undefined;
  fallSportIds?: Array<number | null | undefined> | null | undefined;
  locations?: Array<string | null | undefined> | null | undefined;
  name?: string | null | undefined;
  springSportIds?: Array<number | null | undefined> | null | undefined;
  summerSportIds?: Array<number | null | undefined> | null | undefined;
  websiteUrl?: string | null | undefined;
  winterSportIds?: Array<number | null | undefined> | null | undefined;
};

export type DataConfidence =
  | 'added_by_organization'
  | 'added_from_prospecting'
  | 'complete'
  | 'created_from_other_sp'
  | 'ended'
  | 'incomplete'
  | 'not_a_good_fit'
  | 'speculative'
  | 'stale'
  | 'verified';

/** All input for the `deleteCampaignCapability` mutation. */
export type DeleteCampaignCapabilityInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: number;
};

/** All input for the `deleteCreativeContent` mutation. */
export type DeleteCreativeContentInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: number;
};

/** All input for the `deleteCreativeContentTemplate` mutation. */
export type DeleteCreativeContentTemplateInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: number;
};

/** All input for the `deleteCreativeFile` mutation. */
export type DeleteCreativeFileInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: number;
};

/** All input for the `deleteCreativeFileTemplate` mutation. */
export type DeleteCreativeFileTemplateInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: number;
};

/** All input for the `deleteDefaultVerificationDeadline` mutation. */
export type DeleteDefaultVerificationDeadlineInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: number;
};

/** All input for the `deleteLocation` mutation. */
export type DeleteLocationInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  locationId?: number | null | undefined;
};

/** All input for the `deleteOrganizationCapability` mutation. */
export type DeleteOrganizationCapabilityInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
};

/** All input for the `deleteOrganization` mutation. */
export type DeleteOrganizationInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
};

/** All input for the `deleteOrganizationPlayLocation` mutation. */
export type DeleteOrganizationPlayLocationInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
};

/** All input for the `deleteSearchFilter` mutation. */
export type DeleteSearchFilterInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: number;
};

/** All input for the `deleteSponsorableProperty` mutation. */
export type DeleteSponsorablePropertyInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
};

export type DetailKind =
  | 'coupon'
  | 'dedicated_email'
  | 'game_signage'
  | 'other'
  | 'photos'
  | 'sampling'
  | 'seminar'
  | 'social_media_post'
  | 'survey'
  | 'team_game_jersey'
  | 'warm_up'
  | 'website_banner';

/** All input for the `dissociateUserAndOrganization` mutation. */
export type DissociateUserAndOrganizationInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  organizationId?: number | null | undefined;
  userId?: number | null | undefined;
};

/** All input for the `dissociateUserAndSponsor` mutation. */
export type DissociateUserAndSponsorInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  sponsorId?: number | null | undefined;
  userId?: number | null | undefined;
};

/** All input for the `duplicateCampaign` mutation. */
export type DuplicateCampaignInput = {
  campaignId?: number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  name?: string | null | undefined;
  season?: Season | null | undefined;
  year?: number | null | undefined;
};

/** All input for the `endUserSessions` mutation. */
export type EndUserSessionsInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  userId?: number | null | undefined;
};

export type EngagementStatus =
  | 'active'
  | 'inactive';

export type EventType =
  | 'assets_changed'
  | 'check_approved'
  | 'check_canceled'
  | 'check_rejected'
  | 'check_voided'
  | 'check_written'
  | 'comment'
  | 'created'
  | 'creative_changed'
  | 'dates_changed'
  | 'deadline_added'
  | 'deadline_did_not_complete'
  | 'deadline_removed'
  | 'deadline_response'
  | 'deadline_updated'
  | 'email_sent'
  | 'image_added'
  | 'image_reviewed'
  | 'moved'
  | 'requirements_changed'
  | 'status_changed'
  | 'value_changed';

export type FilterType =
  | 'CapabilityFilter'
  | 'EthnicityFilter'
  | 'IncomeFilter'
  | 'LocationFilter'
  | 'NumberOfPlayersFilter'
  | 'SeasonFilter'
  | 'SportFilter'
  | 'StateFilter';

export type ImageStatus =
  | 'pending'
  | 'rejected'
  | 'verified';

/** All input for the `inviteOrganizationUser` mutation. */
export type InviteOrganizationUserInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  email?: string | null | undefined;
  organizationId?: number | null | undefined;
};

/** All input for the `inviteSponsorUser` mutation. */
export type InviteSponsorUserInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  email?: string | null | undefined;
  sponsorId?: number | null | undefined;
};

/** All input for the `inviteStaffUser` mutation. */
export type InviteStaffUserInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  email?: string | null | undefined;
  role?: UserRole | null | undefined;
};

/** A language that pages and mails are written in. */
export type Language =
  | 'en'
  | 'es';

export type LocationStrategy =
  | 'per_location'
  | 'total';

/** All input for the `markAsConfirmed` mutation. */
export type MarkAsConfirmedInput = {
  changeReason?: string | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  offerId?: number | null | undefined;
};

/** All input for the `markAsQualified` mutation. */
export type MarkAsQualifiedInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  offerIds?: Array<number | null | undefined> | null | undefined;
};

/** All input for the `markDeadlineAsDidNotComplete` mutation. */
export type MarkDeadlineAsDidNotCompleteInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  reason?: string | null | undefined;
  verificationDeadlineId?: number | null | undefined;
};

/** All input for the `moveConfirmedOfferToCampaign` mutation. */
export type MoveConfirmedOfferToCampaignInput = {
  campaignId?: number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  offerId?: number | null | undefined;
};

/** One asset of an offer: without id it is new; an asset that is left out is removed (S-297 and following). */
export type OfferAssetInput = {
  campaignCapabilityId: number;
  id?: number | null | undefined;
  quantity?: number | null | undefined;
  reach?: number | null | undefined;
};

export type OfferStatus =
  | 'canceled'
  | 'confirmed'
  | 'proposed'
  | 'prospecting'
  | 'qualified'
  | 'rejected'
  | 'rejected_by_league'
  | 'rejected_by_organization'
  | 'unqualified';

export type OffsetType =
  | 'accept_offer_date'
  | 'season_end_date'
  | 'season_start_date';

export type PackageType =
  | 'marketplace_offer'
  | 'user_generated'
  | 'website';

export type PlaceKind =
  | 'address'
  | 'market'
  | 'zip';

/** An input for mutations affecting `PlayLocationInputRecord` */
export type PlayLocationInputRecordInput = {
  address?: string | null | undefined;
  city?: string | null | undefined;
  country?: Country | null | undefined;
  lat?: number | null | undefined;
  lon?: number | null | undefined;
  nickname?: string | null | undefined;
  state?: string | null | undefined;
  street?: string | null | undefined;
  zipcode?: string | null | undefined;
};

/** All input for the `regenerateLink` mutation. */
export type RegenerateLinkInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  kind?: string | null | undefined;
  recordId?: string | null | undefined;
};

/** All input for the `rejectCheck` mutation. */
export type RejectCheckInput = {
  checkId?: number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  reason?: string | null | undefined;
};

/** All input for the `removeOrganizationCapabilityPackage` mutation. */
export type RemoveOrganizationCapabilityPackageInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  organizationCapabilityPackageId?: number | null | undefined;
};

/** All input for the `removeOrganizationPackage` mutation. */
export type RemoveOrganizationPackageInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  organizationPackageId?: number | null | undefined;
};

/** All input for the `removeSponsorablePropertiesFromCampaign` mutation. */
export type RemoveSponsorablePropertiesFromCampaignInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  markAsUnqualified?: boolean | null | undefined;
  offerIds?: Array<number | null | undefined> | null | undefined;
  removalReason?: string | null | undefined;
};

/** All input for the `removeStaffUser` mutation. */
export type RemoveStaffUserInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  userId?: number | null | undefined;
};

/** All input for the `removeVerificationDeadline` mutation. */
export type RemoveVerificationDeadlineInput = {
  changeReason?: string | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
};

/** All input for the `removeZip` mutation. */
export type RemoveZipInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  organizationId?: number | null | undefined;
  zip?: string | null | undefined;
};

/** All input for the `replaceCreatives` mutation. */
export type ReplaceCreativesInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  defaultVerificationDeadlineId?: number | null | undefined;
  offerIds?: Array<number | null | undefined> | null | undefined;
};

/** All input for the `resendUserInvite` mutation. */
export type ResendUserInviteInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  userId?: number | null | undefined;
};

/** All input for the `restoreDeleted` mutation. */
export type RestoreDeletedInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  entryId?: string | null | undefined;
};

/** All input for the `reviewVerificationImage` mutation. */
export type ReviewVerificationImageInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  featured?: boolean | null | undefined;
  hidden?: boolean | null | undefined;
  id?: number | null | undefined;
  status?: ImageStatus | null | undefined;
  verificationDeadlineId?: number | null | undefined;
};

/** All input for the `revokeLink` mutation. */
export type RevokeLinkInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  kind?: string | null | undefined;
  recordId?: string | null | undefined;
};

export type Season =
  | 'fall'
  | 'spring'
  | 'summer'
  | 'winter';

/** All input for the `sendMailAgain` mutation. */
export type SendMailAgainInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: string | null | undefined;
};

/** All input for the `sendOfferEmails` mutation. */
export type SendOfferEmailsInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  offerIds?: Array<number | null | undefined> | null | undefined;
};

/** All input for the `sendRequestAdditionalVerificationEmail` mutation. */
export type SendRequestAdditionalVerificationEmailInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  message?: string | null | undefined;
  offerId?: number | null | undefined;
};

/** All input for the `sendSponsorablePropertyOnboardingEmails` mutation. */
export type SendSponsorablePropertyOnboardingEmailsInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  offerIds?: Array<number | null | undefined> | null | undefined;
};

/** All input for the `sendSponsorshipApplication` mutation. */
export type SendSponsorshipApplicationInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  offerIds?: Array<number | null | undefined> | null | undefined;
};

/** All input for the `sendVerificationReminderEmail` mutation. */
export type SendVerificationReminderEmailInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  offerId?: number | null | undefined;
};

/** A social media account of an organization: without id it is new. */
export type SocialMediaEntryInput = {
  canPost?: boolean | null | undefined;
  channelId: number;
  id?: number | null | undefined;
  url?: string | null | undefined;
};

/** All input for the `updateCampaignCapability` mutation. */
export type UpdateCampaignCapabilityInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  executionExpectations?: string | null | undefined;
  id: number;
  minimumQuantity?: number | null | undefined;
  quantity?: number | null | undefined;
};

/** Changes the given fields of one Campaign; fields that are not given stay as they are. */
export type UpdateCampaignInput = {
  additionalRequirements?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  customQuestions?: Array<CampaignCustomQuestionInput> | null | undefined;
  goal?: string | null | undefined;
  id: number;
  impressionsOverride?: number | null | undefined;
  leagueSharePercentage?: string | number | null | undefined;
  leaguesConfirmedGoalDate?: string | null | undefined;
  lookerUrl?: string | null | undefined;
  name?: string | null | undefined;
  primaryBdrContactId?: number | null | undefined;
  primarySalesContactId?: number | null | undefined;
  primaryStrategistContactId?: number | null | undefined;
  season?: Season | null | undefined;
  seasonName?: string | null | undefined;
  sponsorDashboardAdditionalContent?: string | null | undefined;
  sponsorFacingGoalBody?: string | null | undefined;
  sponsorFacingGoalTitle?: string | null | undefined;
  sponsorOverview?: string | null | undefined;
  status?: CampaignStatus | null | undefined;
  targetNumberOfLeagues?: number | null | undefined;
  totalSpend?: number | null | undefined;
  year?: number | null | undefined;
};

/** All input for the `updateCreativeContent` mutation. */
export type UpdateCreativeContentInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  content?: string | null | undefined;
  id: number;
  name?: string | null | undefined;
};

/** All input for the `updateCreativeContentTemplate` mutation. */
export type UpdateCreativeContentTemplateInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  content?: string | null | undefined;
  id: number;
  name?: string | null | undefined;
};

/** All input for the `updateDefaultVerificationDeadline` mutation. */
export type UpdateDefaultVerificationDeadlineInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  deadline?: string | null | undefined;
  id: number;
  name?: string | null | undefined;
  offset?: number | null | undefined;
  offsetType?: OffsetType | null | undefined;
  requiresCreatives?: boolean | null | undefined;
  verificationReminderInstructions?: string | null | undefined;
};

/** Changes the given fields of one LocationFilter; fields that are not given stay as they are. */
export type UpdateLocationFilterInput = {
  clientMutationId?: string | null | undefined;
  enabled?: boolean | null | undefined;
  id: number;
  name?: string | null | undefined;
  radius?: string | number | null | undefined;
  strategy?: LocationStrategy | null | undefined;
  strategyCount?: number | null | undefined;
};

/** All input for the `updateLocation` mutation. */
export type UpdateLocationInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: number;
  name?: string | null | undefined;
};

/** Changes the given fields of one Offer; fields that are not given stay as they are. */
export type UpdateOfferInput = {
  additionalRequirements?: string | null | undefined;
  assets?: Array<OfferAssetInput> | null | undefined;
  changeReason?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  customField?: string | null | undefined;
  id: number;
  removalReason?: string | null | undefined;
  seasonEnd?: string | null | undefined;
  seasonStart?: string | null | undefined;
  status?: OfferStatus | null | undefined;
  value?: string | number | null | undefined;
};

/** Changes the given fields of one OrganizationCapability; fields that are not given stay as they are. */
export type UpdateOrganizationCapabilityInput = {
  bannerPlacementIds?: Array<number> | null | undefined;
  bannerSizeIds?: Array<number> | null | undefined;
  canHang24Hours?: boolean | null | undefined;
  canUseLogo?: boolean | null | undefined;
  clientMutationId?: string | null | undefined;
  description?: string | null | undefined;
  emailListSize?: number | null | undefined;
  id: number;
  logoPlacementIds?: Array<number> | null | undefined;
  maxForSale?: number | null | undefined;
  minTeamsRequired?: number | null | undefined;
  name?: string | null | undefined;
  otherBrands?: string | null | undefined;
  playLocationIds?: Array<number> | null | undefined;
  price?: string | number | null | undefined;
  socialMediaChannelId?: number | null | undefined;
  socialMediaFollowingSize?: number | null | undefined;
  sponsorablePropertyIds?: Array<number> | null | undefined;
};

/** Changes the given fields of one Organization; fields that are not given stay as they are. */
export type UpdateOrganizationInput = {
  city?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  contactEmail?: string | null | undefined;
  contactPhone?: string | null | undefined;
  dataConfidence?: DataConfidence | null | undefined;
  dataConfidenceReason?: string | null | undefined;
  emailListSize?: number | null | undefined;
  emailOpenRate?: string | number | null | undefined;
  fallSportIds?: Array<number> | null | undefined;
  hubspotCompanyId?: string | null | undefined;
  id?: number | null | undefined;
  language?: Language | null | undefined;
  name?: string | null | undefined;
  numberOfUniqueParticipantsPerYear?: number | null | undefined;
  organizationId?: number | null | undefined;
  organizationTypeId?: number | null | undefined;
  socialMedia?: Array<SocialMediaEntryInput> | null | undefined;
  socialMediaFollowingSize?: number | null | undefined;
  sportsManagementSoftwareId?: number | null | undefined;
  springSportIds?: Array<number> | null | undefined;
  state?: string | null | undefined;
  summerSportIds?: Array<number> | null | undefined;
  websiteSponsorshipsUrl?: string | null | undefined;
  websiteUrl?: string | null | undefined;
  winterSportIds?: Array<number> | null | undefined;
};

/** Changes the given fields of one OrganizationPackage; fields that are not given stay as they are. */
export type UpdateOrganizationPackageInput = {
  clientMutationId?: string | null | undefined;
  id: number;
  name?: string | null | undefined;
  packageDescription?: string | null | undefined;
  packageType?: PackageType | null | undefined;
  price?: string | number | null | undefined;
  sponsorablePropertyIds?: Array<number> | null | undefined;
};

/** All input for the `updateSearchFilter` mutation. */
export type UpdateSearchFilterInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  enabled?: boolean | null | undefined;
  id: number;
  parameters?: any;
};

/** All input for the `updateSeasonalGoal` mutation. */
export type UpdateSeasonalGoalInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: number;
  sponsorFacingGoalBody?: string | null | undefined;
};

/** All input for the `updateSponsor` mutation. */
export type UpdateSponsorInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: number;
  name?: string | null | undefined;
};

/** Changes the given fields of one SponsorableProperty; fields that are not given stay as they are. */
export type UpdateSponsorablePropertyInput = {
  clientMutationId?: string | null | undefined;
  competitivenessId?: number | null | undefined;
  dataConfidence?: DataConfidence | null | undefined;
  endDate?: string | null | undefined;
  female?: boolean | null | undefined;
  id: number;
  male?: boolean | null | undefined;
  maxAge?: number | null | undefined;
  minAge?: number | null | undefined;
  name?: string | null | undefined;
  numberOfPlayers?: number | null | undefined;
  organizationId?: number | null | undefined;
  playLocationsIds?: Array<number> | null | undefined;
  primaryPlayLocationId?: number | null | undefined;
  season?: Season | null | undefined;
  sportId?: number | null | undefined;
  startDate?: string | null | undefined;
};

/** Changes the given fields of one VerificationDeadline; fields that are not given stay as they are. */
export type UpdateVerificationDeadlineInput = {
  changeReason?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  deadline?: string | null | undefined;
  id: number;
  name?: string | null | undefined;
  requiresCreatives?: boolean | null | undefined;
  verificationReminderInstructions?: string | null | undefined;
};

/** All input for the `updateVerificationDeadlineResponse` mutation. */
export type UpdateVerificationDeadlineResponseInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: number;
  /** An object where the defined keys will be set on the `VerificationDeadlineResponse` being updated. */
  patch: VerificationDeadlineResponsePatch;
};

/** All input for the `upsertAddress` mutation. */
export type UpsertAddressInput = {
  addressType?: AddressType | null | undefined;
  city?: string | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  country?: Country | null | undefined;
  deliverability?: string | null | undefined;
  line1?: string | null | undefined;
  line2?: string | null | undefined;
  name?: string | null | undefined;
  organizationId?: number | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
};

export type UserRole =
  | 'admin'
  | 'organization'
  | 'sponsor'
  | 'superadmin';

export type UserStatus =
  | 'active'
  | 'deactivated'
  | 'invited';

/** Represents an update to a `VerificationDeadlineResponse`. Fields that are set will be updated. */
export type VerificationDeadlineResponsePatch = {
  addressed?: boolean | null | undefined;
};

/** All input for the `voidCheck` mutation. */
export type VoidCheckInput = {
  checkId?: number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  reason?: string | null | undefined;
};

export type UpdateCreativeContentTemplateMutationVariables = Exact<{
  input: UpdateCreativeContentTemplateInput;
}>;


export type UpdateCreativeContentTemplateMutation = { updateCreativeContentTemplate: { creativeContentTemplate: { id: number } | null } | null };

export type ResendSponsorUserInviteMutationVariables = Exact<{
  input: ResendUserInviteInput;
}>;


export type ResendSponsorUserInviteMutation = { resendUserInvite: { clientMutationId: string | null } | null };

export type OrganizationProgramsQueryVariables = Exact<{
  id: number;
}>;


export type OrganizationProgramsQuery = { organization: { id: number, playLocations: Array<{ id: number, nickname: string, address: string, lat: number | null, lon: number | null, primary: boolean }>, sponsorableProperties: Array<{ id: number, name: string, season: Season, startDate: string | null, endDate: string | null, numberOfPlayers: number | null, minAge: number | null, maxAge: number | null, female: boolean, male: boolean, dataConfidence: DataConfidence | null, sportId: number | null, competitivenessId: number | null, sport: { id: number, name: string } | null, competitiveness: { id: number, name: string } | null, places: Array<{ playLocationId: number, primary: boolean }> }> } | null };

export type SendOfferEmailsMutationVariables = Exact<{
  input: SendOfferEmailsInput;
}>;


export type SendOfferEmailsMutation = { sendOfferEmails: { result: { sentOfferIds: Array<number | null> | null, skipped: Array<{ offerId: number | null, organizationName: string | null, reason: string | null } | null> | null, refused: Array<{ offerId: number | null, organizationName: string | null, reason: string | null } | null> | null } | null } | null };

export type OrganizationHeaderQueryVariables = Exact<{
  id: number;
}>;


export type OrganizationHeaderQuery = { organization: { id: number, name: string, engagementStatus: EngagementStatus, sportsManagementSoftwareId: number | null, users: Array<{ id: number } | null> | null, sponsorshipInsightReport: { averageConfirmedValue: string | null, confirmedCount: number | null, onTimeVerificationPercentage: string | null } | null } | null };

export type ConsoleStartQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleStartQuery = { today: string | null, production: boolean | null };

export type MarkDeadlineAsDidNotCompleteMutationVariables = Exact<{
  input: MarkDeadlineAsDidNotCompleteInput;
}>;


export type MarkDeadlineAsDidNotCompleteMutation = { markDeadlineAsDidNotComplete: { verificationDeadline: { id: number } | null } | null };

export type CancelCheckMutationVariables = Exact<{
  input: CancelCheckInput;
}>;


export type CancelCheckMutation = { cancelCheck: { offer: { id: number } | null } | null };

export type CreateSponsorablePropertyMutationVariables = Exact<{
  input: CreateSponsorablePropertyInput;
}>;


export type CreateSponsorablePropertyMutation = { createSponsorableProperty: { sponsorableProperty: { id: number } | null } | null };

export type FilterProspectsQueryVariables = Exact<{
  id: number;
  withLatLon: boolean;
  first?: number | null | undefined;
  after?: number | null | undefined;
}>;


export type FilterProspectsQuery = { locationFilter: { id: number, name: string, prospectingReportId: string | null, searchFilter: { id: number, campaign: { id: number, name: string, season: Season, year: number, status: CampaignStatus, sponsor: { id: number, name: string } | null } | null } | null, locations: Array<{ id: number, name: string }>, offers: Array<{ id: number, status: OfferStatus, value: string | null, communicatedToLeague: boolean, numberOfOfferViews: number, numberOfSurveyViews: number | null, surveySentAt: string | null, offerSentAt: string | null, offerOpenedAt: string | null, onboardingEmailSentAt: string | null, removalReason: string | null, recentComment: { createdAt: string | null, description: string | null } | null, fundraiserConflict: { conflict: boolean | null, conflictingOfferStatus: OfferStatus | null, conflictingOfferId: number | null } | null, surveyConflict: { conflict: boolean | null, conflictingOfferStatus: OfferStatus | null, conflictingOfferId: number | null } | null, preQualSurveyResponses: Array<{ id: number, booleanResponse: boolean | null }>, sponsorableProperty: { id: number, name: string, numberOfPlayers: number | null, city: string | null, state: string | null, lat?: number | null, lon?: number | null, organization: { id: number, name: string, canReceiveEmails: boolean | null } | null } | null } | null> | null } | null };

export type SendSponsorshipApplicationMutationVariables = Exact<{
  input: SendSponsorshipApplicationInput;
}>;


export type SendSponsorshipApplicationMutation = { sendSponsorshipApplication: { offers: Array<{ id: number } | null> | null } | null };

export type DeleteOrganizationPlayLocationMutationVariables = Exact<{
  input: DeleteOrganizationPlayLocationInput;
}>;


export type DeleteOrganizationPlayLocationMutation = { deleteOrganizationPlayLocation: { clientMutationId: string | null } | null };

export type CreateCheckMutationVariables = Exact<{
  input: CreateCheckInput;
}>;


export type CreateCheckMutation = { createCheck: { check: { id: number } | null } | null };

export type ApproveCheckMutationVariables = Exact<{
  input: ApproveCheckInput;
}>;


export type ApproveCheckMutation = { approveCheck: { check: { id: number, number: number | null, status: CheckStatus } | null } | null };

export type RequestAdditionalVerificationEmailQueryVariables = Exact<{
  offerId: number;
  message: string;
  language?: Language | null | undefined;
}>;


export type RequestAdditionalVerificationEmailQuery = { requestAdditionalVerificationEmail: { subject: string, to: string | null, htmlBody: string, language: Language, skipped: Array<{ address: string, reason: string }> } | null };

export type ClearBounceMutationVariables = Exact<{
  input: ClearBounceInput;
}>;


export type ClearBounceMutation = { clearBounce: { cleared: boolean | null } | null };

export type CreateOrganizationPackageMutationVariables = Exact<{
  input: CreateOrganizationPackageInput;
}>;


export type CreateOrganizationPackageMutation = { createOrganizationPackage: { organizationPackage: { id: number } | null } | null };

export type RemoveVerificationDeadlineMutationVariables = Exact<{
  input: RemoveVerificationDeadlineInput;
}>;


export type RemoveVerificationDeadlineMutation = { removeVerificationDeadline: { offer: { id: number } | null } | null };

export type SendVerificationReminderEmailMutationVariables = Exact<{
  input: SendVerificationReminderEmailInput;
}>;


export type SendVerificationReminderEmailMutation = { sendVerificationReminderEmail: { offer: { id: number } | null } | null };

export type PaletteSearchQueryVariables = Exact<{
  query: string;
}>;


export type PaletteSearchQuery = { searchedOrganizations: Array<{ id: number, name: string, city: string | null, state: string | null } | null> | null, searchCampaigns: Array<{ id: number, name: string, season: Season, year: number, status: CampaignStatus, sponsor: { id: number, name: string } | null } | null> | null };

export type UpdateOrganizationMutationVariables = Exact<{
  input: UpdateOrganizationInput;
}>;


export type UpdateOrganizationMutation = { updateOrganization: { organization: { id: number } | null } | null };

export type RejectCheckMutationVariables = Exact<{
  input: RejectCheckInput;
}>;


export type RejectCheckMutation = { rejectCheck: { check: { id: number, number: number | null, status: CheckStatus } | null } | null };

export type DeleteCreativeFileTemplateMutationVariables = Exact<{
  input: DeleteCreativeFileTemplateInput;
}>;


export type DeleteCreativeFileTemplateMutation = { deleteCreativeFileTemplate: { clientMutationId: string | null } | null };

export type GetEmployeesQueryVariables = Exact<{
  employee?: boolean | null | undefined;
}>;


export type GetEmployeesQuery = { users: Array<{ id: number, name: string | null }> | null };

export type OrganizationsQueryVariables = Exact<{
  organizationIds: Array<number> | number;
}>;


export type OrganizationsQuery = { organizations: Array<{ id: number, name: string, city: string | null, state: string | null, websiteUrl: string | null, updatedAt: string | null, primaryPlayLocation: { address: string } | null, sponsorshipInsightReport: { averageConfirmedValue: string | null, confirmedCount: number | null, onTimeVerificationPercentage: string | null } | null }> | null };

export type UpdateLocationFilterMutationVariables = Exact<{
  input: UpdateLocationFilterInput;
}>;


export type UpdateLocationFilterMutation = { updateLocationFilter: { locationFilter: { id: number } | null } | null };

export type DissociateUserAndOrganizationMutationVariables = Exact<{
  input: DissociateUserAndOrganizationInput;
}>;


export type DissociateUserAndOrganizationMutation = { dissociateUserAndOrganization: { clientMutationId: string | null } | null };

export type InviteOrganizationUserMutationVariables = Exact<{
  input: InviteOrganizationUserInput;
}>;


export type InviteOrganizationUserMutation = { inviteOrganizationUser: { clientMutationId: string | null } | null };

export type AddHubspotCampaignPropertyToContactsMutationVariables = Exact<{
  input: AddHubspotCampaignPropertyToContactsInput;
}>;


export type AddHubspotCampaignPropertyToContactsMutation = { addHubspotCampaignPropertyToContacts: { offers: Array<{ id: number } | null> | null } | null };

export type CreateLocationFilterMutationVariables = Exact<{
  input: CreateLocationFilterInput;
}>;


export type CreateLocationFilterMutation = { createLocationFilter: { locationFilter: { id: number } | null } | null };

export type ResendStaffUserInviteMutationVariables = Exact<{
  input: ResendUserInviteInput;
}>;


export type ResendStaffUserInviteMutation = { resendUserInvite: { clientMutationId: string | null } | null };

export type MoveConfirmedOfferToCampaignMutationVariables = Exact<{
  input: MoveConfirmedOfferToCampaignInput;
}>;


export type MoveConfirmedOfferToCampaignMutation = { moveConfirmedOfferToCampaign: { offer: { id: number, status: OfferStatus } | null } | null };

export type MailLetterQueryVariables = Exact<{
  id: string;
}>;


export type MailLetterQuery = { mailLetter: { subject: string, htmlBody: string, text: string, language: Language } | null };

export type UpdateVerificationDeadlineMutationVariables = Exact<{
  input: UpdateVerificationDeadlineInput;
}>;


export type UpdateVerificationDeadlineMutation = { updateVerificationDeadline: { verificationDeadline: { id: number } | null } | null };

export type StaffUsersQueryVariables = Exact<{
  employee?: boolean | null | undefined;
}>;


export type StaffUsersQuery = { users: Array<{ id: number, email: string, name: string | null, role: UserRole, status: UserStatus, lastLogin: string | null, openInvitationId: number | null }> | null };

export type CreateVerificationDeadlineMutationVariables = Exact<{
  input: CreateVerificationDeadlineInput;
}>;


export type CreateVerificationDeadlineMutation = { createVerificationDeadline: { verificationDeadline: { id: number } | null } | null };

export type DeleteDefaultVerificationDeadlineMutationVariables = Exact<{
  input: DeleteDefaultVerificationDeadlineInput;
}>;


export type DeleteDefaultVerificationDeadlineMutation = { deleteDefaultVerificationDeadline: { clientMutationId: string | null } | null };

export type OrganizationPreQualsQueryVariables = Exact<{
  id: number;
}>;


export type OrganizationPreQualsQuery = { organization: { id: number, offers: Array<{ id: number, campaign: { id: number, name: string, season: Season, year: number } | null, preQualSurveyResponses: Array<{ id: number, createdAt: string }> }> } | null };

export type RegenerateLinkMutationVariables = Exact<{
  input: RegenerateLinkInput;
}>;


export type RegenerateLinkMutation = { regenerateLink: { link: { version: number | null, url: string | null } | null } | null };

export type CampaignQueryVariables = Exact<{
  id: number;
}>;


export type CampaignQuery = { campaign: { id: number, name: string, season: Season, year: number, status: CampaignStatus, totalSpend: number | null, leagueSharePercentage: string | null, leagueBudget: string | null, targetNumberOfLeagues: number | null, leaguesConfirmedGoalDate: string | null, sponsorOverview: string | null, goal: string | null, additionalRequirements: string | null, seasonName: string | null, sponsorshipApplicationsSent: string | null, primarySalesContactId: number | null, primaryStrategistContactId: number | null, primaryBdrContactId: number | null, sponsorFacingGoalTitle: string | null, sponsorFacingGoalBody: string | null, sponsorFacingGoalImageUrl: string | null, sponsorDashboardAdditionalContent: string | null, lookerUrl: string | null, impressionsOverride: number | null, magicToken: string | null, geographicTargetingSummary: Array<string | null> | null, demographicTargetingSummary: Array<string | null> | null, sponsor: { id: number, name: string } | null, customQuestions: Array<{ id: number, question: string, position: number, sentAt: string | null }>, physicalVerificationProgress: { overdue: number | null, total: number | null, verified: number | null } | null, digitalVerificationProgress: { overdue: number | null, total: number | null, verified: number | null } | null, offerCountsReport: { prospecting: number | null, qualified: number | null, proposed: number | null, confirmed: number | null, removed: number | null } | null, campaignCapabilities: Array<{ id: number, minimumQuantity: number | null, quantity: number | null, executionExpectations: string | null, inUse: boolean | null, capability: { id: number, name: string, digital: boolean, createDeadlineBasedOnQuantity: boolean, capabilityVerificationDeadlineCount: number | null } | null, defaultVerificationDeadlines: Array<{ id: number, name: string, deadline: string, offset: number | null, offsetType: OffsetType | null, requiresCreatives: boolean, missingCreatives: boolean | null, verificationReminderInstructions: string }> }> } | null };

export type VerificationsIndexQueryVariables = Exact<{ [key: string]: never; }>;


export type VerificationsIndexQuery = { seasonYears: Array<{ season: Season | null, year: number | null, primaryStrategistContacts: Array<{ id: number, name: string | null } | null> | null } | null> | null };

export type AddPreviousPartnersToCampaignMutationVariables = Exact<{
  input: AddPreviousPartnersToCampaignInput;
}>;


export type AddPreviousPartnersToCampaignMutation = { addPreviousPartnersToCampaign: { offers: Array<{ id: number } | null> | null } | null };

export type UpdateSearchFilterMutationVariables = Exact<{
  input: UpdateSearchFilterInput;
}>;


export type UpdateSearchFilterMutation = { updateSearchFilter: { searchFilter: { id: number } | null } | null };

export type OrganizationOffersQueryVariables = Exact<{
  id: number;
}>;


export type OrganizationOffersQuery = { organization: { id: number, offers: Array<{ id: number, status: OfferStatus, campaign: { id: number, name: string, season: Season, year: number, status: CampaignStatus, sponsor: { id: number, name: string } | null } | null, sponsorableProperty: { id: number, name: string } | null }> } | null };

export type RemoveOrganizationPackageMutationVariables = Exact<{
  input: RemoveOrganizationPackageInput;
}>;


export type RemoveOrganizationPackageMutation = { removeOrganizationPackage: { clientMutationId: string | null } | null };

export type DeleteSponsorablePropertyMutationVariables = Exact<{
  input: DeleteSponsorablePropertyInput;
}>;


export type DeleteSponsorablePropertyMutation = { deleteSponsorableProperty: { clientMutationId: string | null } | null };

export type UpdateCampaignMutationVariables = Exact<{
  input: UpdateCampaignInput;
}>;


export type UpdateCampaignMutation = { updateCampaign: { campaign: { id: number, status: CampaignStatus } | null } | null };

export type UpdateVerificationDeadlineResponseMutationVariables = Exact<{
  input: UpdateVerificationDeadlineResponseInput;
}>;


export type UpdateVerificationDeadlineResponseMutation = { updateVerificationDeadlineResponse: { clientMutationId: string | null } | null };

export type CreateDefaultVerificationDeadlineMutationVariables = Exact<{
  input: CreateDefaultVerificationDeadlineInput;
}>;


export type CreateDefaultVerificationDeadlineMutation = { createDefaultVerificationDeadline: { defaultVerificationDeadline: { id: number } | null } | null };

export type OrganizationPlacesQueryVariables = Exact<{
  id: number;
}>;


export type OrganizationPlacesQuery = { organization: { id: number, zips: Array<string | null> | null, playLocations: Array<{ id: number, nickname: string, address: string, lat: number | null, lon: number | null, primary: boolean }> } | null };

export type OrganizationUsersQueryVariables = Exact<{
  id: number;
}>;


export type OrganizationUsersQuery = { organization: { id: number, name: string, users: Array<{ id: number, email: string, name: string | null, title: string | null, cellPhone: string | null, status: UserStatus, lastLogin: string | null, openInvitationId: number | null } | null> | null } | null };

export type DissociateSponsorUserMutationVariables = Exact<{
  input: DissociateUserAndSponsorInput;
}>;


export type DissociateSponsorUserMutation = { dissociateUserAndSponsor: { sponsor: { id: number } | null } | null };

export type UpdateLocationMutationVariables = Exact<{
  input: UpdateLocationInput;
}>;


export type UpdateLocationMutation = { updateLocation: { clientMutationId: string | null } | null };

export type AddZipsToLocationFilterMutationVariables = Exact<{
  input: AddZipsToLocationFilterInput;
}>;


export type AddZipsToLocationFilterMutation = { addZipsToLocationFilter: { clientMutationId: string | null } | null };

export type MailsQueryVariables = Exact<{
  offerId?: number | null | undefined;
  organizationId?: number | null | undefined;
  states?: Array<string> | string | null | undefined;
  search?: string | null | undefined;
  beforeId?: string | null | undefined;
}>;


export type MailsQuery = { mails: Array<{ id: string | null, kind: string | null, recipient: string | null, state: string | null, reason: string | null, createdAt: string | null, notBefore: string | null, sentAt: string | null, attempts: number | null, offerId: number | null, organizationId: number | null, organizationName: string | null, maySendAgain: boolean | null } | null> | null };

export type LinkStateQueryVariables = Exact<{
  kind: string;
  recordId: string;
}>;


export type LinkStateQuery = { linkState: { version: number | null, revokedAt: string | null, views: number | null, scannerViews: number | null, lastOpenedAt: string | null, expiresAt: string | null, url: string | null } | null };

export type CreateOrganizationPlayLocationMutationVariables = Exact<{
  input: CreateOrganizationPlayLocationInput;
}>;


export type CreateOrganizationPlayLocationMutation = { createOrganizationPlayLocation: { playLocation: { id: number } | null } | null };

export type CreateCampaignCapabilityMutationVariables = Exact<{
  input: CreateCampaignCapabilityInput;
}>;


export type CreateCampaignCapabilityMutation = { createCampaignCapability: { campaignCapability: { id: number } | null } | null };

export type UpdateCreativeContentMutationVariables = Exact<{
  input: UpdateCreativeContentInput;
}>;


export type UpdateCreativeContentMutation = { updateCreativeContent: { creativeContent: { id: number } | null } | null };

export type ProspectiveSponsorablePropertiesQueryVariables = Exact<{
  campaignId: number;
  cursor: string;
}>;


export type ProspectiveSponsorablePropertiesQuery = { prospectiveSponsorableProperties: { lastPage: boolean | null, nextCursor: string | null, sponsorableProperties: Array<{ id: number, name: string, season: Season, numberOfPlayers: number | null, dataConfidence: DataConfidence | null, city: string | null, state: string | null, lat: number | null, lon: number | null, sponsorablePropertyCapabilitiesCount: number | null, sponsorablePropertyPackagesCount: number | null, sport: { id: number, name: string } | null, organization: { id: number, name: string, eventsSurveyResponses: Array<{ id: number }> } | null, campaignOffer: { id: number, status: OfferStatus, communicatedToLeague: boolean } | null } | null> | null } | null };

export type MarkAsConfirmedMutationVariables = Exact<{
  input: MarkAsConfirmedInput;
}>;


export type MarkAsConfirmedMutation = { markAsConfirmed: { offer: { id: number, status: OfferStatus } | null } | null };

export type AddCapabilityToPackageMutationVariables = Exact<{
  input: AddCapabilityToPackageInput;
}>;


export type AddCapabilityToPackageMutation = { addCapabilityToPackage: { organizationPackage: { id: number } | null } | null };

export type CreateSeasonalGoalMutationVariables = Exact<{
  input: CreateSeasonalGoalInput;
}>;


export type CreateSeasonalGoalMutation = { createSeasonalGoal: { seasonalGoal: { id: number } | null } | null };

export type TargetingCampaignQueryVariables = Exact<{
  id: number;
}>;


export type TargetingCampaignQuery = { campaign: { id: number, name: string, season: Season, year: number, status: CampaignStatus, prospectingReportId: string | null, sponsor: { id: number, name: string } | null, offerCountsReport: { prospecting: number | null, qualified: number | null, proposed: number | null, confirmed: number | null, removed: number | null } | null, searchFilters: Array<{ id: number, type: FilterType, enabled: boolean, parameters: any }>, locationFilters: Array<{ id: number, name: string, radius: string, strategy: LocationStrategy, strategyCount: number, enabled: boolean | null, locations: Array<{ id: number, name: string, kind: PlaceKind, place: string | null, lat: number | null, lon: number | null }> } | null> | null, radii: Array<{ label: string | null, lat: number | null, lon: number | null, miles: number | null } | null> | null, campaignGeometries: Array<{ id: number | null, label: string | null, geoJson: any } | null> | null } | null };

export type ReviewVerificationImageMutationVariables = Exact<{
  input: ReviewVerificationImageInput;
}>;


export type ReviewVerificationImageMutation = { reviewVerificationImage: { verificationImage: { id: number, status: ImageStatus } | null } | null };

export type SearchedOrganizationsQueryVariables = Exact<{
  query: string;
  perPage?: number | null | undefined;
}>;


export type SearchedOrganizationsQuery = { searchedOrganizations: Array<{ id: number, name: string, city: string | null, state: string | null, websiteUrl: string | null, updatedAt: string | null, primaryPlayLocation: { address: string } | null, sponsorshipInsightReport: { averageConfirmedValue: string | null, confirmedCount: number | null, onTimeVerificationPercentage: string | null } | null } | null> | null };

export type DeadlineCreativesQueryVariables = Exact<{
  id: number;
}>;


export type DeadlineCreativesQuery = { verificationDeadline: { id: number, missingCreatives: boolean | null, texts: Array<{ id: number, name: string, content: string, renderedContent: string | null }>, files: Array<{ id: number, name: string, contentType: string | null, fullSizeUrl: string | null, thumbnailUrl: string | null }> } | null };

export type InviteStaffUserMutationVariables = Exact<{
  input: InviteStaffUserInput;
}>;


export type InviteStaffUserMutation = { inviteStaffUser: { user: { id: number } | null } | null };

export type CheckStateQueryVariables = Exact<{
  id: number;
}>;


export type CheckStateQuery = { checks: Array<{ id: number, number: number | null, status: CheckStatus }> | null };

export type MailPlanQueryVariables = Exact<{
  kind: string;
  offerIds: Array<number> | number;
}>;


export type MailPlanQuery = { mailPlan: { readyOfferIds: Array<number | null> | null, skipped: Array<{ offerId: number | null, organizationName: string | null, reason: string | null } | null> | null, refused: Array<{ offerId: number | null, organizationName: string | null, reason: string | null } | null> | null } | null };

export type SendMailAgainMutationVariables = Exact<{
  input: SendMailAgainInput;
}>;


export type SendMailAgainMutation = { sendMailAgain: { queued: boolean | null } | null };

export type VerifyAddressQueryVariables = Exact<{
  name?: string | null | undefined;
  line1: string;
  line2?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
  country?: Country | null | undefined;
}>;


export type VerifyAddressQuery = { verifyAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, deliverability: string, country: Country } | null };

export type OrganizationPackagesQueryVariables = Exact<{
  id: number;
}>;


export type OrganizationPackagesQuery = { organization: { id: number, websiteSponsorshipsUrl: string | null, sponsorableProperties: Array<{ id: number, name: string, season: Season, dataConfidence: DataConfidence | null }>, organizationPackages: Array<{ id: number, name: string, price: string, packageType: PackageType, packageDescription: string | null, sponsorablePropertyIds: Array<number | null> | null, sponsorableProperties: Array<{ id: number, name: string } | null> | null, organizationCapabilityPackages: Array<{ id: number, quantity: number, organizationCapability: { id: number, name: string, capabilityDetail: { id: number, maxForSale: number | null } | null } | null }> }> } | null };

export type TargetingSummaryQueryVariables = Exact<{
  campaignId: number;
  reportId: string;
}>;


export type TargetingSummaryQuery = { targetingSummary: { count: number | null, medianNumberOfPlayers: number | null } | null, prospectingReport: { id: string | null, available: number | null } | null };

export type DeleteCampaignCapabilityMutationVariables = Exact<{
  input: DeleteCampaignCapabilityInput;
}>;


export type DeleteCampaignCapabilityMutation = { deleteCampaignCapability: { clientMutationId: string | null } | null };

export type DeleteCreativeContentMutationVariables = Exact<{
  input: DeleteCreativeContentInput;
}>;


export type DeleteCreativeContentMutation = { deleteCreativeContent: { clientMutationId: string | null } | null };

export type RevokeLinkMutationVariables = Exact<{
  input: RevokeLinkInput;
}>;


export type RevokeLinkMutation = { revokeLink: { link: { revokedAt: string | null } | null } | null };

export type DeleteSearchFilterMutationVariables = Exact<{
  input: DeleteSearchFilterInput;
}>;


export type DeleteSearchFilterMutation = { deleteSearchFilter: { clientMutationId: string | null } | null };

export type AddOrganizationSponsorablePropertiesToCampaignMutationVariables = Exact<{
  input: AddOrganizationSponsorablePropertiesToCampaignInput;
}>;


export type AddOrganizationSponsorablePropertiesToCampaignMutation = { addOrganizationSponsorablePropertiesToCampaign: { offers: Array<{ id: number } | null> | null } | null };

export type UpdateCampaignCapabilityMutationVariables = Exact<{
  input: UpdateCampaignCapabilityInput;
}>;


export type UpdateCampaignCapabilityMutation = { updateCampaignCapability: { campaignCapability: { id: number } | null } | null };

export type CampaignPropertiesQueryVariables = Exact<{
  id: number;
  first?: number | null | undefined;
  after?: number | null | undefined;
}>;


export type CampaignPropertiesQuery = { campaign: { id: number, offers: Array<{ id: number, status: OfferStatus, value: string | null, sponsorableProperty: { id: number, name: string, numberOfPlayers: number | null, city: string | null, state: string | null, organization: { id: number, name: string } | null } | null }> } | null };

export type SendSponsorablePropertyOnboardingEmailsMutationVariables = Exact<{
  input: SendSponsorablePropertyOnboardingEmailsInput;
}>;


export type SendSponsorablePropertyOnboardingEmailsMutation = { sendSponsorablePropertyOnboardingEmails: { offers: Array<{ id: number } | null> | null } | null };

export type OrganizationCapabilitiesQueryVariables = Exact<{
  id: number;
}>;


export type OrganizationCapabilitiesQuery = { organization: { id: number, organizationCapabilities: Array<{ id: number, name: string, description: string | null, archived: boolean, capability: { id: number, name: string, kind: DetailKind } | null, capabilityDetail: { id: number, price: string | null, maxForSale: number | null, canHang24Hours: boolean | null, emailListSize: number | null, socialMediaFollowingSize: number | null, canUseLogo: boolean | null, otherBrands: string | null, minTeamsRequired: number | null, sponsorablePropertyIds: Array<number | null> | null, bannerSizes: Array<{ id: number, name: string } | null> | null, bannerPlacements: Array<{ id: number, name: string } | null> | null, organizationPlayLocations: Array<{ id: number, nickname: string } | null> | null, socialMediaChannel: { id: number, name: string } | null, logoPlacements: Array<{ id: number, name: string } | null> | null } | null }> } | null };

export type VoidCheckMutationVariables = Exact<{
  input: VoidCheckInput;
}>;


export type VoidCheckMutation = { voidCheck: { check: { id: number } | null } | null };

export type OrganizationAddressesQueryVariables = Exact<{
  id: number;
}>;


export type OrganizationAddressesQuery = { organization: { id: number, name: string, mailingAddress: { id: number, name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Country, deliverability: string | null } | null, shippingAddress: { id: number, name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Country, deliverability: string | null } | null } | null };

export type VerificationReminderEmailQueryVariables = Exact<{
  offerId: number;
  language?: Language | null | undefined;
}>;


export type VerificationReminderEmailQuery = { verificationReminderEmail: { subject: string, to: string | null, htmlBody: string, language: Language, skipped: Array<{ address: string, reason: string }> } | null };

export type ProspectingReportQueryVariables = Exact<{
  id: string;
}>;


export type ProspectingReportQuery = { prospectingReport: { id: string | null, available: number | null, prospecting: number | null, qualified: number | null, proposed: number | null, confirmed: number | null, target: number | null, lastTouchpoint: string | null } | null };

export type AddSponsorablePropertiesToCampaignMutationVariables = Exact<{
  input: AddSponsorablePropertiesToCampaignInput;
}>;


export type AddSponsorablePropertiesToCampaignMutation = { addSponsorablePropertiesToCampaign: { offers: Array<{ id: number } | null> | null } | null };

export type SponsorshipQueryVariables = Exact<{
  id: number;
}>;


export type SponsorshipQuery = { offer: { id: number, status: OfferStatus, value: string | null, seasonStart: string | null, seasonEnd: string | null, additionalRequirements: string | null, customField: string | null, removalReason: string | null, leagueRejectionReason: string | null, communicatedToLeague: boolean, offerSentAt: string | null, offerOpenedAt: string | null, numberOfOfferViews: number, surveySentAt: string | null, numberOfSurveyViews: number | null, sponsorshipApplicationSentAt: string | null, onboardingEmailSentAt: string | null, magicToken: string | null, sponsorshipApplicationMagicToken: string | null, checkAvailable: string | null, campaign: { id: number, name: string, season: Season, year: number, sponsor: { id: number, name: string } | null, campaignCapabilities: Array<{ id: number, executionExpectations: string | null, capability: { id: number, name: string, createDeadlineBasedOnQuantity: boolean, capabilityVerificationDeadlines: Array<{ id: number, name: string }> } | null }> } | null, sponsorableProperty: { id: number, name: string, season: Season, numberOfPlayers: number | null, minAge: number | null, maxAge: number | null, female: boolean, male: boolean, startDate: string | null, endDate: string | null, city: string | null, state: string | null, sport: { id: number, name: string } | null, competitiveness: { id: number, name: string } | null } | null, organization: { id: number, name: string, contactEmail: string | null, contactPhone: string | null, canReceiveEmails: boolean | null, websiteUrl: string | null, emailListSize: number | null, socialMediaFollowingSize: number | null, mailingAddress: { id: number, name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Country, deliverability: string | null } | null, shippingAddress: { id: number, name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Country, deliverability: string | null } | null, primaryPlayLocation: { id: number, address: string } | null, sponsorshipInsightReport: { averageConfirmedValue: string | null, confirmedCount: number | null, onTimeVerificationPercentage: string | null } | null, offers: Array<{ id: number, status: OfferStatus, value: string | null, campaign: { id: number, name: string, season: Season, year: number } | null, sponsorableProperty: { id: number, name: string } | null }> } | null, assets: Array<{ id: number, campaignCapabilityId: number, quantity: number | null, reach: number | null, anyVerifiedDeadlines: boolean | null, campaignCapability: { id: number, capability: { id: number, name: string } | null } | null }>, verificationDeadlines: Array<{ id: number, name: string, deadline: string, assetId: number, capabilityName: string | null, requiresCreatives: boolean, missingCreatives: boolean | null, verificationReminderInstructions: string, renderedVerificationReminderInstructions: string | null, verified: boolean | null, overdue: boolean | null, didNotComplete: boolean, didNotCompleteReason: string | null, anyPendingVerificationImages: boolean | null, verifiedImages: number, pendingImages: number, provedAt: string | null, verificationDeadlineResponses: Array<{ id: number, comment: string | null, addressed: boolean, createdAt: string, cannedResponse: { id: number, response: string } | null }> }>, verificationImages: Array<{ id: number, status: ImageStatus, hidden: boolean | null, featured: boolean | null, from: string | null, createdAt: string, capabilityName: string | null, fullSizeUrl: string | null, thumbnailUrl: string | null, verificationDeadlineId: number | null, createdBy: { id: number, name: string | null, email: string } | null }>, checks: Array<{ id: number, amount: string, memo: string | null, number: number | null, status: CheckStatus, actionReason: string | null, createdAt: string | null, estimatedArrivalDate: string | null, createdBy: { id: number, name: string | null, email: string } | null, reviewedBy: { id: number, name: string | null, email: string } | null, voidedBy: { id: number, name: string | null, email: string } | null }>, offerContracts: Array<{ id: number, versionNumber: number, createdAt: string, fullSizeUrl: string | null }>, sponsorshipEvents: Array<{ id: number, eventType: EventType, description: string | null, changeReason: string | null, createdAt: string, user: { id: number, name: string | null, email: string } | null }> } | null };

export type AddGeometriesToLocationFilterMutationVariables = Exact<{
  input: AddGeometriesToLocationFilterInput;
}>;


export type AddGeometriesToLocationFilterMutation = { addGeometriesToLocationFilter: { clientMutationId: string | null } | null };

export type UpsertAddressMutationVariables = Exact<{
  input: UpsertAddressInput;
}>;


export type UpsertAddressMutation = { upsertAddress: { clientMutationId: string | null } | null };

export type CreateSearchFilterMutationVariables = Exact<{
  input: CreateSearchFilterInput;
}>;


export type CreateSearchFilterMutation = { createSearchFilter: { searchFilter: { id: number } | null } | null };

export type UpdateOrganizationPackageMutationVariables = Exact<{
  input: UpdateOrganizationPackageInput;
}>;


export type UpdateOrganizationPackageMutation = { updateOrganizationPackage: { organizationPackage: { id: number } | null } | null };

export type CreateLogCommentMutationVariables = Exact<{
  input: CreateLogCommentInput;
}>;


export type CreateLogCommentMutation = { createLogComment: { sponsorshipEvent: { id: number } | null } | null };

export type WaitingChecksQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingChecksQuery = { waiting: { totalCount: number } | null };

export type MailSuppressionsQueryVariables = Exact<{
  organizationId: number;
}>;


export type MailSuppressionsQuery = { mailSuppressions: Array<{ address: string | null, reason: string | null, detail: string | null, createdAt: string | null } | null> | null };

export type DeleteCreativeFileMutationVariables = Exact<{
  input: DeleteCreativeFileInput;
}>;


export type DeleteCreativeFileMutation = { deleteCreativeFile: { clientMutationId: string | null } | null };

export type DeadlineTemplatesQueryVariables = Exact<{
  id: number;
}>;


export type DeadlineTemplatesQuery = { defaultVerificationDeadline: { id: number, missingCreatives: boolean | null, texts: Array<{ id: number, name: string, content: string, renderedContent: string | null }>, files: Array<{ id: number, name: string, contentType: string | null, fullSizeUrl: string | null, thumbnailUrl: string | null }>, offersToReplace: Array<{ id: number, organization: { id: number, name: string } | null, sponsorableProperty: { id: number, name: string } | null } | null> | null } | null };

export type DeleteOrganizationMutationVariables = Exact<{
  input: DeleteOrganizationInput;
}>;


export type DeleteOrganizationMutation = { deleteOrganization: { clientMutationId: string | null } | null };

export type UpdateSponsorablePropertyMutationVariables = Exact<{
  input: UpdateSponsorablePropertyInput;
}>;


export type UpdateSponsorablePropertyMutation = { updateSponsorableProperty: { sponsorableProperty: { id: number } | null } | null };

export type SeasonalGoalQueryVariables = Exact<{
  sponsorId: number;
  season: Season;
  year: number;
}>;


export type SeasonalGoalQuery = { seasonalGoal: { id: number, sponsorFacingGoalBody: string } | null };

export type OrganizationCapabilityFormQueryVariables = Exact<{
  id: number;
}>;


export type OrganizationCapabilityFormQuery = { capabilities: Array<{ id: number, name: string, kind: DetailKind, position: number, retired: boolean }> | null, bannerSizes: Array<{ id: number, name: string, position: number, retired: boolean }> | null, bannerPlacements: Array<{ id: number, name: string, position: number, retired: boolean }> | null, logoPlacements: Array<{ id: number, name: string, position: number, retired: boolean }> | null, socialMediaChannels: Array<{ id: number, name: string, position: number, retired: boolean }> | null, organization: { id: number, playLocations: Array<{ id: number, nickname: string }>, sponsorableProperties: Array<{ id: number, name: string, season: Season, dataConfidence: DataConfidence | null }>, organizationCapabilities: Array<{ id: number, name: string, description: string | null, archived: boolean, capability: { id: number, name: string, kind: DetailKind } | null, capabilityDetail: { id: number, price: string | null, maxForSale: number | null, canHang24Hours: boolean | null, emailListSize: number | null, socialMediaFollowingSize: number | null, canUseLogo: boolean | null, otherBrands: string | null, minTeamsRequired: number | null, sponsorablePropertyIds: Array<number | null> | null, bannerSizes: Array<{ id: number, name: string } | null> | null, bannerPlacements: Array<{ id: number, name: string } | null> | null, organizationPlayLocations: Array<{ id: number, nickname: string } | null> | null, socialMediaChannel: { id: number, name: string } | null, logoPlacements: Array<{ id: number, name: string } | null> | null } | null }> } | null };

export type PreQualificationSurveyEmailQueryVariables = Exact<{
  offerId: number;
  language?: Language | null | undefined;
}>;


export type PreQualificationSurveyEmailQuery = { preQualificationSurveyEmail: { subject: string, to: string | null, htmlBody: string, language: Language, skipped: Array<{ address: string, reason: string }> } | null };

export type AddAllAvailableSponsorablePropertiesToCampaignMutationVariables = Exact<{
  input: AddAllAvailableSponsorablePropertiesToCampaignInput;
}>;


export type AddAllAvailableSponsorablePropertiesToCampaignMutation = { addAllAvailableSponsorablePropertiesToCampaign: { clientMutationId: string | null } | null };

export type SponsorshipApplicationEmailQueryVariables = Exact<{
  offerId: number;
  language?: Language | null | undefined;
}>;


export type SponsorshipApplicationEmailQuery = { sponsorshipApplicationEmail: { subject: string, to: string | null, htmlBody: string, language: Language, skipped: Array<{ address: string, reason: string }> } | null };

export type AddZipsMutationVariables = Exact<{
  input: AddZipsInput;
}>;


export type AddZipsMutation = { addZips: { organization: { id: number } | null } | null };

export type OrganizationOverviewQueryVariables = Exact<{
  id: number;
}>;


export type OrganizationOverviewQuery = { organization: { id: number, name: string, city: string | null, state: string | null, contactEmail: string | null, contactPhone: string | null, websiteUrl: string | null, organizationTypeId: number | null, numberOfUniqueParticipantsPerYear: number | null, winterSportIds: Array<number | null> | null, springSportIds: Array<number | null> | null, summerSportIds: Array<number | null> | null, fallSportIds: Array<number | null> | null, socialMediaFollowingSize: number | null, emailListSize: number | null, emailOpenRate: string | null, dataConfidence: DataConfidence | null, dataConfidenceReason: string | null, sportsManagementSoftwareId: number | null, salesforceId: string | null, hubspotCompanyId: string | null, language: Language | null, minAge: number | null, maxAge: number | null, female: boolean | null, male: boolean | null, digitalReach: number | null, zips: Array<string | null> | null, socialMedia: Array<{ id: number, channelId: number, url: string, canPost: boolean }>, eventsSurveyResponses: Array<{ id: number, submittedAt: string, surveyGizmoResponseId: string }> } | null };

export type ProspectingReportChannelSubscriptionVariables = Exact<{
  id: string;
}>;


export type ProspectingReportChannelSubscription = { prospectingReportChannel: { id: string | null, available: number | null, prospecting: number | null, qualified: number | null, proposed: number | null, confirmed: number | null, target: number | null, lastTouchpoint: string | null } | null };

export type UpdateOfferMutationVariables = Exact<{
  input: UpdateOfferInput;
}>;


export type UpdateOfferMutation = { updateOffer: { offer: { id: number, status: OfferStatus } | null } | null };

export type DeletedRecordsQueryVariables = Exact<{
  recordType: string;
}>;


export type DeletedRecordsQuery = { deletedRecords: Array<{ id: string | null, at: string | null, tableName: string | null, rowId: string | null, op: string | null, actorRole: string | null, linkKind: string | null, userName: string | null, userEmail: string | null, oldValues: any, newValues: any, names: any, restorable: boolean | null } | null> | null };

export type SponsorablePropertyOnboardingEmailQueryVariables = Exact<{
  offerId: number;
  language?: Language | null | undefined;
}>;


export type SponsorablePropertyOnboardingEmailQuery = { sponsorablePropertyOnboardingEmail: { subject: string, to: string | null, htmlBody: string, language: Language, skipped: Array<{ address: string, reason: string }> } | null };

export type CreateYouthSportsSeasonProspectsMutationVariables = Exact<{
  input: CreateYouthSportsSeasonProspectsInput;
}>;


export type CreateYouthSportsSeasonProspectsMutation = { createYouthSportsSeasonProspects: { offers: Array<{ id: number } | null> | null } | null };

export type CreateCreativeContentMutationVariables = Exact<{
  input: CreateCreativeContentInput;
}>;


export type CreateCreativeContentMutation = { createCreativeContent: { creativeContent: { id: number } | null } | null };

export type OrganizationStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganizationStatsQuery = { organizationStats: { count: number | null } | null };

export type UpdateSponsorMutationVariables = Exact<{
  input: UpdateSponsorInput;
}>;


export type UpdateSponsorMutation = { updateSponsor: { sponsor: { id: number, name: string } | null } | null };

export type RemoveStaffUserMutationVariables = Exact<{
  input: RemoveStaffUserInput;
}>;


export type RemoveStaffUserMutation = { removeStaffUser: { user: { id: number } | null } | null };

export type EndUserSessionsMutationVariables = Exact<{
  input: EndUserSessionsInput;
}>;


export type EndUserSessionsMutation = { endUserSessions: { user: { id: number } | null } | null };

export type CreateOrganizationMutationVariables = Exact<{
  input: CreateOrganizationInput;
}>;


export type CreateOrganizationMutation = { createOrganization: { organization: { id: number } | null } | null };

export type CreateOrganizationCapabilityMutationVariables = Exact<{
  input: CreateOrganizationCapabilityInput;
}>;


export type CreateOrganizationCapabilityMutation = { createOrganizationCapability: { organizationCapability: { id: number } | null } | null };

export type DuplicateCampaignMutationVariables = Exact<{
  input: DuplicateCampaignInput;
}>;


export type DuplicateCampaignMutation = { duplicateCampaign: { campaign: { id: number, sponsorId: number } | null } | null };

export type RecordHistoryQueryVariables = Exact<{
  recordType: string;
  recordId: number;
  beforeId?: string | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type RecordHistoryQuery = { recordHistory: Array<{ id: string | null, at: string | null, tableName: string | null, rowId: string | null, op: string | null, actorRole: string | null, linkKind: string | null, userName: string | null, userEmail: string | null, oldValues: any, newValues: any, names: any, restorable: boolean | null } | null> | null };

export type RemoveSponsorablePropertiesFromCampaignMutationVariables = Exact<{
  input: RemoveSponsorablePropertiesFromCampaignInput;
}>;


export type RemoveSponsorablePropertiesFromCampaignMutation = { removeSponsorablePropertiesFromCampaign: { clientMutationId: string | null } | null };

export type UpdateSeasonalGoalMutationVariables = Exact<{
  input: UpdateSeasonalGoalInput;
}>;


export type UpdateSeasonalGoalMutation = { updateSeasonalGoal: { seasonalGoal: { id: number } | null } | null };

export type RemoveOrganizationCapabilityPackageMutationVariables = Exact<{
  input: RemoveOrganizationCapabilityPackageInput;
}>;


export type RemoveOrganizationCapabilityPackageMutation = { removeOrganizationCapabilityPackage: { organizationPackage: { id: number } | null } | null };

export type ReplaceCreativesMutationVariables = Exact<{
  input: ReplaceCreativesInput;
}>;


export type ReplaceCreativesMutation = { replaceCreatives: { offers: Array<{ id: number } | null> | null } | null };

export type PendingChecksQueryVariables = Exact<{
  first: number;
}>;


export type PendingChecksQuery = { waiting: { totalCount: number } | null, pendingChecks: Array<{ id: number, amount: string, memo: string | null, number: number | null, status: CheckStatus, createdAt: string | null, createdBy: { id: number, name: string | null, email: string } | null, offer: { id: number, campaign: { id: number, name: string } | null, verificationDeadlines: Array<{ id: number, verified: boolean | null }> } | null, organization: { id: number, name: string, mailingAddress: { id: number, name: string, line1: string, line2: string | null, city: string, state: string, zip: string } | null } | null } | null> | null };

export type UpdateDefaultVerificationDeadlineMutationVariables = Exact<{
  input: UpdateDefaultVerificationDeadlineInput;
}>;


export type UpdateDefaultVerificationDeadlineMutation = { updateDefaultVerificationDeadline: { defaultVerificationDeadline: { id: number } | null } | null };

export type AddAddressToLocationFilterMutationVariables = Exact<{
  input: AddAddressToLocationFilterInput;
}>;


export type AddAddressToLocationFilterMutation = { addAddressToLocationFilter: { clientMutationId: string | null } | null };

export type CreateCreativeContentTemplateMutationVariables = Exact<{
  input: CreateCreativeContentTemplateInput;
}>;


export type CreateCreativeContentTemplateMutation = { createCreativeContentTemplate: { creativeContentTemplate: { id: number } | null } | null };

export type DeleteLocationMutationVariables = Exact<{
  input: DeleteLocationInput;
}>;


export type DeleteLocationMutation = { deleteLocation: { clientMutationId: string | null } | null };

export type CancelOfferMutationVariables = Exact<{
  input: CancelOfferInput;
}>;


export type CancelOfferMutation = { cancelOffer: { offer: { id: number, status: OfferStatus } | null } | null };

export type CampaignStageQueryVariables = Exact<{
  id: number;
}>;


export type CampaignStageQuery = { campaign: { id: number, offers: Array<{ id: number }> } | null };

export type OrganizationPackageQueryVariables = Exact<{
  id: number;
}>;


export type OrganizationPackageQuery = { organizationPackage: { id: number, name: string, price: string, packageType: PackageType, packageDescription: string | null, sponsorablePropertyIds: Array<number | null> | null, sponsorableProperties: Array<{ id: number, name: string } | null> | null, organizationCapabilityPackages: Array<{ id: number, quantity: number, organizationCapability: { id: number, name: string, capabilityDetail: { id: number, maxForSale: number | null } | null } | null }>, organization: { id: number, sponsorableProperties: Array<{ id: number, name: string, season: Season, dataConfidence: DataConfidence | null }>, organizationCapabilities: Array<{ id: number, name: string, archived: boolean }> } | null } | null };

export type DeleteOrganizationCapabilityMutationVariables = Exact<{
  input: DeleteOrganizationCapabilityInput;
}>;


export type DeleteOrganizationCapabilityMutation = { deleteOrganizationCapability: { clientMutationId: string | null } | null };

export type CampaignProspectsQueryVariables = Exact<{
  campaignId: number;
  withLatLon: boolean;
  first?: number | null | undefined;
  after?: number | null | undefined;
}>;


export type CampaignProspectsQuery = { campaign: { id: number, name: string, season: Season, year: number, status: CampaignStatus, prospectingReportId: string | null, sponsor: { id: number, name: string } | null, locationFilters: Array<{ id: number, name: string, enabled: boolean | null } | null> | null, offers: Array<{ id: number, status: OfferStatus, value: string | null, communicatedToLeague: boolean, numberOfOfferViews: number, numberOfSurveyViews: number | null, surveySentAt: string | null, offerSentAt: string | null, offerOpenedAt: string | null, onboardingEmailSentAt: string | null, removalReason: string | null, recentComment: { createdAt: string | null, description: string | null } | null, fundraiserConflict: { conflict: boolean | null, conflictingOfferStatus: OfferStatus | null, conflictingOfferId: number | null } | null, surveyConflict: { conflict: boolean | null, conflictingOfferStatus: OfferStatus | null, conflictingOfferId: number | null } | null, preQualSurveyResponses: Array<{ id: number, booleanResponse: boolean | null }>, sponsorableProperty: { id: number, name: string, numberOfPlayers: number | null, city: string | null, state: string | null, lat?: number | null, lon?: number | null, organization: { id: number, name: string, canReceiveEmails: boolean | null } | null } | null }> } | null };

export type LocationProspectsQueryVariables = Exact<{
  id: number;
  withLatLon: boolean;
  first?: number | null | undefined;
  after?: number | null | undefined;
}>;


export type LocationProspectsQuery = { location: { id: number, name: string, prospectingReportId: string | null, locationFilter: { id: number, name: string, searchFilter: { id: number, campaign: { id: number, name: string, season: Season, year: number, status: CampaignStatus, sponsor: { id: number, name: string } | null } | null } | null } | null, offers: Array<{ id: number, status: OfferStatus, value: string | null, communicatedToLeague: boolean, numberOfOfferViews: number, numberOfSurveyViews: number | null, surveySentAt: string | null, offerSentAt: string | null, offerOpenedAt: string | null, onboardingEmailSentAt: string | null, removalReason: string | null, recentComment: { createdAt: string | null, description: string | null } | null, fundraiserConflict: { conflict: boolean | null, conflictingOfferStatus: OfferStatus | null, conflictingOfferId: number | null } | null, surveyConflict: { conflict: boolean | null, conflictingOfferStatus: OfferStatus | null, conflictingOfferId: number | null } | null, preQualSurveyResponses: Array<{ id: number, booleanResponse: boolean | null }>, sponsorableProperty: { id: number, name: string, numberOfPlayers: number | null, city: string | null, state: string | null, lat?: number | null, lon?: number | null, organization: { id: number, name: string, canReceiveEmails: boolean | null } | null } | null } | null> | null } | null };

export type InviteSponsorUserMutationVariables = Exact<{
  input: InviteSponsorUserInput;
}>;


export type InviteSponsorUserMutation = { inviteSponsorUser: { sponsor: { id: number } | null } | null };

export type SponsorsQueryVariables = Exact<{
  withActiveOrNoCampaigns?: boolean | null | undefined;
}>;


export type SponsorsQuery = { sponsors: Array<{ id: number, name: string, logoThumbnailUrl: string | null, campaigns: Array<{ id: number, name: string, season: Season, year: number, status: CampaignStatus, leagueBudget: string | null }> }> | null };

export type OrganizationPeekQueryVariables = Exact<{
  id: number;
}>;


export type OrganizationPeekQuery = { organization: { id: number, name: string, engagementStatus: EngagementStatus, numberOfUniqueParticipantsPerYear: number | null, emailListSize: number | null, socialMediaFollowingSize: number | null, dataConfidence: DataConfidence | null, sponsorshipInsightReport: { averageConfirmedValue: string | null, confirmedCount: number | null, onTimeVerificationPercentage: string | null } | null, playLocations: Array<{ id: number }>, offers: Array<{ id: number, status: OfferStatus, campaign: { id: number, name: string, season: Season, year: number, status: CampaignStatus, sponsor: { id: number, name: string } | null } | null, sponsorableProperty: { id: number, name: string } | null }> } | null };

export type MarkAsQualifiedMutationVariables = Exact<{
  input: MarkAsQualifiedInput;
}>;


export type MarkAsQualifiedMutation = { markAsQualified: { offers: Array<{ id: number, status: OfferStatus } | null> | null } | null };

export type MarketsQueryVariables = Exact<{ [key: string]: never; }>;


export type MarketsQuery = { markets: Array<{ id: number, name: string }> | null };

export type GetCapabilitiesQueryVariables = Exact<{
  campaignScope?: boolean | null | undefined;
}>;


export type GetCapabilitiesQuery = { capabilities: Array<{ id: number, name: string, digital: boolean, createDeadlineBasedOnQuantity: boolean, capabilityVerificationDeadlineCount: number | null }> | null };

export type RemoveZipMutationVariables = Exact<{
  input: RemoveZipInput;
}>;


export type RemoveZipMutation = { removeZip: { organization: { id: number } | null } | null };

export type SearchCampaignsQueryVariables = Exact<{
  query: string;
}>;


export type SearchCampaignsQuery = { searchCampaigns: Array<{ id: number, name: string, season: Season, year: number, status: CampaignStatus, leagueBudget: string | null, sponsor: { id: number, name: string } | null } | null> | null };

export type RecentOrganizationsQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentOrganizationsQuery = { recentOrganizations: Array<{ id: number, name: string, city: string | null, state: string | null, websiteUrl: string | null, updatedAt: string | null, primaryPlayLocation: { address: string } | null, sponsorshipInsightReport: { averageConfirmedValue: string | null, confirmedCount: number | null, onTimeVerificationPercentage: string | null } | null } | null> | null };

export type SendRequestAdditionalVerificationEmailMutationVariables = Exact<{
  input: SendRequestAdditionalVerificationEmailInput;
}>;


export type SendRequestAdditionalVerificationEmailMutation = { sendRequestAdditionalVerificationEmail: { offer: { id: number } | null } | null };

export type OfferEmailQueryVariables = Exact<{
  offerId: number;
  language?: Language | null | undefined;
}>;


export type OfferEmailQuery = { offerEmail: { subject: string, to: string | null, htmlBody: string, language: Language, skipped: Array<{ address: string, reason: string }> } | null };

export type ResendUserInviteMutationVariables = Exact<{
  input: ResendUserInviteInput;
}>;


export type ResendUserInviteMutation = { resendUserInvite: { clientMutationId: string | null } | null };

export type SponsorQueryVariables = Exact<{
  id: number;
}>;


export type SponsorQuery = { sponsor: { id: number, name: string, logoThumbnailUrl: string | null, logoFullSizeUrl: string | null, campaigns: Array<{ id: number, name: string, season: Season, year: number, status: CampaignStatus, leagueBudget: string | null }>, sponsorUsers: Array<{ user: { id: number, email: string, name: string | null, status: UserStatus, lastLogin: string | null, openInvitationId: number | null } | null }> } | null };

export type DeleteCreativeContentTemplateMutationVariables = Exact<{
  input: DeleteCreativeContentTemplateInput;
}>;


export type DeleteCreativeContentTemplateMutation = { deleteCreativeContentTemplate: { clientMutationId: string | null } | null };

export type RestoreDeletedMutationVariables = Exact<{
  input: RestoreDeletedInput;
}>;


export type RestoreDeletedMutation = { restoreDeleted: { entry: { id: string | null } | null } | null };

export type UpdateOrganizationCapabilityMutationVariables = Exact<{
  input: UpdateOrganizationCapabilityInput;
}>;


export type UpdateOrganizationCapabilityMutation = { updateOrganizationCapability: { organizationCapability: { id: number } | null } | null };

type ResultOf<D> = D extends TypedDocument<infer Result, infer _> ? Result : never;
type VariablesOf<D> = D extends TypedDocument<infer _, infer Variables> ? Variables : never;
/**
 * Without what may be empty: the schema lets every relation be empty because row-level security may hide it; an app knows
 * better. One of a few texts counts as a text: the database refuses a wrong one.
 */
type Present<T> = T extends readonly (infer Item)[]
  ? Present<NonNullable<Item>>[]
  : T extends string
    ? string
    : T extends object
    ? { [Key in keyof T]: Present<NonNullable<T[Key]>> }
      : T;
/** What the server answers fits what the app expects, and what the app sends fits what the server takes. */
type Agrees<Answer extends Wanted, Sent extends Taken, Wanted, Taken> = [Answer, Sent, Wanted, Taken];

/** Does not compile when a type that the app wrote beside a document differs from the schema. */
export type Agreement = [
  Agrees<Present<CampaignQuery>, Present<VariablesOf<typeof import('../src/campaigns/documents.ts').CampaignDocument>>, Present<ResultOf<typeof import('../src/campaigns/documents.ts').CampaignDocument>>, Present<CampaignQueryVariables>>,
  Agrees<Present<CampaignPropertiesQuery>, Present<VariablesOf<typeof import('../src/campaigns/documents.ts').CampaignPropertiesDocument>>, Present<ResultOf<typeof import('../src/campaigns/documents.ts').CampaignPropertiesDocument>>, Present<CampaignPropertiesQueryVariables>>,
  Agrees<Present<CampaignStageQuery>, Present<VariablesOf<typeof import('../src/campaigns/documents.ts').CampaignStageDocument>>, Present<ResultOf<typeof import('../src/campaigns/documents.ts').CampaignStageDocument>>, Present<CampaignStageQueryVariables>>,
  Agrees<Present<CreateCampaignCapabilityMutation>, Present<VariablesOf<typeof import('../src/campaigns/documents.ts').CreateCampaignCapabilityDocument>>, Present<ResultOf<typeof import('../src/campaigns/documents.ts').CreateCampaignCapabilityDocument>>, Present<CreateCampaignCapabilityMutationVariables>>,
  Agrees<Present<CreateDefaultVerificationDeadlineMutation>, Present<VariablesOf<typeof import('../src/campaigns/documents.ts').CreateDefaultDeadlineDocument>>, Present<ResultOf<typeof import('../src/campaigns/documents.ts').CreateDefaultDeadlineDocument>>, Present<CreateDefaultVerificationDeadlineMutationVariables>>,
  Agrees<Present<DeleteCampaignCapabilityMutation>, Present<VariablesOf<typeof import('../src/campaigns/documents.ts').DeleteCampaignCapabilityDocument>>, Present<ResultOf<typeof import('../src/campaigns/documents.ts').DeleteCampaignCapabilityDocument>>, Present<DeleteCampaignCapabilityMutationVariables>>,
  Agrees<Present<DeleteDefaultVerificationDeadlineMutation>, Present<VariablesOf<typeof import('../src/campaigns/documents.ts').DeleteDefaultDeadlineDocument>>, Present<ResultOf<typeof import('../src/campaigns/documents.ts').DeleteDefaultDeadlineDocument>>, Present<DeleteDefaultVerificationDeadlineMutationVariables>>,
  Agrees<Present<DuplicateCampaignMutation>, Present<VariablesOf<typeof import('../src/campaigns/documents.ts').DuplicateCampaignDocument>>, Present<ResultOf<typeof import('../src/campaigns/documents.ts').DuplicateCampaignDocument>>, Present<DuplicateCampaignMutationVariables>>,
  Agrees<Present<GetCapabilitiesQuery>, Present<VariablesOf<typeof import('../src/campaigns/documents.ts').GetCapabilitiesDocument>>, Present<ResultOf<typeof import('../src/campaigns/documents.ts').GetCapabilitiesDocument>>, Present<GetCapabilitiesQueryVariables>>,
  Agrees<Present<GetEmployeesQuery>, Present<VariablesOf<typeof import('../src/campaigns/documents.ts').GetEmployeesDocument>>, Present<ResultOf<typeof import('../src/campaigns/documents.ts').GetEmployeesDocument>>, Present<GetEmployeesQueryVariables>>,
  Agrees<Present<UpdateCampaignCapabilityMutation>, Present<VariablesOf<typeof import('../src/campaigns/documents.ts').UpdateCampaignCapabilityDocument>>, Present<ResultOf<typeof import('../src/campaigns/documents.ts').UpdateCampaignCapabilityDocument>>, Present<UpdateCampaignCapabilityMutationVariables>>,
  Agrees<Present<UpdateCampaignMutation>, Present<VariablesOf<typeof import('../src/campaigns/documents.ts').UpdateCampaignDocument>>, Present<ResultOf<typeof import('../src/campaigns/documents.ts').UpdateCampaignDocument>>, Present<UpdateCampaignMutationVariables>>,
  Agrees<Present<UpdateDefaultVerificationDeadlineMutation>, Present<VariablesOf<typeof import('../src/campaigns/documents.ts').UpdateDefaultDeadlineDocument>>, Present<ResultOf<typeof import('../src/campaigns/documents.ts').UpdateDefaultDeadlineDocument>>, Present<UpdateDefaultVerificationDeadlineMutationVariables>>,
  Agrees<Present<ApproveCheckMutation>, Present<VariablesOf<typeof import('../src/checks/documents.ts').ApproveCheckDocument>>, Present<ResultOf<typeof import('../src/checks/documents.ts').ApproveCheckDocument>>, Present<ApproveCheckMutationVariables>>,
  Agrees<Present<CheckStateQuery>, Present<VariablesOf<typeof import('../src/checks/documents.ts').CheckStateDocument>>, Present<ResultOf<typeof import('../src/checks/documents.ts').CheckStateDocument>>, Present<CheckStateQueryVariables>>,
  Agrees<Present<PendingChecksQuery>, Present<VariablesOf<typeof import('../src/checks/documents.ts').PendingChecksDocument>>, Present<ResultOf<typeof import('../src/checks/documents.ts').PendingChecksDocument>>, Present<PendingChecksQueryVariables>>,
  Agrees<Present<RejectCheckMutation>, Present<VariablesOf<typeof import('../src/checks/documents.ts').RejectCheckDocument>>, Present<ResultOf<typeof import('../src/checks/documents.ts').RejectCheckDocument>>, Present<RejectCheckMutationVariables>>,
  Agrees<Present<CreateCreativeContentMutation>, Present<VariablesOf<typeof import('../src/creatives/documents.ts').CreateContentDocument>>, Present<ResultOf<typeof import('../src/creatives/documents.ts').CreateContentDocument>>, Present<CreateCreativeContentMutationVariables>>,
  Agrees<Present<CreateCreativeContentTemplateMutation>, Present<VariablesOf<typeof import('../src/creatives/documents.ts').CreateContentTemplateDocument>>, Present<ResultOf<typeof import('../src/creatives/documents.ts').CreateContentTemplateDocument>>, Present<CreateCreativeContentTemplateMutationVariables>>,
  Agrees<Present<DeadlineCreativesQuery>, Present<VariablesOf<typeof import('../src/creatives/documents.ts').DeadlineCreativesDocument>>, Present<ResultOf<typeof import('../src/creatives/documents.ts').DeadlineCreativesDocument>>, Present<DeadlineCreativesQueryVariables>>,
  Agrees<Present<DeadlineTemplatesQuery>, Present<VariablesOf<typeof import('../src/creatives/documents.ts').DeadlineTemplatesDocument>>, Present<ResultOf<typeof import('../src/creatives/documents.ts').DeadlineTemplatesDocument>>, Present<DeadlineTemplatesQueryVariables>>,
  Agrees<Present<DeleteCreativeContentMutation>, Present<VariablesOf<typeof import('../src/creatives/documents.ts').DeleteContentDocument>>, Present<ResultOf<typeof import('../src/creatives/documents.ts').DeleteContentDocument>>, Present<DeleteCreativeContentMutationVariables>>,
  Agrees<Present<DeleteCreativeContentTemplateMutation>, Present<VariablesOf<typeof import('../src/creatives/documents.ts').DeleteContentTemplateDocument>>, Present<ResultOf<typeof import('../src/creatives/documents.ts').DeleteContentTemplateDocument>>, Present<DeleteCreativeContentTemplateMutationVariables>>,
  Agrees<Present<DeleteCreativeFileMutation>, Present<VariablesOf<typeof import('../src/creatives/documents.ts').DeleteFileDocument>>, Present<ResultOf<typeof import('../src/creatives/documents.ts').DeleteFileDocument>>, Present<DeleteCreativeFileMutationVariables>>,
  Agrees<Present<DeleteCreativeFileTemplateMutation>, Present<VariablesOf<typeof import('../src/creatives/documents.ts').DeleteFileTemplateDocument>>, Present<ResultOf<typeof import('../src/creatives/documents.ts').DeleteFileTemplateDocument>>, Present<DeleteCreativeFileTemplateMutationVariables>>,
  Agrees<Present<ReplaceCreativesMutation>, Present<VariablesOf<typeof import('../src/creatives/documents.ts').ReplaceCreativesDocument>>, Present<ResultOf<typeof import('../src/creatives/documents.ts').ReplaceCreativesDocument>>, Present<ReplaceCreativesMutationVariables>>,
  Agrees<Present<UpdateCreativeContentMutation>, Present<VariablesOf<typeof import('../src/creatives/documents.ts').UpdateContentDocument>>, Present<ResultOf<typeof import('../src/creatives/documents.ts').UpdateContentDocument>>, Present<UpdateCreativeContentMutationVariables>>,
  Agrees<Present<UpdateCreativeContentTemplateMutation>, Present<VariablesOf<typeof import('../src/creatives/documents.ts').UpdateContentTemplateDocument>>, Present<ResultOf<typeof import('../src/creatives/documents.ts').UpdateContentTemplateDocument>>, Present<UpdateCreativeContentTemplateMutationVariables>>,
  Agrees<Present<DeletedRecordsQuery>, Present<VariablesOf<typeof import('../src/history/documents.ts').DeletedRecordsDocument>>, Present<ResultOf<typeof import('../src/history/documents.ts').DeletedRecordsDocument>>, Present<DeletedRecordsQueryVariables>>,
  Agrees<Present<RecordHistoryQuery>, Present<VariablesOf<typeof import('../src/history/documents.ts').RecordHistoryDocument>>, Present<ResultOf<typeof import('../src/history/documents.ts').RecordHistoryDocument>>, Present<RecordHistoryQueryVariables>>,
  Agrees<Present<RestoreDeletedMutation>, Present<VariablesOf<typeof import('../src/history/documents.ts').RestoreDeletedDocument>>, Present<ResultOf<typeof import('../src/history/documents.ts').RestoreDeletedDocument>>, Present<RestoreDeletedMutationVariables>>,
  Agrees<Present<ConsoleStartQuery>, Present<VariablesOf<typeof import('../src/layout/documents.ts').ConsoleStartDocument>>, Present<ResultOf<typeof import('../src/layout/documents.ts').ConsoleStartDocument>>, Present<ConsoleStartQueryVariables>>,
  Agrees<Present<PaletteSearchQuery>, Present<VariablesOf<typeof import('../src/layout/documents.ts').PaletteSearchDocument>>, Present<ResultOf<typeof import('../src/layout/documents.ts').PaletteSearchDocument>>, Present<PaletteSearchQueryVariables>>,
  Agrees<Present<WaitingChecksQuery>, Present<VariablesOf<typeof import('../src/layout/documents.ts').WaitingChecksDocument>>, Present<ResultOf<typeof import('../src/layout/documents.ts').WaitingChecksDocument>>, Present<WaitingChecksQueryVariables>>,
  Agrees<Present<EndUserSessionsMutation>, Present<VariablesOf<typeof import('../src/links/documents.ts').EndUserSessionsDocument>>, Present<ResultOf<typeof import('../src/links/documents.ts').EndUserSessionsDocument>>, Present<EndUserSessionsMutationVariables>>,
  Agrees<Present<LinkStateQuery>, Present<VariablesOf<typeof import('../src/links/documents.ts').LinkStateDocument>>, Present<ResultOf<typeof import('../src/links/documents.ts').LinkStateDocument>>, Present<LinkStateQueryVariables>>,
  Agrees<Present<RegenerateLinkMutation>, Present<VariablesOf<typeof import('../src/links/documents.ts').RegenerateLinkDocument>>, Present<ResultOf<typeof import('../src/links/documents.ts').RegenerateLinkDocument>>, Present<RegenerateLinkMutationVariables>>,
  Agrees<Present<RevokeLinkMutation>, Present<VariablesOf<typeof import('../src/links/documents.ts').RevokeLinkDocument>>, Present<ResultOf<typeof import('../src/links/documents.ts').RevokeLinkDocument>>, Present<RevokeLinkMutationVariables>>,
  Agrees<Present<ClearBounceMutation>, Present<VariablesOf<typeof import('../src/mails/documents.ts').ClearBounceDocument>>, Present<ResultOf<typeof import('../src/mails/documents.ts').ClearBounceDocument>>, Present<ClearBounceMutationVariables>>,
  Agrees<Present<MailLetterQuery>, Present<VariablesOf<typeof import('../src/mails/documents.ts').MailLetterDocument>>, Present<ResultOf<typeof import('../src/mails/documents.ts').MailLetterDocument>>, Present<MailLetterQueryVariables>>,
  Agrees<Present<MailPlanQuery>, Present<VariablesOf<typeof import('../src/mails/documents.ts').MailPlanDocument>>, Present<ResultOf<typeof import('../src/mails/documents.ts').MailPlanDocument>>, Present<MailPlanQueryVariables>>,
  Agrees<Present<MailSuppressionsQuery>, Present<VariablesOf<typeof import('../src/mails/documents.ts').MailSuppressionsDocument>>, Present<ResultOf<typeof import('../src/mails/documents.ts').MailSuppressionsDocument>>, Present<MailSuppressionsQueryVariables>>,
  Agrees<Present<MailsQuery>, Present<VariablesOf<typeof import('../src/mails/documents.ts').MailsDocument>>, Present<ResultOf<typeof import('../src/mails/documents.ts').MailsDocument>>, Present<MailsQueryVariables>>,
  Agrees<Present<SponsorablePropertyOnboardingEmailQuery>, Present<VariablesOf<typeof import('../src/mails/documents.ts').OnboardingEmailDocument>>, Present<ResultOf<typeof import('../src/mails/documents.ts').OnboardingEmailDocument>>, Present<SponsorablePropertyOnboardingEmailQueryVariables>>,
  Agrees<Present<PreQualificationSurveyEmailQuery>, Present<VariablesOf<typeof import('../src/mails/documents.ts').PreQualificationSurveyEmailDocument>>, Present<ResultOf<typeof import('../src/mails/documents.ts').PreQualificationSurveyEmailDocument>>, Present<PreQualificationSurveyEmailQueryVariables>>,
  Agrees<Present<RequestAdditionalVerificationEmailQuery>, Present<VariablesOf<typeof import('../src/mails/documents.ts').RequestAdditionalVerificationEmailDocument>>, Present<ResultOf<typeof import('../src/mails/documents.ts').RequestAdditionalVerificationEmailDocument>>, Present<RequestAdditionalVerificationEmailQueryVariables>>,
  Agrees<Present<SendMailAgainMutation>, Present<VariablesOf<typeof import('../src/mails/documents.ts').SendMailAgainDocument>>, Present<ResultOf<typeof import('../src/mails/documents.ts').SendMailAgainDocument>>, Present<SendMailAgainMutationVariables>>,
  Agrees<Present<SendSponsorablePropertyOnboardingEmailsMutation>, Present<VariablesOf<typeof import('../src/mails/documents.ts').SendOnboardingEmailsDocument>>, Present<ResultOf<typeof import('../src/mails/documents.ts').SendOnboardingEmailsDocument>>, Present<SendSponsorablePropertyOnboardingEmailsMutationVariables>>,
  Agrees<Present<SendRequestAdditionalVerificationEmailMutation>, Present<VariablesOf<typeof import('../src/mails/documents.ts').SendRequestAdditionalVerificationDocument>>, Present<ResultOf<typeof import('../src/mails/documents.ts').SendRequestAdditionalVerificationDocument>>, Present<SendRequestAdditionalVerificationEmailMutationVariables>>,
  Agrees<Present<SendSponsorshipApplicationMutation>, Present<VariablesOf<typeof import('../src/mails/documents.ts').SendSponsorshipApplicationDocument>>, Present<ResultOf<typeof import('../src/mails/documents.ts').SendSponsorshipApplicationDocument>>, Present<SendSponsorshipApplicationMutationVariables>>,
  Agrees<Present<AddHubspotCampaignPropertyToContactsMutation>, Present<VariablesOf<typeof import('../src/mails/documents.ts').SendSurveyDocument>>, Present<ResultOf<typeof import('../src/mails/documents.ts').SendSurveyDocument>>, Present<AddHubspotCampaignPropertyToContactsMutationVariables>>,
  Agrees<Present<SendVerificationReminderEmailMutation>, Present<VariablesOf<typeof import('../src/mails/documents.ts').SendVerificationReminderDocument>>, Present<ResultOf<typeof import('../src/mails/documents.ts').SendVerificationReminderDocument>>, Present<SendVerificationReminderEmailMutationVariables>>,
  Agrees<Present<SponsorshipApplicationEmailQuery>, Present<VariablesOf<typeof import('../src/mails/documents.ts').SponsorshipApplicationEmailDocument>>, Present<ResultOf<typeof import('../src/mails/documents.ts').SponsorshipApplicationEmailDocument>>, Present<SponsorshipApplicationEmailQueryVariables>>,
  Agrees<Present<VerificationReminderEmailQuery>, Present<VariablesOf<typeof import('../src/mails/documents.ts').VerificationReminderEmailDocument>>, Present<ResultOf<typeof import('../src/mails/documents.ts').VerificationReminderEmailDocument>>, Present<VerificationReminderEmailQueryVariables>>,
  Agrees<Present<UpdateVerificationDeadlineResponseMutation>, Present<VariablesOf<typeof import('../src/offers/documents.ts').AddressResponseDocument>>, Present<ResultOf<typeof import('../src/offers/documents.ts').AddressResponseDocument>>, Present<UpdateVerificationDeadlineResponseMutationVariables>>,
  Agrees<Present<CancelCheckMutation>, Present<VariablesOf<typeof import('../src/offers/documents.ts').CancelCheckDocument>>, Present<ResultOf<typeof import('../src/offers/documents.ts').CancelCheckDocument>>, Present<CancelCheckMutationVariables>>,
  Agrees<Present<CancelOfferMutation>, Present<VariablesOf<typeof import('../src/offers/documents.ts').CancelOfferDocument>>, Present<ResultOf<typeof import('../src/offers/documents.ts').CancelOfferDocument>>, Present<CancelOfferMutationVariables>>,
  Agrees<Present<CreateCheckMutation>, Present<VariablesOf<typeof import('../src/offers/documents.ts').CreateCheckDocument>>, Present<ResultOf<typeof import('../src/offers/documents.ts').CreateCheckDocument>>, Present<CreateCheckMutationVariables>>,
  Agrees<Present<CreateVerificationDeadlineMutation>, Present<VariablesOf<typeof import('../src/offers/documents.ts').CreateDeadlineDocument>>, Present<ResultOf<typeof import('../src/offers/documents.ts').CreateDeadlineDocument>>, Present<CreateVerificationDeadlineMutationVariables>>,
  Agrees<Present<CreateLogCommentMutation>, Present<VariablesOf<typeof import('../src/offers/documents.ts').CreateLogCommentDocument>>, Present<ResultOf<typeof import('../src/offers/documents.ts').CreateLogCommentDocument>>, Present<CreateLogCommentMutationVariables>>,
  Agrees<Present<MarkDeadlineAsDidNotCompleteMutation>, Present<VariablesOf<typeof import('../src/offers/documents.ts').DidNotCompleteDocument>>, Present<ResultOf<typeof import('../src/offers/documents.ts').DidNotCompleteDocument>>, Present<MarkDeadlineAsDidNotCompleteMutationVariables>>,
  Agrees<Present<MarkAsConfirmedMutation>, Present<VariablesOf<typeof import('../src/offers/documents.ts').MarkAsConfirmedDocument>>, Present<ResultOf<typeof import('../src/offers/documents.ts').MarkAsConfirmedDocument>>, Present<MarkAsConfirmedMutationVariables>>,
  Agrees<Present<MarkAsQualifiedMutation>, Present<VariablesOf<typeof import('../src/offers/documents.ts').MarkAsQualifiedDocument>>, Present<ResultOf<typeof import('../src/offers/documents.ts').MarkAsQualifiedDocument>>, Present<MarkAsQualifiedMutationVariables>>,
  Agrees<Present<MoveConfirmedOfferToCampaignMutation>, Present<VariablesOf<typeof import('../src/offers/documents.ts').MoveOfferDocument>>, Present<ResultOf<typeof import('../src/offers/documents.ts').MoveOfferDocument>>, Present<MoveConfirmedOfferToCampaignMutationVariables>>,
  Agrees<Present<OfferEmailQuery>, Present<VariablesOf<typeof import('../src/offers/documents.ts').OfferEmailDocument>>, Present<ResultOf<typeof import('../src/offers/documents.ts').OfferEmailDocument>>, Present<OfferEmailQueryVariables>>,
  Agrees<Present<RemoveVerificationDeadlineMutation>, Present<VariablesOf<typeof import('../src/offers/documents.ts').RemoveDeadlineDocument>>, Present<ResultOf<typeof import('../src/offers/documents.ts').RemoveDeadlineDocument>>, Present<RemoveVerificationDeadlineMutationVariables>>,
  Agrees<Present<ReviewVerificationImageMutation>, Present<VariablesOf<typeof import('../src/offers/documents.ts').ReviewImageDocument>>, Present<ResultOf<typeof import('../src/offers/documents.ts').ReviewImageDocument>>, Present<ReviewVerificationImageMutationVariables>>,
  Agrees<Present<SendOfferEmailsMutation>, Present<VariablesOf<typeof import('../src/offers/documents.ts').SendOfferEmailsDocument>>, Present<ResultOf<typeof import('../src/offers/documents.ts').SendOfferEmailsDocument>>, Present<SendOfferEmailsMutationVariables>>,
  Agrees<Present<SponsorshipQuery>, Present<VariablesOf<typeof import('../src/offers/documents.ts').SponsorshipDocument>>, Present<ResultOf<typeof import('../src/offers/documents.ts').SponsorshipDocument>>, Present<SponsorshipQueryVariables>>,
  Agrees<Present<UpdateVerificationDeadlineMutation>, Present<VariablesOf<typeof import('../src/offers/documents.ts').UpdateDeadlineDocument>>, Present<ResultOf<typeof import('../src/offers/documents.ts').UpdateDeadlineDocument>>, Present<UpdateVerificationDeadlineMutationVariables>>,
  Agrees<Present<UpdateOfferMutation>, Present<VariablesOf<typeof import('../src/offers/documents.ts').UpdateOfferDocument>>, Present<ResultOf<typeof import('../src/offers/documents.ts').UpdateOfferDocument>>, Present<UpdateOfferMutationVariables>>,
  Agrees<Present<VoidCheckMutation>, Present<VariablesOf<typeof import('../src/offers/documents.ts').VoidCheckDocument>>, Present<ResultOf<typeof import('../src/offers/documents.ts').VoidCheckDocument>>, Present<VoidCheckMutationVariables>>,
  Agrees<Present<OrganizationAddressesQuery>, Present<VariablesOf<typeof import('../src/organizations/addressDocuments.ts').OrganizationAddressesDocument>>, Present<ResultOf<typeof import('../src/organizations/addressDocuments.ts').OrganizationAddressesDocument>>, Present<OrganizationAddressesQueryVariables>>,
  Agrees<Present<UpsertAddressMutation>, Present<VariablesOf<typeof import('../src/organizations/addressDocuments.ts').UpsertAddressDocument>>, Present<ResultOf<typeof import('../src/organizations/addressDocuments.ts').UpsertAddressDocument>>, Present<UpsertAddressMutationVariables>>,
  Agrees<Present<VerifyAddressQuery>, Present<VariablesOf<typeof import('../src/organizations/addressDocuments.ts').VerifyAddressDocument>>, Present<ResultOf<typeof import('../src/organizations/addressDocuments.ts').VerifyAddressDocument>>, Present<VerifyAddressQueryVariables>>,
  Agrees<Present<CreateOrganizationMutation>, Present<VariablesOf<typeof import('../src/organizations/documents.ts').CreateOrganizationDocument>>, Present<ResultOf<typeof import('../src/organizations/documents.ts').CreateOrganizationDocument>>, Present<CreateOrganizationMutationVariables>>,
  Agrees<Present<DeleteOrganizationMutation>, Present<VariablesOf<typeof import('../src/organizations/documents.ts').DeleteOrganizationDocument>>, Present<ResultOf<typeof import('../src/organizations/documents.ts').DeleteOrganizationDocument>>, Present<DeleteOrganizationMutationVariables>>,
  Agrees<Present<OrganizationHeaderQuery>, Present<VariablesOf<typeof import('../src/organizations/documents.ts').OrganizationHeaderDocument>>, Present<ResultOf<typeof import('../src/organizations/documents.ts').OrganizationHeaderDocument>>, Present<OrganizationHeaderQueryVariables>>,
  Agrees<Present<OrganizationOffersQuery>, Present<VariablesOf<typeof import('../src/organizations/documents.ts').OrganizationOffersDocument>>, Present<ResultOf<typeof import('../src/organizations/documents.ts').OrganizationOffersDocument>>, Present<OrganizationOffersQueryVariables>>,
  Agrees<Present<OrganizationOverviewQuery>, Present<VariablesOf<typeof import('../src/organizations/documents.ts').OrganizationOverviewDocument>>, Present<ResultOf<typeof import('../src/organizations/documents.ts').OrganizationOverviewDocument>>, Present<OrganizationOverviewQueryVariables>>,
  Agrees<Present<OrganizationPeekQuery>, Present<VariablesOf<typeof import('../src/organizations/documents.ts').OrganizationPeekDocument>>, Present<ResultOf<typeof import('../src/organizations/documents.ts').OrganizationPeekDocument>>, Present<OrganizationPeekQueryVariables>>,
  Agrees<Present<OrganizationPreQualsQuery>, Present<VariablesOf<typeof import('../src/organizations/documents.ts').OrganizationPreQualsDocument>>, Present<ResultOf<typeof import('../src/organizations/documents.ts').OrganizationPreQualsDocument>>, Present<OrganizationPreQualsQueryVariables>>,
  Agrees<Present<OrganizationStatsQuery>, Present<VariablesOf<typeof import('../src/organizations/documents.ts').OrganizationStatsDocument>>, Present<ResultOf<typeof import('../src/organizations/documents.ts').OrganizationStatsDocument>>, Present<OrganizationStatsQueryVariables>>,
  Agrees<Present<OrganizationsQuery>, Present<VariablesOf<typeof import('../src/organizations/documents.ts').OrganizationsDocument>>, Present<ResultOf<typeof import('../src/organizations/documents.ts').OrganizationsDocument>>, Present<OrganizationsQueryVariables>>,
  Agrees<Present<RecentOrganizationsQuery>, Present<VariablesOf<typeof import('../src/organizations/documents.ts').RecentOrganizationsDocument>>, Present<ResultOf<typeof import('../src/organizations/documents.ts').RecentOrganizationsDocument>>, Present<RecentOrganizationsQueryVariables>>,
  Agrees<Present<SearchedOrganizationsQuery>, Present<VariablesOf<typeof import('../src/organizations/documents.ts').SearchedOrganizationsDocument>>, Present<ResultOf<typeof import('../src/organizations/documents.ts').SearchedOrganizationsDocument>>, Present<SearchedOrganizationsQueryVariables>>,
  Agrees<Present<UpdateOrganizationMutation>, Present<VariablesOf<typeof import('../src/organizations/documents.ts').UpdateOrganizationDocument>>, Present<ResultOf<typeof import('../src/organizations/documents.ts').UpdateOrganizationDocument>>, Present<UpdateOrganizationMutationVariables>>,
  Agrees<Present<AddZipsMutation>, Present<VariablesOf<typeof import('../src/organizations/placeDocuments.ts').AddZipsDocument>>, Present<ResultOf<typeof import('../src/organizations/placeDocuments.ts').AddZipsDocument>>, Present<AddZipsMutationVariables>>,
  Agrees<Present<CreateOrganizationPlayLocationMutation>, Present<VariablesOf<typeof import('../src/organizations/placeDocuments.ts').CreatePlayLocationDocument>>, Present<ResultOf<typeof import('../src/organizations/placeDocuments.ts').CreatePlayLocationDocument>>, Present<CreateOrganizationPlayLocationMutationVariables>>,
  Agrees<Present<DeleteOrganizationPlayLocationMutation>, Present<VariablesOf<typeof import('../src/organizations/placeDocuments.ts').DeletePlayLocationDocument>>, Present<ResultOf<typeof import('../src/organizations/placeDocuments.ts').DeletePlayLocationDocument>>, Present<DeleteOrganizationPlayLocationMutationVariables>>,
  Agrees<Present<OrganizationPlacesQuery>, Present<VariablesOf<typeof import('../src/organizations/placeDocuments.ts').OrganizationPlacesDocument>>, Present<ResultOf<typeof import('../src/organizations/placeDocuments.ts').OrganizationPlacesDocument>>, Present<OrganizationPlacesQueryVariables>>,
  Agrees<Present<RemoveZipMutation>, Present<VariablesOf<typeof import('../src/organizations/placeDocuments.ts').RemoveZipDocument>>, Present<ResultOf<typeof import('../src/organizations/placeDocuments.ts').RemoveZipDocument>>, Present<RemoveZipMutationVariables>>,
  Agrees<Present<CreateSponsorablePropertyMutation>, Present<VariablesOf<typeof import('../src/organizations/programDocuments.ts').CreateSponsorablePropertyDocument>>, Present<ResultOf<typeof import('../src/organizations/programDocuments.ts').CreateSponsorablePropertyDocument>>, Present<CreateSponsorablePropertyMutationVariables>>,
  Agrees<Present<DeleteSponsorablePropertyMutation>, Present<VariablesOf<typeof import('../src/organizations/programDocuments.ts').DeleteSponsorablePropertyDocument>>, Present<ResultOf<typeof import('../src/organizations/programDocuments.ts').DeleteSponsorablePropertyDocument>>, Present<DeleteSponsorablePropertyMutationVariables>>,
  Agrees<Present<OrganizationProgramsQuery>, Present<VariablesOf<typeof import('../src/organizations/programDocuments.ts').OrganizationProgramsDocument>>, Present<ResultOf<typeof import('../src/organizations/programDocuments.ts').OrganizationProgramsDocument>>, Present<OrganizationProgramsQueryVariables>>,
  Agrees<Present<UpdateSponsorablePropertyMutation>, Present<VariablesOf<typeof import('../src/organizations/programDocuments.ts').UpdateSponsorablePropertyDocument>>, Present<ResultOf<typeof import('../src/organizations/programDocuments.ts').UpdateSponsorablePropertyDocument>>, Present<UpdateSponsorablePropertyMutationVariables>>,
  Agrees<Present<AddCapabilityToPackageMutation>, Present<VariablesOf<typeof import('../src/organizations/selling/documents.ts').AddCapabilityToPackageDocument>>, Present<ResultOf<typeof import('../src/organizations/selling/documents.ts').AddCapabilityToPackageDocument>>, Present<AddCapabilityToPackageMutationVariables>>,
  Agrees<Present<CreateOrganizationCapabilityMutation>, Present<VariablesOf<typeof import('../src/organizations/selling/documents.ts').CreateOrganizationCapabilityDocument>>, Present<ResultOf<typeof import('../src/organizations/selling/documents.ts').CreateOrganizationCapabilityDocument>>, Present<CreateOrganizationCapabilityMutationVariables>>,
  Agrees<Present<CreateOrganizationPackageMutation>, Present<VariablesOf<typeof import('../src/organizations/selling/documents.ts').CreateOrganizationPackageDocument>>, Present<ResultOf<typeof import('../src/organizations/selling/documents.ts').CreateOrganizationPackageDocument>>, Present<CreateOrganizationPackageMutationVariables>>,
  Agrees<Present<DeleteOrganizationCapabilityMutation>, Present<VariablesOf<typeof import('../src/organizations/selling/documents.ts').DeleteOrganizationCapabilityDocument>>, Present<ResultOf<typeof import('../src/organizations/selling/documents.ts').DeleteOrganizationCapabilityDocument>>, Present<DeleteOrganizationCapabilityMutationVariables>>,
  Agrees<Present<OrganizationCapabilitiesQuery>, Present<VariablesOf<typeof import('../src/organizations/selling/documents.ts').OrganizationCapabilitiesDocument>>, Present<ResultOf<typeof import('../src/organizations/selling/documents.ts').OrganizationCapabilitiesDocument>>, Present<OrganizationCapabilitiesQueryVariables>>,
  Agrees<Present<OrganizationCapabilityFormQuery>, Present<VariablesOf<typeof import('../src/organizations/selling/documents.ts').OrganizationCapabilityFormDocument>>, Present<ResultOf<typeof import('../src/organizations/selling/documents.ts').OrganizationCapabilityFormDocument>>, Present<OrganizationCapabilityFormQueryVariables>>,
  Agrees<Present<OrganizationPackageQuery>, Present<VariablesOf<typeof import('../src/organizations/selling/documents.ts').OrganizationPackageDocument>>, Present<ResultOf<typeof import('../src/organizations/selling/documents.ts').OrganizationPackageDocument>>, Present<OrganizationPackageQueryVariables>>,
  Agrees<Present<OrganizationPackagesQuery>, Present<VariablesOf<typeof import('../src/organizations/selling/documents.ts').OrganizationPackagesDocument>>, Present<ResultOf<typeof import('../src/organizations/selling/documents.ts').OrganizationPackagesDocument>>, Present<OrganizationPackagesQueryVariables>>,
  Agrees<Present<RemoveOrganizationCapabilityPackageMutation>, Present<VariablesOf<typeof import('../src/organizations/selling/documents.ts').RemoveOrganizationCapabilityPackageDocument>>, Present<ResultOf<typeof import('../src/organizations/selling/documents.ts').RemoveOrganizationCapabilityPackageDocument>>, Present<RemoveOrganizationCapabilityPackageMutationVariables>>,
  Agrees<Present<RemoveOrganizationPackageMutation>, Present<VariablesOf<typeof import('../src/organizations/selling/documents.ts').RemoveOrganizationPackageDocument>>, Present<ResultOf<typeof import('../src/organizations/selling/documents.ts').RemoveOrganizationPackageDocument>>, Present<RemoveOrganizationPackageMutationVariables>>,
  Agrees<Present<UpdateOrganizationCapabilityMutation>, Present<VariablesOf<typeof import('../src/organizations/selling/documents.ts').UpdateOrganizationCapabilityDocument>>, Present<ResultOf<typeof import('../src/organizations/selling/documents.ts').UpdateOrganizationCapabilityDocument>>, Present<UpdateOrganizationCapabilityMutationVariables>>,
  Agrees<Present<UpdateOrganizationPackageMutation>, Present<VariablesOf<typeof import('../src/organizations/selling/documents.ts').UpdateOrganizationPackageDocument>>, Present<ResultOf<typeof import('../src/organizations/selling/documents.ts').UpdateOrganizationPackageDocument>>, Present<UpdateOrganizationPackageMutationVariables>>,
  Agrees<Present<DissociateUserAndOrganizationMutation>, Present<VariablesOf<typeof import('../src/organizations/userDocuments.ts').DissociateUserDocument>>, Present<ResultOf<typeof import('../src/organizations/userDocuments.ts').DissociateUserDocument>>, Present<DissociateUserAndOrganizationMutationVariables>>,
  Agrees<Present<InviteOrganizationUserMutation>, Present<VariablesOf<typeof import('../src/organizations/userDocuments.ts').InviteOrganizationUserDocument>>, Present<ResultOf<typeof import('../src/organizations/userDocuments.ts').InviteOrganizationUserDocument>>, Present<InviteOrganizationUserMutationVariables>>,
  Agrees<Present<OrganizationUsersQuery>, Present<VariablesOf<typeof import('../src/organizations/userDocuments.ts').OrganizationUsersDocument>>, Present<ResultOf<typeof import('../src/organizations/userDocuments.ts').OrganizationUsersDocument>>, Present<OrganizationUsersQueryVariables>>,
  Agrees<Present<ResendUserInviteMutation>, Present<VariablesOf<typeof import('../src/organizations/userDocuments.ts').ResendUserInviteDocument>>, Present<ResultOf<typeof import('../src/organizations/userDocuments.ts').ResendUserInviteDocument>>, Present<ResendUserInviteMutationVariables>>,
  Agrees<Present<AddOrganizationSponsorablePropertiesToCampaignMutation>, Present<VariablesOf<typeof import('../src/prospecting/documents.ts').AddOrganizationPropertiesDocument>>, Present<ResultOf<typeof import('../src/prospecting/documents.ts').AddOrganizationPropertiesDocument>>, Present<AddOrganizationSponsorablePropertiesToCampaignMutationVariables>>,
  Agrees<Present<AddPreviousPartnersToCampaignMutation>, Present<VariablesOf<typeof import('../src/prospecting/documents.ts').AddPreviousPartnersDocument>>, Present<ResultOf<typeof import('../src/prospecting/documents.ts').AddPreviousPartnersDocument>>, Present<AddPreviousPartnersToCampaignMutationVariables>>,
  Agrees<Present<CampaignProspectsQuery>, Present<VariablesOf<typeof import('../src/prospecting/documents.ts').CampaignProspectsDocument>>, Present<ResultOf<typeof import('../src/prospecting/documents.ts').CampaignProspectsDocument>>, Present<CampaignProspectsQueryVariables>>,
  Agrees<Present<CreateYouthSportsSeasonProspectsMutation>, Present<VariablesOf<typeof import('../src/prospecting/documents.ts').CreateSeasonProspectsDocument>>, Present<ResultOf<typeof import('../src/prospecting/documents.ts').CreateSeasonProspectsDocument>>, Present<CreateYouthSportsSeasonProspectsMutationVariables>>,
  Agrees<Present<FilterProspectsQuery>, Present<VariablesOf<typeof import('../src/prospecting/documents.ts').FilterProspectsDocument>>, Present<ResultOf<typeof import('../src/prospecting/documents.ts').FilterProspectsDocument>>, Present<FilterProspectsQueryVariables>>,
  Agrees<Present<LocationProspectsQuery>, Present<VariablesOf<typeof import('../src/prospecting/documents.ts').LocationProspectsDocument>>, Present<ResultOf<typeof import('../src/prospecting/documents.ts').LocationProspectsDocument>>, Present<LocationProspectsQueryVariables>>,
  Agrees<Present<ProspectingReportChannelSubscription>, Present<VariablesOf<typeof import('../src/prospecting/documents.ts').ProspectingReportChannelDocument>>, Present<ResultOf<typeof import('../src/prospecting/documents.ts').ProspectingReportChannelDocument>>, Present<ProspectingReportChannelSubscriptionVariables>>,
  Agrees<Present<ProspectingReportQuery>, Present<VariablesOf<typeof import('../src/prospecting/documents.ts').ProspectingReportDocument>>, Present<ResultOf<typeof import('../src/prospecting/documents.ts').ProspectingReportDocument>>, Present<ProspectingReportQueryVariables>>,
  Agrees<Present<RemoveSponsorablePropertiesFromCampaignMutation>, Present<VariablesOf<typeof import('../src/prospecting/documents.ts').RemoveFromCampaignDocument>>, Present<ResultOf<typeof import('../src/prospecting/documents.ts').RemoveFromCampaignDocument>>, Present<RemoveSponsorablePropertiesFromCampaignMutationVariables>>,
  Agrees<Present<CreateSeasonalGoalMutation>, Present<VariablesOf<typeof import('../src/sponsors/documents.ts').CreateSeasonalGoalDocument>>, Present<ResultOf<typeof import('../src/sponsors/documents.ts').CreateSeasonalGoalDocument>>, Present<CreateSeasonalGoalMutationVariables>>,
  Agrees<Present<DissociateSponsorUserMutation>, Present<VariablesOf<typeof import('../src/sponsors/documents.ts').DissociateSponsorUserDocument>>, Present<ResultOf<typeof import('../src/sponsors/documents.ts').DissociateSponsorUserDocument>>, Present<DissociateSponsorUserMutationVariables>>,
  Agrees<Present<InviteSponsorUserMutation>, Present<VariablesOf<typeof import('../src/sponsors/documents.ts').InviteSponsorUserDocument>>, Present<ResultOf<typeof import('../src/sponsors/documents.ts').InviteSponsorUserDocument>>, Present<InviteSponsorUserMutationVariables>>,
  Agrees<Present<ResendSponsorUserInviteMutation>, Present<VariablesOf<typeof import('../src/sponsors/documents.ts').ResendSponsorUserInviteDocument>>, Present<ResultOf<typeof import('../src/sponsors/documents.ts').ResendSponsorUserInviteDocument>>, Present<ResendSponsorUserInviteMutationVariables>>,
  Agrees<Present<SearchCampaignsQuery>, Present<VariablesOf<typeof import('../src/sponsors/documents.ts').SearchCampaignsDocument>>, Present<ResultOf<typeof import('../src/sponsors/documents.ts').SearchCampaignsDocument>>, Present<SearchCampaignsQueryVariables>>,
  Agrees<Present<SeasonalGoalQuery>, Present<VariablesOf<typeof import('../src/sponsors/documents.ts').SeasonalGoalDocument>>, Present<ResultOf<typeof import('../src/sponsors/documents.ts').SeasonalGoalDocument>>, Present<SeasonalGoalQueryVariables>>,
  Agrees<Present<SponsorQuery>, Present<VariablesOf<typeof import('../src/sponsors/documents.ts').SponsorDocument>>, Present<ResultOf<typeof import('../src/sponsors/documents.ts').SponsorDocument>>, Present<SponsorQueryVariables>>,
  Agrees<Present<SponsorsQuery>, Present<VariablesOf<typeof import('../src/sponsors/documents.ts').SponsorsDocument>>, Present<ResultOf<typeof import('../src/sponsors/documents.ts').SponsorsDocument>>, Present<SponsorsQueryVariables>>,
  Agrees<Present<UpdateSeasonalGoalMutation>, Present<VariablesOf<typeof import('../src/sponsors/documents.ts').UpdateSeasonalGoalDocument>>, Present<ResultOf<typeof import('../src/sponsors/documents.ts').UpdateSeasonalGoalDocument>>, Present<UpdateSeasonalGoalMutationVariables>>,
  Agrees<Present<UpdateSponsorMutation>, Present<VariablesOf<typeof import('../src/sponsors/documents.ts').UpdateSponsorDocument>>, Present<ResultOf<typeof import('../src/sponsors/documents.ts').UpdateSponsorDocument>>, Present<UpdateSponsorMutationVariables>>,
  Agrees<Present<InviteStaffUserMutation>, Present<VariablesOf<typeof import('../src/staff/documents.ts').InviteStaffUserDocument>>, Present<ResultOf<typeof import('../src/staff/documents.ts').InviteStaffUserDocument>>, Present<InviteStaffUserMutationVariables>>,
  Agrees<Present<RemoveStaffUserMutation>, Present<VariablesOf<typeof import('../src/staff/documents.ts').RemoveStaffUserDocument>>, Present<ResultOf<typeof import('../src/staff/documents.ts').RemoveStaffUserDocument>>, Present<RemoveStaffUserMutationVariables>>,
  Agrees<Present<ResendStaffUserInviteMutation>, Present<VariablesOf<typeof import('../src/staff/documents.ts').ResendStaffUserInviteDocument>>, Present<ResultOf<typeof import('../src/staff/documents.ts').ResendStaffUserInviteDocument>>, Present<ResendStaffUserInviteMutationVariables>>,
  Agrees<Present<StaffUsersQuery>, Present<VariablesOf<typeof import('../src/staff/documents.ts').StaffUsersDocument>>, Present<ResultOf<typeof import('../src/staff/documents.ts').StaffUsersDocument>>, Present<StaffUsersQueryVariables>>,
  Agrees<Present<AddAddressToLocationFilterMutation>, Present<VariablesOf<typeof import('../src/targeting/documents.ts').AddAddressDocument>>, Present<ResultOf<typeof import('../src/targeting/documents.ts').AddAddressDocument>>, Present<AddAddressToLocationFilterMutationVariables>>,
  Agrees<Present<AddAllAvailableSponsorablePropertiesToCampaignMutation>, Present<VariablesOf<typeof import('../src/targeting/documents.ts').AddAllAvailableDocument>>, Present<ResultOf<typeof import('../src/targeting/documents.ts').AddAllAvailableDocument>>, Present<AddAllAvailableSponsorablePropertiesToCampaignMutationVariables>>,
  Agrees<Present<AddZipsToLocationFilterMutation>, Present<VariablesOf<typeof import('../src/targeting/documents.ts').AddFilterZipsDocument>>, Present<ResultOf<typeof import('../src/targeting/documents.ts').AddFilterZipsDocument>>, Present<AddZipsToLocationFilterMutationVariables>>,
  Agrees<Present<AddGeometriesToLocationFilterMutation>, Present<VariablesOf<typeof import('../src/targeting/documents.ts').AddGeometriesDocument>>, Present<ResultOf<typeof import('../src/targeting/documents.ts').AddGeometriesDocument>>, Present<AddGeometriesToLocationFilterMutationVariables>>,
  Agrees<Present<AddSponsorablePropertiesToCampaignMutation>, Present<VariablesOf<typeof import('../src/targeting/documents.ts').AddPropertiesDocument>>, Present<ResultOf<typeof import('../src/targeting/documents.ts').AddPropertiesDocument>>, Present<AddSponsorablePropertiesToCampaignMutationVariables>>,
  Agrees<Present<CreateLocationFilterMutation>, Present<VariablesOf<typeof import('../src/targeting/documents.ts').CreateLocationFilterDocument>>, Present<ResultOf<typeof import('../src/targeting/documents.ts').CreateLocationFilterDocument>>, Present<CreateLocationFilterMutationVariables>>,
  Agrees<Present<CreateSearchFilterMutation>, Present<VariablesOf<typeof import('../src/targeting/documents.ts').CreateSearchFilterDocument>>, Present<ResultOf<typeof import('../src/targeting/documents.ts').CreateSearchFilterDocument>>, Present<CreateSearchFilterMutationVariables>>,
  Agrees<Present<DeleteLocationMutation>, Present<VariablesOf<typeof import('../src/targeting/documents.ts').DeleteLocationDocument>>, Present<ResultOf<typeof import('../src/targeting/documents.ts').DeleteLocationDocument>>, Present<DeleteLocationMutationVariables>>,
  Agrees<Present<DeleteSearchFilterMutation>, Present<VariablesOf<typeof import('../src/targeting/documents.ts').DeleteSearchFilterDocument>>, Present<ResultOf<typeof import('../src/targeting/documents.ts').DeleteSearchFilterDocument>>, Present<DeleteSearchFilterMutationVariables>>,
  Agrees<Present<MarketsQuery>, Present<VariablesOf<typeof import('../src/targeting/documents.ts').MarketsDocument>>, Present<ResultOf<typeof import('../src/targeting/documents.ts').MarketsDocument>>, Present<MarketsQueryVariables>>,
  Agrees<Present<ProspectiveSponsorablePropertiesQuery>, Present<VariablesOf<typeof import('../src/targeting/documents.ts').ProspectivePropertiesDocument>>, Present<ResultOf<typeof import('../src/targeting/documents.ts').ProspectivePropertiesDocument>>, Present<ProspectiveSponsorablePropertiesQueryVariables>>,
  Agrees<Present<TargetingCampaignQuery>, Present<VariablesOf<typeof import('../src/targeting/documents.ts').TargetingCampaignDocument>>, Present<ResultOf<typeof import('../src/targeting/documents.ts').TargetingCampaignDocument>>, Present<TargetingCampaignQueryVariables>>,
  Agrees<Present<TargetingSummaryQuery>, Present<VariablesOf<typeof import('../src/targeting/documents.ts').TargetingSummaryDocument>>, Present<ResultOf<typeof import('../src/targeting/documents.ts').TargetingSummaryDocument>>, Present<TargetingSummaryQueryVariables>>,
  Agrees<Present<UpdateLocationMutation>, Present<VariablesOf<typeof import('../src/targeting/documents.ts').UpdateLocationDocument>>, Present<ResultOf<typeof import('../src/targeting/documents.ts').UpdateLocationDocument>>, Present<UpdateLocationMutationVariables>>,
  Agrees<Present<UpdateLocationFilterMutation>, Present<VariablesOf<typeof import('../src/targeting/documents.ts').UpdateLocationFilterDocument>>, Present<ResultOf<typeof import('../src/targeting/documents.ts').UpdateLocationFilterDocument>>, Present<UpdateLocationFilterMutationVariables>>,
  Agrees<Present<UpdateSearchFilterMutation>, Present<VariablesOf<typeof import('../src/targeting/documents.ts').UpdateSearchFilterDocument>>, Present<ResultOf<typeof import('../src/targeting/documents.ts').UpdateSearchFilterDocument>>, Present<UpdateSearchFilterMutationVariables>>,
  Agrees<Present<VerificationsIndexQuery>, Present<VariablesOf<typeof import('../src/verifications/documents.ts').VerificationsIndexDocument>>, Present<ResultOf<typeof import('../src/verifications/documents.ts').VerificationsIndexDocument>>, Present<VerificationsIndexQueryVariables>>,
];
