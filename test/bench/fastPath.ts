/** The section about reads with and without the fast path. */
import type { Compared } from './compare.ts';
import { table } from './sections.ts';

const FAST_PATH_HEAD = '## Reads with the fast path and without it';

/** The section; both lists have the same reads in the same order. */
export function fastPathSection(on: readonly Compared[], off: readonly Compared[]): string {
  const rows = on.map((compared, index) => {
    const other = off[index] as Compared;
    return [
      compared.read.title,
      compared.api.requestsPerSecond.toFixed(0),
      other.api.requestsPerSecond.toFixed(0),
      compared.ratio.toFixed(2),
      other.ratio.toFixed(2),
    ];
  });
  return [
    FAST_PATH_HEAD,
    'The same reads from the same database, one server after the other; ratios to hand-written SQL. `server/fastPath/README.md` says what it is.',
    table(['read', 'requests/s', 'with FAST_PATH=off', 'ratio', 'ratio with FAST_PATH=off'], rows),
  ].join('\n\n');
}
