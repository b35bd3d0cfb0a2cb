/** Keys of programs, as their owners would make them. */
import { newApiKey } from '../../ui/apiKeys.ts';
import type { TestDatabase } from '../harness/database.ts';

/** Makes a key of a user with these scopes. */
export async function programKey(
  { owner }: Pick<TestDatabase, 'owner'>,
  userId: number,
  scopes: readonly string[],
): Promise<{ secret: string; id: number }> {
  const { secret, input } = await newApiKey();
  const { rows } = await owner.query(
    `insert into app_public.api_keys (owner_id, name, scopes, hint, expires_at) values ($1, 'Report', $2, $3, app_private.clock() + interval '90 days') returning id`,
    [userId, scopes, secret.slice(-4)],
  );
  await owner.query('insert into app_private.api_key_secrets (secret_hash, api_key_id) values ($1, $2)', [
    input.secretHash,
    rows[0].id,
  ]);
  return { secret, id: rows[0].id };
}
