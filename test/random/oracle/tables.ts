/** Everything that the oracle says about tables. Tables that are not named are for staff only; nobody has access to app_private. */
import type { Table } from '../catalog.ts';
import { checks } from './checks.ts';
import { lists } from './lists.ts';
import { offers } from './offers.ts';
import { organizations } from './organizations.ts';
import { closed, each, type Oracle, type Rights, right, staffRoles, table } from './rights.ts';
import { sponsors } from './sponsors.ts';

const known: Oracle = { ...lists, ...organizations, ...sponsors, ...offers, ...checks };

const staffOnly: Rights = table();
/** A view that no requirement names may be readable by staff, and by nobody else. */
const unnamed: Rights = {
  ...closed,
  read: each(
    staffRoles,
    right(() => null, '', '*'),
  ),
};

export function rightsOn({ schema, name, view }: Pick<Table, 'schema' | 'name' | 'view'>): Rights {
  return schema === 'app_private' ? closed : (known[name] ?? (view ? unnamed : staffOnly));
}
