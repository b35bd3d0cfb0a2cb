import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { escapedXml } from '../shared/text/xml.ts';
import { type Cell, DateCell, textOf } from './values.ts';

/** The number of rows of a sheet, including the heading. */
export const MAX_SHEET_ROWS = 1_048_576;
const MAX_TEXT = 32_767;
const CHUNK = 65_536;
/** The first rows, including the heading, decide how wide columns are; at most so many characters. */
const MEASURED_ROWS = 100;
const MAX_WIDTH = 60;
const DAY = 86_400_000;
/** Days between the first day of spreadsheets and 1970. */
const DAYS_BEFORE_1970 = 25_569;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** The small parts of a workbook with one sheet. Styles: 1 is a day, 2 an instant, 3 the heading. */
const PARTS: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="22" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
};

/** The letters of a column by its index: 0 is A, 26 is AA. */
const lettersOf = (index: number): string =>
  (index < 26 ? '' : lettersOf(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

/** A text as spreadsheets store it: they read _x0041_ as A. */
const sheetText = (text: string): string =>
  escapedXml(text.slice(0, MAX_TEXT).replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_'));

function cellXml(cell: Cell, at: string, style = ''): string {
  if (cell === null) return `<c r="${at}"/>`;
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (cell instanceof DateCell)
    return `<c r="${at}" s="${cell.instant ? 2 : 1}"><v>${cell.time / DAY + DAYS_BEFORE_1970}</v></c>`;
  return `<c r="${at}"${style} t="inlineStr"><is><t xml:space="preserve">${sheetText(textOf(cell))}</t></is></c>`;
}

const rowXml = (row: readonly Cell[], number: number, style = ''): string =>
  `<row r="${number}">${row.map((cell, index) => cellXml(cell, `${lettersOf(index)}${number}`, style)).join('')}</row>`;

/** Columns as wide as the texts of these rows, within limits. */
const colsXml = (labels: readonly string[], rows: readonly Cell[][]): string =>
  `<cols>${labels
    .map((label, index) => {
      const longest = Math.max(label.length, ...rows.map((row) => textOf(row[index] ?? '').length));
      return `<col min="${index + 1}" max="${index + 1}" width="${Math.min(longest, MAX_WIDTH) + 2}" customWidth="1"/>`;
    })
    .join('')}</cols>`;

async function* sheet(labels: string[], rows: AsyncIterable<Cell[]>): AsyncGenerator<string> {
  const head = `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
  const first: Cell[][] = []; // they decide the columns' widths
  let chunk = '';
  let number = 1;
  const begin = () => `${head}${labels.length ? colsXml(labels, first) : ''}<sheetData>${rowXml(labels, 1, ' s="3"')}`;
  for await (const row of rows) {
    number += 1;
    chunk += rowXml(row, number);
    if (number <= MEASURED_ROWS) first.push(row);
    if (number < MEASURED_ROWS || (number > MEASURED_ROWS && chunk.length < CHUNK)) continue;
    yield number === MEASURED_ROWS ? begin() + chunk : chunk;
    chunk = '';
  }
  yield `${number < MEASURED_ROWS ? begin() : ''}${chunk}</sheetData></worksheet>`;
}

/**
 * A workbook with one sheet as a stream; rows are read as fast as the stream is consumed. Destroying it ends the rows.
 */
export function xlsxOf(labels: string[], rows: AsyncIterable<Cell[]>): Readable {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(HEAD + text), name);
  const source = Readable.from(sheet(labels, rows), { objectMode: false });
  zip.addReadStream(source, 'xl/worksheets/sheet1.xml');
  zip.end();
  const output = zip.outputStream as Readable;
  output.once('close', () => source.destroy());
  source.once('error', (error) => output.destroy(error));
  return output;
}
