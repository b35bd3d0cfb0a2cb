/** The cost that lists and versions add to a save: offers updated one by one, with and without these triggers. */
import type { Client } from 'pg';
import { withClient } from '../../../db/client.ts';
import type { Connections } from '../../../db/instance/connections.ts';
import { median } from '../load.ts';

const UPDATES = 2000;
const ROUNDS = 5;

/** Indexes that only lists use, and the triggers of versions and totals. */
const LIST_INDEXES = `select indexrelid::regclass::text as name from pg_index where indrelid = 'app_public.offers'::regclass
  and indexrelid::regclass::text ~ 'offers_(status|value|updated_at|season_start|season_end|offer_sent_at|confirmed_at|last_touchpoint)_id_idx$'`;
const WITHOUT: [label: string, statements: (indexes: string[]) => string[]][] = [
  ['as it is', () => []],
  ['without versions', () => ['alter table app_public.offers disable trigger _050_version']],
  ['without totals', () => ['alter table app_public.offers disable trigger _650_totals_update']],
  ['without the indexes of lists', (indexes) => indexes.map((name) => `drop index ${name}`)],
];

/** Milliseconds of one round, which is rolled back: the updates and the work deferred to the commit. */
async function round(client: Client, ids: number[], statements: string[]): Promise<number> {
  await client.query('begin');
  for (const statement of statements) await client.query(statement);
  const began = performance.now();
  for (const id of ids)
    await client.query({
      name: 'raise',
      text: 'update app_public.offers set value = coalesce(value, 0) + 1 where id = $1',
      values: [id],
    });
  await client.query('set constraints all immediate');
  const took = performance.now() - began;
  await client.query('rollback');
  return took;
}

/** Milliseconds per update, the median of alternating rounds, by what was left out. */
export async function timeWrites({ owner }: Connections): Promise<{ label: string; perUpdate: number }[]> {
  return withClient(owner, 'The bench database', async (client) => {
    const ids = (await client.query(`select id from app_public.offers order by hashint4(id) limit ${UPDATES}`)).rows;
    const indexes = (await client.query(LIST_INDEXES)).rows.map(({ name }) => name as string);
    const times = WITHOUT.map(() => [] as number[]);
    for (let turn = 0; turn < ROUNDS; turn += 1)
      for (const [index, [, statements]] of WITHOUT.entries())
        times[index]?.push(
          await round(
            client,
            ids.map(({ id }) => id),
            statements(indexes),
          ),
        );
    return WITHOUT.map(([label], index) => ({ label, perUpdate: median(times[index] as number[]) / UPDATES }));
  });
}
