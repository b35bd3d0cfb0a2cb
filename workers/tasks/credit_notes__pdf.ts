/** Makes the PDF of a credit note {id}, once: a job that runs twice makes no other. */
import type { CreditNotePaper } from '../contract/invoice.ts';
import { brandOf, storePdf } from '../papers.ts';
import { idOf, type Work } from '../task.ts';

const statement = `
  select n.number, n.issued_on::text as "issuedOn", n.reason, n.amount::text, i.number as "invoiceNumber",
    i.issued_on::text as "invoicedOn", i.billing_name as "billingName", i.billing_address as "billingAddress",
    i.campaign_name as campaign, i.issuer_name as "issuerName", i.issuer_address as "issuerAddress",
    app_public.file_key(s.logo_file_id, true) as "logoKey"
  from app_public.credit_notes n join app_public.invoices i on i.id = n.invoice_id
  join app_public.sponsors s on s.id = n.sponsor_id
  where n.id = $1 and n.file_id is null`;

const work: Work = async (payload, tools) => {
  const id = idOf(payload);
  const [found] = await tools.query<CreditNotePaper & { logoKey: string | null } & Record<string, unknown>>(statement, [
    id,
  ]);
  if (!found) return;
  const { creditNotePdf } = await import('../contract/invoice.ts'); // large, and rarely needed
  const pdf = await creditNotePdf(found, await brandOf(tools, found.logoKey));
  await storePdf(tools, 'credit-notes', pdf, async (query, fileId) => {
    const rows = await query(
      'update app_public.credit_notes set file_id = $1 where id = $2 and file_id is null returning id',
      [fileId, id],
    );
    return rows.length > 0;
  });
};

export default work;
