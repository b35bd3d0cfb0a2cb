/** The output of a run of mutants. */
import { kinds, shown } from './mutant.ts';
import type { Outcome } from './run.ts';

/** Describes the result of one mutant. */
export const line = ({ mutant, result, by, seconds }: Outcome): string =>
  [`${result} (${seconds} s)  ${shown(mutant)}`, by && `    by ${by.file}: ${by.title}`].filter(Boolean).join('\n');

/** The percentage of mutants that were noticed; those that leave the schema unchanged do not count. */
export function share(outcomes: Outcome[]): number {
  const counted = outcomes.filter(({ result }) => result !== 'same');
  const noticed = counted.filter(({ result }) => result === 'noticed');
  return counted.length === 0 ? 100 : (100 * noticed.length) / counted.length;
}

/** The survivors, then counts by kind. */
export function report(outcomes: Outcome[]): string {
  const of = (result: Outcome['result']): Outcome[] => outcomes.filter((outcome) => outcome.result === result);
  const rows = kinds.map((kind) => {
    const number = (result: Outcome['result']): number =>
      of(result).filter(({ mutant }) => mutant.kind === kind).length;
    return `${kind.padEnd(10)} ${number('noticed')} noticed, ${number('survived')} survived`;
  });
  const survivors = of('survived').map(({ mutant }) => shown(mutant));
  const seconds = outcomes.reduce((sum, outcome) => sum + outcome.seconds, 0);
  return [
    survivors.length > 0 ? 'Nobody noticed:' : 'Every mutant was noticed.',
    ...survivors,
    '',
    ...rows,
    `${of('noticed').length} noticed, ${survivors.length} survived, ${of('same').length} without effect; ${share(outcomes).toFixed(1)} of 100 noticed; ${Math.round(seconds / Math.max(outcomes.length, 1))} s a mutant`,
  ].join('\n');
}
