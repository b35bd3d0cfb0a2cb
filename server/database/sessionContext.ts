import { createHash } from 'node:crypto';
import pg from 'pg';

/**
 * A statement that loads the session context of a visitor's transaction: prepared once per connection, one parameter
 * per setting.
 */
export interface SessionStatement {
  /** Empty: not prepared under a name. */
  name: string;
  text: string;
  values: string[];
}
const texts = new Map<string, { name: string; text: string }>();

/**
 * Returns the statement that starts every transaction of a visitor: it sets the claims and other settings, loads the
 * session context from them (`app_private.load_session_context`, which row-level security reads), and sets the role last,
 * because the role may do neither. All are local to the transaction. Undefined settings are skipped. `named`: whether
 * it may be prepared under a name. `writes`: its first column is the id of the transaction, `transaction_id`, which is not
 * read-only.
 */
export function sessionStatement(
  settings: Record<string, string | undefined>,
  named = true,
  writes = false,
): SessionStatement {
  const { role } = settings;
  const names: string[] = [];
  const values: string[] = [];
  for (const [name, value] of Object.entries(settings)) {
    if (name === 'role' || value === undefined || (writes && name === 'transaction_read_only')) continue;
    names.push(name);
    values.push(value);
  }
  if (role !== undefined) values.push(role);
  const key = `${names.join(',')};${role === undefined ? '' : 'role'}${writes ? ';writes' : ''}`;
  let statement = texts.get(key);
  if (!statement) {
    const set = (name: string, index: number) => `set_config(${pg.escapeLiteral(name)}, $${index + 1}, true)`;
    const calls = [
      ...(writes ? ['pg_current_xact_id()::text as transaction_id'] : []),
      ...names.map(set),
      'app_private.load_session_context()',
      ...(role === undefined ? [] : [set('role', names.length)]),
    ];
    const name = `entry_${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;
    statement = { name, text: `select ${calls.join(', ')}` };
    texts.set(key, statement);
  }
  return named ? { ...statement, values } : { ...statement, name: '', values };
}
