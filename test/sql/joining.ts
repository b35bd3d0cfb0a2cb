/** Joining an organization by accepting an offer through a forwarded link. */
import type { TestDatabase } from '../harness/database.ts';
import { makeOfferFixture, type OfferFixture, type Row } from '../harness/factories.ts';
import { type Ask, asking, owning, serving } from './support.ts';

let people = 0;
/** Returns a fresh email address. */
export const newEmail = (): string => `stranger${++people}@example.test`;

/** The only row of a result. */
export const one = async (ask: Ask, query: string, values: unknown[] = []): Promise<Row> =>
  (await ask(query, values))[0] as Row;

/** How people join by a link, set a password and sign in. `admin`: confirms as staff. */
export function joining(db: TestDatabase, admin: Ask) {
  const own = owning(db);
  const asServer = serving(db);
  /** Accepts through the link of a fixture's offer; returns the result. */
  const accept = (fixture: OfferFixture, email: string, settings: Record<string, string> = {}): Promise<Row> =>
    one(
      asking(db, { link: 'offer', id: fixture.offer.id }, settings),
      'select * from app_public.accept_offer(null, app_public.today(), app_public.today() + 30, $1)',
      [email],
    );
  /** Sets a password with the emailed link: the account becomes active, and its user has proved that they receive its email. */
  const setPassword = (userId: number) => asServer(`select app_private.set_password($1, 'hash')`, [userId]);
  const membership = (fixture: OfferFixture, userId: number): Promise<Row | undefined> =>
    one(
      own,
      'select confirmed, confirmed_by, link_offer_id from app_public.organization_users where organization_id = $1 and user_id = $2',
      [fixture.organization.id, userId],
    );
  const login = (userId: number) => asking(db, { role: 'organization', userId });
  const scopeOf = (email: string) =>
    one(asServer, 'select limited_offer_id, limited_link_version from app_private.find_login($1)', [email]);
  const mails = (kind: string, organizationId: number) =>
    own(
      'select recipient, payload from app_private.mail_outbox where kind = $1 and organization_id = $2 order by recipient',
      [kind, organizationId],
    );
  /** A person who accepted with the link of a new fixture and was then confirmed by staff. */
  async function confirmed(): Promise<{ fixture: OfferFixture; userId: number; ask: Ask }> {
    const fixture = await makeOfferFixture(db.owner);
    const { user_id: userId } = await accept(fixture, newEmail());
    await setPassword(userId);
    await admin('select app_public.confirm_organization_user($1, $2)', [userId, fixture.organization.id]);
    return { fixture, userId, ask: login(userId) };
  }
  return { accept, setPassword, membership, login, scopeOf, mails, confirmed };
}
