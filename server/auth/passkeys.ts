/** Passkeys by @simplewebauthn/server: their domain and origin are those of PUBLIC_URL, the user is always verified. */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { ServerContext } from '../context.ts';

/** Ed25519, ES256, RS256: without the list the library offers ML-DSA first, whose keys Node reads as an experiment. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** A passkey as the browser knows it. */
export interface Credential {
  credential_id: string;
  transports: string[];
}

const bytes = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));
const listed = (credentials: readonly Credential[]) =>
  credentials.map(({ credential_id: id, transports }) => ({ id, transports }));

/** The domain that passkeys belong to; they do not survive a change of it. */
const site = ({ config }: ServerContext) => {
  const { hostname, origin } = new URL(config.publicUrl);
  return { rpID: hostname, origin };
};

/** What the browser needs to create a passkey for a person who has these. */
export function creationOptions(
  app: ServerContext,
  person: { userId: number; email: string },
  credentials: readonly Credential[],
  challenge: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return generateRegistrationOptions({
    rpName: 'Sideline',
    rpID: site(app).rpID,
    userName: person.email,
    userID: new TextEncoder().encode(`sideline:${person.userId}`),
    challenge: bytes(challenge),
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: listed(credentials),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** What the browser needs to sign a challenge, with one of these passkeys or, if there are none, with any of this site. */
export function requestOptions(
  app: ServerContext,
  credentials: readonly Credential[],
  challenge: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: site(app).rpID,
    challenge: bytes(challenge),
    userVerification: 'required',
    ...(credentials.length > 0 && { allowCredentials: listed(credentials) }),
  });
}

/** The passkey that a browser created for a challenge; null if anything about it is wrong. */
export async function createdPasskey(app: ServerContext, response: unknown, challenge: string) {
  const { rpID, origin } = site(app);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(() => ({ registrationInfo: null }));
  return registrationInfo?.credential ?? null;
}

interface PasskeyRow extends Record<string, unknown> {
  user_id: number;
  email: string;
  public_key: Buffer;
  counter: string;
  transports: string[];
}

/** Whose passkey signed a challenge, for this site and once; null if the signature is wrong or the passkey unknown. */
export async function signerOf(app: ServerContext, response: unknown, challenge: string): Promise<PasskeyRow | null> {
  const id = String((response as AuthenticationResponseJSON | null)?.id).slice(0, 2000);
  const [row] = await app.database.asServer<PasskeyRow>('select * from app_private.find_passkey($1)', [id]);
  if (!row) return null;
  const { rpID, origin } = site(app);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id,
      publicKey: new Uint8Array(row.public_key),
      counter: Number(row.counter),
      transports: row.transports,
    },
  }).catch(() => ({ verified: false, authenticationInfo: null }));
  if (!verified || !authenticationInfo) return null;
  const [used] = await app.database.asServer<{ used: boolean }>('select app_private.use_passkey($1, $2) as used', [
    id,
    authenticationInfo.newCounter,
  ]);
  return used?.used ? row : null;
}
