// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
export type AcceptHandoverInput = {
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
};

export type AcceptOfferInput = {
  clientMutationId?: string | null | undefined;
  email?: string | null | undefined;
  endDate: string;
  offerId?: number | null | undefined;
  password?: string | null | undefined;
  stamp?: string | null | undefined;
  startDate: string;
};

export type AcceptVerificationImagesInput = {
  clientMutationId?: string | null | undefined;
  ids?: Array<number | null | undefined> | null | undefined;
};

export type AddAddressToLocationFilterInput = {
  address?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  lat?: number | null | undefined;
  locationFilterId?: number | null | undefined;
  lon?: number | null | undefined;
  name?: string | null | undefined;
};

export type AddAllAvailableSponsorablePropertiesToCampaignInput = {
  campaignId?: number | null | undefined;
  clientMutationId?: string | null | undefined;
  includeConflicts?: boolean | null | undefined;
  searchFilterId?: number | null | undefined;
};

export type AddCapabilityToPackageInput = {
  clientMutationId?: string | null | undefined;
  organizationCapabilityId?: number | null | undefined;
  organizationPackageId?: number | null | undefined;
  quantity?: number | null | undefined;
};

export type AddGeometriesToLocationFilterInput = {
  clientMutationId?: string | null | undefined;
  geometryIds?: Array<number | null | undefined> | null | undefined;
  locationFilterId?: number | null | undefined;
};

export type AddHubspotCampaignPropertyToContactsInput = {
  clientMutationId?: string | null | undefined;
  includeEnded?: boolean | null | undefined;
  offerIds?: Array<number | null | undefined> | null | undefined;
};

export type AddOrganizationSponsorablePropertiesToCampaignInput = {
  campaignId?: number | null | undefined;
  clientMutationId?: string | null | undefined;
  includeConflicts?: boolean | null | undefined;
  organizationId?: number | null | undefined;
};

export type AddPreviousPartnersToCampaignInput = {
  campaignId?: number | null | undefined;
  clientMutationId?: string | null | undefined;
  includeConflicts?: boolean | null | undefined;
  searchFilterId?: number | null | undefined;
};

export type AddSponsorablePropertiesToCampaignInput = {
  campaignId?: number | null | undefined;
  clientMutationId?: string | null | undefined;
  includeConflicts?: boolean | null | undefined;
  sponsorablePropertyIds?: Array<number | null | undefined> | null | undefined;
};

export type AddZipsInput = {
  clientMutationId?: string | null | undefined;
  organizationId?: number | null | undefined;
  zips?: Array<string | null | undefined> | null | undefined;
};

export type AddZipsToLocationFilterInput = {
  clientMutationId?: string | null | undefined;
  locationFilterId?: number | null | undefined;
  zips?: Array<string | null | undefined> | null | undefined;
};

export type AddressType =
  | 'mailing'
  | 'shipping';

export type AddressTypeFilter = {
  distinctFrom?: AddressType | null | undefined;
  equalTo?: AddressType | null | undefined;
  greaterThan?: AddressType | null | undefined;
  greaterThanOrEqualTo?: AddressType | null | undefined;
  in?: Array<AddressType> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: AddressType | null | undefined;
  lessThanOrEqualTo?: AddressType | null | undefined;
  notDistinctFrom?: AddressType | null | undefined;
  notEqualTo?: AddressType | null | undefined;
  notIn?: Array<AddressType> | null | undefined;
};

export type AddressWhere = {
  addressType?: AddressTypeFilter | null | undefined;
  and?: Array<AddressWhere> | null | undefined;
  city?: StringFilter | null | undefined;
  country?: CountryFilter | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  createdBy?: UserWhere | null | undefined;
  createdByExists?: boolean | null | undefined;
  createdById?: IntFilter | null | undefined;
  deliverability?: StringFilter | null | undefined;
  id?: IntFilter | null | undefined;
  line1?: StringFilter | null | undefined;
  line2?: StringFilter | null | undefined;
  name?: StringFilter | null | undefined;
  not?: AddressWhere | null | undefined;
  or?: Array<AddressWhere> | null | undefined;
  organization?: OrganizationWhere | null | undefined;
  organizationId?: IntFilter | null | undefined;
  state?: StringFilter | null | undefined;
  zip?: StringFilter | null | undefined;
};

export type AnswerDeadlineInput = {
  clientMutationId?: string | null | undefined;
  comment?: string | null | undefined;
  verificationDeadlineCannedResponseId?: number | null | undefined;
  verificationDeadlineId?: number | null | undefined;
};

export type AnswerPhotoRequestInput = {
  answer?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
  status?: PhotoRequestStatus | null | undefined;
};

export type ApiKeyOrderBy =
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'EXPIRES_AT_ASC'
  | 'EXPIRES_AT_DESC'
  | 'HINT_ASC'
  | 'HINT_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'LAST_USED_AT_ASC'
  | 'LAST_USED_AT_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'OLD_SECRET_UNTIL_ASC'
  | 'OLD_SECRET_UNTIL_DESC'
  | 'OWNER_ID_ASC'
  | 'OWNER_ID_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'REVOKED_AT_ASC'
  | 'REVOKED_AT_DESC';

export type ApiKeyWhere = {
  and?: Array<ApiKeyWhere> | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  expiresAt?: DatetimeFilter | null | undefined;
  hint?: StringFilter | null | undefined;
  id?: IntFilter | null | undefined;
  lastUsedAt?: DatetimeFilter | null | undefined;
  name?: StringFilter | null | undefined;
  not?: ApiKeyWhere | null | undefined;
  oldSecretUntil?: DatetimeFilter | null | undefined;
  or?: Array<ApiKeyWhere> | null | undefined;
  owner?: UserWhere | null | undefined;
  ownerId?: IntFilter | null | undefined;
  revokedAt?: DatetimeFilter | null | undefined;
};

export type ApproveCheckInput = {
  checkId?: number | null | undefined;
  clientMutationId?: string | null | undefined;
  payeeChangeSeen?: string | null | undefined;
};

export type ApproveDepositRunInput = {
  clientMutationId?: string | null | undefined;
  depositRunId?: number | null | undefined;
  fileSeen?: boolean | null | undefined;
};

export type AssetTermInput = {
  capabilityId?: number | null | undefined;
  quantity?: number | null | undefined;
  reach?: number | null | undefined;
};

export type AssetWhere = {
  and?: Array<AssetWhere> | null | undefined;
  campaignCapability?: CampaignCapabilityWhere | null | undefined;
  campaignCapabilityId?: IntFilter | null | undefined;
  campaignId?: IntFilter | null | undefined;
  id?: IntFilter | null | undefined;
  not?: AssetWhere | null | undefined;
  offer?: OfferWhere | null | undefined;
  offerCampaign?: OfferWhere | null | undefined;
  offerId?: IntFilter | null | undefined;
  or?: Array<AssetWhere> | null | undefined;
  organizationId?: IntFilter | null | undefined;
  sponsorId?: IntFilter | null | undefined;
};

export type AuditEntryListItemOrderBy =
  | 'AT_ASC'
  | 'AT_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC';

export type AuditEntryListItemWhere = {
  and?: Array<AuditEntryListItemWhere> | null | undefined;
  at?: DatetimeFilter | null | undefined;
  id?: BigIntFilter | null | undefined;
  linkKind?: StringFilter | null | undefined;
  not?: AuditEntryListItemWhere | null | undefined;
  op?: StringFilter | null | undefined;
  or?: Array<AuditEntryListItemWhere> | null | undefined;
  organizationId?: IntFilter | null | undefined;
  rowId?: StringFilter | null | undefined;
  tableName?: StringFilter | null | undefined;
  userEmail?: StringFilter | null | undefined;
  userId?: IntFilter | null | undefined;
  userName?: StringFilter | null | undefined;
};

export type BankAccountKind =
  | 'checking'
  | 'savings';

export type BankFileKind =
  | 'bai2'
  | 'csv'
  | 'ofx';

export type BankFileKindFilter = {
  distinctFrom?: BankFileKind | null | undefined;
  equalTo?: BankFileKind | null | undefined;
  greaterThan?: BankFileKind | null | undefined;
  greaterThanOrEqualTo?: BankFileKind | null | undefined;
  in?: Array<BankFileKind> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: BankFileKind | null | undefined;
  lessThanOrEqualTo?: BankFileKind | null | undefined;
  notDistinctFrom?: BankFileKind | null | undefined;
  notEqualTo?: BankFileKind | null | undefined;
  notIn?: Array<BankFileKind> | null | undefined;
};

export type BankFileLayoutOrderBy =
  | 'ACCOUNT_HEADING_ASC'
  | 'ACCOUNT_HEADING_DESC'
  | 'AMOUNT_HEADING_ASC'
  | 'AMOUNT_HEADING_DESC'
  | 'DATE_FORMAT_ASC'
  | 'DATE_FORMAT_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'NUMBER_HEADING_ASC'
  | 'NUMBER_HEADING_DESC'
  | 'PAID_ON_HEADING_ASC'
  | 'PAID_ON_HEADING_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'REFERENCE_HEADING_ASC'
  | 'REFERENCE_HEADING_DESC';

export type BankFileLayoutWhere = {
  accountHeading?: StringFilter | null | undefined;
  amountHeading?: StringFilter | null | undefined;
  and?: Array<BankFileLayoutWhere> | null | undefined;
  dateFormat?: PositivePayDateFilter | null | undefined;
  id?: IntFilter | null | undefined;
  name?: StringFilter | null | undefined;
  not?: BankFileLayoutWhere | null | undefined;
  numberHeading?: StringFilter | null | undefined;
  or?: Array<BankFileLayoutWhere> | null | undefined;
  paidOnHeading?: StringFilter | null | undefined;
  referenceHeading?: StringFilter | null | undefined;
};

export type BankLineIssue =
  | 'paid_after_return'
  | 'paid_after_stop'
  | 'paid_after_void'
  | 'paid_before_mailed'
  | 'paid_twice'
  | 'unknown_number'
  | 'wrong_amount';

export type BankLineIssueFilter = {
  distinctFrom?: BankLineIssue | null | undefined;
  equalTo?: BankLineIssue | null | undefined;
  greaterThan?: BankLineIssue | null | undefined;
  greaterThanOrEqualTo?: BankLineIssue | null | undefined;
  in?: Array<BankLineIssue> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: BankLineIssue | null | undefined;
  lessThanOrEqualTo?: BankLineIssue | null | undefined;
  notDistinctFrom?: BankLineIssue | null | undefined;
  notEqualTo?: BankLineIssue | null | undefined;
  notIn?: Array<BankLineIssue> | null | undefined;
};

export type BankLineOrderBy =
  | 'AMOUNT_ASC'
  | 'AMOUNT_DESC'
  | 'BANK_PAID_ON_ASC'
  | 'BANK_PAID_ON_DESC'
  | 'CHECK_ID_ASC'
  | 'CHECK_ID_DESC'
  | 'CLEARS_ASC'
  | 'CLEARS_DESC'
  | 'ENTERED_BY_ID_ASC'
  | 'ENTERED_BY_ID_DESC'
  | 'FINGERPRINT_ASC'
  | 'FINGERPRINT_DESC'
  | 'FORMAT_ID_ASC'
  | 'FORMAT_ID_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'ISSUE_ASC'
  | 'ISSUE_DESC'
  | 'NATURAL'
  | 'NOTE_ASC'
  | 'NOTE_DESC'
  | 'NUMBER_ASC'
  | 'NUMBER_DESC'
  | 'PAID_ON_ASC'
  | 'PAID_ON_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'REVERSES_ID_ASC'
  | 'REVERSES_ID_DESC'
  | 'SETTLED_AT_ASC'
  | 'SETTLED_AT_DESC'
  | 'SETTLED_BY_ID_ASC'
  | 'SETTLED_BY_ID_DESC'
  | 'SETTLEMENT_ASC'
  | 'SETTLEMENT_DESC'
  | 'STATEMENT_ID_ASC'
  | 'STATEMENT_ID_DESC';

export type BankLineSettlement =
  | 'accepted'
  | 'bank_error'
  | 'cleared';

export type BankLineSettlementFilter = {
  distinctFrom?: BankLineSettlement | null | undefined;
  equalTo?: BankLineSettlement | null | undefined;
  greaterThan?: BankLineSettlement | null | undefined;
  greaterThanOrEqualTo?: BankLineSettlement | null | undefined;
  in?: Array<BankLineSettlement> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: BankLineSettlement | null | undefined;
  lessThanOrEqualTo?: BankLineSettlement | null | undefined;
  notDistinctFrom?: BankLineSettlement | null | undefined;
  notEqualTo?: BankLineSettlement | null | undefined;
  notIn?: Array<BankLineSettlement> | null | undefined;
};

export type BankLineWhere = {
  amount?: BigFloatFilter | null | undefined;
  and?: Array<BankLineWhere> | null | undefined;
  bankPaidOn?: DateFilter | null | undefined;
  check?: CheckWhere | null | undefined;
  checkExists?: boolean | null | undefined;
  checkId?: IntFilter | null | undefined;
  clears?: BooleanFilter | null | undefined;
  enteredBy?: UserWhere | null | undefined;
  enteredByExists?: boolean | null | undefined;
  enteredById?: IntFilter | null | undefined;
  fingerprint?: StringFilter | null | undefined;
  format?: PositivePayFormatWhere | null | undefined;
  formatId?: IntFilter | null | undefined;
  id?: IntFilter | null | undefined;
  issue?: BankLineIssueFilter | null | undefined;
  not?: BankLineWhere | null | undefined;
  note?: StringFilter | null | undefined;
  number?: IntFilter | null | undefined;
  or?: Array<BankLineWhere> | null | undefined;
  paidOn?: DateFilter | null | undefined;
  reverses?: BankLineWhere | null | undefined;
  reversesExists?: boolean | null | undefined;
  reversesId?: IntFilter | null | undefined;
  settledAt?: DatetimeFilter | null | undefined;
  settledBy?: UserWhere | null | undefined;
  settledByExists?: boolean | null | undefined;
  settledById?: IntFilter | null | undefined;
  settlement?: BankLineSettlementFilter | null | undefined;
  statement?: BankStatementWhere | null | undefined;
  statementExists?: boolean | null | undefined;
  statementId?: IntFilter | null | undefined;
};

export type BankStatementOrderBy =
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'CREATED_BY_ID_ASC'
  | 'CREATED_BY_ID_DESC'
  | 'FILE_NAME_ASC'
  | 'FILE_NAME_DESC'
  | 'FORMAT_ID_ASC'
  | 'FORMAT_ID_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'KIND_ASC'
  | 'KIND_DESC'
  | 'KNOWN_AMOUNT_ASC'
  | 'KNOWN_AMOUNT_DESC'
  | 'KNOWN_COUNT_ASC'
  | 'KNOWN_COUNT_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'STATED_TOTAL_ASC'
  | 'STATED_TOTAL_DESC'
  | 'UNDONE_AT_ASC'
  | 'UNDONE_AT_DESC'
  | 'UNDONE_BY_ID_ASC'
  | 'UNDONE_BY_ID_DESC'
  | 'UNDO_REASON_ASC'
  | 'UNDO_REASON_DESC';

export type BankStatementWhere = {
  and?: Array<BankStatementWhere> | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  createdBy?: UserWhere | null | undefined;
  createdByExists?: boolean | null | undefined;
  createdById?: IntFilter | null | undefined;
  fileName?: StringFilter | null | undefined;
  format?: PositivePayFormatWhere | null | undefined;
  formatId?: IntFilter | null | undefined;
  id?: IntFilter | null | undefined;
  kind?: BankFileKindFilter | null | undefined;
  knownAmount?: BigFloatFilter | null | undefined;
  knownCount?: IntFilter | null | undefined;
  not?: BankStatementWhere | null | undefined;
  or?: Array<BankStatementWhere> | null | undefined;
  statedTotal?: BigFloatFilter | null | undefined;
  undoReason?: StringFilter | null | undefined;
  undoneAt?: DatetimeFilter | null | undefined;
  undoneBy?: UserWhere | null | undefined;
  undoneByExists?: boolean | null | undefined;
  undoneById?: IntFilter | null | undefined;
};

export type BigFloatFilter = {
  distinctFrom?: string | number | null | undefined;
  equalTo?: string | number | null | undefined;
  greaterThan?: string | number | null | undefined;
  greaterThanOrEqualTo?: string | number | null | undefined;
  in?: Array<string | number> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: string | number | null | undefined;
  lessThanOrEqualTo?: string | number | null | undefined;
  notDistinctFrom?: string | number | null | undefined;
  notEqualTo?: string | number | null | undefined;
  notIn?: Array<string | number> | null | undefined;
};

export type BigIntFilter = {
  distinctFrom?: string | null | undefined;
  equalTo?: string | null | undefined;
  greaterThan?: string | null | undefined;
  greaterThanOrEqualTo?: string | null | undefined;
  in?: Array<string> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: string | null | undefined;
  lessThanOrEqualTo?: string | null | undefined;
  notDistinctFrom?: string | null | undefined;
  notEqualTo?: string | null | undefined;
  notIn?: Array<string> | null | undefined;
};

export type BooleanFilter = {
  distinctFrom?: boolean | null | undefined;
  equalTo?: boolean | null | undefined;
  greaterThan?: boolean | null | undefined;
  greaterThanOrEqualTo?: boolean | null | undefined;
  in?: Array<boolean> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: boolean | null | undefined;
  lessThanOrEqualTo?: boolean | null | undefined;
  notDistinctFrom?: boolean | null | undefined;
  notEqualTo?: boolean | null | undefined;
  notIn?: Array<boolean> | null | undefined;
};

export type BringBackTodayLineInput = {
  clientMutationId?: string | null | undefined;
  line?: string | null | undefined;
};

export type CampaignBulkPatch = {
  additionalRequirements?: string | null | undefined;
  additionalRequirementsEs?: string | null | undefined;
  anySeason?: boolean | null | undefined;
  daysBetweenMails?: number | null | undefined;
  exclusiveByCategory?: boolean | null | undefined;
  exclusiveBySport?: boolean | null | undefined;
  goal?: string | null | undefined;
  impressionsOverride?: number | null | undefined;
  leagueSharePercentage?: string | number | null | undefined;
  leaguesConfirmedGoalDate?: string | null | undefined;
  lookerUrl?: string | null | undefined;
  primaryBdrContactId?: number | null | undefined;
  primarySalesContactId?: number | null | undefined;
  primaryStrategistContactId?: number | null | undefined;
  season?: Season | null | undefined;
  seasonName?: string | null | undefined;
  sponsorDashboardAdditionalContent?: string | null | undefined;
  sponsorFacingGoalBody?: string | null | undefined;
  sponsorFacingGoalTitle?: string | null | undefined;
  sponsorOverview?: string | null | undefined;
  sponsorOverviewEs?: string | null | undefined;
  sponsorSeesBilling?: boolean | null | undefined;
  sponsorSeesDates?: boolean | null | undefined;
  sponsorSeesFairShare?: boolean | null | undefined;
  sponsorSeesForecast?: boolean | null | undefined;
  sponsorSeesMoney?: boolean | null | undefined;
  sponsorSeesOverdue?: boolean | null | undefined;
  status?: CampaignStatus | null | undefined;
  targetNumberOfLeagues?: number | null | undefined;
  totalSpend?: number | null | undefined;
  year?: number | null | undefined;
};

export type CampaignCapabilityBulkPatch = {
  executionExpectations?: string | null | undefined;
  minimumQuantity?: number | null | undefined;
  quantity?: number | null | undefined;
};

export type CampaignCapabilityWhere = {
  and?: Array<CampaignCapabilityWhere> | null | undefined;
  campaign?: CampaignWhere | null | undefined;
  campaignId?: IntFilter | null | undefined;
  capability?: CapabilityWhere | null | undefined;
  capabilityId?: IntFilter | null | undefined;
  executionExpectations?: StringFilter | null | undefined;
  id?: IntFilter | null | undefined;
  minimumQuantity?: IntFilter | null | undefined;
  not?: CampaignCapabilityWhere | null | undefined;
  or?: Array<CampaignCapabilityWhere> | null | undefined;
  position?: IntFilter | null | undefined;
  quantity?: IntFilter | null | undefined;
};

export type CampaignContractOrderBy =
  | 'CAMPAIGN_ID_ASC'
  | 'CAMPAIGN_ID_DESC'
  | 'CREATED_BY_ID_ASC'
  | 'CREATED_BY_ID_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'SPONSOR_ID_ASC'
  | 'SPONSOR_ID_DESC'
  | 'STAFF_SIGNED_BY_ID_ASC'
  | 'STAFF_SIGNED_BY_ID_DESC'
  | 'STATUS_ASC'
  | 'STATUS_DESC'
  | 'VERSION_NUMBER_ASC'
  | 'VERSION_NUMBER_DESC';

export type CampaignContractWhere = {
  and?: Array<CampaignContractWhere> | null | undefined;
  campaign?: CampaignWhere | null | undefined;
  campaignId?: IntFilter | null | undefined;
  createdBy?: UserWhere | null | undefined;
  createdByExists?: boolean | null | undefined;
  createdById?: IntFilter | null | undefined;
  id?: IntFilter | null | undefined;
  not?: CampaignContractWhere | null | undefined;
  or?: Array<CampaignContractWhere> | null | undefined;
  sponsorId?: IntFilter | null | undefined;
  staffSignedBy?: UserWhere | null | undefined;
  staffSignedByExists?: boolean | null | undefined;
  staffSignedById?: IntFilter | null | undefined;
  versionNumber?: IntFilter | null | undefined;
};

export type CampaignCustomQuestionInput = {
  id?: number | null | undefined;
  question: string;
};

