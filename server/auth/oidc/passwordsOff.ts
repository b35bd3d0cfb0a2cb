import type { Config } from '../../config.ts';
import { HttpError } from '../../http/errors.ts';
import type { IdentityProvider } from '../../identityProviders.ts';

type Settings = Pick<Config, 'identityProviders'>;

/** The domain of an email address, in lower case. */
export const domainOf = (email: string): string =>
  email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();

/**
 * The provider by which people with this email log in instead of a password; undefined: by password. `role`: the
 * account's, where it is known; leagues' people always have passwords.
 */
export const insteadOfPassword = (config: Settings, email: string, role?: string): IdentityProvider | undefined =>
  config.identityProviders.find(({ passwords, domains, sponsors }) => {
    const theirs = role === undefined || (sponsors ? role === 'sponsor' : /admin$/.test(role));
    return !passwords && theirs && domains.includes(domainOf(email));
  });

/** Throws SL403 if an account cannot have a password; `field` is the provider's id, by which the page names its button. */
export function requirePasswords(config: Settings, email: string, role?: string): void {
  const { id, label } = insteadOfPassword(config, email, role) ?? {};
  if (id) throw new HttpError(403, `Passwords are off for this address. Please log in with ${label}.`, 'SL403', id);
}
