import { pluralise } from '../../../ui/formats.ts';
import { stateChoices } from '../reference/choices.ts';
import type { SponsorRecordFragment } from './generated/graphql.ts';

/** A user of the sponsor, and what that user is limited to; null for no limit. */
export type SponsorMember = Pick<SponsorRecordFragment['sponsorUsers'][number], 'states' | 'campaignIds'>;

const stateName = (code: string | null): string => String(stateChoices.find(({ id }) => id === code)?.name ?? code);

/** What a user may see, in words: "Everything", "2 campaigns in Ohio and Texas", "Nothing". */
export function accessText({ states, campaignIds }: SponsorMember): string {
  if (states?.length === 0 || campaignIds?.length === 0) return 'Nothing';
  if (!states && !campaignIds) return 'Everything';
  const campaigns = campaignIds ? pluralise(campaignIds.length, 'campaign') : 'All campaigns';
  if (!states) return campaigns;
  const names = states.map(stateName);
  return `${campaigns} in ${names.length > 3 ? `${names.length} states` : new Intl.ListFormat('en').format(names)}`;
}
