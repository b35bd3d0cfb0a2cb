/** The setup of verification tests: a running sponsorship with something to prove. */
import type { TestDatabase } from '../harness/database.ts';
import { makeDeadline, makeOfferFixture, type OfferFixture, type Row } from '../harness/factories.ts';
import { owning } from './support.ts';

/** Gives a campaign the season with the latest cutoff, so that the Season End Date is the end date, whatever today is. */
export const setLateCutoff = (db: TestDatabase, campaignId: number): Promise<Row[]> =>
  owning(db)(
    `update app_public.campaigns c set season = (select s from unnest(enum_range(null::app_public.season)) s
       order by app_private.season_end_date(s, app_private.today() - 60, null) desc limit 1) where c.id = $1`,
    [campaignId],
  );

export function proving(db: TestDatabase) {
  return {
    /** The current row of a deadline. */
    deadline: async (id: number): Promise<Row> =>
      (await owning(db)('select * from app_public.verification_deadlines where id = $1', [id]))[0] as Row,
    /** A confirmed sponsorship with one deadline. */
    running: async (values: Row = {}): Promise<OfferFixture & { deadline: Row }> => {
      const fixture = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } });
      return { ...fixture, deadline: await makeDeadline(db.owner, fixture.asset, values) };
    },
  };
}
