import type { Config } from '../../config.ts';

/**
 * Operations with flat input whose given fields are passed to one SQL function as a patch: a generated mutation cannot
 * take nested lists of rows (assets, questions, channels). Each is `app_public.<fn>(id int, patch jsonb)` and returns
 * the row; SQL decides who may change what. `fields` is SDL without the id.
 */
export interface PatchOperation {
  /** GraphQL name. */
  call: string;
  fn: string;
  /** PostGraphile resource, type and payload field of the returned row. */
  resource: string;
  type: string;
  record: string;
  fields: string;
  /** Settings of this installation that the function reads, by the names that it uses. */
  settings?: (config: Config) => Record<string, string>;
  /** Another name that the specification uses for the id; either may be sent. */
  idAlias?: string;
}

/** Input types of the nested lists. */
export const patchInputTypes = /* GraphQL */ `
  """One asset of an offer: without id it is new; an asset that is left out is removed (S-297 and following)."""
  input OfferAssetInput { id: Int campaignCapabilityId: Int! quantity: Int reach: Int }
  """A question of the sponsorship application: without id it is new."""
  input CampaignCustomQuestionInput { id: Int question: String! }
  """A social media account of an organization: without id it is new."""
  input SocialMediaEntryInput { id: Int channelId: Int! url: String canPost: Boolean }
`;

export const patchOperations: PatchOperation[] = [
  {
    call: 'updateOffer',
    fn: 'update_offer',
    resource: 'offers',
    type: 'Offer',
    record: 'offer',
    fields: `additionalRequirements: String additionalRequirementsEs: String assets: [OfferAssetInput!] customField: String status: OfferStatus
      value: BigFloat seasonStart: Date seasonEnd: Date removalReason: String changeReason: String`,
  },
  {
    call: 'updateOrganization',
    fn: 'update_organization',
    resource: 'organizations',
    type: 'Organization',
    record: 'organization',
    idAlias: 'organizationId',
    fields: `name: String city: String state: String contactEmail: String contactPhone: String websiteUrl: String
      websiteSponsorshipsUrl: String dataConfidence: DataConfidence dataConfidenceReason: String
      winterSportIds: [Int!] springSportIds: [Int!] summerSportIds: [Int!] fallSportIds: [Int!]
      numberOfUniqueParticipantsPerYear: Int organizationTypeId: Int socialMediaFollowingSize: Int
      emailListSize: Int emailOpenRate: BigFloat sportsManagementSoftwareId: Int hubspotCompanyId: String
      socialMedia: [SocialMediaEntryInput!] language: Language`,
  },
  {
    call: 'updateLeague',
    fn: 'update_league',
    resource: 'organizations',
    type: 'Organization',
    record: 'organization',
    fields: `name: String contactEmail: String contactPhone: String websiteUrl: String female: Boolean male: Boolean
      minAge: Int maxAge: Int winterGames: Boolean springGames: Boolean summerGames: Boolean fallGames: Boolean
      winterSportIds: [Int!] springSportIds: [Int!] summerSportIds: [Int!] fallSportIds: [Int!] sportIds: [Int!]
      competitivenessIds: [Int!] numberOfPlayers: Int playLocation: PlayLocationInputRecordInput
      numberOfUniqueParticipantsPerYear: Int organizationTypeId: Int
      socialMediaFollowingSize: Int emailListSize: Int emailOpenRate: BigFloat`,
  },
  {
    call: 'updateSponsorableProperty',
    fn: 'update_sponsorable_property',
    resource: 'sponsorable_properties',
    type: 'SponsorableProperty',
    record: 'sponsorableProperty',
    fields: `name: String startDate: Date endDate: Date female: Boolean male: Boolean minAge: Int maxAge: Int
      numberOfPlayers: Int season: Season sportId: Int competitivenessId: Int dataConfidence: DataConfidence
      organizationId: Int playLocationsIds: [Int!] primaryPlayLocationId: Int`,
  },
  {
    call: 'updateVerificationDeadline',
    fn: 'update_verification_deadline',
    resource: 'verification_deadlines',
    type: 'VerificationDeadline',
    record: 'verificationDeadline',
    fields: `changeReason: String deadline: Date name: String verificationReminderInstructions: String
      verificationReminderInstructionsEs: String requiresCreatives: Boolean`,
  },
  {
    call: 'updateCampaign',
    fn: 'update_campaign',
    resource: 'campaigns',
    type: 'Campaign',
    record: 'campaign',
    fields: `additionalRequirements: String additionalRequirementsEs: String primarySalesContactId: Int primaryStrategistContactId: Int
      primaryBdrContactId: Int seasonName: String customQuestions: [CampaignCustomQuestionInput!]
      sponsorDashboardAdditionalContent: String sponsorFacingGoalTitle: String sponsorFacingGoalBody: String
      impressionsOverride: Int lookerUrl: String name: String season: Season year: Int
      totalSpend: Int leagueSharePercentage: BigFloat goal: String targetNumberOfLeagues: Int
      leaguesConfirmedGoalDate: Date sponsorOverview: String sponsorOverviewEs: String status: CampaignStatus
      exclusiveBySport: Boolean exclusiveByCategory: Boolean anySeason: Boolean daysBetweenMails: Int
      sponsorSeesDates: Boolean sponsorSeesMoney: Boolean sponsorSeesOverdue: Boolean
      sponsorSeesForecast: Boolean sponsorSeesFairShare: Boolean sponsorSeesBilling: Boolean`,
    settings: ({ lookerHosts }) => ({ 'sideline.looker_hosts': lookerHosts.join(',') }),
  },
  {
    call: 'updateLocationFilter',
    fn: 'update_location_filter',
    resource: 'location_filters',
    type: 'LocationFilter',
    record: 'locationFilter',
    fields: 'name: String radius: BigFloat strategy: LocationStrategy strategyCount: Int enabled: Boolean',
  },
  {
    call: 'updateOrganizationCapability',
    fn: 'update_organization_capability',
    resource: 'organization_capabilities',
    type: 'OrganizationCapability',
    record: 'organizationCapability',
    fields: `name: String description: String price: BigFloat maxForSale: Int canHang24Hours: Boolean
      bannerSizeIds: [Int!] bannerPlacementIds: [Int!] playLocationIds: [Int!] emailListSize: Int
      socialMediaChannelId: Int socialMediaFollowingSize: Int minTeamsRequired: Int canUseLogo: Boolean
      otherBrands: String logoPlacementIds: [Int!] sponsorablePropertyIds: [Int!]`,
  },
  {
    call: 'updateOrganizationPackage',
    fn: 'update_organization_package',
    resource: 'organization_packages',
    type: 'OrganizationPackage',
    record: 'organizationPackage',
    fields: `name: String price: BigFloat packageDescription: String packageType: PackageType
      sponsorablePropertyIds: [Int!]`,
  },
];
