/** The starting points of the flows: demo records in every state that changes a page, and their URLs. */
import { installationSecret } from '../../../db/settings.ts';
import { linkPath, type PageLinkKind, recoveryVersion, signLink } from '../../../server/shared/links/links.ts';
import { mintLink } from '../../../server/shared/links/mintLink.ts';
import { unsubscribeToken } from '../../../server/shared/links/unsubscribe.ts';
import { DEMO_PASSWORD, type Setup } from '../setup.ts';

const now = () => Math.floor(Date.now() / 1000);

export type Fixture = Awaited<ReturnType<typeof createFixture>>;

/** Finds or creates what the flows need; the demo's league user has two organizations with every kind of sponsorship. */
export async function createFixture({ server, rows }: Setup) {
  const id = async (sql: string, values: unknown[] = []): Promise<number> => {
    const [row] = await rows<{ id: number }>(sql, values);
    if (!row) throw new Error(`The demo has no such row: ${sql}`);
    return row.id;
  };
  /** The date a number of days from today, in the format of date fields. */
  const day = async (days: number): Promise<string> => {
    const [row] = await rows<{ day: string }>('select (app_private.today() + $1::int)::text as day', [days]);
    return row?.day ?? '';
  };
  /** The URL of a record's page. */
  const link = async (kind: PageLinkKind, record: number): Promise<string> => {
    const token = await mintLink((text, values) => rows(text, values), installationSecret(), now(), {
      kind,
      id: record,
    });
    return linkPath(kind, token ?? '');
  };
  const mine = `(select m.organization_id from app_public.organization_users m join app_public.users u on u.id = m.user_id
    where u.email = 'league@sideline.test')`;
  const organization = await id(`select organization_id as id from ${mine} m order by 1 limit 1`);
  const user = await id(`select id from app_public.users where email = 'league@sideline.test'`);
  /** An offer in the given status, of one of the league's own organizations or of another; `at` counts from 0. */
  const offer = (status: string, { own = false, at = 0 } = {}) =>
    id(
      `select id from app_public.offers where status = $1 and organization_id ${own ? 'in' : 'not in'} ${mine}
       and (value is not null or status <> 'proposed') order by id offset ${at} limit 1`,
      [status],
    );
  /** Offers that no other flow has answered. */
  let taken = 0;
  const proposed = () => offer('proposed', { at: taken++ });

  return {
    rows,
    id,
    day,
    link,
    offer,
    proposed,
    organization,
    user,
    url: (path: string) => server.url + path,
    expired: async () => {
      const record = await proposed();
      const token = signLink({ kind: 'offer', id: record, v: 1 }, installationSecret(), now() - 400 * 86_400);
      return linkPath('offer', token);
    },
    recovery: () =>
      linkPath(
        'recovery',
        signLink({ kind: 'recovery', id: user, v: recoveryVersion(null) }, installationSecret(), now()),
      ),
    invitation: async () => {
      const open = await id(
        'select id from app_private.invitations where accepted_at is null order by id desc limit 1',
      );
      return linkPath('invitation', signLink({ kind: 'invitation', id: open, v: 1 }, installationSecret(), now()));
    },
    unsubscribe: () => `/unsubscribe/${unsubscribeToken('dana@harborhills.test', 'offers', installationSecret())}`,
    /** An application with all steps answered and accessible. */
    application: async () => {
      const [one] = await rows<{ id: number; offer_id: number }>(
        `select a.id, a.offer_id from app_public.sponsorship_applications a join app_public.offers o on o.id = a.offer_id
         where a.submitted_at is not null and not a.not_interested and o.status in ('qualified', 'proposed') order by a.id limit 1`,
      );
      if (!one) throw new Error('The demo has no finished application.');
      await rows(
        `update app_public.sponsorship_applications set submitted_at = null,
           chosen_interests = array(select distinct id from app_public.interests),
           done_steps = '{interests,community-impact,primary-contact,programs,play-locations,social-and-email,non-profit-status,custom-questions,tournament-information,rewarded-add-ons}'::text[]
             || array(select distinct id from app_public.interests)
         where id = $1`,
        [one.id],
      );
      return link('application', one.offer_id);
    },
    /** The application of a league that filled one in for an earlier season. */
    renewal: async () =>
      link(
        'application',
        await id(
          `select o.id from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id
           where o.status in ('qualified', 'proposed')
             and exists (select from app_public.sponsorship_applications a where a.organization_id = o.organization_id
               and a.submitted_at is not null and not a.not_interested and (a.season, a.year) <> (c.season, c.year))
             and not exists (select from app_public.sponsorship_applications a where a.organization_id = o.organization_id
               and (a.season, a.year) = (c.season, c.year)) order by o.id limit 1`,
        ),
      ),
    /** The login of somebody whose organization has no offer, no program and no address. */
    newcomer: async () => {
      const email = 'new.contact@rioverde.test';
      await rows(
        `with league as (insert into app_public.organizations (name) values ('Río Verde Fútbol Club & Academy') returning id),
           person as (insert into app_public.users (email, name, role, status)
             values ($1, 'Lupe Ortiz', 'organization', 'active') returning id),
           member as (insert into app_public.organization_users (organization_id, user_id)
             select league.id, person.id from league, person)
         insert into app_private.user_secrets (user_id, password_hash)
         select person.id, s.password_hash from person, app_private.user_secrets s where s.user_id = $2`,
        [email, user],
      );
      return server.login(email, DEMO_PASSWORD);
    },
    /** A deadline that still waits for its photo, or one whose photo was accepted. */
    deadline: async ({ verified = false } = {}) =>
      link(
        'deadline',
        await id(
          `select d.id from app_public.verification_deadlines d join app_public.offers o on o.id = d.offer_id
           where o.status = 'confirmed' and d.verified = $1 and not d.did_not_complete and o.organization_id not in ${mine}
           order by d.id limit 1`,
          [verified],
        ),
      ),
    /** A sponsorship of the league that still waits for photos. */
    sponsorship: async () =>
      `/organization-dashboard/sponsorship/${await id(
        `select o.id from app_public.offers o join app_public.verification_deadlines d on d.offer_id = o.id
         where o.status = 'confirmed' and o.organization_id in ${mine} group by o.id
         order by count(*) filter (where not d.verified and not d.did_not_complete) desc, o.id limit 1`,
      )}`,
    package: async () =>
      `/league-packages/${await id(
        `select id from app_public.organization_packages where organization_id in ${mine} order by id limit 1`,
      )}`,
  };
}
