/** Contracts and invoices of a sponsor on its home, where staff show them (issue 35, 4). */
import { Fragment } from 'react';
import { today } from '../../../../ui/clock.ts';
import { formatDate, formatMoney } from '../../../../ui/formats.ts';
import { ErrorNotice } from '../../components/Notice.tsx';
import { useQuery } from '../../lib/useQuery.ts';
import { SponsorBillingDocument, type SponsorBillingQuery } from './generated/graphql.ts';
import type { SponsorEntry } from './types.ts';

type Invoice = SponsorBillingQuery['invoices'][number];

const Pdf = ({ href, children }: { href: string | null; children: string }) =>
  href ? (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  ) : (
    children
  );

const standing = ({ state, balance, dueOn }: Invoice): string => {
  if (state === 'credited') return 'Void';
  if (state === 'paid') return 'Paid';
  const open = state === 'partly_paid' ? `${formatMoney(balance)} to pay` : 'To pay';
  return dueOn < today() ? `${open}, overdue` : open;
};

const Titles = ({ titles }: { titles: readonly string[] }) => (
  <thead>
    <tr>
      {titles.map((title) => (
        <th key={title} scope="col" data-label={title}>
          {title}
        </th>
      ))}
    </tr>
  </thead>
);

/**
 * Invoices, credit notes, payments and what was paid back, by date; their sum is what is to pay less the credit. Payments
 * come only to a user who sees all invoices of the sponsor.
 */
function Statement({ invoices, creditNotes, billingPayments }: SponsorBillingQuery) {
  const entries = [
    ...invoices.map(({ number, issuedOn, amount }) => [issuedOn, `Invoice ${number}`, Number(amount)] as const),
    ...creditNotes.map(({ number, issuedOn, amount }) => [issuedOn, `Credit note ${number}`, -Number(amount)] as const),
    ...billingPayments.map(({ day, invoiceNumber, reference, amount }) => {
      const text = invoiceNumber ? `Payment of invoice ${invoiceNumber}` : 'Paid back to you';
      return [day, reference ? `${text}, ${reference}` : text, -Number(amount)] as const;
    }),
  ].sort(([one], [other]) => (one < other ? -1 : Number(one > other)));
  const sum = (amounts: number[]) => amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;
  const toPay = sum(invoices.map(({ balance }) => Number(balance)));
  const credit = sum([toPay, ...entries.map(([, , amount]) => -amount)]);
  const rows = [
    ...entries.map(([day, text, amount]) => [formatDate(day), text, formatMoney(amount)]),
    ['', 'To pay', formatMoney(toPay)],
    ...(credit > 0 ? [['', 'Your credit', formatMoney(-credit)]] : []),
  ];
  return (
    <>
      <h3>Account</h3>
      <table className="table statement">
        <Titles titles={['Date', 'Entry', 'Amount']} />
        <tbody>
          {rows.map(([day, text, amount], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: payments may be alike
            <tr key={index}>
              {day && <td>{day}</td>}
              <td colSpan={day ? 1 : 2}>{day ? text : <b>{text}</b>}</td>
              <td data-label="Amount">{day ? amount : <b>{amount}</b>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Invoices({ invoices, notes }: { invoices: readonly Invoice[]; notes: SponsorBillingQuery['creditNotes'] }) {
  return (
    <table className="table billing">
      <Titles titles={['Invoice', 'Issued', 'Due', 'Amount', 'Paid', 'Status']} />
      <tbody>
        {invoices.map((invoice) => (
          <tr key={invoice.id}>
            <td data-label="Invoice">
              <span>
                <Pdf href={invoice.fullSizeUrl}>{String(invoice.number)}</Pdf>
                {notes
                  .filter(({ invoiceId }) => invoiceId === invoice.id)
                  .map(({ id, number, amount, fullSizeUrl }) => (
                    <Fragment key={id}>
                      <br />
                      <small>
                        <Pdf href={fullSizeUrl}>{`Credit note ${number}`}</Pdf>, {formatMoney(amount)}
                      </small>
                    </Fragment>
                  ))}
              </span>
            </td>
            <td data-label="Issued">{formatDate(invoice.issuedOn)}</td>
            <td data-label="Due">{formatDate(invoice.dueOn)}</td>
            <td data-label="Amount">{formatMoney(invoice.amount)}</td>
            <td data-label="Paid">{formatMoney(invoice.paid)}</td>
            <td data-label="Status">{standing(invoice)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Nothing while it loads, and where there is nothing to show. */
export function Billing({ sponsor }: { sponsor: SponsorEntry }) {
  const { data, error } = useQuery(
    SponsorBillingDocument,
    { sponsorId: sponsor.id },
    { current: true, keepFailures: true },
  );
  if (!data) return error === null ? null : <ErrorNotice>Your contracts and invoices could not be loaded.</ErrorNotice>;
  const { campaignContracts, invoices, creditNotes } = data;
  const shown = sponsor.campaigns.filter(
    ({ id }) => campaignContracts.some((one) => one.campaignId === id) || invoices.some((one) => one.campaignId === id),
  );
  if (shown.length === 0) return null;
  return (
    <section className="season papers" aria-label="Contracts and invoices">
      <h2>Contracts and invoices</h2>
      {shown.map(({ id, name }) => {
        const own = invoices.filter(({ campaignId }) => campaignId === id);
        return (
          <div key={id}>
            <h3>{name}</h3>
            {campaignContracts
              .filter(({ campaignId }) => campaignId === id)
              .map(({ id: contractId, status, versionNumber, totalSpend, startsOn, endsOn, fullSizeUrl }) => (
                <p key={contractId}>
                  <Pdf href={fullSizeUrl}>
                    {versionNumber === 1 ? 'Contract' : `Contract, version ${versionNumber}`}
                  </Pdf>
                  : {formatMoney(totalSpend)}, {formatDate(startsOn)} to {formatDate(endsOn)}
                  {status === 'superseded' && ', replaced by a later version'}
                </p>
              ))}
            {own.length > 0 && <Invoices invoices={own} notes={creditNotes} />}
          </div>
        );
      })}
      {data.billingPayments.length > 0 && <Statement {...data} />}
    </section>
  );
}
