/** What tests of handovers read and set up. */
import type { TestDatabase } from '../harness/database.ts';
import { makeMember, makeOfferFixture } from '../harness/factories.ts';
import { owning } from './support.ts';

export function handingOver(db: TestDatabase) {
  const own = owning(db);
  const one = async (query: string, values: unknown[]) => (await own(query, values))[0];
  const emailOf = async (userId: number): Promise<string> =>
    (await one('select email from app_public.users where id = $1', [userId]))?.email;
  const idOf = async (email: string): Promise<number> =>
    (await one('select id from app_public.users where email = $1', [email]))?.id;
  const stateOf = async (id: number) =>
    (await one('select app_private.handover_state(h) as state from app_private.handovers h where id = $1', [id]))
      ?.state;
  const roleOf = async (organization: number, userId: number) =>
    (
      await one('select role from app_public.organization_users where organization_id = $1 and user_id = $2', [
        organization,
        userId,
      ])
    )?.role;
  const contactOf = async (organization: number) =>
    (await one('select contact_email from app_public.organizations where id = $1', [organization]))?.contact_email;
  const setContact = (organization: number, contact: string) =>
    own('update app_public.organizations set contact_email = $2 where id = $1', [organization, contact]);
  const version = async (kind: string, id: number | string) =>
    (await one('select app_private.link_version($1, $2) as v', [kind, String(id)]))?.v;
  /** The steps that a person was told about by email. */
  const toldTo = async (email: string) =>
    (
      await own(
        `select payload ->> 'step' as step from app_private.mail_outbox where kind = 'handover' and recipient = $1 order by id`,
        [email],
      )
    ).map(({ step }) => step);

  /** A league with an owner, who is its contact, and another user. */
  async function league(role = 'helper') {
    const fixture = await makeOfferFixture(db.owner, {
      offer: { status: 'confirmed' },
      campaign: { status: 'active' },
    });
    const organization: number = fixture.organization.id;
    const leaving: number = fixture.member.id;
    const heir: number = (await makeMember(db.owner, organization, { name: 'Sam Ortiz' }, role)).id;
    await setContact(organization, `office@x.test, ${await emailOf(leaving)}`);
    await own('delete from app_private.mail_outbox where organization_id = $1', [organization]);
    return { ...fixture, organization, leaving, heir };
  }
  return { own, one, emailOf, idOf, stateOf, roleOf, contactOf, setContact, version, toldTo, league };
}
