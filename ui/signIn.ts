/** Signing in and proving who one is, in both apps: what the server answers, and the browser's part of passkeys. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { useEffect, useState } from 'react';
import { ApiError, rest, withoutLogin } from './graphql.ts';

/** The ways of one proof, as the server offers them (server/auth/secondFactor.ts). */
export interface Methods {
  id: string;
  passkey: PublicKeyCredentialRequestOptionsJSON | null;
  authenticator: boolean;
  recovery: boolean;
  password: boolean;
}

/** What follows a right password: a session, a second factor, or setting one up. */
export type SignInAnswer = { jwt?: string; second_factor?: Methods; set_up?: { id: string } };

/** A proof by passkey, code or password. */
export type Proof = { response: unknown } | { code: string } | { password: string };

// loaded when a passkey is used: few visitors of a page do
const webauthn = () => import('@simplewebauthn/browser');

/** Signs a challenge with a passkey; rejects if the person cancels. */
export const signChallenge = async (optionsJSON: PublicKeyCredentialRequestOptionsJSON) =>
  (await webauthn()).startAuthentication({ optionsJSON });

/** Creates a passkey; rejects if the person cancels or the device has one of this account. */
export const createPasskey = async (optionsJSON: PublicKeyCredentialCreationOptionsJSON) =>
  (await webauthn()).startRegistration({ optionsJSON });

/** Signs in with any passkey of this site; resolves to the token. */
export async function signInByPasskey(): Promise<string> {
  const { id, passkey } = await rest<Methods>('POST', '/user_token/options', {}, withoutLogin);
  if (!passkey) throw new Error('The server offered no passkey.');
  const response = await signChallenge(passkey);
  return (await rest<{ jwt: string }>('POST', '/user_token/passkey', { id, response }, withoutLogin)).jwt;
}

/** Sends the proof that follows the password; resolves to the token. */
export const signInBySecondFactor = async ({ id }: Methods, proof: Proof): Promise<string> =>
  (await rest<{ jwt: string }>('POST', '/user_token/second_factor', { id, ...proof }, withoutLogin)).jwt;

/** The ways in which the signed-in person may prove who it is. */
export const stepUpMethods = (): Promise<Methods> => rest('POST', '/step_up/options', {});

/** Proves who the signed-in person is, for ten minutes. */
export const proveAgain = ({ id }: Methods, proof: Proof): Promise<unknown> =>
  rest('POST', '/step_up', { id, ...proof });

/** The message of a failed proof, untranslated. */
export const proofProblem = (error: unknown): string =>
  error instanceof ApiError && !error.isServerError && error.message
    ? error.message
    : error instanceof Error && error.name === 'NotAllowedError'
      ? 'The passkey was not used. Please try again.'
      : 'That did not work. Please try again.';

/** A proof under way: `send` sends it, and `load` gets the ways again after a refused one, whose challenge is spent. */
export function useProof(load: () => Promise<Methods>, send: (methods: Methods, proof: Proof) => Promise<void>) {
  const [methods, setMethods] = useState<Methods | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, and after each refused passkey
  useEffect(() => {
    load().then(setMethods, (failure) => setError(proofProblem(failure)));
  }, []);
  const attempt = async (proofOf: (methods: Methods) => Promise<Proof>) => {
    if (!methods || busy) return;
    setBusy(true);
    setError(null);
    try {
      await send(methods, await proofOf(methods));
    } catch (failure) {
      setError(proofProblem(failure));
      if (failure instanceof ApiError) await load().then(setMethods, () => undefined);
      setBusy(false);
    }
  };
  return {
    methods,
    error,
    busy,
    /** True if the typed text is a password, otherwise it is a code. */
    typesPassword: methods?.password === true,
    typesCode: methods?.authenticator === true || methods?.recovery === true,
    withPasskey: () => attempt(async ({ passkey }) => ({ response: passkey && (await signChallenge(passkey)) })),
    submit: (text: string) => attempt(async ({ password }) => (password ? { password: text } : { code: text })),
  };
}
