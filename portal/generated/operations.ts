// Made by "npm run generate" from the schema and the documents of the app; not to be edited.
import type { TypedDocument } from '../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/**
 * Answers to an offer. With the offer's link the token names the offer and email is required, password too when the
 * email has an account; a login names the offer.
 */
export type AcceptOfferInput = {
  clientMutationId?: string | null | undefined;
  email?: string | null | undefined;
  endDate: string;
  offerId?: number | null | undefined;
  password?: string | null | undefined;
  /** The offer's stamp as it was read; an offer that was changed since is not accepted. Left out: not asked. */
  stamp?: string | null | undefined;
  startDate: string;
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

export type AddressType =
  | 'mailing'
  | 'shipping';

export type CampaignStatus =
  | 'active'
  | 'complete'
  | 'contracted'
  | 'proposed'
  | 'rejected';

export type CheckStatus =
  | 'approved'
  | 'pending'
  | 'rejected'
  | 'voided';

export type Country =
  | 'CA'
  | 'US';

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

/** All input for the `deleteOrganizationCapability` mutation. */
export type DeleteOrganizationCapabilityInput = {
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

export type EngagementStatus =
  | 'active'
  | 'inactive';

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

/** A language that pages and mails are written in. */
export type Language =
  | 'en'
  | 'es';

/** All input for the `leagueRejectOffer` mutation. */
export type LeagueRejectOfferInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  email?: string | null | undefined;
  leagueRejectionReason?: string | null | undefined;
};

export type LogoutInput = {
  clientMutationId?: string | null | undefined;
  /** True: every session of this account ends, on all devices. */
  everywhere?: boolean | null | undefined;
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

export type PackageType =
  | 'marketplace_offer'
  | 'user_generated'
  | 'website';

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

/** All input for the `rejectOffer` mutation. */
export type RejectOfferInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  leagueRejectionReason?: string | null | undefined;
  offerId?: number | null | undefined;
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

/** All input for the `renewCalendar` mutation. */
export type RenewCalendarInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  organizationId?: number | null | undefined;
};

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

/** All input for the `resendUserInvite` mutation. */
export type ResendUserInviteInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  userId?: number | null | undefined;
};

/** All input for the `respondToDeadline` mutation. */
export type RespondToDeadlineInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  comment?: string | null | undefined;
  verificationDeadlineCannedResponseId?: number | null | undefined;
};

/** All input for the `saveApplicationStepData` mutation. */
export type SaveApplicationStepDataInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  formData?: any;
  sponsorshipApplicationId?: number | null | undefined;
  stepId?: string | null | undefined;
};

export type Season =
  | 'fall'
  | 'spring'
  | 'summer'
  | 'winter';

/** All input for the `setLanguage` mutation. */
export type SetLanguageInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  language?: Language | null | undefined;
};

export type ShipmentsArrival =
  | 'four_weeks'
  | 'one_week'
  | 'three_weeks'
  | 'two_weeks';

/** A social media account of an organization: without id it is new. */
export type SocialMediaEntryInput = {
  canPost?: boolean | null | undefined;
  channelId: number;
  id?: number | null | undefined;
  url?: string | null | undefined;
};

export type StatisticIcon =
  | 'bowl'
  | 'emoji_happy'
  | 'facebook'
  | 'flag'
  | 'home'
  | 'light_bulb'
  | 'location'
  | 'man'
  | 'newsletter'
  | 'pie_chart'
  | 'plus'
  | 'publish'
  | 'thumbs_up'
  | 'ticket'
  | 'trophy'
  | 'users';

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

/** Changes the given fields of one Organization; fields that are not given stay as they are. */
export type UpdateLeagueInput = {
  clientMutationId?: string | null | undefined;
  competitivenessIds?: Array<number> | null | undefined;
  contactEmail?: string | null | undefined;
  contactPhone?: string | null | undefined;
  emailListSize?: number | null | undefined;
  emailOpenRate?: string | number | null | undefined;
  fallGames?: boolean | null | undefined;
  fallSportIds?: Array<number> | null | undefined;
  female?: boolean | null | undefined;
  id: number;
  male?: boolean | null | undefined;
  maxAge?: number | null | undefined;
  minAge?: number | null | undefined;
  name?: string | null | undefined;
  numberOfPlayers?: number | null | undefined;
  numberOfUniqueParticipantsPerYear?: number | null | undefined;
  organizationTypeId?: number | null | undefined;
  playLocation?: PlayLocationInputRecordInput | null | undefined;
  socialMediaFollowingSize?: number | null | undefined;
  sportIds?: Array<number> | null | undefined;
  springGames?: boolean | null | undefined;
  springSportIds?: Array<number> | null | undefined;
  summerGames?: boolean | null | undefined;
  summerSportIds?: Array<number> | null | undefined;
  websiteUrl?: string | null | undefined;
  winterGames?: boolean | null | undefined;
  winterSportIds?: Array<number> | null | undefined;
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

export type UpdatePasswordInput = {
  clientMutationId?: string | null | undefined;
  password: string;
  passwordConfirmation: string;
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

/** All input for the `upsertShippingAddress` mutation. */
export type UpsertShippingAddressInput = {
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

export type UserStatus =
  | 'active'
  | 'deactivated'
  | 'invited';

/** All input for the `viewAsUser` mutation. */
export type ViewAsUserInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  userId?: number | null | undefined;
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

export type AddToLeaguePackageMutationVariables = Exact<{
  input: AddCapabilityToPackageInput;
}>;


export type AddToLeaguePackageMutation = { addCapabilityToPackage: { organizationPackage: { id: number } | null } | null };

export type CreateMyProgramMutationVariables = Exact<{
  input: CreateSponsorablePropertyInput;
}>;


export type CreateMyProgramMutation = { createSponsorableProperty: { sponsorableProperty: { id: number } | null } | null };

export type CapabilityFormQueryVariables = Exact<{
  id: number;
}>;


export type CapabilityFormQuery = { capabilities: Array<{ id: number, name: string, kind: DetailKind, position: number, retired: boolean, organizationFacingDescription: string | null }> | null, bannerSizes: Array<{ id: number, name: string, position: number, retired: boolean }> | null, bannerPlacements: Array<{ id: number, name: string, position: number, retired: boolean }> | null, logoPlacements: Array<{ id: number, name: string, position: number, retired: boolean }> | null, socialMediaChannels: Array<{ id: number, name: string, position: number, retired: boolean }> | null, organization: { id: number, name: string, playLocations: Array<{ id: number, nickname: string, address: string }>, sponsorableProperties: Array<{ id: number, name: string, season: Season, dataConfidence: DataConfidence | null, startDate: string | null, endDate: string | null }>, organizationCapabilities: Array<{ id: number, name: string, description: string | null, archived: boolean, capability: { id: number, name: string, kind: DetailKind } | null, capabilityDetail: { price: string | null, maxForSale: number | null, canHang24Hours: boolean | null, emailListSize: number | null, socialMediaFollowingSize: number | null, canUseLogo: boolean | null, otherBrands: string | null, minTeamsRequired: number | null, sponsorablePropertyIds: Array<number | null> | null, bannerSizes: Array<{ id: number, name: string } | null> | null, bannerPlacements: Array<{ id: number, name: string } | null> | null, organizationPlayLocations: Array<{ id: number, nickname: string } | null> | null, socialMediaChannel: { id: number, name: string } | null, logoPlacements: Array<{ id: number, name: string } | null> | null } | null, organizationCapabilityPackages: Array<{ id: number, quantity: number, organizationPackage: { id: number, name: string } | null }> }> } | null };

export type ChangeSoldCapabilityMutationVariables = Exact<{
  input: UpdateOrganizationCapabilityInput;
}>;


export type ChangeSoldCapabilityMutation = { updateOrganizationCapability: { organizationCapability: { id: number } | null } | null };

export type UpsertPlayLocationsMutationVariables = Exact<{
  input: UpsertPlayLocationsInput;
}>;


export type UpsertPlayLocationsMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: any, notInterested: boolean | null, savedStepId: string | null, savedFormData: any, answers: any, stamps: any, renewal: any, savedIds: Array<number | null> | null } | null } | null };

