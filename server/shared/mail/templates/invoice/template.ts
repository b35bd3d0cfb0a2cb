/** An invoice to a sponsor, or a reminder of it, with the message of the member of staff who sent it (issue 35, 4). */
import { day, money } from '../../format.ts';
import { staffQuote } from '../../staffText.ts';
import type { Template } from '../../template.ts';
import { SAMPLE_SITE, sampleOffer } from '../sampleOffer.ts';
import { spanish } from './es.ts';

interface Invoice extends Record<string, unknown> {
  number: number;
  /** US dollars. */
  amount: string;
  balance: string;
  /** YYYY-MM-DD. */
  issuedOn: string;
  dueOn: string;
  /** Null if it is not overdue. */
  daysOverdue: number | null;
  email: string;
  campaign: string;
  sponsor: string;
  logoKey: string | null;
  issuer: string;
  /** Of the link to the PDF; null while it is revoked. */
  version: number | null;
}

interface InvoiceMail {
  invoice: Invoice;
  message: string;
  url: string;
}

const statement = `
  select number, amount::text, balance::text, issued_on::text as "issuedOn", due_on::text as "dueOn", days_overdue as "daysOverdue",
    email, campaign, sponsor, logo_key as "logoKey", issuer, version from app_private.invoice_of_mail($1)`;

export const invoice: Template<InvoiceMail> = {
  async load({ ofAccounts, invoiceLink }, { invoice_id: id, message = '' }) {
    if (id === undefined) return null;
    const [found] = await ofAccounts<Invoice>(statement, [id]);
    if (!found) return null;
    return {
      to: [found.email],
      language: 'en',
      data: { invoice: found, message, url: invoiceLink(id, found.version ?? 0) },
    };
  },
  unwanted: ({ invoice: { balance, version } }) =>
    Number(balance) === 0
      ? 'Nothing is owed any more.'
      : version === null
        ? 'The link to the invoice is revoked.'
        : null,
  compose(
    {
      invoice: { number, amount, balance, issuedOn, dueOn, daysOverdue, campaign, sponsor, logoKey, issuer },
      message,
      url,
    },
    t,
  ) {
    return {
      subject:
        daysOverdue === null
          ? t('Invoice {number} from {issuer}', { number, issuer })
          : t('Reminder: invoice {number} from {issuer} is overdue', { number, issuer }),
      preheader: t('{amount}, due {date}', { amount: money(balance), date: day(dueOn, t) }),
      sponsor: { name: sponsor, logoKey },
      headline: daysOverdue === null ? t('Your invoice') : t('Your invoice is overdue'),
      figure: money(balance),
      caption: campaign,
      body: [
        ...staffQuote(message, t),
        {
          kind: 'facts',
          rows: [
            [t('Invoice'), String(number)],
            [t('Issued'), day(issuedOn, t)],
            [t('Due'), day(dueOn, t)],
            [t('Amount'), money(amount)],
            [t('Still to pay'), money(balance)],
          ],
        },
      ],
      action: { label: t('Download the invoice'), url },
      after: [],
      reason: t('You received this email because invoices for {sponsor} are sent to this address.', { sponsor }),
    };
  },
  spanish,
  sample: {
    invoice: {
      number: 1042,
      amount: '25000.00',
      balance: '15000.00',
      issuedOn: '2027-01-31',
      dueOn: '2027-03-02',
      daysOverdue: 12,
      email: 'ap@northlight.test',
      campaign: 'Northlight Spring',
      sponsor: sampleOffer.sponsor.name,
      logoKey: null,
      issuer: 'Sideline',
      version: 1,
    },
    message: 'This may have slipped through. Could you tell us when we can expect the payment?',
    url: `${SAMPLE_SITE}/invoice-links/sample/invoice.pdf`,
  },
};
