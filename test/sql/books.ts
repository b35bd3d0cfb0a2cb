/** What holds of all money after any history, as statements that find what breaks it. */
import type { Ask } from './support.ts';

/** Read by the owner. */
const rows: Readonly<Record<string, string>> = {
  'an offer is worth what is available, pending, approved, and paid by void checks': `select o.id from app_public.offers o
    cross join lateral (select coalesce(sum(c.amount + c.withheld), 0) as used from app_public.checks c
      where c.offer_id = o.id and c.status in ('pending', 'approved')) c
    cross join lateral (select coalesce(sum(v.gross), 0) as paid from app_private.void_payments v where v.offer_id = o.id) v
    where o.status = 'confirmed' and (app_private.check_available(o.id) <> o.value - c.used - v.paid or c.used > o.value)`,
  'a payment has one live way, and a void one has none': `select c.id from app_public.checks c
    cross join lateral (select count(*) as sheets from app_public.check_sheets s where s.check_id = c.id and s.voided_at is null) s
    cross join lateral (select count(*) as entries from app_public.deposit_entries e where e.check_id = c.id and e.returned_on is null
      and not e.canceled) e
    where sheets > (case when c.status = 'approved' and c.payout_method = 'check' then 1 else 0 end)
      or entries > (case when c.status = 'approved' and c.payout_method = 'direct_deposit' then 1 else 0 end)`,
  'a deposit says the same of itself as its run does': `select c.id from app_public.checks c
    left join app_public.deposit_entries e on e.check_id = c.id and e.returned_on is null and not e.canceled
    left join app_public.deposit_runs r on r.id = e.run_id
    where c.payout_method = 'direct_deposit' and (c.mailed_on is distinct from r.sent_on
      or c.cleared_on is not null and (r.sent_on is null or c.cleared_amount <> c.amount)
      or e.id is not null and (c.amount <> e.amount or c.deposit_account_id <> e.account_id or r.status = 'canceled'))`,
  'the entries of a canceled run are canceled, and no others': `select e.id from app_public.deposit_entries e
    join app_public.deposit_runs r on r.id = e.run_id where e.canceled <> (r.status = 'canceled')`,
  'a check is cleared by one line of the bank': `select c.id from app_public.checks c
    where c.payout_method = 'check' and (c.cleared_on is not null) <> (1 = (select coalesce(sum(sign(l.amount)), 0)
      from app_public.bank_lines l where l.check_id = c.id and l.clears))`,
  'a line of the bank clears a check, or stands out until a person settles it': `select l.id from app_public.bank_lines l
    where not l.clears and l.issue is null and l.reverses_id is null or l.clears and l.check_id is null`,
  'an invoice is credited and paid as its papers say': `select i.id from app_public.invoices i
    cross join lateral (select coalesce(sum(n.amount), 0) as credited from app_public.credit_notes n where n.invoice_id = i.id) n
    cross join lateral (select coalesce(sum(p.amount), 0) as paid from app_public.invoice_payments p
      where p.invoice_id = i.id and p.reversed_at is null) p
    where i.credited <> n.credited or i.paid <> p.paid or i.amount - n.credited - p.paid <> i.balance - i.overpaid`,
  'papers have numbers without gaps': `select kind from (select 'invoice' as kind, number from app_public.invoices
      union all select 'credit note', number from app_public.credit_notes) n
    group by kind having max(number) - min(number) + 1 <> count(*)`,
  'a contract is invoiced up to its total': `select c.id from app_public.campaign_contracts c where c.total_spend <
    (select sum(i.amount - i.credited) from app_public.invoices i where i.contract_id = c.id)`,
};

/** Read by a superadmin. */
const totals: Readonly<Record<string, string>> = {
  'committed is approved, mailed, cleared and to come':
    'select m.campaign_id from app_public.money_by_campaign() m where committed <> approved + mailed + cleared + to_come',
  'what is outstanding is what was mailed on paper': `select m.mailed, a.amount, n.outstanding
    from (select coalesce(sum(m.mailed), 0) - (select coalesce(sum(case when c.payout_method = 'check' then c.withheld
        else c.amount + c.withheld end), 0) from app_public.checks c
        where c.status = 'approved' and c.mailed_on is not null and c.cleared_on is null) as mailed
      from app_public.money_by_campaign() m) m,
      (select sum(amount) as amount from app_public.check_ages()) a, app_public.check_month(app_public.today()) n
    where m.mailed <> a.amount or m.mailed <> n.outstanding`,
  'the cash that weeks need is approved or to come': `select from (select coalesce(sum(amount), 0) as needed from app_public.cash_needed()) n,
    (select coalesce(sum(m.approved + m.to_come), 0) as due from app_public.money_by_campaign() m) m where n.needed <> m.due`,
  'months follow each other, and have all that was sent and returned': `with months as materialized (select m.*
      from generate_series((select date_trunc('month', least(min(c.mailed_on), min(l.paid_on), (select min(sent_on) from app_public.deposit_runs), app_public.today()))
        from app_public.checks c full join app_public.bank_lines l on l.check_id = c.id), app_public.today(), '1 month') d,
        app_public.check_month(d::date) m)
    select month::text, deposits_sent from (select m.*, lag(outstanding) over (order by month) as last, sum(deposits_sent) over () as sent,
        sum(deposits_returned) over () as returned from months m) m,
      (select coalesce(sum(e.amount), 0) as all_sent, coalesce(sum(e.amount) filter (where e.returned_on is not null), 0) as all_returned
        from app_public.deposit_entries e join app_public.deposit_runs r on r.id = e.run_id and r.status = 'sent') e
    where outstanding <> outstanding_before + mailed - cleared - voided or outstanding_before <> last
      or sent <> all_sent or returned <> all_returned`,
  'what a sponsor owes is what was invoiced and neither credited nor paid, less what was paid back': `select s.id, a.* from app_public.sponsors s,
    app_public.sponsors_account(s) a where a.invoiced - a.credited - a.paid + a.refunded <> a.balance - a.credit or a.credit < 0`,
  'what is owed by age is all that is owed': `select a.* from app_public.invoice_aging() a,
    (select coalesce(sum(i.balance), 0) as owed from app_public.invoices i) i
    where i.owed <> a.not_due + a.up_to_30 + a.up_to_60 + a.up_to_90 + a.over_90`,
};

/** The rules that do not hold, each with the first rows that break it. */
export async function brokenBooks(own: Ask, superadmin: Ask): Promise<string[]> {
  const broken: string[] = [];
  for (const [rules, ask] of [
    [rows, own],
    [totals, superadmin],
  ] as const)
    for (const [rule, sql] of Object.entries(rules)) {
      const found = await ask(sql);
      if (found.length) broken.push(`${rule}: ${JSON.stringify(found.slice(0, 5))}`);
    }
  return broken;
}
