import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { definitions, firstChange, type SmallSchema, smallSchema } from './schema-folder.ts';

let schema: SmallSchema;
beforeEach(async () => {
  schema = await smallSchema();
});
afterEach(() => schema.drop());

const rows = async (sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]> =>
  (await schema.owner.query(sql, values)).rows;
const policies = async (): Promise<unknown[]> =>
  (await rows(`select policyname as name from pg_policies where schemaname = 'app_public' order by 1`)).map(
    (row) => row.name,
  );

describe('history of the tables', () => {
  it('runs once, and says what ran', async () => {
    expect(await schema.migrate()).toEqual({ applied: ['things/0001_things.sql'], definitions: true, drift: [] });
    expect(await schema.migrate()).toEqual({ applied: [], definitions: false, drift: [] });
  });

  it('refuses a landed file that was changed, and changes nothing', async () => {
    await schema.migrate();
    schema.write('things/0001_things.sql', `${firstChange}\nalter table app_public.things add column extra text;`);
    await expect(schema.migrate()).rejects.toThrow(/things\/0001_things\.sql was changed after it ran/);
    expect(
      await rows(`select from information_schema.columns where table_name = 'things' and column_name = 'extra'`),
    ).toHaveLength(0);
  });

  it('takes another line end for the same file', async () => {
    await schema.migrate();
    schema.write('things/0001_things.sql', firstChange.replaceAll('\n', '\r\n'));
    expect((await schema.migrate()).applied).toEqual([]);
  });

  it('refuses when a landed file vanished', async () => {
    schema.write('things/0002_more.sql', 'alter table app_public.things add column more text;');
    await schema.migrate();
    schema.write('things/0002_more.sql', null);
    await expect(schema.migrate()).rejects.toThrow(
      /things\/0002_more\.sql has run in this database but its file is gone/,
    );
  });

  it('refuses a database that another baseline created, names the way out, and changes nothing', async () => {
    await schema.migrate();
    await rows(`insert into app_public.things (name) values ('banner')`);
    schema.write('things/0001_things.sql', null);
    schema.write('things/0001_all_things.sql', `${firstChange}\nalter table app_public.things add column extra text;`);
    await expect(schema.migrate()).rejects.toThrow(/cannot be upgraded: delete the data folder \(DATA_DIR\)/);
    expect(await rows('select * from app_public.things')).toEqual([expect.not.objectContaining({ extra: null })]);
    expect(await rows('select name from app_private.migrations')).toEqual([{ name: 'things/0001_things.sql' }]);
  });

  it('refuses two files with one number', async () => {
    schema.write('things/0001_other.sql', 'select 1;');
    await expect(schema.migrate()).rejects.toThrow(/have the same number/);
  });

  it('refuses a file numbered before one that has run', async () => {
    schema.write('things/0005_later.sql', 'select 1;');
    await schema.migrate();
    schema.write('things/0003_late.sql', 'select 1;');
    await expect(schema.migrate()).rejects.toThrow(/0003_late\.sql comes before things\/0005_later\.sql/);
  });

  it('refuses a record that was altered in the database', async () => {
    schema.write('things/0002_more.sql', 'alter table app_public.things add column more text;');
    await schema.migrate();
    await rows(`update app_private.migrations set sha256 = repeat('0', 64) where number = 1`);
    await expect(schema.migrate()).rejects.toThrow(/record of migrations was altered at things\/0001_things\.sql/);
  });

  it('undoes the whole upgrade when one file fails, and names file and line', async () => {
    await schema.migrate();
    schema.write('things/0002_good.sql', 'alter table app_public.things add column good text;');
    schema.write('things/0003_bad.sql', 'select 1;\nselect nothing from app_public.things;');
    await expect(schema.migrate()).rejects.toThrow(
      /things\/0003_bad\.sql line 2: column "nothing" does not exist \(42703\)/,
    );
    expect(
      await rows(`select from information_schema.columns where table_name = 'things' and column_name = 'good'`),
    ).toHaveLength(0);
    expect(await policies()).toEqual(['everybody', 'owner_all']);
  });

  it('lets a starter wait for another one', async () => {
    const results = await Promise.all([schema.migrate(), schema.migrate()]);
    expect(results.map((result) => result.applied.length).sort()).toEqual([0, 1]);
  });

  it('lets a new enum value be used by a later file when its own file commits by itself', async () => {
    schema.write(
      'things/0002_colour.sql',
      `create type app_public.colour as enum ('red'); alter table app_public.things add column colour app_public.colour;`,
    );
    await schema.migrate();
    schema.write('things/0003_green.sql', `-- commits by itself\nalter type app_public.colour add value 'green';`);
    schema.write(
      'things/0004_green_check.sql',
      `alter table app_public.things add check (colour <> 'green' or name <> '');`,
    );
    expect((await schema.migrate()).applied).toHaveLength(2);
  });
});

