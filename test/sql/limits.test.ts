/** The limits that forms check (`db/generated/limits.ts`) are those of the database. */
import { afterAll, describe, expect, it } from '@jest/globals';
import * as limits from '../../db/generated/limits.ts';
import { addDays } from '../../ui/formats.ts';
import { dateProblem, dayLimit, webAddressProblem } from '../../ui/limits.ts';
import { testDatabase } from '../harness/database.ts';
import { makeOrganization } from '../harness/factories.ts';
import { makeStaff, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const { admin } = await makeStaff(db);

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const { emailPattern: _ofNoColumn, ...byTable } = limits;
const columns = Object.entries(byTable).flatMap(([table, fields]) =>
  Object.entries(fields).map(([field, limit]) => ({
    table: snake(table.replace(/Limits$/, '')),
    column: snake(field),
    limit: limit as { min: number; max: number; decimals: number } | { min: string; max: string } | { pattern: string },
  })),
);

/** Whether a value satisfies the column's type, its own constraints and bounds in constraints that also involve other columns. */
async function accepts(table: string, column: string, value: string): Promise<boolean> {
  const { rows } = await db.owner.query<{ type: string; checks: string[] }>(
    `select format_type(a.atttypid, a.atttypmod) as type, array(select pg_get_expr(c.conbin, c.conrelid) from pg_constraint c
       where c.conrelid = a.attrelid and c.contype = 'c' and a.attnum = any (c.conkey)
         and (cardinality(c.conkey) = 1 or pg_get_expr(c.conbin, c.conrelid) !~ ' (OR|IS|=|<>|ANY) |[a-z_]+ [<>]=? [a-z]')) as checks
     from pg_attribute a where a.attrelid = ('app_public.' || $1)::regclass and a.attname = $2`,
    [table, column],
  );
  const [{ type, checks }] = rows as [{ type: string; checks: string[] }];
  const all = ['true', ...checks.map((check) => `coalesce(${check}, true)`)].join(' and ');
  return db.owner
    .query<{ ok: boolean }>(
      `select ${all} as ok from jsonb_populate_record(null::app_public."${table}", jsonb_build_object('${column}', $1::text::${type})) t`,
      [value],
    )
    .then(({ rows: [row] }) => row?.ok === true)
    .catch((error: { code?: string }) => {
      if (error.code !== '22003') throw error;
      return false;
    });
}

describe('numbers', () => {
  const numbers = columns.flatMap(({ limit, ...named }) => ('decimals' in limit ? [{ ...named, limit }] : []));

  it.each(numbers)('[P11] $column of $table is bounded as the database bounds it', async ({ table, column, limit }) => {
    const { min, max, decimals } = limit;
    const step = 10 ** -decimals;
    const at = (value: number) => accepts(table, column, value.toFixed(decimals));
    expect([await at(min), await at(max)]).toEqual([true, true]);
    expect([await at(min - step), await at(max + step)]).toEqual([false, false]);
  });
});

describe('dates', () => {
  const dates = columns.flatMap(({ limit, ...named }) =>
    'min' in limit && !('decimals' in limit) ? [{ ...named, limit }] : [],
  );

  it.each(dates)('[R19] $column of $table is bounded as the database bounds it', async ({ table, column, limit }) => {
    const at = (day: string) => accepts(table, column, day);
    expect([await at(limit.min), await at(limit.max)]).toEqual([true, true]);
    expect([await at(addDays(limit.min, -1)), await at(addDays(limit.max, 1))]).toEqual([false, false]);
    expect(dateProblem(addDays(limit.max, 1), limit)).not.toBeNull();
  });

  it('[R19] that are typed without a column are within those of every column that people enter', () => {
    const entered = dates.filter(({ column }) => column !== 'confidence_changes_on');
    expect(entered.map(({ limit }) => limit)).toEqual(entered.map(() => dayLimit));
  });
});

describe('web addresses', () => {
  const typed = [
    'https://club.org/teams?age=10',
    'club.org',
    'HTTPS://Club.ORG:443',
    'ligue-montréal.ca',
    'javascript:alert(1)',
    'not a url',
    'club',
    'ftp://club.org',
    'info@club.org',
    'https://club.org/a b',
    '"club.org"',
  ];
  const addresses = columns.flatMap(({ limit, ...named }) => ('pattern' in limit ? [{ ...named, limit }] : []));

  it('[O9] are the website, the sponsorship page and the social media', () => {
    expect(addresses.map(({ table, column }) => `${table}.${column}`)).toEqual(
      expect.arrayContaining([
        'organization_social_media.url',
        'organizations.website_url',
        'organizations.website_sponsorships_url',
      ]),
    );
  });

  it.each(addresses)('[O9] $column of $table takes what its forms take', async ({ table, column, limit }) => {
    for (const text of typed)
      expect([text, await accepts(table, column, text)]).toEqual([text, webAddressProblem(text, limit) === null]);
  });

  it('[O9] nobody stores a script as a website or a social media address; a bare domain stays as it is', async () => {
    const { id } = await makeOrganization(db.owner);
    const save = (patch: object) => admin('select * from app_public.update_organization($1, $2)', [id, patch]);
    expect(await refusal(save({ website_url: 'javascript:alert(1)' }))).toMatchObject({
      code: '23514',
      constraint: 'organizations_website_url_web_address',
    });
    expect(
      (await refusal(save({ social_media: [{ channel_id: 1, url: 'javascript:alert(1)', can_post: false }] }))).code,
    ).toBe('23514');
    await save({ website_url: ' club.org ', website_sponsorships_url: 'http://' });
    const { rows } = await db.owner.query(
      'select website_url, website_sponsorships_url from app_public.organizations where id = $1',
      [id],
    );
    expect(rows).toEqual([{ website_url: 'club.org', website_sponsorships_url: null }]);
  });
});
