/** Requests that a client may repeat: each transaction of a viewer that they begin is done once [R21]. */
import type pg from 'pg';
import type { KeyedRequest } from '../shared/keyedRequest.ts';
import type { Change } from './change.ts';

interface Claim {
  transaction_id: string | null;
  result: unknown;
}

/**
 * Runs the work of a transaction that was just started by the server's role. A transaction that its request did before
 * is not done again: resolves with the recorded result, and `change` has the recorded transaction. Results are recorded
 * as JSON. Without a request the work always runs. Errors: SL409 for a key that was used with other contents.
 */
export async function runOnce<T>(
  client: pg.ClientBase,
  request: KeyedRequest | undefined,
  change: Change | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!request) return work();
  const [viewer, key, number, input] = request.next();
  const { rows } = await client.query<Claim>(
    'select transaction_id::text, result from app_private.claim_request($1, $2, $3, $4)',
    [viewer, key, number, input],
  );
  const [done] = rows;
  if (done?.transaction_id) {
    if (change) change.transactionId = done.transaction_id;
    return done.result as T;
  }
  const result = await work();
  await client.query('set local role none'); // only the server may record
  await client.query('select app_private.record_request($1, $2, $3, $4)', [
    viewer,
    key,
    number,
    JSON.stringify(result ?? null),
  ]);
  return result;
}
