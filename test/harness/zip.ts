import { inflateRawSync } from 'node:zlib';

/** The files of a zip archive as text, by name. Throws if it is none. */
export function unzipped(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = archive.lastIndexOf('PK\x05\x06');
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, nameLength, extra, comment] = [10, 28, 30, 32].map((offset) =>
      archive.readUInt16LE(at + offset),
    ) as [number, number, number, number];
    const size = archive.readUInt32LE(at + 20);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(start, start + size);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    files.set(name, (method === 8 ? inflateRawSync(bytes) : bytes).toString());
    at += 46 + nameLength + extra + comment;
  }
  return files;
}
