/** A small schema in a temporary folder, and an empty database to migrate with it. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { superuserUrl } from '../../db/embedded/index.ts';
import { bootstrapEmbedded } from '../../db/instance/bootstrap.ts';
import { embeddedConnections } from '../../db/instance/connections.ts';
import { type MigrateResult, migrate } from '../../db/migrate/index.ts';
import { databasePort } from '../harness/environment.ts';

export type SmallSchema = {
  url: string;
  owner: pg.Pool;
  /** Writes (or, with null, removes) a file of the schema. */
  write(name: string, content: string | null): void;
  migrate(): Promise<MigrateResult>;
  drop(): Promise<void>;
};

const files: Record<string, string> = {
  'order.json': '["things"]',
  'things/0001_things.sql': `
    create function app_private.clock() returns timestamptz language sql stable set search_path = pg_catalog, pg_temp begin atomic select now(); end;
    create table app_public.things (
      id int generated always as identity primary key, name text not null, made_at timestamptz not null default app_private.clock());
    alter table app_public.things enable row level security;
    alter table app_public.things force row level security;`,
  'things/policies.sql': `
    grant usage on schema app_public to sideline_anonymous;
    grant select (id, name) on app_public.things to sideline_anonymous;
    create policy owner_all on app_public.things to sideline_owner using (true) with check (true);
    create policy everybody on app_public.things for select to sideline_anonymous using (true);
    create function app_public.shout(thing app_public.things) returns text language sql stable begin atomic select upper(thing.name); end;
    create view app_public.loud_things with (security_invoker) as select id, app_public.shout(things) as name from app_public.things;`,
};

/** Creates the folder and the database; nothing is migrated yet. */
export async function smallSchema(): Promise<SmallSchema> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sideline-sql-'));
  const name = `m_${randomBytes(6).toString('hex')}`;
  const port = databasePort();
  await bootstrapEmbedded(
    { port, superuserUrl: (database) => superuserUrl(port, database), ended: Promise.resolve(), stop: async () => {} },
    name,
  );
  const url = embeddedConnections(port, name).owner;
  const owner = new pg.Pool({ connectionString: url, max: 2 });
  // dropping the database may end a session that is just closing
  owner.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  owner.on('error', () => {});
  const write: SmallSchema['write'] = (file, content) => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    if (content === null) rmSync(target);
    else writeFileSync(target, content);
  };
  for (const [file, content] of Object.entries(files)) write(file, content);
  return {
    url,
    owner,
    write,
    migrate: () => migrate(url, { sqlDir: folder }),
    async drop() {
      await owner.end();
      const client = new pg.Client({ connectionString: superuserUrl(port) });
      await client.connect();
      await client.query(`drop database ${name} with (force)`);
      await client.end();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The initial definitions of the small schema. */
export const definitions = files['things/policies.sql'] as string;
/** The initial first migration of the small schema. */
export const firstChange = files['things/0001_things.sql'] as string;
