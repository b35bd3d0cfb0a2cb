import { SPONSOR_EMAIL } from './accounts.ts';
import { type Batch, run } from './batch.ts';
import { text } from './sql.ts';

/** The second campaign of this season of the sponsor who can sign in. */
const CAMPAIGN = `(select c.id from demo_campaigns c join demo_sponsors s on s.id = c.sponsor_id where s.n = 0 and c.t = 0 order by c.id desc limit 1)`;
const ADDRESS = `E'400 Congress Ave\\nAustin, TX 78701'`;

/**
 * A signed contract whose installments are invoiced: one overpaid, of which the excess was paid back, one overdue of which
 * a part is paid, one open; the sponsor sees them. In the first load. The worker makes their PDFs.
 */
export async function loadBilling(batch: Batch): Promise<void> {
  if (!batch.first) return;
  const at = (days: number) => `${batch.day0} - interval '${days} days'`;
  await run(
    batch,
    `update app_public.campaigns set sponsor_sees_billing = true where id = ${CAMPAIGN};
     insert into app_public.campaign_contracts (campaign_id, status, total_spend, league_share_percentage, starts_on, ends_on, terms, billing_name, billing_address,
       billing_email, signer_email, amounts, due_dates, sponsor_name, campaign_name, signer_name, signer_address, signed_at, staff_signer_name, staff_signed_by_id,
       staff_signed_at, created_by_id, created_at)
     select c.id, 'signed', 60000, c.league_share_percentage, c.starts_at, c.ends_at, 'Each invoice is due on its day.', s.name || ', Inc.', ${ADDRESS},
       'accounts@sponsors.test', ${text(SPONSOR_EMAIL)}, '{20000,25000,15000}', array[${batch.today} - 45, ${batch.today} - 12, ${batch.today} + 18], s.name, c.name,
       'Nora Lindqvist', '192.0.2.10', ${at(73)}, u.name, u.id, ${at(72)}, u.id, ${at(74)}
     from app_public.campaigns c join app_public.sponsors s on s.id = c.sponsor_id join app_public.users u on u.email = 'superadmin@sideline.test'
     where c.id = ${CAMPAIGN};
     insert into app_public.invoices (number, contract_id, campaign_id, sponsor_id, installment, amount, issued_on, due_on, billing_name, billing_address, billing_email,
       times_sent, sent_on, created_by_id, created_at)
     select app_private.next_paper_number('invoice'), k.id, k.campaign_id, k.sponsor_id, p.n, p.amount, p.due_on - 25, p.due_on, k.billing_name, k.billing_address,
       k.billing_email, 1, p.due_on - 25, k.created_by_id, (p.due_on - 25)::timestamp at time zone 'UTC'
     from app_public.campaign_contracts k cross join lateral unnest(k.amounts, k.due_dates) with ordinality p (amount, due_on, n) where k.campaign_id = ${CAMPAIGN};
     insert into app_public.invoice_payments (invoice_id, campaign_id, sponsor_id, amount, received_on, method, reference, created_by_id, created_at)
     select i.id, i.campaign_id, i.sponsor_id, p.amount, ${batch.today} - p.days, 'ach', p.reference, i.created_by_id, ${batch.day0} - make_interval(days => p.days)
     from app_public.invoices i join (values (1, 20500, 47, 'ACH 88213'), (2, 10000, 10, 'ACH 90467')) as p (installment, amount, days, reference)
       on p.installment = i.installment where i.campaign_id = ${CAMPAIGN};
     insert into app_public.sponsor_refunds (sponsor_id, amount, refunded_on, reference, reason, created_by_id, created_at)
     select i.sponsor_id, 500, ${batch.today} - 40, 'ACH 71044', 'More was paid than the invoice says', i.created_by_id, ${at(40)}
     from app_public.invoices i where i.installment = 1 and i.campaign_id = ${CAMPAIGN};
     select app_private.add_job('campaign_contracts__pdf', json_build_object('id', k.id), 'contract:' || k.id)
     from app_public.campaign_contracts k where k.campaign_id = ${CAMPAIGN};
     select app_private.add_job('invoices__pdf', json_build_object('id', i.id), 'invoice:' || i.id)
     from app_public.invoices i where i.campaign_id = ${CAMPAIGN} order by i.id`,
  );
}