export type OfferToReviewQueryVariables = Exact<{
  id: number;
}>;


export type OfferToReviewQuery = { today: string | null, offer: { id: number, status: OfferStatus, stamp: string | null, value: string | null, seasonStart: string | null, seasonEnd: string | null, additionalRequirements: string | null, assets: Array<{ id: number, quantity: number | null, campaignCapability: { executionExpectations: string | null, capability: { name: string, digital: boolean } | null } | null }>, campaign: { name: string, season: Season, year: number, additionalRequirements: string | null, sponsorOverview: string | null, sponsor: { id: number, name: string, logoUrl: string | null } | null } | null, sponsorableProperty: { id: number, name: string, endDate: string | null } | null, organization: { id: number, name: string, mailingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Country, deliverability: string | null } | null, shippingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Country, deliverability: string | null } | null } | null } | null };

export type SponsorshipApplicationOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SponsorshipApplicationOptionsQuery = { sponsorshipApplicationOptionsList: { interestsList: Array<{ id: string | null, text: string | null, section: string | null } | null> | null, bannerSizesList: Array<{ id: number | null, name: string | null } | null> | null, bannerPlacementsList: Array<{ id: number | null, name: string | null } | null> | null } | null, organizationTypes: Array<{ id: number, name: string, position: number, retired: boolean }> | null, competitivenesses: Array<{ id: number, name: string, position: number, retired: boolean }> | null, sports: Array<{ id: number, name: string, position: number, retired: boolean }> | null };

export type UpsertAddressMutationVariables = Exact<{
  input: UpsertAddressInput;
}>;


export type UpsertAddressMutation = { upsertAddress: { clientMutationId: string | null } | null };

export type MySponsorsQueryVariables = Exact<{
  userId?: number | null | undefined;
}>;


export type MySponsorsQuery = { mySponsors: Array<{ id: number, name: string, logoUrl: string | null, campaigns: Array<{ id: number, name: string, season: Season, year: number, status: CampaignStatus, magicToken: string | null }> } | null> | null };

export type RemoveLeaguePackageMutationVariables = Exact<{
  input: RemoveOrganizationPackageInput;
}>;


export type RemoveLeaguePackageMutation = { removeOrganizationPackage: { clientMutationId: string | null } | null };

export type RenewCalendarMutationVariables = Exact<{
  input: RenewCalendarInput;
}>;


export type RenewCalendarMutation = { renewCalendar: { organization: { id: number } | null } | null };

export type RecordLinkViewMutationVariables = Exact<{ [key: string]: never; }>;


export type RecordLinkViewMutation = { recordLinkView: { clientMutationId: string | null } | null };

export type DeleteMyProgramMutationVariables = Exact<{
  input: DeleteSponsorablePropertyInput;
}>;


export type DeleteMyProgramMutation = { deleteSponsorableProperty: { clientMutationId: string | null } | null };

export type RenewSponsorshipApplicationMutationVariables = Exact<{
  input: RenewSponsorshipApplicationInput;
}>;


export type RenewSponsorshipApplicationMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: any, notInterested: boolean | null, savedStepId: string | null, savedFormData: any, answers: any, stamps: any, renewal: any, savedIds: Array<number | null> | null } | null } | null };

export type CreateMyPlayLocationMutationVariables = Exact<{
  input: CreateOrganizationPlayLocationInput;
}>;


export type CreateMyPlayLocationMutation = { createOrganizationPlayLocation: { playLocation: { id: number } | null } | null };

export type RejectOfferMutationVariables = Exact<{
  input: RejectOfferInput;
}>;


export type RejectOfferMutation = { rejectOffer: { offer: { id: number } | null } | null };

export type UpsertSamplingAndTablingMutationVariables = Exact<{
  input: UpsertSamplingAndTablingInput;
}>;


export type UpsertSamplingAndTablingMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: any, notInterested: boolean | null, savedStepId: string | null, savedFormData: any, answers: any, stamps: any, renewal: any, savedIds: Array<number | null> | null } | null } | null };

export type UpdateMyOrganizationMutationVariables = Exact<{
  input: UpdateOrganizationInput;
}>;


export type UpdateMyOrganizationMutation = { updateOrganization: { organization: { id: number, name: string, contactEmail: string | null, contactPhone: string | null, websiteUrl: string | null, organizationTypeId: number | null, numberOfUniqueParticipantsPerYear: number | null, winterSportIds: Array<number | null> | null, springSportIds: Array<number | null> | null, summerSportIds: Array<number | null> | null, fallSportIds: Array<number | null> | null, socialMediaFollowingSize: number | null, emailListSize: number | null, emailOpenRate: string | null, minAge: number | null, maxAge: number | null, female: boolean | null, male: boolean | null, socialMedia: Array<{ id: number, channelId: number, url: string, canPost: boolean }> } | null } | null };

export type MyOrganizationProfileQueryVariables = Exact<{
  id: number;
}>;


export type MyOrganizationProfileQuery = { organization: { id: number, name: string, engagementStatus: EngagementStatus } | null };

export type MyOrganizationPlacesQueryVariables = Exact<{
  id: number;
}>;


export type MyOrganizationPlacesQuery = { organization: { id: number, playLocations: Array<{ id: number, nickname: string, address: string, lat: number | null, lon: number | null, primary: boolean }> } | null, primaryPlayLocation: { id: number } | null };

export type UpsertPhotosMutationVariables = Exact<{
  input: UpsertPhotosInput;
}>;


export type UpsertPhotosMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: any, notInterested: boolean | null, savedStepId: string | null, savedFormData: any, answers: any, stamps: any, renewal: any, savedIds: Array<number | null> | null } | null } | null };

export type MyOrganizationUsersQueryVariables = Exact<{
  id: number;
}>;


export type MyOrganizationUsersQuery = { organizationMembers: Array<{ id: number, email: string, name: string | null, title: string | null, cellPhone: string | null, status: UserStatus } | null> | null };

export type UpdateLeaguePackageMutationVariables = Exact<{
  input: UpdateOrganizationPackageInput;
}>;


export type UpdateLeaguePackageMutation = { updateOrganizationPackage: { organizationPackage: { id: number } | null } | null };

export type DeadlineToRespondToQueryVariables = Exact<{ [key: string]: never; }>;


export type DeadlineToRespondToQuery = { today: string | null, deadlineToRespondTo: { id: number | null, deadline: string | null, name: string | null, capabilityName: string | null, campaignName: string | null, sponsorName: string | null, sponsorablePropertyName: string | null, organizationName: string | null, verified: boolean | null, pendingVerificationImages: number | null, acceptsProof: boolean | null } | null, verificationDeadlineCannedResponses: Array<{ id: number, response: string, selectable: boolean, position: number }> | null };

export type OfferToAcceptQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferToAcceptQuery = { today: string | null, offerToAccept: { id: number, status: OfferStatus, stamp: string | null, value: string | null, seasonStart: string | null, seasonEnd: string | null, additionalRequirements: string | null, assets: Array<{ id: number, quantity: number | null, campaignCapability: { executionExpectations: string | null, capability: { name: string, digital: boolean } | null } | null }>, campaign: { name: string, season: Season, year: number, additionalRequirements: string | null, sponsorOverview: string | null, sponsor: { id: number, name: string, logoUrl: string | null } | null } | null, sponsorableProperty: { id: number, name: string, endDate: string | null } | null, organization: { id: number, name: string, mailingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Country, deliverability: string | null } | null, shippingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Country, deliverability: string | null } | null } | null } | null };

