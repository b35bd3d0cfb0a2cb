/** Calls functions with random arguments, judged by the oracle: who may call them, on whose records, and with what result. */
import type { Argument, Catalog, Routine } from './catalog.ts';
import type { Outcome } from './executor.ts';
import { agrees, isOfWizard, savedSteps, viewViolation } from './oracle/applications.ts';
import { recordsOfWizard } from './oracle/applying.ts';
import { callable, changesTooMuch, holds, isNamed, isOwned, mayChange, ofRow, recordOf } from './oracle/functions.ts';
import { placementViolation } from './oracle/placements.ts';
import { judgeColumns, staffRoles } from './oracle/rights.ts';
import { rightsOn } from './oracle/tables.ts';
import { illegalStep, sure, surelyForOthers, sureViolation } from './oracle/transitions.ts';
import type { Who } from './oracle/who.ts';
import { actingIn, whoIsWith } from './oracle/who.ts';
import type { Rng } from './rng.ts';
import { type Effects, keyOf, type Row, unread } from './state.ts';
import { type Judgement, literal, type Try } from './tables.ts';

const nowhere = 987_654;
const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;
const refusedForWho = /^(42501|SL401|SL403|SL404)$/;
/**
 * A function may only be refused with a registered error, or because a value does not fit its type, which the server reports as
 * SL400; any other error is a bug in the server [S-436].
 */
const registered = /^(42501|SL\d\d\d|23502|23503|23505|23514|23001|22P02|22003|22007|22008|22001|22023)$/;

/** An argument's SQL literal and, if it refers to owned records, their ids. */
type Thrown = { sql: string; records: { table: string; id: number }[] };

/** The id of a random row of a table: mostly the person's own, sometimes one that does not exist. */
function someId(table: string, who: Who, rng: Rng): number {
  if (rng.chance(0.08)) return nowhere;
  const rows = who.state.rows(table);
  const own = rows.filter((row) => holds(table, row, who));
  return rng.maybe(own.length > 0 && rng.chance(0.6) ? own : rows)?.id ?? (unread.has(table) ? 1 : nowhere);
}

function recordArgument(routine: Routine, { name, type }: Argument, table: string, who: Who, rng: Rng): Thrown {
  const one = (): number => someId(table, who, rng);
  const list = type.endsWith('[]');
  const ids = list ? Array.from({ length: rng.int(1, 3) }, one) : [one()];
  return {
    sql: list ? `'{${ids.join(',')}}'::${type}` : `${ids[0]}`,
    records: isOwned(routine.name, name) && !unread.has(table) ? ids.map((id) => ({ table, id })) : [],
  };
}

const texts: Record<string, (who: Who, rng: Rng) => string> = {
  email: (who, rng) =>
    rng.chance(0.4) ? `new${rng.int(1, 999)}@example.test` : rng.pick(who.state.rows('users')).email,
  contact_email: () => 'office@example.test',
  state: () => 'TX',
  zip: () => '78701',
  city: () => 'Austin',
  line1: () => '100 Congress Ave',
  cursor: () => '*',
  kind: (_, rng) => rng.pick(['offer', 'application', 'campaign', 'league', 'deadline', 'nothing']),
  record_id: (_, rng) => `${rng.int(1, 30)}`,
  id: (who, rng) => `campaign:${rng.pick(who.state.rows('campaigns')).id}`,
  from: () => 'Employee',
  status: (_, rng) => rng.pick(['pending', 'verified']),
  website_url: () => 'https://league.example',
  event: (_, rng) => rng.pick(['step-viewed', 'step-completed', 'leaving-page', 'something']),
  list: (_, rng) => rng.pick(['organizations', 'campaigns', 'offers', 'images', 'nothing']),
  step_id: (_, rng) => rng.pick(['introduction', 'programs', 'photos', 'nothing']),
};

const lists: Record<string, string> = {
  zips: '{78701,78702}',
  interests: '{photos,game-signage}',
  confirmed_step_ids: '{interests,primary-contact,tournament-information,game-signage}',
};

function patchFor(routine: Routine, who: Who, rng: Rng): string {
  const table = recordOf(routine.name, 'id');
  const known = who.state.catalog.tables.find(({ name }) => name === table);
  if (!known) return '{}';
  const rows = who.state.rows(known.name);
  const patch = Object.fromEntries(
    rng.some(known.columns, 3).map(({ name }) => [name, rng.maybe(rows)?.[name] ?? null]),
  );
  return JSON.stringify(patch);
}

