/** The CSV file of 1099-NEC that the IRS's portal IRIS takes: its template for 1099-NEC of tax year 2024. */
import { stringify } from 'csv-stringify/sync';
import { HttpError } from '../http/errors.ts';
import { plainAscii } from '../shared/text/plainAscii.ts';

/** Who pays, as it is on returns (app_public.tax_settings). */
export interface Payer extends Record<string, unknown> {
  payer_name: string;
  payer_ein: string;
  payer_line1: string;
  payer_city: string;
  payer_state: string;
  payer_zip: string;
  payer_phone: string | null;
}

/** The fields of a tax form that a return has. */
export interface Recipient {
  name: string;
  business_name: string | null;
  classification: string | null;
  line1: string;
  line2: string | null;
  city: string;
  state: string;
  zip: string;
  tin_type: 'ein' | 'ssn' | 'foreign';
}

/** A return; without a form its name is the organization's. Amounts in US dollars, such as 1234.50. */
export interface NecReturn {
  organizationId: number;
  organization: string;
  recipient: Recipient | null;
  tin: string | null;
  paid: string;
  withheld: string;
}

/** Most returns that the portal takes in one file. */
export const MAX_RETURNS = 100;

const party = (who: string) => [
  ...[`${who} TIN Type`, `${who} Taxpayer ID Number`, `${who} Name Type`],
  ...[`${who} Business or Entity Name Line 1`, `${who} Business or Entity Name Line 2`],
  ...[`${who} First Name`, `${who} Middle Name`, `${who} Last Name (Surname)`, `${who} Suffix`],
  ...[`${who} Country`, `${who} Address Line 1`, `${who} Address Line 2`, `${who} City/Town`],
  ...[`${who} State/Province/Territory`, `${who} ZIP/Postal Code`],
];
const stateOf = (state: string) => [
  state,
  ...['State Tax Withheld', 'State/Payer state number', 'State income'].map((name) => `${state} - ${name}`),
  ...['Local income tax withheld', 'Special Data Entries'].map((name) => `${state} - ${name}`),
];
export const IRIS_COLUMNS = [
  ...['Form Type', 'Tax Year', ...party('Payer'), 'Payer Phone Type', 'Payer Phone', 'Payer Email Address'],
  ...[...party('Recipient'), 'Office Code', 'Form Account Number', '2nd TIN Notice'],
  'Box 1 - Nonemployee Compensation',
  'Box 2 - Payer made direct sales totaling $5000 or more of consumer products to a recipient for resale',
  ...[
    'Box 4 - Federal income tax withheld',
    'Combined Federal/State Filing',
    ...stateOf('State 1'),
    ...stateOf('State 2'),
  ],
];

/** Letters, digits and what else the portal takes in names and addresses, which begin with a letter or digit; at most 40 characters, or 35 in addresses. */
const plain = (text: string | null, max = 40) =>
  plainAscii(text ?? '')
    .replace(/[^A-Za-z0-9&()'\-/#,. ]/g, '')
    .replace(/ +/g, ' ')
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(0, max)
    .trim();
const digits = (text: string) => text.replace(/\D/g, '');

/** First, middle and last name of an individual: the last word is the last name. */
function namesOf(name: string): [string, string, string] {
  const words = plain(name, 200).split(' ');
  const last = words.pop() ?? '';
  const [first = '', ...middle] = words;
  return [first.slice(0, 20), middle.join(' ').slice(0, 20), last.slice(0, 20)];
}

/** The name columns, from Name Type to Suffix. A person's own name is taken apart; a sole proprietor's EIN is a business's. */
function nameColumns({ name, business_name, classification, tin_type }: Recipient): string[] {
  return classification === 'individual' && tin_type === 'ssn'
    ? ['I', '', '', ...namesOf(name), '']
    : ['B', plain(name), plain(business_name), '', '', '', ''];
}

function rowOf(
  year: number,
  payer: Payer,
  { organizationId, organization, recipient, tin, paid, withheld }: NecReturn,
) {
  const to = recipient ?? ({ name: organization, tin_type: 'ein' } as Recipient);
  if (to.tin_type === 'foreign')
    throw new HttpError(409, `${organization} is foreign: it has no number for a 1099-NEC.`, 'SL409');
  return [
    ...['1099-NEC', String(year), 'EIN', payer.payer_ein, 'B', plain(payer.payer_name), '', '', '', '', '', 'US'],
    ...[plain(payer.payer_line1, 35), '', plain(payer.payer_city), payer.payer_state, digits(payer.payer_zip)],
    ...[payer.payer_phone ? 'D' : '', payer.payer_phone ?? '', ''],
    ...[tin ? (to.tin_type === 'ssn' ? (tin.startsWith('9') ? 'ITIN' : 'SSN') : 'EIN') : '', tin ?? ''],
    ...[
      ...nameColumns(to),
      'US',
      plain(to.line1, 35),
      plain(to.line2, 35),
      plain(to.city),
      to.state ?? '',
      digits(to.zip ?? ''),
    ],
    ...['', String(organizationId), 'N', paid, 'N', Number(withheld) > 0 ? withheld : '', ''],
    ...Array.from({ length: 12 }, () => ''),
  ];
}

/** The file with its headings; SL409 for a foreign number; ASCII without formulas, because names keep only letters, digits and a few signs. */
export const irisCsv = (year: number, payer: Payer, returns: readonly NecReturn[]): string =>
  stringify([IRIS_COLUMNS, ...returns.map((line) => rowOf(year, payer, line))], { record_delimiter: 'windows' });
