/** The operations at the end of L.md and where they are in the API. */
import { tableOf } from './requirementTables.ts';

const tournamentFields = tableOf('L', 'Entity fields')
  .filter(([entity, field]) => entity === 'Tournament' && field !== 'id')
  .map(([, field = '']) => field);

const common = [
  'organizationId',
  'sponsorshipApplicationId',
  'offerId',
  'id',
  'accepted',
  'refusalReason',
  'sponsorablePropertyIds',
];
const priced = [...common, 'maxForSale', 'price'];
const address = ['name', 'line1', 'line2', 'city', 'state', 'zip', 'country'];

/** Each operation of the list: the API's field with its arguments, or the URL with the status that anonymous requests get. */
export const leagueOperations: Readonly<Record<string, [field: string, args?: readonly string[]]>> = {
  'Query OfferToAccept': ['Query.offerToAccept'],
  'Query HasAccount': ['Query.hasAccount', ['email']],
  // one operation for both the link and the dashboard
  'Query VerifyAddressFromOffer': ['Query.verifyAddress', address],
  'Mutation UpsertShippingAddress': [
    'Mutation.upsertShippingAddress',
    [...address, 'deliverability', 'addressType', 'organizationId'],
  ],
  'Mutation AcceptOffer': ['Mutation.acceptOffer', ['startDate', 'endDate', 'email', 'password']],
  'Mutation LeagueRejectOffer': ['Mutation.leagueRejectOffer', ['email', 'leagueRejectionReason']],
  'REST POST /account_recovery': ['POST /account_recovery'],
  'Query SponsorshipApplicationView': ['Query.sponsorshipApplicationView', ['season', 'year', 'campaignId', 'offerId']],
  'Query SponsorshipApplicationView (variant)': ['Query.sponsorshipApplicationView'],
  'Query SponsorshipApplicationView (per asset variant)': ['Query.sponsorshipApplicationView'],
  'Organization query (wizard)': ['Query.organization', ['id']],
  'Query sponsorshipApplicationOptionsList': ['Query.sponsorshipApplicationOptionsList'],
  'Query OrganizationTypes': ['Query.organizationTypes'],
  'Query Competitivenesses': ['Query.competitivenesses'],
  'Query Sports': ['Query.sports'],
  'Mutation saveApplicationStepData': [
    'Mutation.saveApplicationStepData',
    ['sponsorshipApplicationId', 'stepId', 'formData'],
  ],
  'Mutation upsertSponsorshipApplication': [
    'Mutation.upsertSponsorshipApplication',
    [
      'organizationId',
      'season',
      'year',
      'offerId',
      'interests',
      'notInterested',
      'additionalInformation',
      'interestedInHundredX',
    ],
  ],
  'Mutation upsertPrimaryContact': [
    'Mutation.upsertPrimaryContact',
    [
      'sponsorshipApplicationId',
      'primaryContactFirstName',
      'primaryContactLastName',
      'primaryContactEmail',
      'primaryContactPhone',
    ],
  ],
  'Mutation upsertPlayLocations': [
    'Mutation.upsertPlayLocations',
    ['organizationId', 'sponsorshipApplicationId', 'offerId', 'playLocations'],
  ],
  'Mutation updateOrganizationInSponsorshipApplication': [
    'Mutation.updateOrganizationInSponsorshipApplication',
    ['socialMediaFollowingSize', 'emailListSize', 'emailOpenRate', 'organizationTypeId'],
  ],
  'Mutation upsertSponsorableProperties': ['Mutation.upsertSponsorableProperties', ['programs']],
  'Mutation upsertCustomResponses': ['Mutation.upsertCustomResponses', ['customResponses']],
  'Mutation upsertTournament': ['Mutation.upsertTournament', tournamentFields],
  'Mutation upsertTeamGameJersey': [
    'Mutation.upsertTeamGameJersey',
    [...priced, 'otherBrands', 'orderingDeadline', 'minTeamsRequired'],
  ],
  'Mutation upsertGameSignage': [
    'Mutation.upsertGameSignage',
    [...priced, 'canHang24Hours', 'bannerSizes', 'bannerPlacements'],
  ],
  'Mutation upsertSurveys': ['Mutation.upsertSurveys', priced],
  'Mutation upsertTeamWarmup': ['Mutation.upsertTeamWarmup', priced],
  'Mutation upsertWebsiteBanner': ['Mutation.upsertWebsiteBanner', priced],
  'Mutation upsertEmailOrSocialMedia': ['Mutation.upsertEmailOrSocialMedia', priced],
  'Mutation upsertSeminar': ['Mutation.upsertSeminar', [...priced, 'description', 'eventDate', 'possibleAttendance']],
  'Mutation upsertGiveawayAndCoupon': ['Mutation.upsertGiveawayAndCoupon', [...priced, 'quantity']],
  'Mutation upsertSamplingAndTabling': [
    'Mutation.upsertSamplingAndTabling',
    [
      ...common,
      'season',
      'year',
      'description',
      'attendance',
      'eventDate',
      'canDistributeFood',
      'canAllowOutsideFood',
      'hasElectricity',
      'price',
    ],
  ],
  'Mutation upsertPhotos': ['Mutation.upsertPhotos', [...common, 'season', 'year', 'price']],
  'REST GET survey_views/{guid}': ['GET /survey_views/00000000-0000-4000-8000-000000000000'],
  // one document of this name reads the organization and the two lists
  'Query LeagueSelfOnboarding': ['Query.organization', ['id']],
  'Mutation updateLeague': ['Mutation.updateLeague', ['id', 'name', 'contactEmail', 'playLocation']],
  'Query DeadlineToRespondTo': ['Query.deadlineToRespondTo'],
  'Mutation respondToDeadline': ['Mutation.respondToDeadline', ['comment', 'verificationDeadlineCannedResponseId']],
  'Query myOrganizations': ['Query.myOrganizations', ['userId']],
  'Query Offer': ['Query.offer', ['id']],
  'Mutation acceptOffer (dashboard)': ['Mutation.acceptOffer', ['offerId', 'startDate', 'endDate']],
  'Mutation rejectOffer (dashboard)': ['Mutation.rejectOffer', ['offerId', 'leagueRejectionReason']],
  'Mutation updateOrganization': ['Mutation.updateOrganization', ['id', 'organizationId']],
  'Upload of a verification image': ['POST /verification_images'],
  'Invite a co-user': ['Mutation.inviteOrganizationUser', ['organizationId', 'email']],
  'REST POST organization_self_signups': ['POST /organization_self_signups'],
  'Address autocomplete / geocoding': ['GET /places?q=Austin'],
  'Analytics events': ['Mutation.trackApplicationEvent', ['event', 'stepId', 'completionPercentage']],
};
