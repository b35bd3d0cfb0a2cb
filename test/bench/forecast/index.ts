/** `npm run bench -- --forecast`: the night's forecasts of 500 campaigns, and one campaign's, at 300,000 offers. */
import { mkdirSync } from 'node:fs';
import pg from 'pg';
import type { Connections } from '../../../db/instance/connections.ts';
import { loadWorld } from '../../forecast/replay.ts';
import { makeWorld } from '../../forecast/world.ts';
import { asStaff } from '../asStaff.ts';
import { median } from '../load.ts';
import { prepare } from '../prepare.ts';
import { table, verdict, writeSection } from '../sections.ts';

const HEAD = '## Forecasts';
const OFFERS = 300_000;
const CAMPAIGNS = 500;
const ROUNDS = 9;
/** Milliseconds. */
const MAX = { night: 60_000, one: 200 };

/** Adds simulated campaigns up to the number of offers, and lets the largest ones run: their goal date is in a month. */
async function fill(owner: pg.PoolClient, say: (text: string) => void): Promise<number> {
  const count = async () => Number((await owner.query('select count(*) from app_public.offers')).rows[0].count);
  for (let seed = 31; (await count()) < OFFERS; seed += 1) {
    await loadWorld(owner, makeWorld(seed, 500));
    say(`${(await count()).toLocaleString('en')} offers`);
  }
  // the day of the bench has history before it
  await owner.query(
    `update app_private.clock_offset set "offset" = (
       select percentile_disc(0.7) within group (order by at) from app_private.offer_stages) - now()`,
  );
  await owner.query(
    `update app_public.campaigns set leagues_confirmed_goal_date = app_private.today() + 30, status = 'active' where id in (
       select s.campaign_id from app_private.offer_stages s where s.at < app_private.clock()
       group by s.campaign_id order by count(*) desc, s.campaign_id limit $1)`,
    [CAMPAIGNS],
  );
  await owner.query(
    `update app_public.campaigns set status = 'complete' where status = 'active' and leagues_confirmed_goal_date <> app_private.today() + 30`,
  );
  await owner.query('analyze');
  return count();
}

async function measure({ owner, authenticator }: Connections, say: (text: string) => void) {
  const own = new pg.Pool({ connectionString: owner, max: 1 });
  const pool = new pg.Pool({ connectionString: authenticator, max: 1 });
  try {
    const client = await own.connect();
    const offers = await fill(client, say);
    const began = performance.now();
    await client.query('select app_private.forecast_campaigns()');
    const night = performance.now() - began;
    const { rows } = await client.query(
      'select campaign_id as id from app_private.campaign_forecasts where day = app_private.today() order by sent + unsent desc',
    );
    say(`${rows.length} campaigns in ${night.toFixed(0)} ms`);
    const staff = (await client.query(`select id from app_public.users where email = 'admin@sideline.test'`)).rows[0]
      .id;
    client.release();
    const one: number[] = [];
    for (const { id } of rows.slice(0, ROUNDS))
      one.push((await asStaff(pool, staff, 'select app_public.compute_campaign_forecast($1)', [id])).took);
    return { offers, campaigns: rows.length, night, one: median(one) };
  } finally {
    await own.end();
    await pool.end();
  }
}

/** Measures in a separate database, prints the section and writes it to docs/performance.md. */
export async function benchForecast(folder: string, port: number, say: (text: string) => void): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const prepared = await prepare(folder, port, 'bench_forecast', 1, say);
  try {
    const { offers, campaigns, night, one } = await measure(prepared.connections, say);
    const section = [
      HEAD,
      `\`npm run bench -- --forecast\`: ${offers.toLocaleString('en')} offers of the demo and of simulated agencies with their stages. The night counts rates, learns and forecasts each campaign under way; one campaign is computed and returned as staff, commit included, median of ${ROUNDS} of the largest.`,
      table(
        ['what', 'ms', 'at most', ''],
        [
          [`the night, ${campaigns} campaigns`, night.toFixed(0), MAX.night, verdict(night <= MAX.night)],
          ['one campaign at once', one.toFixed(0), MAX.one, verdict(one <= MAX.one)],
        ],
      ),
    ].join('\n\n');
    console.log(`\n${section}`);
    writeSection(section);
  } finally {
    await prepared.server.stop();
  }
}
