/** Checks the guarantees after the run. Returns one line per violation; empty if all hold. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Acknowledged } from './load.ts';
import type { Setup } from './setup.ts';

const unfinished = `
  select (select count(*)::int from graphile_worker.jobs) as jobs,
    (select count(*)::int from app_private.mail_outbox where state in ('queued', 'claimed')) as mails`;

/**
 * Lets the worker finish the remaining jobs and emails. Waiting times are skipped by moving timestamps: dead workers have sent
 * no heartbeat for a while, claimed emails were claimed long ago, and jobs that wait for a retry are due now.
 */
export async function drain(
  setup: Pick<Setup, 'owner' | 'stopWorker' | 'startWorker' | 'settled'>,
  seconds: number,
): Promise<void> {
  const { owner } = setup;
  await setup.stopWorker();
  await owner.query(`update app_private.worker_heartbeat set at = at - interval '10 minutes'`);
  await owner.query(
    `update app_private.mail_outbox set claimed_at = claimed_at - interval '10 minutes' where state = 'claimed'`,
  );
  await owner.query(
    `update app_private.mail_outbox set reserved_until = null, reserved_by = null where state = 'queued'`,
  );
  await owner.query(
    `update graphile_worker._private_jobs set locked_at = locked_at - interval '10 minutes' where locked_at is not null`,
  );
  await owner.query(
    `update graphile_worker._private_job_queues set locked_at = locked_at - interval '10 minutes' where locked_at is not null`,
  );
  setup.startWorker();
  await setup.settled();
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(250)) {
    const { rows } = await owner.query(unfinished);
    if (rows[0].jobs === 0 && rows[0].mails === 0) return;
    // makes emails that wait for a retry due now
    const { rowCount } = await owner.query(
      `update app_private.mail_outbox set retry_at = null
       where state = 'queued' and retry_at > clock_timestamp()`,
    );
    if (rowCount) await owner.query(`select app_private.add_job('mail_outbox__send', '{}', 'mail_outbox__send')`);
    await owner.query(
      `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where run_at > now() and locked_at is null), now())`,
    );
  }
}

/** Guarantees about the database: [message, statement that finds violations]. */
const promises: [message: string, statement: string, values?: (seen: Acknowledged) => unknown[]][] = [
  [
    'an acknowledged acceptance is lost',
    `select id from unnest($1::int[]) as id where not exists (select from app_public.offers o where o.id = id.id and o.status = 'confirmed')`,
    (seen) => [[...seen.accepted]],
  ],
  [
    'an acknowledged sending is lost',
    `select id from unnest($1::int[]) as id where not exists (select from app_private.mail_outbox m where m.kind = 'offer' and m.offer_id = id.id)`,
    (seen) => [[...seen.sent]],
  ],
  [
    'an acknowledged approval is lost',
    `select id from unnest($1::int[]) as id where not exists (select from app_public.checks c where c.id = id.id and c.status = 'approved')`,
    (seen) => [[...seen.approved]],
  ],
  [
    'an acknowledged picture is lost',
    `select id from unnest($1::int[]) as id where not exists (select from app_public.verification_images i where i.id = id.id)`,
    (seen) => [[...seen.uploaded]],
  ],
  [
    'an offer was not confirmed exactly once',
    `select o.id from app_public.offers o join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id
     left join app_public.sponsorship_events e on e.offer_id = o.id and e.description = 'Offer confirmed'
     where p.name = 'accept' group by o.id, o.status having count(e.id) <> (o.status = 'confirmed')::int`,
  ],
  [
    'an accepted offer has not exactly one deadline, contract, account and mail of acceptance',
    `select o.id from app_public.offers o join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id
     where p.name = 'accept' and o.status = 'confirmed' and (
       (select count(*) from app_public.verification_deadlines d where d.offer_id = o.id) <> 1
       or (select count(*) from app_public.offer_contracts c where c.offer_id = o.id) <> 1
       or (select count(*) from app_public.users u where u.email = 'coach' || o.id || '@chaos.test') <> 1
       or (select count(*) filter (where m.recipient = 'coach' || o.id || '@chaos.test') = 1 and count(*) = count(distinct m.recipient)
         from app_private.mail_outbox m where m.offer_id = o.id and m.kind = 'acceptance') is not true)`,
  ],
  [
    'a check was approved more than once, or only by half',
    `select c.id from app_public.checks c where c.status = 'approved' and (
       (select count(*) from app_public.sponsorship_events e where e.offer_id = c.offer_id and e.event_type = 'check_approved') <> 1
       or (select count(*) from app_private.mail_outbox m where m.subject_key = 'check:' || c.id) <> 1)`,
  ],
  [
    'an acknowledged check run is lost',
    `select id from unnest($1::int[]) as id where not exists (select from app_public.checks c where c.id = id.id and c.state = 'printed')`,
    (seen) => [[...seen.printed]],
  ],
  [
    'a check is on two sheets, or was printed twice',
    `select c.id from app_public.checks c where (select count(*) from app_public.check_sheets s where s.check_id = c.id) > 1
       or (select count(*) from app_public.sponsorship_events e where e.offer_id = c.offer_id and e.event_type = 'check_printed')
         <> (c.printed_at is not null)::int`,
  ],
  [
    'a check run is only by half: its sheets are not its numbers',
    `select r.id from app_public.check_runs r where r.status <> 'canceled' and (
       select array_agg(s.number order by s.number) from app_public.check_sheets s join app_public.checks c on c.id = s.check_id
       where s.run_id = r.id and c.run_id = r.id and c.number = s.number)
       is distinct from (select array_agg(n) from generate_series(r.first_number, r.last_number) n)`,
  ],
  [
    'a sheet number is not explained',
    `select n as id from generate_series((select min(number) from app_public.check_sheets), (select max(number) from app_public.check_sheets)) n
     where not exists (select from app_public.check_sheets s where s.number = n)`,
  ],
  [
    'a check number was given twice',
    `select number as id from app_public.checks where number is not null group by 1 having count(*) > 1`,
  ],
  [
    'an import was done by half',
    `select string_agg(distinct coalesce(old_shipping_address, 'none'), ' and ') as id from app_public.organizations
     where name like 'Import League %' having count(distinct coalesce(old_shipping_address, 'none')) > 1`,
  ],
  [
    'an acknowledged import is lost',
    `select id from app_public.organizations where name like 'Import League %' and coalesce(old_shipping_address::int, 0) < $1::int`,
    (seen) => [seen.imported],
  ],
  [
    'a job is stuck',
    `select task_identifier || ' ' || attempts || ' of ' || max_attempts || ' ' || coalesce(last_error, 'locked by ' || locked_by, 'waiting') as id from graphile_worker.jobs`,
  ],
  [
    'a mail has not come to an end',
    `select kind || ' ' || state || ' ' || coalesce(last_error, '') as id from app_private.mail_outbox where state not in ('sent', 'uncertain') and included_in is null`,
  ],
  [
    'a picture has no thumbnail',
    `select id from app_private.files where content_type like 'image/%' and thumbnail_key is null`,
  ],
];