function argument(routine: Routine, one: Argument, who: Who, { enums }: Catalog, rng: Rng): Thrown {
  const { name, type } = one;
  const plain = (sql: string): Thrown => ({ sql, records: [] });
  const table = /^integer(\[\])?$/.test(type) ? recordOf(routine.name, name) : null;
  if (table) return recordArgument(routine, one, table, who, rng);
  const labels = enums.get(type.replace('[]', ''));
  const link = who.role === 'application_link' && rng.chance(0.7);
  if (link && name === 'season') return plain(`'${who.season}'::${type}`);
  if (link && name === 'year') return plain(`${who.year}`);
  if (labels) return plain(type.endsWith('[]') ? `'{${rng.pick(labels)}}'::${type}` : `'${rng.pick(labels)}'::${type}`);
  switch (type) {
    case 'integer':
    case 'bigint':
      return plain(name === 'year' ? '2030' : `${rng.int(1, 9)}`);
    case 'integer[]':
      return plain(`'{1}'::int[]`);
    case 'numeric':
      return plain(`${rng.int(1, 400)}`);
    case 'double precision':
      return plain('30.25');
    case 'boolean':
      return plain(`${rng.chance(0.5)}`);
    case 'date':
      return plain(`'2030-0${rng.int(2, 6)}-10'::date`);
    case 'timestamp with time zone':
      return plain(`'2030-01-10T12:00:00Z'::timestamptz`);
    case 'text':
      return plain(text(rng.chance(0.06) ? '' : (texts[name]?.(who, rng) ?? `Some ${name}`)));
    case 'text[]':
      return plain(`${text(lists[name] ?? '{"Austin, TX 78701"}')}::text[]`);
    case 'jsonb':
      return plain(`${text(routine.name.startsWith('update_') ? patchFor(routine, who, rng) : '[]')}::jsonb`);
    case 'app_public.play_location_input':
      return plain(`row('1 Park Rd, Austin, TX 78701', 'Park', null, null, null, null, null, null, null)::${type}`);
    default:
      return recordsOfWizard(type, (of) => someId(of, who, rng), who, rng) ?? plain(`null::${type}`);
  }
}

/** Functions whose arguments refer to parts that the record need not have. */
const namesParts = new Set(['order_campaign_records', 'remove_zip']);

const violation = (told: string): Judgement => ({ violation: told, granted: false });
const hasContent = (rows: Row[]): boolean =>
  rows.some((row) =>
    Object.values(row).some((value) => value !== null && value !== false && JSON.stringify(value) !== '[]'),
  );

/** The table whose rows a function returns, if it returns rows of one. */
function returned({ result }: Routine, { tables }: Catalog): string | null {
  const name = result.match(/^(?:SETOF )?(?:app_public\.)?(\w+)$/)?.[1];
  return tables.some((table) => table.name === name && !table.view) ? (name ?? null) : null;
}

/** Rows and columns that a call returned but must not; null if there are none. */
function handedOut(name: string, rows: Row[], who: Who): string | null {
  const table = who.state.table(name);
  const held = rightsOn(table).read[who.role];
  for (const row of rows) {
    const filled = Object.keys(row).filter((column) => row[column] !== null);
    if (filled.length === 0) continue;
    const known = who.state.row(name, keyOf(table, row));
    if (!known) continue; // deleted by the call itself
    if (!held || held.rows(known, who) === false) return `hands out ${name} ${keyOf(table, row)}`;
    const hidden = filled.filter((column) => judgeColumns(held.columns, [column]) === false);
    if (hidden.length > 0) return `hands out ${hidden.join(', ')} of ${name} ${keyOf(table, row)}`;
  }
  return null;
}

function outsideScope(call: string, effects: Effects, who: Who, { state }: Who): string | null {
  const wrong = effects.find(({ table, before, after }) => {
    if (before && after && JSON.stringify(before) === JSON.stringify(after)) return false;
    return (
      (before !== null && !mayChange(call, table, before, who)) ||
      // the owner of a new row may follow from rows of the same call, the actor does not
      (after !== null && !mayChange(call, table, after, { ...who, state }))
    );
  });
  return wrong
    ? `changes ${wrong.table} ${wrong.key}: ${JSON.stringify(wrong.after ?? wrong.before).slice(0, 200)}`
    : null;
}

