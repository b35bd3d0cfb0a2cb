/** How fast the photos of a dashboard stream as a zip, and what the server needs for it. */
import type { ChildProcess } from 'node:child_process';
import type { Client } from 'pg';
import { memory } from '../processes.ts';

const PHOTOS = 5000;
/** Megabytes a second, and megabytes that the server may grow by. */
export const MIN_MB_PER_SECOND = 120;
export const MAX_MB = 220;

export interface ZipResult {
  photos: number;
  megabytes: number;
  seconds: number;
  /** Megabytes of the server before the zip, and at most. */
  before: number;
  most: number;
}

/** Downloads 5,000 photos of a campaign by its link, twice; returns the second time. Throws if the zip is not whole. */
export async function measureZip(
  url: string,
  token: string,
  campaignId: number,
  { client, server }: { client: Client; server: ChildProcess },
): Promise<ZipResult> {
  const { rows } = await client.query(
    'select i.id from app_public.verification_images i join app_public.offers o on o.id = i.offer_id where o.campaign_id = $1 order by i.id limit $2',
    [campaignId, PHOTOS],
  );
  const before = memory(server)?.now ?? 0;
  let seconds = 0;
  let bytes = 0;
  for (let run = 0; run < 2; run += 1) {
    bytes = 0;
    const began = performance.now();
    const response = await fetch(`${url}/dashboard_photos.zip`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ ids: rows.map(({ id }) => id) }),
    });
    if (!response.ok || !response.body) throw new Error(`The zip got ${response.status}.`);
    let end = Buffer.alloc(0);
    for await (const chunk of response.body) {
      bytes += chunk.length;
      end = Buffer.concat([end, chunk]).subarray(-22);
    }
    seconds = (performance.now() - began) / 1000;
    // the end record of a zip counts its entries: the photos and a CSV
    const entries = end.readUInt32LE(0) === 0x06054b50 ? end.readUInt16LE(10) : 0;
    if (entries !== rows.length + 1) throw new Error(`The zip has ${entries} entries for ${rows.length} photos.`);
  }
  return { photos: rows.length, megabytes: bytes / 1e6, seconds, before, most: memory(server)?.most ?? 0 };
}
