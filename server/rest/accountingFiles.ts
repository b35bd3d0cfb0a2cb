/**
 * Files for accounting programs: invoices, credit notes and payments, each in the layout of its import; docs/operations.md
 * says where each layout is documented. Both programs read MM/DD/YYYY in the United States.
 */
import type { Cell } from '../exports/values.ts';

interface Paper extends Record<string, unknown> {
  number: string;
  /** MM/DD/YYYY. */
  issued_on: string;
  due_on: string;
  billing_name: string;
  billing_address: string;
  billing_email: string;
  reference: string;
  description: string;
  /** US dollars. */
  amount: string;
  quickbooks_item: string;
  xero_account_code: string;
  xero_tax_type: string;
}

interface Payment extends Record<string, unknown> {
  paid_on: string;
  payee: string;
  description: string;
  reference: string;
  check_number: string | null;
  /** US dollars; negative if it left us. */
  amount: string;
}

/** Columns of a program's import, in its order. */
type Layout<Row> = readonly (readonly [label: string, value: (row: Row) => Cell])[];

export interface AccountingFile {
  /** What the audit log calls it. */
  name: string;
  /** Takes the first and the last day. */
  statement: string;
  labels: string[];
  cells: (row: never) => Cell[];
}

const file = <Row>(name: string, statement: string, layout: Layout<Row>): AccountingFile => ({
  name,
  statement,
  labels: layout.map(([label]) => label),
  cells: (row: Row) => layout.map(([, value]) => value(row)),
});

const us = (day: string) => `to_char(${day}, 'MM/DD/YYYY')`;
const BILLED = `i.billing_name, i.billing_address, i.billing_email, s.quickbooks_item, s.xero_account_code, s.xero_tax_type`;

const INVOICES = `
  select i.number::text, ${us('i.issued_on')} as issued_on, ${us('i.due_on')} as due_on, i.campaign_name as reference,
    'Sponsorship campaign ' || i.campaign_name as description, i.amount::text, ${BILLED}
  from app_public.invoices i cross join app_public.invoice_settings s where i.issued_on between $1 and $2 order by i.number`;

// the prefix: numbers of credit notes begin at 1, and Xero wants no number twice
const CREDIT_NOTES = `
  select 'CN-' || n.number as number, ${us('n.issued_on')} as issued_on, ${us('n.issued_on')} as due_on,
    'Invoice ' || i.number as reference, 'Credit for invoice ' || i.number || ', ' || i.campaign_name as description, n.amount::text, ${BILLED}
  from app_public.credit_notes n join app_public.invoices i on i.id = n.invoice_id cross join app_public.invoice_settings s
  where n.issued_on between $1 and $2 order by n.number`;

const PAYMENTS = `
  select ${us('m.day')} as paid_on, m.payee, m.description, m.reference, m.check_number, m.amount::text
  from app_public.sponsor_money($1, $2) with ordinality m order by m.ordinality`;

const empty = () => null;

const quickbooks = (kind: 'Invoice' | 'CreditNote'): Layout<Paper> => [
  [`*${kind}No`, ({ number }) => number],
  ['*Customer', ({ billing_name }) => billing_name],
  [`*${kind}Date`, ({ issued_on }) => issued_on],
  ...(kind === 'Invoice' ? ([['*DueDate', ({ due_on }) => due_on]] as Layout<Paper>) : []),
  ['Terms', empty],
  ['Location', empty],
  ['Memo', ({ description }) => description],
  ['Item(Product/Service)', ({ quickbooks_item }) => quickbooks_item],
  ['ItemDescription', ({ description }) => description],
  ['ItemQuantity', () => 1],
  ['ItemRate', ({ amount }) => amount],
  ['*ItemAmount', ({ amount }) => amount],
  ['Service Date', empty],
];

const addressLine = (index: number) => (paper: Paper) => paper.billing_address.split('\n')[index] ?? null;

/** `sign`: Xero makes a credit note of a paper whose amount is negative. */
const xero = (sign: 1 | -1): Layout<Paper> => [
  ['*ContactName', ({ billing_name }) => billing_name],
  ['EmailAddress', ({ billing_email }) => billing_email],
  ['POAddressLine1', addressLine(0)],
  ['POAddressLine2', addressLine(1)],
  ['POAddressLine3', addressLine(2)],
  ['POAddressLine4', addressLine(3)],
  ['POCity', empty],
  ['PORegion', empty],
  ['POPostalCode', empty],
  ['POCountry', empty],
  ['*InvoiceNumber', ({ number }) => number],
  ['Reference', ({ reference }) => reference],
  ['*InvoiceDate', ({ issued_on }) => issued_on],
  ['*DueDate', ({ due_on }) => due_on],
  ['Total', ({ amount }) => (sign === 1 ? amount : -Number(amount))],
  ['InventoryItemCode', empty],
  ['*Description', ({ description }) => description],
  ['*Quantity', () => 1],
  ['*UnitAmount', ({ amount }) => (sign === 1 ? amount : -Number(amount))],
  ['Discount', empty],
  ['*AccountCode', ({ xero_account_code }) => xero_account_code],
  ['*TaxType', ({ xero_tax_type }) => xero_tax_type],
  ['TaxAmount', empty],
  ['TrackingName1', empty],
  ['TrackingOption1', empty],
  ['TrackingName2', empty],
  ['TrackingOption2', empty],
  ['Currency', () => 'USD'],
  ['BrandingTheme', empty],
];

/** By the name in the path. */
export const accountingFiles: Readonly<Record<string, AccountingFile>> = {
  quickbooks: file('invoices for quickbooks', INVOICES, quickbooks('Invoice')),
  'quickbooks-credit-notes': file('credit notes for quickbooks', CREDIT_NOTES, quickbooks('CreditNote')),
  'quickbooks-payments': file<Payment>('payments for quickbooks', PAYMENTS, [
    ['Date', ({ paid_on }) => paid_on],
    ['Description', ({ payee, description, reference }) => [payee, description, reference].filter(Boolean).join(', ')],
    ['Amount', ({ amount }) => Number(amount)],
  ]),
  xero: file('invoices for xero', INVOICES, xero(1)),
  'xero-credit-notes': file('credit notes for xero', CREDIT_NOTES, xero(-1)),
  'xero-payments': file<Payment>('payments for xero', PAYMENTS, [
    ['*Date', ({ paid_on }) => paid_on],
    ['*Amount', ({ amount }) => Number(amount)],
    ['Payee', ({ payee }) => payee],
    ['Description', ({ description }) => description],
    ['Reference', ({ reference }) => reference],
    ['Check Number', ({ check_number }) => check_number],
  ]),
};
