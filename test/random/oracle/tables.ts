/**
 * Everything that is expected of tables. Who reads and writes which columns of which rows is decided once, in the matrix
 * of roles (test/sql/matrix). The files of this folder say which rows somebody sees if the matrix has a condition that
 * is not among `conditions`, and what the requirements leave open. Nobody has access to app_private.
 */
import { expectations } from '../../sql/matrix/expectations.ts';
import * as matrix from '../../sql/matrix/rules.ts';
import type { Table } from '../catalog.ts';
import { lists } from './lists.ts';
import { offers } from './offers.ts';
import { organizations } from './organizations.ts';
import {
  byStaff,
  closed,
  each,
  type OfRow,
  type Oracle,
  ofOrganization,
  type Rights,
  right,
  staffRoles,
  underOffer,
} from './rights.ts';
import { sponsors } from './sponsors.ts';

const known: Oracle = { ...lists, ...organizations, ...sponsors, ...offers };

/** A view that no requirement names may be readable by staff, and by nobody else. */
const unnamed: Rights = {
  ...closed,
  read: each(
    staffRoles,
    right(() => null, '', '*'),
  ),
};

/** The matrix's conditions on rows, as predicates. */
const conditions: Record<string, OfRow> = {
  true: () => true,
  [matrix.ofOrganization]: ofOrganization,
  [matrix.underToldOffer]: underOffer,
};

type Named<T> = Partial<Record<matrix.VisitorRole, T>>;

/** What the matrix decides about a table, unless a file of this folder says it. */
function rightsOnTable(name: string): Rights {
  const { select = {}, insert = {}, update = {}, delete: remove = [] } = expectations[name] ?? matrix.table();
  const { read, insert: inserting, update: updating, delete: deleting } = known[name] ?? {};
  const rowsOf = (role: matrix.VisitorRole): OfRow => {
    const condition = select[role]?.rows ?? '';
    const rows = matrix.staff.includes(role) && condition === 'true' ? byStaff : conditions[condition];
    if (!rows) throw new Error(`Say in test/random/oracle/ which rows of ${name} ${role} reads, if not ${condition}.`);
    return rows;
  };
  // an update of a table with versions may state the version that was read
  const rightsTo = (columns: Named<string>): Rights['read'] =>
    Object.fromEntries(
      (Object.entries(columns) as [matrix.VisitorRole, string][]).map(([role, names]) => [
        role,
        right(rowsOf(role), names.replace(/\bversion\b/, '')),
      ]),
    );
  const readable = Object.fromEntries(Object.entries(select).map(([role, { columns }]) => [role, columns]));
  return {
    read: read ?? rightsTo(readable),
    insert: inserting ?? rightsTo(insert),
    update: updating ?? rightsTo(update),
    delete: deleting ?? Object.fromEntries(remove.map((role) => [role, rowsOf(role)])),
  };
}

const cache = new Map<string, Rights>();

export function rightsOn({ schema, name, view }: Pick<Table, 'schema' | 'name' | 'view'>): Rights {
  if (schema === 'app_private') return closed;
  if (view && !known[name]) return unnamed;
  const rights = cache.get(name) ?? rightsOnTable(name);
  cache.set(name, rights);
  return rights;
}
