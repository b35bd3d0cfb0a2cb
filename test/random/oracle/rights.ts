/**
 * The language of the oracle. A permission is "must" (refusing is a violation), "may" (the requirements leave it
 * open, so either is correct) or missing (granting is a violation). Without a requirement access is forbidden: tables
 * and columns that neither these files nor the matrix name are for staff only, and nobody writes them directly.
 */
import type { Role } from '../people.ts';
import type { Row } from '../state.ts';
import type { Who } from './who.ts';

/** True: access must succeed. Null: it may succeed. False: it must not. */
export type Verdict = boolean | null;
export type OfRow = (row: Row, who: Who) => Verdict;

/** Columns that must be and that may be accessible; '*' means all. */
export type Columns = { must: Set<string> | '*'; may: Set<string> | '*' };
export type Right = { columns: Columns; rows: OfRow };
export type Rights = {
  read: Partial<Record<Role, Right>>;
  insert: Partial<Record<Role, Right>>;
  update: Partial<Record<Role, Right>>;
  delete: Partial<Record<Role, OfRow>>;
};
/** What the matrix of roles does not decide, or leaves to the database; see tables.ts. */
export type Oracle = Record<string, Partial<Rights>>;

const set = (text: string): Set<string> | '*' =>
  text === '*' ? '*' : new Set(text.split(/\s+/).filter((name) => name !== ''));

/** How often a row was changed reveals nothing about it: a role that reads other columns of a table may read its version. */
export const columns = (must: string, may = ''): Columns => ({
  must: set(must),
  may: set(may === '*' ? may : `${may} version`),
});
export const right = (rows: OfRow, must: string, may = ''): Right => ({ columns: columns(must, may), rows });

/** The same permission for several roles. */
export const each = <T>(list: readonly Role[], value: T): Partial<Record<Role, T>> =>
  Object.fromEntries(list.map((role) => [role, value]));

export const staffRoles: Role[] = ['admin', 'superadmin'];
/** A viewer with an emailed link, and the session gained by accepting through one, which reads what the link reads [L-043]. */
export const byOffer: Role[] = ['offer_link', 'organization_by_link'];

export const byStaff: OfRow = (_, who) => who.staff;

/** A table of app_public: staff read all of it, others what is listed. */
export const table = (rights: Partial<Rights> = {}): Partial<Rights> => ({
  ...rights,
  read: { ...each(staffRoles, right(byStaff, '*')), ...rights.read },
});

/** A table that is not in the API. */
export const closed: Rights = { read: {}, insert: {}, update: {}, delete: {} };

const has = (list: Set<string> | '*', name: string): boolean => list === '*' || list.has(name);

/** Whether a set of columns may be used: true if all must be accessible, false if one must not, null if it is open. */
export function judgeColumns(held: Columns | undefined, used: Iterable<string>): Verdict {
  if (!held) return false;
  let verdict: Verdict = true;
  for (const name of used) {
    if (has(held.must, name)) continue;
    if (!has(held.may, name)) return false;
    verdict = null;
  }
  return verdict;
}

/** The stricter of two verdicts. */
export const both = (one: Verdict, other: Verdict): Verdict =>
  one === false || other === false ? false : one === null || other === null ? null : true;

// ------------------------------------------------------------------------------------------------ whose a row is

export const ofOrganization: OfRow = (row, who) => who.organizations.has(row.organization_id);
/** Rows that belong to an offer of which the league was notified. */
export const underOffer: OfRow = (row, who) => who.offers.has(row.offer_id);
export const mayRead =
  (of: OfRow): OfRow =>
  (row, who) =>
    of(row, who) === false ? false : null;
