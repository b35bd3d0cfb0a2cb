/** A database with a random world, and the tester on it. */
import { superuserUrl } from '../../db/embedded/index.ts';
import { type TestDatabase, testDatabase } from '../harness/database.ts';
import { databasePort } from '../harness/environment.ts';
import { Dice } from './dice.ts';
import { type Fault, type Options, type Played, play } from './play.ts';
import { makeRandomWorld } from './world.ts';

export const urlOf = ({ name }: TestDatabase): string => superuserUrl(databasePort(), name);

/** Makes the world of a seed in a database of its own. The clock stands still, so that the same seed is the same game. */
export async function randomDatabase(seed: number): Promise<TestDatabase> {
  const db = await testDatabase();
  await db.setClock(new Date('2030-03-01T12:00:00Z'));
  await makeRandomWorld(db.owner, new Dice(seed));
  return db;
}

/** The world of a seed to make copies of: to make one takes seconds, to copy it a moment. */
export async function randomWorld(seed: number): Promise<{ copy(): Promise<TestDatabase>; drop(): Promise<void> }> {
  const world = await randomDatabase(seed);
  await world.leave();
  return { copy: () => testDatabase({ template: world.name }), drop: world.drop };
}

export async function playIn(db: TestDatabase, options: Options): Promise<Played> {
  return play(urlOf(db), options);
}

/** A difference as a person reads it. */
export const told = ({ seed, person, statement, fault }: Fault): string =>
  `seed ${seed}: ${person}\n    ${statement}\n    ${fault}`;
