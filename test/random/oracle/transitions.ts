/**
 * Which status may follow which, by which operation [B-357] [S-274] [L-336], and operations that must succeed because no
 * rule forbids them.
 */

import type { Outcome } from '../executor.ts';
import type { Rng } from '../rng.ts';
import type { Effects, Row } from '../state.ts';
import { sureOfWizard } from './applying.ts';
import { illegalCheck } from './checks.ts';
import type { Who } from './who.ts';

type Steps = Record<string, [from: string, to: string][]>;
const from = (list: string, to: string): [string, string][] => list.split(' ').map((status) => [status, to]);

const steps: Record<string, Steps> = {
  offers: {
    mark_as_qualified: [['prospecting', 'qualified']],
    send_offer_emails: [['qualified', 'proposed']],
    mark_as_confirmed: from('qualified proposed rejected_by_league', 'confirmed'),
    accept_offer: [['proposed', 'confirmed']],
    league_reject_offer: [['proposed', 'rejected_by_league']],
    reject_offer: [['proposed', 'rejected_by_league']],
    cancel_offer: [['confirmed', 'canceled']],
    // B-350, B-351: offers become rejected if the league was contacted, otherwise unqualified or deleted
    remove_sponsorable_properties_from_campaign: [
      ...from('prospecting qualified proposed rejected_by_league', 'unqualified'),
      ...from('prospecting qualified proposed rejected_by_league', 'rejected'),
    ],
    update_offer: from('prospecting qualified proposed rejected_by_league', 'rejected_by_organization'),
  },
  checks: {
    approve_check: [['pending', 'approved']],
    reject_check: [['pending', 'rejected']],
    void_check: [['approved', 'voided']],
    apply_deposit_returns: [['approved', 'pending']],
    reissue_check: [['approved', 'voided']],
  },
  check_runs: {
    confirm_check_run: [['open', 'printed']],
    cancel_check_run: [['open', 'canceled']],
  },
  deposit_runs: {
    approve_deposit_run: [['open', 'approved']],
    cancel_deposit_run: from('open approved', 'canceled'),
    mark_deposit_run_sent: [['approved', 'sent']],
  },
  photo_requests: {
    answer_photo_request: [...from('open', 'done'), ...from('open', 'declined'), ...from('done declined', 'open')],
    withdraw_photo_request: [['open', 'withdrawn']],
  },
  verification_images: {
    review_verification_image: ['pending', 'verified', 'rejected'].flatMap((status) =>
      from('pending verified rejected', status),
    ),
    accept_verification_images: from('pending', 'verified'),
  },
};
/** The status of a new row. */
const firsts: Record<string, string[]> = {
  offers: ['prospecting'],
  checks: ['pending'],
  check_runs: ['open'],
  deposit_runs: ['open'],
  photo_requests: ['open'],
};

/** Describes a status change that no operation may make, or a log entry that was rewritten; null if there is none. */
export function illegalStep(call: string, effects: Effects, who: Who): string | null {
  for (const { table, before, after } of effects) {
    if (table === 'sponsorship_events' && before && after) return `rewrites the log: ${JSON.stringify(after)}`;
    if (table === 'verification_images' && !before && after && !who.staff && after.status !== 'pending')
      return `adds proof that is ${after.status} already`;
    const known = steps[table];
    if (!known || !after) continue;
    if (!before) {
      if (firsts[table] && !firsts[table].includes(after.status)) return `makes ${table} that are ${after.status}`;
    } else if (
      before.status !== after.status &&
      !known[call]?.some(([previous, next]) => previous === before.status && next === after.status)
    )
      return `takes ${table} ${before.id} from ${before.status} to ${after.status}`;
  }
  return illegalCheck(effects, who) ?? overdrawn(effects, who);
}

