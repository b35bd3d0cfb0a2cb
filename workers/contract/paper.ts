/** What the papers for a sponsor share: our name and the sponsor's logo above its color, facts, and a table of amounts. */
import { money } from '../../server/shared/mail/index.ts';
import { type PdfDocument, pdfOf, widthOf, write, writeAt } from '../../server/shared/pdf/document.ts';

const GREEN = '#0b6e4f';
const INK = '#17201c';
const SOFT = '#4b5750';
const MARGIN = 64;

/** The sponsor's look: its logo, a PNG, and the color of it. */
export interface Brand {
  logo: Buffer | null;
  accent: string;
}

const LOGO_WIDTH = 120;
const LOGO_HEIGHT = 40;

/** Starts another page if less than `height` points are left. */
function room(doc: PdfDocument, height: number): void {
  if (doc.y > doc.page.height - MARGIN - height) doc.addPage();
}

export function heading(doc: PdfDocument, text: string): void {
  room(doc, 72);
  doc.x = MARGIN;
  doc.moveDown(1).fontSize(13).fillColor(INK);
  write(doc, 'Bold', text).moveDown(0.4).fontSize(10.5);
}

export function facts(doc: PdfDocument, rows: readonly (readonly [string, string])[]): void {
  for (const [label, value] of rows) {
    write(doc.fillColor(SOFT), 'Regular', `${label}: `, { continued: true });
    write(doc.fillColor(INK), 'Bold', value).moveDown(0.15);
  }
}

export function paragraph(doc: PdfDocument, text: string): void {
  write(doc.fillColor(INK), 'Regular', text).moveDown(0.4);
}

/** Lines of a description and an amount in US dollars, and their total. */
export function amountTable(doc: PdfDocument, rows: readonly (readonly [string, string])[], total: string): void {
  const right = doc.page.width - MARGIN;
  const line = (label: string, amount: string, weight: 'Regular' | 'Bold') => {
    room(doc, 24);
    const { y } = doc;
    doc.fillColor(INK);
    writeAt(doc, weight, 10.5, label, MARGIN, y);
    const text = dollars(amount);
    writeAt(doc, weight, 10.5, text, right - widthOf(doc, weight, 10.5, text), y);
    doc
      .moveTo(MARGIN, y + 17)
      .lineTo(right, y + 17)
      .lineWidth(0.5)
      .stroke('#c9d1cc');
    doc.x = MARGIN;
    doc.y = y + 22;
  };
  for (const [label, amount] of rows) line(label, amount, 'Regular');
  line('Total', total, 'Bold');
}

/** US dollars, always with cents. */
export const dollars = (amount: string): string => {
  const text = money(amount);
  return /\.\d\d$/.test(text) ? text : `${text}.00`;
};

/** A paper with its title in both colors. `madeOn`: the day that is in its metadata, YYYY-MM-DD. */
export const paperPdf = (
  { logo, accent }: Brand,
  { title, subtitle, madeOn }: { title: string; subtitle: string; madeOn: string },
  draw: (doc: PdfDocument) => void,
): Promise<Buffer> =>
  pdfOf({ margin: MARGIN, info: { Title: title, CreationDate: new Date(`${madeOn}T00:00:00Z`) } }, (doc) => {
    const right = doc.page.width - MARGIN;
    if (logo)
      doc.image(logo, right - LOGO_WIDTH, 36, { fit: [LOGO_WIDTH, LOGO_HEIGHT], align: 'right', valign: 'center' });
    writeAt(doc.fillColor(GREEN), 'Bold', 13, 'Sideline', MARGIN, 48);
    doc.rect(MARGIN, 84, (right - MARGIN) / 2, 3).fill(GREEN);
    doc.rect(MARGIN + (right - MARGIN) / 2, 84, (right - MARGIN) / 2, 3).fill(accent);
    doc.x = MARGIN;
    doc.y = 108;
    write(doc.fontSize(22).fillColor(INK), 'Bold', title).moveDown(0.3);
    write(doc.fontSize(12).fillColor(SOFT), 'Regular', subtitle).moveDown(0.6).fontSize(10.5);
    draw(doc);
  });
