/** Identity providers of a server under test, and people whom a provider knows. */
import type { Person } from '../harness/identityProvider.ts';

/**
 * OIDC_PROVIDERS: staff with a role by claim and without, sponsors, staff of a domain without passwords, and one that is
 * never there (`silent`: its issuer).
 */
export function providerSettings(issuer: string, silent: string): string {
  const settings = (id: string, more: object) => ({
    id,
    label: `Provider ${id}`,
    issuer,
    clientId: id,
    clientSecret: id,
    scope: 'openid email profile groups',
    ...more,
  });
  const roles = [
    { value: 'crew', role: 'admin' },
    { value: 'owners', role: 'superadmin' },
  ];
  return JSON.stringify([
    settings('roles', { domains: ['example.test', 'crew.test'], roleClaim: 'groups', roles }),
    settings('plain', { domains: ['example.test'] }),
    settings('acme', {
      domains: ['example.test', 'acme.test', 'agency.test'],
      sponsors: [{ id: 1, domains: ['acme.test'] }],
    }),
    settings('strict', { domains: ['strict.test'], newStaff: true, passwords: false }),
    settings('silent', { domains: ['example.test'], issuer: silent }),
  ]);
}

/** Somebody with a verified email and these groups. */
export const person = (email: string, ...groups: string[]): Person & { email: string } => ({
  email_verified: true,
  name: email.split('@')[0] ?? '',
  email,
  groups,
});
