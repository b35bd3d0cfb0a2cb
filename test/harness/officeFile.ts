/** Reads office files as strictly as their programs do, by the rules of Open Packaging and SpreadsheetML. */
import path from 'node:path';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { unzipped } from './zip.ts';

interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
}

/** The elements of an XML document in order of their ends, each with all the text within. Throws if it is not well-formed. */
export function elementsOf(xml: string): Element[] {
  const parser = new SaxesParser({ xmlns: true });
  const open: Element[] = [];
  const ended: Element[] = [];
  const addText = (text: string) => {
    for (const element of open) element.text += text;
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentag', ({ local, attributes }: SaxesTagNS) => {
    const values = Object.entries(attributes).map(([name, { value }]) => [name, value]);
    open.push({ name: local, attributes: Object.fromEntries(values), text: '' });
  });
  parser.on('closetag', () => void ended.push(open.pop() as Element));
  parser.write(xml).close();
  return ended;
}

/**
 * The elements of each XML part of an office file. Throws if a part is not well-formed or has no content type, or if a
 * relationship leads to a part that does not exist.
 */
export function officeParts(file: Buffer): Map<string, Element[]> {
  const files = unzipped(file);
  const parts = new Map<string, Element[]>();
  for (const [name, text] of files) if (/\.(xml|rels)$/.test(name)) parts.set(name, elementsOf(text));
  const types = parts.get('[Content_Types].xml') ?? [];
  const typed = new Set(types.map(({ attributes }) => attributes.PartName ?? `.${attributes.Extension}`));
  for (const name of files.keys())
    if (
      !name.endsWith('/') &&
      name !== '[Content_Types].xml' &&
      !typed.has(`/${name}`) &&
      !typed.has(/\.[^./]+$/.exec(name)?.[0] ?? '')
    )
      throw new Error(`${name} has no content type.`);
  for (const [name, elements] of parts)
    for (const { attributes } of name.endsWith('.rels') ? elements : []) {
      if (!attributes.Target || attributes.TargetMode === 'External') continue;
      const target = attributes.Target.startsWith('/')
        ? attributes.Target.slice(1)
        : path.posix.join(path.posix.dirname(path.posix.dirname(name)), attributes.Target);
      if (!files.has(target)) throw new Error(`${name} leads to ${target}, which does not exist.`);
    }
  return parts;
}

/** What readers make of an escape in a text of a sheet. */
const unescaped = (text: string) =>
  text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

/** The texts of a workbook's first sheet by cell, such as B2. Throws if a row or cell does not say where it is. */
export function sheetCells(file: Buffer): Map<string, string> {
  const cells = new Map<string, string>();
  let row = 1;
  for (const { name, attributes, text } of officeParts(file).get('xl/worksheets/sheet1.xml') ?? []) {
    if (name === 'c') {
      if (attributes.r?.replace(/^[A-Z]+/, '') !== String(row))
        throw new Error(`A cell of row ${row} is at ${attributes.r}.`);
      cells.set(attributes.r, unescaped(text));
    }
    if (name !== 'row') continue;
    if (attributes.r !== String(row)) throw new Error(`Row ${row} is at ${attributes.r}.`);
    row += 1;
  }
  return cells;
}
