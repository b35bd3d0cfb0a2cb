/** The benchmark's database: an embedded server that is kept between runs, the demo at a scale, one campaign with filters. */
import type { Client } from 'pg';
import pg from 'pg';
import { connect } from '../../db/client.ts';
import { type Embedded, startEmbedded } from '../../db/embedded/index.ts';
import { bootstrapEmbedded } from '../../db/instance/bootstrap.ts';
import { type Connections, embeddedConnections } from '../../db/instance/connections.ts';
import { migrate } from '../../db/migrate/index.ts';
import { loadDemo } from '../../server/demo/index.ts';
import { folderStore } from '../../server/shared/files/store/folder.ts';
import { FILTERS, type Subjects } from './reads.ts';

export interface Prepared {
  server: Embedded;
  connections: Connections;
  subjects: Subjects;
  counts: { organizations: number; properties: number; offers: number; size: string };
}

/**
 * Starts the server, unless one is given, migrates a database and brings its demo up to the scale; `say` receives
 * progress messages. If it fails, the server that it started is stopped.
 */
export async function prepare(
  dataDir: string,
  port: number,
  database: string,
  scale: number,
  say: (text: string) => void,
  server?: Embedded,
): Promise<Prepared> {
  if (server) return prepareOn(server, dataDir, database, scale, say);
  const started = await startEmbedded({ dataDir, port });
  try {
    return await prepareOn(started, dataDir, database, scale, say);
  } catch (error) {
    await started.stop();
    throw error;
  }
}

async function prepareOn(
  server: Embedded,
  dataDir: string,
  database: string,
  scale: number,
  say: (text: string) => void,
): Promise<Prepared> {
  await bootstrapEmbedded(server, database);
  const connections = embeddedConnections(server.port, database);
  await migrate(connections.direct);
  const client = await connect(connections.owner, 'The bench database');
  try {
    await fill(client, connections, dataDir, scale, say);
    await client.query('analyze'); // columns that a migration added have no statistics yet
    return { server, connections, subjects: await findSubjects(client), counts: await count(client) };
  } finally {
    await client.end();
  }
}

async function fill(
  client: Client,
  connections: Connections,
  dataDir: string,
  scale: number,
  say: (text: string) => void,
): Promise<void> {
  const { organizations } = await count(client);
  const missing = scale - Math.floor(organizations / 1000);
  if (missing <= 0) return;
  const helper = new pg.Client({ connectionString: connections.owner });
  await helper.connect();
  const began = performance.now();
  say(`loading the demo at scale ${missing}`);
  try {
    await loadDemo(client, { scale: missing, helpers: [helper], store: folderStore(`${dataDir}/files`) });
    // otherwise the worker would compare all new leagues with each other for many minutes, while others are measured
    await client.query(
      `select app_private.write_keys(array(select id from app_public.organizations));
       update app_private.organization_keys set checked_at = app_private.clock()`,
    );
    await client.query('vacuum analyze');
  } finally {
    await helper.end();
  }
  say(`loaded in ${Math.round((performance.now() - began) / 1000)} s`);
}

export async function count(client: Client): Promise<Prepared['counts']> {
  const { rows } = await client.query(`select (select count(*)::int from app_public.organizations) as organizations,
    (select count(*)::int from app_public.sponsorable_properties) as properties, (select count(*)::int from app_public.offers) as offers,
    pg_size_pretty(pg_database_size(current_database())) as size`);
  return rows[0];
}

/** Selects the records that are read, and creates the targeting campaign if it does not exist yet. */
async function findSubjects(client: Client): Promise<Subjects> {
  const one = async (sql: string, values: unknown[] = []) => (await client.query(sql, values)).rows[0];
  const { ids } = await one(
    `select array_agg(id order by id) as ids from (select organization_id as id from app_public.offers group by 1 having count(*) between 6 and 14 order by hashint4(organization_id) limit 400) o`,
  );
  const { id: leagueUserId } = await one(`select id from app_public.users where email = 'league@sideline.test'`);
  const { id: dashboardCampaignId } = await one(
    `select campaign_id as id from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id where o.status = 'confirmed' and c.status = 'active' group by 1 order by count(*) desc, 1 limit 1`,
  );
  return {
    organizationIds: ids,
    leagueUserId,
    dashboardCampaignId,
    targetingCampaignId: await targetingCampaign(client),
    targetingYear: (await one('select year from app_public.campaigns where name = $1', [NAME])).year,
  };
}

const NAME = 'Bench targeting';
async function targetingCampaign(client: Client): Promise<number> {
  const found = await client.query('select id from app_public.campaigns where name = $1', [NAME]);
  if (found.rows[0]) return found.rows[0].id;
  const { rows } = await client.query(
    `insert into app_public.campaigns (sponsor_id, name, season, year) select min(id), $1, 'fall', extract(year from app_private.today())::int from app_public.sponsors returning id`,
    [NAME],
  );
  const id = rows[0].id as number;
  const filter = async (type: string, parameters: object) =>
    (
      await client.query(
        'insert into app_public.search_filters (campaign_id, type, parameters) values ($1, $2, $3) returning id',
        [id, type, parameters],
      )
    ).rows[0].id as number;
  await filter(
    'SeasonFilter',
    Object.fromEntries(
      ['winter', 'spring', 'summer', 'fall'].map((season) => [season, FILTERS.seasons.includes(season)]),
    ),
  );
  await filter('SportFilter', { sportIds: FILTERS.sportIds });
  await filter('NumberOfPlayersFilter', { lowBound: FILTERS.lowBound, highBound: FILTERS.highBound });
  const around = await filter('LocationFilter', {});
  await client.query(
    `insert into app_public.location_filters (id, campaign_id, name, radius) values ($1, $2, 'Around', $3)
     on conflict (id) do update set radius = excluded.radius`,
    [around, id, FILTERS.radius],
  );
  for (const place of FILTERS.places)
    await client.query(
      `insert into app_public.locations (location_filter_id, name, kind, place, lat, lon) values ($1, $2, 'address', $2, $3, $4)`,
      [around, place.name, place.lat, place.lon],
    );
  return id;
}
