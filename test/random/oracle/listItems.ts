/** What lists of the console show: the records of one table, each under its own id. Null: the tester does not track these records. */
import type { Row } from '../state.ts';
import type { Who } from './who.ts';

const listOf =
  (table: string) =>
  (who: Who): Row[] =>
    who.state.rows(table);

export const listItems: Record<string, (who: Who) => Row[] | null> = {
  organization_list_items: listOf('organizations'),
  sponsor_list_items: listOf('sponsors'),
  campaign_list_items: listOf('campaigns'),
  task_list_items: listOf('tasks'),
  mention_list_items: listOf('comment_mentions'),
  offer_list_items: listOf('offers'),
  check_list_items: listOf('checks'),
  pending_image_list_items: (who) => who.state.where('verification_images', 'status', 'pending'),
  unreleased_image_list_items: (who) =>
    who.state
      .where('verification_images', 'status', 'verified')
      .filter(({ hidden, release }) => !hidden && release !== 'agreed'),
  organization_list_totals: listOf('organizations'),
  offer_list_totals: listOf('offers'),
  open_offer_list_totals: () => null,
  newest_offer_of_campaigns: listOf('campaigns'),
  campaign_list_proof: listOf('campaigns'),
  check_list_names: listOf('checks'),
  campaign_list_forecasts: () => null,
  mail_list_items: () => null,
  audit_entry_list_items: () => null,
};
