/** The environment that the runner (`npm test`) passes to the tests. */
import { UserFacingError } from '../../db/userFacingError.ts';

/** A setting that only the runner provides; if it is missing, the error says how to run tests. */
export function fromRunner(name: string): string {
  const value = process.env[name];
  if (!value) throw new UserFacingError(`${name} is not set: run tests with "npm test -- path/to/one.test.ts".`);
  return value;
}

/** Port of the throw-away PostgreSQL of this run. */
export const databasePort = (): number => Number(fromRunner('SIDELINE_TEST_DB_PORT'));

/** The database with schema and reference rows, from which each test file's own is cloned. */
export const templateName = 'sideline_template';
