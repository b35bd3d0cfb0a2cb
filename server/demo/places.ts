import type { Batch } from './batch.ts';
import { stage } from './batch.ts';
import { hash } from './sql.ts';

/** Creates a temporary table of the places where leagues can be; those of a large metropolitan area come first. */
export const stagePlaces = (batch: Batch): Promise<void> =>
  stage(
    batch,
    'demo_places',
    `select (row_number() over (order by metro desc, zip) - 1)::int as n, metro, zip, city, state, country, lat, lon
     from (select z.zip, regexp_replace(z.city, ' [(/].*$', '') as city, z.state, z.country, z.lat, z.lon,
             exists (select from app_private.market_polygons m where m.area @> z.location) as metro
           from app_public.zip_codes z
           where z.state not in ('PR', 'VI', 'GU', 'AS', 'FM', 'MH', 'MP', 'PW')) place`,
  );

/** The number of these places, and how many are metropolitan. */
export async function countPlaces(batch: Batch): Promise<{ metro: number; all: number }> {
  const { rows } = await batch.client.query<{ metro: number; all: number }>(
    `select count(*) filter (where metro)::int as metro, count(*)::int as "all" from demo_places`,
  );
  return rows[0] as { metro: number; all: number };
}

/**
 * Demographics of places that have none: invented, and marked as such. Neighboring ZIPs get similar figures, because
 * the hash includes the first three digits.
 */
export async function loadDemographics(batch: Batch): Promise<void> {
  const share = (salt: number, top: number) =>
    `(${hash('area', salt, top)} + ${hash('place', salt + 50, Math.ceil(top / 3))}) / 100.0`;
  await batch.client.query(
    `update app_public.zip_codes z set demographics_source = 'synthetic', median_household_income = f.income,
       asian = f.asian, black = f.black, hispanic = f.hispanic, islander = 0.005, native = f.native,
       white = greatest(0, 1 - f.asian - f.black - f.hispanic - f.native - 0.005 - 0.03)
     from (select zip, 38000 + 1000 * (${hash('area', 41, 70)} + ${hash('place', 42, 30)}) as income, ${share(43, 12)} as asian,
             ${share(44, 24)} as black, ${share(45, 28)} as hispanic, ${hash('place', 46, 4)} / 100.0 as native
           from (select zip, hashtextextended(left(zip, 3), 0) as area, hashtextextended(zip, 0) as place from app_public.zip_codes) k) f
     where z.zip = f.zip and z.demographics_source is null`,
  );
}