export type CampaignListItemOrderBy =
  | 'CONFIRMED_COUNT_ASC'
  | 'CONFIRMED_COUNT_DESC'
  | 'CONFIRMED_PERCENTAGE_ASC'
  | 'CONFIRMED_PERCENTAGE_DESC'
  | 'CONFIRMED_VALUE_ASC'
  | 'CONFIRMED_VALUE_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'ENDS_AT_ASC'
  | 'ENDS_AT_DESC'
  | 'FORECAST_HIGH_ASC'
  | 'FORECAST_HIGH_DESC'
  | 'FORECAST_LOW_ASC'
  | 'FORECAST_LOW_DESC'
  | 'FORECAST_MEDIAN_ASC'
  | 'FORECAST_MEDIAN_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'LEAGUES_CONFIRMED_GOAL_DATE_ASC'
  | 'LEAGUES_CONFIRMED_GOAL_DATE_DESC'
  | 'LEAGUE_BUDGET_ASC'
  | 'LEAGUE_BUDGET_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'NEXT_DATE_ASC'
  | 'NEXT_DATE_DESC'
  | 'ON_TIME_VERIFICATION_PERCENTAGE_ASC'
  | 'ON_TIME_VERIFICATION_PERCENTAGE_DESC'
  | 'OVERDUE_DEADLINES_COUNT_ASC'
  | 'OVERDUE_DEADLINES_COUNT_DESC'
  | 'PENDING_IMAGES_COUNT_ASC'
  | 'PENDING_IMAGES_COUNT_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'PRIMARY_SALES_CONTACT_ID_ASC'
  | 'PRIMARY_SALES_CONTACT_ID_DESC'
  | 'PRIMARY_STRATEGIST_CONTACT_ID_ASC'
  | 'PRIMARY_STRATEGIST_CONTACT_ID_DESC'
  | 'PROPOSED_COUNT_ASC'
  | 'PROPOSED_COUNT_DESC'
  | 'PROSPECTING_COUNT_ASC'
  | 'PROSPECTING_COUNT_DESC'
  | 'QUALIFIED_COUNT_ASC'
  | 'QUALIFIED_COUNT_DESC'
  | 'SALES_CONTACT_NAME_ASC'
  | 'SALES_CONTACT_NAME_DESC'
  | 'SEASON_ASC'
  | 'SEASON_DESC'
  | 'SEASON_NAME_ASC'
  | 'SEASON_NAME_DESC'
  | 'SPENT_PERCENTAGE_ASC'
  | 'SPENT_PERCENTAGE_DESC'
  | 'SPONSOR_ID_ASC'
  | 'SPONSOR_ID_DESC'
  | 'SPONSOR_NAME_ASC'
  | 'SPONSOR_NAME_DESC'
  | 'STARTS_AT_ASC'
  | 'STARTS_AT_DESC'
  | 'STATUS_ASC'
  | 'STATUS_DESC'
  | 'STRATEGIST_NAME_ASC'
  | 'STRATEGIST_NAME_DESC'
  | 'TARGET_ASC'
  | 'TARGET_CHANCE_PERCENTAGE_ASC'
  | 'TARGET_CHANCE_PERCENTAGE_DESC'
  | 'TARGET_DESC'
  | 'TARGET_NUMBER_OF_LEAGUES_ASC'
  | 'TARGET_NUMBER_OF_LEAGUES_DESC'
  | 'TOTAL_SPEND_ASC'
  | 'TOTAL_SPEND_DESC'
  | 'UPDATED_AT_ASC'
  | 'UPDATED_AT_DESC'
  | 'YEAR_ASC'
  | 'YEAR_DESC';

export type CampaignListItemWhere = {
  and?: Array<CampaignListItemWhere> | null | undefined;
  campaign?: CampaignWhere | null | undefined;
  confirmedCount?: IntFilter | null | undefined;
  confirmedPercentage?: BigFloatFilter | null | undefined;
  confirmedValue?: BigFloatFilter | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  endsAt?: DateFilter | null | undefined;
  forecastHigh?: IntFilter | null | undefined;
  forecastLow?: IntFilter | null | undefined;
  forecastMedian?: IntFilter | null | undefined;
  id?: IntFilter | null | undefined;
  leagueBudget?: BigFloatFilter | null | undefined;
  leaguesConfirmedGoalDate?: DateFilter | null | undefined;
  name?: StringFilter | null | undefined;
  nextDate?: DateFilter | null | undefined;
  not?: CampaignListItemWhere | null | undefined;
  onTimeVerificationPercentage?: BigFloatFilter | null | undefined;
  or?: Array<CampaignListItemWhere> | null | undefined;
  overdueDeadlinesCount?: IntFilter | null | undefined;
  pendingImagesCount?: IntFilter | null | undefined;
  primarySalesContactId?: IntFilter | null | undefined;
  primaryStrategistContactId?: IntFilter | null | undefined;
  proposedCount?: IntFilter | null | undefined;
  prospectingCount?: IntFilter | null | undefined;
  qualifiedCount?: IntFilter | null | undefined;
  salesContactName?: StringFilter | null | undefined;
  season?: SeasonFilter | null | undefined;
  seasonName?: StringFilter | null | undefined;
  spentPercentage?: BigFloatFilter | null | undefined;
  sponsor?: SponsorWhere | null | undefined;
  sponsorId?: IntFilter | null | undefined;
  sponsorName?: StringFilter | null | undefined;
  startsAt?: DateFilter | null | undefined;
  status?: CampaignStatusFilter | null | undefined;
  strategistName?: StringFilter | null | undefined;
  target?: IntFilter | null | undefined;
  targetChancePercentage?: IntFilter | null | undefined;
  targetNumberOfLeagues?: IntFilter | null | undefined;
  totalSpend?: IntFilter | null | undefined;
  updatedAt?: DatetimeFilter | null | undefined;
  year?: IntFilter | null | undefined;
};

export type CampaignNoteOrderBy =
  | 'BODY_ASC'
  | 'BODY_DESC'
  | 'CAMPAIGN_ID_ASC'
  | 'CAMPAIGN_ID_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'DATED_ON_ASC'
  | 'DATED_ON_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'PUBLISHED_ASC'
  | 'PUBLISHED_AT_ASC'
  | 'PUBLISHED_AT_DESC'
  | 'PUBLISHED_DESC'
  | 'TITLE_ASC'
  | 'TITLE_DESC';

export type CampaignNoteWhere = {
  and?: Array<CampaignNoteWhere> | null | undefined;
  body?: StringFilter | null | undefined;
  campaign?: CampaignWhere | null | undefined;
  campaignId?: IntFilter | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  datedOn?: DateFilter | null | undefined;
  id?: IntFilter | null | undefined;
  not?: CampaignNoteWhere | null | undefined;
  or?: Array<CampaignNoteWhere> | null | undefined;
  published?: BooleanFilter | null | undefined;
  publishedAt?: DatetimeFilter | null | undefined;
  title?: StringFilter | null | undefined;
};

export type CampaignRecord =
  | 'campaign_capabilities'
  | 'campaign_statistics'
  | 'testimonials';

export type CampaignRollOverInput = {
  askedOfferIds?: Array<number | null | undefined> | null | undefined;
  campaignId?: number | null | undefined;
  deadlines?: Array<RolledOverDeadlineInput | null | undefined> | null | undefined;
  leaguesConfirmedGoalDate?: string | null | undefined;
  leftOut?: Array<string | null | undefined> | null | undefined;
  leftOutOfferIds?: Array<number | null | undefined> | null | undefined;
  name?: string | null | undefined;
  season?: Season | null | undefined;
  seasonName?: string | null | undefined;
  targetNumberOfLeagues?: number | null | undefined;
  totalSpend?: number | null | undefined;
  year?: number | null | undefined;
};

export type CampaignStatisticOrderBy =
  | 'CAMPAIGN_ID_ASC'
  | 'CAMPAIGN_ID_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'DESCRIPTION_ASC'
  | 'DESCRIPTION_DESC'
  | 'ICON_NAME_ASC'
  | 'ICON_NAME_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'NUMBER_ASC'
  | 'NUMBER_DESC'
  | 'NUMBER_ENTERED_AT_ASC'
  | 'NUMBER_ENTERED_AT_DESC'
  | 'POSITION_ASC'
  | 'POSITION_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC';

export type CampaignStatisticWhere = {
  and?: Array<CampaignStatisticWhere> | null | undefined;
  campaign?: CampaignWhere | null | undefined;
  campaignId?: IntFilter | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  description?: StringFilter | null | undefined;
  iconName?: StatisticIconFilter | null | undefined;
  id?: IntFilter | null | undefined;
  name?: StringFilter | null | undefined;
  not?: CampaignStatisticWhere | null | undefined;
  number?: StringFilter | null | undefined;
  numberEnteredAt?: DatetimeFilter | null | undefined;
  or?: Array<CampaignStatisticWhere> | null | undefined;
  position?: IntFilter | null | undefined;
};

export type CampaignStatus =
  | 'active'
  | 'complete'
  | 'contracted'
  | 'proposed'
  | 'rejected';

export type CampaignStatusFilter = {
  distinctFrom?: CampaignStatus | null | undefined;
  equalTo?: CampaignStatus | null | undefined;
  greaterThan?: CampaignStatus | null | undefined;
  greaterThanOrEqualTo?: CampaignStatus | null | undefined;
  in?: Array<CampaignStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: CampaignStatus | null | undefined;
  lessThanOrEqualTo?: CampaignStatus | null | undefined;
  notDistinctFrom?: CampaignStatus | null | undefined;
  notEqualTo?: CampaignStatus | null | undefined;
  notIn?: Array<CampaignStatus> | null | undefined;
};

export type CampaignWhere = {
  additionalRequirements?: StringFilter | null | undefined;
  additionalRequirementsEs?: StringFilter | null | undefined;
  and?: Array<CampaignWhere> | null | undefined;
  anySeason?: BooleanFilter | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  daysBetweenMails?: IntFilter | null | undefined;
  duplicatedFrom?: CampaignWhere | null | undefined;
  duplicatedFromExists?: boolean | null | undefined;
  duplicatedFromId?: IntFilter | null | undefined;
  endsAt?: DateFilter | null | undefined;
  exclusiveByCategory?: BooleanFilter | null | undefined;
  exclusiveBySport?: BooleanFilter | null | undefined;
  goal?: StringFilter | null | undefined;
  id?: IntFilter | null | undefined;
  impressionsEnteredAt?: DatetimeFilter | null | undefined;
  impressionsOverride?: IntFilter | null | undefined;
  leagueBudget?: BigFloatFilter | null | undefined;
  leagueSharePercentage?: BigFloatFilter | null | undefined;
  leaguesConfirmedGoalDate?: DateFilter | null | undefined;
  lookerUrl?: StringFilter | null | undefined;
  name?: StringFilter | null | undefined;
  not?: CampaignWhere | null | undefined;
  or?: Array<CampaignWhere> | null | undefined;
  primaryBdrContact?: UserWhere | null | undefined;
  primaryBdrContactExists?: boolean | null | undefined;
  primaryBdrContactId?: IntFilter | null | undefined;
  primarySalesContact?: UserWhere | null | undefined;
  primarySalesContactExists?: boolean | null | undefined;
  primarySalesContactId?: IntFilter | null | undefined;
  primaryStrategistContact?: UserWhere | null | undefined;
  primaryStrategistContactExists?: boolean | null | undefined;
  primaryStrategistContactId?: IntFilter | null | undefined;
  season?: SeasonFilter | null | undefined;
  seasonName?: StringFilter | null | undefined;
  sponsor?: SponsorWhere | null | undefined;
  sponsorDashboardAdditionalContent?: StringFilter | null | undefined;
  sponsorFacingGoalBody?: StringFilter | null | undefined;
  sponsorFacingGoalTitle?: StringFilter | null | undefined;
  sponsorId?: IntFilter | null | undefined;
  sponsorOverview?: StringFilter | null | undefined;
  sponsorOverviewEs?: StringFilter | null | undefined;
  sponsorSeesBilling?: BooleanFilter | null | undefined;
  sponsorSeesDates?: BooleanFilter | null | undefined;
  sponsorSeesFairShare?: BooleanFilter | null | undefined;
  sponsorSeesForecast?: BooleanFilter | null | undefined;
  sponsorSeesMoney?: BooleanFilter | null | undefined;
  sponsorSeesOverdue?: BooleanFilter | null | undefined;
  sponsorshipApplicationsSent?: DatetimeFilter | null | undefined;
  startsAt?: DateFilter | null | undefined;
  targetNumberOfLeagues?: IntFilter | null | undefined;
  totalSpend?: IntFilter | null | undefined;
  updatedAt?: DatetimeFilter | null | undefined;
  year?: IntFilter | null | undefined;
};

export type CancelCheckInput = {
  checkId?: number | null | undefined;
  clientMutationId?: string | null | undefined;
};

export type CancelCheckRunInput = {
  clientMutationId?: string | null | undefined;
  reason?: string | null | undefined;
  runId?: number | null | undefined;
};

export type CancelDepositRunInput = {
  clientMutationId?: string | null | undefined;
  depositRunId?: number | null | undefined;
  notAtBank?: boolean | null | undefined;
  reason?: string | null | undefined;
};

export type CancelHandoverInput = {
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
};

export type CancelOfferInput = {
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
  reason?: string | null | undefined;
};

export type CancelSendInput = {
  clientMutationId?: string | null | undefined;
  sendId?: number | null | undefined;
};

export type CapabilityDetailWhere = {
  and?: Array<CapabilityDetailWhere> | null | undefined;
  capability?: CapabilityWhere | null | undefined;
  capabilityId?: IntFilter | null | undefined;
  id?: IntFilter | null | undefined;
  kind?: DetailKindFilter | null | undefined;
  not?: CapabilityDetailWhere | null | undefined;
  or?: Array<CapabilityDetailWhere> | null | undefined;
  organization?: OrganizationWhere | null | undefined;
  organizationId?: IntFilter | null | undefined;
  socialMediaChannel?: SocialMediaChannelWhere | null | undefined;
  socialMediaChannelExists?: boolean | null | undefined;
  socialMediaChannelId?: IntFilter | null | undefined;
  sponsorshipApplication?: SponsorshipApplicationWhere | null | undefined;
  sponsorshipApplicationExists?: boolean | null | undefined;
  sponsorshipApplicationId?: IntFilter | null | undefined;
};

export type CapabilityOrderBy =
  | 'CREATE_DEADLINE_BASED_ON_QUANTITY_ASC'
  | 'CREATE_DEADLINE_BASED_ON_QUANTITY_DESC'
  | 'DIGITAL_ASC'
  | 'DIGITAL_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'INTEREST_ID_ASC'
  | 'INTEREST_ID_DESC'
  | 'KIND_ASC'
  | 'KIND_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'ORGANIZATION_FACING_DESCRIPTION_ASC'
  | 'ORGANIZATION_FACING_DESCRIPTION_DESC'
  | 'POSITION_ASC'
  | 'POSITION_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'RETIRED_ASC'
  | 'RETIRED_DESC'
  | 'SPONSOR_FACING_DESCRIPTION_ASC'
  | 'SPONSOR_FACING_DESCRIPTION_DESC';

export type CapabilityWhere = {
  and?: Array<CapabilityWhere> | null | undefined;
  createDeadlineBasedOnQuantity?: BooleanFilter | null | undefined;
  digital?: BooleanFilter | null | undefined;
  id?: IntFilter | null | undefined;
  interest?: InterestWhere | null | undefined;
  interestExists?: boolean | null | undefined;
  interestId?: StringFilter | null | undefined;
  kind?: DetailKindFilter | null | undefined;
  name?: StringFilter | null | undefined;
  not?: CapabilityWhere | null | undefined;
  or?: Array<CapabilityWhere> | null | undefined;
  organizationFacingDescription?: StringFilter | null | undefined;
  position?: IntFilter | null | undefined;
  retired?: BooleanFilter | null | undefined;
  sponsorFacingDescription?: StringFilter | null | undefined;
};

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
  | 'PAYOUT_METHOD_ASC'
  | 'PAYOUT_METHOD_DESC'
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

export type CheckListItemWhere = {
  amount?: BigFloatFilter | null | undefined;
  and?: Array<CheckListItemWhere> | null | undefined;
  campaignId?: IntFilter | null | undefined;
  campaignName?: StringFilter | null | undefined;
  check?: CheckWhere | null | undefined;
  clearedOn?: DateFilter | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  createdById?: IntFilter | null | undefined;
  decidedAt?: DatetimeFilter | null | undefined;
  decidedById?: IntFilter | null | undefined;
  decidedByName?: StringFilter | null | undefined;
  firstApprovedById?: IntFilter | null | undefined;
  id?: IntFilter | null | undefined;
  mailedOn?: DateFilter | null | undefined;
  memo?: StringFilter | null | undefined;
  not?: CheckListItemWhere | null | undefined;
  number?: IntFilter | null | undefined;
  offer?: OfferWhere | null | undefined;
  offerId?: IntFilter | null | undefined;
  or?: Array<CheckListItemWhere> | null | undefined;
  organization?: OrganizationWhere | null | undefined;
  organizationId?: IntFilter | null | undefined;
  organizationName?: StringFilter | null | undefined;
  payee?: StringFilter | null | undefined;
  payoutMethod?: PayoutMethodFilter | null | undefined;
  requestedByName?: StringFilter | null | undefined;
  runId?: IntFilter | null | undefined;
  sponsorId?: IntFilter | null | undefined;
  sponsorName?: StringFilter | null | undefined;
  state?: CheckStateFilter | null | undefined;
  status?: CheckStatusFilter | null | undefined;
  validUntil?: DateFilter | null | undefined;
};

export type CheckPosition =
  | 'bottom'
  | 'middle'
  | 'top';

export type CheckRunOrderBy =
  | 'CANCEL_REASON_ASC'
  | 'CANCEL_REASON_DESC'
  | 'CLOSED_AT_ASC'
  | 'CLOSED_AT_DESC'
  | 'CLOSED_BY_ID_ASC'
  | 'CLOSED_BY_ID_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'CREATED_BY_ID_ASC'
  | 'CREATED_BY_ID_DESC'
  | 'FIRST_NUMBER_ASC'
  | 'FIRST_NUMBER_DESC'
  | 'FORMAT_ID_ASC'
  | 'FORMAT_ID_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'LAST_NUMBER_ASC'
  | 'LAST_NUMBER_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'STATUS_ASC'
  | 'STATUS_DESC';

export type CheckRunStatus =
  | 'canceled'
  | 'open'
  | 'printed';

export type CheckRunStatusFilter = {
  distinctFrom?: CheckRunStatus | null | undefined;
  equalTo?: CheckRunStatus | null | undefined;
  greaterThan?: CheckRunStatus | null | undefined;
  greaterThanOrEqualTo?: CheckRunStatus | null | undefined;
  in?: Array<CheckRunStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: CheckRunStatus | null | undefined;
  lessThanOrEqualTo?: CheckRunStatus | null | undefined;
  notDistinctFrom?: CheckRunStatus | null | undefined;
  notEqualTo?: CheckRunStatus | null | undefined;
  notIn?: Array<CheckRunStatus> | null | undefined;
};

export type CheckRunWhere = {
  and?: Array<CheckRunWhere> | null | undefined;
  bank?: PositivePayFormatWhere | null | undefined;
  bankExists?: boolean | null | undefined;
  cancelReason?: StringFilter | null | undefined;
  closedAt?: DatetimeFilter | null | undefined;
  closedBy?: UserWhere | null | undefined;
  closedByExists?: boolean | null | undefined;
  closedById?: IntFilter | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  createdBy?: UserWhere | null | undefined;
  createdByExists?: boolean | null | undefined;
  createdById?: IntFilter | null | undefined;
  firstNumber?: IntFilter | null | undefined;
  formatId?: IntFilter | null | undefined;
  id?: IntFilter | null | undefined;
  lastNumber?: IntFilter | null | undefined;
  not?: CheckRunWhere | null | undefined;
  or?: Array<CheckRunWhere> | null | undefined;
  status?: CheckRunStatusFilter | null | undefined;
};

export type CheckState =
  | 'approved'
  | 'cleared'
  | 'escheat_due'
  | 'in_run'
  | 'mailed'
  | 'pending'
  | 'printed'
  | 'rejected'
  | 'returned'
  | 'stale'
  | 'stopped'
  | 'voided';

export type CheckStateFilter = {
  distinctFrom?: CheckState | null | undefined;
  equalTo?: CheckState | null | undefined;
  greaterThan?: CheckState | null | undefined;
  greaterThanOrEqualTo?: CheckState | null | undefined;
  in?: Array<CheckState> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: CheckState | null | undefined;
  lessThanOrEqualTo?: CheckState | null | undefined;
  notDistinctFrom?: CheckState | null | undefined;
  notEqualTo?: CheckState | null | undefined;
  notIn?: Array<CheckState> | null | undefined;
};

export type CheckStatus =
  | 'approved'
  | 'pending'
  | 'rejected'
  | 'voided';

export type CheckStatusFilter = {
  distinctFrom?: CheckStatus | null | undefined;
  equalTo?: CheckStatus | null | undefined;
  greaterThan?: CheckStatus | null | undefined;
  greaterThanOrEqualTo?: CheckStatus | null | undefined;
  in?: Array<CheckStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: CheckStatus | null | undefined;
  lessThanOrEqualTo?: CheckStatus | null | undefined;
  notDistinctFrom?: CheckStatus | null | undefined;
  notEqualTo?: CheckStatus | null | undefined;
  notIn?: Array<CheckStatus> | null | undefined;
};

export type CheckWhere = {
  actionReason?: StringFilter | null | undefined;
  amount?: BigFloatFilter | null | undefined;
  and?: Array<CheckWhere> | null | undefined;
  clearedAmount?: BigFloatFilter | null | undefined;
  clearedOn?: DateFilter | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  createdBy?: UserWhere | null | undefined;
  createdByExists?: boolean | null | undefined;
  createdById?: IntFilter | null | undefined;
  depositAccount?: DepositAccountWhere | null | undefined;
  depositAccountExists?: boolean | null | undefined;
  depositAccountId?: IntFilter | null | undefined;
  escheatDueOn?: DateFilter | null | undefined;
  estimatedArrivalDate?: DateFilter | null | undefined;
  firstApprovedAt?: DatetimeFilter | null | undefined;
  firstApprovedBy?: UserWhere | null | undefined;
  firstApprovedByExists?: boolean | null | undefined;
  firstApprovedById?: IntFilter | null | undefined;
  id?: IntFilter | null | undefined;
  mailedOn?: DateFilter | null | undefined;
  mailingAddress?: AddressWhere | null | undefined;
  mailingAddressExists?: boolean | null | undefined;
  mailingAddressId?: IntFilter | null | undefined;
  memo?: StringFilter | null | undefined;
  not?: CheckWhere | null | undefined;
  number?: IntFilter | null | undefined;
  offer?: OfferWhere | null | undefined;
  offerId?: IntFilter | null | undefined;
  or?: Array<CheckWhere> | null | undefined;
  organization?: OrganizationWhere | null | undefined;
  organizationId?: IntFilter | null | undefined;
  payoutMethod?: PayoutMethodFilter | null | undefined;
  printedAt?: DatetimeFilter | null | undefined;
  recipientName?: StringFilter | null | undefined;
  replaces?: CheckWhere | null | undefined;
  replacesExists?: boolean | null | undefined;
  replacesId?: IntFilter | null | undefined;
  returnedOn?: DateFilter | null | undefined;
  reviewedAt?: DatetimeFilter | null | undefined;
  reviewedBy?: UserWhere | null | undefined;
  reviewedByExists?: boolean | null | undefined;
  reviewedById?: IntFilter | null | undefined;
  run?: CheckRunWhere | null | undefined;
  runExists?: boolean | null | undefined;
  runId?: IntFilter | null | undefined;
  sponsorId?: IntFilter | null | undefined;
  staleOn?: DateFilter | null | undefined;
  state?: CheckStateFilter | null | undefined;
  status?: CheckStatusFilter | null | undefined;
  stoppedOn?: DateFilter | null | undefined;
  validUntil?: DateFilter | null | undefined;
  voidedAt?: DatetimeFilter | null | undefined;
  voidedBy?: UserWhere | null | undefined;
  voidedByExists?: boolean | null | undefined;
  voidedById?: IntFilter | null | undefined;
  withheld?: BigFloatFilter | null | undefined;
};

