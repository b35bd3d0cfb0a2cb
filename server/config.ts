import { asAuthenticator, connections } from '../db/instance/connections.ts';
import { installationSecret, installationSecrets } from '../db/settings.ts';
import { LOG_LEVELS, SettingsReader } from '../db/settingsReader.ts';
import { lookerHosts } from './lookerHosts.ts';
import { type StoreSettings, storeSettings } from './shared/files/store/settings.ts';
import { type MailEnv, mailEnv } from './shared/mail/index.ts';
import type { Secrets } from './shared/secret.ts';

/** Everything the server takes from its environment; server/start/README.md lists the same names for people. */
export interface Config {
  production: boolean;
  port: number;
  /** The address that it listens on; null: every one of the machine. */
  host: string | null;
  /** URL that the server connects with: sideline_authenticator, who may do nothing but become a visitor's role. */
  databaseUrl: string;
  /** The same account past a pooler, for LISTEN. */
  databaseDirectUrl: string;
  /** A streaming replica for dashboards and targeting, as the same account; null: everything is read from the main one. */
  databaseReadUrl: string | null;
  /** Whether a pooler stands between: the direct address is another one. */
  pooled: boolean;
  /** Whether reads take the fast path (server/fastPath); off: every response is Grafast's own. */
  fastPath: boolean;
  /** Whether the documents of both apps are planned before the server is ready. */
  planAtStart: boolean;
  /** Whether statements are prepared under names; through a pooler only when told that it follows them. */
  preparedStatements: boolean;
  poolSize: number;
  /** Signs; `secrets` verify: this one, and a second one while it is rotated. */
  secret: string;
  secrets: Secrets;
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
  /** The overview video of the sponsorship application; unset shows a neutral picture (L-134). */
  applicationVideoUrl: string | null;
  /** The external report of verifications that the console links to (S-231). */
  verificationsReportUrl: string | null;
  /** Where the console's links to an organization's contacts lead, their id is put at the end; unset shows the id (B-095). */
  salesforceUrl: string | null;
  hubspotCompanyUrl: string | null;
  /** Whose reports a campaign's dashboard may show (S-159). */
  lookerHosts: string[];
  /** Key of the address verification service; without it the built-in rules decide. */
  lobKey: string | null;
  /** Token of the maps service for suggestions and coordinates; without it the table of postal codes answers. */
  mapboxToken: string | null;
  /** Requests a minute from one address and from one token. */
  requestsPerMinute: number;
  statementTimeout: number;
  logLevel: string;
  /** Where GET /metrics listens; null: nowhere. */
  metricsPort: number | null;
  metricsHost: string;
  /** How long the body of a request that is no upload may be on its way. */
  bodySeconds: number;
  /** How long an upload may be on its way: 20 MB over a slow line. */
  uploadSeconds: number;
  /** Seconds without a byte either way after which a connection is given up; live ones excepted. */
  stalledSeconds: number;
  /** Minutes that a login may rest before it is over; 0: it lasts its twelve hours. */
  sessionIdleMinutes: number;
  /** How long running requests may take to end when the server is stopped. */
  shutdownSeconds: number;
  /** Whose X-Forwarded-For is believed: addresses and ranges parted by commas, or loopback. */
  trustedProxies: string;
}

/** Every setting that is a database's address. */
const DATABASE_URLS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'SERVER_DATABASE_URL',
  'SERVER_DATABASE_DIRECT_URL',
];

