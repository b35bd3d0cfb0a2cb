/** Tokens with any claims, signed with any key. */
import jwt from 'jsonwebtoken';
import { installationSecret } from '../../db/settings.ts';
import { derivedKey } from '../../server/shared/secret.ts';
import { people } from '../graphql/fixture.ts';
import type { Setup } from './setup.ts';

/** Valid claims of a superadmin's login and of the proposed offer's link, changed by `more`; the keys for both; and the signing. */
export function tokenForge({ fixture }: Setup) {
  const secret = installationSecret();
  const now = Math.floor(Date.now() / 1000);
  return {
    secret,
    now,
    loginKey: derivedKey(secret, 'login') as unknown as Buffer,
    linkKey: derivedKey(secret, 'link') as unknown as Buffer,
    signed: (payload: object, key: string | Buffer, header: jwt.SignOptions = {}): string =>
      jwt.sign(payload, key, { algorithm: 'HS256', ...header }),
    loginClaims: (more: object = {}): object => ({
      role: 'superadmin',
      sub: String(fixture.users.superadmin),
      email: people.superadmin,
      name: 'superadmin',
      created_at: new Date().toISOString(),
      iat: now,
      exp: now + 3600,
      ...more,
    }),
    linkClaims: (more: object = {}): object => ({
      kind: 'offer',
      id: fixture.offers.proposed,
      v: 1,
      exp: now + 9000,
      ...more,
    }),
  };
}
