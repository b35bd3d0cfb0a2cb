/** Starts with the slowest files, so that no worker still runs one of them at the end. */
import Sequencer from '@jest/test-sequencer';

/** Slowest first; a run prints its ten slowest files at the end. Jest orders the rest. */
const longest = [
  'test/random/random',
  'test/e2e/portal-accessibility',
  'test/e2e/console-accessibility',
  'test/e2e/addresses',
  'test/e2e/journey',
  'admin/src/list/everyList',
  'test/e2e/check-runs',
  'test/e2e/view-as',
  'test/e2e/proof',
  'test/chaos/chaos',
  'test/platform/launcher',
  'test/drill/drill',
  'test/e2e/application',
  'test/e2e/onboarding',
  'test/e2e/refusals-browser',
  'test/e2e/refusals',
  'test/sql/demo',
  'test/platform/migrate',
  'test/platform/operations',
  'test/abuse/operations',
  'test/graphql/documents',
  'test/random/broken-rules',
  'admin/src/organizations/tabs/tabs',
];

function rank({ path }) {
  const place = longest.findIndex((name) => path.includes(`${name}.test.`));
  return place < 0 ? longest.length : place;
}

export default class extends Sequencer {
  /** Appends the other files in jest's order, which considers how long they took before. */
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => rank(one) - rank(other));
  }
}
