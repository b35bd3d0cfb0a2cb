import { expect, it } from '@jest/globals';
import { loadConfig } from './config.ts';

const url = 'postgres://sideline_authenticator:x@127.0.0.1:5433/sideline';
const sound = {
  id: 'okta',
  label: 'Okta',
  issuer: 'https://sideline.okta.test',
  clientId: 'a',
  clientSecret: 'b',
  domains: ['sideline.test'],
  roleClaim: 'groups',
  roles: [{ value: 'crew', role: 'admin' }],
};
const config = (providers: unknown, env: NodeJS.ProcessEnv = {}) =>
  loadConfig({ SERVER_DATABASE_URL: url, OIDC_PROVIDERS: JSON.stringify(providers), ...env });
const errorOf = (...of: Parameters<typeof config>) => {
  try {
    config(...of);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

it('identity providers have safe defaults; Google’s people must belong to the domain’s organization', () => {
  expect(loadConfig({ SERVER_DATABASE_URL: url }).identityProviders).toEqual([]);
  expect(config([sound]).identityProviders[0]).toMatchObject({
    passwords: true,
    verifiedClaim: 'email_verified',
    newStaff: false,
    superadmins: false,
  });
  expect(config([{ ...sound, issuer: 'https://accounts.google.com' }]).identityProviders[0]?.domainClaim).toBe('hd');
  expect(config([sound]).identityProviders[0]?.domainClaim).toBeUndefined();
});

it.each([
  ['a field that does not exist', { ...sound, pasword: false }, /"pasword" is not defined.*"passwords"/],
  ['a field of another type', { ...sound, passwords: 'no' }, /passwords is not valid/],
  ['no object', 'x', /to be an object/],
  ['no label', { ...sound, label: undefined }, /"label" of required type/],
  ['an issuer without TLS', { ...sound, issuer: 'http://localhost:1' }, /issuer must/],
  ['no domain', { ...sound, domains: [] }, /domains must/],
  ['a role that does not exist', { ...sound, roles: [{ value: 'crew', role: 'owner' }] }, /roles.0.role is not valid/],
  ['a claim without roles', { ...sound, roles: [] }, /roles must/],
  ['superadmins beside a claim', { ...sound, superadmins: true }, /superadmins must/],
  ['a claim for sponsors', { ...sound, sponsors: [{ id: 1 }] }, /sponsors must/],
  [
    'a sponsor’s domain that is not allowed',
    { ...sound, sponsors: [{ id: 1, domains: ['x.test'] }] },
    /domains of sponsors/,
  ],
])('%s is an error that names the field', (_what, provider, message) => {
  expect(errorOf([provider])).toMatch(/^OIDC_PROVIDERS\[0\]: /);
  expect(errorOf([provider])).toMatch(message);
});

it('a secret is in no error, no id is used twice, and http is refused in production', () => {
  expect(errorOf('secret')).toContain('OIDC_PROVIDERS must be a JSON list');
  expect(errorOf([{ ...sound, clientSecret: ['hush', 7] }])).toMatch(
    /^OIDC_PROVIDERS\[0\]: clientSecret is not valid.$/,
  );
  expect(errorOf([sound, sound])).toContain('OIDC_PROVIDERS[1]: id is used twice');
  expect(errorOf([], { NODE_ENV: 'production', OIDC_ALLOW_HTTP: 'on' })).toContain('OIDC_ALLOW_HTTP');
  expect(
    config([{ ...sound, issuer: 'http://localhost:1' }], { OIDC_ALLOW_HTTP: 'on' }).identityProviders,
  ).toHaveLength(1);
});
