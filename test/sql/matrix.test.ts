/**
 * Who may do what with every table and view, tried as every kind of viewer and compared with the decisions in
 * matrix/. There are two fixtures, so that for every row there is somebody who must not see it; the owner counts the
 * existing rows.
 */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { type Relation, relations, rights } from './matrix/catalog.ts';
import { expectations } from './matrix/expectations.ts';
import { makeMatrixFixtures } from './matrix/fixtures.ts';
import { filled, type Outcome, personaOf, probing } from './matrix/probe.ts';
import { type Decision, isOtherMember, personas, type VisitorRole } from './matrix/rules.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const { fixture, staff } = await makeMatrixFixtures(db.owner);
const found = await relations(db.owner);
const listed = (columns: string | undefined): string[] => (columns ?? '').split(/\s+/).filter(Boolean);
const quoted = (columns: string[]): string => columns.map((name) => `"${name}"`).join(', ');
const refused = expect.objectContaining({ refused: '42501' });
/** A view over several tables or of computed columns cannot be written at all. */
const unwritable = (relation: Relation): unknown =>
  relation.view ? expect.objectContaining({ refused: expect.stringMatching(/^(42501|55000|0A000)$/) }) : refused;
/** Views that show nothing of fewer than three leagues, and the fixture has one: dashboard-amounts.test.ts has others. */
const SMALL_GROUPS = new Set(['dashboard_dollars']);

const isRefused = (outcome: Outcome): boolean => 'refused' in outcome && outcome.refused === '42501';

/** The keys that the role should see according to the decision, read as the owner. */
async function keysThat(relation: Relation, rows: string): Promise<string[]> {
  const key = relation.key.map((name) => `t."${name}"::text`).join(` || ':' || `);
  const query = rows.startsWith('select')
    ? `select id::text as key from (${rows}) t`
    : `select ${key} as key from app_public.${relation.name} t where ${rows}`;
  return (await db.owner.query(filled(query, fixture))).rows.map((row) => row.key).sort();
}

/** Values for one statement from a fixture's row: the first row that matches the condition, only the named columns. */
const copyOfRow = (relation: Relation, columns: string[], rows: string): string =>
  `insert into app_public.${relation.name} (${quoted(columns)}) select ${quoted(columns)} from (values (1)) one
   cross join lateral (${rows}) t`;

it('every table and view has a decision, and every decision a table or view', () => {
  const names = found.map((relation) => relation.name);
  const problems = [
    ...names
      .filter((name) => !expectations[name])
      .map((name) => `app_public.${name} has no decision: say in test/sql/matrix/ who may do what with it.`),
    ...Object.keys(expectations)
      .filter((name) => !names.includes(name))
      .map((name) => `There is a decision about app_public.${name}, which does not exist.`),
  ];
  expect(problems).toEqual([]);
});

async function checkColumns(relation: Relation, decision: Decision, role: VisitorRole): Promise<void> {
  const held = await rights(db.owner, relation.name, role);
  const all = relation.columns.map((column) => column.name);
  const decided = {
    select: decision.select?.[role]?.columns === '*' ? all : listed(decision.select?.[role]?.columns),
    insert: listed(decision.insert?.[role]),
    update: listed(decision.update?.[role]),
  };
  const problems = (['select', 'insert', 'update'] as const).flatMap((right) => [
    ...held[right]
      .filter((name) => !decided[right].includes(name))
      .map((name) => `${role} may ${right} ${relation.name}.${name}, and nobody decided that.`),
    ...decided[right]
      .filter((name) => !held[right].includes(name))
      .map((name) => `${role} may not ${right} ${relation.name}.${name}, though it was decided.`),
  ]);
  expect(problems).toEqual([]);
  expect({ delete: held.delete, other: held.truncate }).toEqual({
    delete: decision.delete?.includes(role) ?? false,
    other: false,
  });
}

