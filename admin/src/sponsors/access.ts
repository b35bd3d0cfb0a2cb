import { stateName } from '../../../ui/address/address.ts';
import { pluralise } from '../../../ui/formats.ts';
import type { SponsorRecordFragment } from './generated/graphql.ts';

/** A user of the sponsor, and what that user is limited to; null for no limit. */
export type SponsorMember = Pick<SponsorRecordFragment['sponsorUsers'][number], 'states' | 'campaignIds'>;

/** What a user may see, as text: "Everything", "2 campaigns in Ohio and Texas", "Nothing". */
export function accessText({ states, campaignIds }: SponsorMember): string {
  if (states?.length === 0 || campaignIds?.length === 0) return 'Nothing';
  if (!states && !campaignIds) return 'Everything';
  const campaigns = campaignIds ? pluralise(campaignIds.length, 'campaign') : 'All campaigns';
  if (!states) return campaigns;
  const names = states.map((code) => stateName(code ?? ''));
  return `${campaigns} in ${names.length > 3 ? `${names.length} states` : new Intl.ListFormat('en').format(names)}`;
}
