/** Announcements of live updates as a server hears them, and the viewers who follow them. */
import pg from 'pg';
import { type Announcement, LISTS, type Lists, listsIn } from '../../server/graphql/liveUpdates.ts';
import type { TestDatabase } from '../harness/database.ts';
import type { FullFixture } from '../harness/fullFixture.ts';
import { personaOf } from './matrix/probe.ts';

/** Listens until `end`; `during` returns what a piece of work announced. */
export async function listening({ ownerUrl }: TestDatabase) {
  const client = new pg.Client({ connectionString: ownerUrl });
  const heard: Announcement[] = [];
  await client.connect();
  client.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')));
  await client.query('listen live');
  return {
    async during(work: () => Promise<unknown>): Promise<Announcement[]> {
      heard.length = 0;
      await work();
      await client.query('select 1'); // what was announced before comes with its response
      return [...heard];
    },
    end: () => client.end(),
  };
}

export interface Follower {
  role: 'organization' | 'treasurer' | 'helper' | 'sponsor' | 'offer_link';
  fixture: FullFixture;
  lists: Lists;
  /** The keys of the rows that they see, by table. */
  seen: Map<string, Set<string>>;
}

/** A live table with its trigger's arguments and key. */
export interface LiveTable {
  name: string;
  via: string;
  sponsors: string;
  key: string[];
  /** A column that an update may set to itself. */
  column: string;
  columns: string[];
}

/** The tables of app_public that are announced. */
export async function liveTables({ owner }: TestDatabase): Promise<LiveTable[]> {
  const { rows } = await owner.query(`
    select c.relname as name, t.via, t.sponsors, array_agg(a.attname::text order by a.attnum) as columns,
      (array_agg(a.attname::text order by a.attnum) filter (where a.attidentity = '' and a.attgenerated = ''))[1] as column,
      (select array_agg(k.attname::text) from pg_index i join pg_attribute k on k.attrelid = c.oid and k.attnum = any (i.indkey::int[])
        where i.indrelid = c.oid and i.indisprimary) as key
    from app_private.live_tables() t join pg_class c on c.oid = t.target
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'app_public'::regnamespace group by c.oid, c.relname, t.via, t.sponsors order by 1`);
  return rows;
}

export const keyOf = ({ key }: LiveTable): string => key.map((name) => `t."${name}"::text`).join(` || ':' || `);

/** A viewer of a fixture, with the lists that the server looks up and the rows that policies show. */
export async function follower(
  db: TestDatabase,
  tables: readonly LiveTable[],
  fixture: FullFixture,
  role: Follower['role'],
): Promise<Follower> {
  const persona = personaOf[role](fixture, { admin: 0, superadmin: 0 });
  return db.as(persona, async (client) => {
    const seen: Follower['seen'] = new Map();
    for (const table of tables) {
      await client.query('savepoint reading');
      const { rows } = await client
        .query(`select ${keyOf(table)} as key from app_public.${table.name} t`)
        .catch(() => client.query('rollback to reading').then(() => ({ rows: [] as { key: string }[] })));
      seen.set(table.name, new Set(rows.map(({ key }) => key)));
    }
    const { rows } = await client.query(LISTS);
    return { role, fixture, seen, lists: role === 'offer_link' ? { offers: [fixture.offer] } : listsIn(rows[0]) };
  });
}
