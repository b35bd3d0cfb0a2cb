// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AddressType =
  | 'mailing'
  | 'shipping';

/** A filter to be used against AddressType fields. All fields are combined with a logical ‘and.’ */
export type AddressTypeFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: AddressType | null | undefined;
  /** Equal to the specified value. */
  equalTo?: AddressType | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: AddressType | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: AddressType | null | undefined;
  /** Included in the specified list. */
  in?: Array<AddressType> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: AddressType | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: AddressType | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: AddressType | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: AddressType | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<AddressType> | null | undefined;
};

/** A filter to be used against `Address` object types. All fields are combined with a logical ‘and.’ */
export type AddressWhere = {
  /** Filter by the object’s `addressType` field. */
  addressType?: AddressTypeFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<AddressWhere> | null | undefined;
  /** Filter by the object’s `city` field. */
  city?: StringFilter | null | undefined;
  /** Filter by the object’s `country` field. */
  country?: CountryFilter | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `createdBy` relation. */
  createdBy?: UserWhere | null | undefined;
  /** A related `createdBy` exists. */
  createdByExists?: boolean | null | undefined;
  /** Filter by the object’s `createdById` field. */
  createdById?: IntFilter | null | undefined;
  /** Filter by the object’s `deliverability` field. */
  deliverability?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `line1` field. */
  line1?: StringFilter | null | undefined;
  /** Filter by the object’s `line2` field. */
  line2?: StringFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: AddressWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<AddressWhere> | null | undefined;
  /** Filter by the object’s `organization` relation. */
  organization?: OrganizationWhere | null | undefined;
  /** Filter by the object’s `organizationId` field. */
  organizationId?: IntFilter | null | undefined;
  /** Filter by the object’s `state` field. */
  state?: StringFilter | null | undefined;
  /** Filter by the object’s `zip` field. */
  zip?: StringFilter | null | undefined;
};

/** All input for the `approveCheck` mutation. */
export type ApproveCheckInput = {
  checkId?: number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  payeeChangeSeen?: string | null | undefined;
};

/** A filter to be used against BigFloat fields. All fields are combined with a logical ‘and.’ */
export type BigFloatFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: string | number | null | undefined;
  /** Equal to the specified value. */
  equalTo?: string | number | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: string | number | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: string | number | null | undefined;
  /** Included in the specified list. */
  in?: Array<string | number> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: string | number | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: string | number | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: string | number | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: string | number | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<string | number> | null | undefined;
};

/** A filter to be used against Boolean fields. All fields are combined with a logical ‘and.’ */
export type BooleanFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: boolean | null | undefined;
  /** Equal to the specified value. */
  equalTo?: boolean | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: boolean | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: boolean | null | undefined;
  /** Included in the specified list. */
  in?: Array<boolean> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: boolean | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: boolean | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: boolean | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: boolean | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<boolean> | null | undefined;
};

