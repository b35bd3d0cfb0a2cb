/** Evaluates the database's rules in the browser: the validation errors of a step's answers, as the database would report them (L-131). */

import { dateProblem, dayLimit } from '../../../../../ui/limits.ts';
import { lengths, rules } from '../generated/rules.ts';
import type { Answers, FieldRule, Problem, StepRule, When } from './types.ts';

export interface Surroundings {
  /** YYYY-MM-DD by the server's clock. */
  today: string;
  /** The stored answers, for past dates that are unchanged (L-158). */
  before?: Answers;
  /** Ids of the selectable programs. */
  programIds?: readonly number[];
}

const blank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

export function counts(when: When | undefined, answers: Answers): boolean {
  return Object.entries(when ?? {}).every(([field, allowed]) => {
    const value = answers[field];
    return allowed.includes(value === undefined || value === '' ? null : value);
  });
}

type Said = Omit<Problem, 'field'>;

function fieldProblem(field: FieldRule, row: Answers, today: string, before: Answers | undefined): Said | null {
  if (!counts(field.when, row)) return null;
  const value = row[field.name];
  if (blank(value)) return field.required ? { message: field.required } : null;
  const text = String(value).trim();
  const limit = lengths[field.kind];
  if (limit !== undefined && [...text].length > limit)
    return { message: 'Please use at most {max} characters', values: { max: limit } };
  if (field.kind === 'integer' || field.kind === 'number') {
    const number = Number(text);
    const { min = 0, max = 0 } = field;
    if (
      !Number.isFinite(number) ||
      number < min ||
      number > max ||
      (field.kind === 'integer' && !Number.isInteger(number))
    )
      return { message: 'Enter a number from {min} to {max}', values: { min, max } };
    if (/\.\d\d\d*[1-9]/.test(text)) return { message: 'At most {count} decimal places', values: { count: 2 } };
  } else if (field.kind === 'date') {
    const outside = dateProblem(text, dayLimit);
    if (outside) return { message: 'Pick a date from {min} to {max}.', values: outside.values };
    if (field.todayOrLater && text < today && !(field.unlessUnchanged && text === before?.[field.name]))
      return { message: field.todayOrLater };
  } else if (field.choices && !field.choices.includes(text)) {
    return { message: field.invalid ?? field.required ?? 'Choose one of the options' };
  }
  const broken = field.patterns?.find(({ when, pattern }) => counts(when, row) && !new RegExp(pattern, 'u').test(text));
  return broken ? { message: broken.invalid } : null;
}

function rowProblems(
  rule: StepRule,
  row: Answers,
  today: string,
  before: Answers | undefined,
  prefix: string,
): Problem[] {
  return rule.fields.flatMap((field) => {
    let problem = fieldProblem(field, row, today, before);
    for (const order of problem ? [] : (rule.order ?? [])) {
      const [lower, upper] = [row[order.lower], row[order.upper]];
      if (!counts(order.when, row) || blank(lower) || blank(upper)) continue;
      if (field.name !== order.lower && field.name !== order.upper) continue;
      const wrong = field.kind === 'date' ? String(lower) > String(upper) : Number(lower) > Number(upper);
      if (wrong) problem = { message: field.name === order.lower ? order.lowerMessage : order.upperMessage };
    }
    return problem ? [{ field: prefix + field.name, ...problem }] : [];
  });
}

const ids = (value: unknown): number[] => (Array.isArray(value) ? (value as number[]) : []);

/** Validates how programs are assigned to play locations (L-169, L-170). */
function locationProblems(locations: Answers[], programIds: readonly number[]): Problem[] {
  const owners = locations.flatMap((place, n) => ids(place.primaryProgramIds).map((id) => ({ id, n })));
  const everywhere = programIds.every((id) => owners.some((owner) => owner.id === id));
  const primary = locations.flatMap((place, n): Problem[] => {
    const mine = ids(place.primaryProgramIds);
    const field = `playLocations.${n}.primaryProgramIds`;
    if (mine.length === 0)
      return everywhere ? [] : [{ field, message: 'Programs that use as primary location is required' }];
    const twice = owners.some((owner) => owner.n !== n && mine.includes(owner.id));
    return twice ? [{ field, message: 'A program can have only one primary location' }] : [];
  });
  const other = locations.flatMap((place, n): Problem[] =>
    ids(place.otherProgramIds).some((id) => ids(place.primaryProgramIds).includes(id))
      ? [
          {
            field: `playLocations.${n}.otherProgramIds`,
            message: 'A program cannot be primary and other at the same location',
          },
        ]
      : [],
  );
  return [...primary, ...other];
}

/** All validation errors of a step's answers, in the order of the fields. */
export function problems(step: string, answers: Answers, { today, before, programIds = [] }: Surroundings): Problem[] {
  const rule = rules[step];
  if (!rule) return [];
  if (!rule.list) return rowProblems(rule, answers, today, before, '');
  const { list } = rule;
  const rows = (answers[list] ?? []) as Answers[];
  const stored = (before?.[list] ?? []) as Answers[];
  return [
    ...(rows.length === 0 && rule.required ? [{ field: list, message: rule.required }] : []),
    ...rows.flatMap((row, n) =>
      rowProblems(rule, row, today, row.id ? stored.find((old) => old.id === row.id) : undefined, `${list}.${n}.`),
    ),
    ...(step === 'play-locations' ? locationProblems(rows, programIds) : []),
  ];
}
