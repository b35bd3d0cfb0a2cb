/** The entities at the end of L.md and where they are in the API. */

/** Where an entity of the list is in the API. */
export interface Place {
  /** The API's types that carry all of the entity's fields. */
  types: readonly string[];
  /** Fields that have other names there. */
  names?: Readonly<Record<string, string>>;
  /** Fields that, according to the list's notes, only some of the types have. */
  not?: Readonly<Record<string, readonly string[]>>;
}

const assetInputs = [
  'UpsertTeamGameJerseyInput',
  'UpsertTeamWarmupInput',
  'UpsertGameSignageInput',
  'UpsertGiveawayAndCouponInput',
  'UpsertSeminarInput',
  'UpsertSamplingAndTablingInput',
  'UpsertPhotosInput',
  'UpsertWebsiteBannerInput',
  'UpsertSurveysInput',
  'UpsertEmailOrSocialMediaInput',
] as const;
const both = (input: string) => ['CapabilityDetail', input];

/** Where each entity of the list is in the API. */
export const leagueEntities: Readonly<Record<string, Place>> = {
  Offer: { types: ['Offer'] },
  'Check (league view)': { types: ['Check'] },
  PreQualSurveyResponse: { types: ['PreQualSurveyResponse'] },
  Asset: { types: ['Asset'] },
  'Campaign (seen here)': { types: ['Campaign'] },
  Organization: { types: ['Organization'] },
  Address: { types: ['Address', 'UpsertShippingAddressInput', 'UpsertAddressInput'] },
  'Address (upsert)': { types: ['UpsertShippingAddressInput', 'UpsertAddressInput'] },
  SponsorableProperty: { types: ['SponsorableProperty'] },
  SponsorshipApplication: { types: ['SponsorshipApplication'] },
  Tournament: { types: ['Tournament', 'UpsertTournamentInput'], not: { id: ['UpsertTournamentInput'] } },
  'Wizard play location': { types: ['WizardPlayLocationInput'] },
  'Wizard program': { types: ['WizardProgramInput'] },
  'Asset answer (all ten)': {
    types: ['CapabilityDetail', ...assetInputs],
    not: { maxForSale: ['UpsertSamplingAndTablingInput', 'UpsertPhotosInput'] },
  },
  'Jersey answer': { types: both('UpsertTeamGameJerseyInput') },
  'Game signage answer': { types: both('UpsertGameSignageInput') },
  'Seminar answer': { types: both('UpsertSeminarInput') },
  'Coupon answer': { types: both('UpsertGiveawayAndCouponInput') },
  'Sampling answer': {
    types: both('UpsertSamplingAndTablingInput'),
    // one column stores the attendance of both seminars and samplings
    names: { 'CapabilityDetail.attendance': 'possibleAttendance' },
  },
  'Photos answer': { types: both('UpsertPhotosInput') },
  Interest: { types: ['Interest', 'InterestOption'] },
  'Banner size / banner placement / organization type / competitiveness / sport': {
    types: ['BannerSize', 'BannerPlacement', 'OrganizationType', 'Competitiveness', 'Sport', 'ListOption'],
  },
  'League (onboarding)': {
    // league and organization are the same record (L-243): what is read is the organization, under its own names
    types: ['Organization', 'UpdateLeagueInput'],
    names: {
      'Organization.numberOfPlayers': 'numberOfUniqueParticipantsPerYear',
      'Organization.playLocation': 'primaryPlayLocation',
    },
    not: { playLocation: ['UpdateLeagueInput'] }, // written with address and nickname instead of an id: see its test
  },
  'VerificationDeadline (league view)': { types: ['VerificationDeadline'] },
  'VerificationDeadline (respond view)': {
    // the link reveals names only, no records to navigate to
    types: ['DeadlineToRespondTo'],
    names: {
      'DeadlineToRespondTo.asset': 'capabilityName',
      'DeadlineToRespondTo.offer': 'organizationName',
      'DeadlineToRespondTo.campaign': 'campaignName',
      'DeadlineToRespondTo.sponsor name': 'sponsorName',
      'DeadlineToRespondTo.sponsorable property name': 'sponsorablePropertyName',
    },
  },
  VerificationImage: { types: ['VerificationImage'] },
  CannedResponse: { types: ['VerificationDeadlineCannedResponse'] },
  'Offer review form': {
    types: ['AcceptOfferInput'],
    names: { 'AcceptOfferInput.leagueRejectionReason': 'LeagueRejectOfferInput.leagueRejectionReason' },
  },
};