/** A filter to be used against `Campaign` object types. All fields are combined with a logical ‘and.’ */
export type CampaignWhere = {
  /** Filter by the object’s `additionalRequirements` field. */
  additionalRequirements?: StringFilter | null | undefined;
  /** Filter by the object’s `additionalRequirementsEs` field. */
  additionalRequirementsEs?: StringFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<CampaignWhere> | null | undefined;
  /** Filter by the object’s `anySeason` field. */
  anySeason?: BooleanFilter | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `daysBetweenMails` field. */
  daysBetweenMails?: IntFilter | null | undefined;
  /** Filter by the object’s `duplicatedFrom` relation. */
  duplicatedFrom?: CampaignWhere | null | undefined;
  /** A related `duplicatedFrom` exists. */
  duplicatedFromExists?: boolean | null | undefined;
  /** Filter by the object’s `duplicatedFromId` field. */
  duplicatedFromId?: IntFilter | null | undefined;
  /** Filter by the object’s `endsAt` field. */
  endsAt?: DateFilter | null | undefined;
  /** Filter by the object’s `exclusiveByCategory` field. */
  exclusiveByCategory?: BooleanFilter | null | undefined;
  /** Filter by the object’s `exclusiveBySport` field. */
  exclusiveBySport?: BooleanFilter | null | undefined;
  /** Filter by the object’s `goal` field. */
  goal?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `impressionsEnteredAt` field. */
  impressionsEnteredAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `impressionsOverride` field. */
  impressionsOverride?: IntFilter | null | undefined;
  /** Filter by the object’s `leagueBudget` field. */
  leagueBudget?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `leagueSharePercentage` field. */
  leagueSharePercentage?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `leaguesConfirmedGoalDate` field. */
  leaguesConfirmedGoalDate?: DateFilter | null | undefined;
  /** Filter by the object’s `lookerUrl` field. */
  lookerUrl?: StringFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: CampaignWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<CampaignWhere> | null | undefined;
  /** Filter by the object’s `primaryBdrContact` relation. */
  primaryBdrContact?: UserWhere | null | undefined;
  /** A related `primaryBdrContact` exists. */
  primaryBdrContactExists?: boolean | null | undefined;
  /** Filter by the object’s `primaryBdrContactId` field. */
  primaryBdrContactId?: IntFilter | null | undefined;
  /** Filter by the object’s `primarySalesContact` relation. */
  primarySalesContact?: UserWhere | null | undefined;
  /** A related `primarySalesContact` exists. */
  primarySalesContactExists?: boolean | null | undefined;
  /** Filter by the object’s `primarySalesContactId` field. */
  primarySalesContactId?: IntFilter | null | undefined;
  /** Filter by the object’s `primaryStrategistContact` relation. */
  primaryStrategistContact?: UserWhere | null | undefined;
  /** A related `primaryStrategistContact` exists. */
  primaryStrategistContactExists?: boolean | null | undefined;
  /** Filter by the object’s `primaryStrategistContactId` field. */
  primaryStrategistContactId?: IntFilter | null | undefined;
  /** Filter by the object’s `season` field. */
  season?: SeasonFilter | null | undefined;
  /** Filter by the object’s `seasonName` field. */
  seasonName?: StringFilter | null | undefined;
  /** Filter by the object’s `sponsor` relation. */
  sponsor?: SponsorWhere | null | undefined;
  /** Filter by the object’s `sponsorDashboardAdditionalContent` field. */
  sponsorDashboardAdditionalContent?: StringFilter | null | undefined;
  /** Filter by the object’s `sponsorFacingGoalBody` field. */
  sponsorFacingGoalBody?: StringFilter | null | undefined;
  /** Filter by the object’s `sponsorFacingGoalTitle` field. */
  sponsorFacingGoalTitle?: StringFilter | null | undefined;
  /** Filter by the object’s `sponsorId` field. */
  sponsorId?: IntFilter | null | undefined;
  /** Filter by the object’s `sponsorOverview` field. */
  sponsorOverview?: StringFilter | null | undefined;
  /** Filter by the object’s `sponsorOverviewEs` field. */
  sponsorOverviewEs?: StringFilter | null | undefined;
  /** Filter by the object’s `sponsorSeesDates` field. */
  sponsorSeesDates?: BooleanFilter | null | undefined;
  /** Filter by the object’s `sponsorSeesMoney` field. */
  sponsorSeesMoney?: BooleanFilter | null | undefined;
  /** Filter by the object’s `sponsorSeesOverdue` field. */
  sponsorSeesOverdue?: BooleanFilter | null | undefined;
  /** Filter by the object’s `sponsorshipApplicationsSent` field. */
  sponsorshipApplicationsSent?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `startsAt` field. */
  startsAt?: DateFilter | null | undefined;
  /** Filter by the object’s `targetNumberOfLeagues` field. */
  targetNumberOfLeagues?: IntFilter | null | undefined;
  /** Filter by the object’s `totalSpend` field. */
  totalSpend?: IntFilter | null | undefined;
  /** Filter by the object’s `updatedAt` field. */
  updatedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `year` field. */
  year?: IntFilter | null | undefined;
};

/** Methods to use when ordering `CheckListItem`. */
export type CheckListItemOrderBy =
  | 'AMOUNT_ASC'
  | 'AMOUNT_DESC'
  | 'CAMPAIGN_NAME_ASC'
  | 'CAMPAIGN_NAME_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'CREATED_BY_ID_ASC'
  | 'CREATED_BY_ID_DESC'
  | 'DECIDED_AT_ASC'
  | 'DECIDED_AT_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'MAILED_ON_ASC'
  | 'MAILED_ON_DESC'
  | 'MEMO_ASC'
  | 'MEMO_DESC'
  | 'NATURAL'
  | 'NUMBER_ASC'
  | 'NUMBER_DESC'
  | 'OFFER_ID_ASC'
  | 'OFFER_ID_DESC'
  | 'ORGANIZATION_ID_ASC'
  | 'ORGANIZATION_ID_DESC'
  | 'ORGANIZATION_NAME_ASC'
  | 'ORGANIZATION_NAME_DESC'
  | 'PAYEE_ASC'
  | 'PAYEE_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'REQUESTED_BY_NAME_ASC'
  | 'REQUESTED_BY_NAME_DESC'
  | 'SPONSOR_ID_ASC'
  | 'SPONSOR_ID_DESC'
  | 'SPONSOR_NAME_ASC'
  | 'SPONSOR_NAME_DESC'
  | 'STATE_ASC'
  | 'STATE_DESC'
  | 'STATUS_ASC'
  | 'STATUS_DESC';

