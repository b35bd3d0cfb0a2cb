import { inflateRawSync } from 'node:zlib';

/** A file of a zip archive, found through its central directory; throws if there is none of that name. */
function unzipped(archive: Buffer, name: string): string {
  const end = archive.lastIndexOf('PK\x05\x06');
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, nameLength, extra, comment] = [20, 28, 30, 32].map((offset) =>
      offset === 20 ? archive.readUInt32LE(at + offset) : archive.readUInt16LE(at + offset),
    ) as [number, number, number, number];
    if (archive.toString('utf8', at + 46, at + 46 + nameLength) === name) {
      const local = archive.readUInt32LE(at + 42);
      const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
      return inflateRawSync(archive.subarray(start, start + size)).toString();
    }
    at += 46 + nameLength + extra + comment;
  }
  throw new Error(`There is no ${name} in the archive.`);
}

/** The paragraphs of a Word file in order, including table cells, as a reader sees them. */
export const wordTexts = (file: Buffer): string[] =>
  [...unzipped(file, 'word/document.xml').matchAll(/<w:p[ >].*?<\/w:p>/gs)].map(([paragraph]) =>
    [...paragraph.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text).join(''),
  );
