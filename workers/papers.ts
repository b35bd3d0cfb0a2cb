/** Making papers for sponsors: how they look, and storing them so that each has its file. */
import { createHash, randomUUID } from 'node:crypto';
import type { Brand } from './contract/paper.ts';
import { inTransaction } from './database.ts';
import type { WorkerTools } from './task.ts';

/** A sponsor's logo as a PNG, and its color. */
export async function brandOf({ store }: Pick<WorkerTools, 'store'>, logoKey: string | null): Promise<Brand> {
  const picture = logoKey === null ? null : await store.get(logoKey);
  const [{ accentOf }, { default: sharp }] = await Promise.all([import('./recap/accent.ts'), import('sharp')]);
  const logo =
    picture &&
    (await sharp(picture)
      .resize(480, 160, { fit: 'inside' })
      .png()
      .toBuffer()
      .catch(() => null));
  return { logo, accent: await accentOf(picture) };
}

/** Stores a PDF and records it by `record`, which returns whether its row still lacked one. */
export async function storePdf(
  { pool, query, store }: Pick<WorkerTools, 'pool' | 'query' | 'store'>,
  folder: string,
  pdf: Buffer,
  record: (query: WorkerTools['query'], fileId: number) => Promise<boolean>,
): Promise<void> {
  const key = `${folder}/${randomUUID()}.pdf`; // concurrent jobs never share a file
  await query('select app_private.note_file($1)', [key]); // the sweep finds it if this process is killed
  await store.put(key, pdf, 'application/pdf'); // before the row: a row always has its file
  const recorded = await inTransaction(pool, async (run) => {
    const [file] = await run<{ id: number }>(
      `insert into app_private.files (storage_key, content_type, byte_size, sha256) values ($1, 'application/pdf', $2, $3) returning id`,
      [key, pdf.byteLength, createHash('sha256').update(pdf).digest()],
    );
    if (await record(run, file?.id as number)) return true;
    await run('delete from app_private.files where id = $1', [file?.id]);
    return false;
  });
  if (recorded) return;
  await store.remove(key);
  await query('delete from app_private.file_leftovers where storage_key = $1', [key]);
}