/** A filter to be used against `CheckListItem` object types. All fields are combined with a logical ‘and.’ */
export type CheckListItemWhere = {
  /** Filter by the object’s `amount` field. */
  amount?: BigFloatFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<CheckListItemWhere> | null | undefined;
  /** Filter by the object’s `campaignId` field. */
  campaignId?: IntFilter | null | undefined;
  /** Filter by the object’s `campaignName` field. */
  campaignName?: StringFilter | null | undefined;
  /** Filter by the object’s `check` relation. */
  check?: CheckWhere | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `createdById` field. */
  createdById?: IntFilter | null | undefined;
  /** Filter by the object’s `decidedAt` field. */
  decidedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `decidedById` field. */
  decidedById?: IntFilter | null | undefined;
  /** Filter by the object’s `decidedByName` field. */
  decidedByName?: StringFilter | null | undefined;
  /** Filter by the object’s `firstApprovedById` field. */
  firstApprovedById?: IntFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `mailedOn` field. */
  mailedOn?: DateFilter | null | undefined;
  /** Filter by the object’s `memo` field. */
  memo?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: CheckListItemWhere | null | undefined;
  /** Filter by the object’s `number` field. */
  number?: IntFilter | null | undefined;
  /** Filter by the object’s `offer` relation. */
  offer?: OfferWhere | null | undefined;
  /** Filter by the object’s `offerId` field. */
  offerId?: IntFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<CheckListItemWhere> | null | undefined;
  /** Filter by the object’s `organization` relation. */
  organization?: OrganizationWhere | null | undefined;
  /** Filter by the object’s `organizationId` field. */
  organizationId?: IntFilter | null | undefined;
  /** Filter by the object’s `organizationName` field. */
  organizationName?: StringFilter | null | undefined;
  /** Filter by the object’s `payee` field. */
  payee?: StringFilter | null | undefined;
  /** Filter by the object’s `requestedByName` field. */
  requestedByName?: StringFilter | null | undefined;
  /** Filter by the object’s `runId` field. */
  runId?: IntFilter | null | undefined;
  /** Filter by the object’s `sponsorId` field. */
  sponsorId?: IntFilter | null | undefined;
  /** Filter by the object’s `sponsorName` field. */
  sponsorName?: StringFilter | null | undefined;
  /** Filter by the object’s `state` field. */
  state?: CheckStateFilter | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: CheckStatusFilter | null | undefined;
};

export type CheckRunStatus =
  | 'canceled'
  | 'open'
  | 'printed';

/** A filter to be used against CheckRunStatus fields. All fields are combined with a logical ‘and.’ */
export type CheckRunStatusFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: CheckRunStatus | null | undefined;
  /** Equal to the specified value. */
  equalTo?: CheckRunStatus | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: CheckRunStatus | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: CheckRunStatus | null | undefined;
  /** Included in the specified list. */
  in?: Array<CheckRunStatus> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: CheckRunStatus | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: CheckRunStatus | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: CheckRunStatus | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: CheckRunStatus | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<CheckRunStatus> | null | undefined;
};

/** A filter to be used against `CheckRun` object types. All fields are combined with a logical ‘and.’ */
export type CheckRunWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<CheckRunWhere> | null | undefined;
  /** Filter by the object’s `cancelReason` field. */
  cancelReason?: StringFilter | null | undefined;
  /** Filter by the object’s `closedAt` field. */
  closedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `closedBy` relation. */
  closedBy?: UserWhere | null | undefined;
  /** A related `closedBy` exists. */
  closedByExists?: boolean | null | undefined;
  /** Filter by the object’s `closedById` field. */
  closedById?: IntFilter | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `createdBy` relation. */
  createdBy?: UserWhere | null | undefined;
  /** A related `createdBy` exists. */
  createdByExists?: boolean | null | undefined;
  /** Filter by the object’s `createdById` field. */
  createdById?: IntFilter | null | undefined;
  /** Filter by the object’s `firstNumber` field. */
  firstNumber?: IntFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `lastNumber` field. */
  lastNumber?: IntFilter | null | undefined;
  /** Negates the expression. */
  not?: CheckRunWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<CheckRunWhere> | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: CheckRunStatusFilter | null | undefined;
};

export type CheckState =
  | 'approved'
  | 'in_run'
  | 'mailed'
  | 'pending'
  | 'printed'
  | 'rejected'
  | 'voided';

/** A filter to be used against CheckState fields. All fields are combined with a logical ‘and.’ */
export type CheckStateFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: CheckState | null | undefined;
  /** Equal to the specified value. */
  equalTo?: CheckState | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: CheckState | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: CheckState | null | undefined;
  /** Included in the specified list. */
  in?: Array<CheckState> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: CheckState | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: CheckState | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: CheckState | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: CheckState | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<CheckState> | null | undefined;
};

export type CheckStatus =
  | 'approved'
  | 'pending'
  | 'rejected'
  | 'voided';

/** A filter to be used against CheckStatus fields. All fields are combined with a logical ‘and.’ */
export type CheckStatusFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: CheckStatus | null | undefined;
  /** Equal to the specified value. */
  equalTo?: CheckStatus | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: CheckStatus | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: CheckStatus | null | undefined;
  /** Included in the specified list. */
  in?: Array<CheckStatus> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: CheckStatus | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: CheckStatus | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: CheckStatus | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: CheckStatus | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<CheckStatus> | null | undefined;
};