export type CampaignDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type CampaignDashboardQuery = { dashboardCampaigns: Array<{ id: number, name: string | null, season: Season | null, year: number | null, sponsorName: string | null, sponsorFacingGoalTitle: string | null, sponsorFacingGoalBody: string | null, sponsorFacingGoalImageUrl: string | null, sponsorDashboardAdditionalContent: string | null, lookerUrl: string | null, impressions: number | null, sponsorLogoUrl: string | null }> | null, dashboardLeagues: Array<{ id: number, organizationName: string | null, sponsorablePropertyName: string | null, city: string | null, state: string | null, lat: number | null, lon: number | null }> | null, leaguePhotos: Array<{ id: number, photos: Array<{ id: number, fullSizeUrl: string | null, thumbnailUrl: string | null }> }> | null, photos: { totalCount: number } | null, featuredPhotos: { nodes: Array<{ id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, createdAt: string | null, league: { organizationName: string | null, city: string | null, state: string | null } | null } | null>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null, dashboardTestimonials: Array<{ id: number, quote: string | null, attribution: string | null }> | null, dashboardStatistics: Array<{ id: number, name: string | null, number: string | null, description: string | null, iconName: StatisticIcon | null }> | null, dashboardCreativeContents: Array<{ id: number, name: string | null, content: string | null }> | null, dashboardCreativeFiles: Array<{ id: number, name: string | null, fullSizeUrl: string | null, thumbnailUrl: string | null }> | null };

export type FeaturedPhotosQueryVariables = Exact<{
  cursor?: string | null | undefined;
}>;


export type FeaturedPhotosQuery = { featuredPhotos: { nodes: Array<{ id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, createdAt: string | null, league: { organizationName: string | null, city: string | null, state: string | null } | null } | null>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type CalendarAddressQueryVariables = Exact<{
  id: number;
}>;


export type CalendarAddressQuery = { organization: { id: number, calendarUrl: string | null } | null };

export type CreateLeaguePackageMutationVariables = Exact<{
  input: CreateOrganizationPackageInput;
}>;


export type CreateLeaguePackageMutation = { createOrganizationPackage: { organizationPackage: { id: number } | null } | null };

export type UpsertEmailOrSocialMediaMutationVariables = Exact<{
  input: UpsertEmailOrSocialMediaInput;
}>;


export type UpsertEmailOrSocialMediaMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: any, notInterested: boolean | null, savedStepId: string | null, savedFormData: any, answers: any, stamps: any, renewal: any, savedIds: Array<number | null> | null } | null } | null };

export type TrackApplicationEventMutationVariables = Exact<{
  input: TrackApplicationEventInput;
}>;


export type TrackApplicationEventMutation = { trackApplicationEvent: { tracked: boolean | null } | null };

export type LogoutMutationVariables = Exact<{
  input: LogoutInput;
}>;


export type LogoutMutation = { logout: { ended: boolean } | null };

export type MyOrganizationProgramsQueryVariables = Exact<{
  id: number;
}>;


export type MyOrganizationProgramsQuery = { today: string | null, organization: { id: number, playLocations: Array<{ id: number, nickname: string, address: string, lat: number | null, lon: number | null, primary: boolean }>, sponsorableProperties: Array<{ id: number, name: string, season: Season, startDate: string | null, endDate: string | null, numberOfPlayers: number | null, minAge: number | null, maxAge: number | null, female: boolean, male: boolean, dataConfidence: DataConfidence | null, sportId: number | null, competitivenessId: number | null, sport: { name: string } | null, competitiveness: { name: string } | null, places: Array<{ playLocationId: number, primary: boolean }> }> } | null, sports: Array<{ id: number, name: string }> | null, competitivenesses: Array<{ id: number, name: string }> | null };

export type UpsertCustomResponsesMutationVariables = Exact<{
  input: UpsertCustomResponsesInput;
}>;


export type UpsertCustomResponsesMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: any, notInterested: boolean | null, savedStepId: string | null, savedFormData: any, answers: any, stamps: any, renewal: any, savedIds: Array<number | null> | null } | null } | null };

export type SaveApplicationStepDataMutationVariables = Exact<{
  input: SaveApplicationStepDataInput;
}>;


export type SaveApplicationStepDataMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: any, notInterested: boolean | null, savedStepId: string | null, savedFormData: any, answers: any, stamps: any, renewal: any, savedIds: Array<number | null> | null } | null } | null };

export type UpsertSeminarMutationVariables = Exact<{
  input: UpsertSeminarInput;
}>;


export type UpsertSeminarMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: any, notInterested: boolean | null, savedStepId: string | null, savedFormData: any, answers: any, stamps: any, renewal: any, savedIds: Array<number | null> | null } | null } | null };

export type UpsertSurveysMutationVariables = Exact<{
  input: UpsertSurveysInput;
}>;


export type UpsertSurveysMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: any, notInterested: boolean | null, savedStepId: string | null, savedFormData: any, answers: any, stamps: any, renewal: any, savedIds: Array<number | null> | null } | null } | null };

export type UpsertShippingAddressMutationVariables = Exact<{
  input: UpsertShippingAddressInput;
}>;


export type UpsertShippingAddressMutation = { upsertShippingAddress: { clientMutationId: string | null } | null };

export type AcceptOfferMutationVariables = Exact<{
  input: AcceptOfferInput;
}>;


export type AcceptOfferMutation = { acceptOffer: { jwt: string | null, offer: { id: number } | null } | null };

export type SeasonalCampaignsQueryVariables = Exact<{
  season: Season;
  year: number;
  cursor?: string | null | undefined;
}>;


export type SeasonalCampaignsQuery = { campaignsConnection: { nodes: Array<{ id: number, name: string | null, impressions: number | null, statistics: Array<{ id: number, name: string | null, number: string | null, description: string | null, iconName: StatisticIcon | null }>, testimonials: Array<{ id: number, quote: string | null, attribution: string | null }>, creativeFiles: Array<{ id: number, name: string | null, fullSizeUrl: string | null, thumbnailUrl: string | null }>, creativeContents: Array<{ id: number, name: string | null, content: string | null }> } | null>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type TakeFromLeaguePackageMutationVariables = Exact<{
  input: RemoveOrganizationCapabilityPackageInput;
}>;


export type TakeFromLeaguePackageMutation = { removeOrganizationCapabilityPackage: { organizationPackage: { id: number } | null } | null };

export type RespondToDeadlineMutationVariables = Exact<{
  input: RespondToDeadlineInput;
}>;


export type RespondToDeadlineMutation = { respondToDeadline: { verificationDeadlineResponseId: number | null } | null };

export type VerifyAddressQueryVariables = Exact<{
  name: string;
  line1: string;
  line2?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
  country?: Country | null | undefined;
}>;


export type VerifyAddressQuery = { verifyAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, deliverability: string, country: Country } | null };

export type UpsertSponsorshipApplicationMutationVariables = Exact<{
  input: UpsertSponsorshipApplicationInput;
}>;


export type UpsertSponsorshipApplicationMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: any, notInterested: boolean | null, savedStepId: string | null, savedFormData: any, answers: any, stamps: any, renewal: any, savedIds: Array<number | null> | null } | null } | null };

export type ViewAsUserMutationVariables = Exact<{
  input: ViewAsUserInput;
}>;


export type ViewAsUserMutation = { viewAsUser: { user: { id: number, name: string | null, email: string } | null } | null };

export type UpdateMyProgramMutationVariables = Exact<{
  input: UpdateSponsorablePropertyInput;
}>;


export type UpdateMyProgramMutation = { updateSponsorableProperty: { sponsorableProperty: { id: number } | null } | null };

export type UpsertGameSignageMutationVariables = Exact<{
  input: UpsertGameSignageInput;
}>;


export type UpsertGameSignageMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: any, notInterested: boolean | null, savedStepId: string | null, savedFormData: any, answers: any, stamps: any, renewal: any, savedIds: Array<number | null> | null } | null } | null };

