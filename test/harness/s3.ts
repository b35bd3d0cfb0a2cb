/** A real S3 server on a temporary folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../db/instance/scratch.ts';
import type { S3Settings } from '../../server/shared/files/store/s3.ts';

export const S3_KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

type Server = new (options: Record<string, unknown>) => { run(): Promise<unknown>; close(): Promise<void> };

/** Starts a server with a bucket of this name. `env`: the settings of server and worker. */
export async function startS3(bucket: string) {
  const port = await freePort();
  const directory = mkdtempSync(path.join(os.tmpdir(), 'sideline-s3-'));
  const S3rver = createRequire(import.meta.url)('s3rver') as Server;
  const server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const settings: S3Settings = { bucket, region: 'us-east-1', endpoint, prefix: '', credentials: S3_KEYS };
  return {
    settings,
    env: {
      FILES_S3_BUCKET: bucket,
      FILES_S3_ENDPOINT: endpoint,
      AWS_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
    },
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
