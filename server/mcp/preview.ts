import { createHash, createHmac, randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import pg from 'pg';
import { scopes } from '../graphql/keyScopes.ts';
import { HttpError } from '../http/errors.ts';
import { derivedKey } from '../shared/secret.ts';
import { isStaff, type KeyViewer } from '../viewer.ts';

/** What a transaction changed, as app_public.change_so_far says. */
interface Effects extends Record<string, unknown> {
  changes: { table: string; record: string }[];
  final: boolean;
  replaced: string | null;
}

/**
 * What a transaction has changed, after its deferred rules: the fields of resources that the key may read, of rows that
 * its owner may read. `state`: a hash with the secret of the values that were replaced.
 */
export async function effectsSoFar(client: pg.ClientBase, viewer: KeyViewer, secret: string) {
  await client.query('set constraints all immediate');
  const { rows } = await client.query('select app_public.change_so_far() as effects');
  const { replaced, ...all } = (rows as [{ effects: Effects }])[0].effects;
  const mayRead = ({ table }: { table: string }) => viewer.apiKey.scopes.has(`${scopes.tables[table]}:read`);
  const effects = { ...all, changes: all.changes.filter(mayRead) };
  const state = createHmac('sha256', secret).update(String(replaced)).digest('base64url');
  if (isStaff(viewer)) return { state, effects };
  const changes: Effects['changes'] = [];
  let records = 0;
  for (const [table, ofTable] of Map.groupBy(effects.changes, (change) => change.table)) {
    const text = `select id from app_public.${pg.escapeIdentifier(table)} where id = any($1::int[])`;
    const found = await client.query<{ id: number }>(text, [ofTable.map(({ record }) => record)]);
    const ids = new Set(found.rows.map(({ id }) => String(id)));
    changes.push(...ofTable.filter(({ record }) => ids.has(record)));
    records += ids.size;
  }
  return { state, effects: { ...effects, records, changes } };
}

type Call = [keyId: number, name: string, input: unknown];
const hashOf = (call: Call) => createHash('sha256').update(JSON.stringify(call)).digest('base64url');

/** A token that confirms this very call for ten minutes; `now`: Unix time. */
export const confirmToken = (call: Call, state: string, secret: string, now: number) =>
  jwt.sign({ state, exp: now + 600, sub: hashOf(call), jti: randomUUID() }, derivedKey(secret, 'preview'));

/** Reads a token of confirmToken; `jti` names the request, which is done once. Errors: SL409 confirm if it is not for this call, or has expired. */
export function readConfirmToken(token: string, call: Call, secret: string, now: number) {
  try {
    const expected = { algorithms: ['HS256' as const], subject: hashOf(call), clockTimestamp: now };
    return jwt.verify(token, derivedKey(secret, 'preview'), expected) as { jti: string; state: string };
  } catch {
    throw new HttpError(
      409,
      'This does not confirm this call, or no longer. Call without confirm.',
      'SL409',
      'confirm',
    );
  }
}
