import { join } from 'node:path';
import { dataDir } from '../../../../db/settings.ts';
import { UserFacingError } from '../../../../db/userFacingError.ts';
import { folderStore } from './folder.ts';
import type { S3Settings } from './s3.ts';
import type { FileStore } from './store.ts';

/** Where this installation stores its files: a folder, or a bucket if one is configured. */
export type StoreSettings = { folder: string } | S3Settings;

/**
 * Reads the storage settings: FILES_S3_BUCKET with FILES_S3_REGION, FILES_S3_ENDPOINT and FILES_S3_PREFIX, otherwise
 * FILES_DIR. The same for server, worker and demo. Throws a UserFacingError.
 */
export function storeSettings(env: NodeJS.ProcessEnv = process.env): StoreSettings {
  const bucket = env.FILES_S3_BUCKET;
  const stray = ['FILES_S3_ENDPOINT', 'FILES_S3_REGION', 'FILES_S3_PREFIX'].find((name) => env[name]);
  if (!bucket) {
    if (stray) throw new UserFacingError(`${stray} is set without FILES_S3_BUCKET, the bucket that files are kept in.`);
    return { folder: env.FILES_DIR || join(dataDir(), 'files') };
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new UserFacingError(
      'FILES_S3_BUCKET must be the name of a bucket: 3 to 63 lower-case letters, digits, dots, dashes.',
    );
  const endpoint = env.FILES_S3_ENDPOINT || null;
  if (endpoint && !(URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol)))
    throw new UserFacingError('FILES_S3_ENDPOINT must be an address that starts with https:// or http://.');
  const prefix = (env.FILES_S3_PREFIX ?? '').replace(/^\/+|\/+$/g, '');
  return { bucket, region: env.FILES_S3_REGION || 'us-east-1', endpoint, prefix: prefix ? `${prefix}/` : '' };
}

/**
 * Opens the store of these settings; call `check` before the first use. The S3 client is only loaded if a bucket is
 * used.
 */
export async function openStore(settings: StoreSettings): Promise<FileStore> {
  if ('folder' in settings) return folderStore(settings.folder);
  const { s3Store } = await import('./s3.ts');
  return s3Store(settings);
}
