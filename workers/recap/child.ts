/**
 * Draws one recap in a process of its own: it scales pictures one at a time and then draws the file, because typst blocks
 * its thread and keeps its memory. Its parent sends a Request and waits for a Reply, one after the other; the working
 * folder is the only argument.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { unlink } from 'node:fs/promises';
import path from 'node:path';
import { accentOf } from './accent.ts';
import type { RecapDocument, RecapFormat, ScaledPictures } from './document.ts';
import { type PictureUse, scalePicture } from './scale.ts';

export type Request =
  | { kind: 'scale'; from: string; to: string; use: PictureUse }
  | { kind: 'draw'; format: RecapFormat; recap: RecapDocument; pictures: ScaledPictures; madeAt: number; to: string };

/** `replaced`: of a drawn recap, the characters that its fonts lack. */
export type Reply = { ok: true; replaced: string } | { ok: false; message: string };

const folder = process.argv[2] as string;
const at = (name: string) => path.join(folder, name);

async function answer(request: Request): Promise<string> {
  if (request.kind === 'scale') {
    await scalePicture(at(request.from), at(request.to), request.use);
    await unlink(at(request.from));
    return '';
  }
  const { recap, pictures, format } = request;
  const look = {
    accent: await accentOf(pictures.logo ? readFileSync(at(pictures.logo)) : null),
    madeAt: new Date(request.madeAt),
  };
  const draw = format === 'pdf' ? (await import('./pdf.ts')).recapPdf : (await import('./pptx.ts')).recapPptx;
  const { bytes, replaced } = await draw(folder, recap, pictures, look);
  writeFileSync(at(request.to), bytes);
  return replaced;
}

process.on('message', (request: Request) => {
  answer(request).then(
    (replaced) => process.send?.({ ok: true, replaced } satisfies Reply),
    (error: Error) => process.send?.({ ok: false, message: error.message } satisfies Reply),
  );
});
process.on('disconnect', () => process.exit());
