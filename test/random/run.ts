/** A database with a random fixture, and the tester on it. */
import { superuserUrl } from '../../db/embedded/index.ts';
import { START_SESSION, type TestDatabase, testDatabase } from '../harness/database.ts';
import { databasePort } from '../harness/environment.ts';
import { makeRandomFixture } from './fixture.ts';
import { Rng } from './rng.ts';
import { type Options, type RunResult, runTester, type Violation } from './tester.ts';

export const urlOf = ({ name }: TestDatabase): string => superuserUrl(databasePort(), name);

/** Creates the fixture of a seed in a separate database. The clock stands still, so that the same seed gives the same run. */
export async function randomDatabase(seed: number): Promise<TestDatabase> {
  const db = await testDatabase();
  await db.setClock(new Date('2030-03-01T12:00:00Z'));
  await makeRandomFixture(db.owner, new Rng(seed));
  await db.owner.query(START_SESSION, [null]);
  return db;
}

/** A database with the fixture of a seed, to be cloned: creating it takes seconds, cloning it only a moment. */
export async function randomFixture(seed: number): Promise<{ copy(): Promise<TestDatabase>; drop(): Promise<void> }> {
  const fixture = await randomDatabase(seed);
  await fixture.leave();
  return { copy: () => testDatabase({ template: fixture.name }), drop: fixture.drop };
}

export async function runOn(db: TestDatabase, options: Options): Promise<RunResult> {
  return runTester(urlOf(db), options);
}

/** A readable description of a difference. */
export const told = ({ seed, person, statement, violation }: Violation): string =>
  `seed ${seed}: ${person}\n    ${statement}\n    ${violation}`;
