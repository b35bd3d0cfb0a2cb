/** How a person proves that it is them, beyond the password of a sign-in: which ways there are, and whether a proof is right. */
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { HttpError, tooManyAttempts } from '../http/errors.ts';
import type { Fields } from '../http/input.ts';
import type { MakeThrottle, Throttle } from '../http/throttle.ts';
import { spendCode, spendRecoveryCode } from './authenticators.ts';
import { type Challenge, createChallenge, openChallenge } from './challenges.ts';
import type { SignInContext } from './checkPassword.ts';
import { type Credential, requestOptions, signerOf } from './passkeys.ts';

/** A passkey as its owner sees it. */
export interface Passkey extends Credential {
  id: number;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

export interface SecondFactors extends Record<string, unknown> {
  passkeys: Passkey[];
  authenticator: boolean;
  recovery_codes: number;
  required: boolean;
}

export async function secondFactorsOf({ database }: SignInContext, userId: number): Promise<SecondFactors> {
  const [row] = await database.asServer<SecondFactors>('select * from app_private.second_factors($1)', [userId]);
  return row as SecondFactors;
}

/** The ways of one proof; `id` names the challenge that answers it. */
export interface Methods {
  id: string;
  /** For the browser; null if the person has no passkey. */
  passkey: PublicKeyCredentialRequestOptionsJSON | null;
  authenticator: boolean;
  /** A recovery code is accepted, at a sign-in only. */
  recovery: boolean;
  /** The person has neither passkey nor authenticator. */
  password: boolean;
}

/** Starts a proof: at a sign-in after the password, or for a step-up of a session (`session`: the hash of its token). */
export async function offerMethods(
  app: SignInContext,
  purpose: 'second_factor' | 'step_up',
  userId: number,
  session: string | null = null,
): Promise<Methods> {
  const { passkeys, authenticator, recovery_codes: codes } = await secondFactorsOf(app, userId);
  const { id, challenge } = await createChallenge(app, purpose, { userId, session });
  return {
    id,
    passkey: passkeys.length > 0 ? await requestOptions(app, passkeys, challenge) : null,
    authenticator,
    recovery: purpose === 'second_factor' && codes > 0,
    password: passkeys.length === 0 && !authenticator,
  };
}

/** Ten wrong codes in 15 minutes by account. */
export const codeAttempts = (throttle: MakeThrottle): Throttle => throttle('second factor', 10, 15 * 60);

const wrong = (field?: string) =>
  new HttpError(422, field ? 'This code is not right.' : 'This passkey was not accepted.', 'SL422', field);

/**
 * Checks the proof {id, response} or {id, code} of a challenge, which is spent; a wrong code leaves it open. Returns
 * whose it is. Throws SL404 for a challenge that is old, spent or another session's, SL422, SL429.
 */
export async function checkProof(
  app: SignInContext & { codeAttempts: Throttle },
  purpose: 'second_factor' | 'step_up',
  { id, response, code }: Fields,
  session: string | null = null,
): Promise<Challenge> {
  if (typeof code !== 'string') {
    const spent = await openChallenge(app, 'spend', purpose, id, session);
    const signer = await signerOf(app, response, spent.challenge);
    if (signer?.user_id !== spent.user_id) throw refused(app, spent.user_id);
    return spent;
  }
  const { user_id: userId } = await openChallenge(app, 'find', purpose, id, session);
  if (!(await app.codeAttempts.take(String(userId)))) throw tooManyAttempts();
  const digits = code.replace(/\s/g, '');
  const right = /^\d{6}$/.test(digits)
    ? await spendCode(app, userId, digits)
    : purpose === 'second_factor' && (await spendRecoveryCode(app, userId, code));
  if (!right) throw refused(app, userId, 'code');
  await app.codeAttempts.clear(String(userId));
  return openChallenge(app, 'spend', purpose, id, session);
}

function refused(app: SignInContext, userId: number, field?: string): HttpError {
  app.log.warn({ event: 'second factor refused', userId }, 'security');
  return wrong(field);
}
