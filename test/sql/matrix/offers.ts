/** Offers and their dependent records. A league sees an offer only once it was notified of it. */
import {
  type Decision,
  type Decisions,
  each,
  everything,
  ofLinkedOffer,
  ofOrganization,
  reading,
  staff,
  staffWrite,
  table,
  toldStatuses,
  underToldOffer,
} from './rules.ts';

const offer = `id guid campaign_id sponsor_id sponsorable_property_id organization_id status season_start season_end
  additional_requirements additional_requirements_es removal_reason league_rejection_reason communicated_to_league offer_sent_at offer_opened_at
  number_of_offer_views sponsorship_application_sent_at confirmed_at created_at updated_at`;
const check =
  'id offer_id organization_id sponsor_id amount number status estimated_arrival_date state mailed_on action_reason replaces_id valid_until cleared_on returned_on payout_method withheld';
const image = `id offer_id organization_id sponsor_id verification_deadline_id file_id status rejection_reason_id rejection_note
  created_at`;
const league = (columns = '*') => ({
  organization: reading(underToldOffer, columns),
  offer_link: reading(ofLinkedOffer, columns),
});

/** A table that only superadmins read, with what they may write. */
const superadmins = (decision: Decision = {}): Decision => ({ select: { superadmin: everything }, ...decision });
const checkSettings = `check_position first_perforation second_perforation offset_right offset_down window_left window_top
  window_width window_height second_approval_from single_superadmin tracked_from stale_after_days reminder_days`;
const bankFileLayout =
  'name number_heading amount_heading paid_on_heading account_heading reference_heading date_format';
const positivePay = `name columns widths separator has_header date_format amount_format issue_code void_code payee_length`;

const depositSettings = `enabled bank_name bank_routing_number company_name originator_id entry_class entry_description
  prenote settle_days`;

export const offers: Decisions = {
  check_runs: superadmins(),
  check_sheets: superadmins(),
  skipped_check_numbers: superadmins(),
  check_run_prints: superadmins(),
  bank_statements: superadmins(),
  deposit_runs: superadmins(),
  deposit_entries: superadmins(),
  deposit_return_files: superadmins(),
  deposit_settings: superadmins({ update: { superadmin: `version ${depositSettings}` } }),
  bank_lines: superadmins(),
  closed_months: superadmins(),
  bank_file_layouts: superadmins({
    insert: { superadmin: bankFileLayout },
    update: { superadmin: `version ${bankFileLayout}` },
    delete: ['superadmin'],
  }),
  sign_in_settings: superadmins({ update: { superadmin: 'version second_factor' } }),
  check_settings: superadmins({ update: { superadmin: `version ${checkSettings}` } }),
  tax_settings: superadmins({
    update: {
      superadmin: 'version rule payer_name payer_ein payer_line1 payer_city payer_state payer_zip payer_phone',
    },
  }),
  tax_thresholds: superadmins({
    insert: { superadmin: 'from_year amount' },
    update: { superadmin: 'version from_year amount' },
    delete: ['superadmin'],
  }),
  dormancy_rules: table(staffWrite('state years source', 'state years source')),
  positive_pay_formats: superadmins({
    insert: { superadmin: positivePay },
    update: { superadmin: `version ${positivePay}` },
    delete: ['superadmin'],
  }),
  offers: table({
    select: {
      organization: reading(`${ofOrganization} and t.status in ${toldStatuses}`, offer),
      // leagues read the value by offer_values, because helpers see no money
      offer_link: reading('t.id = {offer}', `${offer} value`),
    },
  }),
  offer_values: {
    select: {
      ...each(staff, reading('select id from app_public.offers', 'id value')),
      organization: reading(
        `select t.id from app_public.offers t where ${ofOrganization} and t.status in ${toldStatuses}`,
        'id value',
      ),
      offer_link: reading('select {offer}::int as id', 'id value'),
    },
  },
  assets: table({ select: league() }),
  offer_contracts: table({ select: { organization: reading(underToldOffer) } }),
  pre_qual_survey_responses: table({
    select: { organization: reading(ofOrganization), offer_link: reading(ofLinkedOffer) },
  }),
  sponsorship_events: table(),
  verification_deadlines: table({ select: league() }),
  verification_images: table({ select: league(image) }),
  photo_release_statements: table({
    select: {
      organization: reading(ofOrganization),
      offer_link: reading(ofOrganization, 'organization_id season year stated_at'),
    },
  }),
  signed_releases: table({ select: { organization: reading(ofOrganization) } }),
  photo_downloads: table(),
  // leagues and links read them as trails
  forwarded_tasks: table(),
  verification_deadline_responses: table({
    select: { organization: reading(underToldOffer) },
    ...staffWrite('', 'addressed', { remove: false }),
  }),
  creative_contents: table({
    select: league(),
    ...staffWrite('verification_deadline_id name content', 'name content'),
  }),
  creative_files: table({ select: league(), delete: staff }),
  checks: table({
    select: {
      organization: reading(`${ofOrganization} and t.status in ('approved', 'voided')`, check),
      offer_link: reading(`${ofLinkedOffer} and t.status in ('approved', 'voided')`, check),
    },
  }),
};