export type ClearBounceInput = {
  address?: string | null | undefined;
  clientMutationId?: string | null | undefined;
};

export type CloseMonthInput = {
  clientMutationId?: string | null | undefined;
  month?: string | null | undefined;
  noStatementReason?: string | null | undefined;
};

export type CommentOnDashboardInput = {
  body?: string | null | undefined;
  campaignId?: number | null | undefined;
  campaignNoteId?: number | null | undefined;
  clientKey?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  season?: Season | null | undefined;
  section?: DashboardSection | null | undefined;
  sponsorId?: number | null | undefined;
  verificationImageId?: number | null | undefined;
  year?: number | null | undefined;
};

export type CommentOrderBy =
  | 'CAMPAIGN_ID_ASC'
  | 'CAMPAIGN_ID_DESC'
  | 'CONTENT_ASC'
  | 'CONTENT_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NATURAL'
  | 'OFFER_ID_ASC'
  | 'OFFER_ID_DESC'
  | 'ORGANIZATION_ID_ASC'
  | 'ORGANIZATION_ID_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'SPONSOR_ID_ASC'
  | 'SPONSOR_ID_DESC'
  | 'USER_ID_ASC'
  | 'USER_ID_DESC';

export type CommentWhere = {
  and?: Array<CommentWhere> | null | undefined;
  campaign?: CampaignWhere | null | undefined;
  campaignExists?: boolean | null | undefined;
  campaignId?: IntFilter | null | undefined;
  content?: StringFilter | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  id?: IntFilter | null | undefined;
  not?: CommentWhere | null | undefined;
  offer?: OfferWhere | null | undefined;
  offerExists?: boolean | null | undefined;
  offerId?: IntFilter | null | undefined;
  or?: Array<CommentWhere> | null | undefined;
  organization?: OrganizationWhere | null | undefined;
  organizationExists?: boolean | null | undefined;
  organizationId?: IntFilter | null | undefined;
  sponsor?: SponsorWhere | null | undefined;
  sponsorExists?: boolean | null | undefined;
  sponsorId?: IntFilter | null | undefined;
  user?: UserWhere | null | undefined;
  userExists?: boolean | null | undefined;
  userId?: IntFilter | null | undefined;
};

export type CompetitivenessOrderBy =
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC';

export type CompetitivenessWhere = {
  and?: Array<CompetitivenessWhere> | null | undefined;
  id?: IntFilter | null | undefined;
  name?: StringFilter | null | undefined;
  not?: CompetitivenessWhere | null | undefined;
  or?: Array<CompetitivenessWhere> | null | undefined;
};

export type ComputeCampaignForecastInput = {
  campaignId?: number | null | undefined;
  clientMutationId?: string | null | undefined;
};

export type ConfirmCheckRunInput = {
  clientMutationId?: string | null | undefined;
  runId?: number | null | undefined;
};

export type ConfirmOrganizationUserInput = {
  clientMutationId?: string | null | undefined;
  organizationId?: number | null | undefined;
  userId?: number | null | undefined;
};

export type ContractStatus =
  | 'draft'
  | 'out_for_signature'
  | 'signed'
  | 'superseded'
  | 'withdrawn';

export type Country =
  | 'CA'
  | 'US';

export type CountryFilter = {
  distinctFrom?: Country | null | undefined;
  equalTo?: Country | null | undefined;
  greaterThan?: Country | null | undefined;
  greaterThanOrEqualTo?: Country | null | undefined;
  in?: Array<Country> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: Country | null | undefined;
  lessThanOrEqualTo?: Country | null | undefined;
  notDistinctFrom?: Country | null | undefined;
  notEqualTo?: Country | null | undefined;
  notIn?: Array<Country> | null | undefined;
};

export type CreateApiKeyInput = {
  clientMutationId?: string | null | undefined;
  days?: number | null | undefined;
  hint?: string | null | undefined;
  name?: string | null | undefined;
  scopes?: Array<string | null | undefined> | null | undefined;
  secretHash?: string | null | undefined;
};

export type CreateBankFileLayoutInput = {
  accountHeading?: string | null | undefined;
  amountHeading: string;
  clientMutationId?: string | null | undefined;
  dateFormat?: PositivePayDate | null | undefined;
  name: string;
  numberHeading: string;
  paidOnHeading: string;
  referenceHeading?: string | null | undefined;
};

export type CreateCampaignCapabilityInput = {
  campaignId: number;
  capabilityId: number;
  clientMutationId?: string | null | undefined;
  executionExpectations?: string | null | undefined;
  minimumQuantity?: number | null | undefined;
  quantity?: number | null | undefined;
};

export type CreateCampaignContractInput = {
  amounts: Array<string | number | null | undefined>;
  billingAddress: string;
  billingEmail: string;
  billingName: string;
  campaignId: number;
  clientMutationId?: string | null | undefined;
  dueDates: Array<string | null | undefined>;
  endsOn: string;
  leagueSharePercentage?: string | number | null | undefined;
  signerEmail?: string | null | undefined;
  startsOn: string;
  terms?: string | null | undefined;
  totalSpend: string | number;
};

export type CreateCampaignNoteInput = {
  body: string;
  campaignId: number;
  clientMutationId?: string | null | undefined;
  datedOn?: string | null | undefined;
  published?: boolean | null | undefined;
  title?: string | null | undefined;
};

export type CreateCampaignStatisticInput = {
  campaignId: number;
  clientMutationId?: string | null | undefined;
  description: string;
  iconName: StatisticIcon;
  name: string;
  number: string;
};

export type CreateCheckInput = {
  amount?: string | number | null | undefined;
  clientMutationId?: string | null | undefined;
  memo?: string | null | undefined;
  offerId?: number | null | undefined;
};

export type CreateCheckRunInput = {
  checkIds?: Array<number | null | undefined> | null | undefined;
  clientMutationId?: string | null | undefined;
  firstNumber?: number | null | undefined;
  formatId?: number | null | undefined;
  leaveOutUnprintable?: boolean | null | undefined;
  skippedReason?: string | null | undefined;
};

export type CreateCommentInput = {
  campaignId?: number | null | undefined;
  clientMutationId?: string | null | undefined;
  content?: string | null | undefined;
  mentionedUserIds?: Array<number | null | undefined> | null | undefined;
  offerId?: number | null | undefined;
  organizationId?: number | null | undefined;
  sponsorId?: number | null | undefined;
};

export type CreateCreativeContentInput = {
  clientMutationId?: string | null | undefined;
  content: string;
  name: string;
  verificationDeadlineId: number;
};

export type CreateCreativeContentTemplateInput = {
  clientMutationId?: string | null | undefined;
  content: string;
  defaultVerificationDeadlineId: number;
  name: string;
};

export type CreateDefaultVerificationDeadlineInput = {
  campaignCapabilityId: number;
  clientMutationId?: string | null | undefined;
  deadline: string;
  leagueMoveDays?: number | null | undefined;
  leagueMoves?: number | null | undefined;
  name: string;
  offset?: number | null | undefined;
  offsetType?: OffsetType | null | undefined;
  requiresCreatives?: boolean | null | undefined;
  verificationReminderInstructions: string;
  verificationReminderInstructionsEs?: string | null | undefined;
};

export type CreateDepositRunInput = {
  checkIds?: Array<number | null | undefined> | null | undefined;
  clientMutationId?: string | null | undefined;
  effectiveDate?: string | null | undefined;
};

export type CreateDormancyRuleInput = {
  clientMutationId?: string | null | undefined;
  source: string;
  state: string;
  years: number;
};

export type CreateFeedInput = {
  clientMutationId?: string | null | undefined;
  listViewId: number;
  request: unknown;
};

export type CreateImageRejectionReasonInput = {
  clientMutationId?: string | null | undefined;
  imageRejectionReason: ImageRejectionReasonInput;
};

export type CreateListViewInput = {
  clientMutationId?: string | null | undefined;
  label: string;
  resource: string;
  shared?: boolean | null | undefined;
  view: unknown;
};

export type CreateLocationFilterInput = {
  campaignId?: number | null | undefined;
  clientMutationId?: string | null | undefined;
  name?: string | null | undefined;
};

export type CreateLogCommentInput = {
  clientMutationId?: string | null | undefined;
  description?: string | null | undefined;
  mentionedUserIds?: Array<number | null | undefined> | null | undefined;
  offerId?: number | null | undefined;
};

