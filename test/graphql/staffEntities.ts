/** The entities at the end of B.md and S.md and where they are in the API. */
import type { Place } from './requirementTables.ts';

/** Where each entity of B.md is in the API; null: it is no type of the schema, and its own test says where it is. */
export const staffEntities: Record<string, Place | null> = {
  Organization: {
    type: 'Organization',
    names: { locations: 'CreateOrganizationInput.locations' }, // the input from which its play locations are created
  },
  SocialMediaEntry: { type: 'OrganizationSocialMedia' },
  PlayLocation: { type: 'PlayLocation' },
  OrganizationCapability: { type: 'OrganizationCapability' },
  OrganizationPackage: { type: 'OrganizationPackage' },
  SponsorableProperty: { type: 'SponsorableProperty' },
  Comment: { type: 'Comment' },
  User: { type: 'User' },
  DeliverableAddress: { type: 'Address' },
  'DeliverableAddress (upsert)': { type: 'UpsertAddressInput' },
  Offer: { type: 'Offer' },
  Check: {
    type: 'Check',
    names: { 'organization name': 'organization.name', 'organization mailingAddress': 'organization.mailingAddress' },
  },
  'Campaign (targeting)': { type: 'Campaign' },
  Filter: { type: 'SearchFilter' },
  'Filter parameters': null,
  LocationFilter: { type: 'LocationFilter' },
  Location: { type: 'Location' },
  Market: { type: 'Market' },
  ProspectingReport: { type: 'ProspectingReport' },
  'League CSV row': null,
  'Reference lists': null,
  OnboardingEmail: { type: 'MailPreview' },
  FeatureFlag: null,
};

/** Where each entity of S.md is in the API; null as above. */
export const sponsorEntities: Record<string, Place | null> = {
  Campaign: { type: 'Campaign' },
  CustomQuestion: { type: 'CustomQuestion' },
  Sponsor: { type: 'Sponsor' },
  'User (sponsor/employee)': { type: 'User' },
  SeasonalGoal: { type: 'SeasonalGoal' },
  SeasonYear: { type: 'SeasonYear' },
  Testimonial: { type: 'Testimonial' },
  CampaignStatistic: { type: 'CampaignStatistic' },
  FeaturedPhoto: { type: 'DashboardPhoto' }, // a featured photo, one of the dashboard's photos
  Capability: { type: 'Capability' },
  CampaignCapability: { type: 'CampaignCapability' },
  DefaultVerificationDeadline: { type: 'DefaultVerificationDeadline' },
  CreativeContentTemplate: { type: 'CreativeContentTemplate' },
  CreativeFileTemplate: { type: 'CreativeFileTemplate' },
  Offer: { type: 'Offer' },
  Asset: { type: 'Asset' },
  OfferContract: { type: 'OfferContract' },
  SponsorableProperty: {
    type: 'SponsorableProperty',
    names: { playLocation: 'primaryPlayLocation', capabilities: 'organizationCapabilities' }, // B.md's names for them
  },
  'Organization (as seen here)': {
    type: 'Organization',
    names: { 'confirmed offers': 'offers.status' }, // its offers, filtered by status confirmed
  },
  VerificationDeadline: { type: 'VerificationDeadline' },
  VerificationDeadlineResponse: { type: 'VerificationDeadlineResponse' },
  VerificationImage: { type: 'VerificationImage' },
  CreativeContent: { type: 'CreativeContent' },
  CreativeFile: { type: 'CreativeFile' },
  Check: { type: 'Check' },
  SponsorshipEvent: { type: 'SponsorshipEvent' },
  SearchFilter: { type: 'SearchFilter' },
  DeliverableAddress: { type: 'Address' },
  // these are REST's: test/graphql/invitations.test.ts, test/graphql/sign-in.test.ts
  Invitation: null,
  'Invitation accept': null,
  'Invitation result': null,
  'Auth token claims': null,
  'Location list': { type: 'LocationList', names: { 'location list items': 'locationListItems' } },
  'Email preview': { type: 'MailPreview' },
};
