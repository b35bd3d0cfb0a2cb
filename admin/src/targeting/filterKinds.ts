import { formatMoney, formatNumber, seasonLabel, seasonName, seasons } from '../../../ui/formats.ts';
import type { FilterType } from '../../../ui/generated/schema.ts';
import type { IconName } from '../components/Icon.tsx';
import type { Choice } from '../form/choice.ts';
import { stateChoices } from '../reference/choices.ts';

/** A filter's parameters, by type. */
export type Parameters = Record<string, unknown>;

/** Data needed to describe a filter: reference lists, and the year of the seasons unless any season matches. */
export type Lists = { sports: Choice[]; capabilities: Choice[]; year: number | null };
// biome-ignore lint/suspicious/noExplicitAny: each kind's form has its own fields
export type FormValues = Record<string, any>;

export type FilterKind = {
  type: Exclude<FilterType, 'LocationFilter'>;
  label: string;
  group: 'Location' | 'Attribute' | 'Demographic';
  icon: IconName;
  /** Can occur more than once in a campaign (B-284). */
  repeats?: boolean;
  /** Labels for the filter's values. */
  labels: (parameters: Parameters, lists: Lists) => string[];
  toForm: (parameters: Parameters) => FormValues;
  toParameters: (values: FormValues) => Parameters;
  /** Why the filter cannot be saved yet; undefined if it can. */
  problem: (values: FormValues) => string | undefined;
};

const groups = ['asian', 'black', 'hispanic', 'islander', 'native', 'white'];
export const ethnicityChoices = groups.map((id) => ({ id, name: id.charAt(0).toUpperCase() + id.slice(1) }));

const named = (ids: unknown, list: Choice[]) =>
  (Array.isArray(ids) ? ids : []).map((id) => list.find((item) => Number(item.id) === Number(id))?.name ?? `#${id}`);
/** A stored fraction as a percentage. */
const percentOf = (fraction: unknown) => Math.round(Number(fraction) * 10_000) / 100;
const numberOrNull = (value: unknown) => (value === null || value === undefined || value === '' ? null : Number(value));

/** The kinds of the "Add Filter" menu, in order (B-267 … B-285). */
export const filterKinds: readonly FilterKind[] = [
  {
    type: 'StateFilter',
    label: 'State',
    group: 'Location',
    icon: 'flag',
    repeats: true,
    labels: ({ state }) => [stateChoices.find(({ id }) => id === state)?.name ?? String(state ?? '')],
    toForm: ({ state }) => ({ state: state ?? null }),
    toParameters: ({ state }) => ({ state }),
    problem: ({ state }) => (state ? undefined : 'Choose a state'),
  },
  {
    type: 'NumberOfPlayersFilter',
    label: 'Number of Players',
    group: 'Attribute',
    icon: 'people',
    labels: ({ lowBound, highBound }) => {
      const low = formatNumber(lowBound as number | null);
      const high = formatNumber(highBound as number | null);
      if (low && high) return [`${low} to ${high}`];
      return [low ? `${low} or more` : `${high} or fewer`];
    },
    toForm: ({ lowBound = null, highBound = null }) => ({ lowBound, highBound }),
    toParameters: ({ lowBound, highBound }) => ({
      lowBound: numberOrNull(lowBound),
      highBound: numberOrNull(highBound),
    }),
    problem: ({ lowBound, highBound }) => {
      const low = numberOrNull(lowBound);
      const high = numberOrNull(highBound);
      if (low === null && high === null) return 'Enter at least one bound';
      return low !== null && high !== null && low >= high ? 'The lower bound must be below the upper one' : undefined;
    },
  },
  {
    type: 'CapabilityFilter',
    label: 'Capabilities',
    group: 'Attribute',
    icon: 'cup',
    labels: ({ capabilityIds }, { capabilities }) => named(capabilityIds, capabilities),
    toForm: ({ capabilityIds = [] }) => ({ capabilityIds }),
    toParameters: ({ capabilityIds }) => ({ capabilityIds }),
    problem: ({ capabilityIds }) => (capabilityIds?.length ? undefined : 'Choose at least one capability'),
  },
  {
    type: 'SportFilter',
    label: 'Sports',
    group: 'Attribute',
    icon: 'ball',
    labels: ({ sportIds }, { sports }) => named(sportIds, sports),
    toForm: ({ sportIds = [] }) => ({ sportIds }),
    toParameters: ({ sportIds }) => ({ sportIds }),
    problem: ({ sportIds }) => (sportIds?.length ? undefined : 'Choose at least one sport'),
  },
  {
    type: 'SeasonFilter',
    label: 'Seasons',
    group: 'Attribute',
    icon: 'cal',
    labels: (parameters, { year }) =>
      seasons
        .filter((season) => parameters[season] === true)
        .map((season) => (year ? seasonLabel(season, year) : seasonName(season))),
    toForm: (parameters) => ({ seasons: seasons.filter((season) => parameters[season] === true) }),
    toParameters: ({ seasons: picked = [] }) =>
      Object.fromEntries(seasons.map((season) => [season, (picked as string[]).includes(season)])),
    problem: ({ seasons: picked }) => (picked?.length ? undefined : 'Choose at least one season'),
  },
  {
    type: 'IncomeFilter',
    label: 'Household Income',
    group: 'Demographic',
    icon: 'home',
    labels: ({ lowBound, highBound }) => [`${formatMoney(lowBound as number)} to ${formatMoney(highBound as number)}`],
    toForm: ({ lowBound = 50_000, highBound = 75_000 }) => ({ lowBound, highBound }),
    // Reversed bounds are swapped (B-273).
    toParameters: ({ lowBound, highBound }) => {
      const bounds = [Number(lowBound), Number(highBound)].sort((a, b) => a - b);
      return { lowBound: bounds[0], highBound: bounds[1] };
    },
    problem: ({ lowBound, highBound }) =>
      numberOrNull(lowBound) === null || numberOrNull(highBound) === null ? 'Enter both bounds' : undefined,
  },
  {
    type: 'EthnicityFilter',
    label: 'Ethnicity',
    group: 'Demographic',
    icon: 'user',
    labels: (parameters) =>
      groups
        .filter((group) => parameters[group] !== undefined && parameters[group] !== null)
        .map(
          (group) =>
            `${ethnicityChoices.find(({ id }) => id === group)?.name}, at least ${percentOf(parameters[group])} %`,
        ),
    toForm: (parameters) => {
      const group =
        groups.find((candidate) => parameters[candidate] !== undefined && parameters[candidate] !== null) ?? null;
      return { group, percentage: group ? percentOf(parameters[group]) : null };
    },
    toParameters: ({ group, percentage }) => ({ [group]: Number(percentage) / 100 }),
    problem: ({ group, percentage }) => {
      const share = numberOrNull(percentage);
      if (!group || share === null) return 'Choose a group and a percentage';
      if (share < 0 || share > 100) return 'The percentage is from 0 to 100';
      return Number.isInteger(share) ? undefined : 'The percentage is a whole number';
    },
  },
];
