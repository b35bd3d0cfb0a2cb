import { installationSecret } from '../../db/settings.ts';
import { sealText } from '../shared/envelope.ts';
import { LEAGUE_EMAIL } from './accounts.ts';
import { type Batch, run, stage } from './batch.ts';

/** Payments by direct deposit, in the order of their leagues' ids: those that arrived, one that came back, … */
const SETTLED = [1, 4];
const RETURNED = 5;
const SENT = [RETURNED, 7];
const IN_RUN = [8, 9];
const WAITING = [10, 11];

/** Routing numbers of payment providers' test environments, which no bank has. */
const OUR_BANK = '222222226';
const THEIR_BANK = '110000000';

/** A made-up account number of a row of demo_deposits. */
const number = '(1000200031 + 7919 * d.k)::text';

const among = ([first, last]: number[]) => `d.k between ${first} and ${last}`;

/**
 * Chooses leagues whose only check can be a direct deposit (demo_deposits), and gives them and one of the demo's league
 * sign-in accounts, with their numbers sealed. In the first load; afterwards none. Loading checks reads demo_checks.
 */
export async function stageDeposits(batch: Batch): Promise<void> {
  await stage(
    batch,
    'demo_deposits',
    `select row_number() over (order by c.organization_id)::int as k, c.organization_id, c.offer_id, nextval(pg_get_serial_sequence('app_public.deposit_accounts', 'id'))::int as account_id, m.user_id
     from (select *, count(*) over (partition by organization_id) as checks from demo_checks) c join demo_organizations g on g.id = c.organization_id
     join app_public.organization_users m on m.organization_id = g.id join app_public.users u on u.id = m.user_id and u.status = 'active'
     where ${batch.first} and c.checks = 1 and c.status = 'approved' and c.from_then < ${batch.day0} - interval '45 days' and g.country = 'US' and not g.story
     order by c.organization_id limit ${WAITING[1]}`,
  );
  if (!batch.first) return;
  await run(
    batch,
    `update app_public.deposit_settings set enabled = true, bank_name = 'First Demo Bank', bank_routing_number = '${OUR_BANK}', company_name = 'Sideline', originator_id = '1234567890', prenote = false;
     insert into demo_deposits select 0, g.id, null, nextval(pg_get_serial_sequence('app_public.deposit_accounts', 'id')), u.id
       from demo_organizations g join app_public.users u on u.email = '${LEAGUE_EMAIL}' where g.story order by g.n desc limit 1;
     insert into app_public.deposit_accounts (id, organization_id, holder_name, kind, routing_number, ends_in, entered_by_id, entered_at, confirmed_by_id, confirmed_at, usable_from, ended_at, end_reason)
       overriding system value
     select d.account_id, d.organization_id, left(g.name, 200), case when d.k % 4 = 3 then 'savings' else 'checking' end::app_public.bank_account_kind, '${THEIR_BANK}', right(${number}, 4), d.user_id, t.at, d.user_id,
       t.at + interval '4 minutes', t.at + interval '3 days 4 minutes', case when d.k = ${RETURNED} then ${batch.day0} - interval '8 hours' end,
       case when d.k = ${RETURNED} then 'R03: There is no such account' end
     from demo_deposits d join app_public.organizations g on g.id = d.organization_id
     cross join lateral (select ${batch.day0} - case when d.k = 0 then interval '5 days' else interval '50 days' end + d.k * interval '17 minutes' as at) t;
     update demo_checks c set written_at = ${batch.day0} - t.days * interval '1 day' + interval '15 hours', account_id = case when d.k <> ${RETURNED} then d.account_id end,
       status = case when d.k = ${RETURNED} then 'pending' else c.status end
     from demo_deposits d cross join lateral (select case when ${among(SETTLED)} then 32 when ${among(SENT)} then 9 when ${among(IN_RUN)} then 4 else 3 end as days) t where d.offer_id = c.offer_id`,
  );
  const { rows } = await batch.client.query<{ id: number; number: string }>(
    `select d.account_id as id, ${number} as number from demo_deposits d`,
  );
  const secret = installationSecret();
  for (const { id, number: text } of rows) {
    const { key_id, wrapped_key, sealed } = sealText(text, { column: 'deposit_accounts.number', row: id }, secret);
    await batch.client.query(`select app_private.store_sealed_text('deposit_accounts.number', $1, $2, $3, $4)`, [
      String(id),
      key_id,
      wrapped_key,
      sealed,
    ]);
  }
}

