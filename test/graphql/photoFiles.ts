/** Verified photos with their files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Db, makeFile, makeImage, type Row } from '../harness/factories.ts';

/** Adds photos to a database and their contents to a server's folder of files; each returns the photo's id. */
export function photoFiles(db: Db, filesDir: string) {
  mkdirSync(path.join(filesDir, 'proof'), { recursive: true });
  let count = 0;
  return async (deadline: Row, content: Buffer, values: Row = {}): Promise<number> => {
    count += 1;
    const storage_key = `proof/${count}.jpg`;
    writeFileSync(path.join(filesDir, storage_key), content);
    const file = await makeFile(db, { storage_key });
    const image = await makeImage(db, deadline, { file_id: file.id, status: 'verified', ...values });
    return image.id;
  };
}
