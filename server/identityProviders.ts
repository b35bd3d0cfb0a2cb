import { readFileSync } from 'node:fs';
import { buildSchema, coerceInputValue, type GraphQLInputType } from 'graphql';
import { UserFacingError } from '../db/userFacingError.ts';

/** A provider of OpenID Connect by which staff or sponsors' people log in; docs/operations.md describes the fields. */
export interface IdentityProvider {
  id: string;
  label: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  domains: string[];
  passwords: boolean;
  scope: string;
  verifiedClaim: string;
  domainClaim?: string | null;
  roleClaim?: string | null;
  roles: { value: string; role: StaffRole }[];
  newStaff: boolean;
  superadmins: boolean;
  /** Null: it signs in staff. */
  sponsors?: { id: number; domains: string[] }[] | null;
}

export type StaffRole = 'admin' | 'superadmin';

const shape = buildSchema(`
  enum StaffRole { admin superadmin }
  input Role { value: String! role: StaffRole! }
  input Sponsor { id: Int! domains: [String!]! = [] }
  input IdentityProvider {
    id: String! label: String! issuer: String! clientId: String! clientSecret: String! domains: [String!]!
    passwords: Boolean! = true scope: String! = "openid email profile" verifiedClaim: String! = "email_verified"
    domainClaim: String roleClaim: String roles: [Role!]! = [] newStaff: Boolean! = false superadmins: Boolean! = false
    sponsors: [Sponsor!]
  }
`).getType('IdentityProvider') as GraphQLInputType;

/**
 * The providers of OIDC_PROVIDERS, or of the file that OIDC_PROVIDERS_FILE names: a JSON list. Throws a UserFacingError
 * that lists every error, one per line. `allowHttp`: issuers on this machine may be reached by http, for tests.
 */
export function identityProviders(env: NodeJS.ProcessEnv, allowHttp: boolean): IdentityProvider[] {
  const list = readList(env);
  // without values, which may be secrets
  const providers = checked(list, (item, add) =>
    coerceInputValue(item, shape, ([...path], _value, { message }) =>
      add(path.length > 0 ? `${path.join('.')} is not valid.` : message.replace(/: .*/s, '.')),
    ),
  ) as IdentityProvider[];
  return checked(providers, (provider, add) => {
    for (const message of contradictions(provider, providers, allowHttp)) add(message);
    // Google verifies that an account has an address, not that it belongs to the address's organization
    return provider.issuer === 'https://accounts.google.com' ? { domainClaim: 'hd', ...provider } : provider;
  });
}

function checked<T, Checked>(list: T[], check: (item: T, add: (message: string) => void) => Checked): Checked[] {
  const errors: string[] = [];
  const result = list.map((item, index) =>
    check(item, (message) => errors.push(`OIDC_PROVIDERS[${index}]: ${message}`)),
  );
  if (errors.length > 0) throw new UserFacingError(errors.join('\n'));
  return result;
}

function readList(env: NodeJS.ProcessEnv): unknown[] {
  try {
    const text = env.OIDC_PROVIDERS_FILE ? readFileSync(env.OIDC_PROVIDERS_FILE, 'utf8') : env.OIDC_PROVIDERS;
    const list: unknown = JSON.parse(text || '[]');
    if (Array.isArray(list)) return list;
  } catch {
    // reported below, without the text: it contains secrets
  }
  throw new UserFacingError('OIDC_PROVIDERS must be a JSON list, or OIDC_PROVIDERS_FILE a file that contains one.');
}

/** What the types of the fields do not say. */
function contradictions(provider: IdentityProvider, all: IdentityProvider[], allowHttp: boolean): string[] {
  const { id, issuer, domains, roleClaim, roles, newStaff, superadmins, sponsors } = provider;
  const url = URL.canParse(issuer) ? new URL(issuer) : null;
  const isDomain = (domain: string) => /^([a-z0-9-]+\.)+[a-z]{2,}$/.test(domain);
  const joining = (sponsors ?? []).flatMap((sponsor) => sponsor.domains);
  const sound = {
    'id must be small letters, digits and hyphens.': /^(?!(email|password)$)[a-z0-9-]{1,40}$/.test(id),
    'id is used twice.': all.filter((one) => one.id === id).length === 1,
    'issuer must be an https address.': url?.protocol === 'https:' || (allowHttp && url?.hostname === 'localhost'),
    'domains must be email domains in lower case.': domains.length > 0 && domains.every(isDomain),
    'roles must be given with a roleClaim.': !roleClaim === (roles.length === 0),
    'newStaff and superadmins must be left out with a roleClaim.': !(roleClaim && (newStaff || superadmins)),
    'sponsors must be given without fields for staff.': !(sponsors && (roleClaim || newStaff || superadmins)),
    'domains of sponsors must be among those of the provider.': joining.every((domain) => domains.includes(domain)),
  };
  return Object.entries(sound).flatMap(([message, is]) => (is ? [] : [message]));
}
