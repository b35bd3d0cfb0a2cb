/** The pages of a check run: one check and its two vouchers per sheet of preprinted stock. */
import { setImmediate as breathe } from 'node:timers/promises';
import { type PdfDocument, pdfOf, widthOf, writeAt } from '../shared/pdf/document.ts';
import { isWritable } from '../shared/pdf/fonts.ts';
import { amountInWords, centsOf } from './amountInWords.ts';
import { type Box, type CheckSettings, type Layout, layoutOf, points } from './layout.ts';

/** The data of a sheet, as returned by app_public.check_run_sheets. */
export interface Sheet {
  number: number;
  is_void: boolean;
  payee: string;
  /** Lines below the payee's name. */
  address: string[];
  amount: string;
  memo: string;
  /** YYYY-MM-DD */
  date: string;
  organization: string;
  campaign: string;
  sponsor: string;
  offer_id: number;
}

const INK = '#000000';
const dollars = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const dateText = (date: string) => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;

/** Fills a text with asterisks up to a width, so that nothing can be added to it. */
function filled(doc: PdfDocument, text: string, size: number, width: number): string {
  const stars = Math.floor((width - widthOf(doc, 'Regular', size, `${text} `)) / widthOf(doc, 'Regular', size, '*'));
  return stars > 0 ? `${text} ${'*'.repeat(stars)}` : text;
}

/** The largest font size up to `most` at which a text fits a width. */
const sizeFor = (doc: PdfDocument, text: string, width: number, most: number): number =>
  Math.min(most, (width / widthOf(doc, 'Bold', most, text)) * most);

/** Draws payee and address within the envelope's window, however many lines. */
export function writeAddress(doc: PdfDocument, lines: string[], window: Box): void {
  const height = window.height / lines.length;
  const size = Math.min(10, height / 1.3, ...lines.map((line) => sizeFor(doc, line, window.width, 10)));
  for (const [index, line] of lines.entries())
    writeAt(doc, 'Regular', size, line, window.x, window.y + index * Math.min(height, size * 1.3));
}

function writeCheck(doc: PdfDocument, sheet: Sheet, { check, window, clearBand }: Layout): void {
  const at = (right: number, down: number) => [check.x + points(right), check.y + points(down)] as const;
  if (sheet.is_void) {
    writeAt(doc, 'Bold', 48, 'VOID', ...at(300, 130));
    return;
  }
  const amount = amountInWords(centsOf(sheet.amount));
  const amountSize = sizeFor(doc, amount, points(640), 10.5);
  writeAt(doc, 'Regular', 10.5, dateText(sheet.date), ...at(690, 72));
  writeAt(doc, 'Bold', sizeFor(doc, sheet.payee, points(540), 11), sheet.payee, ...at(95, 115));
  writeAt(doc, 'Bold', 11, `**${dollars.format(Number(sheet.amount))}`, ...at(690, 115));
  writeAt(doc, 'Regular', amountSize, filled(doc, amount, amountSize, points(660)), ...at(45, 155));
  writeAddress(doc, [sheet.payee, ...sheet.address], window);
  const note = `No. ${sheet.number}  ${sheet.memo}`;
  writeAt(doc, 'Regular', sizeFor(doc, note, points(380), 9), note, check.x + points(63), clearBand - 12);
}

/**
 * The voucher's lines. Names that the fonts cannot show are left out; those on the check itself are refused before a
 * run.
 */
function writeVoucher(doc: PdfDocument, sheet: Sheet, { x, y }: Box): void {
  const facts = [
    ['Check', String(sheet.number)],
    ['Date', dateText(sheet.date)],
    ['Pay to', sheet.is_void ? 'VOID' : sheet.payee],
    ['Amount', sheet.is_void ? 'VOID' : `$${dollars.format(Number(sheet.amount))}`],
    ['Memo', sheet.memo],
    ['Organization', sheet.organization],
    ['Sponsor', sheet.sponsor],
    ['Campaign', sheet.campaign],
    ['Offer', String(sheet.offer_id)],
  ].filter(([, value = '']) => isWritable(value)) as [string, string][];
  for (const [index, [label, value]] of facts.entries()) {
    const top = y + points(50) + index * 16;
    writeAt(doc, 'Regular', 9.5, label, x + points(63), top);
    writeAt(doc, 'Bold', sizeFor(doc, value, points(540), 9.5), value, x + points(190), top);
  }
}

/** Draws one page: the check where the stock has it, its voucher in the two other parts. */
export function writeSheet(doc: PdfDocument, sheet: Sheet, layout: Layout): void {
  doc.fillColor(INK);
  writeCheck(doc, sheet, layout);
  for (const voucher of layout.vouchers) writeVoucher(doc, sheet, voucher);
}

/** The pages of a run, one per sheet, in the order of their numbers. Yields to other requests while drawing. */
export const checksPdf = (sheets: readonly Sheet[], settings: CheckSettings): Promise<Buffer> =>
  pdfOf(
    {
      margin: 0,
      autoFirstPage: false,
      info: {
        Title: `Checks ${sheets[0]?.number} to ${sheets.at(-1)?.number}`,
        CreationDate: new Date(`${sheets[0]?.date ?? '2000-01-01'}T00:00:00Z`),
      },
    },
    async (doc) => {
      const layout = layoutOf(settings);
      for (const [index, sheet] of sheets.entries()) {
        if (index % 10 === 9) await breathe();
        writeSheet(doc.addPage(), sheet, layout);
      }
    },
  );
