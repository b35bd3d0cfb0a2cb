/**
 * Offers and their dependent records. A league sees an offer only once it was notified of it [L-077]; every status
 * change is an operation, so nobody writes these tables directly.
 */
import { byOffer, each, mayRead, type OfRow, type Oracle, right, staffRoles, table, underOffer } from './rights.ts';

const leagues = ['organization', ...byOffer] as const;
/** Checks are listed once approved [L-311], and remain listed when they are void [M7]. */
const paid: OfRow = (row, who) => {
  if (!who.offers.has(row.offer_id)) return false;
  return row.status === 'approved' || row.status === 'voided';
};

const seen: OfRow = (row, who) => who.offers.has(row.id);
const offer = `id guid status additional_requirements additional_requirements_es season_start season_end campaign_id sponsorable_property_id
  removal_reason league_rejection_reason communicated_to_league offer_sent_at offer_opened_at number_of_offer_views`;
const open = 'sponsor_id organization_id sponsorship_application_sent_at confirmed_at created_at updated_at';

export const offers: Oracle = {
  // L-346, without the value, which leagues read by offer_values; internal notes of staff (custom field, survey counters, touchpoints) are not included
  offers: table({
    read: {
      organization: right(seen, offer, open),
      ...each(byOffer, right(seen, `value ${offer}`, open)),
    },
  }),
  assets: table({
    read: each(
      leagues,
      right(underOffer, 'id offer_id campaign_capability_id quantity', 'campaign_id organization_id sponsor_id reach'),
    ),
  }),
  offer_contracts: table({ read: each(leagues, right(mayRead(underOffer), '', '*')) }),
  pre_qual_survey_responses: table({
    read: {
      ...each(byOffer, right(underOffer, 'id boolean_response created_at', 'offer_id organization_id sponsor_id')),
      // the league's own answers, so they may remain visible whatever the offer's stage
      organization: right(
        (row, who) => (who.offers.has(row.offer_id) ? true : who.organizations.has(row.organization_id) ? null : false),
        'id boolean_response created_at',
        'offer_id organization_id sponsor_id',
      ),
    },
  }),
  // L-356
  verification_deadlines: table({
    read: each(
      leagues,
      right(
        underOffer,
        `id name deadline any_pending_verification_images did_not_complete missing_creatives verified offer_id asset_id
         verification_reminder_instructions verification_reminder_instructions_es`,
        `organization_id sponsor_id default_verification_deadline_id requires_creatives did_not_complete_reason
         verified_images pending_images proved_at creatives created_at updated_at`,
      ),
    ),
  }),
  // L-307: their statuses; who reviewed, and what is hidden or featured for the sponsor, is for staff
  verification_images: table({
    read: each(
      leagues,
      right(
        underOffer,
        'id verification_deadline_id status rejection_reason_id rejection_note created_at',
        'offer_id organization_id sponsor_id file_id',
      ),
    ),
  }),
  // the league's own statements
  photo_release_statements: table({
    read: each(
      leagues,
      right((row, who) => who.organizations.has(row.organization_id), '', '*'),
    ),
  }),
  // staff list them and mark them addressed [S-247]
  verification_deadline_responses: table({
    read: { organization: right(mayRead(underOffer), '', '*') },
    update: each(
      staffRoles,
      right((_, who) => who.staff, 'addressed'),
    ),
  }),
  creative_contents: table({
    read: each(leagues, right(underOffer, '*')),
  }),
  creative_files: table({ read: each(leagues, right(underOffer, '*')) }),
  // L-347; memo and who acted are for staff
  checks: table({
    read: each(
      leagues,
      right(
        paid,
        'id offer_id amount number status estimated_arrival_date state mailed_on action_reason valid_until cleared_on returned_on payout_method withheld',
        'organization_id sponsor_id replaces_id',
      ),
    ),
  }),
};