/** Runs of direct deposits: one that the banks kept, one of which a payment came back, one that waits for its approval. */
export async function loadDeposits(batch: Batch): Promise<void> {
  if (!batch.first) return;
  const at = (days: number, hours: number) => `${batch.day0} - interval '${days} days' + interval '${hours} hours'`;
  const staff = (name: string) => `(select id from app_public.users where email = '${name}@sideline.test')`;
  const add = (which: number[], days: number, sent: boolean) => `
    with run as (
      insert into app_public.deposit_runs (status, effective_date, created_by_id, created_at, approved_by_id, approved_at, file_hash, downloaded_at, sent_on, closed_by_id, closed_at)
      select '${sent ? 'sent' : 'open'}', app_private.banking_day_after(s.day, 1), ${staff('superadmin')}, ${at(days, 15)}
        ${sent ? `, ${staff('controller')}, ${at(days, 17)}, encode(sha256('sideline demo ${days}'), 'hex'), ${at(days, 18)}, s.day, ${staff('controller')}, (s.day + time '15:00') at time zone 'UTC'` : ', null'.repeat(7)}
      from (select app_private.banking_day_after(${batch.today} - ${sent ? days : -1}, 1) as day) s
      returning id
    ) insert into app_public.deposit_entries (run_id, check_id, account_id, amount)
    select run.id, c.id, d.account_id, c.amount from run, demo_deposits d join app_public.checks c on c.offer_id = d.offer_id where ${among(which)} order by d.k`;
  await run(
    batch,
    `${add(SETTLED, 31, true)}; ${add(SENT, 8, true)}; ${add(IN_RUN, 1, false)};
     with file as (
       insert into app_public.deposit_return_files (file_name, file_hash, created_by_id, created_at)
       values ('returns.ach', encode(sha256('sideline demo returns'), 'hex'), ${staff('superadmin')}, ${at(1, 16)}) returning id
     ) update app_public.deposit_entries e set returned_on = ${batch.today} - 1, code = 'R03', return_file_id = file.id
     from file, demo_deposits d where e.account_id = d.account_id and d.k = ${RETURNED};
     update app_public.checks c set mailed_on = r.sent_on, estimated_arrival_date = r.effective_date
     from app_public.deposit_entries e join app_public.deposit_runs r on r.id = e.run_id where e.check_id = c.id and r.status = 'sent' and e.returned_on is null;
     update app_public.checks c set cleared_on = kept.day, cleared_amount = c.amount
     from app_public.deposit_entries e join app_public.deposit_runs r on r.id = e.run_id cross join lateral (select app_private.banking_day_after(r.effective_date, 5) as day) kept
     where e.check_id = c.id and c.state = 'mailed' and kept.day < ${batch.today};
     insert into app_public.sponsorship_events (offer_id, organization_id, sponsor_id, event_type, description, change_reason, user_id, created_at)
     select c.offer_id, c.organization_id, c.sponsor_id, v.type::app_public.event_type, 'Direct deposit No. ' || c.id || ', $' || to_char(e.amount, 'FM999,990.00'), v.reason, v.user_id, v.at
     from app_public.deposit_entries e join app_public.deposit_runs r on r.id = e.run_id and r.status = 'sent' join app_public.checks c on c.id = e.check_id
     cross join lateral (values ('deposit_sent', null, r.closed_by_id, r.closed_at), ('check_cleared', null, null, (c.cleared_on + time '09:00') at time zone 'UTC'),
       ('deposit_returned', 'R03: There is no such account', ${staff('superadmin')}, (e.returned_on + time '16:00') at time zone 'UTC')) v (type, reason, user_id, at)
     where v.at is not null order by v.at, c.id`,
  );
}
