/**
 * Shrinks one picture: bytes on standard input, thumbnail on standard output. A process of its own, because a large picture
 * takes more memory than the whole worker, and a hostile one may end the process that reads it.
 */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { MAX_PIXELS, SIZE, UNREADABLE } from './limits.ts';

sharp.cache(false);
sharp.concurrency(1);
try {
  const picture = sharp(await buffer(process.stdin), { limitInputPixels: MAX_PIXELS, sequentialRead: true });
  const { hasAlpha } = await picture.metadata();
  const small = picture.rotate().resize({ width: SIZE, height: SIZE, fit: 'inside', withoutEnlargement: true });
  // PNG where the picture has transparent parts, as logos do
  const bytes = hasAlpha
    ? await small.png({ compressionLevel: 9, palette: true }).toBuffer()
    : await small.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  process.stdout.write(bytes);
} catch (error) {
  process.stderr.write((error as Error).message);
  process.exitCode = UNREADABLE;
}
