/**
 * A person according to the requirements: their organizations, sponsors, offers and campaigns, all derived from the
 * rows themselves.
 */
import { type Person, type Role, rightsOf } from '../people.ts';
import type { Effects, Row, State } from '../state.ts';

/** Nobody but staff may learn of internal stages [L-077]: these are the stages of which a league is notified. */
export const toldStatuses = ['proposed', 'confirmed', 'rejected_by_league', 'canceled'];

export type Who = {
  role: Role;
  state: State;
  userId: number | null;
  /** An active employee according to the users table, not the token [S-403]. */
  staff: boolean;
  /** Organizations of a member [L-331], or the one that a link names. */
  organizations: Set<number>;
  /** Those of a member that they own, and those that they only help, where they see no money. */
  owned: Set<number>;
  helped: Set<number>;
  /** Sponsors of a sponsor's user [S-408]. */
  sponsors: Set<number>;
  /** By sponsor, the states to which that user is limited. */
  states: Map<number, string[]>;
  /** Sponsors of which that user sees only some states or campaigns. */
  limited: Set<number>;
  /** Offers that a member or an offer link may know of, and the campaigns and sponsors behind them. */
  offers: Set<number>;
  campaigns: Set<number>;
  brands: Set<number>;
  /** The one record of a link: offer, deadline, organization of an application … */
  offer: Row | null;
  deadline: Row | null;
  /** Season and year of an application. */
  season: string | null;
  year: number | null;
  /** Campaigns that a dashboard link shows: its one, or a season's active and complete ones [S-203] [S-222]. */
  dashboards: Set<number>;
  /** The sponsor whose dashboard a link opens; its name and logo head the page [S-187] [S-206]. */
  dashboardOf: number | null;
  person: Person;
};

const numbers = (list: Row[], column: string): Set<number> => new Set(list.map((row) => row[column] as number));

export function whoIs(person: Person, state: State): Who {
  const { viewer } = person;
  const role = rightsOf(person.role);
  const userId = viewer?.type === 'login' ? viewer.userId : null;
  const user = userId === null ? undefined : state.row('users', userId);
  const active = user?.status === 'active';
  const claims = viewer?.type === 'link' ? viewer.claims : null;
  const who: Who = {
    role,
    state,
    userId,
    staff: Boolean(active && (role === 'admin' || role === 'superadmin') && /^(super)?admin$/.test(user?.role)),
    organizations: new Set(),
    owned: new Set(),
    helped: new Set(),
    sponsors: new Set(),
    states: new Map(),
    limited: new Set(),
    offers: new Set(),
    campaigns: new Set(),
    brands: new Set(),
    offer: null,
    deadline: null,
    season: null,
    year: null,
    dashboards: new Set(),
    dashboardOf: null,
    person,
  };
  const knows = (offers: Row[]): void => {
    const told = offers.filter((offer) => toldStatuses.includes(offer.status));
    who.offers = numbers(told, 'id');
    who.campaigns = numbers(told, 'campaign_id');
    who.brands = numbers(told, 'sponsor_id');
  };
  if (role === 'organization' && active && user?.role === 'organization') {
    const memberships = state.where('organization_users', 'user_id', userId).filter(({ confirmed }) => confirmed);
    who.organizations = numbers(memberships, 'organization_id');
    who.owned = numbers(
      memberships.filter((row) => row.role === 'owner'),
      'organization_id',
    );
    who.helped = numbers(
      memberships.filter((row) => row.role === 'helper'),
      'organization_id',
    );
    knows([...who.organizations].flatMap((id) => state.where('offers', 'organization_id', id)));
  }
  const shown = ({ status }: Row): boolean => ['active', 'complete'].includes(status);
  if (role === 'sponsor' && active && user?.role === 'sponsor') {
    const memberships = state.where('sponsor_users', 'user_id', userId);
    who.sponsors = numbers(memberships, 'sponsor_id');
    who.states = new Map(memberships.flatMap((row) => (row.states ? [[row.sponsor_id, row.states]] : [])));
    who.limited = numbers(
      memberships.filter(({ states, campaign_ids }) => states ?? campaign_ids),
      'sponsor_id',
    );
    who.dashboards = numbers(
      memberships
        .flatMap(({ sponsor_id, campaign_ids }) =>
          state.where('campaigns', 'sponsor_id', sponsor_id).filter(({ id }) => campaign_ids?.includes(id) ?? true),
        )
        .filter(shown),
      'id',
    );
  }
  const offerId = viewer?.type === 'login' ? viewer.scopeOfferId : role === 'offer_link' ? claims?.id : null;
  if (offerId) {
    who.offer = state.row('offers', offerId) ?? null;
    if (who.offer) {
      who.organizations = new Set([who.offer.organization_id]);
      knows([who.offer]);
    }
  }
  if (role === 'application_link' && claims) {
    who.organizations = new Set([claims.id]);
    who.campaigns = new Set([claims.campaign_id as number]);
    who.brands = new Set([state.row('campaigns', claims.campaign_id)?.sponsor_id]);
    who.season = claims.season ?? null;
    who.year = claims.year ?? null;
  }
  if (role === 'onboarding_link' && claims) who.organizations = new Set([claims.id]);
  if (role === 'deadline_link' && claims) who.deadline = state.row('verification_deadlines', claims.id) ?? null;
  if (role === 'forwarded_task_link' && claims) who.deadline = forwardedDeadline(claims.id, state);
  if (role === 'campaign_link' && claims) {
    who.dashboards = new Set([claims.id]);
    who.dashboardOf = state.row('campaigns', claims.id)?.sponsor_id ?? null;
  }
  if (role === 'season_link' && claims) {
    who.dashboardOf = claims.id;
    who.dashboards = numbers(
      state
        .where('campaigns', 'sponsor_id', claims.id)
        .filter((row) => row.season === claims.season && row.year === claims.year && shown(row)),
      'id',
    );
  }
  return who;
}

