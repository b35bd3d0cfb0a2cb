import { asAuthenticator, connections } from '../db/connections.ts';
import { installationSecret } from '../db/settings.ts';
import { type StoreSettings, storeSettings } from '../db/shared/store/settings.ts';
import { type MailEnv, mailEnv } from '../workers/mail/env.ts';

/** Everything the server takes from its environment; server/start/README.md lists the same names for people. */
export interface Config {
  production: boolean;
  port: number;
  /** URL that the server connects with: sideline_authenticator, who may do nothing but become a visitor's role. */
  databaseUrl: string;
  /** The same account past a pooler, for LISTEN. */
  databaseDirectUrl: string;
  poolSize: number;
  secret: string;
  /** Where files are kept: a folder or a bucket. */
  files: StoreSettings;
  /** How people reach this installation, without a slash at the end; starts every link. */
  publicUrl: string;
  supportEmail: string;
  /** Settings of mails, for previews and for the address that texts name. */
  mail: MailEnv;
  /** Where /help-document leads; unset shows not-found (S-018). */
  helpDocumentUrl: string | null;
  /** An installation's own pages on privacy and terms; unset shows the default ones (S-202). */
  privacyUrl: string | null;
  termsUrl: string | null;
  /** The external report of verifications that the console links to (S-231). */
  verificationsReportUrl: string | null;
  /** Key of the address verification service; without it the built-in rules decide. */
  lobKey: string | null;
  /** Token of the maps service for suggestions and coordinates; without it the table of postal codes answers. */
  mapboxToken: string | null;
  /** Requests a minute from one address and from one token. */
  requestsPerMinute: number;
  statementTimeout: number;
  logLevel: string;
}

/** All faults of the environment at once, one a line. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads and checks the environment. Throws a ConfigError that lists every fault. */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const faults: string[] = [];
  const attempt = <T>(read: () => T, fallback: T): T => {
    try {
      return read();
    } catch (error) {
      faults.push((error as Error).message);
      return fallback;
    }
  };
  const number = (name: string, fallback: number, min: number, max: number) => {
    const value = env[name] ? Number(env[name]) : fallback;
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    faults.push(`${name} must be a whole number from ${min} to ${max}, not "${env[name]}".`);
    return fallback;
  };
  const url = (name: string, protocols: string[], fallback: string | null) => {
    const value = env[name] || fallback;
    if (value === null) return null;
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
      faults.push(`${name} must be an address that starts with ${protocols.join('// or ')}//.`);
    }
    return value;
  };
  const production = env.NODE_ENV === 'production';
  const port = number('PORT', 5000, 1, 65_535);
  const database = env.SERVER_DATABASE_URL
    ? { direct: '', authenticator: '' }
    : attempt(connections, { owner: '', direct: '', authenticator: '' });
  const serverUrl = env.SERVER_DATABASE_URL || database.authenticator;
  const directUrl =
    !env.SERVER_DATABASE_URL && env.DATABASE_DIRECT_URL && database.direct ? asAuthenticator(database.direct) : '';
  if (production && !env.SIDELINE_SECRET) {
    faults.push('SIDELINE_SECRET is required in production: several machines must share one secret knowingly.');
  }
  const mail = attempt(() => mailEnv(env), { supportEmail: '' } as MailEnv);
  const config: Config = {
    production,
    port,
    databaseUrl: serverUrl,
    databaseDirectUrl: env.SERVER_DATABASE_DIRECT_URL || directUrl || serverUrl,
    poolSize: number('POOL_SIZE', 10, 1, 200),
    secret: attempt(installationSecret, ''),
    files: attempt(() => storeSettings(env), { folder: '' }),
    publicUrl: (url('PUBLIC_URL', ['http:', 'https:'], `http://localhost:${port}`) ?? '').replace(/\/+$/, ''),
    supportEmail: mail.supportEmail,
    mail,
    helpDocumentUrl: url('HELP_DOCUMENT_URL', ['http:', 'https:'], null),
    privacyUrl: url('PRIVACY_URL', ['http:', 'https:'], null),
    termsUrl: url('TERMS_URL', ['http:', 'https:'], null),
    verificationsReportUrl: url('VERIFICATIONS_REPORT_URL', ['http:', 'https:'], null),
    lobKey: env.LOB_API_KEY || null,
    mapboxToken: env.MAPBOX_TOKEN || null,
    requestsPerMinute: number('REQUESTS_PER_MINUTE', production ? 1200 : 60_000, 10, 10_000_000),
    statementTimeout: number('STATEMENT_TIMEOUT_MS', 10_000, 100, 600_000),
    logLevel: env.LOG_LEVEL || (production ? 'info' : 'warn'),
  };
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return config;
}