describe('upgrading a database that holds data', () => {
  it('keeps the rows, fills what is new, and sees all rows in spite of forced row-level security', async () => {
    await schema.migrate();
    await rows(`insert into app_public.things (name) values ('banner'), ('jersey')`);
    schema.write(
      'things/0002_length.mjs',
      `export default async (client) => {
      await client.query('alter table app_public.things add column length int');
      await client.query('update app_public.things set length = length(name)');
      await client.query('alter table app_public.things alter column length set not null');
    };`,
    );
    await schema.migrate();
    expect(await rows('select name, length from app_public.things order by id')).toEqual([
      { name: 'banner', length: 6 },
      { name: 'jersey', length: 6 },
    ]);
    expect(
      await rows(`select relforcerowsecurity as forced from pg_class where oid = 'app_public.things'::regclass`),
    ).toEqual([{ forced: true }]);
  });

  it('changes the type of a column that a view, a policy and a function use', async () => {
    await schema.migrate();
    await rows(`insert into app_public.things (name) values ('banner')`);
    schema.write('things/0002_varchar.sql', 'alter table app_public.things alter column name type varchar(80);');
    await schema.migrate();
    expect(await rows('select name from app_public.loud_things')).toEqual([{ name: 'BANNER' }]);
  });
});

describe('definitions', () => {
  it('are written again when one changes; what was removed from the file is gone', async () => {
    await schema.migrate();
    schema.write(
      'things/policies.sql',
      definitions.replace(/create policy everybody[^;]*;/, '').replace('select (id, name)', 'select (id)'),
    );
    expect(await schema.migrate()).toMatchObject({ applied: [], definitions: true });
    expect(await policies()).toEqual(['owner_all']);
    expect(
      await rows(
        `select has_column_privilege('sideline_anonymous', 'app_public.things', 'name', 'select') as name, has_column_privilege('sideline_anonymous', 'app_public.things', 'id', 'select') as id`,
      ),
    ).toEqual([{ name: false, id: true }]);
  });

  it('replace a function that a column default uses, in place', async () => {
    await schema.migrate();
    await rows(`insert into app_public.things (name) values ('before')`);
    schema.write(
      'things/policies.sql',
      `${definitions}\ncreate or replace function app_private.clock() returns timestamptz language sql stable set search_path = pg_catalog, pg_temp begin atomic select timestamptz '2030-01-01Z'; end;`,
    );
    await schema.migrate();
    const [made] = await rows(`insert into app_public.things (name) values ('after') returning made_at`);
    expect(made?.made_at).toEqual(new Date('2030-01-01Z'));
    expect(await rows('select name from app_public.things order by id')).toEqual([
      { name: 'before' },
      { name: 'after' },
    ]);
  });

  it('refuse a function whose body cannot work', async () => {
    schema.write(
      'things/policies.sql',
      `${definitions}\ncreate function app_public.broken() returns int language sql as 'select nothing from app_public.things';`,
    );
    await expect(schema.migrate()).rejects.toThrow(/app_public\.broken\(\): column "nothing" does not exist/);
  });

  it('leave a function alone that history made and nothing uses', async () => {
    schema.write(
      'things/0002_helper.sql',
      `create function app_private.helper() returns int language sql begin atomic select 1; end;`,
    );
    await schema.migrate();
    schema.write('things/policies.sql', `${definitions}\n-- changed`);
    await schema.migrate();
    expect(await rows('select app_private.helper() as one')).toEqual([{ one: 1 }]);
  });

  it.each(['create policy p on app_public.things using (true);', 'create view app_public.v as select 1 as one;'])(
    'are refused in history: %s',
    async (statement) => {
      schema.write('things/0002_misplaced.sql', statement);
      await expect(schema.migrate()).rejects.toThrow(/that is a definition and belongs in a file without a number/);
    },
  );

  it('must be in a folder that order.json lists', async () => {
    schema.write('others/policies.sql', 'select 1;');
    await expect(schema.migrate()).rejects.toThrow(/others\/policies\.sql is not listed in order\.json/);
  });

  it('are applied by name, and a file that order.json lists comes before', async () => {
    schema.write(
      'things/later.sql',
      'create function app_public.later() returns int language sql begin atomic select 1; end;',
    );
    schema.write('things/first.sql', 'create view app_public.first as select app_public.later() as one;');
    await expect(schema.migrate()).rejects.toThrow(/first\.sql line 1: function app_public\.later\(\) does not exist/);
    schema.write('order.json', '["things/later.sql", "things"]');
    expect((await schema.migrate()).definitions).toBe(true);
    expect(await rows('select one from app_public.first')).toEqual([{ one: 1 }]);
    schema.write('order.json', '["things/latter.sql", "things"]');
    await expect(schema.migrate()).rejects.toThrow(/order\.json lists things\/latter\.sql, which does not exist/);
  });

  it('include triggers of a partitioned table, which each partition also has', async () => {
    schema.write(
      'things/0002_log.sql',
      `create table app_private.log (at date not null) partition by range (at);
      create table app_private.log_default partition of app_private.log default;`,
    );
    const trigger = (timing: string): string => `${definitions}
      create function app_private.keep() returns trigger language plpgsql as $$ begin raise exception 'kept'; end $$;
      create trigger keep ${timing} on app_private.log for each row execute function app_private.keep();`;
    schema.write('things/policies.sql', trigger('before delete'));
    await schema.migrate();
    await rows(`insert into app_private.log values ('2030-01-01')`);
    schema.write('things/policies.sql', trigger('before update'));
    await schema.migrate();
    await expect(rows(`update app_private.log set at = at`)).rejects.toThrow('kept');
    expect(await rows(`delete from app_private.log returning 1 as gone`)).toEqual([{ gone: 1 }]);
  });

  it('take execute from everybody by default', async () => {
    await schema.migrate();
    expect(
      await rows(
        `select has_function_privilege('sideline_anonymous', 'app_public.shout(app_public.things)', 'execute') as may`,
      ),
    ).toEqual([{ may: false }]);
  });
});

