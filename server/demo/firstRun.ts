/** The demo of the first run: loaded once, into an empty installation, unless DEMO=off or in production. */
import type { Client } from 'pg';
import { withClient } from '../../db/client.ts';

/** The record of the first run: whether the demo was loaded then. */
async function remembered(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ value: string }>(
    `select value from app_private.schema_state where key = 'demo'`,
  );
  return rows[0]?.value;
}

/** Loads the demo on the first run; returns whether the installation contains the demo. */
export async function ensureFirstRun(url: string, onProgress: (text: string) => void): Promise<boolean> {
  return withClient(url, 'The database', async (client) => {
    const before = await remembered(client);
    if (before) return before === 'loaded';
    const wanted = process.env.DEMO !== 'off' && process.env.NODE_ENV !== 'production';
    const { isDemoLoaded, loadDemo } = await import('./index.ts');
    const { rowCount: used } = await client.query('select from app_public.organizations limit 1');
    const load = wanted && !used;
    if (load) await loadDemo(client, { scale: 1, onProgress });
    const present = await isDemoLoaded(client); // also true if a start was killed between the load and this line
    await client.query(
      `insert into app_private.schema_state (key, value) values ('demo', $1) on conflict (key) do update set value = excluded.value`,
      [present ? 'loaded' : 'none'],
    );
    if (load) {
      await client.query('analyze');
      // today's is otherwise the next night's work; an earlier one lets pages say what has moved it
      await client.query(
        'select app_private.forecast_campaigns(app_private.today() - 7), app_private.forecast_campaigns()',
      );
    }
    return present;
  });
}
