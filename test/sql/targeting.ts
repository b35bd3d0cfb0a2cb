/** How tests of targeting write a campaign's filters and read what they find. */
import { expect } from '@jest/globals';
import type { Row } from '../harness/factories.ts';
import type { Ask } from './support.ts';

/** A filter written as staff write it. */
export const filtering =
  (ask: Ask) =>
  async (campaign: Row, type: string, parameters: Row = {}): Promise<Row> =>
    (
      await ask(
        'insert into app_public.search_filters (campaign_id, type, parameters) values ($1, $2, $3) returning *',
        [campaign.id, type, parameters],
      )
    )[0] as Row;

/** The ids of the programs that list, count, report and plan of a campaign's targeting find, which must agree. */
export const targetingResults =
  (admin: Ask) =>
  async (campaign: Row): Promise<number[]> => {
    const [page] = await admin('select * from app_public.prospective_sponsorable_properties($1)', [campaign.id]);
    const [{ count } = {}] = await admin('select count from app_public.targeting_summary($1)', [campaign.id]);
    const [{ available } = {}] = await admin('select available from app_public.prospecting_report($1)', [
      `campaign-${campaign.id}`,
    ]);
    const [plan] = await admin('select (app_public.adding_plan($1)).available_count', [campaign.id]);
    expect([count, available, plan?.available_count]).toEqual(Array(3).fill(page?.property_ids.length));
    return page?.property_ids;
  };