/** A filter to be used against `Check` object types. All fields are combined with a logical ‘and.’ */
export type CheckWhere = {
  /** Filter by the object’s `actionReason` field. */
  actionReason?: StringFilter | null | undefined;
  /** Filter by the object’s `amount` field. */
  amount?: BigFloatFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<CheckWhere> | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `createdBy` relation. */
  createdBy?: UserWhere | null | undefined;
  /** A related `createdBy` exists. */
  createdByExists?: boolean | null | undefined;
  /** Filter by the object’s `createdById` field. */
  createdById?: IntFilter | null | undefined;
  /** Filter by the object’s `estimatedArrivalDate` field. */
  estimatedArrivalDate?: DateFilter | null | undefined;
  /** Filter by the object’s `firstApprovedAt` field. */
  firstApprovedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `firstApprovedBy` relation. */
  firstApprovedBy?: UserWhere | null | undefined;
  /** A related `firstApprovedBy` exists. */
  firstApprovedByExists?: boolean | null | undefined;
  /** Filter by the object’s `firstApprovedById` field. */
  firstApprovedById?: IntFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `mailedOn` field. */
  mailedOn?: DateFilter | null | undefined;
  /** Filter by the object’s `mailingAddress` relation. */
  mailingAddress?: AddressWhere | null | undefined;
  /** A related `mailingAddress` exists. */
  mailingAddressExists?: boolean | null | undefined;
  /** Filter by the object’s `mailingAddressId` field. */
  mailingAddressId?: IntFilter | null | undefined;
  /** Filter by the object’s `memo` field. */
  memo?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: CheckWhere | null | undefined;
  /** Filter by the object’s `number` field. */
  number?: IntFilter | null | undefined;
  /** Filter by the object’s `offer` relation. */
  offer?: OfferWhere | null | undefined;
  /** Filter by the object’s `offerId` field. */
  offerId?: IntFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<CheckWhere> | null | undefined;
  /** Filter by the object’s `organization` relation. */
  organization?: OrganizationWhere | null | undefined;
  /** Filter by the object’s `organizationId` field. */
  organizationId?: IntFilter | null | undefined;
  /** Filter by the object’s `printedAt` field. */
  printedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `recipientName` field. */
  recipientName?: StringFilter | null | undefined;
  /** Filter by the object’s `replaces` relation. */
  replaces?: CheckWhere | null | undefined;
  /** A related `replaces` exists. */
  replacesExists?: boolean | null | undefined;
  /** Filter by the object’s `replacesId` field. */
  replacesId?: IntFilter | null | undefined;
  /** Filter by the object’s `reviewedAt` field. */
  reviewedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `reviewedBy` relation. */
  reviewedBy?: UserWhere | null | undefined;
  /** A related `reviewedBy` exists. */
  reviewedByExists?: boolean | null | undefined;
  /** Filter by the object’s `reviewedById` field. */
  reviewedById?: IntFilter | null | undefined;
  /** Filter by the object’s `run` relation. */
  run?: CheckRunWhere | null | undefined;
  /** A related `run` exists. */
  runExists?: boolean | null | undefined;
  /** Filter by the object’s `runId` field. */
  runId?: IntFilter | null | undefined;
  /** Filter by the object’s `sponsorId` field. */
  sponsorId?: IntFilter | null | undefined;
  /** Filter by the object’s `state` field. */
  state?: CheckStateFilter | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: CheckStatusFilter | null | undefined;
  /** Filter by the object’s `voidedAt` field. */
  voidedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `voidedBy` relation. */
  voidedBy?: UserWhere | null | undefined;
  /** A related `voidedBy` exists. */
  voidedByExists?: boolean | null | undefined;
  /** Filter by the object’s `voidedById` field. */
  voidedById?: IntFilter | null | undefined;
};

/** A filter to be used against `Competitiveness` object types. All fields are combined with a logical ‘and.’ */
export type CompetitivenessWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<CompetitivenessWhere> | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: CompetitivenessWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<CompetitivenessWhere> | null | undefined;
};

export type Country =
  | 'CA'
  | 'US';

/** A filter to be used against Country fields. All fields are combined with a logical ‘and.’ */
export type CountryFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: Country | null | undefined;
  /** Equal to the specified value. */
  equalTo?: Country | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: Country | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: Country | null | undefined;
  /** Included in the specified list. */
  in?: Array<Country> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: Country | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: Country | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: Country | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: Country | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<Country> | null | undefined;
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

/** A filter to be used against DataConfidence fields. All fields are combined with a logical ‘and.’ */
export type DataConfidenceFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: DataConfidence | null | undefined;
  /** Equal to the specified value. */
  equalTo?: DataConfidence | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: DataConfidence | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: DataConfidence | null | undefined;
  /** Included in the specified list. */
  in?: Array<DataConfidence> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: DataConfidence | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: DataConfidence | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: DataConfidence | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: DataConfidence | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<DataConfidence> | null | undefined;
};

/** A filter to be used against Date fields. All fields are combined with a logical ‘and.’ */
export type DateFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: string | null | undefined;
  /** Equal to the specified value. */
  equalTo?: string | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: string | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: string | null | undefined;
  /** Included in the specified list. */
  in?: Array<string> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: string | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: string | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: string | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: string | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<string> | null | undefined;
};

/** A filter to be used against Datetime fields. All fields are combined with a logical ‘and.’ */
export type DatetimeFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: string | null | undefined;
  /** Equal to the specified value. */
  equalTo?: string | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: string | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: string | null | undefined;
  /** Included in the specified list. */
  in?: Array<string> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: string | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: string | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: string | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: string | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<string> | null | undefined;
};

/** A filter to be used against Int fields. All fields are combined with a logical ‘and.’ */
export type IntFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: number | null | undefined;
  /** Equal to the specified value. */
  equalTo?: number | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: number | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: number | null | undefined;
  /** Included in the specified list. */
  in?: Array<number> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: number | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: number | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: number | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: number | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<number> | null | undefined;
};

