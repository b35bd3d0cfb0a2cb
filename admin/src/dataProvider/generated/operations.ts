// Made by "npm run generate" from the schema and the .graphql files of the console; not to be edited.
import { CampaignStageDocument, DuplicateCampaignDocument, GetCapabilitiesDocument, GetEmployeesDocument, OrderCampaignRecordsDocument } from '../../campaigns/generated/graphql.ts';
import { MyChangesDocument, UndoChangeDocument, UndoPreviewDocument } from '../../changes/generated/graphql.ts';
import { ApproveCheckDocument, CheckStateDocument, RejectCheckDocument } from '../../checks/generated/graphql.ts';
import { ActiveStaffDocument, MarkMentionsReadDocument, UnreadMentionsDocument } from '../../comments/generated/graphql.ts';
import { DeadlineCreativesDocument, DeadlineTemplatesDocument, ReplaceCreativesDocument } from '../../creatives/generated/graphql.ts';
import { DismissDuplicateDocument, LikelyDuplicatesDocument, LikelySponsorsDocument, MergeOrganizationsDocument, MergePreviewDocument, OrganizationMergesDocument, UnmergeOrganizationsDocument } from '../../duplicates/generated/graphql.ts';
import { DeletedRecordsDocument, RecordAsOfDocument, RecordHistoryDocument, RestoreDeletedDocument } from '../../history/generated/graphql.ts';
import { ConsoleStartDocument, WaitingChecksDocument } from '../../layout/generated/graphql.ts';
import { EndUserSessionsDocument, LinkStateDocument, RegenerateLinkDocument, RevokeLinkDocument } from '../../links/generated/graphql.ts';
import { AddHubspotCampaignPropertyToContactsDocument, ClearBounceDocument, MailLetterDocument, MailPlanDocument, MailSuppressionsDocument, MailsDocument, PreQualificationSurveyEmailDocument, RequestAdditionalVerificationEmailDocument, SendMailAgainDocument, SendRequestAdditionalVerificationEmailDocument, SendSponsorablePropertyOnboardingEmailsDocument, SendSponsorshipApplicationDocument, SendVerificationReminderEmailDocument, SponsorablePropertyOnboardingEmailDocument, SponsorshipApplicationEmailDocument, VerificationReminderEmailDocument } from '../../mails/generated/graphql.ts';
import { CancelCheckDocument, CancelOfferDocument, CreateCheckDocument, CreateLogCommentDocument, MarkAsConfirmedDocument, MarkAsQualifiedDocument, MarkDeadlineAsDidNotCompleteDocument, MoveConfirmedOfferToCampaignDocument, OfferEmailDocument, RemoveVerificationDeadlineDocument, ReviewVerificationImageDocument, SendOfferEmailsDocument, SponsorshipDocument, UpdateVerificationDeadlineResponseDocument, VoidCheckDocument } from '../../offers/generated/graphql.ts';
import { CapabilityChoicesDocument } from '../../organizationCapabilities/generated/graphql.ts';
import { AddZipsDocument, DissociateUserAndOrganizationDocument, InviteOrganizationUserDocument, OrganizationAddressesDocument, OrganizationHeaderDocument, OrganizationOffersDocument, OrganizationPeekDocument, OrganizationPreQualsDocument, OrganizationStatsDocument, OrganizationUsersDocument, RemoveZipDocument, UpsertAddressDocument, VerifyAddressDocument } from '../../organizations/generated/graphql.ts';
import { AddCapabilityToPackageDocument, RemoveOrganizationCapabilityPackageDocument, RemoveOrganizationPackageDocument } from '../../packages/generated/graphql.ts';
import { PaletteSearchDocument } from '../../palette/generated/graphql.ts';
import { ResendUserInviteDocument } from '../../people/generated/graphql.ts';
import { RecordPresenceChannelDocument } from '../../presence/generated/graphql.ts';
import { AddOrganizationSponsorablePropertiesToCampaignDocument, AddPreviousPartnersToCampaignDocument, CampaignProspectsDocument, CreateYouthSportsSeasonProspectsDocument, FilterProspectsDocument, LocationProspectsDocument, ProspectingReportChannelDocument, ProspectingReportDocument, RemoveSponsorablePropertiesFromCampaignDocument } from '../../prospecting/generated/graphql.ts';
import { DissociateSponsorUserDocument, InviteSponsorUserDocument, SearchCampaignsDocument, SeasonalGoalDocument, SponsorDocument } from '../../sponsors/generated/graphql.ts';
import { InviteStaffUserDocument, RemoveStaffUserDocument } from '../../staff/generated/graphql.ts';
import { SaveMySettingsDocument } from '../../store/generated/graphql.ts';
import { AddAddressToLocationFilterDocument, AddAllAvailableSponsorablePropertiesToCampaignDocument, AddGeometriesToLocationFilterDocument, AddSponsorablePropertiesToCampaignDocument, AddZipsToLocationFilterDocument, DeleteLocationDocument, MarketsDocument, ProspectiveSponsorablePropertiesDocument, TargetingCampaignDocument, TargetingSummaryDocument } from '../../targeting/generated/graphql.ts';
import { MarkTasksSeenDocument, MyWorkChannelDocument, MyWorkDocument, SetDailyMailDocument } from '../../tasks/generated/graphql.ts';
import { VerificationsIndexDocument } from '../../verifications/generated/graphql.ts';
import { ExplainAccessDocument } from '../../visibility/generated/graphql.ts';

