/** The setup of verification tests: a running sponsorship with something to prove. */
import type { TestDatabase } from '../harness/database.ts';
import { makeDeadline, makeOfferFixture, type OfferFixture, type Row } from '../harness/factories.ts';
import { owning } from './support.ts';

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
