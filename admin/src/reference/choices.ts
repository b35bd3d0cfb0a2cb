import { statesOf } from '../../../ui/address/address.ts';
import { seasonName, seasons } from '../../../ui/formats.ts';
import type { Choice } from '../form/choice.ts';

/** Seasons in calendar order. */
export const seasonChoices: Choice[] = seasons.map((id) => ({ id, name: seasonName(id) }));

/** Seasons in the order of campaign selects: Fall, Spring, Summer, Winter (S-040). */
export const namedSeasonChoices: Choice[] = [...seasonChoices].sort((a, b) => a.name.localeCompare(b.name));

/** States, then provinces. */
export const stateChoices: Choice[] = [...statesOf('US'), ...statesOf('CA')].map(({ value, label }) => ({
  id: value,
  name: label,
}));
