/** Sponsors, their campaigns, and what campaigns require. */
import { type Decisions, linkedCampaign, reading, staffWrite, table, toldCampaigns, toldStatuses } from './rules.ts';

const leagueColumns =
  'id sponsor_id name season year status additional_requirements additional_requirements_es sponsor_overview sponsor_overview_es';
const byLink = reading(`t.id = ${linkedCampaign}`, leagueColumns);
/** Rows of campaigns with an offer of which the league was notified, by login and by link. */
const ofToldCampaigns = (columns = '*') => ({
  organization: reading(`t.campaign_id in ${toldCampaigns}`, columns),
  offer_link: reading(`t.campaign_id = ${linkedCampaign}`, columns),
  application_link: reading(`t.campaign_id = ${linkedCampaign}`, columns),
});
const deadline =
  'name deadline offset offset_type requires_creatives verification_reminder_instructions verification_reminder_instructions_es league_move_days league_moves';

export const campaigns: Decisions = {
  sponsors: table({
    select: {
      sponsor: reading('t.id = {sponsor}', 'id name logo_file_id'),
      organization: reading(
        `t.id in (select sponsor_id from app_public.offers where organization_id = {organization} and status in ${toldStatuses})`,
        'id name logo_file_id',
      ),
      offer_link: reading('t.id = {sponsor}', 'id name logo_file_id'),
      application_link: reading('t.id = {sponsor}', 'id name logo_file_id'),
    },
    ...staffWrite('name category_id', 'name category_id', { remove: false }),
  }),
  sponsor_categories: table(staffWrite('name', 'name', { remove: false })),
  sponsor_users: table(),
  seasonal_goals: table(staffWrite('', 'sponsor_facing_goal_body', { remove: false })),
  campaigns: table({
    select: {
      organization: reading(`t.id in ${toldCampaigns}`, leagueColumns),
      offer_link: byLink,
      application_link: byLink,
      sponsor: reading(
        `t.sponsor_id = {sponsor} and t.status in ('active', 'complete')`,
        'id sponsor_id name season year status',
      ),
    },
    ...staffWrite('sponsor_id name season year starts_at ends_at', '', { remove: false }),
  }),
  campaign_contracts: table({
    select: {
      sponsor: reading(
        `t.campaign_id = {campaign} and t.status in ('signed', 'superseded')`,
        'id campaign_id sponsor_id version_number status total_spend starts_on ends_on amounts due_dates signer_name signed_at staff_signer_name staff_signed_at file_id',
      ),
    },
    ...staffWrite(
      'campaign_id total_spend league_share_percentage starts_on ends_on terms billing_name billing_address billing_email signer_email amounts due_dates',
      'total_spend league_share_percentage starts_on ends_on terms billing_name billing_address billing_email signer_email amounts due_dates',
    ),
  }),
  invoices: table({
    select: {
      sponsor: reading(
        't.campaign_id = {campaign}',
        'id number campaign_id sponsor_id amount issued_on due_on credited paid balance state file_id',
      ),
    },
  }),
  credit_notes: table({
    select: {
      sponsor: reading(
        't.campaign_id = {campaign}',
        'id number invoice_id campaign_id sponsor_id amount reason issued_on file_id',
      ),
    },
  }),
  invoice_payments: table(),
  sponsor_refunds: table(),
  invoice_settings: table({
    update: {
      superadmin:
        'version issuer_name issuer_address payment_instructions quickbooks_item xero_account_code xero_tax_type',
    },
  }),
  campaign_statistics: table(
    staffWrite('campaign_id name number description icon_name', 'name number description icon_name'),
  ),
  campaign_notes: table(staffWrite('campaign_id title body dated_on published', 'title body dated_on published')),
  sponsor_feedback: table(),
  photo_requests: table(),
  sends: table(),
  contact_settings: table(staffWrite('', 'weekly_emails first_campaign_ids follow_up_days', { remove: false })),
  testimonials: table(staffWrite('campaign_id quote attribution', 'quote attribution')),
  custom_questions: table({ select: { application_link: reading(`t.campaign_id = ${linkedCampaign}`) } }),
  campaign_capabilities: table({
    select: ofToldCampaigns('id campaign_id capability_id execution_expectations'),
    ...staffWrite(
      'campaign_id capability_id minimum_quantity quantity execution_expectations',
      'minimum_quantity quantity execution_expectations',
    ),
  }),
  default_verification_deadlines: table({
    select: ofToldCampaigns(),
    ...staffWrite(`campaign_capability_id ${deadline}`, deadline),
  }),
  creative_content_templates: table(staffWrite('default_verification_deadline_id name content', 'name content')),
  creative_file_templates: table(staffWrite('', '')),
};
