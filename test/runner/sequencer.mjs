/** Starts with the slowest files, so that no worker still runs one of them at the end. */
import Sequencer from '@jest/test-sequencer';

/**
 * Seconds of an average file of each kind: of files that this machine has not run yet, so in a bare clone. Jest caches
 * how long each other file took. `npm test` prints the sums by kind.
 */
const AVERAGES = {
  e2e: 32,
  chaos: 20,
  random: 20,
  drill: 17,
  platform: 8,
  undo: 8,
  abuse: 6,
  jobs: 5,
  graphql: 4,
  component: 3,
  sql: 3,
};

const kindOf = (file) => /[\\/]test[\\/](\w+)[\\/]/.exec(file)?.[1] ?? (file.endsWith('.tsx') ? 'component' : 'unit');

const millisecondsOf = ({ path, duration }) => duration ?? (AVERAGES[kindOf(path)] ?? 1) * 1000;

export default class extends Sequencer {
  /** Jest's own order puts files whose duration it does not know first, the largest first. */
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => millisecondsOf(b) - millisecondsOf(a));
  }
}