/** All violated guarantees; `taken`: the emails that the mail server accepted. */
export async function brokenPromises(
  { owner, filesDir }: Pick<Setup, 'owner' | 'filesDir'>,
  seen: Acknowledged,
  taken: Map<string, number>,
): Promise<string[]> {
  const broken = [...seen.wrong];
  for (const [message, statement, values] of promises) {
    const { rows } = await owner.query(statement, values?.(seen));
    if (rows.length > 0)
      broken.push(
        `${message}: ${rows.length} (${rows
          .slice(0, 5)
          .map(({ id }) => id)
          .join(', ')})`,
      );
  }
  return [...broken, ...(await mailFaults(owner, taken)), ...(await fileFaults(owner, filesDir))];
}

async function mailFaults(owner: pg.Pool, taken: Map<string, number>): Promise<string[]> {
  const violations: string[] = [];
  const { rows } = await owner.query<{ state: string; id: string | null }>(
    'select state, message_id as id from app_private.mail_outbox',
  );
  for (const [id, times] of taken) if (times > 1) violations.push(`the mail ${id} was sent ${times} times`);
  const recorded = new Set<string>();
  for (const { state, id } of rows) {
    if (state !== 'sent') continue;
    if (!id || !taken.has(id)) violations.push(`a mail counts as sent that the mail server never took: ${id}`);
    else recorded.add(id);
  }
  const unrecorded = [...taken.keys()].filter((id) => !recorded.has(id)).length;
  const uncertain = rows.filter(({ state }) => state === 'uncertain').length;
  if (unrecorded > uncertain)
    violations.push(`${unrecorded} mails were taken without a record, but only ${uncertain} are marked uncertain`);
  return violations;
}

/** Recorded files that are missing or differ from what was recorded. */
export async function fileFaults(owner: pg.Pool, folder: string): Promise<string[]> {
  const violations: string[] = [];
  const { rows } = await owner.query<{ key: string; sha256: Buffer; thumbnail: string | null }>(
    'select storage_key as key, sha256, thumbnail_key as thumbnail from app_private.files',
  );
  for (const { key, sha256, thumbnail } of rows) {
    const bytes = await readFile(join(folder, key)).catch(() => null);
    if (!bytes) violations.push(`the file ${key} is recorded but not there`);
    else if (!createHash('sha256').update(bytes).digest().equals(sha256))
      violations.push(`the file ${key} is not what was recorded`);
    if (thumbnail && !existsSync(join(folder, thumbnail))) violations.push(`the thumbnail ${thumbnail} is not there`);
  }
  return violations;
}

/** Files that no row references: from uploads that were cut off. */
export async function unnamedFiles({ owner, filesDir }: Pick<Setup, 'owner' | 'filesDir'>): Promise<string[]> {
  const { rows } = await owner.query<{ key: string }>(
    `select storage_key as key from app_private.files union all select thumbnail_key from app_private.files where thumbnail_key is not null
     union all select webp_key from app_private.files where webp_key is not null
     union all select page_key from app_private.files where page_key is not null`,
  );
  const named = new Set(rows.map(({ key }) => key));
  if (!existsSync(filesDir)) return [];
  return readdirSync(filesDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(filesDir.length + 1))
    .filter((key) => !named.has(key));
}
