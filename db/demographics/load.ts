/** Replaces the demographics of all ZIPs with figures of the American Community Survey. */
import type { Client } from 'pg';
import { refuseShrinking } from '../replaceAll.ts';
import { type Estimates, readEstimates } from './acs.ts';

const INCOME = 'B19013_001';
/** Lines of B03002, race by Hispanic origin: the total, those who are not Hispanic by race, and those who are. */
const PEOPLE = 'B03002_001';
const GROUPS = {
  white: 'B03002_003',
  black: 'B03002_004',
  native: 'B03002_005',
  asian: 'B03002_006',
  islander: 'B03002_007',
  hispanic: 'B03002_012',
} as const;

/** The files, and the last year of the survey's five-year period. */
export interface AcsFiles {
  income: string;
  race: string;
  year: number;
  /** Replaces the figures even if less than half of the ZIPs keep any. */
  force?: boolean;
}

export interface Loaded {
  /** The number of ZIPs that have figures now. */
  zips: number;
  /** ZIPs in the files that the table does not have. */
  unknown: number;
}

type Figures = Record<'income' | keyof typeof GROUPS, number | null>;

/**
 * Replaces the figures of all ZIPs, including invented ones, in one transaction; ZIPs that the files lack get none.
 * Throws a UserFacingError if less than half as many ZIPs as before would have an income, or shares of people.
 */
export async function loadAcs(client: Client, { income, race, year, force = false }: AcsFiles): Promise<Loaded> {
  const figures = new Map<string, Figures>();
  const empty = { income: null, white: null, black: null, native: null, asian: null, islander: null, hispanic: null };
  for await (const { zip, values } of readEstimates(income, [INCOME]))
    figures.set(zip, { ...empty, income: values.get(INCOME) ?? null });
  for await (const estimates of readEstimates(race, [PEOPLE, ...Object.values(GROUPS)]))
    figures.set(estimates.zip, { ...(figures.get(estimates.zip) ?? empty), ...sharesOf(estimates) });
  const rows = [...figures].filter(([, values]) => Object.values(values).some((value) => value !== null));
  const column = (name: keyof Figures) => rows.map(([, values]) => values[name]);
  await client.query('begin');
  try {
    const before = await countFigures(client);
    await client.query(`set local sideline.bulk_load = 'on'`); // reference data: no audit log entry per ZIP
    await client.query(
      `update app_public.zip_codes set demographics_source = null, median_household_income = null, asian = null, black = null,
         hispanic = null, islander = null, native = null, white = null where demographics_source is not null`,
    );
    const { rowCount } = await client.query(
      `update app_public.zip_codes z set demographics_source = $1, median_household_income = f.income, white = f.white,
         black = f.black, native = f.native, asian = f.asian, islander = f.islander, hispanic = f.hispanic
       from unnest($2::text[], $3::int[], $4::real[], $5::real[], $6::real[], $7::real[], $8::real[], $9::real[])
         f (zip, income, white, black, native, asian, islander, hispanic) where z.zip = f.zip`,
      [
        `ACS ${year} 5-year`,
        rows.map(([zip]) => zip),
        ...(['income', 'white', 'black', 'native', 'asian', 'islander', 'hispanic'] as const).map(column),
      ],
    );
    const after = await countFigures(client);
    refuseShrinking('ZIPs with an income', before.incomes, after.incomes, force);
    refuseShrinking('ZIPs with shares of people', before.shares, after.shares, force);
    await client.query('commit');
    const zips = rowCount ?? 0;
    return { zips, unknown: rows.length - zips };
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** The number of ZIPs that have each kind of figure. */
const countFigures = async (client: Client): Promise<{ incomes: number; shares: number }> =>
  (
    await client.query(
      'select count(median_household_income)::int as incomes, count(white)::int as shares from app_public.zip_codes',
    )
  ).rows[0];

/** Shares of the population, 0 to 1; null where nobody lives. */
function sharesOf({ values }: Estimates): Partial<Figures> {
  const all = values.get(PEOPLE);
  if (!all) return {};
  const share = (line: string) => {
    const count = values.get(line);
    return count === null || count === undefined ? null : Math.min(count / all, 1);
  };
  return Object.fromEntries(Object.entries(GROUPS).map(([group, line]) => [group, share(line)]));
}
