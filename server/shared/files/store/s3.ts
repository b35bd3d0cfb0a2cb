import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { UserFacingError } from '../../../../db/userFacingError.ts';
import { type FileStore, fileKey, type OpenFile } from './store.ts';

/** An S3-compatible bucket. Access keys come from the SDK's own settings (AWS_ACCESS_KEY_ID …) unless given. */
export interface S3Settings {
  bucket: string;
  region: string;
  /** The endpoint of a server other than Amazon's; its buckets are then named in the path. */
  endpoint: string | null;
  /** Prefix of every key, so that several installations can share a bucket; empty or ends with a slash. */
  prefix: string;
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

const missing = (error: unknown) =>
  error instanceof NoSuchKey ||
  error instanceof NotFound ||
  (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404);

/** Stores files in a bucket. The SDK tries every request three times; a stalled connection is closed. */
export function s3Store(settings: S3Settings): FileStore {
  const { bucket: Bucket, region, endpoint, prefix, credentials } = settings;
  const client = new S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(credentials ? { credentials } : {}),
    // the newer checksum headers are Amazon's own: other servers store them as part of the file, or refuse them
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3000, requestTimeout: 20_000 },
  });
  const at = (key: string) => ({ Bucket, Key: prefix + fileKey(key) });
  const read = async (key: string, range?: { start: number; end: number }): Promise<OpenFile | null> => {
    try {
      const answer = await client.send(
        new GetObjectCommand({ ...at(key), ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}) }),
      );
      const whole = answer.ContentRange?.match(/\/(\d+)$/)?.[1];
      return { stream: answer.Body as Readable, size: whole ? Number(whole) : (answer.ContentLength ?? 0) };
    } catch (error) {
      if (missing(error)) return null;
      throw error;
    }
  };
  return {
    async put(key, bytes, contentType) {
      await client.send(
        new PutObjectCommand({ ...at(key), Body: bytes, ContentType: contentType ?? 'application/octet-stream' }),
      );
    },
    async get(key) {
      const file = await read(key);
      return file && buffer(file.stream);
    },
    async size(key) {
      try {
        return (await client.send(new HeadObjectCommand(at(key)))).ContentLength ?? 0;
      } catch (error) {
        if (missing(error)) return null;
        throw error;
      }
    },
    open: read,
    async remove(key) {
      try {
        await client.send(new DeleteObjectCommand(at(key)));
      } catch (error) {
        if (!missing(error)) throw error;
      }
    },
    async check() {
      try {
        await client.send(new HeadBucketCommand({ Bucket }));
      } catch (error) {
        throw new UserFacingError(bucketFault(error, settings));
      }
    },
  };
}

/** The message why the bucket cannot be used; contains no key. */
function bucketFault(error: unknown, { bucket, endpoint, region }: S3Settings): string {
  const where = endpoint ?? `Amazon S3 in ${region}`;
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  if (status === 404)
    return `There is no bucket "${bucket}" at ${where}: create it or correct FILES_S3_BUCKET and FILES_S3_ENDPOINT.`;
  if (status === 403)
    return `The bucket "${bucket}" at ${where} is not open to these keys: check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and the bucket's policy.`;
  if (status === 301 || status === 400)
    return `The bucket "${bucket}" is not in the region ${region}: correct FILES_S3_REGION.`;
  if ((error as Error)?.name === 'CredentialsProviderError')
    return 'FILES_S3_BUCKET is set without keys: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.';
  const code = (error as NodeJS.ErrnoException)?.code ?? (error as Error)?.name ?? 'no answer';
  return `The file store at ${where} cannot be reached (${code}): check FILES_S3_ENDPOINT.`;
}