/** Reads and checks the environment. Throws a Failure that lists every fault, one a line. */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const reader = new SettingsReader(env);
  const production = env.NODE_ENV === 'production';
  const port = reader.number('PORT', 5000, 1, 65_535);
  const postgres = ['postgres:', 'postgresql:'];
  for (const name of DATABASE_URLS) reader.url(name, postgres, null);
  const database = env.SERVER_DATABASE_URL
    ? { direct: '', authenticator: '' }
    : reader.attempt(connections, { owner: '', direct: '', authenticator: '' });
  const serverUrl = env.SERVER_DATABASE_URL || database.authenticator;
  const directUrl =
    !env.SERVER_DATABASE_URL && env.DATABASE_DIRECT_URL && database.direct
      ? reader.attempt(() => asAuthenticator(database.direct), '')
      : '';
  if (production && !env.SIDELINE_SECRET) {
    reader.add('SIDELINE_SECRET is required in production: several machines must share one secret knowingly.');
  }
  const databaseDirectUrl = env.SERVER_DATABASE_DIRECT_URL || directUrl || serverUrl;
  const pooled = databaseDirectUrl !== serverUrl;
  const readUrl = env.DATABASE_READ_URL
    ? reader.attempt(() => asAuthenticator(env.DATABASE_READ_URL as string), '')
    : null;
  const mail = reader.attempt(() => mailEnv(env), { supportEmail: '' } as MailEnv);
  const config: Config = {
    production,
    port,
    host: env.LISTEN_HOST || (production ? null : '127.0.0.1'), // demo passwords are public
    databaseUrl: serverUrl,
    databaseDirectUrl,
    databaseReadUrl: readUrl,
    pooled,
    preparedStatements: reader.choice('PREPARED_STATEMENTS', ['on', 'off'], pooled ? 'off' : 'on') === 'on',
    fastPath: reader.choice('FAST_PATH', ['on', 'off'], 'on') === 'on',
    planAtStart: reader.choice('PLAN_AT_START', ['on', 'off'], production ? 'on' : 'off') === 'on',
    poolSize: reader.number('POOL_SIZE', 10, 1, 200),
    secret: reader.attempt(installationSecret, ''),
    secrets: reader.attempt(installationSecrets, []),
    files: reader.attempt(() => storeSettings(env), { folder: '' }),
    publicUrl: reader.url('PUBLIC_URL', ['http:', 'https:'], `http://localhost:${port}`).replace(/\/+$/, ''),
    supportEmail: mail.supportEmail,
    mail,
    helpDocumentUrl: reader.url('HELP_DOCUMENT_URL', ['http:', 'https:'], null),
    privacyUrl: reader.url('PRIVACY_URL', ['http:', 'https:'], null),
    termsUrl: reader.url('TERMS_URL', ['http:', 'https:'], null),
    verificationsReportUrl: reader.url('VERIFICATIONS_REPORT_URL', ['http:', 'https:'], null),
    salesforceUrl: reader.url('SALESFORCE_URL', ['https:'], null),
    hubspotCompanyUrl: reader.url('HUBSPOT_COMPANY_URL', ['https:'], null),
    applicationVideoUrl: reader.url('APPLICATION_VIDEO_URL', ['https:'], null),
    lookerHosts: reader.attempt(() => lookerHosts(env.LOOKER_HOSTS), []),
    lobKey: env.LOB_API_KEY || null,
    mapboxToken: env.MAPBOX_TOKEN || null,
    requestsPerMinute: reader.number('REQUESTS_PER_MINUTE', production ? 1200 : 60_000, 10, 10_000_000),
    statementTimeout: reader.number('STATEMENT_TIMEOUT_MS', 10_000, 100, 600_000),
    logLevel: reader.choice('LOG_LEVEL', LOG_LEVELS, production ? 'info' : 'warn'),
    metricsPort: reader.number('METRICS_PORT', 0, 0, 65_535) || null,
    metricsHost: env.METRICS_HOST || '127.0.0.1',
    sessionIdleMinutes: reader.number('SESSION_IDLE_MINUTES', 240, 0, 720),
    bodySeconds: reader.number('BODY_SECONDS', 15, 1, 120),
    uploadSeconds: reader.number('UPLOAD_SECONDS', 300, 1, 3600),
    stalledSeconds: reader.number('STALLED_SECONDS', 300, 1, 3600),
    shutdownSeconds: reader.number('SHUTDOWN_SECONDS', 20, 1, 600),
    trustedProxies: env.TRUSTED_PROXIES || 'loopback',
  };
  if (production && /^http:\/\/(?!localhost|127\.)/.test(config.publicUrl)) {
    reader.add('PUBLIC_URL must start with https:// in production: links and sign-ins must not travel in the clear.');
  }
  reader.end();
  return config;
}