/** A language that pages and mails are written in. */
export type Language =
  | 'en'
  | 'es';

/** A filter to be used against Language fields. All fields are combined with a logical ‘and.’ */
export type LanguageFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: Language | null | undefined;
  /** Equal to the specified value. */
  equalTo?: Language | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: Language | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: Language | null | undefined;
  /** Included in the specified list. */
  in?: Array<Language> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: Language | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: Language | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: Language | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: Language | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<Language> | null | undefined;
};

/** All input for the `markChecksMailed` mutation. */
export type MarkChecksMailedInput = {
  checkIds?: Array<number | null | undefined> | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  mailedOn?: string | null | undefined;
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

/** A filter to be used against OfferStatus fields. All fields are combined with a logical ‘and.’ */
export type OfferStatusFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: OfferStatus | null | undefined;
  /** Equal to the specified value. */
  equalTo?: OfferStatus | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: OfferStatus | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: OfferStatus | null | undefined;
  /** Included in the specified list. */
  in?: Array<OfferStatus> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: OfferStatus | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: OfferStatus | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: OfferStatus | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: OfferStatus | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<OfferStatus> | null | undefined;
};

/** A filter to be used against `Offer` object types. All fields are combined with a logical ‘and.’ */
export type OfferWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<OfferWhere> | null | undefined;
  /** Filter by the object’s `campaign` relation. */
  campaign?: CampaignWhere | null | undefined;
  /** Filter by the object’s `campaignId` field. */
  campaignId?: IntFilter | null | undefined;
  /** Filter by the object’s `confirmedAt` field. */
  confirmedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `guid` field. */
  guid?: UuidFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `lastTouchpoint` field. */
  lastTouchpoint?: DatetimeFilter | null | undefined;
  /** Negates the expression. */
  not?: OfferWhere | null | undefined;
  /** Filter by the object’s `offerSentAt` field. */
  offerSentAt?: DatetimeFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<OfferWhere> | null | undefined;
  /** Filter by the object’s `organization` relation. */
  organization?: OrganizationWhere | null | undefined;
  /** Filter by the object’s `organizationId` field. */
  organizationId?: IntFilter | null | undefined;
  /** Filter by the object’s `seasonEnd` field. */
  seasonEnd?: DateFilter | null | undefined;
  /** Filter by the object’s `seasonStart` field. */
  seasonStart?: DateFilter | null | undefined;
  /** Filter by the object’s `sponsor` relation. */
  sponsor?: SponsorWhere | null | undefined;
  /** Filter by the object’s `sponsorId` field. */
  sponsorId?: IntFilter | null | undefined;
  /** Filter by the object’s `sponsorableProperty` relation. */
  sponsorableProperty?: SponsorablePropertyWhere | null | undefined;
  /** Filter by the object’s `sponsorablePropertyId` field. */
  sponsorablePropertyId?: IntFilter | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: OfferStatusFilter | null | undefined;
  /** Filter by the object’s `updatedAt` field. */
  updatedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `value` field. */
  value?: BigFloatFilter | null | undefined;
};

/** A filter to be used against `OrganizationType` object types. All fields are combined with a logical ‘and.’ */
export type OrganizationTypeWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<OrganizationTypeWhere> | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: OrganizationTypeWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<OrganizationTypeWhere> | null | undefined;
};

/** A filter to be used against `Organization` object types. All fields are combined with a logical ‘and.’ */
export type OrganizationWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<OrganizationWhere> | null | undefined;
  /** Filter by the object’s `city` field. */
  city?: StringFilter | null | undefined;
  /** Filter by the object’s `contactEmail` field. */
  contactEmail?: StringFilter | null | undefined;
  /** Filter by the object’s `contactPhone` field. */
  contactPhone?: StringFilter | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `dataConfidence` field. */
  dataConfidence?: DataConfidenceFilter | null | undefined;
  /** Filter by the object’s `hubspotCompanyId` field. */
  hubspotCompanyId?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `language` field. */
  language?: LanguageFilter | null | undefined;
  /** Filter by the object’s `lastEngagedAt` field. */
  lastEngagedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `mailingAddress` relation. */
  mailingAddress?: AddressWhere | null | undefined;
  /** A related `mailingAddress` exists. */
  mailingAddressExists?: boolean | null | undefined;
  /** Filter by the object’s `mailingAddressId` field. */
  mailingAddressId?: IntFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: OrganizationWhere | null | undefined;
  /** Filter by the object’s `numberOfUniqueParticipantsPerYear` field. */
  numberOfUniqueParticipantsPerYear?: IntFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<OrganizationWhere> | null | undefined;
  /** Filter by the object’s `organizationType` relation. */
  organizationType?: OrganizationTypeWhere | null | undefined;
  /** A related `organizationType` exists. */
  organizationTypeExists?: boolean | null | undefined;
  /** Filter by the object’s `organizationTypeId` field. */
  organizationTypeId?: IntFilter | null | undefined;
  /** Filter by the object’s `shippingAddress` relation. */
  shippingAddress?: AddressWhere | null | undefined;
  /** A related `shippingAddress` exists. */
  shippingAddressExists?: boolean | null | undefined;
  /** Filter by the object’s `shippingAddressId` field. */
  shippingAddressId?: IntFilter | null | undefined;
  /** Filter by the object’s `sportsManagementSoftware` relation. */
  sportsManagementSoftware?: SportsManagementSoftwareWhere | null | undefined;
  /** A related `sportsManagementSoftware` exists. */
  sportsManagementSoftwareExists?: boolean | null | undefined;
  /** Filter by the object’s `sportsManagementSoftwareId` field. */
  sportsManagementSoftwareId?: IntFilter | null | undefined;
  /** Filter by the object’s `state` field. */
  state?: StringFilter | null | undefined;
  /** Filter by the object’s `updatedAt` field. */
  updatedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `websiteUrl` field. */
  websiteUrl?: StringFilter | null | undefined;
};

