/** Makes the PDF of an invoice {id}, once: a job that runs twice makes no other. */
import type { InvoicePaper } from '../contract/invoice.ts';
import { brandOf, storePdf } from '../papers.ts';
import { idOf, type Work } from '../task.ts';

const statement = `
  select i.number, i.issued_on::text as "issuedOn", i.due_on::text as "dueOn", i.billing_name as "billingName",
    i.billing_address as "billingAddress", i.campaign_name as campaign, i.amount::text, i.issuer_name as "issuerName",
    i.issuer_address as "issuerAddress", i.payment_instructions as "paymentInstructions",
    app_public.file_key(s.logo_file_id, true) as "logoKey"
  from app_public.invoices i join app_public.sponsors s on s.id = i.sponsor_id
  where i.id = $1 and i.file_id is null`;

const work: Work = async (payload, tools) => {
  const id = idOf(payload);
  const [found] = await tools.query<InvoicePaper & { logoKey: string | null } & Record<string, unknown>>(statement, [
    id,
  ]);
  if (!found) return;
  const { invoicePdf } = await import('../contract/invoice.ts'); // large, and rarely needed
  const pdf = await invoicePdf(found, await brandOf(tools, found.logoKey));
  await storePdf(tools, 'invoices', pdf, async (query, fileId) => {
    const rows = await query(
      'update app_public.invoices set file_id = $1 where id = $2 and file_id is null returning id',
      [fileId, id],
    );
    return rows.length > 0;
  });
};

export default work;
