/** Begins with the files that take longest, so that none of them is left for one worker at the end of the run. */
import Sequencer from '@jest/test-sequencer';

/** Longest first; the runner tells the ten longest at its end. The rest come as jest orders them. */
const longest = [
  'test/e2e/portal-accessibility',
  'test/random/random',
  'test/e2e/journey',
  'test/platform/launcher',
  'test/chaos/chaos',
  'test/e2e/proof',
  'test/e2e/application',
  'test/e2e/addresses',
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
  /** Puts jest's order, which knows how long files took before, behind the list above. */
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => rank(one) - rank(other));
  }
}
