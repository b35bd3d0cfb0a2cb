/** The results of targeting under the filters of its list. */
import { expect } from '@jest/globals';
import type { TestDatabase } from '../harness/database.ts';
import type { Row } from '../harness/factories.ts';
import { type Ask, owning } from './support.ts';

/** Filters of the list of targeting. */
export type Narrowing = { confidences?: string[]; statuses?: string[]; survey?: boolean; search?: string };

/** The ids of the programs that list, summary and map of the campaign find, which must agree. `offered`: its programs with an offer. */
export const narrowedTargeting =
  (db: TestDatabase, admin: Ask, campaign: Row, offered: readonly number[]) =>
  async ({ confidences, statuses, survey = false, search }: Narrowing): Promise<number[]> => {
    const narrowing = [confidences ?? null, statuses ?? null, survey, search ?? null];
    const [page] = await admin(
      `select * from app_public.prospective_sponsorable_properties($1, '*', coalesce($2::app_public.data_confidence[],
       array_remove(array_remove(enum_range(null::app_public.data_confidence), 'ended'), 'not_a_good_fit')), $3, $4, $5)`,
      [campaign.id, ...narrowing],
    );
    const ids: number[] = page?.property_ids;
    const [summary] = await admin('select * from app_public.targeting_summary($1, $2, $3, $4, $5)', [
      campaign.id,
      ...narrowing,
    ]);
    const clusters = await admin(
      `select * from app_public.targeting_clusters($1, 3, data_confidences => $2, offer_statuses => $3, has_survey_response => $4, search => $5)`,
      [campaign.id, ...narrowing],
    );
    const [median] = await owning(db)(
      `select coalesce(percentile_cont(0.5) within group (order by number_of_players), 0) as players from app_public.sponsorable_properties where id = any ($1)`,
      [ids],
    );
    expect(summary).toEqual({
      count: ids.length,
      median_number_of_players: median?.players,
      with_offer: ids.filter((id) => offered.includes(id)).length,
    });
    expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(ids.length);
    return ids;
  };
