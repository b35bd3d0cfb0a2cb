/** How fast the photos of a dashboard stream as a zip, and what the server needs for it. */
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import type { FileStore } from '../../../server/shared/files/store/store.ts';
import { memory } from '../processes.ts';

const PHOTOS = 5000;
/** Bytes of a picture of twelve megapixels, as a phone takes it, after it was encoded again at upload. */
const PHONE_BYTES = 2_000_000;
/** Megabytes a second, and megabytes that the server may grow by. */
export const MIN_MB_PER_SECOND = 120;
export const MAX_MB = 220;

export interface ZipResult {
  photos: number;
  /** Megabytes of one photo, and of the zip. */
  each: number;
  megabytes: number;
  seconds: number;
  /** Megabytes of the server before the zip, and at most. */
  before: number;
  most: number;
}

interface Side {
  client: Client;
  server: ChildProcess;
  store: FileStore;
}

/**
 * Downloads 5,000 photos of a campaign by its link: with the picture of the demo that all of them share, and with one as
 * large as a phone's in its place. Throws if a zip is not whole.
 */
export async function measureZips(url: string, token: string, campaignId: number, side: Side): Promise<ZipResult[]> {
  const { rows } = await side.client.query<{ id: number; key: string }>(
    `select i.id, f.storage_key as key from app_public.verification_images i join app_public.offers o on o.id = i.offer_id
     join app_private.files f on f.id = i.file_id where o.campaign_id = $1 order by i.id limit $2`,
    [campaignId, PHOTOS],
  );
  const ids = rows.map(({ id }) => id);
  const key = rows[0]?.key as string;
  const demo = (await side.store.get(key)) as Buffer;
  await download(url, token, ids, side.server); // warm-up
  const small = await download(url, token, ids, side.server);
  await side.store.put(key, randomBytes(PHONE_BYTES));
  try {
    return [small, await download(url, token, ids, side.server)];
  } finally {
    await side.store.put(key, demo);
  }
}

async function download(url: string, token: string, ids: number[], server: ChildProcess): Promise<ZipResult> {
  const before = memory(server)?.now ?? 0;
  let bytes = 0;
  const began = performance.now();
  const response = await fetch(`${url}/dashboard_photos.zip`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ ids }),
  });
  if (!response.ok || !response.body) throw new Error(`The zip got ${response.status}.`);
  let end = Buffer.alloc(0);
  for await (const chunk of response.body) {
    bytes += chunk.length;
    end = Buffer.concat([end, chunk.subarray(-64)]).subarray(-64);
  }
  const seconds = (performance.now() - began) / 1000;
  const entries = entriesOf(end);
  if (entries !== ids.length + 1) throw new Error(`The zip has ${entries} entries for ${ids.length} photos.`);
  const [megabytes, most] = [bytes / 1e6, memory(server)?.most ?? 0];
  return { photos: ids.length, each: megabytes / ids.length, megabytes, seconds, before, most };
}

/** The entries that the end record of a zip counts: the photos and a CSV. */
const entriesOf = (end: Buffer): number => {
  const at = end.length - 22;
  return end.readUInt32LE(at) === 0x06054b50 ? end.readUInt16LE(at + 10) : 0;
};
