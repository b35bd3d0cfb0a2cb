// Made by "npm run generate" from the schema and the .graphql files of the console; not to be edited.
import { ApiKeysListDocument, FeedsCreateDocument, FeedsDeleteDocument, FeedsListDocument } from '../../apiKeys/generated/graphql.ts';
import { AuditEntriesIsLargeDocument, AuditEntriesListDocument, AuditEntriesTotalDocument } from '../../audit/generated/graphql.ts';
import { BankFileLayoutsCreateDocument, BankFileLayoutsDeleteDocument, BankFileLayoutsListDocument, BankFileLayoutsUpdateDocument, BankLinesListDocument, BankLinesTotalDocument, BankStatementsListDocument, BankStatementsTotalDocument } from '../../bankStatements/generated/graphql.ts';
import { CampaignNotesCreateDocument, CampaignNotesDeleteDocument, CampaignNotesListDocument, CampaignNotesManyDocument, CampaignNotesOneDocument, CampaignNotesTotalDocument, CampaignNotesUpdateDocument } from '../../campaignNotes/generated/graphql.ts';
import { CampaignStatisticsCreateDocument, CampaignStatisticsDeleteDocument, CampaignStatisticsListDocument, CampaignStatisticsUpdateDocument } from '../../campaignStatistics/generated/graphql.ts';
import { CampaignCapabilitiesCreateDocument, CampaignCapabilitiesDeleteDocument, CampaignCapabilitiesUpdateDocument, CampaignCapabilitiesUpdateManyDocument, CampaignOffersListDocument, CampaignOffersTotalDocument, CampaignStandingsListDocument, CampaignStandingsTotalDocument, CampaignsListDocument, CampaignsManyDocument, CampaignsOneDocument, CampaignsTotalDocument, CampaignsUpdateDocument, CampaignsUpdateManyDocument, DefaultVerificationDeadlinesCreateDocument, DefaultVerificationDeadlinesDeleteDocument, DefaultVerificationDeadlinesUpdateDocument } from '../../campaigns/generated/graphql.ts';
import { OutstandingChecksListDocument, OutstandingChecksTotalDocument } from '../../checkMoney/generated/graphql.ts';
import { CheckRunsListDocument, CheckRunsTotalDocument } from '../../checkRuns/generated/graphql.ts';
import { CheckSettingsOneDocument, CheckSettingsUpdateDocument, DepositSettingsOneDocument, DepositSettingsUpdateDocument, DormancyRulesCreateDocument, DormancyRulesDeleteDocument, DormancyRulesListDocument, DormancyRulesUpdateDocument, PositivePayFormatsCreateDocument, PositivePayFormatsDeleteDocument, PositivePayFormatsListDocument, PositivePayFormatsUpdateDocument } from '../../checkSettings/generated/graphql.ts';
import { ChecksIsLargeDocument, ChecksListDocument, ChecksManyDocument, ChecksTotalDocument } from '../../checks/generated/graphql.ts';
import { CommentsCreateDocument, CommentsListDocument, CommentsTotalDocument } from '../../comments/generated/graphql.ts';
import { CampaignContractsCreateDocument, CampaignContractsDeleteDocument, CampaignContractsListDocument, CampaignContractsUpdateDocument } from '../../contracts/generated/graphql.ts';
import { CreativeContentTemplatesCreateDocument, CreativeContentTemplatesDeleteDocument, CreativeContentTemplatesUpdateDocument, CreativeContentsCreateDocument, CreativeContentsDeleteDocument, CreativeContentsUpdateDocument, CreativeFileTemplatesDeleteDocument, CreativeFilesDeleteDocument } from '../../creatives/generated/graphql.ts';
import { DepositRunsListDocument, DepositRunsTotalDocument } from '../../depositRuns/generated/graphql.ts';
import { DuplicateOrganizationsListDocument, DuplicateOrganizationsTotalDocument } from '../../duplicates/generated/graphql.ts';
import { InvoiceSettingsOneDocument, InvoiceSettingsUpdateDocument, InvoicesListDocument, InvoicesTotalDocument } from '../../invoices/generated/graphql.ts';
import { ListViewsCreateDocument, ListViewsDeleteDocument, ListViewsListDocument } from '../../list/generated/graphql.ts';
import { MailsIsLargeDocument, MailsListDocument, MailsTotalDocument } from '../../mails/generated/graphql.ts';
import { OffersIsLargeDocument, OffersListDocument, OffersTotalDocument, OffersUpdateDocument, OffersUpdateManyDocument, VerificationDeadlinesCreateDocument, VerificationDeadlinesUpdateDocument } from '../../offers/generated/graphql.ts';
import { OrganizationCapabilitiesCreateDocument, OrganizationCapabilitiesDeleteDocument, OrganizationCapabilitiesListDocument, OrganizationCapabilitiesOneDocument, OrganizationCapabilitiesUpdateDocument, OrganizationCapabilitiesUpdateManyDocument } from '../../organizationCapabilities/generated/graphql.ts';
import { OrganizationsCreateDocument, OrganizationsDeleteDocument, OrganizationsIsLargeDocument, OrganizationsListDocument, OrganizationsManyDocument, OrganizationsOneDocument, OrganizationsTotalDocument, OrganizationsUpdateDocument, OrganizationsUpdateManyDocument, PlayLocationsCreateDocument, PlayLocationsDeleteDocument, PlayLocationsListDocument, PlayLocationsUpdateDocument } from '../../organizations/generated/graphql.ts';
import { OrganizationPackagesCreateDocument, OrganizationPackagesListDocument, OrganizationPackagesOneDocument, OrganizationPackagesUpdateDocument } from '../../packages/generated/graphql.ts';
import { SponsorablePropertiesCreateDocument, SponsorablePropertiesDeleteDocument, SponsorablePropertiesListDocument, SponsorablePropertiesUpdateDocument, SponsorablePropertiesUpdateManyDocument } from '../../programs/generated/graphql.ts';
import { CapabilitiesListDocument, CapabilitiesManyDocument, CompetitivenessesListDocument, OrganizationTypesListDocument, SocialMediaChannelsListDocument, SponsorCategoriesCreateDocument, SponsorCategoriesListDocument, SportsListDocument, SportsManagementSoftwaresListDocument } from '../../reference/generated/graphql.ts';
import { ContactSettingsOneDocument, ContactSettingsUpdateDocument, SendsIsLargeDocument, SendsListDocument, SendsTotalDocument } from '../../sends/generated/graphql.ts';
import { SeasonalGoalsCreateDocument, SeasonalGoalsUpdateDocument, SponsorsListDocument, SponsorsManyDocument, SponsorsOneDocument, SponsorsTotalDocument, SponsorsUpdateDocument } from '../../sponsors/generated/graphql.ts';
import { SignInSettingsOneDocument, SignInSettingsUpdateDocument, StaffListDocument, StaffManyDocument, StaffTotalDocument } from '../../staff/generated/graphql.ts';
import { LocationFiltersCreateDocument, LocationFiltersUpdateDocument, LocationsUpdateDocument, SearchFiltersCreateDocument, SearchFiltersDeleteDocument, SearchFiltersUpdateDocument } from '../../targeting/generated/graphql.ts';
import { TasksCreateDocument, TasksDeleteDocument, TasksListDocument, TasksTotalDocument, TasksUpdateDocument, TasksUpdateManyDocument } from '../../tasks/generated/graphql.ts';
import { TaxSettingsOneDocument, TaxSettingsUpdateDocument, TaxThresholdsCreateDocument, TaxThresholdsListDocument, TaxThresholdsUpdateDocument } from '../../taxForms/generated/graphql.ts';
import { TestimonialsCreateDocument, TestimonialsDeleteDocument, TestimonialsListDocument, TestimonialsManyDocument, TestimonialsOneDocument, TestimonialsTotalDocument, TestimonialsUpdateDocument, TestimonialsUpdateManyDocument } from '../../testimonials/generated/graphql.ts';
import { ImageRejectionReasonsCreateDocument, ImageRejectionReasonsListDocument, ImageRejectionReasonsUpdateDocument, UnreleasedImagesIsLargeDocument, UnreleasedImagesListDocument, UnreleasedImagesTotalDocument, VerificationImagesIsLargeDocument, VerificationImagesListDocument, VerificationImagesTotalDocument } from '../../verifications/generated/graphql.ts';

