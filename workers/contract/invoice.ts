/** An invoice or a credit note to a sponsor as a PDF. */
import { day } from '../../server/shared/mail/index.ts';
import { amountTable, type Brand, facts, heading, paperPdf, paragraph } from './paper.ts';

export interface SponsorPaper {
  number: number;
  /** YYYY-MM-DD, as every day. */
  issuedOn: string;
  billingName: string;
  billingAddress: string;
  campaign: string;
  issuerName: string;
  issuerAddress: string;
  /** US dollars. */
  amount: string;
}

export interface InvoicePaper extends SponsorPaper {
  dueOn: string;
  paymentInstructions: string;
}

export interface CreditNotePaper extends SponsorPaper {
  invoiceNumber: number;
  invoicedOn: string;
  reason: string;
}

const parties = ({ billingName, billingAddress, issuerName, issuerAddress }: SponsorPaper) =>
  [
    ['From', [issuerName, ...issuerAddress.split('\n').filter(Boolean)].join(', ')],
    ['To', [billingName, ...billingAddress.split('\n').filter(Boolean)].join(', ')],
  ] as const;

export const invoicePdf = (invoice: InvoicePaper, brand: Brand): Promise<Buffer> =>
  paperPdf(
    brand,
    { title: `Invoice ${invoice.number}`, subtitle: `Due ${day(invoice.dueOn)}`, madeOn: invoice.issuedOn },
    (doc) => {
      facts(doc, [...parties(invoice), ['Issued', day(invoice.issuedOn)]]);
      heading(doc, 'What it is for');
      facts(doc, [['Sponsorship campaign', invoice.campaign]]);
      doc.moveDown(0.4);
      amountTable(doc, [['Sponsorship', invoice.amount]], invoice.amount);
      if (!invoice.paymentInstructions.trim()) return;
      heading(doc, 'How to pay');
      paragraph(doc, invoice.paymentInstructions.trim());
    },
  );

export const creditNotePdf = (note: CreditNotePaper, brand: Brand): Promise<Buffer> =>
  paperPdf(
    brand,
    {
      title: `Credit note ${note.number}`,
      subtitle: `For invoice ${note.invoiceNumber} of ${day(note.invoicedOn)}`,
      madeOn: note.issuedOn,
    },
    (doc) => {
      facts(doc, [...parties(note), ['Issued', day(note.issuedOn)]]);
      heading(doc, 'What it is for');
      amountTable(doc, [[`Reduces invoice ${note.invoiceNumber}`, note.amount]], note.amount);
      paragraph(doc, note.reason);
    },
  );
