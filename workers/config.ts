/** Environment settings of the worker; server/start/README.md documents the shared names. */
import { connections } from '../db/instance/connections.ts';
import { installationSecrets, portSetting } from '../db/settings.ts';
import { LOG_LEVELS, SettingsReader } from '../db/settingsReader.ts';
import { UserFacingError } from '../db/userFacingError.ts';
import { type StoreSettings, storeSettings } from '../server/shared/files/store/settings.ts';
import { LINK_DAYS } from '../server/shared/links/links.ts';
import { type MailEnv, mailEnv } from '../server/shared/mail/index.ts';
import type { Secrets } from '../server/shared/secret.ts';
import type { BounceSettings } from './mail/bounceAddress.ts';
import type { MailLookup } from './mail/lookup.ts';
import type { QuietHours } from './mail/outbox.ts';
import type { PostSettings } from './webhooks/post.ts';

export interface WorkerConfig {
  /** Connects as the owner, bypassing a pooler, because the worker listens. */
  databaseUrl: string;
  /** Connects as sideline_authenticator, to read what a user may see. */
  visitorsUrl: string;
  smtpUrl: string;
  /** Where files are stored: a folder or a bucket. */
  files: StoreSettings;
  mail: MailEnv;
  /** How to query the mail server about an email; null: it cannot be queried. */
  mailLookup: MailLookup | null;
  /** Where bounces are received by SMTP; null: nowhere. */
  bounces: BounceSettings | null;
  /** Days from a verification deadline on which its league is reminded; negative: before it. */
  reminderDays: number[];
  /** Days after an offer was sent on which a league that has not answered is reminded. */
  offerReminderDays: number[];
  /** The hours in which bulk email is held, by the organization's local time; null: never. */
  quietHours: QuietHours | null;
  /** The hour at which an organization is informed of the day's new material, by its local time. */
  endOfDayHour: number;
  /** Days for which ended emails, analytics events and link views are stored. */
  keepMailDays: number;
  keepEventDays: number;
  keepViewDays: number;
  /** How many days after a season its signed releases are kept. */
  keepReleaseDays: number;
  /** The shared caches in front of the server, and the longest time, in seconds, that they take to fetch an answer. */
  edge: { purgeUrls: string[]; fetchSeconds: number };
  /** How webhooks are sent; secrets: the installation's, which open theirs. */
  webhooks: PostSettings & { secrets: Secrets };
  /** The number of concurrent jobs. */
  concurrency: number;
  logLevel: string;
  /** Where GET /metrics listens; null: nowhere. */
  metricsPort: number | null;
  metricsHost: string;
}

/** 7 days and 1 day before the deadline, 3 days after it, then weekly for four weeks. */
const REMINDER_DAYS = '-7,-1,3,10,17,24,31';
/** A week after the offer, and the day before its link expires. */
const OFFER_REMINDER_DAYS = `7,${Number(LINK_DAYS.offer) - 1}`;

/** Whole days from `minimum` to 365, separated by commas: "-7,-1,3". `name`: the setting's; `example`: its default. */
function parseDays(name: string, text: string, example: string, minimum: number): number[] {
  const days = text.split(',').map((day) => Number(day.trim() || Number.NaN));
  if (!days.every((day) => Number.isInteger(day) && day >= minimum && day <= 365))
    throw new UserFacingError(
      `${name} must be whole days from ${minimum} to 365 separated by commas, such as "${example}", not "${text}".`,
    );
  return [...new Set(days)].sort((a, b) => a - b);
}

/** The days of REMINDER_DAYS; without it the default ones. */
export const parseReminderDays = (text?: string): number[] =>
  parseDays('REMINDER_DAYS', text || REMINDER_DAYS, REMINDER_DAYS, -365);

/** The days of OFFER_REMINDER_DAYS; without it the default ones. */
export const parseOfferReminderDays = (text?: string): number[] =>
  parseDays('OFFER_REMINDER_DAYS', text || OFFER_REMINDER_DAYS, OFFER_REMINDER_DAYS, 1);

