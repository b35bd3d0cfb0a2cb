/** A mutant: one rule of one file broken on purpose. */
import { createHash } from 'node:crypto';

/** What is broken: a comparison, a bound, `and`/`or`, a negation, one condition of several, a status, a refusal, a grant. */
export const kinds = ['operator', 'bound', 'logic', 'negation', 'condition', 'status', 'refusal', 'grant'] as const;
export type Kind = (typeof kinds)[number];

/** A replacement of one range of a text, `end` exclusive. */
export type Change = { kind: Kind; start: number; end: number; replacement: string };

export type Mutant = Change & {
  /** `subject/kind/number`: stays the same while other rules change. */
  id: string;
  /** Path from the project's root. */
  file: string;
  /** The function, policy, table, constraint or file whose rule is broken. */
  subject: string;
  line: number;
  /** The text that is replaced. */
  original: string;
};

/** The text with the one change made. */
export const mutate = (text: string, { start, end, replacement }: Change): string =>
  text.slice(0, start) + replacement + text.slice(end);

/** Adds subject, line and original text to the changes of one file; `identify` numbers the ids. */
export const locate = (file: string, text: string, subject: string, change: Change): Omit<Mutant, 'id'> => ({
  ...change,
  file,
  subject,
  line: text.slice(0, change.start).split('\n').length,
  original: text.slice(change.start, change.end),
});

/** Numbers mutants of the same subject and kind in the order given. */
export function identify(mutants: Omit<Mutant, 'id'>[]): Mutant[] {
  const counts = new Map<string, number>();
  return mutants.map((mutant) => {
    const group = `${mutant.subject}/${mutant.kind}`;
    const number = (counts.get(group) ?? 0) + 1;
    counts.set(group, number);
    return { ...mutant, id: `${group}/${number}` };
  });
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** `count` mutants chosen by the seed, alternating between kinds so that rare ones are included. */
export function choose(mutants: Mutant[], count: number, seed: string): Mutant[] {
  const ordered = mutants
    .map((mutant) => ({ mutant, key: hash(`${seed} ${mutant.id}`) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ mutant }) => mutant);
  const byKind = kinds.map((kind) => ordered.filter((mutant) => mutant.kind === kind));
  const rounds = Math.max(...byKind.map((list) => list.length));
  return Array.from({ length: rounds }, (_, round) => byKind.flatMap((list) => list.slice(round, round + 1)))
    .flat()
    .slice(0, count);
}

/** Describes a mutant in one line, for reports. */
export const shown = ({ id, file, line, original, replacement }: Mutant): string => {
  const short = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 110) || 'nothing';
  return `${id}  ${file}:${line}  ${short(original)} → ${short(replacement)}`;
};