export function tryCalling(routine: Routine, caller: Who, catalog: Catalog, rng: Rng): Try {
  const who = ofRow(routine) ? caller : actingIn(routine.name, caller);
  const verdict = callable(who.role, routine);
  const certain = rng.chance(0.5) ? sure(routine.name, who, rng) : null;
  const tempting = verdict === false && rng.chance(0.6) ? surelyForOthers(routine.name, who, rng) : null;
  const filled = certain ?? tempting;
  const rowTable = ofRow(routine);
  const thrown: [string, Thrown][] = routine.args
    .slice(rowTable ? 1 : 0)
    .filter(({ optional }) => !optional || rng.chance(0.5))
    .map((parameter) => [parameter.name, argument(routine, parameter, who, catalog, rng)]);
  const named = filled ? Object.entries(filled.args) : thrown.map(([name, { sql }]): [string, string] => [name, sql]);
  const given = named.map(([name, sql]) => `"${name}" => ${sql}`);
  const about = rowTable ? rng.maybe(who.state.rows(rowTable)) : undefined;
  const of = catalog.tables.find(({ name }) => name === rowTable);
  const key =
    of && about
      ? of.key
          .map(
            (column) =>
              `t."${column}" = ${literal(about[column], of.columns.find(({ name }) => name === column) as Argument)}`,
          )
          .join(' and ')
      : 'true';
  const call = `app_public."${routine.name}"(${[...(rowTable ? ['t'] : []), ...given].join(', ')})`;
  // if the answer is no, the programs are ignored
  const refused =
    routine.name in savedSteps && thrown.some(([name, { sql }]) => name === 'accepted' && sql === 'false');
  const records = filled
    ? []
    : thrown.flatMap(([name, { records: list }]) => (refused && name === 'sponsorable_property_ids' ? [] : list));
  const all = records.map(({ table, id }) => ({ table, row: who.state.row(table, id) }));
  // On every request, the server refuses a staff token whose user is no longer staff before it queries the database
  // (see test/abuse); in the database only table policies check again.
  const outlived = !who.staff && staffRoles.includes(who.role);
  // when staff name several records at once, some may have been deleted
  const several = who.staff && records.length > 1;
  const own =
    outlived ||
    several ||
    (all.every(({ table, row }) => row !== undefined && holds(table, row, who)) &&
      (!isOfWizard(routine.name) || agrees(named, who)));
  return {
    statement: {
      kind: routine.volatile ? 'call' : 'read',
      sql: of
        ? `select f.* from app_public."${rowTable}" t cross join lateral ${call} f where ${key}`
        : rowTable
          ? `select f.* from (select (null::${routine.args[0]?.type}).*) t cross join lateral ${call} f`
          : `select f.* from ${call} f`,
    },
    judge: (outcome: Outcome): Judgement => {
      const { state, message, rows, effects } = outcome;
      if (certain) {
        const wrong = sureViolation(certain, outcome);
        if (wrong) return violation(wrong);
      }
      if (state !== '00000') {
        if (!registered.test(state)) return violation(`got ${state} ${message}`);
        const patched = routine.args.some(({ type, name }) => type === 'jsonb' && name !== 'form_data');
        // existing records need not belong together
        const another = routine.name in savedSteps && records.some(({ table }) => table === 'capability_details');
        const apart = state === 'SL404' && (records.length > 1 || namesParts.has(routine.name) || another);
        const forWho = refusedForWho.test(state) && !(state === 'SL403' && patched) && !apart;
        return verdict === true && own && forWho && mustPass(routine.name, who)
          ? violation(`is refused on its own records: ${state} ${message}`)
          : { violation: null, granted: false };
      }
      // a staff query about a record that does not exist may return a default result
      const idle = who.staff && effects.length === 0;
      if (
        (verdict === false || (!own && !idle)) &&
        !rowTable &&
        (hasContent(rows) || effects.length > 0) &&
        !openAnyway(routine.name)
      )
        return violation(
          `goes through${own ? '' : ' on records of others'}${isNamed(routine) ? '' : ', a call of which test/random/oracle/functions.ts says nothing'}: ${JSON.stringify(rows).slice(0, 200)} ${JSON.stringify(effects).slice(0, 200)}`,
        );
      const after = whoIsWith(who, effects);
      const table = returned(routine, catalog);
      const wrong =
        illegalStep(routine.name, effects, who) ??
        placementViolation(routine.name, Object.fromEntries(named), effects, after) ??
        changesTooMuch(routine.name, effects) ??
        (staffRoles.includes(who.role) ? null : outsideScope(routine.name, effects, who, after)) ??
        (rows[0] && /sponsorship_application_view$/.test(routine.result) ? viewViolation(rows[0], after) : null) ??
        (table && !staffRoles.includes(who.role) ? handedOut(table, rows, after) : null);
      return wrong ? violation(wrong) : { violation: null, granted: hasContent(rows) || effects.length > 0 };
    },
  };
}

/** Queries with the same answer for everybody, and what the server itself reads for rows that it selected as the caller. */
const openAnyway = (name: string): boolean =>
  /^(feature_flag|today|search_places|city_belongs_to_zip|engagement_status|file_content_type|file_key|file_url_key|tag_values)$/.test(
    name,
  );

/** Callers whose token's account or record no longer exists are rejected everywhere, which is correct. */
function mustPass(name: string, who: Who): boolean {
  // these need more than an existing record: an open invitation, a status that the league may see
  if (/^(resend_user_invite|accept_offer|reject_offer|league_reject_offer)$/.test(name)) return false;
  switch (who.role) {
    case 'admin':
    case 'superadmin':
      return who.staff;
    case 'organization':
      return who.organizations.size > 0;
    case 'offer_link':
      // a link to an offer in an internal stage opens nothing [L-077]; if the offer exists, hasAccount is answered
      return who.offers.size > 0 && name !== 'accept_offer';
    case 'organization_by_link':
      return false;
    case 'deadline_link':
    case 'forwarded_task_link':
      return who.deadline !== null;
    default:
      return true;
  }
}