/** Written and sent checks never exceed the offer's value [S-322] [S-323]. */
function overdrawn(effects: Effects, who: Who): string | null {
  const changed = effects.filter(({ table }) => table === 'checks');
  for (const offerId of new Set(changed.map(({ before, after }) => (after ?? before)?.offer_id))) {
    const offer =
      effects.find(({ table, after }) => table === 'offers' && after?.id === offerId)?.after ??
      who.state.row('offers', offerId);
    const checks = new Map(who.state.where('checks', 'offer_id', offerId).map((row) => [String(row.id), row]));
    for (const { key, after } of changed) {
      if (after?.offer_id === offerId) checks.set(key, after as Row);
      else if (!after) checks.delete(key);
    }
    const bound = [...checks.values()]
      .filter(({ status }) => status === 'pending' || status === 'approved')
      .reduce((sum, { amount }) => sum + Number(amount), 0);
    const news = changed.some(({ before, after }) => !before && after?.offer_id === offerId);
    if (offer && news && bound > Number(offer.value)) return `overdraws offer ${offerId}: ${bound} of ${offer.value}`;
  }
  return null;
}

/** A call with valid arguments, and what must be true afterwards. */
export type Sure = { args: Record<string, string>; holds: (effects: Effects) => boolean };
type Make = (who: Who, rng: Rng) => Sure | null;

const int = (id: number): string => `${id}`;
const becomes =
  (table: string, id: number, status: string) =>
  (effects: Effects): boolean =>
    effects.some((effect) => effect.table === table && effect.after?.id === id && effect.after?.status === status);
const oneOf = (who: Who, rng: Rng, table: string, of: (row: Row) => boolean): Row | undefined =>
  rng.maybe(who.state.rows(table).filter(of));
const available = (who: Who, offer: Row): number =>
  Number(offer.value) -
  who.state
    .where('checks', 'offer_id', offer.id)
    .filter(({ status }) => status === 'pending' || status === 'approved')
    .reduce((sum, { amount }) => sum + Number(amount), 0);