describe('drift', () => {
  it.each([
    [
      'a manually added column',
      'alter table app_public.things add column secret text',
      '+ column app_public.things.secret text',
    ],
    [
      'a manually removed policy',
      'drop policy everybody on app_public.things',
      /^- policy app_public\.things\.everybody permissive for r to sideline_anonymous/,
    ],
    [
      'a manually granted right',
      'grant delete on app_public.things to sideline_anonymous',
      '+ right table app_public.things: DELETE to sideline_anonymous',
    ],
    [
      'row-level security switched off',
      'alter table app_public.things disable row level security',
      '- table app_public.things row security forced',
    ],
    [
      'a manually replaced function',
      `create or replace function app_public.shout(thing app_public.things) returns text language sql stable begin atomic select 'x'; end`,
      /^\+ function app_public\.shout\(app_public\.things\)/,
    ],
    ['a manually added index', 'create index by_hand on app_public.things (name)', /^\+ index CREATE INDEX by_hand/],
  ])('%s is noticed and named', async (_what, change, expected) => {
    await schema.migrate();
    await rows(change);
    const { drift } = await schema.migrate();
    expect(drift).toContainEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
  });

  it('is none after a change back', async () => {
    await schema.migrate();
    await rows('create index by_hand on app_public.things (name)');
    await rows('drop index app_public.by_hand');
    expect((await schema.migrate()).drift).toEqual([]);
  });
});