export type SponsorSeasonQueryVariables = Exact<{
  id: number;
  season: Season;
  year: number;
}>;


export type SponsorSeasonQuery = { sponsor: { magicToken: string | null } | null };

export type SponsorshipApplicationViewQueryVariables = Exact<{ [key: string]: never; }>;


export type SponsorshipApplicationViewQuery = { today: string | null, sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: any, notInterested: boolean | null, savedStepId: string | null, savedFormData: any, answers: any, stamps: any, renewal: any, savedIds: Array<number | null> | null } | null };

export type SeasonalDashboardQueryVariables = Exact<{
  season: Season;
  year: number;
}>;


export type SeasonalDashboardQuery = { seasonalGoal: string | null, sponsors: Array<{ id: number, name: string | null, logoUrl: string | null }> | null, campaigns: { totalCount: number, nodes: Array<{ id: number, name: string | null, impressions: number | null, statistics: Array<{ id: number, name: string | null, number: string | null, description: string | null, iconName: StatisticIcon | null }>, testimonials: Array<{ id: number, quote: string | null, attribution: string | null }>, creativeFiles: Array<{ id: number, name: string | null, fullSizeUrl: string | null, thumbnailUrl: string | null }>, creativeContents: Array<{ id: number, name: string | null, content: string | null }> } | null>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null, leagues: { totalCount: number } | null, photos: { totalCount: number } | null };

export type MyOrganizationOverviewQueryVariables = Exact<{
  id: number;
}>;


export type MyOrganizationOverviewQuery = { organization: { id: number, name: string, contactEmail: string | null, contactPhone: string | null, websiteUrl: string | null, organizationTypeId: number | null, numberOfUniqueParticipantsPerYear: number | null, winterSportIds: Array<number | null> | null, springSportIds: Array<number | null> | null, summerSportIds: Array<number | null> | null, fallSportIds: Array<number | null> | null, socialMediaFollowingSize: number | null, emailListSize: number | null, emailOpenRate: string | null, minAge: number | null, maxAge: number | null, female: boolean | null, male: boolean | null, socialMedia: Array<{ id: number, channelId: number, url: string, canPost: boolean }> } | null, sports: Array<{ id: number, name: string }> | null, organizationTypes: Array<{ id: number, name: string }> | null, socialMediaChannels: Array<{ id: number, name: string }> | null };

export type SeasonalCampaignVerificationsQueryVariables = Exact<{
  season: Season;
  year: number;
  cursor?: string | null | undefined;
}>;


export type SeasonalCampaignVerificationsQuery = { campaignsConnection: { nodes: Array<{ id: number, name: string | null, leagues: Array<{ id: number, organizationName: string | null, sponsorablePropertyName: string | null, city: string | null, state: string | null, lat: number | null, lon: number | null }> } | null>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type UpdateOrganizationInSponsorshipApplicationMutationVariables = Exact<{
  input: UpdateOrganizationInSponsorshipApplicationInput;
}>;


export type UpdateOrganizationInSponsorshipApplicationMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: any, notInterested: boolean | null, savedStepId: string | null, savedFormData: any, answers: any, stamps: any, renewal: any, savedIds: Array<number | null> | null } | null } | null };

export type UpsertWebsiteBannerMutationVariables = Exact<{
  input: UpsertWebsiteBannerInput;
}>;


export type UpsertWebsiteBannerMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: any, notInterested: boolean | null, savedStepId: string | null, savedFormData: any, answers: any, stamps: any, renewal: any, savedIds: Array<number | null> | null } | null } | null };

export type UpsertSponsorablePropertiesMutationVariables = Exact<{
  input: UpsertSponsorablePropertiesInput;
}>;


export type UpsertSponsorablePropertiesMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: any, notInterested: boolean | null, savedStepId: string | null, savedFormData: any, answers: any, stamps: any, renewal: any, savedIds: Array<number | null> | null } | null } | null };

export type UpsertTournamentMutationVariables = Exact<{
  input: UpsertTournamentInput;
}>;


export type UpsertTournamentMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: any, notInterested: boolean | null, savedStepId: string | null, savedFormData: any, answers: any, stamps: any, renewal: any, savedIds: Array<number | null> | null } | null } | null };

export type SetLanguageMutationVariables = Exact<{
  input: SetLanguageInput;
}>;


export type SetLanguageMutation = { setLanguage: { kept: boolean | null } | null };

export type ResendCoUserInviteMutationVariables = Exact<{
  input: ResendUserInviteInput;
}>;


export type ResendCoUserInviteMutation = { resendUserInvite: { clientMutationId: string | null } | null };

export type LeaguePackagesQueryVariables = Exact<{ [key: string]: never; }>;


export type LeaguePackagesQuery = { myOrganizations: Array<{ id: number, name: string, sponsorableProperties: Array<{ id: number, name: string, season: Season, dataConfidence: DataConfidence | null, startDate: string | null, endDate: string | null }>, organizationCapabilities: Array<{ id: number, name: string, description: string | null, archived: boolean, capability: { id: number, name: string, kind: DetailKind } | null, capabilityDetail: { price: string | null, maxForSale: number | null, canHang24Hours: boolean | null, emailListSize: number | null, socialMediaFollowingSize: number | null, canUseLogo: boolean | null, otherBrands: string | null, minTeamsRequired: number | null, sponsorablePropertyIds: Array<number | null> | null, bannerSizes: Array<{ id: number, name: string } | null> | null, bannerPlacements: Array<{ id: number, name: string } | null> | null, organizationPlayLocations: Array<{ id: number, nickname: string } | null> | null, socialMediaChannel: { id: number, name: string } | null, logoPlacements: Array<{ id: number, name: string } | null> | null } | null, organizationCapabilityPackages: Array<{ id: number, quantity: number, organizationPackage: { id: number, name: string } | null }> }>, organizationPackages: Array<{ id: number, name: string, price: string, packageDescription: string | null, sponsorablePropertyIds: Array<number | null> | null, sponsorableProperties: Array<{ id: number, name: string } | null> | null, organizationCapabilityPackages: Array<{ id: number, quantity: number, organizationCapability: { id: number, name: string, capability: { id: number, name: string } | null, capabilityDetail: { price: string | null, maxForSale: number | null } | null } | null }> }> } | null> | null };

export type DeleteMyPlayLocationMutationVariables = Exact<{
  input: DeleteOrganizationPlayLocationInput;
}>;


export type DeleteMyPlayLocationMutation = { deleteOrganizationPlayLocation: { clientMutationId: string | null } | null };

export type UpsertTeamWarmupMutationVariables = Exact<{
  input: UpsertTeamWarmupInput;
}>;


export type UpsertTeamWarmupMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: any, notInterested: boolean | null, savedStepId: string | null, savedFormData: any, answers: any, stamps: any, renewal: any, savedIds: Array<number | null> | null } | null } | null };

export type InviteCoUserMutationVariables = Exact<{
  input: InviteOrganizationUserInput;
}>;


export type InviteCoUserMutation = { inviteOrganizationUser: { clientMutationId: string | null } | null };

export type LeaguePackageQueryVariables = Exact<{
  id: number;
}>;


