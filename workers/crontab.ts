/** Scheduled jobs. Times are UTC by the machine's clock; which day a rule refers to comes from the movable clock. */
import { type CronItem, parseCronItems } from 'graphile-worker';

/** Each row: schedule, task. A run replaces its previous one if that is still waiting. */
const schedule: [match: string, task: string][] = [
  ['* * * * *', 'mail_outbox__sweep'],
  ['* * * * *', 'schema_steps__backfill'],
  ['* * * * *', 'sends__send'],
  ['* * * * *', 'webhooks__sweep'],
  ['*/15 * * * *', 'organizations__creatives'],
  ['*/10 * * * *', 'organizations__duplicates'],
  ['*/5 * * * *', 'user_views__end'],
  ['0 * * * *', 'tasks__mail'], // sends from 8:00 on, in the one configured time zone
  ['0 13 * * *', 'verification_deadlines__remind'], // the morning of every US time zone, or close to it
  ['5 13 * * *', 'offers__remind'],
  ['10 13 * * *', 'checks__age'],
  ['12 13 * * *', 'deposits__settle'],
  ['0 12 * * *', 'recaps__send'], // before the working day in US Eastern
  ['40 7 * * *', 'files__sweep'],
  ['10 * * * *', 'sealed_texts__wrap'],
  ['15 5 * * *', 'sponsorable_properties__confidence'], // just after midnight in US Eastern
  ['1 4,5 * * *', 'offer_totals__recount'], // midnight in US Eastern, summer and winter
  ['30 5 * * *', 'campaign_forecasts__compute'], // just after midnight in US Eastern
  ['45 6 * * *', 'mail_outbox__clean'],
  ['20 6 * * *', 'audit_log__partition'],
  ['5 0 * * *', 'audit_log__seal'], // a day of the audit log has ended
];

export const cronItems = parseCronItems(
  schedule.map(
    ([match, task]): CronItem => ({
      match,
      task,
      options: {
        jobKey: `cron:${task}`,
        maxAttempts: 25, // a killed worker uses up one attempt
        backfillPeriod: match === '* * * * *' ? 0 : 86_400_000,
      },
    }),
  ),
);

/** Tasks to run at once when the clock is moved (or was moved while no worker ran). */
export const clockTasks = [
  'sends__send',
  'verification_deadlines__remind',
  'offers__remind',
  'checks__age',
  'deposits__settle',
  'organizations__creatives',
  'tasks__mail',
  'sponsorable_properties__confidence',
  'offer_totals__recount',
  'campaign_forecasts__compute',
  'mail_outbox__sweep',
  'user_views__end',
  'recaps__send',
  'webhooks__sweep',
];

/**
 * Tasks that do all pending work, whatever their job says: always queued under a key, so that a new job does the work
 * of an old one.
 */
export const wholeTasks = [...new Set([...schedule.map(([, task]) => task), ...clockTasks, 'mail_outbox__send'])];
