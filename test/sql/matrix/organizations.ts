/** What belongs to an organization. */
import { type Decisions, each, ofOrganization, reading, staff, staffUpdate, table, type VisitorRole } from './rules.ts';

const own = reading(ofOrganization);
/** Links to the organization itself and to the two wizards that its volunteers use. */
const ownAndWizards = { organization: own, application_link: own, onboarding_link: own };
const ownAndApplication = { organization: own, application_link: own };
const members: VisitorRole[] = ['organization', ...staff];

const contact = 'id name city state contact_email contact_phone website_url can_receive_emails';
const sports = 'winter_sport_ids spring_sport_ids summer_sport_ids fall_sport_ids sport_ids competitiveness_ids';
const games = 'female male min_age max_age winter_games spring_games summer_games fall_games';
const size =
  'number_of_unique_participants_per_year organization_type_id social_media_following_size email_list_size email_open_rate';
const property =
  'id organization_id name season sport_id competitiveness_id number_of_players min_age max_age female male start_date end_date';
const address = 'id organization_id address_type name line1 line2 city state zip country deliverability created_at';
const place = 'nickname address street city state zipcode country lat lon primary';

export const organizations: Decisions = {
  organizations: table({
    select: {
      organization: reading(
        't.id = {organization}',
        `${contact} ${sports} ${games} ${size} website_sponsorships_url sports_management_software_id mailing_address_id
         shipping_address_id time_zone last_engaged_at created_at updated_at`,
      ),
      offer_link: reading(
        't.id = {organization}',
        'id name city state can_receive_emails mailing_address_id shipping_address_id',
      ),
      application_link: reading('t.id = {organization}', `${contact} ${sports} ${size}`),
      onboarding_link: reading('t.id = {organization}', `${contact} ${sports} ${games} ${size}`),
    },
  }),
  organization_users: table({ select: { organization: own } }),
  organization_zips: table(),
  organization_social_media: table({
    select: ownAndWizards,
    insert: each(members, 'organization_id channel_id url can_post'),
    update: { organization: 'channel_id url can_post', ...staffUpdate('channel_id url can_post') },
    delete: members,
  }),
  events_survey_responses: table(),
  duplicate_organizations: table(),
  tax_forms: table(),
  tax_returns: table(),
  deposit_accounts: table({ select: { organization: own } }),
  addresses: table({
    select: {
      organization: reading(ofOrganization, address),
      offer_link: reading(ofOrganization, address),
    },
  }),
  play_locations: table({
    select: ownAndWizards,
    insert: each(members, `organization_id ${place}`),
    update: { organization: place, ...staffUpdate(place) },
    delete: members,
  }),
  sponsorable_properties: table({
    select: {
      ...ownAndApplication,
      offer_link: reading('t.id = {property}', `${property} city state`),
    },
  }),
  sponsorable_property_play_locations: table({ select: ownAndApplication }),
};
