/** The form of a program: initial values, requirements, validation errors, mutation input (B-128 to B-135, B-140, B-144). */
import { formatDate, type Gender, genderOf, type Season } from '../../../../ui/formats.ts';
import { dateProblem, dateWindow, dayLimit } from '../../../../ui/limits.ts';
import { t } from '../../i18n/i18n.ts';
import type { Problems } from '../../lib/useForm.ts';
import type { PlayLocation, Program, ProgramInput } from './types.ts';

export interface ProgramValues {
  name: string;
  season: Season | null;
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
    season: program?.season ?? null,
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
  values.season !== null &&
  values.sportId !== null &&
  values.competitivenessId !== null &&
  values.playLocationsIds.length > 0;

/** The validation errors, by field. Unchanged dates are valid (B-132, B-140). */
export function programProblems(
  values: ProgramValues,
  saved: ProgramValues,
  today: string,
  isNew: boolean,
): Problems<ProgramValues> {
  const { min, max } = dateWindow(isNew ? 'newProgram' : 'program', today);
  const first = min || dayLimit.min;
  const outside = (field: 'startDate' | 'endDate'): string | null => {
    const date = values[field];
    if (date === '' || date === saved[field]) return null;
    if (date < first) return t('Not before {date}', { date: formatDate(first) });
    return date > max || dateProblem(date, dayLimit) ? t('Not after {date}', { date: formatDate(max) }) : null;
  };
  const { startDate, endDate, minAge, maxAge } = values;
  const reversed = startDate !== '' && endDate !== '' && endDate < startDate;
  return {
    startDate: outside('startDate'),
    endDate: outside('endDate') ?? (reversed ? t('The end can’t be before the start') : null),
    numberOfPlayers: values.numberOfPlayers === 0 ? t('Enter a number above 0.') : null,
    maxAge: minAge !== null && maxAge !== null && maxAge < minAge ? t('Must be at least the youngest age') : null,
  };
}

/** The mutation input; for a new program the primary place comes first (B-134, B-135, B-141). */
export function programInput(values: ProgramValues, organizationId: number): ProgramInput {
  const first = values.primaryPlayLocationId;
  return {
    organizationId,
    name: values.name.trim(),
    season: values.season,
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
