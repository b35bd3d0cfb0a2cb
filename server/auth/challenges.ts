/** What a browser has ten minutes for: `app_private.challenges`, by an id that only the browser holds. */
import { randomBytes } from 'node:crypto';
import type { ServerContext } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import { tokenHash } from '../shared/tokenHash.ts';

export type Purpose = 'sign_in' | 'second_factor' | 'set_up' | 'step_up' | 'passkey' | 'authenticator' | 'provider';

/** `user_id` and `email` are null in a sign-in by passkey, whose person is not known yet. */
export interface Challenge {
  user_id: number;
  email: string;
  challenge: string;
}

const random = () => randomBytes(32).toString('base64url');

/** Stores a challenge, by default 256 random bits. `session`: the hash of the session or setup that asks for it. */
export async function createChallenge(
  { database }: ServerContext,
  purpose: Purpose,
  { userId = null as number | null, session = null as string | null, challenge = random() } = {},
): Promise<{ id: string; challenge: string }> {
  const id = random();
  await database.asServer('select app_private.create_challenge($1, $2, $3, $4, $5)', [
    tokenHash(id),
    purpose,
    challenge,
    userId,
    session,
  ]);
  return { id, challenge };
}

/** An open challenge of this purpose and session, spent or only read. Throws SL404 if there is none. */
export async function openChallenge(
  { database }: ServerContext,
  use: 'find' | 'spend',
  purpose: Purpose,
  id: unknown,
  session: string | null = null,
): Promise<Challenge> {
  const [found] = await database.asServer<Challenge & Record<string, unknown>>(
    `select * from app_private.${use}_challenge($1, $2, $3)`,
    [tokenHash(String(id)), purpose, session],
  );
  if (!found) throw new HttpError(404, 'This took too long. Please start again.', 'SL404');
  return found;
}