/** Two hours of the day, "21-8", or "off". */
export function parseQuietHours(text: string): QuietHours | null {
  if (text === 'off') return null;
  const [, from, until] = /^(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  if (from === undefined || until === undefined || Number(from) > 23 || Number(until) > 23 || from === until)
    throw new UserFacingError(
      `QUIET_HOURS must be two different hours from 0 to 23, such as "21-8", or "off", not "${text}".`,
    );
  return { from: Number(from), until: Number(until) };
}

/** A URL with {messageId} in it, and an optional token. */
export function parseMailLookup(url: string | undefined, token: string | undefined): MailLookup | null {
  if (!url) return null;
  if (!/^https?:\/\/.*\{messageId\}/.test(url))
    throw new UserFacingError(
      'MAIL_LOOKUP_URL must be an address with {messageId} in it, such as https://host/mails?id={messageId}.',
    );
  return { url, token: token || null };
}

/** BOUNCE_ADDRESS, such as bounces@mail.example.com, with the port and host where its mail is delivered. */
function bounceSettings(env: NodeJS.ProcessEnv, reader: SettingsReader): BounceSettings | null {
  const address = env.BOUNCE_ADDRESS;
  if (!address) return null;
  if (!/^[^\s@+]{1,24}@[^\s@]+$/.test(address))
    reader.add(
      'BOUNCE_ADDRESS must be an address such as bounces@mail.example.com, with at most 24 characters before the @.',
    );
  return {
    address,
    port: reader.number('BOUNCE_PORT', 2525, 0, 65_535),
    host: env.BOUNCE_HOST || '0.0.0.0',
    secrets: reader.attempt(installationSecrets, []),
  };
}

/** Reads and validates the environment. Throws a UserFacingError that lists every error, one per line. */
export function workerConfig(env: NodeJS.ProcessEnv): WorkerConfig {
  const reader = new SettingsReader(env);
  const smtpUrl = env.SMTP_URL || `smtp://127.0.0.1:${reader.attempt(() => portSetting('MAIL_SMTP_PORT', 1025), 1025)}`;
  if (!URL.canParse(smtpUrl) || !/^smtps?:$/.test(new URL(smtpUrl).protocol))
    reader.add('SMTP_URL must be an address such as smtp://user:password@host:587.');
  const config: WorkerConfig = {
    databaseUrl: reader.attempt(() => connections().direct, ''),
    visitorsUrl: reader.attempt(() => connections().authenticator, ''),
    smtpUrl,
    files: reader.attempt(() => storeSettings(env), { folder: '' }),
    mail: reader.attempt(() => mailEnv(env), {} as MailEnv),
    mailLookup: reader.attempt(() => parseMailLookup(env.MAIL_LOOKUP_URL, env.MAIL_LOOKUP_TOKEN), null),
    bounces: bounceSettings(env, reader),
    reminderDays: reader.attempt(() => parseReminderDays(env.REMINDER_DAYS), []),
    offerReminderDays: reader.attempt(() => parseOfferReminderDays(env.OFFER_REMINDER_DAYS), []),
    // no email at night in production; on a developer's machine it should be sent at once
    quietHours: reader.attempt(
      () => parseQuietHours(env.QUIET_HOURS || (env.NODE_ENV === 'production' ? '21-8' : 'off')),
      null,
    ),
    endOfDayHour: reader.number('END_OF_DAY_HOUR', 18, 0, 23),
    keepMailDays: reader.number('KEEP_MAIL_DAYS', 400, 30, 4000),
    keepEventDays: reader.number('KEEP_EVENT_DAYS', 400, 30, 4000),
    keepViewDays: reader.number('KEEP_VIEW_DAYS', 400, 30, 4000),
    keepReleaseDays: reader.number('KEEP_RELEASE_DAYS', 400, 30, 4000),
    edge: {
      purgeUrls: reader.urls('EDGE_PURGE_URL', ['http:', 'https:']),
      fetchSeconds: reader.number('EDGE_FETCH_SECONDS', 15, 1, 60),
    },
    webhooks: {
      privateAddresses: reader.choice('WEBHOOK_PRIVATE_ADDRESSES', ['off', 'on'], 'off') === 'on',
      secrets: reader.attempt(installationSecrets, []),
    },
    concurrency: reader.number('WORKER_CONCURRENCY', 4, 1, 50),
    logLevel: reader.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    metricsPort: reader.number('WORKER_METRICS_PORT', 0, 0, 65_535) || null,
    metricsHost: env.METRICS_HOST || '127.0.0.1',
  };
  if (config.webhooks.privateAddresses && env.NODE_ENV === 'production')
    reader.add('WEBHOOK_PRIVATE_ADDRESSES=on is for tests only: in production it would open your network to users.');
  reader.end();
  return config;
}