/** All input for the `reissueCheck` mutation. */
export type ReissueCheckInput = {
  checkId?: number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  memo?: string | null | undefined;
  reason?: string | null | undefined;
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

export type Season =
  | 'fall'
  | 'spring'
  | 'summer'
  | 'winter';

/** A filter to be used against Season fields. All fields are combined with a logical ‘and.’ */
export type SeasonFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: Season | null | undefined;
  /** Equal to the specified value. */
  equalTo?: Season | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: Season | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: Season | null | undefined;
  /** Included in the specified list. */
  in?: Array<Season> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: Season | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: Season | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: Season | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: Season | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<Season> | null | undefined;
};

/** A filter to be used against `SponsorCategory` object types. All fields are combined with a logical ‘and.’ */
export type SponsorCategoryWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<SponsorCategoryWhere> | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Negates the expression. */
  not?: SponsorCategoryWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<SponsorCategoryWhere> | null | undefined;
};

/** A filter to be used against `Sponsor` object types. All fields are combined with a logical ‘and.’ */
export type SponsorWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<SponsorWhere> | null | undefined;
  /** Filter by the object’s `category` relation. */
  category?: SponsorCategoryWhere | null | undefined;
  /** A related `category` exists. */
  categoryExists?: boolean | null | undefined;
  /** Filter by the object’s `categoryId` field. */
  categoryId?: IntFilter | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: SponsorWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<SponsorWhere> | null | undefined;
  /** Filter by the object’s `updatedAt` field. */
  updatedAt?: DatetimeFilter | null | undefined;
};

/** A filter to be used against `SponsorableProperty` object types. All fields are combined with a logical ‘and.’ */
export type SponsorablePropertyWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<SponsorablePropertyWhere> | null | undefined;
  /** Filter by the object’s `city` field. */
  city?: StringFilter | null | undefined;
  /** Filter by the object’s `competitiveness` relation. */
  competitiveness?: CompetitivenessWhere | null | undefined;
  /** A related `competitiveness` exists. */
  competitivenessExists?: boolean | null | undefined;
  /** Filter by the object’s `competitivenessId` field. */
  competitivenessId?: IntFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: SponsorablePropertyWhere | null | undefined;
  /** Filter by the object’s `numberOfPlayers` field. */
  numberOfPlayers?: IntFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<SponsorablePropertyWhere> | null | undefined;
  /** Filter by the object’s `organization` relation. */
  organization?: OrganizationWhere | null | undefined;
  /** Filter by the object’s `organizationId` field. */
  organizationId?: IntFilter | null | undefined;
  /** Filter by the object’s `season` field. */
  season?: SeasonFilter | null | undefined;
  /** Filter by the object’s `sport` relation. */
  sport?: SportWhere | null | undefined;
  /** A related `sport` exists. */
  sportExists?: boolean | null | undefined;
  /** Filter by the object’s `sportId` field. */
  sportId?: IntFilter | null | undefined;
  /** Filter by the object’s `startDate` field. */
  startDate?: DateFilter | null | undefined;
  /** Filter by the object’s `state` field. */
  state?: StringFilter | null | undefined;
};

/** A filter to be used against `Sport` object types. All fields are combined with a logical ‘and.’ */
export type SportWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<SportWhere> | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: SportWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<SportWhere> | null | undefined;
};

/** A filter to be used against `SportsManagementSoftware` object types. All fields are combined with a logical ‘and.’ */
export type SportsManagementSoftwareWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<SportsManagementSoftwareWhere> | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: SportsManagementSoftwareWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<SportsManagementSoftwareWhere> | null | undefined;
};

