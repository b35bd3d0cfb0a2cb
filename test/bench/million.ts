/** A copy of the bench's database with a million sponsorable properties or more, for targeting. */
import pg from 'pg';
import { connect } from '../../db/client.ts';
import type { Embedded } from '../../db/embedded/index.ts';
import { embeddedConnections } from '../../db/instance/connections.ts';
import { migrate } from '../../db/migrate/index.ts';

export const MILLION = 1_000_000;

/** Copies a database, ending the connections to it that are still open, unless the copy exists. */
export async function copyDatabase(
  server: Embedded,
  source: string,
  database: string,
  say: (text: string) => void,
): Promise<void> {
  const admin = await connect(server.superuserUrl(), 'The bench server');
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [database]);
    if (rowCount) return;
    say(`copying the database to ${database}`);
    await admin.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [source]);
    await admin.query(
      `create database ${pg.escapeIdentifier(database)} template ${pg.escapeIdentifier(source)} strategy file_copy owner sideline_owner`,
    );
  } finally {
    await admin.end();
  }
}

/** Creates the copy and fills it up to `count` programs of the same leagues at slightly shifted places. */
export async function prepareMillion(
  server: Embedded,
  source: string,
  database: string,
  say: (text: string) => void,
  count = MILLION,
): Promise<void> {
  await copyDatabase(server, source, database, say);
  const { owner } = embeddedConnections(server.port, database);
  await migrate(owner); // a copy from an earlier run may lack migrations
  const client = await connect(owner, 'The bench database');
  try {
    for (;;) {
      const { rows } = await client.query<{ missing: number }>(
        `select $1 - count(*)::int as missing from app_public.sponsorable_properties`,
        [count],
      );
      const missing = rows[0]?.missing ?? 0;
      if (missing <= 0) break;
      say(`${missing.toLocaleString('en')} properties to go`);
      await client.query('begin');
      await client.query(`set local sideline.bulk_load = 'on'; set local synchronous_commit = off`);
      await client.query(
        `insert into app_public.sponsorable_properties (organization_id, name, season, sport_id, competitiveness_id, number_of_players, min_age, max_age, female, male,
           start_date, end_date, entered_data_confidence, data_confidence, confidence_changes_on, lat, lon, city, state, zip)
         select organization_id, name, season, sport_id, competitiveness_id, 40 + abs(hashint4(id)) % 500, min_age, max_age, female, male, start_date, end_date,
           entered_data_confidence, data_confidence, confidence_changes_on, lat + (abs(hashint4(id + 1)) % 601 - 300) / 10000.0, lon + (abs(hashint4(id + 2)) % 601 - 300) / 10000.0, city, state, zip
         from app_public.sponsorable_properties order by id limit $1`,
        [Math.min(missing, 200_000)],
      );
      await client.query('commit');
    }
    await client.query('vacuum analyze app_public.sponsorable_properties');
  } finally {
    await client.end();
  }
}
