/** What belongs to an organization: its members see and change their own (L-331, B-006, B-017), staff everything. */
import { isLinked } from './applications.ts';
import { byOffer, each, mayRead, type OfRow, type Oracle, ofOrganization, right, table } from './rights.ts';

const own = right(ofOrganization, '*');
const itself: OfRow = (row, who) => who.organizations.has(row.id);
/** A link to an offer in an internal stage need not open anything [L-077], but it may show the organization's own data. */
const itselfByOffer: OfRow = (row, who) =>
  who.organizations.has(row.id) ? (who.offers.size > 0 ? true : null) : false;

/** Fields of B-073 and L-355; admin-only elements (B-013) are not among them. */
const contact = 'id name contact_email contact_phone';
const games = 'winter_games spring_games summer_games fall_games male female min_age max_age';
const sports = 'winter_sport_ids spring_sport_ids summer_sport_ids fall_sport_ids sport_ids competitiveness_ids';
const size =
  'organization_type_id number_of_unique_participants_per_year social_media_following_size email_list_size email_open_rate';
/** Named by L-350, but admin-only on the Overview by B-013: left open for members. */
const either = 'city state sports_management_software_id website_sponsorships_url time_zone created_at updated_at';

/** Columns of an organization's current addresses; older versions are left open for its members and hidden from links. */
const currentAddress: OfRow = (row, who) => {
  if (!who.organizations.has(row.organization_id)) return false;
  if (who.helped.has(row.organization_id) && row.address_type === 'mailing') return false;
  const { mailing_address_id, shipping_address_id } = who.state.row('organizations', row.organization_id) ?? {};
  const current = row.id === mailing_address_id || row.id === shipping_address_id;
  if (who.role !== 'organization' && !current) return false;
  return current && (who.role === 'organization' || who.offers.size > 0) ? true : null;
};
const address = 'id organization_id address_type name line1 line2 city state zip country deliverability';

export const organizations: Oracle = {
  organizations: table({
    read: {
      organization: right(
        itself,
        `${contact} ${sports} ${games} ${size} website_url can_receive_emails mailing_address_id shipping_address_id`,
        `${either} last_engaged_at`,
      ),
      ...each(
        byOffer,
        right(itselfByOffer, 'id name mailing_address_id shipping_address_id', 'city state can_receive_emails'),
      ),
      application_link: right(
        itself,
        `id name ${size}`,
        `${contact} ${sports} city state website_url can_receive_emails`,
      ),
      onboarding_link: right(
        itself,
        `${contact} ${games} sport_ids competitiveness_ids`,
        `${sports} ${size} city state website_url can_receive_emails`,
      ),
    },
  }),
  organization_users: table({
    read: {
      organization: right(
        ofOrganization,
        'organization_id user_id confirmed role',
        'created_at link_offer_id confirmed_by',
      ),
    },
  }),
  addresses: table({ read: each(['organization', ...byOffer], right(currentAddress, address, 'created_at')) }),
  sponsorable_properties: table({
    read: {
      organization: own,
      application_link: own,
      // the one program of the offer, as L-352 lists it
      ...each(
        byOffer,
        right(
          (row, who) => (row.id === who.offer?.sponsorable_property_id ? (who.offers.size > 0 ? true : null) : false),
          'id name sport_id competitiveness_id number_of_players season start_date end_date min_age max_age male female',
          'organization_id data_confidence city state',
        ),
      ),
    },
  }),
  // Capabilities and answers of leagues are changed by functions only. Packages and capabilities: L-327.
  capability_details: table({
    read: {
      organization: own,
      application_link: right((row, who) => {
        if (!who.organizations.has(row.organization_id)) return false;
        if (row.sponsorship_application_id === null) return null;
        return ofLinkedApplication(row, who);
      }, '*'),
    },
  }),
  capability_detail_properties: table({
    read: { organization: own, application_link: right(mayRead(ofOrganization), '', '*') },
  }),
  capability_detail_play_locations: table({
    read: { organization: own, application_link: right(mayRead(ofOrganization), '', '*') },
  }),
  sponsorship_applications: table({
    read: { organization: right(mayRead(ofOrganization), '', '*'), application_link: right(isLinked, '*') },
  }),
  tournaments: table({
    read: { organization: right(mayRead(ofOrganization), '', '*'), application_link: right(ofLinkedApplication, '*') },
  }),
  custom_responses: table({
    read: { organization: right(mayRead(ofOrganization), '', '*'), application_link: right(ofLinkedApplication, '*') },
  }),
};

function ofLinkedApplication(...[row, who]: Parameters<OfRow>): boolean {
  return isLinked(who.state.row('sponsorship_applications', row.sponsorship_application_id) ?? {}, who);
}
