/** What happens by itself. Times are UTC and the machine's own; which day a rule means is asked of the movable clock. */
import { type CronItem, parseCronItems } from 'graphile-worker';

/** Each row: when, what. A run that finds its last one still waiting replaces it. */
const schedule: [match: string, task: string][] = [
  ['* * * * *', 'mail_outbox__sweep'],
  ['*/15 * * * *', 'organizations__creatives'],
  ['*/10 * * * *', 'organizations__duplicates'],
  ['*/5 * * * *', 'user_views__end'],
  ['0 * * * *', 'tasks__mail'], // it sends from 8 on in the one configured zone
  ['0 13 * * *', 'verification_deadlines__remind'], // the morning of every US time zone, or close to it
  ['40 7 * * *', 'files__sweep'],
  ['15 5 * * *', 'sponsorable_properties__confidence'], // just after midnight in US Eastern
  ['1 4,5 * * *', 'offer_totals__recount'], // midnight in US Eastern, summer and winter
  ['45 6 * * *', 'mail_outbox__clean'],
  ['20 6 * * *', 'audit_log__partition'],
  ['5 0 * * *', 'audit_log__seal'], // a day of the audit trail is over
];

export const cronItems = parseCronItems(
  schedule.map(
    ([match, task]): CronItem => ({
      match,
      task,
      options: {
        jobKey: `cron:${task}`,
        maxAttempts: 25, // a worker that is killed uses one up
        backfillPeriod: task === 'mail_outbox__sweep' ? 0 : 86_400_000,
      },
    }),
  ),
);

/** What must happen at once when the clock is moved (or was moved while no worker ran). */
export const clockTasks = [
  'verification_deadlines__remind',
  'organizations__creatives',
  'tasks__mail',
  'sponsorable_properties__confidence',
  'offer_totals__recount',
  'mail_outbox__sweep',
  'user_views__end',
];

/** Tasks that do all the work there is, whatever was asked for: always queued under a key, a new job does what an old one left. */
export const wholeTasks = [...new Set([...schedule.map(([, task]) => task), ...clockTasks, 'mail_outbox__send'])];