/** A filter to be used against String fields. All fields are combined with a logical ‘and.’ */
export type StringFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: string | null | undefined;
  /** Not equal to the specified value, treating null like an ordinary value (case-insensitive). */
  distinctFromInsensitive?: string | null | undefined;
  /** Ends with the specified string (case-sensitive). */
  endsWith?: string | null | undefined;
  /** Ends with the specified string (case-insensitive). */
  endsWithInsensitive?: string | null | undefined;
  /** Equal to the specified value. */
  equalTo?: string | null | undefined;
  /** Equal to the specified value (case-insensitive). */
  equalToInsensitive?: string | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: string | null | undefined;
  /** Greater than the specified value (case-insensitive). */
  greaterThanInsensitive?: string | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: string | null | undefined;
  /** Greater than or equal to the specified value (case-insensitive). */
  greaterThanOrEqualToInsensitive?: string | null | undefined;
  /** Included in the specified list. */
  in?: Array<string> | null | undefined;
  /** Included in the specified list (case-insensitive). */
  inInsensitive?: Array<string> | null | undefined;
  /** Contains the specified string (case-sensitive). */
  includes?: string | null | undefined;
  /** Contains the specified string (case-insensitive). */
  includesInsensitive?: string | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: string | null | undefined;
  /** Less than the specified value (case-insensitive). */
  lessThanInsensitive?: string | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: string | null | undefined;
  /** Less than or equal to the specified value (case-insensitive). */
  lessThanOrEqualToInsensitive?: string | null | undefined;
  /** Matches the specified pattern (case-sensitive). An underscore (_) matches any single character; a percent sign (%) matches any sequence of zero or more characters. */
  like?: string | null | undefined;
  /** Matches the specified pattern (case-insensitive). An underscore (_) matches any single character; a percent sign (%) matches any sequence of zero or more characters. */
  likeInsensitive?: string | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: string | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value (case-insensitive). */
  notDistinctFromInsensitive?: string | null | undefined;
  /** Does not end with the specified string (case-sensitive). */
  notEndsWith?: string | null | undefined;
  /** Does not end with the specified string (case-insensitive). */
  notEndsWithInsensitive?: string | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: string | null | undefined;
  /** Not equal to the specified value (case-insensitive). */
  notEqualToInsensitive?: string | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<string> | null | undefined;
  /** Not included in the specified list (case-insensitive). */
  notInInsensitive?: Array<string> | null | undefined;
  /** Does not contain the specified string (case-sensitive). */
  notIncludes?: string | null | undefined;
  /** Does not contain the specified string (case-insensitive). */
  notIncludesInsensitive?: string | null | undefined;
  /** Does not match the specified pattern (case-sensitive). An underscore (_) matches any single character; a percent sign (%) matches any sequence of zero or more characters. */
  notLike?: string | null | undefined;
  /** Does not match the specified pattern (case-insensitive). An underscore (_) matches any single character; a percent sign (%) matches any sequence of zero or more characters. */
  notLikeInsensitive?: string | null | undefined;
  /** Does not start with the specified string (case-sensitive). */
  notStartsWith?: string | null | undefined;
  /** Does not start with the specified string (case-insensitive). */
  notStartsWithInsensitive?: string | null | undefined;
  /** Starts with the specified string (case-sensitive). */
  startsWith?: string | null | undefined;
  /** Starts with the specified string (case-insensitive). */
  startsWithInsensitive?: string | null | undefined;
};

/** A filter to be used against UUID fields. All fields are combined with a logical ‘and.’ */
export type UuidFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: string | null | undefined;
  /** Equal to the specified value. */
  equalTo?: string | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: string | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: string | null | undefined;
  /** Included in the specified list. */
  in?: Array<string> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: string | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: string | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: string | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: string | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<string> | null | undefined;
};

export type UserRole =
  | 'admin'
  | 'organization'
  | 'sponsor'
  | 'superadmin';

/** A filter to be used against UserRole fields. All fields are combined with a logical ‘and.’ */
export type UserRoleFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: UserRole | null | undefined;
  /** Equal to the specified value. */
  equalTo?: UserRole | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: UserRole | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: UserRole | null | undefined;
  /** Included in the specified list. */
  in?: Array<UserRole> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: UserRole | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: UserRole | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: UserRole | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: UserRole | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<UserRole> | null | undefined;
};

export type UserStatus =
  | 'active'
  | 'deactivated'
  | 'invited';

/** A filter to be used against UserStatus fields. All fields are combined with a logical ‘and.’ */
export type UserStatusFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: UserStatus | null | undefined;
  /** Equal to the specified value. */
  equalTo?: UserStatus | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: UserStatus | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: UserStatus | null | undefined;
  /** Included in the specified list. */
  in?: Array<UserStatus> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: UserStatus | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: UserStatus | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: UserStatus | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: UserStatus | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<UserStatus> | null | undefined;
};

/** A filter to be used against `User` object types. All fields are combined with a logical ‘and.’ */
export type UserWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<UserWhere> | null | undefined;
  /** Filter by the object’s `cellPhone` field. */
  cellPhone?: StringFilter | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `email` field. */
  email?: StringFilter | null | undefined;
  /** Filter by the object’s `employee` field. */
  employee?: BooleanFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `language` field. */
  language?: LanguageFilter | null | undefined;
  /** Filter by the object’s `lastLogin` field. */
  lastLogin?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: UserWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<UserWhere> | null | undefined;
  /** Filter by the object’s `role` field. */
  role?: UserRoleFilter | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: UserStatusFilter | null | undefined;
  /** Filter by the object’s `title` field. */
  title?: StringFilter | null | undefined;
  /** Filter by the object’s `updatedAt` field. */
  updatedAt?: DatetimeFilter | null | undefined;
};

export type ApproveCheckMutationVariables = Exact<{
  input: ApproveCheckInput;
}>;


export type ApproveCheckMutation = { approveCheck: { changeId: string | null, check: { id: number, number: number | null, status: CheckStatus, firstApprovedById: number | null } } };

