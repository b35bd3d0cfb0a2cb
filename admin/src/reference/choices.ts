import { statesOf } from '../../../ui/address/address.ts';
import { seasonName, seasons } from '../../../ui/formats.ts';
import type { Choice } from '../form/choice.ts';

/** Seasons in the order of the year. */
export const seasonChoices: Choice[] = seasons.map((id) => ({ id, name: seasonName(id) }));

/** Seasons as the pickers of campaigns offer them: Fall, Spring, Summer, Winter (S-040). */
export const namedSeasonChoices: Choice[] = [...seasonChoices].sort((a, b) => a.name.localeCompare(b.name));

/** The states, then the provinces. */
export const stateChoices: Choice[] = [...statesOf('US'), ...statesOf('CA')].map(({ value, label }) => ({
  id: value,
  name: label,
}));