export const resources = {
  apiKeys: {
    documents: { list: ApiKeysListDocument },
  },
  auditEntries: {
    documents: { isLarge: AuditEntriesIsLargeDocument, list: AuditEntriesListDocument, total: AuditEntriesTotalDocument },
  },
  bankFileLayouts: {
    documents: { create: BankFileLayoutsCreateDocument, delete: BankFileLayoutsDeleteDocument, list: BankFileLayoutsListDocument, update: BankFileLayoutsUpdateDocument },
    create: { under: null, fields: ['accountHeading', 'amountHeading', 'dateFormat', 'name', 'numberHeading', 'paidOnHeading', 'referenceHeading'] },
    update: { under: null, fields: ['accountHeading', 'amountHeading', 'dateFormat', 'name', 'numberHeading', 'paidOnHeading', 'referenceHeading', 'version'] },
  },
  bankLines: {
    documents: { list: BankLinesListDocument, total: BankLinesTotalDocument },
  },
  bankStatements: {
    documents: { list: BankStatementsListDocument, total: BankStatementsTotalDocument },
  },
  campaignCapabilities: {
    documents: { create: CampaignCapabilitiesCreateDocument, delete: CampaignCapabilitiesDeleteDocument, update: CampaignCapabilitiesUpdateDocument, updateMany: CampaignCapabilitiesUpdateManyDocument },
    create: { under: null, fields: ['campaignId', 'capabilityId', 'executionExpectations', 'minimumQuantity', 'quantity'] },
    update: { under: null, fields: ['executionExpectations', 'minimumQuantity', 'quantity', 'version'] },
    updateMany: { under: null, fields: ['patch', 'versions'] },
  },
  campaignContracts: {
    documents: { create: CampaignContractsCreateDocument, delete: CampaignContractsDeleteDocument, list: CampaignContractsListDocument, update: CampaignContractsUpdateDocument },
    create: { under: null, fields: ['amounts', 'billingAddress', 'billingEmail', 'billingName', 'campaignId', 'dueDates', 'endsOn', 'leagueSharePercentage', 'signerEmail', 'startsOn', 'terms', 'totalSpend'] },
    update: { under: null, fields: ['amounts', 'billingAddress', 'billingEmail', 'billingName', 'dueDates', 'endsOn', 'leagueSharePercentage', 'signerEmail', 'startsOn', 'terms', 'totalSpend', 'version'] },
  },
  campaignNotes: {
    documents: { create: CampaignNotesCreateDocument, delete: CampaignNotesDeleteDocument, list: CampaignNotesListDocument, many: CampaignNotesManyDocument, one: CampaignNotesOneDocument, total: CampaignNotesTotalDocument, update: CampaignNotesUpdateDocument },
    create: { under: null, fields: ['body', 'campaignId', 'datedOn', 'published', 'title'] },
    update: { under: null, fields: ['body', 'datedOn', 'published', 'title', 'version'] },
  },
  campaignOffers: {
    documents: { list: CampaignOffersListDocument, total: CampaignOffersTotalDocument },
  },
  campaignStandings: {
    documents: { list: CampaignStandingsListDocument, total: CampaignStandingsTotalDocument },
  },
  campaignStatistics: {
    documents: { create: CampaignStatisticsCreateDocument, delete: CampaignStatisticsDeleteDocument, list: CampaignStatisticsListDocument, update: CampaignStatisticsUpdateDocument },
    create: { under: null, fields: ['campaignId', 'description', 'iconName', 'name', 'number'] },
    update: { under: null, fields: ['description', 'iconName', 'name', 'number', 'version'] },
  },
  campaigns: {
    documents: { list: CampaignsListDocument, many: CampaignsManyDocument, one: CampaignsOneDocument, total: CampaignsTotalDocument, update: CampaignsUpdateDocument, updateMany: CampaignsUpdateManyDocument },
    update: { under: null, fields: ['additionalRequirements', 'additionalRequirementsEs', 'anySeason', 'customQuestions', 'daysBetweenMails', 'exclusiveByCategory', 'exclusiveBySport', 'goal', 'impressionsOverride', 'leagueSharePercentage', 'leaguesConfirmedGoalDate', 'lookerUrl', 'name', 'primaryBdrContactId', 'primarySalesContactId', 'primaryStrategistContactId', 'season', 'seasonName', 'sponsorDashboardAdditionalContent', 'sponsorFacingGoalBody', 'sponsorFacingGoalTitle', 'sponsorOverview', 'sponsorOverviewEs', 'sponsorSeesBilling', 'sponsorSeesDates', 'sponsorSeesFairShare', 'sponsorSeesForecast', 'sponsorSeesMoney', 'sponsorSeesOverdue', 'status', 'targetNumberOfLeagues', 'totalSpend', 'version', 'year'] },
    updateMany: { under: null, fields: ['patch', 'versions'] },
  },
  capabilities: {
    documents: { list: CapabilitiesListDocument, many: CapabilitiesManyDocument },
  },
  checkRuns: {
    documents: { list: CheckRunsListDocument, total: CheckRunsTotalDocument },
  },
  checkSettings: {
    documents: { one: CheckSettingsOneDocument, update: CheckSettingsUpdateDocument },
    update: { under: null, fields: ['checkPosition', 'firstPerforation', 'offsetDown', 'offsetRight', 'reminderDays', 'secondApprovalFrom', 'secondPerforation', 'singleSuperadmin', 'staleAfterDays', 'trackedFrom', 'version', 'windowHeight', 'windowLeft', 'windowTop', 'windowWidth'] },
  },
  checks: {
    documents: { isLarge: ChecksIsLargeDocument, list: ChecksListDocument, many: ChecksManyDocument, total: ChecksTotalDocument },
  },
  comments: {
    documents: { create: CommentsCreateDocument, list: CommentsListDocument, total: CommentsTotalDocument },
    create: { under: null, fields: ['campaignId', 'content', 'mentionedUserIds', 'offerId', 'organizationId', 'sponsorId'] },
  },
  competitivenesses: {
    documents: { list: CompetitivenessesListDocument },
  },
  contactSettings: {
    documents: { one: ContactSettingsOneDocument, update: ContactSettingsUpdateDocument },
    update: { under: null, fields: ['firstCampaignIds', 'followUpDays', 'version', 'weeklyEmails'] },
  },
  creativeContentTemplates: {
    documents: { create: CreativeContentTemplatesCreateDocument, delete: CreativeContentTemplatesDeleteDocument, update: CreativeContentTemplatesUpdateDocument },
    create: { under: null, fields: ['content', 'defaultVerificationDeadlineId', 'name'] },
    update: { under: null, fields: ['content', 'name', 'version'] },
  },
  creativeContents: {
    documents: { create: CreativeContentsCreateDocument, delete: CreativeContentsDeleteDocument, update: CreativeContentsUpdateDocument },
    create: { under: null, fields: ['content', 'name', 'verificationDeadlineId'] },
    update: { under: null, fields: ['content', 'name', 'version'] },
  },
  creativeFileTemplates: {
    documents: { delete: CreativeFileTemplatesDeleteDocument },
  },
  creativeFiles: {
    documents: { delete: CreativeFilesDeleteDocument },
  },
  defaultVerificationDeadlines: {
    documents: { create: DefaultVerificationDeadlinesCreateDocument, delete: DefaultVerificationDeadlinesDeleteDocument, update: DefaultVerificationDeadlinesUpdateDocument },
    create: { under: null, fields: ['campaignCapabilityId', 'deadline', 'leagueMoveDays', 'leagueMoves', 'name', 'offset', 'offsetType', 'requiresCreatives', 'verificationReminderInstructions', 'verificationReminderInstructionsEs'] },
    update: { under: null, fields: ['deadline', 'leagueMoveDays', 'leagueMoves', 'name', 'offset', 'offsetType', 'requiresCreatives', 'verificationReminderInstructions', 'verificationReminderInstructionsEs', 'version'] },
  },
  depositRuns: {
    documents: { list: DepositRunsListDocument, total: DepositRunsTotalDocument },
  },
  depositSettings: {
    documents: { one: DepositSettingsOneDocument, update: DepositSettingsUpdateDocument },
    update: { under: null, fields: ['bankName', 'bankRoutingNumber', 'companyName', 'enabled', 'entryClass', 'entryDescription', 'originatorId', 'prenote', 'settleDays', 'version'] },
  },
  dormancyRules: {
    documents: { create: DormancyRulesCreateDocument, delete: DormancyRulesDeleteDocument, list: DormancyRulesListDocument, update: DormancyRulesUpdateDocument },
    create: { under: null, fields: ['source', 'state', 'years'] },
    update: { under: null, fields: ['source', 'state', 'version', 'years'] },
  },
  duplicateOrganizations: {
    documents: { list: DuplicateOrganizationsListDocument, total: DuplicateOrganizationsTotalDocument },
  },
  feeds: {
    documents: { create: FeedsCreateDocument, delete: FeedsDeleteDocument, list: FeedsListDocument },
    create: { under: null, fields: ['listViewId', 'request'] },
  },
  imageRejectionReasons: {
    documents: { create: ImageRejectionReasonsCreateDocument, list: ImageRejectionReasonsListDocument, update: ImageRejectionReasonsUpdateDocument },
    create: { under: 'imageRejectionReason', fields: ['name', 'position', 'retired', 'spanishName'] },
    update: { under: 'patch', fields: ['name', 'position', 'retired', 'spanishName', 'version'] },
  },
  invoiceSettings: {
    documents: { one: InvoiceSettingsOneDocument, update: InvoiceSettingsUpdateDocument },
    update: { under: null, fields: ['issuerAddress', 'issuerName', 'paymentInstructions', 'quickbooksItem', 'version', 'xeroAccountCode', 'xeroTaxType'] },
  },
  invoices: {
    documents: { list: InvoicesListDocument, total: InvoicesTotalDocument },
  },
  listViews: {
    documents: { create: ListViewsCreateDocument, delete: ListViewsDeleteDocument, list: ListViewsListDocument },
    create: { under: null, fields: ['label', 'resource', 'shared', 'view'] },
  },
  locationFilters: {
    documents: { create: LocationFiltersCreateDocument, update: LocationFiltersUpdateDocument },
    create: { under: null, fields: ['campaignId', 'name'] },
    update: { under: null, fields: ['enabled', 'name', 'radius', 'strategy', 'strategyCount', 'version'] },
  },
  locations: {
    documents: { update: LocationsUpdateDocument },
    update: { under: null, fields: ['name', 'version'] },
  },
  mails: {
    documents: { isLarge: MailsIsLargeDocument, list: MailsListDocument, total: MailsTotalDocument },
  },
  offers: {
    documents: { isLarge: OffersIsLargeDocument, list: OffersListDocument, total: OffersTotalDocument, update: OffersUpdateDocument, updateMany: OffersUpdateManyDocument },
    update: { under: null, fields: ['additionalRequirements', 'additionalRequirementsEs', 'assets', 'changeReason', 'customField', 'removalReason', 'seasonEnd', 'seasonStart', 'status', 'value', 'version'] },
    updateMany: { under: null, fields: ['patch', 'versions'] },
  },
  organizationCapabilities: {
    documents: { create: OrganizationCapabilitiesCreateDocument, delete: OrganizationCapabilitiesDeleteDocument, list: OrganizationCapabilitiesListDocument, one: OrganizationCapabilitiesOneDocument, update: OrganizationCapabilitiesUpdateDocument, updateMany: OrganizationCapabilitiesUpdateManyDocument },
    create: { under: null, fields: ['bannerPlacementIds', 'bannerSizeIds', 'canHang24Hours', 'canUseLogo', 'capabilityId', 'description', 'emailListSize', 'logoPlacementIds', 'maxForSale', 'minTeamsRequired', 'name', 'organizationId', 'otherBrands', 'playLocationIds', 'price', 'socialMediaChannelId', 'socialMediaFollowingSize', 'sponsorablePropertyIds'] },
    update: { under: null, fields: ['bannerPlacementIds', 'bannerSizeIds', 'canHang24Hours', 'canUseLogo', 'description', 'emailListSize', 'logoPlacementIds', 'maxForSale', 'minTeamsRequired', 'name', 'otherBrands', 'playLocationIds', 'price', 'socialMediaChannelId', 'socialMediaFollowingSize', 'sponsorablePropertyIds', 'version'] },
    updateMany: { under: null, fields: ['patch', 'versions'] },
  },
  organizationPackages: {
    documents: { create: OrganizationPackagesCreateDocument, list: OrganizationPackagesListDocument, one: OrganizationPackagesOneDocument, update: OrganizationPackagesUpdateDocument },
    create: { under: null, fields: ['name', 'organizationId', 'packageDescription', 'packageType', 'price', 'sponsorablePropertyIds'] },
    update: { under: null, fields: ['name', 'packageDescription', 'packageType', 'price', 'sponsorablePropertyIds', 'version'] },
  },
  organizationTypes: {
    documents: { list: OrganizationTypesListDocument },
  },
  organizations: {
    documents: { create: OrganizationsCreateDocument, delete: OrganizationsDeleteDocument, isLarge: OrganizationsIsLargeDocument, list: OrganizationsListDocument, many: OrganizationsManyDocument, one: OrganizationsOneDocument, total: OrganizationsTotalDocument, update: OrganizationsUpdateDocument, updateMany: OrganizationsUpdateManyDocument },
    create: { under: null, fields: ['contactEmail', 'fallSportIds', 'locations', 'name', 'springSportIds', 'summerSportIds', 'websiteUrl', 'winterSportIds'] },
    update: { under: null, fields: ['city', 'contactEmail', 'contactPhone', 'dataConfidence', 'dataConfidenceReason', 'emailListSize', 'emailOpenRate', 'fallSportIds', 'hubspotCompanyId', 'language', 'name', 'numberOfUniqueParticipantsPerYear', 'organizationId', 'organizationTypeId', 'socialMedia', 'socialMediaFollowingSize', 'sportsManagementSoftwareId', 'springSportIds', 'state', 'summerSportIds', 'version', 'websiteSponsorshipsUrl', 'websiteUrl', 'winterSportIds'] },
    updateMany: { under: null, fields: ['patch', 'versions'] },
  },
  outstandingChecks: {
    documents: { list: OutstandingChecksListDocument, total: OutstandingChecksTotalDocument },
  },
  playLocations: {
    documents: { create: PlayLocationsCreateDocument, delete: PlayLocationsDeleteDocument, list: PlayLocationsListDocument, update: PlayLocationsUpdateDocument },
    update: { under: null, fields: ['address', 'city', 'country', 'lat', 'lon', 'nickname', 'primary', 'state', 'street', 'version', 'zipcode'] },
    create: { under: null, fields: ['organizationId', 'playLocationInput'] },
  },
  positivePayFormats: {
    documents: { create: PositivePayFormatsCreateDocument, delete: PositivePayFormatsDeleteDocument, list: PositivePayFormatsListDocument, update: PositivePayFormatsUpdateDocument },
    create: { under: null, fields: ['amountFormat', 'columns', 'dateFormat', 'hasHeader', 'issueCode', 'name', 'payeeLength', 'separator', 'voidCode', 'widths'] },
    update: { under: null, fields: ['amountFormat', 'columns', 'dateFormat', 'hasHeader', 'issueCode', 'name', 'payeeLength', 'separator', 'version', 'voidCode', 'widths'] },
  },
  searchFilters: {
    documents: { create: SearchFiltersCreateDocument, delete: SearchFiltersDeleteDocument, update: SearchFiltersUpdateDocument },
    create: { under: null, fields: ['campaignId', 'enabled', 'parameters', 'type'] },
    update: { under: null, fields: ['enabled', 'parameters', 'version'] },
  },
  seasonalGoals: {
    documents: { create: SeasonalGoalsCreateDocument, update: SeasonalGoalsUpdateDocument },
    create: { under: null, fields: ['season', 'sponsorFacingGoalBody', 'sponsorId', 'year'] },
    update: { under: null, fields: ['sponsorFacingGoalBody', 'version'] },
  },
  sends: {
    documents: { isLarge: SendsIsLargeDocument, list: SendsListDocument, total: SendsTotalDocument },
  },
  signInSettings: {
    documents: { one: SignInSettingsOneDocument, update: SignInSettingsUpdateDocument },
    update: { under: null, fields: ['secondFactor', 'version'] },
  },
  socialMediaChannels: {
    documents: { list: SocialMediaChannelsListDocument },
  },
  sponsorCategories: {
    documents: { create: SponsorCategoriesCreateDocument, list: SponsorCategoriesListDocument },
    create: { under: 'sponsorCategory', fields: ['name'] },
  },
  sponsorableProperties: {
    documents: { create: SponsorablePropertiesCreateDocument, delete: SponsorablePropertiesDeleteDocument, list: SponsorablePropertiesListDocument, update: SponsorablePropertiesUpdateDocument, updateMany: SponsorablePropertiesUpdateManyDocument },
    create: { under: null, fields: ['competitivenessId', 'endDate', 'female', 'male', 'maxAge', 'minAge', 'name', 'numberOfPlayers', 'organizationId', 'playLocationsIds', 'season', 'sportId', 'startDate'] },
    update: { under: null, fields: ['competitivenessId', 'dataConfidence', 'endDate', 'female', 'male', 'maxAge', 'minAge', 'name', 'numberOfPlayers', 'organizationId', 'playLocationsIds', 'primaryPlayLocationId', 'season', 'sportId', 'startDate', 'version'] },
    updateMany: { under: null, fields: ['patch', 'versions'] },
  },
  sponsors: {
    documents: { list: SponsorsListDocument, many: SponsorsManyDocument, one: SponsorsOneDocument, total: SponsorsTotalDocument, update: SponsorsUpdateDocument },
    update: { under: null, fields: ['categoryId', 'name', 'version'] },
  },
  sports: {
    documents: { list: SportsListDocument },
  },
  sportsManagementSoftwares: {
    documents: { list: SportsManagementSoftwaresListDocument },
  },
  staff: {
    documents: { list: StaffListDocument, many: StaffManyDocument, total: StaffTotalDocument },
  },
  tasks: {
    documents: { create: TasksCreateDocument, delete: TasksDeleteDocument, list: TasksListDocument, total: TasksTotalDocument, update: TasksUpdateDocument, updateMany: TasksUpdateManyDocument },
    create: { under: null, fields: ['assigneeId', 'campaignId', 'dueDate', 'note', 'offerId', 'organizationId', 'sponsorId', 'title'] },
    update: { under: null, fields: ['assigneeId', 'done', 'dueDate', 'note', 'title', 'version'] },
    updateMany: { under: null, fields: ['patch', 'versions'] },
  },
  taxSettings: {
    documents: { one: TaxSettingsOneDocument, update: TaxSettingsUpdateDocument },
    update: { under: null, fields: ['payerCity', 'payerEin', 'payerLine1', 'payerName', 'payerPhone', 'payerState', 'payerZip', 'rule', 'version'] },
  },
  taxThresholds: {
    documents: { create: TaxThresholdsCreateDocument, list: TaxThresholdsListDocument, update: TaxThresholdsUpdateDocument },
    create: { under: null, fields: ['amount', 'fromYear'] },
    update: { under: null, fields: ['amount', 'fromYear', 'version'] },
  },
  testimonials: {
    documents: { create: TestimonialsCreateDocument, delete: TestimonialsDeleteDocument, list: TestimonialsListDocument, many: TestimonialsManyDocument, one: TestimonialsOneDocument, total: TestimonialsTotalDocument, update: TestimonialsUpdateDocument, updateMany: TestimonialsUpdateManyDocument },
    create: { under: null, fields: ['attribution', 'campaignId', 'quote'] },
    update: { under: null, fields: ['attribution', 'quote', 'version'] },
    updateMany: { under: null, fields: ['patch', 'versions'] },
  },
  unreleasedImages: {
    documents: { isLarge: UnreleasedImagesIsLargeDocument, list: UnreleasedImagesListDocument, total: UnreleasedImagesTotalDocument },
  },
  verificationDeadlines: {
    documents: { create: VerificationDeadlinesCreateDocument, update: VerificationDeadlinesUpdateDocument },
    create: { under: null, fields: ['assetId', 'deadline', 'name', 'requiresCreatives', 'verificationReminderInstructions', 'verificationReminderInstructionsEs'] },
    update: { under: null, fields: ['changeReason', 'deadline', 'name', 'requiresCreatives', 'verificationReminderInstructions', 'verificationReminderInstructionsEs', 'version'] },
  },
  verificationImages: {
    documents: { isLarge: VerificationImagesIsLargeDocument, list: VerificationImagesListDocument, total: VerificationImagesTotalDocument },
  },
} as const;

export type ResourceName = keyof typeof resources;
