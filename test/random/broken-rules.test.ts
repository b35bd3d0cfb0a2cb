/** The tester finds violations: each of these is introduced into a separate database, and must be reported. */
import { afterAll, afterEach, expect, it } from '@jest/globals';
import type { TestDatabase } from '../harness/database.ts';
import { brokenRules } from './brokenRules.ts';
import { randomFixture, runOn } from './run.ts';

const fixture = await randomFixture(7);
afterAll(() => fixture.drop());

let db: TestDatabase;
afterEach(() => db?.drop());

for (const { told, sql, role, name, found, times = 60 } of brokenRules)
  it(`${told.includes('placement') ? '[T1] ' : ''}the random tester reports ${told}`, async () => {
    db = await fixture.copy();
    await db.owner.query(sql);
    const { violations } = await runOn(db, { seed: 7, times, violations: 1, only: { roles: [role], names: [name] } });
    expect(violations.map(({ violation }) => violation).join()).toMatch(found);
  });
