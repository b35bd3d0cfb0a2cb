/** How a league responds to an offer in tests: by link or signed in. */
import type { TestDatabase } from '../harness/database.ts';
import type { OfferFixture, Row } from '../harness/factories.ts';
import { asking, owning } from './support.ts';

/** Accepts the offer of a link; takes the season's start and end in days from today, and an email. */
export const accept =
  'select * from app_public.accept_offer(null, app_public.today() + $1::int, app_public.today() + $2::int, $3)';

export function responding(db: TestDatabase) {
  let people = 0;
  return {
    byLink: (fixture: OfferFixture, settings: Record<string, string> = {}) =>
      asking(db, { link: 'offer', id: fixture.offer.id }, settings),
    byLogin: (fixture: OfferFixture) => asking(db, { role: 'organization', userId: fixture.member.id }),
    /** The offer's current row. */
    stored: async (fixture: OfferFixture): Promise<Row> =>
      (
        await owning(db)('select *, season_start::text, season_end::text from app_public.offers where id = $1', [
          fixture.offer.id,
        ])
      )[0] as Row,
    newEmail: (): string => `volunteer${++people}@example.test`,
  };
}
