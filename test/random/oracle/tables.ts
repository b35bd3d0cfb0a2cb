/**
 * Everything that is expected of tables. Who reads and writes which columns of which rows is decided once, in the matrix
 * of roles (test/sql/matrix). The files of this folder say which rows somebody sees if the matrix has a condition that
 * is not among `conditions`, and what the requirements leave open. Nobody has access to app_private.
 */
import { expectations } from '../../sql/matrix/expectations.ts';
import * as matrix from '../../sql/matrix/rules.ts';
import type { Table } from '../catalog.ts';
import type { Row } from '../state.ts';
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
import type { Who } from './who.ts';

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

/** Users of a league are judged as `organization`, by their own memberships. */
const isJudged = ([role]: [matrix.VisitorRole, string]): boolean => !matrix.isOtherMember(role);

type Named<T> = Partial<Record<matrix.VisitorRole, T>>;

/** The rights of a league's users without the rows for which their role does not suffice. */
const unless =
  (lacks: (row: Row, who: Who) => boolean) =>
  ({ organization, ...others }: Rights['read']): Rights['read'] =>
    organization
      ? {
          ...others,
          organization: { ...organization, rows: (row, who) => !lacks(row, who) && organization.rows(row, who) },
        }
      : others;

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
      (Object.entries(columns) as [matrix.VisitorRole, string][])
        .filter(isJudged)
        .map(([role, names]) => [role, right(rowsOf(role), names.replace(/\bversion\b/, ''))]),
    );
  const seen = matrix.hiddenFromHelpers.has(name)
    ? unless(({ organization_id }, { helped }) => helped.has(organization_id))
    : (rights: Rights['read']) => rights;
  const written = unless(({ organization_id }, { owned }) => !owned.has(organization_id));
  const removable =
    deleting ??
    (Object.fromEntries(
      remove.filter((role) => !matrix.isOtherMember(role)).map((role) => [role, rowsOf(role)]),
    ) as Rights['delete']);
  const { organization } = removable;
  const readable = Object.fromEntries(Object.entries(select).map(([role, { columns }]) => [role, columns]));
  return {
    read: seen(read ?? rightsTo(readable)),
    insert: written(inserting ?? rightsTo(insert)),
    update: written(updating ?? rightsTo(update)),
    delete: organization
      ? { ...removable, organization: (row, who) => who.owned.has(row.organization_id) && organization(row, who) }
      : removable,
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