export type CheckStateQueryVariables = Exact<{
  id: number;
}>;


export type CheckStateQuery = { checks: Array<{ id: number, number: number | null, status: CheckStatus }> };

export type RejectCheckMutationVariables = Exact<{
  input: RejectCheckInput;
}>;


export type RejectCheckMutation = { rejectCheck: { changeId: string | null, check: { id: number, number: number | null, status: CheckStatus } } };

export type ReissueCheckMutationVariables = Exact<{
  input: ReissueCheckInput;
}>;


export type ReissueCheckMutation = { reissueCheck: { changeId: string | null, check: { id: number, status: CheckStatus } } };

export type MarkChecksMailedMutationVariables = Exact<{
  input: MarkChecksMailedInput;
}>;


export type MarkChecksMailedMutation = { markChecksMailed: { changeId: string | null, checks: Array<{ id: number, state: CheckState }> } };

export type CheckTotalsQueryVariables = Exact<{
  filter?: CheckListItemWhere | null | undefined;
  search?: string | null | undefined;
}>;


export type CheckTotalsQuery = { list: { totalAmount: string }, checkSummaries: Array<{ state: CheckState, count: number, amount: string, upTo7Days: number, upTo30Days: number, over30Days: number, oldestDays: number | null }> };

export type ChecksListQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  after?: string | null | undefined;
  orderBy?: Array<CheckListItemOrderBy> | CheckListItemOrderBy | null | undefined;
  filter?: CheckListItemWhere | null | undefined;
  search?: string | null | undefined;
}>;


export type ChecksListQuery = { list: { nodes: Array<{ id: number, number: number | null, status: CheckStatus, state: CheckState, amount: string, memo: string, payee: string, organizationId: number, organizationName: string, offerId: number, campaignName: string, sponsorName: string, createdById: number | null, requestedByName: string | null, firstApprovedById: number | null, firstApprovedByName: string | null, replacesId: number | null, decidedByName: string | null, decidedAt: string | null, actionReason: string | null, createdAt: string, printedAt: string | null, mailedOn: string | null, runId: number | null, ageDays: number | null, organization: { id: number, mailingAddress: { id: number, line1: string, line2: string | null, city: string, state: string, zip: string } | null }, check: { id: number, similarWrittenAt: string | null, recentPayeeChange: { at: string, what: string, changedBy: string } | null }, offer: { id: number, verificationDeadlines: Array<{ id: number, verified: boolean }> } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, endCursor: string | null } } };

export type ChecksTotalQueryVariables = Exact<{
  filter?: CheckListItemWhere | null | undefined;
  search?: string | null | undefined;
}>;


export type ChecksTotalQuery = { list: { totalCount: number } };

export type CheckListRowFragment = { id: number, number: number | null, status: CheckStatus, state: CheckState, amount: string, memo: string, payee: string, organizationId: number, organizationName: string, offerId: number, campaignName: string, sponsorName: string, createdById: number | null, requestedByName: string | null, firstApprovedById: number | null, firstApprovedByName: string | null, replacesId: number | null, decidedByName: string | null, decidedAt: string | null, actionReason: string | null, createdAt: string, printedAt: string | null, mailedOn: string | null, runId: number | null, ageDays: number | null, organization: { id: number, mailingAddress: { id: number, line1: string, line2: string | null, city: string, state: string, zip: string } | null }, check: { id: number, similarWrittenAt: string | null, recentPayeeChange: { at: string, what: string, changedBy: string } | null }, offer: { id: number, verificationDeadlines: Array<{ id: number, verified: boolean }> } };

export const ApproveCheckDocument = { id: "xRW6KoHGij", name: "ApproveCheck", kind: "mutation" } as TypedDocument<ApproveCheckMutation, ApproveCheckMutationVariables>;
export const CheckStateDocument = { id: "K-r6yDVQzg", name: "CheckState", kind: "query" } as TypedDocument<CheckStateQuery, CheckStateQueryVariables>;
export const RejectCheckDocument = { id: "5wZyqEbz21", name: "RejectCheck", kind: "mutation" } as TypedDocument<RejectCheckMutation, RejectCheckMutationVariables>;
export const ReissueCheckDocument = { id: "PDYUw0jODl", name: "ReissueCheck", kind: "mutation" } as TypedDocument<ReissueCheckMutation, ReissueCheckMutationVariables>;
export const MarkChecksMailedDocument = { id: "WJPjDtYSHd", name: "MarkChecksMailed", kind: "mutation" } as TypedDocument<MarkChecksMailedMutation, MarkChecksMailedMutationVariables>;
export const CheckTotalsDocument = { id: "sTVmZjlf7Q", name: "CheckTotals", kind: "query" } as TypedDocument<CheckTotalsQuery, CheckTotalsQueryVariables>;
export const ChecksListDocument = { id: "KRREOS52Ov", name: "ChecksList", kind: "query" } as TypedDocument<ChecksListQuery, ChecksListQueryVariables>;
export const ChecksTotalDocument = { id: "O9l6PIKNyt", name: "ChecksTotal", kind: "query" } as TypedDocument<ChecksTotalQuery, ChecksTotalQueryVariables>;
