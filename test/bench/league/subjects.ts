/** The viewers of the leagues' operations: people and links spread over a whole database. */
import type pg from 'pg';
import { connect } from '../../../db/client.ts';
import type { Connections } from '../../../db/instance/connections.ts';
import { installationSecret } from '../../../db/settings.ts';
import { signLogin } from '../../../server/auth/loginToken.ts';
import { mintLinks } from '../../../server/shared/links/mintLink.ts';
import type { Subject, Visitor } from './calls.ts';

/** The number of each kind; all are used in turn, so that no response stays cached. */
const COUNT = 40;

const scattered = `order by hashint4(id) limit ${COUNT}`;
const nothingElse = 'null::int as "offerId", null::int as "programId", null::int as "packageId"';
const STATEMENTS: Record<Exclude<Visitor, 'login'>, string> = {
  offer: `select id, organization_id as "organizationId", ${nothingElse} from app_public.offers where status = 'proposed' ${scattered}`,
  application: `select id, organization_id as "organizationId", ${nothingElse} from app_public.offers o where status = 'qualified'
    and id = (select min(m.id) from app_public.offers m where m.organization_id = o.organization_id and m.status = 'qualified') ${scattered}`,
  league: `select id, id as "organizationId", ${nothingElse} from app_public.organizations g
    where exists (select from app_public.offers o where o.organization_id = g.id and o.status = 'confirmed') ${scattered}`,
  deadline: `select d.id, d.organization_id as "organizationId", ${nothingElse} from app_public.verification_deadlines d
    join app_public.offers o on o.id = d.offer_id where o.status = 'confirmed' and not d.verified and not d.did_not_complete order by hashint4(d.id) limit ${COUNT}`,
};
const LOGINS = `select u.id, u.email, u.name, u.created_at::text, s.* from app_public.users u cross join lateral (
    select ou.organization_id as "organizationId", min(o.id) as "offerId", min(p.id) as "programId", min(k.id) as "packageId"
    from app_public.organization_users ou join app_public.offers o on o.organization_id = ou.organization_id and o.status = 'confirmed'
      join app_public.sponsorable_properties p on p.organization_id = ou.organization_id
      join app_public.organization_packages k on k.organization_id = ou.organization_id
    where ou.user_id = u.id group by 1 order by 1 limit 1) s
  where u.role = 'organization' and u.status = 'active' order by hashint4(u.id) limit ${COUNT}`;

/** Finds them; throws if a database has none of some kind. */
export async function findLeagueSubjects({ owner }: Connections): Promise<Record<Visitor, Subject[]>> {
  const client = await connect(owner, 'The bench database');
  try {
    const query = async <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
      (await client.query<pg.QueryResultRow & Row>(text, values)).rows;
    const secret = installationSecret();
    const now = Date.now();
    const byLink = async (kind: Exclude<Visitor, 'login'>): Promise<Subject[]> => {
      const found = await query<Omit<Subject, 'token'>>(STATEMENTS[kind]);
      const tokens = await mintLinks(
        query,
        secret,
        Math.floor(now / 1000),
        kind,
        found.map(({ id }) => id),
      );
      return found.flatMap((subject) => {
        const token = tokens.get(subject.id);
        return token ? [{ ...subject, token }] : [];
      });
    };
    const people = await query<Omit<Subject, 'token'> & { email: string; name: string; created_at: string }>(LOGINS);
    const subjects = {
      offer: await byLink('offer'),
      application: await byLink('application'),
      league: await byLink('league'),
      deadline: await byLink('deadline'),
      login: people.map((person) => ({
        ...person,
        token: signLogin(
          {
            role: 'organization',
            sub: String(person.id),
            email: person.email,
            name: person.name,
            created_at: person.created_at,
          },
          secret,
          now,
        ),
      })),
    };
    for (const [kind, found] of Object.entries(subjects))
      if (found.length === 0) throw new Error(`The bench database has nobody to ask as: ${kind}.`);
    return subjects;
  } finally {
    await client.end();
  }
}
