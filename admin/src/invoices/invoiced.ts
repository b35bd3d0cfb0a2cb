import type { InvoiceRecordFragment as Invoice } from './generated/graphql.ts';

/** Whether an installment of a contract, from 1, has an invoice that is not void. */
export const isInvoiced = (invoices: readonly Invoice[], contractId: number, installment: number): boolean =>
  invoices.some((one) => one.contractId === contractId && one.installment === installment && one.state !== 'credited');

/** What was invoiced for a campaign less credit notes, in US dollars. */
export const invoicedOf = (invoices: readonly Invoice[], campaignId: number | undefined): number =>
  invoices
    .filter((one) => one.campaignId === campaignId)
    .reduce(
      (sum, { amount, credited }) => sum + Math.round(Number(amount) * 100) - Math.round(Number(credited) * 100),
      0,
    ) / 100;