export type LeaguePackageQuery = { organizationPackage: { id: number, name: string, price: string, packageDescription: string | null, sponsorablePropertyIds: Array<number | null> | null, sponsorableProperties: Array<{ id: number, name: string } | null> | null, organizationCapabilityPackages: Array<{ id: number, quantity: number, organizationCapability: { id: number, name: string, capability: { id: number, name: string } | null, capabilityDetail: { price: string | null, maxForSale: number | null } | null } | null }>, organization: { id: number, name: string, sponsorableProperties: Array<{ id: number, name: string, season: Season, dataConfidence: DataConfidence | null, startDate: string | null, endDate: string | null }>, organizationCapabilities: Array<{ id: number, name: string, description: string | null, archived: boolean, capability: { id: number, name: string, kind: DetailKind } | null, capabilityDetail: { price: string | null, maxForSale: number | null, canHang24Hours: boolean | null, emailListSize: number | null, socialMediaFollowingSize: number | null, canUseLogo: boolean | null, otherBrands: string | null, minTeamsRequired: number | null, sponsorablePropertyIds: Array<number | null> | null, bannerSizes: Array<{ id: number, name: string } | null> | null, bannerPlacements: Array<{ id: number, name: string } | null> | null, organizationPlayLocations: Array<{ id: number, nickname: string } | null> | null, socialMediaChannel: { id: number, name: string } | null, logoPlacements: Array<{ id: number, name: string } | null> | null } | null, organizationCapabilityPackages: Array<{ id: number, quantity: number, organizationPackage: { id: number, name: string } | null }> }> } | null } | null };

export type HasAccountQueryVariables = Exact<{
  email: string;
}>;


export type HasAccountQuery = { hasAccount: boolean | null };

export type SponsorshipQueryVariables = Exact<{
  id: number;
}>;


export type SponsorshipQuery = { today: string | null, offer: { id: number, status: OfferStatus, value: string | null, seasonStart: string | null, seasonEnd: string | null, confirmedAt: string | null, additionalRequirements: string | null, campaign: { name: string, season: Season, year: number, status: CampaignStatus, additionalRequirements: string | null, sponsor: { id: number, name: string, logoUrl: string | null } | null } | null, sponsorableProperty: { id: number, name: string, endDate: string | null } | null, organization: { id: number, name: string, mailingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Country, deliverability: string | null } | null, shippingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Country, deliverability: string | null } | null } | null, assets: Array<{ campaignCapability: { capability: { digital: boolean } | null } | null }>, verificationDeadlines: Array<{ id: number, name: string, deadline: string, capabilityName: string | null, renderedVerificationReminderInstructions: string | null, missingCreatives: boolean | null, anyPendingVerificationImages: boolean | null, verified: boolean | null, didNotComplete: boolean, overdue: boolean | null, creativeContents: Array<{ id: number, name: string, content: string | null }>, creativeFiles: Array<{ id: number, name: string, url: string | null }>, verificationImages: Array<{ id: number, createdAt: string, status: ImageStatus, thumbnailUrl: string | null, fullSizeUrl: string | null }> }>, checks: Array<{ id: number, amount: string, number: number | null, status: CheckStatus, estimatedArrivalDate: string | null }> } | null };

export type LeagueRejectOfferMutationVariables = Exact<{
  input: LeagueRejectOfferInput;
}>;


export type LeagueRejectOfferMutation = { leagueRejectOffer: { offer: { id: number } | null } | null };

export type UpsertGiveawayAndCouponMutationVariables = Exact<{
  input: UpsertGiveawayAndCouponInput;
}>;


export type UpsertGiveawayAndCouponMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: any, notInterested: boolean | null, savedStepId: string | null, savedFormData: any, answers: any, stamps: any, renewal: any, savedIds: Array<number | null> | null } | null } | null };

export type ArchiveSoldCapabilityMutationVariables = Exact<{
  input: DeleteOrganizationCapabilityInput;
}>;


export type ArchiveSoldCapabilityMutation = { deleteOrganizationCapability: { clientMutationId: string | null } | null };

export type UpdatePasswordMutationVariables = Exact<{
  input: UpdatePasswordInput;
}>;


export type UpdatePasswordMutation = { updatePassword: { jwt: string } | null };

export type SellCapabilityMutationVariables = Exact<{
  input: CreateOrganizationCapabilityInput;
}>;


export type SellCapabilityMutation = { createOrganizationCapability: { organizationCapability: { id: number } | null } | null };

export type MyOrganizationsQueryVariables = Exact<{
  userId?: number | null | undefined;
}>;


export type MyOrganizationsQuery = { today: string | null, myOrganizations: Array<{ id: number, name: string, mailingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Country, deliverability: string | null } | null, shippingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Country, deliverability: string | null } | null, offers: Array<{ id: number, status: OfferStatus, value: string | null, confirmedAt: string | null, campaign: { name: string, season: Season, year: number, status: CampaignStatus, sponsor: { id: number, name: string, logoUrl: string | null } | null } | null, assets: Array<{ quantity: number | null, campaignCapability: { capability: { name: string, digital: boolean } | null } | null }>, verificationDeadlines: Array<{ deadline: string, missingCreatives: boolean | null, anyPendingVerificationImages: boolean | null, verified: boolean | null, didNotComplete: boolean, overdue: boolean | null }> }> } | null> | null };

export type UpsertTeamGameJerseyMutationVariables = Exact<{
  input: UpsertTeamGameJerseyInput;
}>;


export type UpsertTeamGameJerseyMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: any, notInterested: boolean | null, savedStepId: string | null, savedFormData: any, answers: any, stamps: any, renewal: any, savedIds: Array<number | null> | null } | null } | null };

export type UpdateLeagueMutationVariables = Exact<{
  input: UpdateLeagueInput;
}>;


export type UpdateLeagueMutation = { updateLeague: { league: { id: number, name: string, contactEmail: string | null, contactPhone: string | null, fallGames: boolean | null, springGames: boolean | null, summerGames: boolean | null, winterGames: boolean | null, sportIds: Array<number | null> | null, minAge: number | null, maxAge: number | null, male: boolean | null, female: boolean | null, competitivenessIds: Array<number | null> | null, numberOfPlayers: number | null } | null } | null };

export type LeagueSelfOnboardingQueryVariables = Exact<{
  id: number;
}>;


export type LeagueSelfOnboardingQuery = { competitivenesses: Array<{ id: number, name: string }> | null, sports: Array<{ id: number, name: string }> | null, league: { id: number, name: string, contactEmail: string | null, contactPhone: string | null, fallGames: boolean | null, springGames: boolean | null, summerGames: boolean | null, winterGames: boolean | null, sportIds: Array<number | null> | null, minAge: number | null, maxAge: number | null, male: boolean | null, female: boolean | null, competitivenessIds: Array<number | null> | null, numberOfPlayers: number | null } | null, playLocation: { id: number, address: string, lat: number | null, lon: number | null } | null };

export type CampaignLeaguePhotosQueryVariables = Exact<{
  offerIds: Array<number> | number;
}>;


export type CampaignLeaguePhotosQuery = { leaguePhotos: Array<{ id: number, photos: Array<{ id: number, fullSizeUrl: string | null, thumbnailUrl: string | null }> }> | null };

export type UpsertPrimaryContactMutationVariables = Exact<{
  input: UpsertPrimaryContactInput;
}>;