export const operations = {
  activeStaff: ActiveStaffDocument,
  addAddressToLocationFilter: AddAddressToLocationFilterDocument,
  addAllAvailableSponsorablePropertiesToCampaign: AddAllAvailableSponsorablePropertiesToCampaignDocument,
  addCapabilityToPackage: AddCapabilityToPackageDocument,
  addGeometriesToLocationFilter: AddGeometriesToLocationFilterDocument,
  addHubspotCampaignPropertyToContacts: AddHubspotCampaignPropertyToContactsDocument,
  addOrganizationSponsorablePropertiesToCampaign: AddOrganizationSponsorablePropertiesToCampaignDocument,
  addPreviousPartnersToCampaign: AddPreviousPartnersToCampaignDocument,
  addSponsorablePropertiesToCampaign: AddSponsorablePropertiesToCampaignDocument,
  addZips: AddZipsDocument,
  addZipsToLocationFilter: AddZipsToLocationFilterDocument,
  approveCheck: ApproveCheckDocument,
  campaignProspects: CampaignProspectsDocument,
  campaignStage: CampaignStageDocument,
  cancelCheck: CancelCheckDocument,
  cancelOffer: CancelOfferDocument,
  capabilityChoices: CapabilityChoicesDocument,
  checkState: CheckStateDocument,
  clearBounce: ClearBounceDocument,
  consoleStart: ConsoleStartDocument,
  createCheck: CreateCheckDocument,
  createLogComment: CreateLogCommentDocument,
  createYouthSportsSeasonProspects: CreateYouthSportsSeasonProspectsDocument,
  deadlineCreatives: DeadlineCreativesDocument,
  deadlineTemplates: DeadlineTemplatesDocument,
  deleteLocation: DeleteLocationDocument,
  deletedRecords: DeletedRecordsDocument,
  dismissDuplicate: DismissDuplicateDocument,
  dissociateSponsorUser: DissociateSponsorUserDocument,
  dissociateUserAndOrganization: DissociateUserAndOrganizationDocument,
  duplicateCampaign: DuplicateCampaignDocument,
  endUserSessions: EndUserSessionsDocument,
  explainAccess: ExplainAccessDocument,
  filterProspects: FilterProspectsDocument,
  getCapabilities: GetCapabilitiesDocument,
  getEmployees: GetEmployeesDocument,
  inviteOrganizationUser: InviteOrganizationUserDocument,
  inviteSponsorUser: InviteSponsorUserDocument,
  inviteStaffUser: InviteStaffUserDocument,
  likelyDuplicates: LikelyDuplicatesDocument,
  likelySponsors: LikelySponsorsDocument,
  linkState: LinkStateDocument,
  locationProspects: LocationProspectsDocument,
  mailLetter: MailLetterDocument,
  mailPlan: MailPlanDocument,
  mailSuppressions: MailSuppressionsDocument,
  mails: MailsDocument,
  markAsConfirmed: MarkAsConfirmedDocument,
  markAsQualified: MarkAsQualifiedDocument,
  markDeadlineAsDidNotComplete: MarkDeadlineAsDidNotCompleteDocument,
  markMentionsRead: MarkMentionsReadDocument,
  markTasksSeen: MarkTasksSeenDocument,
  markets: MarketsDocument,
  mergeOrganizations: MergeOrganizationsDocument,
  mergePreview: MergePreviewDocument,
  moveConfirmedOfferToCampaign: MoveConfirmedOfferToCampaignDocument,
  myChanges: MyChangesDocument,
  myWork: MyWorkDocument,
  myWorkChannel: MyWorkChannelDocument,
  offerEmail: OfferEmailDocument,
  orderCampaignRecords: OrderCampaignRecordsDocument,
  organizationAddresses: OrganizationAddressesDocument,
  organizationHeader: OrganizationHeaderDocument,
  organizationMerges: OrganizationMergesDocument,
  organizationOffers: OrganizationOffersDocument,
  organizationPeek: OrganizationPeekDocument,
  organizationPreQuals: OrganizationPreQualsDocument,
  organizationStats: OrganizationStatsDocument,
  organizationUsers: OrganizationUsersDocument,
  paletteSearch: PaletteSearchDocument,
  preQualificationSurveyEmail: PreQualificationSurveyEmailDocument,
  prospectingReport: ProspectingReportDocument,
  prospectingReportChannel: ProspectingReportChannelDocument,
  prospectiveSponsorableProperties: ProspectiveSponsorablePropertiesDocument,
  recordAsOf: RecordAsOfDocument,
  recordHistory: RecordHistoryDocument,
  recordPresenceChannel: RecordPresenceChannelDocument,
  regenerateLink: RegenerateLinkDocument,
  rejectCheck: RejectCheckDocument,
  removeOrganizationCapabilityPackage: RemoveOrganizationCapabilityPackageDocument,
  removeOrganizationPackage: RemoveOrganizationPackageDocument,
  removeSponsorablePropertiesFromCampaign: RemoveSponsorablePropertiesFromCampaignDocument,
  removeStaffUser: RemoveStaffUserDocument,
  removeVerificationDeadline: RemoveVerificationDeadlineDocument,
  removeZip: RemoveZipDocument,
  replaceCreatives: ReplaceCreativesDocument,
  requestAdditionalVerificationEmail: RequestAdditionalVerificationEmailDocument,
  resendUserInvite: ResendUserInviteDocument,
  restoreDeleted: RestoreDeletedDocument,
  reviewVerificationImage: ReviewVerificationImageDocument,
  revokeLink: RevokeLinkDocument,
  saveMySettings: SaveMySettingsDocument,
  searchCampaigns: SearchCampaignsDocument,
  seasonalGoal: SeasonalGoalDocument,
  sendMailAgain: SendMailAgainDocument,
  sendOfferEmails: SendOfferEmailsDocument,
  sendRequestAdditionalVerificationEmail: SendRequestAdditionalVerificationEmailDocument,
  sendSponsorablePropertyOnboardingEmails: SendSponsorablePropertyOnboardingEmailsDocument,
  sendSponsorshipApplication: SendSponsorshipApplicationDocument,
  sendVerificationReminderEmail: SendVerificationReminderEmailDocument,
  setDailyMail: SetDailyMailDocument,
  sponsor: SponsorDocument,
  sponsorablePropertyOnboardingEmail: SponsorablePropertyOnboardingEmailDocument,
  sponsorship: SponsorshipDocument,
  sponsorshipApplicationEmail: SponsorshipApplicationEmailDocument,
  targetingCampaign: TargetingCampaignDocument,
  targetingSummary: TargetingSummaryDocument,
  undoChange: UndoChangeDocument,
  undoPreview: UndoPreviewDocument,
  unmergeOrganizations: UnmergeOrganizationsDocument,
  unreadMentions: UnreadMentionsDocument,
  updateVerificationDeadlineResponse: UpdateVerificationDeadlineResponseDocument,
  upsertAddress: UpsertAddressDocument,
  verificationReminderEmail: VerificationReminderEmailDocument,
  verificationsIndex: VerificationsIndexDocument,
  verifyAddress: VerifyAddressDocument,
  voidCheck: VoidCheckDocument,
  waitingChecks: WaitingChecksDocument,
};