export type CreateOrganizationCapabilityInput = {
  bannerPlacementIds?: Array<number | null | undefined> | null | undefined;
  bannerSizeIds?: Array<number | null | undefined> | null | undefined;
  canHang24Hours?: boolean | null | undefined;
  canUseLogo?: boolean | null | undefined;
  capabilityId?: number | null | undefined;
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

export type CreateOrganizationInput = {
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

export type CreateOrganizationPackageInput = {
  clientMutationId?: string | null | undefined;
  name?: string | null | undefined;
  organizationId?: number | null | undefined;
  packageDescription?: string | null | undefined;
  packageType?: PackageType | null | undefined;
  price?: string | number | null | undefined;
  sponsorablePropertyIds?: Array<number | null | undefined> | null | undefined;
};

export type CreateOrganizationPlayLocationInput = {
  clientMutationId?: string | null | undefined;
  organizationId?: number | null | undefined;
  playLocationInput?: PlayLocationInputRecordInput | null | undefined;
};

export type CreatePositivePayFormatInput = {
  amountFormat?: PositivePayAmount | null | undefined;
  clientMutationId?: string | null | undefined;
  columns: Array<PositivePayColumn | null | undefined>;
  dateFormat?: PositivePayDate | null | undefined;
  hasHeader?: boolean | null | undefined;
  issueCode?: string | null | undefined;
  name: string;
  payeeLength?: number | null | undefined;
  separator?: PositivePaySeparator | null | undefined;
  voidCode?: string | null | undefined;
  widths?: Array<number | null | undefined> | null | undefined;
};

export type CreateSearchFilterInput = {
  campaignId: number;
  clientMutationId?: string | null | undefined;
  enabled?: boolean | null | undefined;
  parameters?: unknown;
  type: FilterType;
};

export type CreateSeasonalGoalInput = {
  clientMutationId?: string | null | undefined;
  season?: Season | null | undefined;
  sponsorFacingGoalBody?: string | null | undefined;
  sponsorId?: number | null | undefined;
  year?: number | null | undefined;
};

export type CreateSponsorCategoryInput = {
  clientMutationId?: string | null | undefined;
  sponsorCategory: SponsorCategoryInput;
};

export type CreateSponsorablePropertyInput = {
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

export type CreateTaskInput = {
  assigneeId: number;
  campaignId?: number | null | undefined;
  clientMutationId?: string | null | undefined;
  dueDate: string;
  note?: string | null | undefined;
  offerId?: number | null | undefined;
  organizationId?: number | null | undefined;
  sponsorId?: number | null | undefined;
  title: string;
};

export type CreateTaxThresholdInput = {
  amount: string | number;
  clientMutationId?: string | null | undefined;
  fromYear: number;
};

export type CreateTestimonialInput = {
  attribution?: string | null | undefined;
  campaignId: number;
  clientMutationId?: string | null | undefined;
  quote: string;
};

export type CreateVerificationDeadlineInput = {
  assetId?: number | null | undefined;
  clientMutationId?: string | null | undefined;
  deadline?: string | null | undefined;
  name?: string | null | undefined;
  requiresCreatives?: boolean | null | undefined;
  verificationReminderInstructions?: string | null | undefined;
  verificationReminderInstructionsEs?: string | null | undefined;
};

export type CreateWebhookInput = {
  clientMutationId?: string | null | undefined;
  events?: Array<WebhookEvent | null | undefined> | null | undefined;
  sealedSecret?: string | null | undefined;
  url?: string | null | undefined;
};

export type CreateYouthSportsSeasonProspectsInput = {
  campaignId?: number | null | undefined;
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

export type CreditInvoiceInput = {
  amount?: string | number | null | undefined;
  clientMutationId?: string | null | undefined;
  invoiceId?: number | null | undefined;
  reason?: string | null | undefined;
};

export type DashboardAssetWhere = {
  and?: Array<DashboardAssetWhere> | null | undefined;
  campaign?: DashboardCampaignWhere | null | undefined;
  campaignCapabilityId?: IntFilter | null | undefined;
  campaignExists?: boolean | null | undefined;
  campaignId?: IntFilter | null | undefined;
  capabilityName?: StringFilter | null | undefined;
  city?: StringFilter | null | undefined;
  confirmedOn?: DateFilter | null | undefined;
  id?: IntFilter | null | undefined;
  league?: DashboardLeagueWhere | null | undefined;
  leagueExists?: boolean | null | undefined;
  nextDueOn?: DateFilter | null | undefined;
  not?: DashboardAssetWhere | null | undefined;
  offerId?: IntFilter | null | undefined;
  or?: Array<DashboardAssetWhere> | null | undefined;
  organizationName?: StringFilter | null | undefined;
  photoAbsence?: StringFilter | null | undefined;
  quantity?: IntFilter | null | undefined;
  sponsorablePropertyName?: StringFilter | null | undefined;
  sportName?: StringFilter | null | undefined;
  state?: StringFilter | null | undefined;
  status?: StringFilter | null | undefined;
};

export type DashboardCampaignWhere = {
  and?: Array<DashboardCampaignWhere> | null | undefined;
  id?: IntFilter | null | undefined;
  impressions?: IntFilter | null | undefined;
  impressionsEnteredAt?: DatetimeFilter | null | undefined;
  lookerUrl?: StringFilter | null | undefined;
  name?: StringFilter | null | undefined;
  not?: DashboardCampaignWhere | null | undefined;
  or?: Array<DashboardCampaignWhere> | null | undefined;
  season?: SeasonFilter | null | undefined;
  sponsorDashboardAdditionalContent?: StringFilter | null | undefined;
  sponsorFacingGoalBody?: StringFilter | null | undefined;
  sponsorFacingGoalTitle?: StringFilter | null | undefined;
  sponsorName?: StringFilter | null | undefined;
  status?: CampaignStatusFilter | null | undefined;
  year?: IntFilter | null | undefined;
};

export type DashboardDeliveryWhere = {
  and?: Array<DashboardDeliveryWhere> | null | undefined;
  campaign?: DashboardCampaignWhere | null | undefined;
  campaignExists?: boolean | null | undefined;
  campaignId?: IntFilter | null | undefined;
  capabilityName?: StringFilter | null | undefined;
  confirmed?: IntFilter | null | undefined;
  contracted?: IntFilter | null | undefined;
  due?: IntFilter | null | undefined;
  extra?: IntFilter | null | undefined;
  id?: IntFilter | null | undefined;
  inReview?: IntFilter | null | undefined;
  late?: IntFilter | null | undefined;
  nextDueOn?: DateFilter | null | undefined;
  not?: DashboardDeliveryWhere | null | undefined;
  notDelivered?: IntFilter | null | undefined;
  or?: Array<DashboardDeliveryWhere> | null | undefined;
  proven?: IntFilter | null | undefined;
  unconfirmed?: IntFilter | null | undefined;
};

export type DashboardImpressionWhere = {
  and?: Array<DashboardImpressionWhere> | null | undefined;
  campaign?: DashboardCampaignWhere | null | undefined;
  campaignExists?: boolean | null | undefined;
  campaignId?: IntFilter | null | undefined;
  campaignName?: StringFilter | null | undefined;
  city?: StringFilter | null | undefined;
  enteredAt?: DatetimeFilter | null | undefined;
  id?: StringFilter | null | undefined;
  impressions?: IntFilter | null | undefined;
  not?: DashboardImpressionWhere | null | undefined;
  offerId?: IntFilter | null | undefined;
  or?: Array<DashboardImpressionWhere> | null | undefined;
  organizationName?: StringFilter | null | undefined;
  sponsorablePropertyName?: StringFilter | null | undefined;
  sportName?: StringFilter | null | undefined;
  state?: StringFilter | null | undefined;
};

export type DashboardLeagueWhere = {
  and?: Array<DashboardLeagueWhere> | null | undefined;
  campaign?: DashboardCampaignWhere | null | undefined;
  campaignExists?: boolean | null | undefined;
  campaignId?: IntFilter | null | undefined;
  city?: StringFilter | null | undefined;
  confirmedAt?: DatetimeFilter | null | undefined;
  confirmedOn?: DateFilter | null | undefined;
  country?: CountryFilter | null | undefined;
  id?: IntFilter | null | undefined;
  lat?: FloatFilter | null | undefined;
  lon?: FloatFilter | null | undefined;
  not?: DashboardLeagueWhere | null | undefined;
  numberOfPlayers?: IntFilter | null | undefined;
  or?: Array<DashboardLeagueWhere> | null | undefined;
  organizationId?: IntFilter | null | undefined;
  organizationName?: StringFilter | null | undefined;
  photoAbsence?: StringFilter | null | undefined;
  sponsorablePropertyName?: StringFilter | null | undefined;
  sportName?: StringFilter | null | undefined;
  state?: StringFilter | null | undefined;
};

export type DashboardPhotoOrderBy =
  | 'ACCEPTED_AT_ASC'
  | 'ACCEPTED_AT_DESC'
  | 'ASSET_ID_ASC'
  | 'ASSET_ID_DESC'
  | 'CAMPAIGN_ID_ASC'
  | 'CAMPAIGN_ID_DESC'
  | 'CAPABILITY_NAME_ASC'
  | 'CAPABILITY_NAME_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'FAVORITES_ASC'
  | 'FAVORITES_DESC'
  | 'FEATURED_ASC'
  | 'FEATURED_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NATURAL'
  | 'OFFER_ID_ASC'
  | 'OFFER_ID_DESC'
  | 'ORGANIZATION_NAME_ASC'
  | 'ORGANIZATION_NAME_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'UPLOADED_ON_ASC'
  | 'UPLOADED_ON_DESC';

export type DashboardPhotoWhere = {
  acceptedAt?: DatetimeFilter | null | undefined;
  and?: Array<DashboardPhotoWhere> | null | undefined;
  asset?: DashboardAssetWhere | null | undefined;
  assetExists?: boolean | null | undefined;
  assetId?: IntFilter | null | undefined;
  campaign?: DashboardCampaignWhere | null | undefined;
  campaignExists?: boolean | null | undefined;
  campaignId?: IntFilter | null | undefined;
  capabilityName?: StringFilter | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  favorites?: IntFilter | null | undefined;
  featured?: BooleanFilter | null | undefined;
  id?: IntFilter | null | undefined;
  league?: DashboardLeagueWhere | null | undefined;
  leagueExists?: boolean | null | undefined;
  not?: DashboardPhotoWhere | null | undefined;
  offerId?: IntFilter | null | undefined;
  or?: Array<DashboardPhotoWhere> | null | undefined;
  organizationName?: StringFilter | null | undefined;
  uploadedOn?: DateFilter | null | undefined;
};

export type DashboardPlaceWhere = {
  and?: Array<DashboardPlaceWhere> | null | undefined;
  assets?: StringFilter | null | undefined;
  campaign?: DashboardCampaignWhere | null | undefined;
  campaignExists?: boolean | null | undefined;
  campaignId?: IntFilter | null | undefined;
  confirmedOn?: DateFilter | null | undefined;
  id?: IntFilter | null | undefined;
  lat?: FloatFilter | null | undefined;
  lon?: FloatFilter | null | undefined;
  not?: DashboardPlaceWhere | null | undefined;
  or?: Array<DashboardPlaceWhere> | null | undefined;
  organizationId?: IntFilter | null | undefined;
  proofState?: StringFilter | null | undefined;
  sportName?: StringFilter | null | undefined;
  state?: StringFilter | null | undefined;
};

export type DashboardReaction =
  | 'favorite'
  | 'love'
  | 'question'
  | 'thanks';

export type DashboardSection =
  | 'creative'
  | 'delivery'
  | 'effectiveness'
  | 'goal'
  | 'leagues'
  | 'note'
  | 'photo'
  | 'results'
  | 'testimonials';

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

export type DataConfidenceFilter = {
  distinctFrom?: DataConfidence | null | undefined;
  equalTo?: DataConfidence | null | undefined;
  greaterThan?: DataConfidence | null | undefined;
  greaterThanOrEqualTo?: DataConfidence | null | undefined;
  in?: Array<DataConfidence> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: DataConfidence | null | undefined;
  lessThanOrEqualTo?: DataConfidence | null | undefined;
  notDistinctFrom?: DataConfidence | null | undefined;
  notEqualTo?: DataConfidence | null | undefined;
  notIn?: Array<DataConfidence> | null | undefined;
};

export type DateFilter = {
  distinctFrom?: string | null | undefined;
  equalTo?: string | null | undefined;
  greaterThan?: string | null | undefined;
  greaterThanOrEqualTo?: string | null | undefined;
  in?: Array<string> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: string | null | undefined;
  lessThanOrEqualTo?: string | null | undefined;
  notDistinctFrom?: string | null | undefined;
  notEqualTo?: string | null | undefined;
  notIn?: Array<string> | null | undefined;
};

export type DatetimeFilter = {
  distinctFrom?: string | null | undefined;
  equalTo?: string | null | undefined;
  greaterThan?: string | null | undefined;
  greaterThanOrEqualTo?: string | null | undefined;
  in?: Array<string> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: string | null | undefined;
  lessThanOrEqualTo?: string | null | undefined;
  notDistinctFrom?: string | null | undefined;
  notEqualTo?: string | null | undefined;
  notIn?: Array<string> | null | undefined;
};

export type DeadlineSection =
  | 'completed'
  | 'did_not_complete'
  | 'missing_creatives'
  | 'overdue'
  | 'under_review'
  | 'upcoming';

export type DefaultVerificationDeadlineWhere = {
  and?: Array<DefaultVerificationDeadlineWhere> | null | undefined;
  campaignCapability?: CampaignCapabilityWhere | null | undefined;
  campaignCapabilityId?: IntFilter | null | undefined;
  campaignId?: IntFilter | null | undefined;
  deadline?: DateFilter | null | undefined;
  id?: IntFilter | null | undefined;
  leagueMoveDays?: IntFilter | null | undefined;
  leagueMoves?: IntFilter | null | undefined;
  name?: StringFilter | null | undefined;
  not?: DefaultVerificationDeadlineWhere | null | undefined;
  offset?: IntFilter | null | undefined;
  offsetType?: OffsetTypeFilter | null | undefined;
  or?: Array<DefaultVerificationDeadlineWhere> | null | undefined;
  requiresCreatives?: BooleanFilter | null | undefined;
  verificationReminderInstructions?: StringFilter | null | undefined;
  verificationReminderInstructionsEs?: StringFilter | null | undefined;
};

export type DeleteBankFileLayoutInput = {
  clientMutationId?: string | null | undefined;
  id: number;
};

export type DeleteCampaignCapabilityInput = {
  clientMutationId?: string | null | undefined;
  id: number;
};

export type DeleteCampaignContractInput = {
  clientMutationId?: string | null | undefined;
  id: number;
};

export type DeleteCampaignNoteInput = {
  clientMutationId?: string | null | undefined;
  id: number;
};

export type DeleteCampaignStatisticInput = {
  clientMutationId?: string | null | undefined;
  id: number;
};

export type DeleteCreativeContentInput = {
  clientMutationId?: string | null | undefined;
  id: number;
};

export type DeleteCreativeContentTemplateInput = {
  clientMutationId?: string | null | undefined;
  id: number;
};

export type DeleteCreativeFileInput = {
  clientMutationId?: string | null | undefined;
  id: number;
};

export type DeleteCreativeFileTemplateInput = {
  clientMutationId?: string | null | undefined;
  id: number;
};

export type DeleteDashboardCommentInput = {
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
};

export type DeleteDefaultVerificationDeadlineInput = {
  clientMutationId?: string | null | undefined;
  id: number;
};

export type DeleteDormancyRuleInput = {
  clientMutationId?: string | null | undefined;
  id: number;
};

export type DeleteFeedInput = {
  clientMutationId?: string | null | undefined;
  id: number;
};

export type DeleteListViewInput = {
  clientMutationId?: string | null | undefined;
  id: number;
};

export type DeleteLocationInput = {
  clientMutationId?: string | null | undefined;
  locationId?: number | null | undefined;
};

export type DeleteOrganizationCapabilityInput = {
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
};

export type DeleteOrganizationInput = {
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
};

export type DeleteOrganizationPlayLocationInput = {
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
};

export type DeletePositivePayFormatInput = {
  clientMutationId?: string | null | undefined;
  id: number;
};

export type DeleteSearchFilterInput = {
  clientMutationId?: string | null | undefined;
  id: number;
};

export type DeleteSponsorablePropertyInput = {
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
};

export type DeleteTaskInput = {
  clientMutationId?: string | null | undefined;
  id: number;
};

export type DeleteTestimonialInput = {
  clientMutationId?: string | null | undefined;
  id: number;
};

export type DeleteWebhookInput = {
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
};

export type DepositAccountWhere = {
  and?: Array<DepositAccountWhere> | null | undefined;
  confirmedBy?: UserWhere | null | undefined;
  confirmedByExists?: boolean | null | undefined;
  confirmedById?: IntFilter | null | undefined;
  corrects?: DepositAccountWhere | null | undefined;
  correctsExists?: boolean | null | undefined;
  correctsId?: IntFilter | null | undefined;
  enteredBy?: UserWhere | null | undefined;
  enteredByExists?: boolean | null | undefined;
  enteredById?: IntFilter | null | undefined;
  id?: IntFilter | null | undefined;
  not?: DepositAccountWhere | null | undefined;
  or?: Array<DepositAccountWhere> | null | undefined;
  organization?: OrganizationWhere | null | undefined;
  organizationId?: IntFilter | null | undefined;
};

export type DepositEntryClass =
  | 'ccd'
  | 'ppd';

export type DepositObstacle =
  | 'account_corrected'
  | 'account_ended'
  | 'in_trial'
  | 'to_try';

export type DepositRunOrderBy =
  | 'APPROVED_AT_ASC'
  | 'APPROVED_AT_DESC'
  | 'APPROVED_BY_ID_ASC'
  | 'APPROVED_BY_ID_DESC'
  | 'CANCEL_REASON_ASC'
  | 'CANCEL_REASON_DESC'
  | 'CLOSED_AT_ASC'
  | 'CLOSED_AT_DESC'
  | 'CLOSED_BY_ID_ASC'
  | 'CLOSED_BY_ID_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'CREATED_BY_ID_ASC'
  | 'CREATED_BY_ID_DESC'
  | 'DOWNLOADED_AT_ASC'
  | 'DOWNLOADED_AT_DESC'
  | 'EFFECTIVE_DATE_ASC'
  | 'EFFECTIVE_DATE_DESC'
  | 'FILE_HASH_ASC'
  | 'FILE_HASH_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NATURAL'
  | 'ORIGINATOR_ASC'
  | 'ORIGINATOR_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'SENT_ON_ASC'
  | 'SENT_ON_DESC'
  | 'STATUS_ASC'
  | 'STATUS_DESC';

export type DepositRunStatus =
  | 'approved'
  | 'canceled'
  | 'open'
  | 'sent';

export type DepositRunStatusFilter = {
  distinctFrom?: DepositRunStatus | null | undefined;
  equalTo?: DepositRunStatus | null | undefined;
  greaterThan?: DepositRunStatus | null | undefined;
  greaterThanOrEqualTo?: DepositRunStatus | null | undefined;
  in?: Array<DepositRunStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: DepositRunStatus | null | undefined;
  lessThanOrEqualTo?: DepositRunStatus | null | undefined;
  notDistinctFrom?: DepositRunStatus | null | undefined;
  notEqualTo?: DepositRunStatus | null | undefined;
  notIn?: Array<DepositRunStatus> | null | undefined;
};

export type DepositRunWhere = {
  and?: Array<DepositRunWhere> | null | undefined;
  approvedAt?: DatetimeFilter | null | undefined;
  approvedBy?: UserWhere | null | undefined;
  approvedByExists?: boolean | null | undefined;
  approvedById?: IntFilter | null | undefined;
  cancelReason?: StringFilter | null | undefined;
  closedAt?: DatetimeFilter | null | undefined;
  closedBy?: UserWhere | null | undefined;
  closedByExists?: boolean | null | undefined;
  closedById?: IntFilter | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  createdBy?: UserWhere | null | undefined;
  createdByExists?: boolean | null | undefined;
  createdById?: IntFilter | null | undefined;
  downloadedAt?: DatetimeFilter | null | undefined;
  effectiveDate?: DateFilter | null | undefined;
  fileHash?: StringFilter | null | undefined;
  id?: IntFilter | null | undefined;
  not?: DepositRunWhere | null | undefined;
  or?: Array<DepositRunWhere> | null | undefined;
  originator?: StringFilter | null | undefined;
  sentOn?: DateFilter | null | undefined;
  status?: DepositRunStatusFilter | null | undefined;
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

export type DetailKindFilter = {
  distinctFrom?: DetailKind | null | undefined;
  equalTo?: DetailKind | null | undefined;
  greaterThan?: DetailKind | null | undefined;
  greaterThanOrEqualTo?: DetailKind | null | undefined;
  in?: Array<DetailKind> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: DetailKind | null | undefined;
  lessThanOrEqualTo?: DetailKind | null | undefined;
  notDistinctFrom?: DetailKind | null | undefined;
  notEqualTo?: DetailKind | null | undefined;
  notIn?: Array<DetailKind> | null | undefined;
};

export type DismissDuplicateInput = {
  clientMutationId?: string | null | undefined;
  dismissed?: boolean | null | undefined;
  id?: number | null | undefined;
};

export type DissociateUserAndOrganizationInput = {
  clientMutationId?: string | null | undefined;
  organizationId?: number | null | undefined;
  userId?: number | null | undefined;
};

export type DissociateUserAndSponsorInput = {
  clientMutationId?: string | null | undefined;
  sponsorId?: number | null | undefined;
  userId?: number | null | undefined;
};

export type DormancyRuleOrderBy =
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'STATE_ASC'
  | 'STATE_DESC';

export type DormancyRuleWhere = {
  and?: Array<DormancyRuleWhere> | null | undefined;
  id?: IntFilter | null | undefined;
  not?: DormancyRuleWhere | null | undefined;
  or?: Array<DormancyRuleWhere> | null | undefined;
  state?: StringFilter | null | undefined;
};

export type DuplicateCampaignInput = {
  campaignId?: number | null | undefined;
  clientMutationId?: string | null | undefined;
  name?: string | null | undefined;
  season?: Season | null | undefined;
  seasonName?: string | null | undefined;
  year?: number | null | undefined;
};

export type DuplicateOrganizationOrderBy =
  | 'DISMISSED_AT_ASC'
  | 'DISMISSED_AT_DESC'
  | 'DISMISSED_BY_ID_ASC'
  | 'DISMISSED_BY_ID_DESC'
  | 'FOUND_AT_ASC'
  | 'FOUND_AT_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NATURAL'
  | 'ORGANIZATION_ID_ASC'
  | 'ORGANIZATION_ID_DESC'
  | 'OTHER_ORGANIZATION_ID_ASC'
  | 'OTHER_ORGANIZATION_ID_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'SCORE_ASC'
  | 'SCORE_DESC';

export type DuplicateOrganizationWhere = {
  and?: Array<DuplicateOrganizationWhere> | null | undefined;
  dismissedAt?: DatetimeFilter | null | undefined;
  dismissedBy?: UserWhere | null | undefined;
  dismissedByExists?: boolean | null | undefined;
  dismissedById?: IntFilter | null | undefined;
  foundAt?: DatetimeFilter | null | undefined;
  id?: IntFilter | null | undefined;
  not?: DuplicateOrganizationWhere | null | undefined;
  or?: Array<DuplicateOrganizationWhere> | null | undefined;
  organization?: OrganizationWhere | null | undefined;
  organizationId?: IntFilter | null | undefined;
  otherOrganization?: OrganizationWhere | null | undefined;
  otherOrganizationId?: IntFilter | null | undefined;
  score?: IntFilter | null | undefined;
};

export type DuplicateReason =
  | 'email'
  | 'name'
  | 'people'
  | 'phone'
  | 'place'
  | 'website';

export type EmailContractInput = {
  clientMutationId?: string | null | undefined;
  contractId?: number | null | undefined;
  signerEmail?: string | null | undefined;
};

export type EndDepositAccountInput = {
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
  reason?: string | null | undefined;
};

export type EndUserSessionsInput = {
  clientMutationId?: string | null | undefined;
  userId?: number | null | undefined;
};

export type EngagementStatus =
  | 'active'
  | 'inactive';

export type EngagementStatusFilter = {
  distinctFrom?: EngagementStatus | null | undefined;
  equalTo?: EngagementStatus | null | undefined;
  greaterThan?: EngagementStatus | null | undefined;
  greaterThanOrEqualTo?: EngagementStatus | null | undefined;
  in?: Array<EngagementStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: EngagementStatus | null | undefined;
  lessThanOrEqualTo?: EngagementStatus | null | undefined;
  notDistinctFrom?: EngagementStatus | null | undefined;
  notEqualTo?: EngagementStatus | null | undefined;
  notIn?: Array<EngagementStatus> | null | undefined;
};

export type EventType =
  | 'assets_changed'
  | 'check_approved'
  | 'check_canceled'
  | 'check_cleared'
  | 'check_escheat_due'
  | 'check_mailed'
  | 'check_printed'
  | 'check_rejected'
  | 'check_returned'
  | 'check_spoiled'
  | 'check_stale'
  | 'check_stopped'
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
  | 'deposit_returned'
  | 'deposit_sent'
  | 'email_sent'
  | 'image_added'
  | 'image_reviewed'
  | 'moved'
  | 'requirements_changed'
  | 'status_changed'
  | 'value_changed';

export type FeedOrderBy =
  | 'ID_ASC'
  | 'ID_DESC'
  | 'LAST_READ_AT_ASC'
  | 'LAST_READ_AT_DESC'
  | 'LIST_VIEW_ID_ASC'
  | 'LIST_VIEW_ID_DESC'
  | 'NATURAL'
  | 'OWNER_ID_ASC'
  | 'OWNER_ID_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'TOKEN_ASC'
  | 'TOKEN_DESC';

export type FeedWhere = {
  and?: Array<FeedWhere> | null | undefined;
  id?: IntFilter | null | undefined;
  lastReadAt?: DatetimeFilter | null | undefined;
  listView?: ListViewWhere | null | undefined;
  listViewId?: IntFilter | null | undefined;
  not?: FeedWhere | null | undefined;
  or?: Array<FeedWhere> | null | undefined;
  owner?: UserWhere | null | undefined;
  ownerId?: IntFilter | null | undefined;
  token?: StringFilter | null | undefined;
};

export type FilterType =
  | 'CapabilityFilter'
  | 'EthnicityFilter'
  | 'IncomeFilter'
  | 'LocationFilter'
  | 'NumberOfPlayersFilter'
  | 'SeasonFilter'
  | 'SportFilter'
  | 'StateFilter';

export type FloatFilter = {
  distinctFrom?: number | null | undefined;
  equalTo?: number | null | undefined;
  greaterThan?: number | null | undefined;
  greaterThanOrEqualTo?: number | null | undefined;
  in?: Array<number> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: number | null | undefined;
  lessThanOrEqualTo?: number | null | undefined;
  notDistinctFrom?: number | null | undefined;
  notEqualTo?: number | null | undefined;
  notIn?: Array<number> | null | undefined;
};

export type ForecastReason =
  | 'answers'
  | 'date'
  | 'goals'
  | 'plans'
  | 'rates'
  | 'sends';

export type ForwardTaskInput = {
  clientMutationId?: string | null | undefined;
  email?: string | null | undefined;
  name?: string | null | undefined;
  stepId?: string | null | undefined;
  verificationDeadlineId?: number | null | undefined;
};

export type ImageRejectionReasonInput = {
  name: string;
  position?: number | null | undefined;
  retired?: boolean | null | undefined;
  spanishName: string;
};

export type ImageRejectionReasonOrderBy =
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC';

export type ImageRejectionReasonPatch = {
  name?: string | null | undefined;
  position?: number | null | undefined;
  retired?: boolean | null | undefined;
  spanishName?: string | null | undefined;
  version?: number | null | undefined;
};

export type ImageRejectionReasonWhere = {
  and?: Array<ImageRejectionReasonWhere> | null | undefined;
  id?: IntFilter | null | undefined;
  name?: StringFilter | null | undefined;
  not?: ImageRejectionReasonWhere | null | undefined;
  or?: Array<ImageRejectionReasonWhere> | null | undefined;
};

export type ImageStatus =
  | 'pending'
  | 'rejected'
  | 'verified';

export type IntFilter = {
  distinctFrom?: number | null | undefined;
  equalTo?: number | null | undefined;
  greaterThan?: number | null | undefined;
  greaterThanOrEqualTo?: number | null | undefined;
  in?: Array<number> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: number | null | undefined;
  lessThanOrEqualTo?: number | null | undefined;
  notDistinctFrom?: number | null | undefined;
  notEqualTo?: number | null | undefined;
  notIn?: Array<number> | null | undefined;
};

export type InterestWhere = {
  and?: Array<InterestWhere> | null | undefined;
  id?: StringFilter | null | undefined;
  not?: InterestWhere | null | undefined;
  or?: Array<InterestWhere> | null | undefined;
};

export type InviteOrganizationUserInput = {
  clientMutationId?: string | null | undefined;
  email?: string | null | undefined;
  organizationId?: number | null | undefined;
  role?: MemberRole | null | undefined;
};

export type InviteSponsorUserInput = {
  clientMutationId?: string | null | undefined;
  email?: string | null | undefined;
  sponsorId?: number | null | undefined;
};

export type InviteStaffUserInput = {
  clientMutationId?: string | null | undefined;
  email?: string | null | undefined;
  role?: UserRole | null | undefined;
};

export type InvoiceOrderBy =
  | 'AMOUNT_ASC'
  | 'AMOUNT_DESC'
  | 'BALANCE_ASC'
  | 'BALANCE_DESC'
  | 'BILLING_ADDRESS_ASC'
  | 'BILLING_ADDRESS_DESC'
  | 'BILLING_EMAIL_ASC'
  | 'BILLING_EMAIL_DESC'
  | 'BILLING_NAME_ASC'
  | 'BILLING_NAME_DESC'
  | 'CAMPAIGN_ID_ASC'
  | 'CAMPAIGN_ID_DESC'
  | 'CAMPAIGN_NAME_ASC'
  | 'CAMPAIGN_NAME_DESC'
  | 'CONTRACT_ID_ASC'
  | 'CONTRACT_ID_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'CREATED_BY_ID_ASC'
  | 'CREATED_BY_ID_DESC'
  | 'CREDITED_ASC'
  | 'CREDITED_DESC'
  | 'DUE_ON_ASC'
  | 'DUE_ON_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'INSTALLMENT_ASC'
  | 'INSTALLMENT_DESC'
  | 'ISSUED_ON_ASC'
  | 'ISSUED_ON_DESC'
  | 'ISSUER_ADDRESS_ASC'
  | 'ISSUER_ADDRESS_DESC'
  | 'ISSUER_NAME_ASC'
  | 'ISSUER_NAME_DESC'
  | 'NATURAL'
  | 'NUMBER_ASC'
  | 'NUMBER_DESC'
  | 'OVERPAID_ASC'
  | 'OVERPAID_DESC'
  | 'PAID_ASC'
  | 'PAID_DESC'
  | 'PAYMENT_INSTRUCTIONS_ASC'
  | 'PAYMENT_INSTRUCTIONS_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'SENT_ON_ASC'
  | 'SENT_ON_DESC'
  | 'SPONSOR_ID_ASC'
  | 'SPONSOR_ID_DESC'
  | 'STATE_ASC'
  | 'STATE_DESC'
  | 'TIMES_SENT_ASC'
  | 'TIMES_SENT_DESC';

export type InvoiceState =
  | 'credited'
  | 'open'
  | 'paid'
  | 'partly_paid';

export type InvoiceStateFilter = {
  distinctFrom?: InvoiceState | null | undefined;
  equalTo?: InvoiceState | null | undefined;
  greaterThan?: InvoiceState | null | undefined;
  greaterThanOrEqualTo?: InvoiceState | null | undefined;
  in?: Array<InvoiceState> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: InvoiceState | null | undefined;
  lessThanOrEqualTo?: InvoiceState | null | undefined;
  notDistinctFrom?: InvoiceState | null | undefined;
  notEqualTo?: InvoiceState | null | undefined;
  notIn?: Array<InvoiceState> | null | undefined;
};

export type InvoiceWhere = {
  amount?: BigFloatFilter | null | undefined;
  and?: Array<InvoiceWhere> | null | undefined;
  balance?: BigFloatFilter | null | undefined;
  billingAddress?: StringFilter | null | undefined;
  billingEmail?: StringFilter | null | undefined;
  billingName?: StringFilter | null | undefined;
  campaign?: CampaignWhere | null | undefined;
  campaignId?: IntFilter | null | undefined;
  campaignName?: StringFilter | null | undefined;
  contract?: CampaignContractWhere | null | undefined;
  contractId?: IntFilter | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  createdBy?: UserWhere | null | undefined;
  createdByExists?: boolean | null | undefined;
  createdById?: IntFilter | null | undefined;
  credited?: BigFloatFilter | null | undefined;
  dueOn?: DateFilter | null | undefined;
  id?: IntFilter | null | undefined;
  installment?: IntFilter | null | undefined;
  issuedOn?: DateFilter | null | undefined;
  issuerAddress?: StringFilter | null | undefined;
  issuerName?: StringFilter | null | undefined;
  not?: InvoiceWhere | null | undefined;
  number?: IntFilter | null | undefined;
  or?: Array<InvoiceWhere> | null | undefined;
  overpaid?: BigFloatFilter | null | undefined;
  paid?: BigFloatFilter | null | undefined;
  paymentInstructions?: StringFilter | null | undefined;
  sentOn?: DateFilter | null | undefined;
  sponsor?: SponsorWhere | null | undefined;
  sponsorId?: IntFilter | null | undefined;
  state?: InvoiceStateFilter | null | undefined;
  timesSent?: IntFilter | null | undefined;
};

export type IssueInvoiceInput = {
  clientMutationId?: string | null | undefined;
  contractId?: number | null | undefined;
  installment?: number | null | undefined;
};

export type Language =
  | 'en'
  | 'es';

export type LanguageFilter = {
  distinctFrom?: Language | null | undefined;
  equalTo?: Language | null | undefined;
  greaterThan?: Language | null | undefined;
  greaterThanOrEqualTo?: Language | null | undefined;
  in?: Array<Language> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: Language | null | undefined;
  lessThanOrEqualTo?: Language | null | undefined;
  notDistinctFrom?: Language | null | undefined;
  notEqualTo?: Language | null | undefined;
  notIn?: Array<Language> | null | undefined;
};

export type LeagueRejectOfferInput = {
  clientMutationId?: string | null | undefined;
  email?: string | null | undefined;
  leagueRejectionReason?: string | null | undefined;
};

export type LimitSponsorUserInput = {
  campaignIds?: Array<number | null | undefined> | null | undefined;
  clientMutationId?: string | null | undefined;
  sponsorId?: number | null | undefined;
  states?: Array<string | null | undefined> | null | undefined;
  userId?: number | null | undefined;
};

export type ListViewOrderBy =
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NATURAL'
  | 'OWNER_ID_ASC'
  | 'OWNER_ID_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'RESOURCE_ASC'
  | 'RESOURCE_DESC';

export type ListViewWhere = {
  and?: Array<ListViewWhere> | null | undefined;
  id?: IntFilter | null | undefined;
  not?: ListViewWhere | null | undefined;
  or?: Array<ListViewWhere> | null | undefined;
  owner?: UserWhere | null | undefined;
  ownerId?: IntFilter | null | undefined;
  resource?: StringFilter | null | undefined;
};

export type LocationStrategy =
  | 'per_location'
  | 'total';

export type LogoutInput = {
  clientMutationId?: string | null | undefined;
  everywhere?: boolean | null | undefined;
};

export type MailListItemOrderBy =
  | 'ATTEMPTS_ASC'
  | 'ATTEMPTS_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'KIND_ASC'
  | 'KIND_DESC'
  | 'NATURAL'
  | 'ORGANIZATION_ID_ASC'
  | 'ORGANIZATION_ID_DESC'
  | 'ORGANIZATION_NAME_ASC'
  | 'ORGANIZATION_NAME_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'REASON_ASC'
  | 'REASON_DESC'
  | 'RECIPIENT_ASC'
  | 'RECIPIENT_DESC'
  | 'SENT_AT_ASC'
  | 'SENT_AT_DESC'
  | 'STATE_ASC'
  | 'STATE_DESC';

export type MailListItemWhere = {
  and?: Array<MailListItemWhere> | null | undefined;
  attempts?: IntFilter | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  id?: BigIntFilter | null | undefined;
  kind?: StringFilter | null | undefined;
  not?: MailListItemWhere | null | undefined;
  notBefore?: DatetimeFilter | null | undefined;
  offer?: OfferWhere | null | undefined;
  offerExists?: boolean | null | undefined;
  offerId?: IntFilter | null | undefined;
  or?: Array<MailListItemWhere> | null | undefined;
  organization?: OrganizationWhere | null | undefined;
  organizationExists?: boolean | null | undefined;
  organizationId?: IntFilter | null | undefined;
  organizationName?: StringFilter | null | undefined;
  reason?: StringFilter | null | undefined;
  recipient?: StringFilter | null | undefined;
  sentAt?: DatetimeFilter | null | undefined;
  state?: StringFilter | null | undefined;
};

export type MarkAsConfirmedInput = {
  changeReason?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  offerId?: number | null | undefined;
};

export type MarkAsQualifiedInput = {
  clientMutationId?: string | null | undefined;
  includeConflicts?: boolean | null | undefined;
  offerIds?: Array<number | null | undefined> | null | undefined;
};

export type MarkCheckReturnedInput = {
  checkId?: number | null | undefined;
  clientMutationId?: string | null | undefined;
  returnedOn?: string | null | undefined;
};

export type MarkChecksMailedInput = {
  checkIds?: Array<number | null | undefined> | null | undefined;
  clientMutationId?: string | null | undefined;
  mailedOn?: string | null | undefined;
};

export type MarkDeadlineAsDidNotCompleteInput = {
  clientMutationId?: string | null | undefined;
  reason?: string | null | undefined;
  verificationDeadlineId?: number | null | undefined;
};

export type MarkDepositRunSentInput = {
  clientMutationId?: string | null | undefined;
  depositRunId?: number | null | undefined;
  sentOn?: string | null | undefined;
};

export type MarkMentionsReadInput = {
  clientMutationId?: string | null | undefined;
  mentionIds?: Array<number | null | undefined> | null | undefined;
};

export type MemberRole =
  | 'helper'
  | 'owner'
  | 'treasurer';

export type MergeOrganizationsInput = {
  choices?: unknown;
  clientMutationId?: string | null | undefined;
  mergedId?: number | null | undefined;
  survivorId?: number | null | undefined;
};

export type MoveConfirmedOfferToCampaignInput = {
  campaignId?: number | null | undefined;
  clientMutationId?: string | null | undefined;
  offerId?: number | null | undefined;
};

export type MoveDeadlineInput = {
  clientMutationId?: string | null | undefined;
  deadline?: string | null | undefined;
  verificationDeadlineId?: number | null | undefined;
};

export type MoveLinkedDeadlineInput = {
  clientMutationId?: string | null | undefined;
  deadline?: string | null | undefined;
};

export type MoveSendInput = {
  clientMutationId?: string | null | undefined;
  localTime?: string | null | undefined;
  nextOn?: string | null | undefined;
  sendId?: number | null | undefined;
};

export type NearMissChange =
  | 'added'
  | 'high_bound'
  | 'low_bound'
  | 'radius'
  | 'share';

export type OfferAssetInput = {
  campaignCapabilityId: number;
  id?: number | null | undefined;
  quantity?: number | null | undefined;
  reach?: number | null | undefined;
};

export type OfferBulkPatch = {
  additionalRequirements?: string | null | undefined;
  additionalRequirementsEs?: string | null | undefined;
  changeReason?: string | null | undefined;
  customField?: string | null | undefined;
  removalReason?: string | null | undefined;
  seasonEnd?: string | null | undefined;
  seasonStart?: string | null | undefined;
  status?: OfferStatus | null | undefined;
  value?: string | number | null | undefined;
};

export type OfferListItemOrderBy =
  | 'CAMPAIGN_ID_ASC'
  | 'CAMPAIGN_ID_DESC'
  | 'CAMPAIGN_NAME_ASC'
  | 'CAMPAIGN_NAME_DESC'
  | 'CITY_ASC'
  | 'CITY_DESC'
  | 'CONFIRMED_AT_ASC'
  | 'CONFIRMED_AT_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'LAST_TOUCHPOINT_ASC'
  | 'LAST_TOUCHPOINT_DESC'
  | 'NATURAL'
  | 'NEXT_DEADLINE_ASC'
  | 'NEXT_DEADLINE_DESC'
  | 'NUMBER_OF_PLAYERS_ASC'
  | 'NUMBER_OF_PLAYERS_DESC'
  | 'ORGANIZATION_ID_ASC'
  | 'ORGANIZATION_ID_DESC'
  | 'ORGANIZATION_NAME_ASC'
  | 'ORGANIZATION_NAME_DESC'
  | 'OVERDUE_DEADLINES_COUNT_ASC'
  | 'OVERDUE_DEADLINES_COUNT_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'PROPOSED_AT_ASC'
  | 'PROPOSED_AT_DESC'
  | 'RELEASED_VALUE_ASC'
  | 'RELEASED_VALUE_DESC'
  | 'SEASON_ASC'
  | 'SEASON_DESC'
  | 'SEASON_END_ASC'
  | 'SEASON_END_DESC'
  | 'SEASON_START_ASC'
  | 'SEASON_START_DESC'
  | 'SPONSORABLE_PROPERTY_ID_ASC'
  | 'SPONSORABLE_PROPERTY_ID_DESC'
  | 'SPONSORABLE_PROPERTY_NAME_ASC'
  | 'SPONSORABLE_PROPERTY_NAME_DESC'
  | 'SPONSOR_ID_ASC'
  | 'SPONSOR_ID_DESC'
  | 'SPONSOR_NAME_ASC'
  | 'SPONSOR_NAME_DESC'
  | 'SPORT_NAME_ASC'
  | 'SPORT_NAME_DESC'
  | 'STATE_ASC'
  | 'STATE_DESC'
  | 'STATUS_ASC'
  | 'STATUS_DESC'
  | 'UPDATED_AT_ASC'
  | 'UPDATED_AT_DESC'
  | 'VALUE_ASC'
  | 'VALUE_DESC'
  | 'YEAR_ASC'
  | 'YEAR_DESC';

export type OfferListItemWhere = {
  and?: Array<OfferListItemWhere> | null | undefined;
  campaign?: CampaignWhere | null | undefined;
  campaignId?: IntFilter | null | undefined;
  campaignName?: StringFilter | null | undefined;
  city?: StringFilter | null | undefined;
  confirmedAt?: DatetimeFilter | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  id?: IntFilter | null | undefined;
  lastTouchpoint?: DatetimeFilter | null | undefined;
  nextDeadline?: DateFilter | null | undefined;
  not?: OfferListItemWhere | null | undefined;
  numberOfPlayers?: IntFilter | null | undefined;
  offer?: OfferWhere | null | undefined;
  or?: Array<OfferListItemWhere> | null | undefined;
  organization?: OrganizationWhere | null | undefined;
  organizationId?: IntFilter | null | undefined;
  organizationName?: StringFilter | null | undefined;
  overdueDeadlinesCount?: IntFilter | null | undefined;
  proposedAt?: DatetimeFilter | null | undefined;
  releasedValue?: BigFloatFilter | null | undefined;
  season?: SeasonFilter | null | undefined;
  seasonEnd?: DateFilter | null | undefined;
  seasonStart?: DateFilter | null | undefined;
  sponsor?: SponsorWhere | null | undefined;
  sponsorId?: IntFilter | null | undefined;
  sponsorName?: StringFilter | null | undefined;
  sponsorablePropertyId?: IntFilter | null | undefined;
  sponsorablePropertyName?: StringFilter | null | undefined;
  sportName?: StringFilter | null | undefined;
  state?: StringFilter | null | undefined;
  status?: OfferStatusFilter | null | undefined;
  updatedAt?: DatetimeFilter | null | undefined;
  value?: BigFloatFilter | null | undefined;
  year?: IntFilter | null | undefined;
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

export type OfferStatusFilter = {
  distinctFrom?: OfferStatus | null | undefined;
  equalTo?: OfferStatus | null | undefined;
  greaterThan?: OfferStatus | null | undefined;
  greaterThanOrEqualTo?: OfferStatus | null | undefined;
  in?: Array<OfferStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: OfferStatus | null | undefined;
  lessThanOrEqualTo?: OfferStatus | null | undefined;
  notDistinctFrom?: OfferStatus | null | undefined;
  notEqualTo?: OfferStatus | null | undefined;
  notIn?: Array<OfferStatus> | null | undefined;
};

export type OfferTermInput = {
  amount?: string | number | null | undefined;
  assets?: Array<AssetTermInput | null | undefined> | null | undefined;
  maximum?: string | number | null | undefined;
  minimum?: string | number | null | undefined;
  replaceExisting?: boolean | null | undefined;
  roundTo?: string | number | null | undefined;
  valueRule?: ValueRule | null | undefined;
};

export type OfferWhere = {
  and?: Array<OfferWhere> | null | undefined;
  campaign?: CampaignWhere | null | undefined;
  campaignId?: IntFilter | null | undefined;
  confirmedAt?: DatetimeFilter | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  guid?: UuidFilter | null | undefined;
  id?: IntFilter | null | undefined;
  lastTouchpoint?: DatetimeFilter | null | undefined;
  not?: OfferWhere | null | undefined;
  offerSentAt?: DatetimeFilter | null | undefined;
  or?: Array<OfferWhere> | null | undefined;
  organization?: OrganizationWhere | null | undefined;
  organizationId?: IntFilter | null | undefined;
  seasonEnd?: DateFilter | null | undefined;
  seasonStart?: DateFilter | null | undefined;
  sponsor?: SponsorWhere | null | undefined;
  sponsorId?: IntFilter | null | undefined;
  sponsorableProperty?: SponsorablePropertyWhere | null | undefined;
  sponsorablePropertyId?: IntFilter | null | undefined;
  status?: OfferStatusFilter | null | undefined;
  updatedAt?: DatetimeFilter | null | undefined;
  value?: BigFloatFilter | null | undefined;
};

export type OffsetType =
  | 'accept_offer_date'
  | 'season_end_date'
  | 'season_start_date';

export type OffsetTypeFilter = {
  distinctFrom?: OffsetType | null | undefined;
  equalTo?: OffsetType | null | undefined;
  greaterThan?: OffsetType | null | undefined;
  greaterThanOrEqualTo?: OffsetType | null | undefined;
  in?: Array<OffsetType> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: OffsetType | null | undefined;
  lessThanOrEqualTo?: OffsetType | null | undefined;
  notDistinctFrom?: OffsetType | null | undefined;
  notEqualTo?: OffsetType | null | undefined;
  notIn?: Array<OffsetType> | null | undefined;
};

export type OrderCampaignRecordsInput = {
  campaignId?: number | null | undefined;
  clientMutationId?: string | null | undefined;
  ids?: Array<number | null | undefined> | null | undefined;
  records?: CampaignRecord | null | undefined;
};

export type OrganizationBulkPatch = {
  city?: string | null | undefined;
  dataConfidence?: DataConfidence | null | undefined;
  dataConfidenceReason?: string | null | undefined;
  emailListSize?: number | null | undefined;
  emailOpenRate?: string | number | null | undefined;
  fallSportIds?: Array<number> | null | undefined;
  language?: Language | null | undefined;
  numberOfUniqueParticipantsPerYear?: number | null | undefined;
  organizationTypeId?: number | null | undefined;
  socialMediaFollowingSize?: number | null | undefined;
  sportsManagementSoftwareId?: number | null | undefined;
  springSportIds?: Array<number> | null | undefined;
  state?: string | null | undefined;
  summerSportIds?: Array<number> | null | undefined;
  winterSportIds?: Array<number> | null | undefined;
};

export type OrganizationCapabilityBulkPatch = {
  bannerPlacementIds?: Array<number> | null | undefined;
  bannerSizeIds?: Array<number> | null | undefined;
  canHang24Hours?: boolean | null | undefined;
  canUseLogo?: boolean | null | undefined;
  description?: string | null | undefined;
  emailListSize?: number | null | undefined;
  logoPlacementIds?: Array<number> | null | undefined;
  maxForSale?: number | null | undefined;
  minTeamsRequired?: number | null | undefined;
  otherBrands?: string | null | undefined;
  price?: string | number | null | undefined;
  socialMediaChannelId?: number | null | undefined;
  socialMediaFollowingSize?: number | null | undefined;
};

export type OrganizationCapabilityOrderBy =
  | 'ARCHIVED_ASC'
  | 'ARCHIVED_DESC'
  | 'CAPABILITY_DETAIL_ID_ASC'
  | 'CAPABILITY_DETAIL_ID_DESC'
  | 'CAPABILITY_ID_ASC'
  | 'CAPABILITY_ID_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'DESCRIPTION_ASC'
  | 'DESCRIPTION_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'ORGANIZATION_ID_ASC'
  | 'ORGANIZATION_ID_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC';

export type OrganizationCapabilityWhere = {
  and?: Array<OrganizationCapabilityWhere> | null | undefined;
  archived?: BooleanFilter | null | undefined;
  capability?: CapabilityWhere | null | undefined;
  capabilityDetail?: CapabilityDetailWhere | null | undefined;
  capabilityDetailId?: IntFilter | null | undefined;
  capabilityId?: IntFilter | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  description?: StringFilter | null | undefined;
  id?: IntFilter | null | undefined;
  name?: StringFilter | null | undefined;
  not?: OrganizationCapabilityWhere | null | undefined;
  or?: Array<OrganizationCapabilityWhere> | null | undefined;
  organization?: OrganizationWhere | null | undefined;
  organizationId?: IntFilter | null | undefined;
};

export type OrganizationListItemOrderBy =
  | 'AVERAGE_CONFIRMED_VALUE_ASC'
  | 'AVERAGE_CONFIRMED_VALUE_DESC'
  | 'CITY_ASC'
  | 'CITY_DESC'
  | 'CONFIRMED_COUNT_ASC'
  | 'CONFIRMED_COUNT_DESC'
  | 'CONTACT_EMAIL_ASC'
  | 'CONTACT_EMAIL_DESC'
  | 'CONTACT_PHONE_ASC'
  | 'CONTACT_PHONE_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'DATA_CONFIDENCE_ASC'
  | 'DATA_CONFIDENCE_DESC'
  | 'ENGAGEMENT_STATUS_ASC'
  | 'ENGAGEMENT_STATUS_DESC'
  | 'HUBSPOT_COMPANY_ID_ASC'
  | 'HUBSPOT_COMPANY_ID_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'LANGUAGE_ASC'
  | 'LANGUAGE_DESC'
  | 'LAST_ENGAGED_AT_ASC'
  | 'LAST_ENGAGED_AT_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'NUMBER_OF_UNIQUE_PARTICIPANTS_PER_YEAR_ASC'
  | 'NUMBER_OF_UNIQUE_PARTICIPANTS_PER_YEAR_DESC'
  | 'ON_TIME_VERIFICATION_PERCENTAGE_ASC'
  | 'ON_TIME_VERIFICATION_PERCENTAGE_DESC'
  | 'ORGANIZATION_TYPE_ID_ASC'
  | 'ORGANIZATION_TYPE_ID_DESC'
  | 'ORGANIZATION_TYPE_NAME_ASC'
  | 'ORGANIZATION_TYPE_NAME_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'STATE_ASC'
  | 'STATE_DESC'
  | 'UPDATED_AT_ASC'
  | 'UPDATED_AT_DESC'
  | 'WEBSITE_URL_ASC'
  | 'WEBSITE_URL_DESC';

export type OrganizationListItemWhere = {
  and?: Array<OrganizationListItemWhere> | null | undefined;
  averageConfirmedValue?: BigFloatFilter | null | undefined;
  city?: StringFilter | null | undefined;
  confirmedCount?: IntFilter | null | undefined;
  contactEmail?: StringFilter | null | undefined;
  contactPhone?: StringFilter | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  dataConfidence?: DataConfidenceFilter | null | undefined;
  engagementStatus?: EngagementStatusFilter | null | undefined;
  hubspotCompanyId?: StringFilter | null | undefined;
  id?: IntFilter | null | undefined;
  language?: LanguageFilter | null | undefined;
  lastEngagedAt?: DatetimeFilter | null | undefined;
  name?: StringFilter | null | undefined;
  not?: OrganizationListItemWhere | null | undefined;
  numberOfUniqueParticipantsPerYear?: IntFilter | null | undefined;
  onTimeVerificationPercentage?: BigFloatFilter | null | undefined;
  or?: Array<OrganizationListItemWhere> | null | undefined;
  organization?: OrganizationWhere | null | undefined;
  organizationTypeId?: IntFilter | null | undefined;
  organizationTypeName?: StringFilter | null | undefined;
  state?: StringFilter | null | undefined;
  updatedAt?: DatetimeFilter | null | undefined;
  websiteUrl?: StringFilter | null | undefined;
};

export type OrganizationPackageOrderBy =
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'ORGANIZATION_ID_ASC'
  | 'ORGANIZATION_ID_DESC'
  | 'PACKAGE_DESCRIPTION_ASC'
  | 'PACKAGE_DESCRIPTION_DESC'
  | 'PACKAGE_TYPE_ASC'
  | 'PACKAGE_TYPE_DESC'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC';

export type OrganizationPackageWhere = {
  and?: Array<OrganizationPackageWhere> | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  id?: IntFilter | null | undefined;
  name?: StringFilter | null | undefined;
  not?: OrganizationPackageWhere | null | undefined;
  or?: Array<OrganizationPackageWhere> | null | undefined;
  organization?: OrganizationWhere | null | undefined;
  organizationId?: IntFilter | null | undefined;
  packageDescription?: StringFilter | null | undefined;
  packageType?: PackageTypeFilter | null | undefined;
  price?: BigFloatFilter | null | undefined;
};

export type OrganizationTypeOrderBy =
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC';

export type OrganizationTypeWhere = {
  and?: Array<OrganizationTypeWhere> | null | undefined;
  id?: IntFilter | null | undefined;
  name?: StringFilter | null | undefined;
  not?: OrganizationTypeWhere | null | undefined;
  or?: Array<OrganizationTypeWhere> | null | undefined;
};

export type OrganizationWhere = {
  and?: Array<OrganizationWhere> | null | undefined;
  city?: StringFilter | null | undefined;
  contactEmail?: StringFilter | null | undefined;
  contactPhone?: StringFilter | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  dataConfidence?: DataConfidenceFilter | null | undefined;
  hubspotCompanyId?: StringFilter | null | undefined;
  id?: IntFilter | null | undefined;
  language?: LanguageFilter | null | undefined;
  lastEngagedAt?: DatetimeFilter | null | undefined;
  mailingAddress?: AddressWhere | null | undefined;
  mailingAddressExists?: boolean | null | undefined;
  mailingAddressId?: IntFilter | null | undefined;
  name?: StringFilter | null | undefined;
  not?: OrganizationWhere | null | undefined;
  numberOfUniqueParticipantsPerYear?: IntFilter | null | undefined;
  or?: Array<OrganizationWhere> | null | undefined;
  organizationType?: OrganizationTypeWhere | null | undefined;
  organizationTypeExists?: boolean | null | undefined;
  organizationTypeId?: IntFilter | null | undefined;
  shippingAddress?: AddressWhere | null | undefined;
  shippingAddressExists?: boolean | null | undefined;
  shippingAddressId?: IntFilter | null | undefined;
  sportsManagementSoftware?: SportsManagementSoftwareWhere | null | undefined;
  sportsManagementSoftwareExists?: boolean | null | undefined;
  sportsManagementSoftwareId?: IntFilter | null | undefined;
  state?: StringFilter | null | undefined;
  updatedAt?: DatetimeFilter | null | undefined;
  websiteUrl?: StringFilter | null | undefined;
};

export type PackageType =
  | 'marketplace_offer'
  | 'user_generated'
  | 'website';

export type PackageTypeFilter = {
  distinctFrom?: PackageType | null | undefined;
  equalTo?: PackageType | null | undefined;
  greaterThan?: PackageType | null | undefined;
  greaterThanOrEqualTo?: PackageType | null | undefined;
  in?: Array<PackageType> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: PackageType | null | undefined;
  lessThanOrEqualTo?: PackageType | null | undefined;
  notDistinctFrom?: PackageType | null | undefined;
  notEqualTo?: PackageType | null | undefined;
  notIn?: Array<PackageType> | null | undefined;
};

export type PauseSendInput = {
  clientMutationId?: string | null | undefined;
  paused?: boolean | null | undefined;
  reason?: string | null | undefined;
  sendId?: number | null | undefined;
};

export type PaymentMethod =
  | 'ach'
  | 'card'
  | 'check'
  | 'credit'
  | 'other'
  | 'wire';

export type PayoutMethod =
  | 'check'
  | 'direct_deposit';

export type PayoutMethodFilter = {
  distinctFrom?: PayoutMethod | null | undefined;
  equalTo?: PayoutMethod | null | undefined;
  greaterThan?: PayoutMethod | null | undefined;
  greaterThanOrEqualTo?: PayoutMethod | null | undefined;
  in?: Array<PayoutMethod> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: PayoutMethod | null | undefined;
  lessThanOrEqualTo?: PayoutMethod | null | undefined;
  notDistinctFrom?: PayoutMethod | null | undefined;
  notEqualTo?: PayoutMethod | null | undefined;
  notIn?: Array<PayoutMethod> | null | undefined;
};

export type PendingImageListItemOrderBy =
  | 'CAMPAIGN_ID_ASC'
  | 'CAMPAIGN_ID_DESC'
  | 'CAMPAIGN_NAME_ASC'
  | 'CAMPAIGN_NAME_DESC'
  | 'CAPABILITY_ID_ASC'
  | 'CAPABILITY_ID_DESC'
  | 'CAPABILITY_NAME_ASC'
  | 'CAPABILITY_NAME_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'DEADLINE_ASC'
  | 'DEADLINE_DESC'
  | 'DEADLINE_NAME_ASC'
  | 'DEADLINE_NAME_DESC'
  | 'DEFAULT_VERIFICATION_DEADLINE_ID_ASC'
  | 'DEFAULT_VERIFICATION_DEADLINE_ID_DESC'
  | 'FROM_ASC'
  | 'FROM_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NATURAL'
  | 'OFFER_ID_ASC'
  | 'OFFER_ID_DESC'
  | 'ORGANIZATION_ID_ASC'
  | 'ORGANIZATION_ID_DESC'
  | 'ORGANIZATION_NAME_ASC'
  | 'ORGANIZATION_NAME_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'PRIMARY_STRATEGIST_CONTACT_ID_ASC'
  | 'PRIMARY_STRATEGIST_CONTACT_ID_DESC'
  | 'RELEASE_ASC'
  | 'RELEASE_DESC'
  | 'SEASON_ASC'
  | 'SEASON_DESC'
  | 'SPONSORABLE_PROPERTY_ID_ASC'
  | 'SPONSORABLE_PROPERTY_ID_DESC'
  | 'SPONSORABLE_PROPERTY_NAME_ASC'
  | 'SPONSORABLE_PROPERTY_NAME_DESC'
  | 'SPONSOR_ID_ASC'
  | 'SPONSOR_ID_DESC'
  | 'SPONSOR_NAME_ASC'
  | 'SPONSOR_NAME_DESC'
  | 'STRATEGIST_NAME_ASC'
  | 'STRATEGIST_NAME_DESC'
  | 'VERIFICATION_DEADLINE_ID_ASC'
  | 'VERIFICATION_DEADLINE_ID_DESC'
  | 'YEAR_ASC'
  | 'YEAR_DESC';

export type PendingImageListItemWhere = {
  and?: Array<PendingImageListItemWhere> | null | undefined;
  campaignId?: IntFilter | null | undefined;
  campaignName?: StringFilter | null | undefined;
  capabilityId?: IntFilter | null | undefined;
  capabilityName?: StringFilter | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  deadline?: DateFilter | null | undefined;
  deadlineName?: StringFilter | null | undefined;
  defaultVerificationDeadlineId?: IntFilter | null | undefined;
  from?: StringFilter | null | undefined;
  id?: IntFilter | null | undefined;
  not?: PendingImageListItemWhere | null | undefined;
  offer?: OfferWhere | null | undefined;
  offerId?: IntFilter | null | undefined;
  or?: Array<PendingImageListItemWhere> | null | undefined;
  organization?: OrganizationWhere | null | undefined;
  organizationId?: IntFilter | null | undefined;
  organizationName?: StringFilter | null | undefined;
  primaryStrategistContactId?: IntFilter | null | undefined;
  release?: PhotoReleaseFilter | null | undefined;
  season?: SeasonFilter | null | undefined;
  sponsorId?: IntFilter | null | undefined;
  sponsorName?: StringFilter | null | undefined;
  sponsorablePropertyId?: IntFilter | null | undefined;
  sponsorablePropertyName?: StringFilter | null | undefined;
  strategistName?: StringFilter | null | undefined;
  verificationDeadlineId?: IntFilter | null | undefined;
  verificationImage?: VerificationImageWhere | null | undefined;
  year?: IntFilter | null | undefined;
};

export type PhotoDownloadWay =
  | 'recap'
  | 'single'
  | 'zip';

export type PhotoRelease =
  | 'agreed'
  | 'not_stated'
  | 'withheld';

export type PhotoReleaseFilter = {
  distinctFrom?: PhotoRelease | null | undefined;
  equalTo?: PhotoRelease | null | undefined;
  greaterThan?: PhotoRelease | null | undefined;
  greaterThanOrEqualTo?: PhotoRelease | null | undefined;
  in?: Array<PhotoRelease> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: PhotoRelease | null | undefined;
  lessThanOrEqualTo?: PhotoRelease | null | undefined;
  notDistinctFrom?: PhotoRelease | null | undefined;
  notEqualTo?: PhotoRelease | null | undefined;
  notIn?: Array<PhotoRelease> | null | undefined;
};

export type PhotoRequestStatus =
  | 'declined'
  | 'done'
  | 'open'
  | 'withdrawn';

export type PhotoWish =
  | 'feature'
  | 'hide';

export type PlanSendInput = {
  clientMutationId?: string | null | undefined;
  includeConflicts?: boolean | null | undefined;
  includeEnded?: boolean | null | undefined;
  kind?: string | null | undefined;
  localTime?: string | null | undefined;
  offerIds?: Array<number | null | undefined> | null | undefined;
  perDay?: number | null | undefined;
  startOn?: string | null | undefined;
};

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

export type PlayLocationOrderBy =
  | 'ADDRESS_ASC'
  | 'ADDRESS_DESC'
  | 'CITY_ASC'
  | 'CITY_DESC'
  | 'COUNTRY_ASC'
  | 'COUNTRY_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'LAT_ASC'
  | 'LAT_DESC'
  | 'LON_ASC'
  | 'LON_DESC'
  | 'NATURAL'
  | 'NICKNAME_ASC'
  | 'NICKNAME_DESC'
  | 'ORGANIZATION_ID_ASC'
  | 'ORGANIZATION_ID_DESC'
  | 'PRIMARY_ASC'
  | 'PRIMARY_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'STATE_ASC'
  | 'STATE_DESC'
  | 'STREET_ASC'
  | 'STREET_DESC'
  | 'UPDATED_AT_ASC'
  | 'UPDATED_AT_DESC'
  | 'ZIPCODE_ASC'
  | 'ZIPCODE_DESC';

export type PlayLocationWhere = {
  address?: StringFilter | null | undefined;
  and?: Array<PlayLocationWhere> | null | undefined;
  city?: StringFilter | null | undefined;
  country?: CountryFilter | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  id?: IntFilter | null | undefined;
  lat?: FloatFilter | null | undefined;
  lon?: FloatFilter | null | undefined;
  nickname?: StringFilter | null | undefined;
  not?: PlayLocationWhere | null | undefined;
  or?: Array<PlayLocationWhere> | null | undefined;
  organization?: OrganizationWhere | null | undefined;
  organizationId?: IntFilter | null | undefined;
  primary?: BooleanFilter | null | undefined;
  state?: StringFilter | null | undefined;
  street?: StringFilter | null | undefined;
  updatedAt?: DatetimeFilter | null | undefined;
  zipcode?: StringFilter | null | undefined;
};

export type PositivePayAmount =
  | 'cents'
  | 'dollars';

export type PositivePayColumn =
  | 'account_number'
  | 'amount'
  | 'blank'
  | 'check_number'
  | 'issue_date'
  | 'payee'
  | 'record_type';

export type PositivePayDate =
  | 'mm_dd_yyyy'
  | 'mmddyy'
  | 'mmddyyyy'
  | 'yyyy_mm_dd'
  | 'yyyymmdd';

export type PositivePayDateFilter = {
  distinctFrom?: PositivePayDate | null | undefined;
  equalTo?: PositivePayDate | null | undefined;
  greaterThan?: PositivePayDate | null | undefined;
  greaterThanOrEqualTo?: PositivePayDate | null | undefined;
  in?: Array<PositivePayDate> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: PositivePayDate | null | undefined;
  lessThanOrEqualTo?: PositivePayDate | null | undefined;
  notDistinctFrom?: PositivePayDate | null | undefined;
  notEqualTo?: PositivePayDate | null | undefined;
  notIn?: Array<PositivePayDate> | null | undefined;
};

export type PositivePayFormatOrderBy =
  | 'AMOUNT_FORMAT_ASC'
  | 'AMOUNT_FORMAT_DESC'
  | 'DATE_FORMAT_ASC'
  | 'DATE_FORMAT_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'SEPARATOR_ASC'
  | 'SEPARATOR_DESC';

export type PositivePayFormatWhere = {
  and?: Array<PositivePayFormatWhere> | null | undefined;
  id?: IntFilter | null | undefined;
  name?: StringFilter | null | undefined;
  not?: PositivePayFormatWhere | null | undefined;
  or?: Array<PositivePayFormatWhere> | null | undefined;
};

export type PositivePaySeparator =
  | 'comma'
  | 'fixed_width'
  | 'pipe'
  | 'semicolon'
  | 'tab';

export type PutOffTodayLineInput = {
  clientMutationId?: string | null | undefined;
  line?: string | null | undefined;
  reason?: string | null | undefined;
  until?: string | null | undefined;
};

export type ReactOnDashboardInput = {
  campaignId?: number | null | undefined;
  campaignNoteId?: number | null | undefined;
  chosen?: boolean | null | undefined;
  clientMutationId?: string | null | undefined;
  reaction?: DashboardReaction | null | undefined;
  season?: Season | null | undefined;
  section?: DashboardSection | null | undefined;
  sponsorId?: number | null | undefined;
  verificationImageId?: number | null | undefined;
  year?: number | null | undefined;
};

export type RecapFormat =
  | 'pdf'
  | 'pptx';

export type RecapStatus =
  | 'failed'
  | 'queued'
  | 'ready'
  | 'running'
  | 'withdrawn';

export type RecordInvoicePaymentInput = {
  amount?: string | number | null | undefined;
  asCredit?: boolean | null | undefined;
  clientMutationId?: string | null | undefined;
  invoiceId?: number | null | undefined;
  method?: PaymentMethod | null | undefined;
  receivedOn?: string | null | undefined;
  reference?: string | null | undefined;
};

export type RecordKind =
  | 'campaign'
  | 'check'
  | 'offer'
  | 'organization'
  | 'person'
  | 'sponsor';

export type RecordMissingPaymentInput = {
  amount?: string | number | null | undefined;
  checkId?: number | null | undefined;
  clientMutationId?: string | null | undefined;
  formatId?: number | null | undefined;
  note?: string | null | undefined;
  paidOn?: string | null | undefined;
};

export type RecordSponsorRefundInput = {
  amount?: string | number | null | undefined;
  clientMutationId?: string | null | undefined;
  reason?: string | null | undefined;
  reference?: string | null | undefined;
  refundedOn?: string | null | undefined;
  sponsorId?: number | null | undefined;
};

export type RecordTaxReturnsInput = {
  clientMutationId?: string | null | undefined;
  organizationIds?: Array<number | null | undefined> | null | undefined;
  year?: number | null | undefined;
};

export type RedeliverWebhookMessageInput = {
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
};

export type RegenerateLinkInput = {
  clientMutationId?: string | null | undefined;
  kind?: string | null | undefined;
  putBack?: boolean | null | undefined;
  recordId?: string | null | undefined;
  userIds?: Array<number | null | undefined> | null | undefined;
};

export type ReissueCheckInput = {
  checkId?: number | null | undefined;
  clientMutationId?: string | null | undefined;
  memo?: string | null | undefined;
  reason?: string | null | undefined;
  stoppedOn?: string | null | undefined;
};

export type RejectCheckInput = {
  checkId?: number | null | undefined;
  clientMutationId?: string | null | undefined;
  reason?: string | null | undefined;
};

export type RejectOfferInput = {
  clientMutationId?: string | null | undefined;
  leagueRejectionReason?: string | null | undefined;
  offerId?: number | null | undefined;
};

export type ReleaseMailHoldInput = {
  clientMutationId?: string | null | undefined;
};

export type RemoveOrganizationCapabilityPackageInput = {
  clientMutationId?: string | null | undefined;
  organizationCapabilityPackageId?: number | null | undefined;
};

export type RemoveOrganizationPackageInput = {
  clientMutationId?: string | null | undefined;
  organizationPackageId?: number | null | undefined;
};

export type RemoveSignedReleaseInput = {
  clientMutationId?: string | null | undefined;
  signedReleaseId?: number | null | undefined;
};

export type RemoveSponsorablePropertiesFromCampaignInput = {
  clientMutationId?: string | null | undefined;
  markAsUnqualified?: boolean | null | undefined;
  offerIds?: Array<number | null | undefined> | null | undefined;
  removalReason?: string | null | undefined;
};

export type RemoveStaffUserInput = {
  clientMutationId?: string | null | undefined;
  userId?: number | null | undefined;
};

export type RemoveVerificationDeadlineInput = {
  changeReason?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
};

export type RemoveZipInput = {
  clientMutationId?: string | null | undefined;
  organizationId?: number | null | undefined;
  zip?: string | null | undefined;
};

export type RenewCalendarInput = {
  clientMutationId?: string | null | undefined;
  organizationId?: number | null | undefined;
};

export type RenewPhotoReleaseLinkInput = {
  clientMutationId?: string | null | undefined;
  organizationId?: number | null | undefined;
  season?: Season | null | undefined;
  year?: number | null | undefined;
};

export type RenewSeasonFeedInput = {
  clientMutationId?: string | null | undefined;
  revoke?: boolean | null | undefined;
};

export type RenewSponsorshipApplicationInput = {
  clientMutationId?: string | null | undefined;
  confirmedStepIds?: Array<string | null | undefined> | null | undefined;
  sponsorshipApplicationId?: number | null | undefined;
};

export type ReplaceCreativesInput = {
  clientMutationId?: string | null | undefined;
  defaultVerificationDeadlineId?: number | null | undefined;
  offerIds?: Array<number | null | undefined> | null | undefined;
};

export type ReplyToFeedbackInput = {
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
  reply?: string | null | undefined;
};

export type RequestPhotoChangeInput = {
  clientMutationId?: string | null | undefined;
  reason?: string | null | undefined;
  verificationImageId?: number | null | undefined;
  wish?: PhotoWish | null | undefined;
};

export type RequestTaxFormsInput = {
  clientMutationId?: string | null | undefined;
  organizationIds?: Array<number | null | undefined> | null | undefined;
};

export type ResendUserInviteInput = {
  clientMutationId?: string | null | undefined;
  userId?: number | null | undefined;
};

export type ResetSecondFactorInput = {
  clientMutationId?: string | null | undefined;
  userId?: number | null | undefined;
};

export type RespondToDeadlineInput = {
  clientMutationId?: string | null | undefined;
  comment?: string | null | undefined;
  verificationDeadlineCannedResponseId?: number | null | undefined;
};

export type RestoreClearPhotoInput = {
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
  version?: number | null | undefined;
};

export type RestoreDashboardCommentInput = {
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
};

export type RestoreDeletedInput = {
  clientMutationId?: string | null | undefined;
  entryId?: string | null | undefined;
};

export type ReverseBankLineInput = {
  clientMutationId?: string | null | undefined;
  creditedOn?: string | null | undefined;
  lineId?: number | null | undefined;
  note?: string | null | undefined;
};

export type ReverseInvoicePaymentInput = {
  clientMutationId?: string | null | undefined;
  paymentId?: number | null | undefined;
  reason?: string | null | undefined;
};

export type ReverseSponsorRefundInput = {
  clientMutationId?: string | null | undefined;
  reason?: string | null | undefined;
  refundId?: number | null | undefined;
};

export type ReviewVerificationImageInput = {
  clientMutationId?: string | null | undefined;
  featured?: boolean | null | undefined;
  hidden?: boolean | null | undefined;
  id?: number | null | undefined;
  rejectionNote?: string | null | undefined;
  rejectionReasonId?: number | null | undefined;
  status?: ImageStatus | null | undefined;
  verificationDeadlineId?: number | null | undefined;
  version?: number | null | undefined;
};

export type RevokeApiKeyInput = {
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
};

export type RevokeForwardedTaskInput = {
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
};

export type RevokeLinkInput = {
  clientMutationId?: string | null | undefined;
  kind?: string | null | undefined;
  putBack?: boolean | null | undefined;
  recordId?: string | null | undefined;
  userIds?: Array<number | null | undefined> | null | undefined;
};

export type RevokePhotoReleaseLinkInput = {
  clientMutationId?: string | null | undefined;
  organizationId?: number | null | undefined;
  season?: Season | null | undefined;
  year?: number | null | undefined;
};

export type RevokeRecapShareInput = {
  clientMutationId?: string | null | undefined;
  recapShareId?: number | null | undefined;
};

export type RollOverCampaignsInput = {
  campaigns?: Array<CampaignRollOverInput | null | undefined> | null | undefined;
  clientMutationId?: string | null | undefined;
  keys?: Array<string | null | undefined> | null | undefined;
};

export type RolledOverDeadlineInput = {
  deadline?: string | null | undefined;
  defaultVerificationDeadlineId?: number | null | undefined;
};

export type RolledOverPartKind =
  | 'capability'
  | 'contact'
  | 'deadline'
  | 'filter'
  | 'question';

export type RotateApiKeyInput = {
  clientMutationId?: string | null | undefined;
  hint?: string | null | undefined;
  hours?: number | null | undefined;
  id?: number | null | undefined;
  secretHash?: string | null | undefined;
};

export type SaveApplicationStepDataInput = {
  clientMutationId?: string | null | undefined;
  formData?: unknown;
  sponsorshipApplicationId?: number | null | undefined;
  stepId?: string | null | undefined;
};

export type SaveMySettingsInput = {
  changes?: unknown;
  clientMutationId?: string | null | undefined;
};

export type Season =
  | 'fall'
  | 'spring'
  | 'summer'
  | 'winter';

export type SeasonFilter = {
  distinctFrom?: Season | null | undefined;
  equalTo?: Season | null | undefined;
  greaterThan?: Season | null | undefined;
  greaterThanOrEqualTo?: Season | null | undefined;
  in?: Array<Season> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: Season | null | undefined;
  lessThanOrEqualTo?: Season | null | undefined;
  notDistinctFrom?: Season | null | undefined;
  notEqualTo?: Season | null | undefined;
  notIn?: Array<Season> | null | undefined;
};

export type SeasonMarkKind =
  | 'deadline'
  | 'goal_date'
  | 'league_event'
  | 'print_run'
  | 'proof_due'
  | 'recap'
  | 'season'
  | 'send';

export type SecondFactorRule =
  | 'none'
  | 'staff'
  | 'superadmins';

export type SendContractForSignatureInput = {
  clientMutationId?: string | null | undefined;
  contractId?: number | null | undefined;
};

export type SendInvoiceInput = {
  clientMutationId?: string | null | undefined;
  invoiceId?: number | null | undefined;
  message?: string | null | undefined;
};

export type SendMailAgainInput = {
  clientMutationId?: string | null | undefined;
  id?: string | null | undefined;
};

export type SendMailsAgainInput = {
  clientMutationId?: string | null | undefined;
  mailIds?: Array<string | null | undefined> | null | undefined;
  uncertainToo?: boolean | null | undefined;
};

export type SendOfferEmailsInput = {
  clientMutationId?: string | null | undefined;
  includeConflicts?: boolean | null | undefined;
  includeEnded?: boolean | null | undefined;
  offerIds?: Array<number | null | undefined> | null | undefined;
};

export type SendOrderBy =
  | 'CAMPAIGN_ID_ASC'
  | 'CAMPAIGN_ID_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'INCLUDE_CONFLICTS_ASC'
  | 'INCLUDE_CONFLICTS_DESC'
  | 'INCLUDE_ENDED_ASC'
  | 'INCLUDE_ENDED_DESC'
  | 'KIND_ASC'
  | 'KIND_DESC'
  | 'LOCAL_TIME_ASC'
  | 'LOCAL_TIME_DESC'
  | 'NATURAL'
  | 'NEXT_ON_ASC'
  | 'NEXT_ON_DESC'
  | 'PAUSE_REASON_ASC'
  | 'PAUSE_REASON_DESC'
  | 'PER_DAY_ASC'
  | 'PER_DAY_DESC'
  | 'PLANNED_BY_ID_ASC'
  | 'PLANNED_BY_ID_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'STATE_ASC'
  | 'STATE_DESC';

export type SendRequestAdditionalVerificationEmailInput = {
  clientMutationId?: string | null | undefined;
  message?: string | null | undefined;
  offerId?: number | null | undefined;
};

export type SendSponsorablePropertyOnboardingEmailsInput = {
  clientMutationId?: string | null | undefined;
  offerIds?: Array<number | null | undefined> | null | undefined;
};

export type SendSponsorshipApplicationInput = {
  clientMutationId?: string | null | undefined;
  includeEnded?: boolean | null | undefined;
  offerIds?: Array<number | null | undefined> | null | undefined;
};

export type SendState =
  | 'canceled'
  | 'done'
  | 'paused'
  | 'queued';

export type SendStateFilter = {
  distinctFrom?: SendState | null | undefined;
  equalTo?: SendState | null | undefined;
  greaterThan?: SendState | null | undefined;
  greaterThanOrEqualTo?: SendState | null | undefined;
  in?: Array<SendState> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: SendState | null | undefined;
  lessThanOrEqualTo?: SendState | null | undefined;
  notDistinctFrom?: SendState | null | undefined;
  notEqualTo?: SendState | null | undefined;
  notIn?: Array<SendState> | null | undefined;
};

export type SendVerificationReminderEmailInput = {
  clientMutationId?: string | null | undefined;
  offerId?: number | null | undefined;
};

export type SendWhere = {
  and?: Array<SendWhere> | null | undefined;
  campaign?: CampaignWhere | null | undefined;
  campaignId?: IntFilter | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  id?: IntFilter | null | undefined;
  includeConflicts?: BooleanFilter | null | undefined;
  includeEnded?: BooleanFilter | null | undefined;
  kind?: StringFilter | null | undefined;
  localTime?: TimeFilter | null | undefined;
  nextOn?: DateFilter | null | undefined;
  not?: SendWhere | null | undefined;
  or?: Array<SendWhere> | null | undefined;
  pauseReason?: StringFilter | null | undefined;
  perDay?: IntFilter | null | undefined;
  plannedBy?: UserWhere | null | undefined;
  plannedByExists?: boolean | null | undefined;
  plannedById?: IntFilter | null | undefined;
  state?: SendStateFilter | null | undefined;
};

export type SetBankAccountNumberInput = {
  accountNumber?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  formatId?: number | null | undefined;
};

export type SetDailyMailInput = {
  clientMutationId?: string | null | undefined;
  enabled?: boolean | null | undefined;
};

export type SetLanguageInput = {
  clientMutationId?: string | null | undefined;
  language?: Language | null | undefined;
};

export type SetMemberRoleInput = {
  clientMutationId?: string | null | undefined;
  organizationId?: number | null | undefined;
  role?: MemberRole | null | undefined;
  userId?: number | null | undefined;
};

export type SetOfferTermsInput = {
  clientMutationId?: string | null | undefined;
  offerIds?: Array<number | null | undefined> | null | undefined;
  terms?: OfferTermInput | null | undefined;
  versions?: Array<number | null | undefined> | null | undefined;
};

export type SetPhotoReleaseInput = {
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
  release?: PhotoRelease | null | undefined;
  version?: number | null | undefined;
};

export type SetPhotoReleasesInput = {
  clientMutationId?: string | null | undefined;
  ids?: Array<number | null | undefined> | null | undefined;
  release?: PhotoRelease | null | undefined;
};

export type SettleBankLineInput = {
  checkId?: number | null | undefined;
  clientMutationId?: string | null | undefined;
  lineId?: number | null | undefined;
  note?: string | null | undefined;
  settlement?: BankLineSettlement | null | undefined;
};

export type ShipmentsArrival =
  | 'four_weeks'
  | 'one_week'
  | 'three_weeks'
  | 'two_weeks';

export type SignContractInput = {
  agreed?: boolean | null | undefined;
  clientMutationId?: string | null | undefined;
  contractId?: number | null | undefined;
  signerName?: string | null | undefined;
};

export type SocialMediaChannelOrderBy =
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC';

export type SocialMediaChannelWhere = {
  and?: Array<SocialMediaChannelWhere> | null | undefined;
  id?: IntFilter | null | undefined;
  name?: StringFilter | null | undefined;
  not?: SocialMediaChannelWhere | null | undefined;
  or?: Array<SocialMediaChannelWhere> | null | undefined;
};

export type SocialMediaEntryInput = {
  canPost?: boolean | null | undefined;
  channelId: number;
  id?: number | null | undefined;
  url?: string | null | undefined;
};

export type SpoilCheckSheetsInput = {
  clientMutationId?: string | null | undefined;
  firstNumber?: number | null | undefined;
  lastNumber?: number | null | undefined;
  reason?: string | null | undefined;
  runId?: number | null | undefined;
};

export type SponsorCategoryInput = {
  name: string;
};

export type SponsorCategoryOrderBy =
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC';

export type SponsorCategoryWhere = {
  and?: Array<SponsorCategoryWhere> | null | undefined;
  id?: IntFilter | null | undefined;
  not?: SponsorCategoryWhere | null | undefined;
  or?: Array<SponsorCategoryWhere> | null | undefined;
};

export type SponsorListItemOrderBy =
  | 'ACTIVE_CAMPAIGNS_COUNT_ASC'
  | 'ACTIVE_CAMPAIGNS_COUNT_DESC'
  | 'CAMPAIGNS_COUNT_ASC'
  | 'CAMPAIGNS_COUNT_DESC'
  | 'CONFIRMED_VALUE_ASC'
  | 'CONFIRMED_VALUE_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'SORT_NAME_ASC'
  | 'SORT_NAME_DESC'
  | 'UPDATED_AT_ASC'
  | 'UPDATED_AT_DESC';

export type SponsorListItemWhere = {
  activeCampaignsCount?: IntFilter | null | undefined;
  and?: Array<SponsorListItemWhere> | null | undefined;
  campaignsCount?: IntFilter | null | undefined;
  confirmedValue?: BigFloatFilter | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  id?: IntFilter | null | undefined;
  name?: StringFilter | null | undefined;
  not?: SponsorListItemWhere | null | undefined;
  or?: Array<SponsorListItemWhere> | null | undefined;
  sortName?: StringFilter | null | undefined;
  sponsor?: SponsorWhere | null | undefined;
  updatedAt?: DatetimeFilter | null | undefined;
};

export type SponsorWhere = {
  and?: Array<SponsorWhere> | null | undefined;
  category?: SponsorCategoryWhere | null | undefined;
  categoryExists?: boolean | null | undefined;
  categoryId?: IntFilter | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  id?: IntFilter | null | undefined;
  name?: StringFilter | null | undefined;
  not?: SponsorWhere | null | undefined;
  or?: Array<SponsorWhere> | null | undefined;
  updatedAt?: DatetimeFilter | null | undefined;
};

export type SponsorablePropertyBulkPatch = {
  competitivenessId?: number | null | undefined;
  dataConfidence?: DataConfidence | null | undefined;
  endDate?: string | null | undefined;
  female?: boolean | null | undefined;
  male?: boolean | null | undefined;
  maxAge?: number | null | undefined;
  minAge?: number | null | undefined;
  numberOfPlayers?: number | null | undefined;
  season?: Season | null | undefined;
  sportId?: number | null | undefined;
  startDate?: string | null | undefined;
};

export type SponsorablePropertyOrderBy =
  | 'CITY_ASC'
  | 'CITY_DESC'
  | 'COMPETITIVENESS_ID_ASC'
  | 'COMPETITIVENESS_ID_DESC'
  | 'DATA_CONFIDENCE_ASC'
  | 'DATA_CONFIDENCE_DESC'
  | 'ENTERED_DATA_CONFIDENCE_ASC'
  | 'ENTERED_DATA_CONFIDENCE_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'NUMBER_OF_PLAYERS_ASC'
  | 'NUMBER_OF_PLAYERS_DESC'
  | 'ORGANIZATION_ID_ASC'
  | 'ORGANIZATION_ID_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'SEASON_ASC'
  | 'SEASON_DESC'
  | 'SEASON_YEAR_ASC'
  | 'SEASON_YEAR_DESC'
  | 'SPORT_ID_ASC'
  | 'SPORT_ID_DESC'
  | 'START_DATE_ASC'
  | 'START_DATE_DESC'
  | 'STATE_ASC'
  | 'STATE_DESC';

export type SponsorablePropertyWhere = {
  and?: Array<SponsorablePropertyWhere> | null | undefined;
  city?: StringFilter | null | undefined;
  competitiveness?: CompetitivenessWhere | null | undefined;
  competitivenessExists?: boolean | null | undefined;
  competitivenessId?: IntFilter | null | undefined;
  id?: IntFilter | null | undefined;
  name?: StringFilter | null | undefined;
  not?: SponsorablePropertyWhere | null | undefined;
  numberOfPlayers?: IntFilter | null | undefined;
  or?: Array<SponsorablePropertyWhere> | null | undefined;
  organization?: OrganizationWhere | null | undefined;
  organizationId?: IntFilter | null | undefined;
  season?: SeasonFilter | null | undefined;
  seasonYear?: IntFilter | null | undefined;
  sport?: SportWhere | null | undefined;
  sportExists?: boolean | null | undefined;
  sportId?: IntFilter | null | undefined;
  startDate?: DateFilter | null | undefined;
  state?: StringFilter | null | undefined;
};

export type SponsorshipApplicationWhere = {
  and?: Array<SponsorshipApplicationWhere> | null | undefined;
  campaign?: CampaignWhere | null | undefined;
  campaignExists?: boolean | null | undefined;
  campaignId?: IntFilter | null | undefined;
  id?: IntFilter | null | undefined;
  not?: SponsorshipApplicationWhere | null | undefined;
  offer?: OfferWhere | null | undefined;
  offerExists?: boolean | null | undefined;
  offerId?: IntFilter | null | undefined;
  or?: Array<SponsorshipApplicationWhere> | null | undefined;
  organization?: OrganizationWhere | null | undefined;
  organizationId?: IntFilter | null | undefined;
  season?: SeasonFilter | null | undefined;
  year?: IntFilter | null | undefined;
};

export type SportOrderBy =
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC';

export type SportWhere = {
  and?: Array<SportWhere> | null | undefined;
  id?: IntFilter | null | undefined;
  name?: StringFilter | null | undefined;
  not?: SportWhere | null | undefined;
  or?: Array<SportWhere> | null | undefined;
};

export type SportsManagementSoftwareOrderBy =
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC';

export type SportsManagementSoftwareWhere = {
  and?: Array<SportsManagementSoftwareWhere> | null | undefined;
  id?: IntFilter | null | undefined;
  name?: StringFilter | null | undefined;
  not?: SportsManagementSoftwareWhere | null | undefined;
  or?: Array<SportsManagementSoftwareWhere> | null | undefined;
};

export type StartHandoverInput = {
  clientMutationId?: string | null | undefined;
  email?: string | null | undefined;
  leavingId?: number | null | undefined;
  organizationId?: number | null | undefined;
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

export type StatisticIconFilter = {
  distinctFrom?: StatisticIcon | null | undefined;
  equalTo?: StatisticIcon | null | undefined;
  greaterThan?: StatisticIcon | null | undefined;
  greaterThanOrEqualTo?: StatisticIcon | null | undefined;
  in?: Array<StatisticIcon> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: StatisticIcon | null | undefined;
  lessThanOrEqualTo?: StatisticIcon | null | undefined;
  notDistinctFrom?: StatisticIcon | null | undefined;
  notEqualTo?: StatisticIcon | null | undefined;
  notIn?: Array<StatisticIcon> | null | undefined;
};

export type StopCheckInput = {
  checkId?: number | null | undefined;
  clientMutationId?: string | null | undefined;
  reason?: string | null | undefined;
  stoppedOn?: string | null | undefined;
};

export type StringFilter = {
  distinctFrom?: string | null | undefined;
  distinctFromInsensitive?: string | null | undefined;
  endsWith?: string | null | undefined;
  endsWithInsensitive?: string | null | undefined;
  equalTo?: string | null | undefined;
  equalToInsensitive?: string | null | undefined;
  greaterThan?: string | null | undefined;
  greaterThanInsensitive?: string | null | undefined;
  greaterThanOrEqualTo?: string | null | undefined;
  greaterThanOrEqualToInsensitive?: string | null | undefined;
  in?: Array<string> | null | undefined;
  inInsensitive?: Array<string> | null | undefined;
  includes?: string | null | undefined;
  includesInsensitive?: string | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: string | null | undefined;
  lessThanInsensitive?: string | null | undefined;
  lessThanOrEqualTo?: string | null | undefined;
  lessThanOrEqualToInsensitive?: string | null | undefined;
  like?: string | null | undefined;
  likeInsensitive?: string | null | undefined;
  notDistinctFrom?: string | null | undefined;
  notDistinctFromInsensitive?: string | null | undefined;
  notEndsWith?: string | null | undefined;
  notEndsWithInsensitive?: string | null | undefined;
  notEqualTo?: string | null | undefined;
  notEqualToInsensitive?: string | null | undefined;
  notIn?: Array<string> | null | undefined;
  notInInsensitive?: Array<string> | null | undefined;
  notIncludes?: string | null | undefined;
  notIncludesInsensitive?: string | null | undefined;
  notLike?: string | null | undefined;
  notLikeInsensitive?: string | null | undefined;
  notStartsWith?: string | null | undefined;
  notStartsWithInsensitive?: string | null | undefined;
  startsWith?: string | null | undefined;
  startsWithInsensitive?: string | null | undefined;
};

export type TargetingResult =
  | 'fails'
  | 'passes'
  | 'waits';

export type TaskBulkPatch = {
  assigneeId?: number | null | undefined;
  done?: boolean | null | undefined;
  dueDate?: string | null | undefined;
};

export type TaskDue =
  | 'later'
  | 'overdue'
  | 'today';

export type TaskDueFilter = {
  distinctFrom?: TaskDue | null | undefined;
  equalTo?: TaskDue | null | undefined;
  greaterThan?: TaskDue | null | undefined;
  greaterThanOrEqualTo?: TaskDue | null | undefined;
  in?: Array<TaskDue> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: TaskDue | null | undefined;
  lessThanOrEqualTo?: TaskDue | null | undefined;
  notDistinctFrom?: TaskDue | null | undefined;
  notEqualTo?: TaskDue | null | undefined;
  notIn?: Array<TaskDue> | null | undefined;
};

export type TaskListItemOrderBy =
  | 'ASSIGNEE_ID_ASC'
  | 'ASSIGNEE_ID_DESC'
  | 'ASSIGNEE_NAME_ASC'
  | 'ASSIGNEE_NAME_DESC'
  | 'CAMPAIGN_ID_ASC'
  | 'CAMPAIGN_ID_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'CREATED_BY_ID_ASC'
  | 'CREATED_BY_ID_DESC'
  | 'CREATED_BY_NAME_ASC'
  | 'CREATED_BY_NAME_DESC'
  | 'DONE_ASC'
  | 'DONE_AT_ASC'
  | 'DONE_AT_DESC'
  | 'DONE_DESC'
  | 'DUE_ASC'
  | 'DUE_DATE_ASC'
  | 'DUE_DATE_DESC'
  | 'DUE_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NATURAL'
  | 'NOTE_ASC'
  | 'NOTE_DESC'
  | 'OFFER_ID_ASC'
  | 'OFFER_ID_DESC'
  | 'ORGANIZATION_ID_ASC'
  | 'ORGANIZATION_ID_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'RECORD_NAME_ASC'
  | 'RECORD_NAME_DESC'
  | 'SPONSOR_ID_ASC'
  | 'SPONSOR_ID_DESC'
  | 'TITLE_ASC'
  | 'TITLE_DESC'
  | 'UPDATED_AT_ASC'
  | 'UPDATED_AT_DESC';

export type TaskListItemWhere = {
  and?: Array<TaskListItemWhere> | null | undefined;
  assigneeId?: IntFilter | null | undefined;
  assigneeName?: StringFilter | null | undefined;
  campaign?: CampaignWhere | null | undefined;
  campaignExists?: boolean | null | undefined;
  campaignId?: IntFilter | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  createdById?: IntFilter | null | undefined;
  createdByName?: StringFilter | null | undefined;
  done?: BooleanFilter | null | undefined;
  doneAt?: DatetimeFilter | null | undefined;
  due?: TaskDueFilter | null | undefined;
  dueDate?: DateFilter | null | undefined;
  id?: IntFilter | null | undefined;
  not?: TaskListItemWhere | null | undefined;
  note?: StringFilter | null | undefined;
  offerId?: IntFilter | null | undefined;
  or?: Array<TaskListItemWhere> | null | undefined;
  organizationId?: IntFilter | null | undefined;
  recordName?: StringFilter | null | undefined;
  sponsorId?: IntFilter | null | undefined;
  title?: StringFilter | null | undefined;
  updatedAt?: DatetimeFilter | null | undefined;
};

export type TaxClassification =
  | 'c_corporation'
  | 'individual'
  | 'llc_c_corporation'
  | 'llc_partnership'
  | 'llc_s_corporation'
  | 'other'
  | 'partnership'
  | 's_corporation'
  | 'trust_or_estate';

export type TaxFormKind =
  | 'w8ben_e'
  | 'w9';

export type TaxFormRule =
  | 'hold'
  | 'none'
  | 'withhold';

export type TaxThresholdOrderBy =
  | 'FROM_YEAR_ASC'
  | 'FROM_YEAR_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC';

export type TaxThresholdWhere = {
  and?: Array<TaxThresholdWhere> | null | undefined;
  fromYear?: IntFilter | null | undefined;
  id?: IntFilter | null | undefined;
  not?: TaxThresholdWhere | null | undefined;
  or?: Array<TaxThresholdWhere> | null | undefined;
};

export type TestimonialBulkPatch = {
  attribution?: string | null | undefined;
};

export type TestimonialOrderBy =
  | 'ATTRIBUTION_ASC'
  | 'ATTRIBUTION_DESC'
  | 'CAMPAIGN_ID_ASC'
  | 'CAMPAIGN_ID_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NATURAL'
  | 'POSITION_ASC'
  | 'POSITION_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'QUOTE_ASC'
  | 'QUOTE_DESC';

export type TestimonialWhere = {
  and?: Array<TestimonialWhere> | null | undefined;
  attribution?: StringFilter | null | undefined;
  campaign?: CampaignWhere | null | undefined;
  campaignId?: IntFilter | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  id?: IntFilter | null | undefined;
  not?: TestimonialWhere | null | undefined;
  or?: Array<TestimonialWhere> | null | undefined;
  position?: IntFilter | null | undefined;
  quote?: StringFilter | null | undefined;
};

export type TimeFilter = {
  distinctFrom?: string | null | undefined;
  equalTo?: string | null | undefined;
  greaterThan?: string | null | undefined;
  greaterThanOrEqualTo?: string | null | undefined;
  in?: Array<string> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: string | null | undefined;
  lessThanOrEqualTo?: string | null | undefined;
  notDistinctFrom?: string | null | undefined;
  notEqualTo?: string | null | undefined;
  notIn?: Array<string> | null | undefined;
};

export type TinType =
  | 'ein'
  | 'foreign'
  | 'ssn';

export type TodayKind =
  | 'addresses_missing'
  | 'applications_unfinished'
  | 'campaigns_behind'
  | 'checks_to_approve'
  | 'checks_to_print'
  | 'checks_to_reissue'
  | 'conflicts'
  | 'deposits_to_send'
  | 'installments_to_issue'
  | 'invoices_overdue'
  | 'mails_refused'
  | 'mentions'
  | 'offers_unanswered'
  | 'offers_unopened'
  | 'photo_requests'
  | 'photos_to_review'
  | 'proof_overdue'
  | 'sends_failed'
  | 'tasks';

export type TrackApplicationEventInput = {
  clientMutationId?: string | null | undefined;
  completionPercentage?: number | null | undefined;
  event?: string | null | undefined;
  stepId?: string | null | undefined;
};

export type UuidFilter = {
  distinctFrom?: string | null | undefined;
  equalTo?: string | null | undefined;
  greaterThan?: string | null | undefined;
  greaterThanOrEqualTo?: string | null | undefined;
  in?: Array<string> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: string | null | undefined;
  lessThanOrEqualTo?: string | null | undefined;
  notDistinctFrom?: string | null | undefined;
  notEqualTo?: string | null | undefined;
  notIn?: Array<string> | null | undefined;
};

export type UndoBankStatementInput = {
  clientMutationId?: string | null | undefined;
  reason?: string | null | undefined;
  statementId?: number | null | undefined;
};

export type UndoChangeInput = {
  changeId?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  fields?: Array<string | null | undefined> | null | undefined;
  recordId?: number | null | undefined;
  recordType?: string | null | undefined;
};

export type UndoHandoverInput = {
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
};

export type UnmergeOrganizationsInput = {
  clientMutationId?: string | null | undefined;
  mergeId?: number | null | undefined;
};

export type UnreleasedImageListItemOrderBy =
  | 'CAMPAIGN_ID_ASC'
  | 'CAMPAIGN_ID_DESC'
  | 'CAMPAIGN_NAME_ASC'
  | 'CAMPAIGN_NAME_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'DEADLINE_NAME_ASC'
  | 'DEADLINE_NAME_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NATURAL'
  | 'OFFER_ID_ASC'
  | 'OFFER_ID_DESC'
  | 'ORGANIZATION_ID_ASC'
  | 'ORGANIZATION_ID_DESC'
  | 'ORGANIZATION_NAME_ASC'
  | 'ORGANIZATION_NAME_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'RELEASE_ASC'
  | 'RELEASE_DESC'
  | 'SEASON_ASC'
  | 'SEASON_DESC'
  | 'SPONSOR_ID_ASC'
  | 'SPONSOR_ID_DESC'
  | 'SPONSOR_NAME_ASC'
  | 'SPONSOR_NAME_DESC'
  | 'YEAR_ASC'
  | 'YEAR_DESC';

export type UnreleasedImageListItemWhere = {
  and?: Array<UnreleasedImageListItemWhere> | null | undefined;
  campaignId?: IntFilter | null | undefined;
  campaignName?: StringFilter | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  deadlineName?: StringFilter | null | undefined;
  id?: IntFilter | null | undefined;
  not?: UnreleasedImageListItemWhere | null | undefined;
  offer?: OfferWhere | null | undefined;
  offerId?: IntFilter | null | undefined;
  or?: Array<UnreleasedImageListItemWhere> | null | undefined;
  organization?: OrganizationWhere | null | undefined;
  organizationId?: IntFilter | null | undefined;
  organizationName?: StringFilter | null | undefined;
  release?: PhotoReleaseFilter | null | undefined;
  season?: SeasonFilter | null | undefined;
  sponsorId?: IntFilter | null | undefined;
  sponsorName?: StringFilter | null | undefined;
  statedForSeason?: BooleanFilter | null | undefined;
  verificationImage?: VerificationImageWhere | null | undefined;
  year?: IntFilter | null | undefined;
};

export type UpdateBankFileLayoutInput = {
  accountHeading?: string | null | undefined;
  amountHeading?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  dateFormat?: PositivePayDate | null | undefined;
  id: number;
  name?: string | null | undefined;
  numberHeading?: string | null | undefined;
  paidOnHeading?: string | null | undefined;
  referenceHeading?: string | null | undefined;
  version?: number | null | undefined;
};

export type UpdateCampaignCapabilitiesInput = {
  clientMutationId?: string | null | undefined;
  ids: Array<number>;
  patch: CampaignCapabilityBulkPatch;
  versions?: Array<number> | null | undefined;
};

export type UpdateCampaignCapabilityInput = {
  clientMutationId?: string | null | undefined;
  executionExpectations?: string | null | undefined;
  id: number;
  minimumQuantity?: number | null | undefined;
  quantity?: number | null | undefined;
  version?: number | null | undefined;
};

export type UpdateCampaignContractInput = {
  amounts?: Array<string | number | null | undefined> | null | undefined;
  billingAddress?: string | null | undefined;
  billingEmail?: string | null | undefined;
  billingName?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  dueDates?: Array<string | null | undefined> | null | undefined;
  endsOn?: string | null | undefined;
  id: number;
  leagueSharePercentage?: string | number | null | undefined;
  signerEmail?: string | null | undefined;
  startsOn?: string | null | undefined;
  terms?: string | null | undefined;
  totalSpend?: string | number | null | undefined;
  version?: number | null | undefined;
};

export type UpdateCampaignInput = {
  additionalRequirements?: string | null | undefined;
  additionalRequirementsEs?: string | null | undefined;
  anySeason?: boolean | null | undefined;
  clientMutationId?: string | null | undefined;
  customQuestions?: Array<CampaignCustomQuestionInput> | null | undefined;
  daysBetweenMails?: number | null | undefined;
  exclusiveByCategory?: boolean | null | undefined;
  exclusiveBySport?: boolean | null | undefined;
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
  sponsorOverviewEs?: string | null | undefined;
  sponsorSeesBilling?: boolean | null | undefined;
  sponsorSeesDates?: boolean | null | undefined;
  sponsorSeesFairShare?: boolean | null | undefined;
  sponsorSeesForecast?: boolean | null | undefined;
  sponsorSeesMoney?: boolean | null | undefined;
  sponsorSeesOverdue?: boolean | null | undefined;
  status?: CampaignStatus | null | undefined;
  targetNumberOfLeagues?: number | null | undefined;
  totalSpend?: number | null | undefined;
  version?: number | null | undefined;
  year?: number | null | undefined;
};

export type UpdateCampaignNoteInput = {
  body?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  datedOn?: string | null | undefined;
  id: number;
  published?: boolean | null | undefined;
  title?: string | null | undefined;
  version?: number | null | undefined;
};

export type UpdateCampaignStatisticInput = {
  clientMutationId?: string | null | undefined;
  description?: string | null | undefined;
  iconName?: StatisticIcon | null | undefined;
  id: number;
  name?: string | null | undefined;
  number?: string | null | undefined;
  version?: number | null | undefined;
};

export type UpdateCampaignsInput = {
  clientMutationId?: string | null | undefined;
  ids: Array<number>;
  patch: CampaignBulkPatch;
  versions?: Array<number> | null | undefined;
};

export type UpdateCheckSettingInput = {
  checkPosition?: CheckPosition | null | undefined;
  clientMutationId?: string | null | undefined;
  firstPerforation?: number | null | undefined;
  id: number;
  offsetDown?: number | null | undefined;
  offsetRight?: number | null | undefined;
  reminderDays?: Array<number | null | undefined> | null | undefined;
  secondApprovalFrom?: string | number | null | undefined;
  secondPerforation?: number | null | undefined;
  singleSuperadmin?: boolean | null | undefined;
  staleAfterDays?: number | null | undefined;
  trackedFrom?: string | null | undefined;
  version?: number | null | undefined;
  windowHeight?: number | null | undefined;
  windowLeft?: number | null | undefined;
  windowTop?: number | null | undefined;
  windowWidth?: number | null | undefined;
};

export type UpdateContactSettingInput = {
  clientMutationId?: string | null | undefined;
  firstCampaignIds?: Array<number | null | undefined> | null | undefined;
  followUpDays?: number | null | undefined;
  id: number;
  version?: number | null | undefined;
  weeklyEmails?: number | null | undefined;
};

export type UpdateCreativeContentInput = {
  clientMutationId?: string | null | undefined;
  content?: string | null | undefined;
  id: number;
  name?: string | null | undefined;
  version?: number | null | undefined;
};

export type UpdateCreativeContentTemplateInput = {
  clientMutationId?: string | null | undefined;
  content?: string | null | undefined;
  id: number;
  name?: string | null | undefined;
  version?: number | null | undefined;
};

export type UpdateDefaultVerificationDeadlineInput = {
  clientMutationId?: string | null | undefined;
  deadline?: string | null | undefined;
  id: number;
  leagueMoveDays?: number | null | undefined;
  leagueMoves?: number | null | undefined;
  name?: string | null | undefined;
  offset?: number | null | undefined;
  offsetType?: OffsetType | null | undefined;
  requiresCreatives?: boolean | null | undefined;
  verificationReminderInstructions?: string | null | undefined;
  verificationReminderInstructionsEs?: string | null | undefined;
  version?: number | null | undefined;
};

export type UpdateDepositSettingInput = {
  bankName?: string | null | undefined;
  bankRoutingNumber?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  companyName?: string | null | undefined;
  enabled?: boolean | null | undefined;
  entryClass?: DepositEntryClass | null | undefined;
  entryDescription?: string | null | undefined;
  id: number;
  originatorId?: string | null | undefined;
  prenote?: boolean | null | undefined;
  settleDays?: number | null | undefined;
  version?: number | null | undefined;
};

export type UpdateDormancyRuleInput = {
  clientMutationId?: string | null | undefined;
  id: number;
  source?: string | null | undefined;
  state?: string | null | undefined;
  version?: number | null | undefined;
  years?: number | null | undefined;
};

export type UpdateImageRejectionReasonInput = {
  clientMutationId?: string | null | undefined;
  id: number;
  patch: ImageRejectionReasonPatch;
};

export type UpdateInvoiceSettingInput = {
  clientMutationId?: string | null | undefined;
  id: number;
  issuerAddress?: string | null | undefined;
  issuerName?: string | null | undefined;
  paymentInstructions?: string | null | undefined;
  quickbooksItem?: string | null | undefined;
  version?: number | null | undefined;
  xeroAccountCode?: string | null | undefined;
  xeroTaxType?: string | null | undefined;
};

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
  version?: number | null | undefined;
  websiteUrl?: string | null | undefined;
  winterGames?: boolean | null | undefined;
  winterSportIds?: Array<number> | null | undefined;
};

export type UpdateLocationFilterInput = {
  clientMutationId?: string | null | undefined;
  enabled?: boolean | null | undefined;
  id: number;
  name?: string | null | undefined;
  radius?: string | number | null | undefined;
  strategy?: LocationStrategy | null | undefined;
  strategyCount?: number | null | undefined;
  version?: number | null | undefined;
};

export type UpdateLocationInput = {
  clientMutationId?: string | null | undefined;
  id: number;
  name?: string | null | undefined;
  version?: number | null | undefined;
};

export type UpdateOfferInput = {
  additionalRequirements?: string | null | undefined;
  additionalRequirementsEs?: string | null | undefined;
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
  version?: number | null | undefined;
};

export type UpdateOffersInput = {
  clientMutationId?: string | null | undefined;
  ids: Array<number>;
  patch: OfferBulkPatch;
  versions?: Array<number> | null | undefined;
};

export type UpdateOrganizationCapabilitiesInput = {
  clientMutationId?: string | null | undefined;
  ids: Array<number>;
  patch: OrganizationCapabilityBulkPatch;
  versions?: Array<number> | null | undefined;
};

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
  version?: number | null | undefined;
};

export type UpdateOrganizationInSponsorshipApplicationInput = {
  clientMutationId?: string | null | undefined;
  emailListSize?: number | null | undefined;
  emailOpenRate?: string | number | null | undefined;
  organizationId?: number | null | undefined;
  organizationTypeId?: number | null | undefined;
  socialMediaFollowingSize?: number | null | undefined;
  sponsorshipApplicationId?: number | null | undefined;
  stamp?: string | null | undefined;
};

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
  version?: number | null | undefined;
  websiteSponsorshipsUrl?: string | null | undefined;
  websiteUrl?: string | null | undefined;
  winterSportIds?: Array<number> | null | undefined;
};

export type UpdateOrganizationPackageInput = {
  clientMutationId?: string | null | undefined;
  id: number;
  name?: string | null | undefined;
  packageDescription?: string | null | undefined;
  packageType?: PackageType | null | undefined;
  price?: string | number | null | undefined;
  sponsorablePropertyIds?: Array<number> | null | undefined;
  version?: number | null | undefined;
};

export type UpdateOrganizationsInput = {
  clientMutationId?: string | null | undefined;
  ids: Array<number>;
  patch: OrganizationBulkPatch;
  versions?: Array<number> | null | undefined;
};

export type UpdatePasswordInput = {
  clientMutationId?: string | null | undefined;
  password: string;
  passwordConfirmation: string;
};

export type UpdatePlayLocationInput = {
  address?: string | null | undefined;
  city?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  country?: Country | null | undefined;
  id: number;
  lat?: number | null | undefined;
  lon?: number | null | undefined;
  nickname?: string | null | undefined;
  primary?: boolean | null | undefined;
  state?: string | null | undefined;
  street?: string | null | undefined;
  version?: number | null | undefined;
  zipcode?: string | null | undefined;
};

export type UpdatePositivePayFormatInput = {
  amountFormat?: PositivePayAmount | null | undefined;
  clientMutationId?: string | null | undefined;
  columns?: Array<PositivePayColumn | null | undefined> | null | undefined;
  dateFormat?: PositivePayDate | null | undefined;
  hasHeader?: boolean | null | undefined;
  id: number;
  issueCode?: string | null | undefined;
  name?: string | null | undefined;
  payeeLength?: number | null | undefined;
  separator?: PositivePaySeparator | null | undefined;
  version?: number | null | undefined;
  voidCode?: string | null | undefined;
  widths?: Array<number | null | undefined> | null | undefined;
};

export type UpdateSearchFilterInput = {
  clientMutationId?: string | null | undefined;
  enabled?: boolean | null | undefined;
  id: number;
  parameters?: unknown;
  version?: number | null | undefined;
};

export type UpdateSeasonalGoalInput = {
  clientMutationId?: string | null | undefined;
  id: number;
  sponsorFacingGoalBody?: string | null | undefined;
  version?: number | null | undefined;
};

export type UpdateSignInSettingInput = {
  clientMutationId?: string | null | undefined;
  id: number;
  secondFactor?: SecondFactorRule | null | undefined;
  version?: number | null | undefined;
};

export type UpdateSponsorInput = {
  categoryId?: number | null | undefined;
  clientMutationId?: string | null | undefined;
  id: number;
  name?: string | null | undefined;
  version?: number | null | undefined;
};

export type UpdateSponsorablePropertiesInput = {
  clientMutationId?: string | null | undefined;
  ids: Array<number>;
  patch: SponsorablePropertyBulkPatch;
  versions?: Array<number> | null | undefined;
};

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
  version?: number | null | undefined;
};

export type UpdateTaskInput = {
  assigneeId?: number | null | undefined;
  clientMutationId?: string | null | undefined;
  done?: boolean | null | undefined;
  dueDate?: string | null | undefined;
  id: number;
  note?: string | null | undefined;
  title?: string | null | undefined;
  version?: number | null | undefined;
};

export type UpdateTasksInput = {
  clientMutationId?: string | null | undefined;
  ids: Array<number>;
  patch: TaskBulkPatch;
  versions?: Array<number> | null | undefined;
};

export type UpdateTaxSettingInput = {
  clientMutationId?: string | null | undefined;
  id: number;
  payerCity?: string | null | undefined;
  payerEin?: string | null | undefined;
  payerLine1?: string | null | undefined;
  payerName?: string | null | undefined;
  payerPhone?: string | null | undefined;
  payerState?: string | null | undefined;
  payerZip?: string | null | undefined;
  rule?: TaxFormRule | null | undefined;
  version?: number | null | undefined;
};

export type UpdateTaxThresholdInput = {
  amount?: string | number | null | undefined;
  clientMutationId?: string | null | undefined;
  fromYear?: number | null | undefined;
  id: number;
  version?: number | null | undefined;
};

export type UpdateTestimonialInput = {
  attribution?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  id: number;
  quote?: string | null | undefined;
  version?: number | null | undefined;
};

export type UpdateTestimonialsInput = {
  clientMutationId?: string | null | undefined;
  ids: Array<number>;
  patch: TestimonialBulkPatch;
  versions?: Array<number> | null | undefined;
};

export type UpdateVerificationDeadlineInput = {
  changeReason?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  deadline?: string | null | undefined;
  id: number;
  name?: string | null | undefined;
  requiresCreatives?: boolean | null | undefined;
  verificationReminderInstructions?: string | null | undefined;
  verificationReminderInstructionsEs?: string | null | undefined;
  version?: number | null | undefined;
};

export type UpdateVerificationDeadlineResponseInput = {
  clientMutationId?: string | null | undefined;
  id: number;
  patch: VerificationDeadlineResponsePatch;
};

export type UpdateWebhookInput = {
  clientMutationId?: string | null | undefined;
  enabled?: boolean | null | undefined;
  events?: Array<WebhookEvent | null | undefined> | null | undefined;
  id?: number | null | undefined;
  sealedSecret?: string | null | undefined;
  url?: string | null | undefined;
};

export type UpsertAddressInput = {
  addressType?: AddressType | null | undefined;
  city?: string | null | undefined;
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

export type UpsertCustomResponsesInput = {
  clientMutationId?: string | null | undefined;
  customResponses?: Array<WizardCustomResponseInput | null | undefined> | null | undefined;
  organizationId?: number | null | undefined;
  sponsorshipApplicationId?: number | null | undefined;
  stamp?: string | null | undefined;
};

export type UpsertEmailOrSocialMediaInput = {
  accepted?: boolean | null | undefined;
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

export type UpsertGameSignageInput = {
  accepted?: boolean | null | undefined;
  bannerPlacements?: Array<number | null | undefined> | null | undefined;
  bannerSizes?: Array<number | null | undefined> | null | undefined;
  canHang24Hours?: boolean | null | undefined;
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

export type UpsertGiveawayAndCouponInput = {
  accepted?: boolean | null | undefined;
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

export type UpsertPhotosInput = {
  accepted?: boolean | null | undefined;
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

export type UpsertPlayLocationsInput = {
  clientMutationId?: string | null | undefined;
  offerId?: number | null | undefined;
  organizationId?: number | null | undefined;
  playLocations?: Array<WizardPlayLocationInput | null | undefined> | null | undefined;
  removedIds?: Array<number | null | undefined> | null | undefined;
  sponsorshipApplicationId?: number | null | undefined;
  stamp?: string | null | undefined;
};

export type UpsertPrimaryContactInput = {
  clientMutationId?: string | null | undefined;
  organizationId?: number | null | undefined;
  primaryContactEmail?: string | null | undefined;
  primaryContactFirstName?: string | null | undefined;
  primaryContactLastName?: string | null | undefined;
  primaryContactPhone?: string | null | undefined;
  sponsorshipApplicationId?: number | null | undefined;
  stamp?: string | null | undefined;
};

export type UpsertSamplingAndTablingInput = {
  accepted?: boolean | null | undefined;
  attendance?: number | null | undefined;
  canAllowOutsideFood?: boolean | null | undefined;
  canDistributeFood?: boolean | null | undefined;
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

export type UpsertSeminarInput = {
  accepted?: boolean | null | undefined;
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

export type UpsertShippingAddressInput = {
  addressType?: AddressType | null | undefined;
  city?: string | null | undefined;
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

export type UpsertSponsorablePropertiesInput = {
  clientMutationId?: string | null | undefined;
  organizationId?: number | null | undefined;
  programs?: Array<WizardProgramInput | null | undefined> | null | undefined;
  removedIds?: Array<number | null | undefined> | null | undefined;
  sponsorshipApplicationId?: number | null | undefined;
  stamp?: string | null | undefined;
};

export type UpsertSponsorshipApplicationInput = {
  additionalInformation?: string | null | undefined;
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

export type UpsertSurveysInput = {
  accepted?: boolean | null | undefined;
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

export type UpsertTeamGameJerseyInput = {
  accepted?: boolean | null | undefined;
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

export type UpsertTeamWarmupInput = {
  accepted?: boolean | null | undefined;
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

export type UpsertTournamentInput = {
  address?: string | null | undefined;
  canShipInAdvance?: boolean | null | undefined;
  city?: string | null | undefined;
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

export type UpsertWebsiteBannerInput = {
  accepted?: boolean | null | undefined;
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

export type UserOrderBy =
  | 'CELL_PHONE_ASC'
  | 'CELL_PHONE_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'EMAIL_ASC'
  | 'EMAIL_DESC'
  | 'EMPLOYEE_ASC'
  | 'EMPLOYEE_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'LANGUAGE_ASC'
  | 'LANGUAGE_DESC'
  | 'LAST_LOGIN_ASC'
  | 'LAST_LOGIN_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'ROLE_ASC'
  | 'ROLE_DESC'
  | 'STATUS_ASC'
  | 'STATUS_DESC'
  | 'TITLE_ASC'
  | 'TITLE_DESC'
  | 'UPDATED_AT_ASC'
  | 'UPDATED_AT_DESC';

export type UserRole =
  | 'admin'
  | 'organization'
  | 'sponsor'
  | 'superadmin';

export type UserRoleFilter = {
  distinctFrom?: UserRole | null | undefined;
  equalTo?: UserRole | null | undefined;
  greaterThan?: UserRole | null | undefined;
  greaterThanOrEqualTo?: UserRole | null | undefined;
  in?: Array<UserRole> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: UserRole | null | undefined;
  lessThanOrEqualTo?: UserRole | null | undefined;
  notDistinctFrom?: UserRole | null | undefined;
  notEqualTo?: UserRole | null | undefined;
  notIn?: Array<UserRole> | null | undefined;
};

export type UserStatus =
  | 'active'
  | 'deactivated'
  | 'invited';

export type UserStatusFilter = {
  distinctFrom?: UserStatus | null | undefined;
  equalTo?: UserStatus | null | undefined;
  greaterThan?: UserStatus | null | undefined;
  greaterThanOrEqualTo?: UserStatus | null | undefined;
  in?: Array<UserStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  lessThan?: UserStatus | null | undefined;
  lessThanOrEqualTo?: UserStatus | null | undefined;
  notDistinctFrom?: UserStatus | null | undefined;
  notEqualTo?: UserStatus | null | undefined;
  notIn?: Array<UserStatus> | null | undefined;
};

export type UserWhere = {
  and?: Array<UserWhere> | null | undefined;
  cellPhone?: StringFilter | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  email?: StringFilter | null | undefined;
  employee?: BooleanFilter | null | undefined;
  id?: IntFilter | null | undefined;
  language?: LanguageFilter | null | undefined;
  lastLogin?: DatetimeFilter | null | undefined;
  name?: StringFilter | null | undefined;
  not?: UserWhere | null | undefined;
  or?: Array<UserWhere> | null | undefined;
  role?: UserRoleFilter | null | undefined;
  status?: UserStatusFilter | null | undefined;
  title?: StringFilter | null | undefined;
  updatedAt?: DatetimeFilter | null | undefined;
};

export type ValueRule =
  | 'fixed'
  | 'package'
  | 'per_player';

export type VerificationDeadlineResponsePatch = {
  addressed?: boolean | null | undefined;
  version?: number | null | undefined;
};

export type VerificationDeadlineWhere = {
  and?: Array<VerificationDeadlineWhere> | null | undefined;
  anyPendingVerificationImages?: BooleanFilter | null | undefined;
  asset?: AssetWhere | null | undefined;
  assetId?: IntFilter | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  creatives?: IntFilter | null | undefined;
  deadline?: DateFilter | null | undefined;
  defaultVerificationDeadline?: DefaultVerificationDeadlineWhere | null | undefined;
  defaultVerificationDeadlineExists?: boolean | null | undefined;
  defaultVerificationDeadlineId?: IntFilter | null | undefined;
  didNotComplete?: BooleanFilter | null | undefined;
  didNotCompleteReason?: StringFilter | null | undefined;
  id?: IntFilter | null | undefined;
  missingCreatives?: BooleanFilter | null | undefined;
  name?: StringFilter | null | undefined;
  not?: VerificationDeadlineWhere | null | undefined;
  offer?: OfferWhere | null | undefined;
  offerId?: IntFilter | null | undefined;
  or?: Array<VerificationDeadlineWhere> | null | undefined;
  organizationId?: IntFilter | null | undefined;
  pendingImages?: IntFilter | null | undefined;
  provedAt?: DatetimeFilter | null | undefined;
  requiresCreatives?: BooleanFilter | null | undefined;
  sponsorId?: IntFilter | null | undefined;
  updatedAt?: DatetimeFilter | null | undefined;
  verificationReminderInstructions?: StringFilter | null | undefined;
  verificationReminderInstructionsEs?: StringFilter | null | undefined;
  verified?: BooleanFilter | null | undefined;
  verifiedImages?: IntFilter | null | undefined;
};

export type VerificationImageWhere = {
  and?: Array<VerificationImageWhere> | null | undefined;
  createdAt?: DatetimeFilter | null | undefined;
  createdBy?: UserWhere | null | undefined;
  createdByExists?: boolean | null | undefined;
  createdById?: IntFilter | null | undefined;
  featured?: BooleanFilter | null | undefined;
  from?: StringFilter | null | undefined;
  hidden?: BooleanFilter | null | undefined;
  id?: IntFilter | null | undefined;
  not?: VerificationImageWhere | null | undefined;
  offer?: OfferWhere | null | undefined;
  offerId?: IntFilter | null | undefined;
  or?: Array<VerificationImageWhere> | null | undefined;
  organizationId?: IntFilter | null | undefined;
  rejectionNote?: StringFilter | null | undefined;
  rejectionReason?: ImageRejectionReasonWhere | null | undefined;
  rejectionReasonExists?: boolean | null | undefined;
  rejectionReasonId?: IntFilter | null | undefined;
  release?: PhotoReleaseFilter | null | undefined;
  releaseStatedAt?: DatetimeFilter | null | undefined;
  releaseStatedByName?: StringFilter | null | undefined;
  reviewedAt?: DatetimeFilter | null | undefined;
  reviewedBy?: UserWhere | null | undefined;
  reviewedByExists?: boolean | null | undefined;
  reviewedById?: IntFilter | null | undefined;
  shownToSponsor?: BooleanFilter | null | undefined;
  sponsorId?: IntFilter | null | undefined;
  verificationDeadline?: VerificationDeadlineWhere | null | undefined;
  verificationDeadlineExists?: boolean | null | undefined;
  verificationDeadlineId?: IntFilter | null | undefined;
};

export type ViewAsUserInput = {
  clientMutationId?: string | null | undefined;
  userId: number;
};

export type VoidCheckInput = {
  checkId?: number | null | undefined;
  clientMutationId?: string | null | undefined;
  reason?: string | null | undefined;
};

export type WebhookEvent =
  | 'campaigns'
  | 'check_runs'
  | 'checks'
  | 'offers'
  | 'photo_requests'
  | 'recaps'
  | 'sends'
  | 'sponsorship_applications'
  | 'sponsorship_events'
  | 'verification_deadlines'
  | 'verification_images';

export type WebhookMessageState =
  | 'delivered'
  | 'failed'
  | 'waiting';

export type WebhookOffReason =
  | 'access_ended'
  | 'failures'
  | 'owner'
  | 'recovery';

export type WithdrawContractInput = {
  clientMutationId?: string | null | undefined;
  contractId?: number | null | undefined;
};

export type WithdrawPhotoRequestInput = {
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
};

export type WizardCustomResponseInput = {
  customQuestionId?: number | null | undefined;
  id?: number | null | undefined;
  response?: string | null | undefined;
};

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
