/** Starts with the slowest files, so that no worker still runs one of them at the end. */
import Sequencer from '@jest/test-sequencer';

/**
 * Seconds of an average file of each kind: of files that this machine has not run yet, so in a bare clone. Jest caches
 * how long each other file took. `npm test` prints the sums by kind.
 */
const AVERAGES = { random: 115, e2e: 68, undo: 55, abuse: 23, platform: 15, jobs: 12, graphql: 8, component: 5 };

const kindOf = (file) => /[\\/]test[\\/](\w+)[\\/]/.exec(file)?.[1] ?? (file.endsWith('.tsx') ? 'component' : 'unit');

const millisecondsOf = ({ path, duration }) => duration ?? (AVERAGES[kindOf(path)] ?? 4) * 1000;

export default class extends Sequencer {
  /** Jest's own order puts files whose duration it does not know first, the largest first. */
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => millisecondsOf(b) - millisecondsOf(a));
  }
}