/** The deadline of a forwarded task, as long as somebody needs its proof and the league has not taken it back. */
function forwardedDeadline(id: number, state: State): Row | null {
  const task = state.row('forwarded_tasks', id);
  const deadline = state.row('verification_deadlines', task?.verification_deadline_id);
  const running = state.row('offers', task?.offer_id)?.status === 'confirmed';
  return deadline && running && !task?.revoked_at && !deadline.verified && !deadline.did_not_complete ? deadline : null;
}

/** The same person after a statement has changed something. */
export function whoIsWith(who: Who, effects: Effects): Who {
  if (effects.length === 0) return who;
  const state = who.state.copy();
  state.apply(effects);
  return whoIs(who.person, state);
}

/** What every user of a league may call, whatever their role: proof, and what concerns only themselves. */
const byEveryMember = new Set(
  `attach_verification_image answer_deadline forward_task offer_forwarded_tasks revoke_forwarded_task move_deadline calendar_version renew_calendar photo_release_link
   renew_photo_release_link revoke_photo_release_link remove_signed_release my_organizations organization_members my_role
   owner_names deadlines_to_come offer_contact primary_play_location set_language dissociate_user_and_organization
   handovers accept_handover cancel_handover`.split(/\s+/),
);
/** What owners and treasurers may call; everything else is for owners. */
const byTreasurers = new Set(
  `upsert_address upsert_shipping_address offer_value offer_stamp offer_checks_due_on offer_check_late_since
   offer_payout_method may_choose_deposit enter_deposit_account send_deposit_account_code confirm_deposit_account end_deposit_account`.split(
    /\s+/,
  ),
);

/** The person as far as their roles in leagues permit this call. */
export function actingIn(call: string, who: Who): Who {
  if (who.role !== 'organization' || byEveryMember.has(call)) return who;
  const allowed = byTreasurers.has(call) ? who.organizations.difference(who.helped) : who.owned;
  const ofAllowed = [...who.offers].filter((id) => allowed.has(who.state.row('offers', id)?.organization_id));
  return { ...who, organizations: allowed, offers: new Set(ofAllowed) };
}