export type UpsertPrimaryContactMutation = { saved: { sponsorshipApplicationView: { organizationId: number | null, organizationName: string | null, season: Season | null, year: number | null, campaignId: number | null, campaignName: string | null, sponsorName: string | null, offerId: number | null, offerGuid: string | null, sponsorshipApplicationId: number | null, completionPercentage: number | null, applicationProgress: any, notInterested: boolean | null, savedStepId: string | null, savedFormData: any, answers: any, stamps: any, renewal: any, savedIds: Array<number | null> | null } | null } | null };

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
  Agrees<Present<LogoutMutation>, Present<VariablesOf<typeof import('../src/features/account/documents.ts').logout>>, Present<ResultOf<typeof import('../src/features/account/documents.ts').logout>>, Present<LogoutMutationVariables>>,
  Agrees<Present<UpdatePasswordMutation>, Present<VariablesOf<typeof import('../src/features/account/documents.ts').updatePassword>>, Present<ResultOf<typeof import('../src/features/account/documents.ts').updatePassword>>, Present<UpdatePasswordMutationVariables>>,
  Agrees<Present<UpsertAddressMutation>, Present<VariablesOf<typeof import('../src/features/addresses/documents.ts').upsertAddress>>, Present<ResultOf<typeof import('../src/features/addresses/documents.ts').upsertAddress>>, Present<UpsertAddressMutationVariables>>,
  Agrees<Present<UpsertShippingAddressMutation>, Present<VariablesOf<typeof import('../src/features/addresses/documents.ts').upsertShippingAddress>>, Present<ResultOf<typeof import('../src/features/addresses/documents.ts').upsertShippingAddress>>, Present<UpsertShippingAddressMutationVariables>>,
  Agrees<Present<VerifyAddressQuery>, Present<VariablesOf<typeof import('../src/features/addresses/documents.ts').verifyAddress>>, Present<ResultOf<typeof import('../src/features/addresses/documents.ts').verifyAddress>>, Present<VerifyAddressQueryVariables>>,
  Agrees<Present<RenewSponsorshipApplicationMutation>, Present<VariablesOf<typeof import('../src/features/application/documents.ts').renewSponsorshipApplication>>, Present<ResultOf<typeof import('../src/features/application/documents.ts').renewSponsorshipApplication>>, Present<RenewSponsorshipApplicationMutationVariables>>,
  Agrees<Present<SaveApplicationStepDataMutation>, Present<VariablesOf<typeof import('../src/features/application/documents.ts').saveApplicationStepData>>, Present<ResultOf<typeof import('../src/features/application/documents.ts').saveApplicationStepData>>, Present<SaveApplicationStepDataMutationVariables>>,
  Agrees<Present<SponsorshipApplicationOptionsQuery>, Present<VariablesOf<typeof import('../src/features/application/documents.ts').sponsorshipApplicationOptions>>, Present<ResultOf<typeof import('../src/features/application/documents.ts').sponsorshipApplicationOptions>>, Present<SponsorshipApplicationOptionsQueryVariables>>,
  Agrees<Present<SponsorshipApplicationViewQuery>, Present<VariablesOf<typeof import('../src/features/application/documents.ts').sponsorshipApplicationView>>, Present<ResultOf<typeof import('../src/features/application/documents.ts').sponsorshipApplicationView>>, Present<SponsorshipApplicationViewQueryVariables>>,
  Agrees<Present<TrackApplicationEventMutation>, Present<VariablesOf<typeof import('../src/features/application/documents.ts').trackApplicationEvent>>, Present<ResultOf<typeof import('../src/features/application/documents.ts').trackApplicationEvent>>, Present<TrackApplicationEventMutationVariables>>,
  Agrees<Present<UpdateOrganizationInSponsorshipApplicationMutation>, Present<VariablesOf<typeof import('../src/features/application/documents.ts').updateOrganizationInSponsorshipApplication>>, Present<ResultOf<typeof import('../src/features/application/documents.ts').updateOrganizationInSponsorshipApplication>>, Present<UpdateOrganizationInSponsorshipApplicationMutationVariables>>,
  Agrees<Present<UpsertCustomResponsesMutation>, Present<VariablesOf<typeof import('../src/features/application/documents.ts').upsertCustomResponses>>, Present<ResultOf<typeof import('../src/features/application/documents.ts').upsertCustomResponses>>, Present<UpsertCustomResponsesMutationVariables>>,
  Agrees<Present<UpsertEmailOrSocialMediaMutation>, Present<VariablesOf<typeof import('../src/features/application/documents.ts').upsertEmailOrSocialMedia>>, Present<ResultOf<typeof import('../src/features/application/documents.ts').upsertEmailOrSocialMedia>>, Present<UpsertEmailOrSocialMediaMutationVariables>>,
  Agrees<Present<UpsertGameSignageMutation>, Present<VariablesOf<typeof import('../src/features/application/documents.ts').upsertGameSignage>>, Present<ResultOf<typeof import('../src/features/application/documents.ts').upsertGameSignage>>, Present<UpsertGameSignageMutationVariables>>,
  Agrees<Present<UpsertGiveawayAndCouponMutation>, Present<VariablesOf<typeof import('../src/features/application/documents.ts').upsertGiveawayAndCoupon>>, Present<ResultOf<typeof import('../src/features/application/documents.ts').upsertGiveawayAndCoupon>>, Present<UpsertGiveawayAndCouponMutationVariables>>,
  Agrees<Present<UpsertPhotosMutation>, Present<VariablesOf<typeof import('../src/features/application/documents.ts').upsertPhotos>>, Present<ResultOf<typeof import('../src/features/application/documents.ts').upsertPhotos>>, Present<UpsertPhotosMutationVariables>>,
  Agrees<Present<UpsertPlayLocationsMutation>, Present<VariablesOf<typeof import('../src/features/application/documents.ts').upsertPlayLocations>>, Present<ResultOf<typeof import('../src/features/application/documents.ts').upsertPlayLocations>>, Present<UpsertPlayLocationsMutationVariables>>,
  Agrees<Present<UpsertPrimaryContactMutation>, Present<VariablesOf<typeof import('../src/features/application/documents.ts').upsertPrimaryContact>>, Present<ResultOf<typeof import('../src/features/application/documents.ts').upsertPrimaryContact>>, Present<UpsertPrimaryContactMutationVariables>>,
  Agrees<Present<UpsertSamplingAndTablingMutation>, Present<VariablesOf<typeof import('../src/features/application/documents.ts').upsertSamplingAndTabling>>, Present<ResultOf<typeof import('../src/features/application/documents.ts').upsertSamplingAndTabling>>, Present<UpsertSamplingAndTablingMutationVariables>>,
  Agrees<Present<UpsertSeminarMutation>, Present<VariablesOf<typeof import('../src/features/application/documents.ts').upsertSeminar>>, Present<ResultOf<typeof import('../src/features/application/documents.ts').upsertSeminar>>, Present<UpsertSeminarMutationVariables>>,
  Agrees<Present<UpsertSponsorablePropertiesMutation>, Present<VariablesOf<typeof import('../src/features/application/documents.ts').upsertSponsorableProperties>>, Present<ResultOf<typeof import('../src/features/application/documents.ts').upsertSponsorableProperties>>, Present<UpsertSponsorablePropertiesMutationVariables>>,
  Agrees<Present<UpsertSponsorshipApplicationMutation>, Present<VariablesOf<typeof import('../src/features/application/documents.ts').upsertSponsorshipApplication>>, Present<ResultOf<typeof import('../src/features/application/documents.ts').upsertSponsorshipApplication>>, Present<UpsertSponsorshipApplicationMutationVariables>>,
  Agrees<Present<UpsertSurveysMutation>, Present<VariablesOf<typeof import('../src/features/application/documents.ts').upsertSurveys>>, Present<ResultOf<typeof import('../src/features/application/documents.ts').upsertSurveys>>, Present<UpsertSurveysMutationVariables>>,
  Agrees<Present<UpsertTeamGameJerseyMutation>, Present<VariablesOf<typeof import('../src/features/application/documents.ts').upsertTeamGameJersey>>, Present<ResultOf<typeof import('../src/features/application/documents.ts').upsertTeamGameJersey>>, Present<UpsertTeamGameJerseyMutationVariables>>,
  Agrees<Present<UpsertTeamWarmupMutation>, Present<VariablesOf<typeof import('../src/features/application/documents.ts').upsertTeamWarmup>>, Present<ResultOf<typeof import('../src/features/application/documents.ts').upsertTeamWarmup>>, Present<UpsertTeamWarmupMutationVariables>>,
  Agrees<Present<UpsertTournamentMutation>, Present<VariablesOf<typeof import('../src/features/application/documents.ts').upsertTournament>>, Present<ResultOf<typeof import('../src/features/application/documents.ts').upsertTournament>>, Present<UpsertTournamentMutationVariables>>,
  Agrees<Present<UpsertWebsiteBannerMutation>, Present<VariablesOf<typeof import('../src/features/application/documents.ts').upsertWebsiteBanner>>, Present<ResultOf<typeof import('../src/features/application/documents.ts').upsertWebsiteBanner>>, Present<UpsertWebsiteBannerMutationVariables>>,
  Agrees<Present<CampaignDashboardQuery>, Present<VariablesOf<typeof import('../src/features/campaign-dashboard/documents.ts').campaignDashboard>>, Present<ResultOf<typeof import('../src/features/campaign-dashboard/documents.ts').campaignDashboard>>, Present<CampaignDashboardQueryVariables>>,
  Agrees<Present<CampaignLeaguePhotosQuery>, Present<VariablesOf<typeof import('../src/features/campaign-dashboard/documents.ts').campaignLeaguePhotos>>, Present<ResultOf<typeof import('../src/features/campaign-dashboard/documents.ts').campaignLeaguePhotos>>, Present<CampaignLeaguePhotosQueryVariables>>,
  Agrees<Present<FeaturedPhotosQuery>, Present<VariablesOf<typeof import('../src/features/campaign-dashboard/documents.ts').featuredPhotos>>, Present<ResultOf<typeof import('../src/features/campaign-dashboard/documents.ts').featuredPhotos>>, Present<FeaturedPhotosQueryVariables>>,
  Agrees<Present<DeadlineToRespondToQuery>, Present<VariablesOf<typeof import('../src/features/deadline/documents.ts').deadlineToRespondTo>>, Present<ResultOf<typeof import('../src/features/deadline/documents.ts').deadlineToRespondTo>>, Present<DeadlineToRespondToQueryVariables>>,
  Agrees<Present<RespondToDeadlineMutation>, Present<VariablesOf<typeof import('../src/features/deadline/documents.ts').respondToDeadline>>, Present<ResultOf<typeof import('../src/features/deadline/documents.ts').respondToDeadline>>, Present<RespondToDeadlineMutationVariables>>,
  Agrees<Present<AddToLeaguePackageMutation>, Present<VariablesOf<typeof import('../src/features/league-packages/documents.ts').addToPackage>>, Present<ResultOf<typeof import('../src/features/league-packages/documents.ts').addToPackage>>, Present<AddToLeaguePackageMutationVariables>>,
  Agrees<Present<ArchiveSoldCapabilityMutation>, Present<VariablesOf<typeof import('../src/features/league-packages/documents.ts').archiveCapability>>, Present<ResultOf<typeof import('../src/features/league-packages/documents.ts').archiveCapability>>, Present<ArchiveSoldCapabilityMutationVariables>>,
  Agrees<Present<CapabilityFormQuery>, Present<VariablesOf<typeof import('../src/features/league-packages/documents.ts').capabilityForm>>, Present<ResultOf<typeof import('../src/features/league-packages/documents.ts').capabilityForm>>, Present<CapabilityFormQueryVariables>>,
  Agrees<Present<SellCapabilityMutation>, Present<VariablesOf<typeof import('../src/features/league-packages/documents.ts').createCapability>>, Present<ResultOf<typeof import('../src/features/league-packages/documents.ts').createCapability>>, Present<SellCapabilityMutationVariables>>,
  Agrees<Present<CreateLeaguePackageMutation>, Present<VariablesOf<typeof import('../src/features/league-packages/documents.ts').createPackage>>, Present<ResultOf<typeof import('../src/features/league-packages/documents.ts').createPackage>>, Present<CreateLeaguePackageMutationVariables>>,
  Agrees<Present<LeaguePackageQuery>, Present<VariablesOf<typeof import('../src/features/league-packages/documents.ts').leaguePackage>>, Present<ResultOf<typeof import('../src/features/league-packages/documents.ts').leaguePackage>>, Present<LeaguePackageQueryVariables>>,
  Agrees<Present<RemoveLeaguePackageMutation>, Present<VariablesOf<typeof import('../src/features/league-packages/documents.ts').removePackage>>, Present<ResultOf<typeof import('../src/features/league-packages/documents.ts').removePackage>>, Present<RemoveLeaguePackageMutationVariables>>,
  Agrees<Present<LeaguePackagesQuery>, Present<VariablesOf<typeof import('../src/features/league-packages/documents.ts').sellingOrganizations>>, Present<ResultOf<typeof import('../src/features/league-packages/documents.ts').sellingOrganizations>>, Present<LeaguePackagesQueryVariables>>,
  Agrees<Present<TakeFromLeaguePackageMutation>, Present<VariablesOf<typeof import('../src/features/league-packages/documents.ts').takeFromPackage>>, Present<ResultOf<typeof import('../src/features/league-packages/documents.ts').takeFromPackage>>, Present<TakeFromLeaguePackageMutationVariables>>,
  Agrees<Present<ChangeSoldCapabilityMutation>, Present<VariablesOf<typeof import('../src/features/league-packages/documents.ts').updateCapability>>, Present<ResultOf<typeof import('../src/features/league-packages/documents.ts').updateCapability>>, Present<ChangeSoldCapabilityMutationVariables>>,
  Agrees<Present<UpdateLeaguePackageMutation>, Present<VariablesOf<typeof import('../src/features/league-packages/documents.ts').updatePackage>>, Present<ResultOf<typeof import('../src/features/league-packages/documents.ts').updatePackage>>, Present<UpdateLeaguePackageMutationVariables>>,
  Agrees<Present<AcceptOfferMutation>, Present<VariablesOf<typeof import('../src/features/offer-review/offer.ts').acceptOffer>>, Present<ResultOf<typeof import('../src/features/offer-review/offer.ts').acceptOffer>>, Present<AcceptOfferMutationVariables>>,
  Agrees<Present<HasAccountQuery>, Present<VariablesOf<typeof import('../src/features/offer-review/offer.ts').hasAccountDocument>>, Present<ResultOf<typeof import('../src/features/offer-review/offer.ts').hasAccountDocument>>, Present<HasAccountQueryVariables>>,
  Agrees<Present<LeagueRejectOfferMutation>, Present<VariablesOf<typeof import('../src/features/offer-review/offer.ts').leagueRejectOffer>>, Present<ResultOf<typeof import('../src/features/offer-review/offer.ts').leagueRejectOffer>>, Present<LeagueRejectOfferMutationVariables>>,
  Agrees<Present<OfferToAcceptQuery>, Present<VariablesOf<typeof import('../src/features/offer-review/offer.ts').offerToAccept>>, Present<ResultOf<typeof import('../src/features/offer-review/offer.ts').offerToAccept>>, Present<OfferToAcceptQueryVariables>>,
  Agrees<Present<OfferToReviewQuery>, Present<VariablesOf<typeof import('../src/features/offer-review/offer.ts').offerToReview>>, Present<ResultOf<typeof import('../src/features/offer-review/offer.ts').offerToReview>>, Present<OfferToReviewQueryVariables>>,
  Agrees<Present<RejectOfferMutation>, Present<VariablesOf<typeof import('../src/features/offer-review/offer.ts').rejectOffer>>, Present<ResultOf<typeof import('../src/features/offer-review/offer.ts').rejectOffer>>, Present<RejectOfferMutationVariables>>,
  Agrees<Present<LeagueSelfOnboardingQuery>, Present<VariablesOf<typeof import('../src/features/onboarding/documents.ts').leagueSelfOnboarding>>, Present<ResultOf<typeof import('../src/features/onboarding/documents.ts').leagueSelfOnboarding>>, Present<LeagueSelfOnboardingQueryVariables>>,
  Agrees<Present<UpdateLeagueMutation>, Present<VariablesOf<typeof import('../src/features/onboarding/documents.ts').updateLeague>>, Present<ResultOf<typeof import('../src/features/onboarding/documents.ts').updateLeague>>, Present<UpdateLeagueMutationVariables>>,
  Agrees<Present<CalendarAddressQuery>, Present<VariablesOf<typeof import('../src/features/organization-dashboard/documents.ts').calendarAddress>>, Present<ResultOf<typeof import('../src/features/organization-dashboard/documents.ts').calendarAddress>>, Present<CalendarAddressQueryVariables>>,
  Agrees<Present<MyOrganizationsQuery>, Present<VariablesOf<typeof import('../src/features/organization-dashboard/documents.ts').myOrganizations>>, Present<ResultOf<typeof import('../src/features/organization-dashboard/documents.ts').myOrganizations>>, Present<MyOrganizationsQueryVariables>>,
  Agrees<Present<RenewCalendarMutation>, Present<VariablesOf<typeof import('../src/features/organization-dashboard/documents.ts').renewCalendar>>, Present<ResultOf<typeof import('../src/features/organization-dashboard/documents.ts').renewCalendar>>, Present<RenewCalendarMutationVariables>>,
  Agrees<Present<CreateMyPlayLocationMutation>, Present<VariablesOf<typeof import('../src/features/organization-profile/documents.ts').createPlayLocation>>, Present<ResultOf<typeof import('../src/features/organization-profile/documents.ts').createPlayLocation>>, Present<CreateMyPlayLocationMutationVariables>>,
  Agrees<Present<CreateMyProgramMutation>, Present<VariablesOf<typeof import('../src/features/organization-profile/documents.ts').createProgram>>, Present<ResultOf<typeof import('../src/features/organization-profile/documents.ts').createProgram>>, Present<CreateMyProgramMutationVariables>>,
  Agrees<Present<DeleteMyPlayLocationMutation>, Present<VariablesOf<typeof import('../src/features/organization-profile/documents.ts').deletePlayLocation>>, Present<ResultOf<typeof import('../src/features/organization-profile/documents.ts').deletePlayLocation>>, Present<DeleteMyPlayLocationMutationVariables>>,
  Agrees<Present<DeleteMyProgramMutation>, Present<VariablesOf<typeof import('../src/features/organization-profile/documents.ts').deleteProgram>>, Present<ResultOf<typeof import('../src/features/organization-profile/documents.ts').deleteProgram>>, Present<DeleteMyProgramMutationVariables>>,
  Agrees<Present<MyOrganizationOverviewQuery>, Present<VariablesOf<typeof import('../src/features/organization-profile/documents.ts').organizationOverview>>, Present<ResultOf<typeof import('../src/features/organization-profile/documents.ts').organizationOverview>>, Present<MyOrganizationOverviewQueryVariables>>,
  Agrees<Present<MyOrganizationPlacesQuery>, Present<VariablesOf<typeof import('../src/features/organization-profile/documents.ts').organizationPlaces>>, Present<ResultOf<typeof import('../src/features/organization-profile/documents.ts').organizationPlaces>>, Present<MyOrganizationPlacesQueryVariables>>,
  Agrees<Present<MyOrganizationProgramsQuery>, Present<VariablesOf<typeof import('../src/features/organization-profile/documents.ts').organizationPrograms>>, Present<ResultOf<typeof import('../src/features/organization-profile/documents.ts').organizationPrograms>>, Present<MyOrganizationProgramsQueryVariables>>,
  Agrees<Present<MyOrganizationProfileQuery>, Present<VariablesOf<typeof import('../src/features/organization-profile/documents.ts').profileHead>>, Present<ResultOf<typeof import('../src/features/organization-profile/documents.ts').profileHead>>, Present<MyOrganizationProfileQueryVariables>>,
  Agrees<Present<UpdateMyOrganizationMutation>, Present<VariablesOf<typeof import('../src/features/organization-profile/documents.ts').updateOrganization>>, Present<ResultOf<typeof import('../src/features/organization-profile/documents.ts').updateOrganization>>, Present<UpdateMyOrganizationMutationVariables>>,
  Agrees<Present<UpdateMyProgramMutation>, Present<VariablesOf<typeof import('../src/features/organization-profile/documents.ts').updateProgram>>, Present<ResultOf<typeof import('../src/features/organization-profile/documents.ts').updateProgram>>, Present<UpdateMyProgramMutationVariables>>,
  Agrees<Present<InviteCoUserMutation>, Present<VariablesOf<typeof import('../src/features/organization-users/documents.ts').inviteOrganizationUser>>, Present<ResultOf<typeof import('../src/features/organization-users/documents.ts').inviteOrganizationUser>>, Present<InviteCoUserMutationVariables>>,
  Agrees<Present<MyOrganizationUsersQuery>, Present<VariablesOf<typeof import('../src/features/organization-users/documents.ts').organizationUsers>>, Present<ResultOf<typeof import('../src/features/organization-users/documents.ts').organizationUsers>>, Present<MyOrganizationUsersQueryVariables>>,
  Agrees<Present<ResendCoUserInviteMutation>, Present<VariablesOf<typeof import('../src/features/organization-users/documents.ts').resendUserInvite>>, Present<ResultOf<typeof import('../src/features/organization-users/documents.ts').resendUserInvite>>, Present<ResendCoUserInviteMutationVariables>>,
  Agrees<Present<SeasonalCampaignVerificationsQuery>, Present<VariablesOf<typeof import('../src/features/seasonal-dashboard/documents.ts').seasonalCampaignVerifications>>, Present<ResultOf<typeof import('../src/features/seasonal-dashboard/documents.ts').seasonalCampaignVerifications>>, Present<SeasonalCampaignVerificationsQueryVariables>>,
  Agrees<Present<SeasonalCampaignsQuery>, Present<VariablesOf<typeof import('../src/features/seasonal-dashboard/documents.ts').seasonalCampaigns>>, Present<ResultOf<typeof import('../src/features/seasonal-dashboard/documents.ts').seasonalCampaigns>>, Present<SeasonalCampaignsQueryVariables>>,
  Agrees<Present<SeasonalDashboardQuery>, Present<VariablesOf<typeof import('../src/features/seasonal-dashboard/documents.ts').seasonalDashboard>>, Present<ResultOf<typeof import('../src/features/seasonal-dashboard/documents.ts').seasonalDashboard>>, Present<SeasonalDashboardQueryVariables>>,
  Agrees<Present<MySponsorsQuery>, Present<VariablesOf<typeof import('../src/features/sponsor-dashboard/documents.ts').mySponsors>>, Present<ResultOf<typeof import('../src/features/sponsor-dashboard/documents.ts').mySponsors>>, Present<MySponsorsQueryVariables>>,
  Agrees<Present<SponsorSeasonQuery>, Present<VariablesOf<typeof import('../src/features/sponsor-dashboard/documents.ts').sponsorSeason>>, Present<ResultOf<typeof import('../src/features/sponsor-dashboard/documents.ts').sponsorSeason>>, Present<SponsorSeasonQueryVariables>>,
  Agrees<Present<SponsorshipQuery>, Present<VariablesOf<typeof import('../src/features/sponsorship/documents.ts').sponsorshipDocument>>, Present<ResultOf<typeof import('../src/features/sponsorship/documents.ts').sponsorshipDocument>>, Present<SponsorshipQueryVariables>>,
  Agrees<Present<ViewAsUserMutation>, Present<VariablesOf<typeof import('../src/features/staff-view/documents.ts').viewAsUser>>, Present<ResultOf<typeof import('../src/features/staff-view/documents.ts').viewAsUser>>, Present<ViewAsUserMutationVariables>>,
  Agrees<Present<SetLanguageMutation>, Present<VariablesOf<typeof import('../src/lib/keepLanguage.ts').setLanguage>>, Present<ResultOf<typeof import('../src/lib/keepLanguage.ts').setLanguage>>, Present<SetLanguageMutationVariables>>,
  Agrees<Present<RecordLinkViewMutation>, Present<VariablesOf<typeof import('../src/lib/linkView.ts').recordLinkView>>, Present<ResultOf<typeof import('../src/lib/linkView.ts').recordLinkView>>, Present<RecordLinkViewMutationVariables>>,
];
