/**
 * A sheet to print on plain paper and hold against the stock: rulers, perforations, the envelope's window and a sample
 * check.
 */
import { type PdfDocument, pdfOf, writeAt } from '../shared/pdf/document.ts';
import { type Sheet, writeSheet } from './checksPdf.ts';
import { type CheckSettings, layoutOf, points, SHEET } from './layout.ts';

const SAMPLE: Sheet = {
  number: 1001,
  is_void: false,
  payee: 'Sample Youth Soccer Association',
  address: ['100 Main Street', 'Suite 200', 'Springfield, OH 45501'],
  amount: '1234.50',
  memo: 'Not a check',
  date: '2000-01-31',
  organization: 'Sample Youth Soccer Association',
  campaign: 'Sample campaign',
  sponsor: 'Sample sponsor',
  offer_id: 1,
};

/** Draws a ruler along an edge: a tick every tenth of an inch, a number every inch. */
function ruler(doc: PdfDocument, inches: number, line: (hundredths: number, length: number) => void): void {
  doc.lineWidth(0.4);
  for (let tenth = 1; tenth < inches * 10; tenth++) line(tenth * 10, tenth % 10 === 0 ? 18 : tenth % 5 === 0 ? 12 : 7);
  doc.stroke('#555555');
}

export const rulerPdf = (settings: CheckSettings): Promise<Buffer> =>
  pdfOf(
    { margin: 0, info: { Title: 'Check stock test sheet', CreationDate: new Date('2000-01-01T00:00:00Z') } },
    (doc) => {
      const layout = layoutOf(settings);
      ruler(doc, 11, (at, length) => doc.moveTo(0, points(at)).lineTo(length, points(at)));
      ruler(doc, 8.5, (at, length) => doc.moveTo(points(at), 0).lineTo(points(at), length));
      doc.fillColor('#555555');
      for (let inch = 1; inch < 11; inch++) writeAt(doc, 'Regular', 7, String(inch), 20, points(inch * 100) - 4);
      for (let inch = 1; inch < 8; inch++) writeAt(doc, 'Regular', 7, String(inch), points(inch * 100) - 2, 20);
      doc.lineWidth(0.6).dash(4, { space: 3 });
      for (const y of layout.perforations) doc.moveTo(0, y).lineTo(SHEET.width, y);
      doc.moveTo(layout.check.x, layout.clearBand).lineTo(SHEET.width, layout.clearBand);
      doc.rect(layout.window.x, layout.window.y, layout.window.width, layout.window.height).stroke('#555555').undash();
      writeSheet(doc, SAMPLE, layout);
    },
  );
