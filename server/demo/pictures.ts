import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import sharp from 'sharp';
import { type FileStore, pageKey, webpKey } from '../shared/files/store/store.ts';
import { type Batch, stage } from './batch.ts';
import { SPONSORS } from './names.ts';
import { logo } from './pictures/logos.ts';
import { SCENES } from './pictures/scenes.ts';

const PREFIX = 'demo/';
const THUMBNAIL_WIDTH = 480;

interface Drawing {
  /** What the picture shows; part of the key, so that later loads find it again. */
  label: string;
  bytes: Buffer;
  thumbnail: Buffer;
  /** The picture as WebP, whole and for pages; null for a logo. */
  webp: Buffer | null;
  page: Buffer | null;
  ending: 'jpg' | 'png';
  width: number;
  height: number;
}

/** Draws every picture and logo once, stores them in the file store and records them. */
export async function loadPictures(client: ClientBase, store: FileStore): Promise<void> {
  const drawings = await Promise.all([
    ...SCENES.map((scene) => photograph(`${scene.kind}--${scene.name}`, scene.svg)),
    ...Array.from(SPONSORS.keys(), (n) => mark(`logo--${String(n).padStart(2, '0')}`, logo(n))),
  ]);
  await Promise.all(
    drawings.flatMap(({ label, ending, bytes, thumbnail, webp, page }) => {
      const key = keyOf(label, ending);
      return [
        store.put(key, bytes),
        store.put(keyOf(`${label}--small`, ending), thumbnail),
        webp && store.put(webpKey(key), webp),
        page && store.put(pageKey(key), page),
      ];
    }),
  );
  const column = <T>(pick: (drawing: Drawing) => T) => drawings.map(pick);
  await client.query(
    `insert into app_private.files (storage_key, thumbnail_key, webp_key, page_key, content_type, byte_size, sha256, width, height, created_at)
     select *, app_private.clock() from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::int[], $7::bytea[], $8::int[], $9::int[])
     on conflict (storage_key) do nothing`,
    [
      column((d) => keyOf(d.label, d.ending)),
      column((d) => keyOf(`${d.label}--small`, d.ending)),
      column((d) => (d.webp ? webpKey(keyOf(d.label, d.ending)) : null)),
      column((d) => (d.page ? pageKey(keyOf(d.label, d.ending)) : null)),
      column((d) => (d.ending === 'jpg' ? 'image/jpeg' : 'image/png')),
      column((d) => d.bytes.length),
      column((d) => createHash('sha256').update(d.bytes).digest()),
      column((d) => d.width),
      column((d) => d.height),
    ],
  );
}

const keyOf = (label: string, ending: string) => `${PREFIX}${label.replaceAll('_', '-')}.${ending}`;

async function photograph(label: string, svg: string): Promise<Drawing> {
  const { data, info } = await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer({ resolveWithObject: true });
  const thumbnail = await sharp(data).resize(THUMBNAIL_WIDTH).jpeg({ quality: 76 }).toBuffer();
  // as the worker makes them of an upload
  const webp = await sharp(data).webp({ quality: 82, effort: 2 }).toBuffer();
  const page = await sharp(data).resize(1200).webp({ quality: 75, effort: 4 }).toBuffer();
  return { label, bytes: data, thumbnail, webp, page, ending: 'jpg', width: info.width, height: info.height };
}

async function mark(label: string, svg: string): Promise<Drawing> {
  const { data, info } = await sharp(Buffer.from(svg)).png().toBuffer({ resolveWithObject: true });
  const thumbnail = await sharp(data).resize(128).png().toBuffer();
  return {
    label,
    bytes: data,
    thumbnail,
    webp: null,
    page: null,
    ending: 'png',
    width: info.width,
    height: info.height,
  };
}

/**
 * Creates temporary tables of the recorded pictures for a batch: demo_pictures (kind, file_id), demo_logos (n, file_id)
 * and demo_picture_choice, twelve numbered choices for every kind.
 */
export async function stagePictures(batch: Batch): Promise<void> {
  const keyed = `(select id as file_id, replace(split_part(split_part(storage_key, '/', 2), '--', 1), '-', '_') as kind, split_part(split_part(storage_key, '.', 1), '--', 2) as name
    from app_private.files where storage_key like '${PREFIX}%--%') f`;
  await stage(batch, 'demo_pictures', `select kind, file_id from ${keyed} where kind <> 'logo'`);
  await stage(batch, 'demo_logos', `select name::int as n, file_id from ${keyed} where kind = 'logo'`);
  await stage(
    batch,
    'demo_picture_choice',
    `select k.kind, n, k.files[1 + n % cardinality(k.files)] as file_id
     from (select kind, array_agg(file_id order by file_id) as files from demo_pictures where kind <> 'artwork' group by kind) k cross join generate_series(0, 11) n`,
  );
}
