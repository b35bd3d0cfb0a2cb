/** Recipients' copies of returns: one page each, with the last four digits of the number only, as the IRS allows. */
import { type PdfDocument, pdfOf, write, writeAt } from '../shared/pdf/document.ts';
import type { Payer, Recipient } from './iris.ts';

export interface Copy {
  organizationId: number;
  organization: string;
  recipient: (Recipient & { tin_last_four: string }) | null;
  /** US dollars, such as 1234.50. */
  amount: string;
  withheld: string;
  corrected: boolean;
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const masks = { ein: 'XX-XXX', ssn: 'XXX-XX-', foreign: 'XXXXX' } as const;
const INSTRUCTIONS =
  'This is important tax information and is being furnished to the IRS. If you are required to file a return, a ' +
  'negligence penalty or other sanction may be imposed on you if this income is taxable and the IRS determines that it ' +
  'has not been reported. Box 1 shows nonemployee compensation; box 4 shows backup withholding: include it on your ' +
  'income tax return as tax withheld. Is something wrong? Write to the payer.';

/** A labeled box. */
function box(
  doc: PdfDocument,
  label: string,
  lines: readonly string[],
  [x, y, width, height]: readonly number[],
): void {
  doc
    .lineWidth(0.6)
    .rect(x as number, y as number, width as number, height as number)
    .stroke('#000000');
  writeAt(doc, 'Regular', 7.5, label, (x as number) + 6, (y as number) + 5);
  for (const [index, line] of lines.entries())
    writeAt(doc, index === 0 ? 'Bold' : 'Regular', 10, line, (x as number) + 6, (y as number) + 19 + index * 14);
}

function page(doc: PdfDocument, year: number, payer: Payer, copy: Copy): void {
  const { recipient, organization, organizationId, amount, withheld, corrected } = copy;
  writeAt(doc, 'Bold', 18, 'Form 1099-NEC', 54, 54);
  writeAt(doc, 'Regular', 11, `Nonemployee Compensation, calendar year ${year}`, 54, 80);
  writeAt(
    doc,
    'Regular',
    9,
    'Copy B, for recipient. Department of the Treasury, Internal Revenue Service. OMB No. 1545-0116',
    54,
    98,
  );
  if (corrected) writeAt(doc, 'Bold', 14, 'CORRECTED', 440, 56);
  const { payer_ein: ein } = payer;
  const from = [payer.payer_name, payer.payer_line1, `${payer.payer_city}, ${payer.payer_state} ${payer.payer_zip}`];
  box(doc, 'PAYER', [...from, payer.payer_phone ?? ''], [54, 122, 290, 84]);
  box(doc, 'PAYER’S TIN', [`${ein.slice(0, 2)}-${ein.slice(2)}`], [344, 122, 214, 42]);
  const tin = recipient ? masks[recipient.tin_type] + recipient.tin_last_four : 'Not given';
  box(doc, 'RECIPIENT’S TIN', [tin], [344, 164, 214, 42]);
  const to = recipient
    ? [recipient.name, recipient.business_name, recipient.line1, recipient.line2].filter((line) => line !== null)
    : [organization];
  const place = recipient ? [`${recipient.city}, ${recipient.state} ${recipient.zip}`] : [];
  box(doc, 'RECIPIENT', [...to, ...place], [54, 206, 290, 98]);
  box(doc, 'Account number', [String(organizationId)], [344, 206, 214, 98]);
  box(doc, '1  Nonemployee compensation', [dollars.format(Number(amount))], [54, 304, 290, 46]);
  box(doc, '4  Federal income tax withheld', [dollars.format(Number(withheld))], [344, 304, 214, 46]);
  doc.fontSize(9).text('', 54, 366);
  write(doc, 'Regular', INSTRUCTIONS);
}

/** One page for each copy. */
export const copiesPdf = (year: number, payer: Payer, copies: readonly Copy[]): Promise<Buffer> =>
  pdfOf(
    {
      margin: 54,
      autoFirstPage: false,
      info: { Title: `1099-NEC ${year}`, CreationDate: new Date(Date.UTC(year, 11, 31)) },
    },
    (doc) => {
      for (const copy of copies) {
        doc.addPage();
        page(doc, year, payer, copy);
      }
    },
  );
