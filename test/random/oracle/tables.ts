/** Everything the oracle says of tables. What is not named belongs to staff alone; of app_private nobody reaches anything. */
import type { Table } from '../catalogue.ts';
import { lists } from './lists.ts';
import { offers } from './offers.ts';
import { organizations } from './organizations.ts';
import { closed, type Oracle, type Rights, table } from './rights.ts';
import { sponsors } from './sponsors.ts';

const known: Oracle = { ...lists, ...organizations, ...sponsors, ...offers };

const staffOnly: Rights = table();

export function rightsOn({ schema, name }: Pick<Table, 'schema' | 'name'>): Rights {
  return schema === 'app_private' ? closed : (known[name] ?? staffOnly);
}
