import { asAuthenticator, connections } from '../db/instance/connections.ts';
import { installationSecret, installationSecrets } from '../db/settings.ts';
import { LOG_LEVELS, SettingsReader } from '../db/settingsReader.ts';
import { type IdentityProvider, identityProviders } from './identityProviders.ts';
import { lookerHosts } from './lookerHosts.ts';
import { type StoreSettings, storeSettings } from './shared/files/store/settings.ts';
import { type MailEnv, mailEnv } from './shared/mail/index.ts';
import type { Secrets } from './shared/secret.ts';

/** Environment settings of the server; docs/operations.md documents the same names. */
export interface Config {
  production: boolean;
  port: number;
  /** The address to listen on; null: all of the machine's. */
  host: string | null;
  /** The URL that the server connects with, as sideline_authenticator, which can only assume a visitor's role. */
  databaseUrl: string;
  /** The same account bypassing a pooler, for LISTEN. */
  databaseDirectUrl: string;
  /** Replicas for dashboards and targeting, with the same account; none: everything is read from the primary. */
  databaseReadUrls: string[];
  /** How a replica tells whether it has what was committed before. */
  replicaFreshness: 'wal' | 'heartbeat';
  /** True if there is a pooler: the direct address differs. */
  pooled: boolean;
  /** Whether reads take the fast path (server/fastPath); off: every response is Grafast's. */
  fastPath: boolean;
  /** Whether statements are prepared under names; through a pooler only if it is configured to support them. */
  preparedStatements: boolean;
  poolSize: number;
  /** `secret` signs; `secrets` verify: the same one, and a second one during a rotation. */
  secret: string;
  secrets: Secrets;
  /** Where files are stored: a folder or a bucket. */
  files: StoreSettings;
  /** The public URL of this installation, without a trailing slash; the base of every link. */
  publicUrl: string;
  supportEmail: string;
  /** Email settings, for previews and for the address that texts mention. */
  mail: MailEnv;
  /** Where /help-document redirects; not found if unset (S-018). */
  helpDocumentUrl: string | null;
  /** The installation's own privacy policy and terms; if unset, the default pages are shown (S-202). */
  privacyUrl: string | null;
  termsUrl: string | null;
  /** The overview video of the sponsorship application; if unset, a neutral picture is shown (L-134). */
  applicationVideoUrl: string | null;
  /** The external verification report that the console links to (S-231). */
  verificationsReportUrl: string | null;
  /**
   * The URL of an organization's contacts that the console links to; the id is appended. If unset, the id is shown
   * (B-095).
   */
  salesforceUrl: string | null;
  hubspotCompanyUrl: string | null;
  /** Hosts whose reports a campaign's dashboard may embed (S-159). */
  lookerHosts: string[];
  /** Key of the address verification service; without it the built-in rules are used. */
  lobKey: string | null;
  /** Token of the maps service for suggestions and coordinates; without it the table of postal codes is used. */
  mapboxToken: string | null;
  /** Providers of OpenID Connect by which staff and sponsors sign in. */
  identityProviders: IdentityProvider[];
  /** Whether a provider on this machine may be reached by http: for tests. */
  oidcAllowHttp: boolean;
  /** Whether webhooks may have addresses of the own network; for tests. */
  webhookPrivateAddresses: boolean;
  /** Requests per minute with one token; three times as many from one network address. */
  requestsPerMinute: number;
  /** The shared caches in front of the server, which dashboards are published to; none: no answer may be shared. */
  edgePurgeUrls: string[];
  statementTimeout: number;
  logLevel: string;
  /** Where GET /metrics listens; null: nowhere. */
  metricsPort: number | null;
  metricsHost: string;
  /** Time limit for the body of a request that is not an upload. */
  bodySeconds: number;
  /** Time limit for an upload: 20 MB over a slow connection. */
  uploadSeconds: number;
  /** Seconds without traffic in either direction after which a connection is closed, except live ones. */
  stalledSeconds: number;
  /** Minutes that a login may be idle; 0: it lasts its twelve hours. */
  sessionIdleMinutes: number;
  /** Time limit for running requests when the server is stopped. */
  shutdownSeconds: number;
  /** Proxies whose X-Forwarded-For is trusted: comma-separated addresses and ranges, or loopback. */
  trustedProxies: string;
  /** The header in which the proxy names the country of a request; null: it does not. */
  countryHeader: string | null;
}

/** Every setting that is one database URL. */
const DATABASE_URLS = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'SERVER_DATABASE_URL', 'SERVER_DATABASE_DIRECT_URL'];

/** Reads and validates the environment. Throws a UserFacingError that lists every error, one per line. */
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
  const readUrls = reader.urls('DATABASE_READ_URL', postgres);
  const mail = reader.attempt(() => mailEnv(env), { supportEmail: '' } as MailEnv);
  const oidcAllowHttp = reader.choice('OIDC_ALLOW_HTTP', ['on', 'off'], 'off') === 'on';
  const config: Config = {
    production,
    port,
    host: env.LISTEN_HOST || (production ? null : '127.0.0.1'), // demo passwords are public
    databaseUrl: serverUrl,
    databaseDirectUrl,
    databaseReadUrls: reader.attempt(() => readUrls.map(asAuthenticator), []),
    replicaFreshness: reader.choice('REPLICA_FRESHNESS', ['wal', 'heartbeat'], 'wal'),
    pooled,
    preparedStatements: reader.choice('PREPARED_STATEMENTS', ['on', 'off'], pooled ? 'off' : 'on') === 'on',
    fastPath: reader.choice('FAST_PATH', ['on', 'off'], 'on') === 'on',
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
    oidcAllowHttp,
    webhookPrivateAddresses: !production && env.WEBHOOK_PRIVATE_ADDRESSES === 'on',
    identityProviders: reader.attempt(() => identityProviders(env, oidcAllowHttp), []),
    requestsPerMinute: reader.number('REQUESTS_PER_MINUTE', production ? 1200 : 60_000, 10, 10_000_000),
    edgePurgeUrls: reader.urls('EDGE_PURGE_URL', ['http:', 'https:']),
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
    countryHeader: env.COUNTRY_HEADER || null,
  };
  if (production && /^http:\/\/(?!localhost|127\.)/.test(config.publicUrl)) {
    reader.add('PUBLIC_URL must start with https:// in production: links and sign-ins must not travel in the clear.');
  }
  if (production && oidcAllowHttp) reader.add('OIDC_ALLOW_HTTP must be off in production.');
  reader.end();
  return config;
}
