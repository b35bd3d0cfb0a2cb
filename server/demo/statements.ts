import { type Batch, run, stage } from './batch.ts';
import { chance, hash } from './sql.ts';

/** The bank that pays the demo's checks. */
export const BANK = 'First Demo Bank';

const bank = `(select f.id from app_public.positive_pay_formats f where f.name = '${BANK}')`;
const month = ({ today }: Batch, ago: number) => `(date_trunc('month', ${today}) - interval '${ago} months')::date`;

/** The bank of the checks, with the columns of its CSV; payments are recorded since four months ago. In the first load. */
export async function loadBank(batch: Batch): Promise<void> {
  if (!batch.first) return;
  await run(
    batch,
    `with bank as (
       insert into app_public.positive_pay_formats (name, columns, account_ends_in)
       values ('${BANK}', '{account_number,check_number,amount,issue_date,record_type,payee}', '6789') returning id
     ) insert into app_private.bank_accounts (format_id, account_number) select id, '000123456789' from bank;
     insert into app_public.bank_file_layouts (name, number_heading, amount_heading, paid_on_heading)
     values ('${BANK}', 'Check Number', 'Amount', 'Date Posted');
     update app_public.check_settings set tracked_from = ${month(batch, 4)}`,
  );
}

/**
 * The bank's statements, as a superadmin uploads them: one until the month before last, which agrees, and that month is
 * closed; one of the last month, for which the bank misread a number and paid a wrong amount. In the first load.
 */
export async function loadStatements(batch: Batch): Promise<void> {
  if (!batch.first) return;
  await stage(
    batch,
    'demo_paid',
    `select p.paid_on, p.misread is not null as late, p.amount + case when p.misread = 1 then 90 else 0 end as amount, p.number + case when p.misread = 2 then 90000 else 0 end as number
     from (
       select c.number, c.amount, d.paid_on,
         case when d.paid_on >= ${month(batch, 1)} then row_number() over (order by d.paid_on desc, c.number) end as misread
       from app_public.checks c join app_public.check_settings s on c.mailed_on >= s.tracked_from
       cross join lateral (select app_private.banking_day_after(c.mailed_on, 3 + case when ${chance(60, 'c.offer_id', 258)} then ${hash('c.offer_id', 259, 8)}
         else ${hash('c.offer_id', 259, 48)} end) as paid_on) d
       where c.state = 'mailed' and c.payout_method = 'check' and d.paid_on < ${month(batch, 0)} and ${chance(94, 'c.offer_id', 261)}
     ) p`,
  );
  // the clock moves, so that rows and log are of the second day of the next month
  const upload = (ago: 2 | 1) => `
    update app_private.clock_offset set "offset" = least((${month(batch, ago - 1)} + interval '39 hours') at time zone 'UTC', ${batch.day0}) - now();
    with file as materialized (
      select to_char(${month(batch, ago)}, '"paid-${ago === 2 ? 'until-' : ''}"YYYY-MM".csv"') as name, coalesce(sum(p.amount), 0) as total, coalesce(jsonb_agg(jsonb_build_object('number', p.number,
        'amount', p.amount, 'paid_on', p.paid_on, 'fingerprint', encode(sha256(format('|%s|%s|%s|1', p.paid_on, p.number, p.amount)::bytea), 'hex')) order by p.paid_on, p.number), '[]') as lines
      from demo_paid p where p.late = ${ago === 1}
    ) select count(l.id) from file f cross join lateral app_public.create_bank_statement(${bank}, 'csv', f.name, f.total, '{}') s
      cross join lateral app_public.add_bank_lines(s.id, f.lines) l`;
  await run(
    batch,
    `create temp table demo_clock on commit drop as select "offset" from app_private.clock_offset;
     select set_config('jwt.claims.user_id', u.id::text, true) from app_public.users u where u.email = 'superadmin@sideline.test';
     select app_private.load_session_context();
     ${upload(2)};
     select app_public.close_month(${month(batch, 2)}, 'The bank paid none of our checks in that month');
     ${upload(1)};
     update app_private.clock_offset c set "offset" = d."offset" from demo_clock d;
     select set_config('jwt.claims.user_id', '', true);
     select app_private.load_session_context()`,
  );
}
