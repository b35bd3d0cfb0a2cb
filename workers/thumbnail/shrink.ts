/** Creates thumbnails in a child process (see child.ts). */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { UNREADABLE } from './limits.ts';

const TIMEOUT_MS = 60_000;

/** The bytes are not a picture, or a broken or too large one: another attempt would fail the same way. */
export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture';
}

export interface Thumbnail {
  bytes: Buffer;
  ending: 'png' | 'jpg';
  /** The whole picture as WebP; null if that is not smaller. */
  webp: Buffer | null;
  /** A WebP for pages, at most 1,200 pixels; null if the picture is not larger. */
  page: Buffer | null;
}

/**
 * Shrinks a picture to at most 400 pixels, and encodes it as WebP in full and for pages, all without metadata. Throws
 * UnreadablePicture, or Error if the process failed.
 */
export async function shrink(picture: Buffer): Promise<Thumbnail> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'child.ts')], {
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: TIMEOUT_MS,
    env: { PATH: process.env.PATH }, // it needs no secrets
  });
  child.stdin.on('error', () => {}); // it may exit before it has read everything
  child.stdin.end(picture);
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  const [written, said, code] = await Promise.all([buffer(child.stdout), text(child.stderr), ended]);
  if (code === UNREADABLE) throw new UnreadablePicture(said);
  if (code !== 0) throw new Error(`The thumbnail's process ended with ${code ?? 'a signal'}: ${said.slice(-300)}`);
  const [bytes, webp, page] = parts(written) as [Buffer, Buffer, Buffer];
  return {
    bytes,
    ending: bytes[0] === 0x89 ? 'png' : 'jpg',
    webp: webp.length > 0 ? webp : null,
    page: page.length > 0 ? page : null,
  };
}

/** The pictures that the process wrote, each after its length. */
function parts(written: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at < written.length; ) {
    const end = at + 4 + written.readUInt32BE(at);
    found.push(written.subarray(at + 4, end));
    at = end;
  }
  return found;
}