async function checkReading(relation: Relation, decision: Decision, role: VisitorRole): Promise<void> {
  const reading = decision.select?.[role];
  const name = `app_public.${relation.name}`;
  await probing(db, personaOf[role](fixture, staff), async (probe) => {
    if (!reading) return expect(await probe.attempt(`select count(*) from ${name}`)).toEqual(refused);
    const decided = await keysThat(relation, reading.rows);
    if (decided.length === 0 && reading.rows !== 'false' && !SMALL_GROUPS.has(relation.name))
      throw new Error(
        `Insert a row of ${name} that ${role} reads in test/harness/ownedRows.ts, or in fullFixture.ts if it needs more than its owner.`,
      );
    if (!relation.view && reading.rows !== 'true')
      expect((await keysThat(relation, 'true')).length).toBeGreaterThan(decided.length); // and there are rows of others, too
    const key = relation.key.map((column) => `t."${column}"::text`).join(` || ':' || `);
    const readable = reading.columns === '*' ? 't.*' : quoted(listed(reading.columns));
    const seen = await probe.rows(`select ${readable}, ${key} as key from ${name} t`);
    expect(seen.map((row) => row.key as string).sort()).toEqual(decided);
    if (reading.columns !== '*') {
      // the catalog is checked for every column, and one column is tried
      const hidden = relation.columns.find((column) => !listed(reading.columns).includes(column.name));
      if (hidden) expect(await probe.attempt(`select "${hidden.name}" from ${name}`)).toEqual(refused);
    }
  });
}

async function checkWriting(relation: Relation, decision: Decision, role: VisitorRole): Promise<void> {
  const name = `app_public.${relation.name}`;
  // of a league's users only owners write tables
  const own = isOtherMember(role) ? 'false' : (decision.select?.[role]?.rows ?? 'false');
  const isStaff = role === 'admin' || role === 'superadmin';
  const mine = await keysThat(relation, relation.view ? 'false' : own);
  const updatable = listed(decision.update?.[role]);
  const insertable = listed(decision.insert?.[role]);
  const forbidden = relation.columns.find((column) => column.writable && !updatable.includes(column.name));
  await probing(db, personaOf[role](fixture, staff), async (probe) => {
    if (forbidden)
      expect(await probe.attempt(`update ${name} set "${forbidden.name}" = "${forbidden.name}" where false`)).toEqual(
        unwritable(relation),
      );
    if (updatable.length > 0) {
      const column = updatable.at(-1);
      // without a condition: only the role's own rows may be affected
      expect(await probe.attempt(`update ${name} set "${column}" = "${column}"`)).toEqual({ touched: mine.length });
    }
    if (insertable.length === 0)
      expect(await probe.attempt(`insert into ${name} default values`)).toEqual(unwritable(relation));
    if (!decision.delete?.includes(role))
      expect(await probe.attempt(`delete from ${name}`)).toEqual(unwritable(relation));
  });
  if (insertable.length > 0) {
    for (const [rows, others] of [
      [own, false],
      [`not (${own})`, true],
    ] as const) {
      if (others && isStaff) continue;
      const { rows: sample } = await db.owner.query(
        `select to_jsonb(t) as row from ${name} t where ${filled(rows, fixture)} limit 1`,
      );
      if (!sample[0]) continue;
      const literal = JSON.stringify(sample[0].row).replaceAll("'", "''");
      await probing(db, personaOf[role](fixture, staff), async (probe) => {
        const outcome = await probe.attempt(
          copyOfRow(relation, insertable, `select * from jsonb_populate_record(null::${name}, '${literal}')`),
        );
        // a copy of one's own row may violate a key, but is not refused for lack of permission
        expect({ others, refused: isRefused(outcome), outcome }).toEqual({ others, refused: others, outcome });
      });
    }
  }
  if (decision.delete?.includes(role) && !isStaff) {
    const key = relation.key.map((column) => `t."${column}"::text`).join(` || ':' || `);
    const foreign = await keysThat(relation, `not (${own})`);
    await probing(db, personaOf[role](fixture, staff), async (probe) => {
      const others = `delete from ${name} t where ${key} in (${foreign.map((id) => `'${id}'`).join(', ')})`;
      expect(await probe.attempt(others)).toEqual({ touched: 0 });
      const outcome = await probe.attempt(`delete from ${name} t where ${key} in ('${mine.join("', '")}')`);
      expect({ refused: isRefused(outcome), outcome }).toEqual({ refused: false, outcome });
    });
  }
}

for (const relation of found) {
  const decision = expectations[relation.name];
  if (!decision) continue;
  describe(relation.name, () => {
    for (const role of personas)
      it(`${role}: the decided rows and columns, nothing else`, async () => {
        await checkColumns(relation, decision, role);
        await checkReading(relation, decision, role);
        await checkWriting(relation, decision, role);
      });
  });
}
