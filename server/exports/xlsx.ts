import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { type Cell, DateCell, textOf } from './values.ts';

/** The number of rows of a sheet, including the heading. */
export const MAX_SHEET_ROWS = 1_048_576;
const MAX_TEXT = 32_767;
const CHUNK = 65_536;
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

/** Escapes text for XML and removes what XML cannot contain, including unpaired surrogates. */
const escaped = (text: string): string =>
  text
    .replace(
      // biome-ignore lint/suspicious/noControlCharactersInRegex: those that XML 1.0 forbids
      /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
      '',
    )
    .replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] as string);

function cellXml(cell: Cell, style = ''): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (cell instanceof DateCell)
    return `<c s="${cell.hasTime ? 2 : 1}"><v>${cell.time / DAY + DAYS_BEFORE_1970}</v></c>`;
  return `<c${style} t="inlineStr"><is><t xml:space="preserve">${escaped(textOf(cell).slice(0, MAX_TEXT))}</t></is></c>`;
}

async function* sheet(labels: string[], rows: AsyncIterable<Cell[]>): AsyncGenerator<string> {
  let chunk = `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData><row>${labels
    .map((label) => cellXml(label, ' s="3"'))
    .join('')}</row>`;
  for await (const row of rows) {
    chunk += `<row>${row.map((cell) => cellXml(cell)).join('')}</row>`;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  yield `${chunk}</sheetData></worksheet>`;
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