const staffCalls: Record<string, Make> = {
  mark_as_qualified: (who, rng) => {
    const offer = oneOf(who, rng, 'offers', (row) => row.status === 'prospecting');
    return offer
      ? {
          args: { offer_ids: `'{${offer.id}}'`, include_conflicts: 'true' },
          holds: becomes('offers', offer.id, 'qualified'),
        }
      : null;
  },
  mark_as_confirmed: (who, rng) => {
    const offer = oneOf(
      who,
      rng,
      'offers',
      (row) =>
        ['qualified', 'proposed', 'rejected_by_league'].includes(row.status) && row.season_start && row.season_end,
    );
    return offer
      ? {
          args: { offer_id: int(offer.id), change_reason: `'They called'` },
          holds: becomes('offers', offer.id, 'confirmed'),
        }
      : null;
  },
  cancel_offer: (who, rng) => {
    const offer = oneOf(who, rng, 'offers', (row) => row.status === 'confirmed');
    return offer ? { args: { id: int(offer.id) }, holds: becomes('offers', offer.id, 'canceled') } : null;
  },
  create_check: (who, rng) => {
    const offer = oneOf(who, rng, 'offers', (row) => row.status === 'confirmed' && available(who, row) >= 50);
    return offer
      ? {
          args: { offer_id: int(offer.id), amount: '50', memo: `'Half'` },
          holds: (effects) =>
            effects.some(({ table, before, after }) => table === 'checks' && !before && after?.offer_id === offer.id),
        }
      : null;
  },
  review_verification_image: (who, rng) => {
    const image = oneOf(who, rng, 'verification_images', (row) => row.status === 'pending');
    return image
      ? {
          args: { id: int(image.id), status: `'rejected'` },
          holds: becomes('verification_images', image.id, 'rejected'),
        }
      : null;
  },
};
const superadminCalls: Record<string, Make> = {
  approve_check: (who, rng) => {
    const check = oneOf(
      who,
      rng,
      'checks',
      (row) =>
        row.status === 'pending' &&
        row.created_by_id !== who.userId &&
        Boolean(who.state.row('organizations', row.organization_id)?.mailing_address_id),
    );
    return check
      ? {
          args: { check_id: int(check.id), payee_change_seen: `'infinity'` },
          holds: becomes('checks', check.id, 'approved'),
        }
      : null;
  },
  reject_check: (who, rng) => {
    const check = oneOf(who, rng, 'checks', (row) => row.status === 'pending');
    return check
      ? { args: { check_id: int(check.id), reason: `'Wrong'` }, holds: becomes('checks', check.id, 'rejected') }
      : null;
  },
  void_check: (who, rng) => {
    const check = oneOf(who, rng, 'checks', (row) => row.status === 'approved');
    return check
      ? { args: { check_id: int(check.id), reason: `'Lost'` }, holds: becomes('checks', check.id, 'voided') }
      : null;
  },
};
const runCalls: Record<string, Make> = {
  create_check_run: (who, rng) => {
    const check = oneOf(who, rng, 'checks', (row) => row.status === 'approved' && row.run_id === null);
    const known = [...who.state.rows('check_sheets'), ...who.state.rows('skipped_check_numbers')];
    const next = Math.max(0, ...known.map((row) => (row.number ?? row.last_number) as number)) + 1;
    return check
      ? {
          args: { check_ids: `'{${check.id}}'`, first_number: int(next) },
          holds: (effects) =>
            effects.some(({ table, after }) => table === 'check_sheets' && after?.check_id === check.id),
        }
      : null;
  },
};
const leagueCalls: Record<string, Make> = {
  reject_offer: (who, rng) => {
    const offer = oneOf(who, rng, 'offers', (row) => row.status === 'proposed' && who.offers.has(row.id));
    return offer
      ? {
          args: { offer_id: int(offer.id), league_rejection_reason: `'No time'` },
          holds: becomes('offers', offer.id, 'rejected_by_league'),
        }
      : null;
  },
};
const linkCalls: Record<string, Make> = {
  league_reject_offer: ({ offer }) =>
    offer?.status === 'proposed'
      ? {
          args: { email: `'coach@example.test'`, league_rejection_reason: `'No time'` },
          holds: becomes('offers', offer.id, 'rejected_by_league'),
        }
      : null,
  respond_to_deadline: ({ deadline }) =>
    deadline
      ? {
          args: { comment: `'Rain'`, verification_deadline_canned_response_id: '1' },
          holds: (effects) =>
            effects.some(
              ({ table, after }) =>
                table === 'verification_deadline_responses' && after?.verification_deadline_id === deadline.id,
            ),
        }
      : null,
};

/** A call of this function that must succeed for this person, if there currently is one. */
export function sure(call: string, who: Who, rng: Rng): Sure | null {
  if (who.staff)
    return (
      (staffCalls[call] ?? (who.role === 'superadmin' ? (superadminCalls[call] ?? runCalls[call]) : undefined))?.(
        who,
        rng,
      ) ?? null
    );
  if (who.role === 'application_link') return sureOfWizard(call, who, rng);
  if (who.role === 'organization') return leagueCalls[call]?.(who, rng) ?? null;
  if (call === 'league_reject_offer' && who.role === 'offer_link') return linkCalls[call]?.(who, rng) ?? null;
  if (call === 'respond_to_deadline' && who.role === 'deadline_link') return linkCalls[call]?.(who, rng) ?? null;
  return null;
}

/** Arguments with which an authorized caller would succeed, for callers who must be refused. */
export const surelyForOthers = (call: string, who: Who, rng: Rng): Sure | null =>
  (staffCalls[call] ?? superadminCalls[call] ?? runCalls[call])?.(who, rng) ?? null;

/** What is wrong with the outcome of a call that must succeed; null if nothing is. */
export const sureViolation = ({ holds }: Sure, { state, message, effects }: Outcome): string | null =>
  state !== '00000'
    ? `is refused though no rule forbids it: ${state} ${message}`
    : holds(effects)
      ? null
      : `did not do what it says: ${JSON.stringify(effects).slice(0, 300)}`;
