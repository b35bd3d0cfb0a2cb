import { engagementStatus } from '../../../db/generated/choices.ts';
import { named } from '../../../ui/choices.ts';
import { languageNames, languages } from '../components/languages.ts';
import type { Choice } from '../form/choice.ts';
import { confidenceNames } from './confidenceNames.ts';

export const statusChoices: Choice[] = named(engagementStatus, { active: 'Active', inactive: 'Inactive' });

export const confidenceChoices: Choice[] = Object.entries(confidenceNames).map(([id, name]) => ({ id, name }));

/** The six values that staff can select; others are set by the system (B-083, B-094). */
export const chosenConfidences: Choice[] = confidenceChoices.filter(({ id }) =>
  ['speculative', 'incomplete', 'stale', 'complete', 'verified', 'not_a_good_fit'].includes(String(id)),
);

export const languageChoices: Choice[] = languages.map((id) => ({ id, name: languageNames[id] }));
