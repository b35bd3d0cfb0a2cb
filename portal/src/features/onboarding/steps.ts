/** The steps of the self-onboarding in their order, and what each requires (L-222, L-231 to L-236, L-242). */
import { contactEmails, emailsOf } from '../../../../ui/organization/contactEmails.ts';
import type { League, LeagueChange } from './types.ts';

export type StepId =
  | 'welcome'
  | 'name'
  | 'contact'
  | 'location'
  | 'players'
  | 'seasons'
  | 'sports'
  | 'ages'
  | 'genders'
  | 'levels'
  | 'finish';

/** The profile as shown: the saved values with unsaved changes, and the text of a place that is not chosen yet. */
export type Answers = Omit<League, 'playLocation'> & {
  playLocation: League['playLocation'];
  typedPlace: string | null;
};

export interface Step {
  id: StepId;
  /** The fields that the step sets. */
  fields: (keyof LeagueChange)[];
  /** Why the step cannot be left, as a message to the user; null if it can. */
  problem?: (answers: Answers) => string | null;
}

export const nameProblem = "We need your organization's name to identify it in our system.";
export const contactProblem =
  'We need a way to contact your league when there are sponsorship opportunities available.';
export const locationProblem =
  "We need your league's primary play location because geographic location is extremely important to sponsors.";
export const playersProblem = 'Enter a number from 1 to 999,999.';
export const ageProblem = 'Enter ages from 0 to 99.';
export const ageOrderProblem = 'The lower age cannot be above the upper age.';

function contact({ contactEmail }: Answers): string | null {
  if (emailsOf(contactEmail).length === 0) return contactProblem;
  return contactEmails(contactEmail) ?? null;
}

function ages({ minAge, maxAge }: Answers): string | null {
  const fits = (age: number | null): boolean => age === null || (Number.isInteger(age) && age >= 0 && age <= 99);
  if (!fits(minAge) || !fits(maxAge)) return ageProblem;
  return minAge !== null && maxAge !== null && minAge > maxAge ? ageOrderProblem : null;
}

const players = ({ numberOfPlayers }: Answers): string | null =>
  numberOfPlayers === null || (Number.isInteger(numberOfPlayers) && numberOfPlayers >= 1 && numberOfPlayers <= 999_999)
    ? null
    : playersProblem;

export const steps: readonly Step[] = [
  { id: 'welcome', fields: [] },
  { id: 'name', fields: ['name'], problem: ({ name }) => (name.trim() === '' ? nameProblem : null) },
  { id: 'contact', fields: ['contactEmail', 'contactPhone'], problem: contact },
  {
    id: 'location',
    fields: ['playLocation'],
    problem: ({ playLocation, typedPlace }) => (playLocation && typedPlace === null ? null : locationProblem),
  },
  { id: 'players', fields: ['numberOfPlayers'], problem: players },
  { id: 'seasons', fields: ['fallGames', 'springGames', 'summerGames', 'winterGames'] },
  { id: 'sports', fields: ['sportIds'] },
  { id: 'ages', fields: ['minAge', 'maxAge'], problem: ages },
  { id: 'genders', fields: ['male', 'female'] },
  { id: 'levels', fields: ['competitivenessIds'] },
  { id: 'finish', fields: [] },
];

/** The steps that count for the progress: all but welcome and finish (L-224). */
export const countedSteps = steps.length - 2;

const isAnswered = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '' && value !== false;

/**
 * The first step without saved answers, for a user who started on another device [L18]; null if nothing after the contact
 * is saved, or if nothing is missing.
 */
export function resumeStep(answers: Answers): number | null {
  const done = steps.map(({ fields }) => fields.some((field) => isAnswered(answers[field as keyof Answers])));
  const started = done.slice(steps.findIndex(({ id }) => id === 'location')).includes(true);
  const open = steps.findIndex(({ fields }, index) => fields.length > 0 && !done[index]);
  return started && open > 0 ? open : null;
}

/** The progress on arrival at a step, in whole percent. */
export function percentComplete(index: number): number {
  return Math.round((100 * Math.min(Math.max(index - 1, 0), countedSteps)) / countedSteps);
}
