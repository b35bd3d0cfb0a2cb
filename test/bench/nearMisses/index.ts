/** `npm run bench -- --near-misses`: near misses and the supply at scale 50 and with a million properties. */
import pg from 'pg';
import { embeddedConnections } from '../../../db/instance/connections.ts';
import { asStaff } from '../asStaff.ts';
import { median } from '../load.ts';
import { MILLION, prepareMillion } from '../million.ts';
import { prepare } from '../prepare.ts';
import { table, verdict, writeSection } from '../sections.ts';

const ROUNDS = 5;
/** Filters of campaigns: the bench's own, none but states in any season (every property is near), and two hundred places. */
const CAMPAIGNS: readonly (readonly [string, string])[] = [
  ['seasons, sports, players, five circles', ''],
  [
    'two states, players, income',
    `insert into app_public.search_filters (campaign_id, type, parameters) select c.id, f.type::app_public.filter_type, f.parameters::jsonb from c,
       (values ('StateFilter', '{"state": "TX"}'), ('StateFilter', '{"state": "OH"}'), ('NumberOfPlayersFilter', '{"lowBound": 120}'),
         ('IncomeFilter', '{"lowBound": 50000, "highBound": 100000}')) f (type, parameters)`,
  ],
  [
    'two hundred places, capability, sport',
    `insert into app_public.search_filters (campaign_id, type, parameters) select c.id, f.type::app_public.filter_type, f.parameters::jsonb from c,
       (values ('LocationFilter', '{}'), ('CapabilityFilter', '{"capabilityIds": [3]}'), ('SportFilter', '{"sportIds": [1]}')) f (type, parameters)`,
  ],
];

const EXPLAINED = `select e.* from app_public.sponsorable_properties p cross join lateral app_public.targeting_explanations(p.id, $1) e where p.id = 1000`;
const CALLS: readonly (readonly [string, string])[] = [
  ['near misses', 'select * from app_public.near_misses($1)'],
  ['supply', 'select * from app_public.campaign_supply($1)'],
  ['why one is in', EXPLAINED],
];

/** The campaign with the given filters, created if it is not there yet. */
async function campaignOf(owner: pg.Pool, name: string, filters: string): Promise<number> {
  const found = await owner.query('select id from app_public.campaigns where name = $1', [`Bench ${name}`]);
  if (found.rows[0]) return found.rows[0].id;
  await owner.query(
    `with c as (insert into app_public.campaigns (sponsor_id, name, season, year, any_season, target_number_of_leagues)
       select min(id), $1, 'fall', extract(year from app_private.today())::int, true, 500 from app_public.sponsors returning id)
     ${filters}`,
    [`Bench ${name}`],
  );
  const { rows } = await owner.query('select id from app_public.campaigns where name = $1', [`Bench ${name}`]);
  await owner.query(
    `insert into app_public.locations (location_filter_id, name, kind, place, lat, lon)
     select f.id, z.zip, 'zip', z.zip, z.lat, z.lon from app_public.location_filters f
     cross join (select * from app_public.zip_codes order by hashtext(zip) limit 200) z where f.campaign_id = $1`,
    [rows[0].id],
  );
  return rows[0].id;
}

/** Measures in the database as staff, prints the section and writes it to docs/performance.md. */
export async function benchNearMisses(folder: string, port: number, say: (text: string) => void): Promise<void> {
  const prepared = await prepare(folder, port, 'bench', 50, say);
  const rows: string[][] = [];
  try {
    await prepareMillion(prepared.server, 'bench', 'bench_million', say);
    for (const [database, size, most] of [
      ['bench', prepared.counts.properties, 1000],
      ['bench_million', MILLION, 3000],
    ] as const) {
      const connections = embeddedConnections(port, database);
      const pool = new pg.Pool({ connectionString: connections.authenticator, max: 1 });
      const owner = new pg.Pool({ connectionString: connections.owner, max: 1 });
      try {
        const { rows: users } = await owner.query(
          `select id from app_public.users where email = 'admin@sideline.test'`,
        );
        for (const [name, filters] of CAMPAIGNS) {
          const id = filters ? await campaignOf(owner, name, filters) : prepared.subjects.targetingCampaignId;
          for (const [call, sql] of CALLS) {
            const times: number[] = [];
            for (let round = 0; round < ROUNDS; round++) times.push((await asStaff(pool, users[0].id, sql, [id])).took);
            const ms = median(times);
            say(`${size} properties, ${name}, ${call}: ${ms.toFixed(0)} ms`);
            rows.push([name, call, size.toLocaleString('en'), ms.toFixed(0), `${most} ms: ${verdict(ms <= most)}`]);
          }
        }
      } finally {
        await Promise.all([pool.end(), owner.end()]);
      }
    }
  } finally {
    await prepared.server.stop();
  }
  const section = [
    '## Near misses',
    `\`npm run bench -- --near-misses\`: in the database as staff, medians of ${ROUNDS}.`,
    table(['filters', 'call', 'properties', 'ms', 'at most'], rows),
  ].join('\n\n');
  console.log(`\n${section}`);
  writeSection(section);
}
