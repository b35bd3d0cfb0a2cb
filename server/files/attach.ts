import pg from 'pg';
import type { ServerContext } from '../context.ts';
import type { Query } from '../database/pool.ts';
import { sessionStatement } from '../database/sessionContext.ts';
import { HttpError } from '../http/errors.ts';
import type { FileStore } from '../shared/files/store/store.ts';
import type { Viewer } from '../viewer.ts';
import { settingsOf } from '../viewer.ts';
import type { CheckedFile } from './check.ts';

/**
 * Stores a checked file and attaches it in one transaction: the server records the file, `attach` writes the owning row
 * with the viewer's role. If that is refused, nothing is recorded and the bytes are removed. The key is recorded before
 * the bytes are written, so that a job finds them even if this process is killed in between. Returns what `attach`
 * returned and the file's key; of a repeated request those of the first, and the second copy is removed.
 */
export async function storeAndAttach<T>(
  app: Pick<ServerContext, 'config' | 'database' | 'log'> & { store: FileStore },
  viewer: Viewer,
  file: CheckedFile,
  attach: (query: Query, fileId: number) => Promise<T>,
): Promise<{ attached: T; key: string }> {
  await app.database.asServer('select app_private.note_file($1)', [file.key]);
  await app.store.put(file.key, file.bytes, file.contentType);
  const remove = () =>
    app.store.remove(file.key).catch((err) => app.log.warn({ err }, 'an unused upload is left to the sweep'));
  let fileId = 0;
  try {
    const stored = await app.database.as(
      viewer,
      async (query) => ({ attached: await attach(query, fileId), key: file.key }),
      async (query) => {
        // claims first, without the role: the file stores its uploader, and only the server may record one
        const { role: _later, ...claims } = settingsOf(viewer, app.config.statementTimeout);
        const entry = sessionStatement(claims);
        await query(entry.text, entry.values);
        const [row] = await query<{ id: number }>('select app_private.create_file($1, $2, $3, $4, $5, $6) as id', [
          file.key,
          file.contentType,
          file.bytes.length,
          file.sha256,
          file.width,
          file.height,
        ]);
        fileId = row?.id ?? 0;
        return undefined;
      },
    );
    if (stored.key !== file.key) await remove();
    return stored;
  } catch (error) {
    // only if the database or we refused: after a lost connection the row may exist, and the sweep finds out
    if (error instanceof pg.DatabaseError || error instanceof HttpError) {
      await remove();
    }
    throw error;
  }
}
