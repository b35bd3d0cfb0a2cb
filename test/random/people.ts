/** Who acts: every role of the login token, every kind of link, nobody, and tokens whose account or record no longer exists. */
import type { Viewer } from '../../server/viewer.ts';
import { sessionOf } from '../harness/database.ts';
import type { Rng } from './rng.ts';
import type { State } from './state.ts';

export const roles = [
  'anonymous',
  'organization',
  'treasurer',
  'helper',
  'organization_by_link',
  'sponsor',
  'admin',
  'superadmin',
  'offer_link',
  'application_link',
  'onboarding_link',
  'deadline_link',
  'forwarded_task_link',
  'campaign_link',
  'season_link',
] as const;
export type Role = (typeof roles)[number];
/** Whose rights a person is judged by: every user of a league by those of `organization` and by their own memberships. */
export const rightsOf = (role: Role): Role => (role === 'treasurer' || role === 'helper' ? 'organization' : role);

export type Person = { role: Role; viewer: Viewer | null; told: string };

/** Ids that no record has. */
const nowhere = 987_654;

function login(
  role: Role,
  of: 'organization' | 'sponsor' | 'admin' | 'superadmin',
  userId: number,
  scopeOfferId: number | null = null,
): Person {
  return {
    role,
    viewer: {
      type: 'login',
      role: of,
      userId,
      email: 'somebody@example.test',
      scopeOfferId,
      session: sessionOf(userId),
      expires: 4e9,
    },
    told: `${role} user ${userId}${scopeOfferId ? ` of offer ${scopeOfferId}` : ''}`,
  };
}

type Claims = Extract<Viewer, { type: 'link' }>['claims'];
const link = (role: Role, claims: Omit<Claims, 'v'>): Person => ({
  role,
  viewer: { type: 'link', claims: { v: 1, ...claims }, expires: null },
  told: `${role} ${JSON.stringify(claims)}`,
});

/** A random person of a role; one in twelve has a token whose user or record no longer exists, or of another role. */
export function meet(role: Role, state: State, rng: Rng): Person {
  const gone = rng.chance(1 / 12);
  const idOf = (table: string): number => (gone ? nowhere : rng.pick(state.rows(table)).id);
  const userOf = (wanted: string): number => {
    // a superadmin who became an admin is refused by the server before the database is queried, so there is no such token here
    const others = state.rows('users').filter((user) => !['admin', 'superadmin', wanted].includes(user.role));
    if (gone) return rng.chance(0.5) ? nowhere : rng.pick(others).id;
    return rng.pick(state.where('users', 'role', wanted)).id;
  };
  switch (role) {
    case 'anonymous':
      return { role, viewer: null, told: role };
    case 'organization':
    case 'sponsor':
    case 'admin':
    case 'superadmin':
      return login(role, role, userOf(role));
    case 'treasurer':
    case 'helper':
      return login(
        role,
        'organization',
        rng.pick(state.rows('organization_users').filter((row) => row.role === role && row.confirmed)).user_id,
      );
    case 'organization_by_link':
      return login(role, 'organization', userOf('organization'), idOf('offers'));
    case 'offer_link':
      return link(role, { kind: 'offer', id: idOf('offers') });
    case 'application_link': {
      const offer = rng.pick(state.rows('offers'));
      const campaign = state.row('campaigns', offer.campaign_id);
      return link(role, {
        kind: 'application',
        id: offer.organization_id,
        organization_id: offer.organization_id,
        offer_id: offer.id,
        campaign_id: offer.campaign_id,
        season: campaign?.season,
        year: campaign?.year,
      });
    }
    case 'onboarding_link':
      return link(role, { kind: 'league', id: idOf('organizations') });
    case 'deadline_link':
      return link(role, { kind: 'deadline', id: idOf('verification_deadlines') });
    case 'forwarded_task_link':
      return link(role, { kind: 'forwarded_task', id: idOf('forwarded_tasks') });
    case 'campaign_link':
      return link(role, { kind: 'campaign', id: idOf('campaigns') });
    case 'season_link': {
      const { sponsor_id, season, year } = rng.pick(state.rows('campaigns'));
      return link(role, { kind: 'season', id: gone ? nowhere : sponsor_id, season, year });
    }
  }
}
