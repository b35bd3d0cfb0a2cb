/** The form of a program: initial values, requirements, validation errors, mutation input (B-128 to B-135, B-140, B-144). */
import { formatDate, type Gender, genderOf, type Season } from '../../../../ui/formats.ts';
import { dateProblem, dateWindow, dayLimit } from '../../../../ui/limits.ts';
import type { PlayLocation, Program, ProgramInput } from './types.ts';

export interface ProgramValues {
  name: string;
  season: Season | '';
  sportId: number | null;
  competitivenessId: number | null;
  playLocationsIds: number[];
  primaryPlayLocationId: number | null;
  numberOfPlayers: number | null;
  gender: Gender | null;
  minAge: number | null;
  maxAge: number | null;
  startDate: string;
  endDate: string;
}

/** Initial values: a new program has the organization's only place, if there is just one; an existing program its stored values. */
export function programValues(program: Program | null, places: readonly PlayLocation[]): ProgramValues {
  const only = places.length === 1 ? places.map(({ id }) => id) : [];
  return {
    name: program?.name ?? '',
    season: program ? program.season : '',
    sportId: program?.sportId ?? null,
    competitivenessId: program?.competitivenessId ?? null,
    playLocationsIds: program ? program.places.map(({ playLocationId }) => playLocationId) : only,
    primaryPlayLocationId: program
      ? (program.places.find(({ primary }) => primary)?.playLocationId ?? null)
      : (only[0] ?? null),
    numberOfPlayers: program?.numberOfPlayers ?? null,
    gender: program ? genderOf(program) : null,
    minAge: program?.minAge ?? null,
    maxAge: program?.maxAge ?? null,
    startDate: program?.startDate ?? '',
    endDate: program?.endDate ?? '',
  };
}

/** The chosen places; the primary one is one of them, the first if the old one was removed (B-130, B-131). */
export function choosePlaces(values: ProgramValues, playLocationsIds: number[]): Partial<ProgramValues> {
  const { primaryPlayLocationId: primary } = values;
  const kept = primary !== null && playLocationsIds.includes(primary);
  return { playLocationsIds, primaryPlayLocationId: kept ? primary : (playLocationsIds[0] ?? null) };
}

/** True if the fields that both mutations require are set; the rest of the form is shown only then (B-128, B-129). */
export const isReady = (values: ProgramValues): boolean =>
  values.name.trim() !== '' &&
  values.season !== '' &&
  values.sportId !== null &&
  values.competitivenessId !== null &&
  values.playLocationsIds.length > 0;

export type Problem = { text: string; date?: string };

/** The validation errors, by field. Unchanged dates are valid (B-132, B-140). */
export function programProblems(
  values: ProgramValues,
  stored: ProgramValues,
  today: string,
  isNew: boolean,
): Partial<Record<keyof ProgramValues, Problem>> {
  const problems: Partial<Record<keyof ProgramValues, Problem>> = {};
  const { min, max } = dateWindow(isNew ? 'newProgram' : 'program', today);
  for (const field of ['startDate', 'endDate'] as const) {
    const date = values[field];
    if (date === '' || date === stored[field]) continue;
    const first = min || dayLimit.min;
    if (date < first) problems[field] = { text: 'Not before {date}', date: formatDate(first) };
    else if (date > max || dateProblem(date, dayLimit))
      problems[field] = { text: 'Not after {date}', date: formatDate(max) };
  }
  if (values.startDate && values.endDate && values.endDate < values.startDate && !problems.endDate)
    problems.endDate = { text: 'The end can’t be before the start' };
  if (values.numberOfPlayers === 0) problems.numberOfPlayers = { text: 'Enter a number above 0.' };
  if (values.minAge !== null && values.maxAge !== null && values.maxAge < values.minAge)
    problems.maxAge = { text: 'Must be at least the youngest age' };
  return problems;
}

/** The mutation input; for a new program the primary place comes first (B-134, B-135, B-141). */
export function programInput(values: ProgramValues, organizationId: number): ProgramInput {
  const first = values.primaryPlayLocationId;
  return {
    organizationId,
    name: values.name.trim(),
    season: values.season || null,
    sportId: values.sportId,
    competitivenessId: values.competitivenessId,
    playLocationsIds: [...values.playLocationsIds].sort((a, b) => Number(b === first) - Number(a === first)),
    numberOfPlayers: values.numberOfPlayers,
    minAge: values.minAge,
    maxAge: values.maxAge,
    startDate: values.startDate || null,
    endDate: values.endDate || null,
    female: values.gender === 'girls' || values.gender === 'coed',
    male: values.gender === 'boys' || values.gender === 'coed',
  };
}
