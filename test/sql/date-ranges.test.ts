/** Every date and instant has a range, and every start is before its end: rules over the whole catalog. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { projectDir } from '../../db/settings.ts';
import { testDatabase } from '../harness/database.ts';
import { makeCampaign } from '../harness/factories.ts';
import { makeStaff, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const { admin } = await makeStaff(db);

interface Column {
  target: string;
  column: string;
  type: string;
  checks: string[];
  /** Checks of this column alone. */
  own: string[];
}

const { rows: columns } = await db.owner.query<Column>(`
  select c.oid::regclass::text as target, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
    array(select pg_get_expr(k.conbin, k.conrelid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.convalidated and a.attnum = any (k.conkey)) as checks,
    array(select pg_get_expr(k.conbin, k.conrelid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.convalidated and k.conkey = array[a.attnum]) as own
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace::regnamespace::text in ('app_public', 'app_private') and c.relkind in ('r', 'p') and not c.relispartition
    and a.attnum > 0 and not a.attisdropped
  order by 1, a.attnum`);
const days = columns.filter(({ type }) => /^(date|timestamp)|range$|^interval\[|date\[|timestamp/.test(type));

/** True if a column's own checks take the value. */
async function takes({ target, column, type, own }: Column, value: string): Promise<boolean> {
  const all = ['true', ...own.map((check) => `coalesce(${check}, true)`)].join(' and ');
  const { rows } = await db.owner.query<{ ok: boolean }>(
    `select ${all} as ok from jsonb_populate_record(null::${target}, jsonb_build_object('${column}', '${type.endsWith('[]') ? `{${value}}` : value}'::${type}::text)) t`,
  );
  return rows[0]?.ok === true;
}

describe('dates and instants', () => {
  it('[R19] have a range that no year of two, three or five digits and no infinity is in', async () => {
    expect(days.length).toBeGreaterThan(100);
    const unbounded: string[] = [];
    for (const column of days)
      for (const value of ['0026-12-15', '1926-12-15', '9999-12-15', '20266-12-15', 'infinity', '-infinity'])
        if (await takes(column, value)) unbounded.push(`${column.target}.${column.column} takes ${value}`);
    expect(unbounded).toEqual(['app_private.user_secrets.sessions_valid_after takes -infinity']);
  });

  it('[R19] take today and the days of the next two years', async () => {
    const refused: string[] = [];
    for (const column of days)
      for (const value of ['2026-11-28', '2028-11-28'])
        if (!(await takes(column, value))) refused.push(`${column.target}.${column.column}`);
    expect(refused).toEqual([]);
  });

  it('[R19] a campaign’s goal date of a year with five digits is refused, and names its field', async () => {
    const { id } = await makeCampaign(db.owner);
    const save = (day: string) =>
      admin('select * from app_public.update_campaign($1, $2)', [id, { leagues_confirmed_goal_date: day }]);
    expect(await refusal(save('20266-12-15'))).toMatchObject({
      code: '23514',
      constraint: 'campaigns_leagues_confirmed_goal_date_range',
    });
    await save('2026-12-15');
  });
});

it('[R19] the migration stops at rows out of range and names them', async () => {
  const { id } = await makeCampaign(db.owner);
  const migration = readFileSync(path.join(projectDir, 'sql/foundation/0099_date_ranges.sql'), 'utf8');
  const client = await db.owner.connect();
  await client.query('begin');
  await client.query(`do $$ declare v record; begin
    for v in select conrelid::regclass as target, conname from pg_constraint
      where contype = 'c' and conparentid = 0 and coninhcount = 0 and (conname ~ '_range$' and pg_get_constraintdef(oid) ~ '::(date|timestamp)'
        or conname in ('campaigns_dates_in_order', 'sponsor_users_states_known', 'recap_schedules_dates_in_order', 'user_views_instants_in_order'))
    loop execute format('alter table %s drop constraint %I', v.target, v.conname); end loop; end $$`);
  await client.query(`update app_public.campaigns set leagues_confirmed_goal_date = '20266-12-15' where id = $1`, [id]);
  const { message } = await refusal(client.query(migration.replace('create function', 'create or replace function')));
  await client.query('rollback');
  client.release();
  expect(message).toContain(`app_public.campaigns, rows ${id}:`);
});

/** Words by which the name of a start differs from that of its end. */
const PAIRS: [string, string[]][] = [
  ['start', ['end']],
  ['starts', ['ends']],
  ['first', ['last']],
  ['min', ['max']],
  ['minimum', ['maximum']],
  ['from', ['to', 'until']],
  ['next', ['last']],
];

describe('pairs of a start and an end', () => {
  it('[W13] are in order', () => {
    const pairs = columns
      .filter(({ type }) => /^(date|timestamp|int|numeric)/.test(type))
      .flatMap((start) =>
        PAIRS.flatMap(([word, ends]) =>
          ends.flatMap((end) => {
            const other = start.column.replace(new RegExp(`(^|_)${word}(?=_|$)`), `$1${end}`);
            return other !== start.column &&
              columns.some((column) => column.target === start.target && column.column === other)
              ? [{ ...start, other }]
              : [];
          }),
        ),
      );
    expect(pairs.length).toBeGreaterThan(6);
    expect(
      pairs
        .filter(
          ({ column, other, checks }) =>
            !checks.some((check) => check.includes(`${column} <= ${other}`) || check.includes(`${other} >= ${column}`)),
        )
        .map(({ target, column, other }) => `${target}: ${column} to ${other}`),
    ).toEqual([]);
  });

  it('[W13] a campaign that would end before it starts is refused, and another season takes both dates along', async () => {
    const { id, sponsor_id } = await makeCampaign(db.owner, { season: 'fall', year: 2026 });
    const create = (starts: string, ends: string) =>
      admin(
        `insert into app_public.campaigns (sponsor_id, name, season, year, starts_at, ends_at) values ($1, 'Fall', 'fall', 2026, $2, $3) returning id`,
        [sponsor_id, starts, ends],
      );
    expect(await refusal(create('2026-12-01', '2026-11-01'))).toMatchObject({ constraint: 'campaigns_dates_in_order' });
    await db.owner.query(`update app_public.campaigns set starts_at = '2026-11-05' where id = $1`, [id]);
    await admin('select * from app_public.update_campaign($1, $2)', [id, { year: 2025 }]);
    const { rows } = await db.owner.query(
      `select starts_at::text, ends_at::text from app_public.campaigns where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ starts_at: '2025-10-01', ends_at: '2025-12-31' }]);
  });
});

it('[W13] a sponsor’s user cannot be limited to a state that does not exist', async () => {
  expect(
    await refusal(admin('select * from app_public.limit_sponsor_user($1, $2, $3, null)', [1, 1, ['ZZ']])),
  ).toMatchObject({ code: 'SL422', field: 'states' });
});
