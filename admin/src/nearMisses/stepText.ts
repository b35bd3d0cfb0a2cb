import { formatMoney, formatNumber, pluralise, seasonName } from '../../../ui/formats.ts';
import { stateChoices } from '../reference/choices.ts';
import { filterKinds } from '../targeting/filterKinds.ts';
import type { TargetingCampaignFragment } from '../targeting/generated/graphql.ts';
import type { NearMissesQuery } from './generated/graphql.ts';

export type NearMiss = NearMissesQuery['nearMisses']['steps'][number];

/** The label of a value that a filter lists. */
const addedName = ({ type, added }: NearMiss) =>
  type === 'StateFilter'
    ? stateChoices.find(({ id }) => id === added)?.name
    : type === 'SeasonFilter'
      ? seasonName(added ?? '')
      : added;

/** The text of one step more of a filter: "Radius", "45 miles", "→ 60 miles", "Stores, 5 locations". */
export function stepText(step: NearMiss, campaign: TargetingCampaignFragment) {
  const { type, change, parameters, before, after, searchFilterId } = step;
  const { icon = 'pin', label = 'Target Locations' } = filterKinds.find((kind) => kind.type === type) ?? {};
  const changed = (what: string, format: (value: number | null) => string, note: string) =>
    ({ icon, what, before: format(before), after: `→ ${format(after)}`, note }) as const;
  if (change === 'added')
    return {
      icon,
      what: label,
      before: '',
      after: `+ ${addedName(step)}`,
      note: 'Besides what matches today',
    } as const;
  if (change === 'radius') {
    const { name = '', locations = [] } = campaign.locationFilters.find(({ id }) => id === searchFilterId) ?? {};
    const note = `${name}, ${pluralise(locations.length, 'location')}`;
    return changed('Radius', (miles) => pluralise(miles ?? 0, 'mile'), note);
  }
  if (change === 'share') {
    const [group = ''] = Object.keys(parameters ?? {});
    const percent = (share: number | null) => `${Math.round((share ?? 0) * 100)}%`;
    return changed(group.charAt(0).toUpperCase() + group.slice(1), percent, `${label}, at least`);
  }
  const format = type === 'IncomeFilter' ? formatMoney : formatNumber;
  return changed(label, format, change === 'low_bound' ? 'At least' : 'At most');
}
