/** Views and totals that lists of the console read: staff see every record under its own id, nobody else has access. */
import { type Decision, type Decisions, each, reading, staff } from './rules.ts';

const listOf = (records: string): Decision => ({ select: each(staff, reading(`select id from ${records}`, '*')) });

export const listItems: Decisions = {
  organization_list_totals: listOf('app_public.organizations'),
  offer_list_totals: listOf('app_public.offers'),
  open_offer_list_totals: listOf('app_private.offer_totals where next_deadline is not null'),
  newest_offer_of_campaigns: listOf('app_public.campaigns'),
  campaign_list_proof: listOf('app_public.campaigns'),
  check_list_names: listOf('app_public.checks'),
  campaign_list_forecasts: {
    select: each(staff, reading('select campaign_id as id from app_private.campaign_forecasts', '*')),
  },
  organization_list_items: listOf('app_public.organizations'),
  sponsor_list_items: listOf('app_public.sponsors'),
  campaign_list_items: listOf('app_public.campaigns'),
  offer_list_items: listOf('app_public.offers'),
  check_list_items: listOf('app_public.checks'),
  pending_image_list_items: listOf(`app_public.verification_images where status = 'pending'`),
  unreleased_image_list_items: listOf(
    `app_public.verification_images where status = 'verified' and not hidden and release <> 'agreed'`,
  ),
  mail_list_items: listOf('app_private.mail_outbox'),
  task_list_items: listOf('app_public.tasks'),
  mention_list_items: listOf('app_public.comment_mentions'),
  audit_entry_list_items: listOf('app_private.audit_log'),
};
