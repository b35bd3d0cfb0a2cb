/**
 * Somebody holds a forwarded welcome email and a forwarded offer email and uses both links in random order, within 30 days: as the
 * contact, as the person who accepts, as the person who is asked, and signed in [K2]. Whatever they do, they are not a member, no
 * contact of theirs counts, and nothing of it remains once staff revoke both links.
 */
import type pg from 'pg';
import type { TestDatabase } from '../harness/database.ts';
import { makeOfferFixture } from '../harness/factories.ts';
import { joining } from '../sql/joining.ts';
import { type Ask, asking, makeStaff, owning, serving } from '../sql/support.ts';
import { Rng } from './rng.ts';

const known = 'known@league.test';
let episodes = 0;

/** The first contradiction to [K2] in some random episodes, with its acts; null if there is none. */
export async function forwardedLinks(db: TestDatabase, seed: number, count = 60): Promise<string | null> {
  const { admin } = await makeStaff(db);
  const rng = new Rng(seed);
  for (let i = 0; i < count; i++) {
    const told = await episode(db, admin, rng);
    if (told) return told;
  }
  return null;
}

/** What contradicts [K2] in one random episode, with its acts; null if nothing does. `admin`: a member of staff. */
async function episode(db: TestDatabase, admin: Ask, rng: Rng): Promise<string | null> {
  const own = owning(db);
  const asServer = serving(db);
  const { accept, setPassword, login } = joining(db, admin);
  const fixture = await makeOfferFixture(db.owner, { organization: { contact_email: known } });
  const id = fixture.organization.id as number;
  const n = ++episodes;
  const theirs = [`holder-${n}@forwarded.test`, `second-${n}@forwarded.test`];
  const holder = theirs[0] as string;
  const welcome = asking(db, { link: 'league', id });
  const users = () =>
    own(`select u.id, u.email from app_public.users u where u.email like $1`, [`%-${n}@forwarded.test`]);
  const organization = async () =>
    (
      await own(
        'select contact_email, contact_phone, shipping_address_id from app_public.organizations where id = $1',
        [id],
      )
    )[0];
  const before = JSON.stringify(await organization());
  const someone = async () => rng.pick([...(await users()), { id: 987_654 }]).id as number;
  const update = (patch: object) => welcome('select app_public.update_league($1, $2)', [id, JSON.stringify(patch)]);
  const contacts = () => rng.pick([holder, theirs.join(', '), `${known}, ${holder}`, `${holder}, ${known}`, known]);
  let days = 0;
  const acts: Record<string, () => Promise<unknown>> = {
    'brings a contact by the welcome link': () => update({ contact_email: contacts() }),
    'writes another phone by the welcome link': () => update({ contact_phone: `512555${rng.int(1000, 9999)}` }),
    'accepts the offer by its link': () => accept(fixture, rng.pick(theirs)),
    'sets a password from their own inbox': async () => setPassword(await someone()),
    'answers that somebody belongs to the league': async () =>
      asServer('select app_private.answer_member_request($1, $2, $3, true)', [id, await someone(), rng.pick(theirs)]),
    'invites somebody': async () =>
      login(await someone())('select app_public.invite_organization_user($1, $2)', [id, `friend-${n}@forwarded.test`]),
    'brings a contact signed in': async () =>
      login(await someone())('select app_public.update_organization($1, $2)', [
        id,
        JSON.stringify({ contact_email: holder }),
      ]),
    'confirms somebody signed in': async () =>
      login(await someone())('select app_public.confirm_organization_user($1, $2)', [await someone(), id]),
    'waits some days': async () => {
      const more = rng.int(1, 9);
      if (days + more >= 29) return;
      days += more;
      await db.setClock(`+${more} days`);
    },
  };
  const done: string[] = [];
  const wrong = async (): Promise<string | null> => {
    for (const { id: userId, email } of await users()) {
      const [member] = await own('select confirmed from app_public.organization_users where user_id = $1', [userId]);
      if (member?.confirmed) return `${email} is a member`;
      if ((await login(userId)('select id from app_public.organizations')).length > 0)
        return `${email} sees the league`;
    }
    const counted = (await own('select app_private.known_contacts($1) as email', [id])).map(({ email }) => email);
    const stranger = counted.find((email) => email !== known);
    return stranger ? `${stranger} counts as a contact` : null;
  };
  await db.setClock('reset');
  for (let i = rng.int(4, 14); i > 0; i--) {
    const act = rng.pick(Object.keys(acts));
    done.push(act);
    await acts[act]?.().catch((error: pg.DatabaseError) => {
      if (!/^(SL\d{3}|42501)$/.test(error.code ?? '')) throw error;
    });
    const told = await wrong();
    if (told) return `${told}: ${done.join(', ')}`;
  }
  for (const [kind, record] of rng.shuffled([['offer', fixture.offer.id] as const, ['league', id] as const]))
    await admin('select app_public.revoke_link($1, $2)', [kind, String(record)]);
  const left = await own(
    'select u.email from app_public.organization_users m join app_public.users u on u.id = m.user_id where m.organization_id = $1 and u.email like $2',
    [id, `%-${n}@forwarded.test`],
  );
  const after = JSON.stringify(await organization());
  await db.setClock('reset');
  if (left.length > 0) return `${left[0]?.email} is left after both links were revoked: ${done.join(', ')}`;
  return after === before ? null : `${after} instead of ${before} is left: ${done.join(', ')}`;
}
