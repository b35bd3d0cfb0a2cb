/** Incomes and shares of people by ZIP from the Census Bureau's files, and the marking of invented figures. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { estimateOf } from '../../db/demographics/acs.ts';
import { loadAcs } from '../../db/demographics/load.ts';
import { testDatabase } from '../harness/database.ts';
import { insert, makeCampaign } from '../harness/factories.ts';
import { countyIncomeLines, countyRaceLines, incomeLines, raceLines } from './censusFiles.ts';
import { makeStaff, owning } from './support.ts';

const db = await testDatabase();
const folder = mkdtempSync(path.join(os.tmpdir(), 'sideline-acs-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await db.drop();
});
const own = owning(db);
const { admin } = await makeStaff(db);

const file = (name: string, lines: string[]): string => {
  const place = path.join(folder, name);
  writeFileSync(place, `${lines.join('\n')}\n`);
  return place;
};
const summaryFile = file('acsdt5y2024-b19013.dat', incomeLines);
const race = file('ACSDT5Y2024.B03002-Data.csv', raceLines);

const load = async (files: { income: string; race: string; year: number; force?: boolean }) => {
  const client = new pg.Client({ connectionString: db.ownerUrl });
  await client.connect();
  try {
    return await loadAcs(client, files);
  } finally {
    await client.end();
  }
};
const zip = async (code: string) =>
  (
    await own(
      `select demographics_source as source, median_household_income as income, white::float, black::float, asian::float,
         hispanic::float, native::float, islander::float from app_public.zip_codes where zip = $1`,
      [code],
    )
  )[0];

describe('demographics', () => {
  it('[T10] [B-285] invented figures are marked wherever they are shown', async () => {
    const campaign = await makeCampaign(db.owner);
    await insert(db.owner, 'search_filters', {
      campaign_id: campaign.id,
      type: 'IncomeFilter',
      parameters: { lowBound: 50_000, highBound: 75_000 },
    });
    const shown = async () =>
      (
        await admin(
          `select app_public.demographics_source() as source, app_public.campaigns_demographic_targeting_summary(c) as summary
           from app_public.campaigns c where id = $1`,
          [campaign.id],
        )
      )[0];
    expect(await shown()).toEqual({ source: null, summary: ['Household income: $50,000 to $75,000'] });
    await own(
      `update app_public.zip_codes set demographics_source = 'synthetic', median_household_income = 1 where zip = '10001'`,
    );
    expect(await shown()).toEqual({
      source: 'Made-up figures of the demo',
      summary: ['Household income: $50,000 to $75,000 (made-up figures)'],
    });
    expect(await load({ income: summaryFile, race, year: 2024 })).toEqual({ zips: 1, unknown: 1 });
    expect(await shown()).toEqual({ source: 'ACS 2024 5-year', summary: ['Household income: $50,000 to $75,000'] });
  });

  it('[T10] [B-285] the files of the Census Bureau are read in both of their forms; what they do not estimate is empty', async () => {
    await load({ income: summaryFile, race, year: 2024 });
    const beverly = await zip('90210');
    expect(beverly).toMatchObject({ source: 'ACS 2024 5-year', income: 187_801 });
    for (const [group, share] of Object.entries({
      white: 0.75,
      black: 0.025,
      asian: 0.1,
      hispanic: 0.1,
      native: 0.001,
      islander: 0.0005,
    }))
      expect(beverly?.[group]).toBeCloseTo(share, 5);
    expect(await zip('10001')).toMatchObject({ source: null, income: null, white: null });
    expect(
      await own('select count(*)::int as n from app_private.audit_log where table_name = $1', ['zip_codes']),
    ).toEqual(
      [{ n: 1 }], // the invented figure of the previous test; loading writes no entry per ZIP
    );
  });

  it.each([
    ['250,000+', 250_000],
    ['2,500-', 2500],
    ['187801', 187_801],
    ['-666666666', null],
    ['-', null],
    ['(X)', null],
    ['', null],
    ['null', null],
  ])('[T10] the estimate "%s" is %s', (text, value) => {
    expect(estimateOf(text)).toBe(value);
  });

  it('[T10] another file is refused with a message, and the figures stay', async () => {
    await load({ income: summaryFile, race, year: 2024 });
    const other = file('other.csv', ['zip,income', '90210,1']);
    await expect(load({ income: other, race, year: 2024 })).rejects.toThrow(/is no file of the Census Bureau/);
    await expect(load({ income: summaryFile, race: file('none.csv', ['']), year: 2024 })).rejects.toThrow();
    expect(await zip('90210')).toMatchObject({ income: 187_801 });
  });

  it('[R9] files that would take the figures of more than half of the ZIPs are refused with counts, unless forced', async () => {
    const counties = {
      income: file('ACSDT5Y2023.B19013-Data.csv', countyIncomeLines),
      race: file('ACSDT5Y2023.B03002-Data.csv', countyRaceLines),
    };
    await own(
      `update app_public.zip_codes set demographics_source = 'synthetic', median_household_income = 50000, white = 0.5
       where zip in ('90210', '10001', '78701')`,
    );
    const stays = async () =>
      expect(await own('select count(*)::int n from app_public.zip_codes where median_household_income > 0')).toEqual([
        { n: 3 },
      ]);
    for (const files of [
      { ...counties, year: 2023 }, // no ZIP at all
      { income: counties.income, race, year: 2023 }, // one of the two files is of the wrong kind
      { income: summaryFile, race: counties.race, year: 2023 },
      { income: summaryFile, race, year: 2024 }, // one of three
    ]) {
      await expect(load(files)).rejects.toThrow(/There are 3 ZIPs with .* there would be [01]\./);
      await stays();
    }
    expect(await load({ income: summaryFile, race, year: 2024, force: true })).toMatchObject({ zips: 1 });
    await own(
      'update app_public.zip_codes set demographics_source = null, median_household_income = null, white = null',
    );
    await expect(load({ ...counties, year: 2023 })).rejects.toThrow(/There are 0 ZIPs/);
  });
});
