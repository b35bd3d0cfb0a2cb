/** A database with a random fixture, and the tester on it. */
import { superuserUrl } from '../../db/embedded/index.ts';
import { type TestDatabase, testDatabase } from '../harness/database.ts';
import { databasePort } from '../harness/environment.ts';
import { makeRandomFixture } from './fixture.ts';
import { Rng } from './rng.ts';
import { type Options, type RunResult, runTester, type Violation } from './tester.ts';

export const urlOf = ({ name }: TestDatabase): string => superuserUrl(databasePort(), name);

/** Makes the fixture of a seed in a database of its own. The clock stands still, so that the same seed is the same game. */
export async function randomDatabase(seed: number): Promise<TestDatabase> {
  const db = await testDatabase();
  await db.setClock(new Date('2030-03-01T12:00:00Z'));
  await makeRandomFixture(db.owner, new Rng(seed));
  return db;
}

/** The fixture of a seed to make copies of: to make one takes seconds, to copy it a moment. */
export async function randomFixture(seed: number): Promise<{ copy(): Promise<TestDatabase>; drop(): Promise<void> }> {
  const fixture = await randomDatabase(seed);
  await fixture.leave();
  return { copy: () => testDatabase({ template: fixture.name }), drop: fixture.drop };
}

export async function runOn(db: TestDatabase, options: Options): Promise<RunResult> {
  return runTester(urlOf(db), options);
}

/** A difference as a person reads it. */
export const told = ({ seed, person, statement, violation }: Violation): string =>
  `seed ${seed}: ${person}\n    ${statement}\n    ${violation}`;
