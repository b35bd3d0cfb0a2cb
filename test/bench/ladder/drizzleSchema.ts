/** The tables of the reads and their relations, as Drizzle declares them. */
import { relations } from 'drizzle-orm';
import { boolean, doublePrecision, integer, numeric, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';

const { table } = pgSchema('app_public');
const id = integer().primaryKey();
const name = text();
const [city, state, season] = [text(), text(), text()];
const [lat, lon] = [doublePrecision(), doublePrecision()];
const year = integer();
const status = text();

const sponsors = table('sponsors', { id, name });
export const sports = table('sports', { id, name });
const competitivenesses = table('competitivenesses', { id, name });
export const capabilities = table('capabilities', { id, name });
const users = table('users', { id, name });
const addresses = table('addresses', { id, name, line1: text(), city, state, zip: text() });
export const campaigns = table('campaigns', {
  id,
  name,
  season,
  year,
  status,
  sponsorId: integer('sponsor_id'),
  sponsorFacingGoalTitle: text('sponsor_facing_goal_title'),
});
const organizationId = integer('organization_id');
export const organizations = table('organizations', {
  id,
  name,
  city,
  state,
  contactEmail: text('contact_email'),
  websiteUrl: text('website_url'),
  dataConfidence: text('data_confidence'),
  numberOfUniqueParticipantsPerYear: integer('number_of_unique_participants_per_year'),
  mailingAddressId: integer('mailing_address_id'),
  shippingAddressId: integer('shipping_address_id'),
});
export const properties = table('sponsorable_properties', {
  id,
  name,
  season,
  startDate: text('start_date'),
  endDate: text('end_date'),
  numberOfPlayers: integer('number_of_players'),
  dataConfidence: text('data_confidence'),
  city,
  state,
  lat,
  lon,
  sportId: integer('sport_id'),
  competitivenessId: integer('competitiveness_id'),
  organizationId,
});
export const playLocations = table('play_locations', {
  id,
  nickname: text(),
  address: text(),
  lat,
  lon,
  primary: boolean(),
  organizationId,
});
export const comments = table('comments', { id, content: text(), userId: integer('user_id'), organizationId });
export const offers = table('offers', {
  id,
  status,
  value: numeric(),
  seasonStart: text('season_start'),
  seasonEnd: text('season_end'),
  createdAt: timestamp('created_at'),
  campaignId: integer('campaign_id'),
  propertyId: integer('sponsorable_property_id'),
  organizationId,
});
const offerId = integer('offer_id');
export const assets = table('assets', {
  id,
  quantity: integer(),
  offerId,
  campaignCapabilityId: integer('campaign_capability_id'),
});
export const campaignCapabilities = table('campaign_capabilities', {
  id,
  executionExpectations: text('execution_expectations'),
  capabilityId: integer('capability_id'),
});
export const deadlines = table('verification_deadlines', {
  id,
  name,
  deadline: text(),
  verified: boolean(),
  didNotComplete: boolean('did_not_complete'),
  anyPendingVerificationImages: boolean('any_pending_verification_images'),
  offerId,
  assetId: integer('asset_id'),
});
export const images = table('verification_images', {
  id,
  featured: boolean(),
  shownToSponsor: boolean('shown_to_sponsor'),
  offerId,
  deadlineId: integer('verification_deadline_id'),
});
const campaignId = integer('campaign_id');
export const statistics = table('campaign_statistics', {
  id,
  name,
  number: text(),
  description: text(),
  iconName: text('icon_name'),
  campaignId,
});
export const testimonials = table('testimonials', { id, quote: text(), attribution: text(), campaignId });
export const members = table('organization_users', { organizationId, userId: integer('user_id') });

// biome-ignore lint/suspicious/noExplicitAny: Drizzle's types are not installed.
export type Any = any;
const toOne = (one: Any, table: Any, field: Any) => one(table, { fields: [field], references: [table.id] });
const tables = { sponsors, sports, competitivenesses, capabilities, users, addresses, campaigns, organizations };
const more = { properties, playLocations, comments, offers, assets, campaignCapabilities, deadlines, images };
const relationsOf = {
  campaignRelations: relations(campaigns, ({ one, many }: Any) => ({
    sponsor: toOne(one, sponsors, campaigns.sponsorId),
    statistics: many(statistics),
    testimonials: many(testimonials),
  })),
  statisticRelations: relations(statistics, ({ one }: Any) => ({
    campaign: toOne(one, campaigns, statistics.campaignId),
  })),
  testimonialRelations: relations(testimonials, ({ one }: Any) => ({
    campaign: toOne(one, campaigns, testimonials.campaignId),
  })),
  organizationRelations: relations(organizations, ({ one, many }: Any) => ({
    mailingAddress: toOne(one, addresses, organizations.mailingAddressId),
    shippingAddress: toOne(one, addresses, organizations.shippingAddressId),
    playLocations: many(playLocations),
    sponsorableProperties: many(properties),
    offers: many(offers),
    comments: many(comments),
  })),
  playLocationRelations: relations(playLocations, ({ one }: Any) => ({
    organization: toOne(one, organizations, playLocations.organizationId),
  })),
  commentRelations: relations(comments, ({ one }: Any) => ({
    organization: toOne(one, organizations, comments.organizationId),
    user: toOne(one, users, comments.userId),
  })),
  propertyRelations: relations(properties, ({ one }: Any) => ({
    sport: toOne(one, sports, properties.sportId),
    competitiveness: toOne(one, competitivenesses, properties.competitivenessId),
    organization: toOne(one, organizations, properties.organizationId),
  })),
  offerRelations: relations(offers, ({ one, many }: Any) => ({
    campaign: toOne(one, campaigns, offers.campaignId),
    sponsorableProperty: toOne(one, properties, offers.propertyId),
    organization: toOne(one, organizations, offers.organizationId),
    assets: many(assets),
    verificationDeadlines: many(deadlines),
  })),
  assetRelations: relations(assets, ({ one }: Any) => ({
    offer: toOne(one, offers, assets.offerId),
    campaignCapability: toOne(one, campaignCapabilities, assets.campaignCapabilityId),
  })),
  capabilityRelations: relations(campaignCapabilities, ({ one }: Any) => ({
    capability: toOne(one, capabilities, campaignCapabilities.capabilityId),
  })),
  deadlineRelations: relations(deadlines, ({ one }: Any) => ({ offer: toOne(one, offers, deadlines.offerId) })),
};
export const schema = { ...tables, ...more, statistics, testimonials, ...relationsOf };
