import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { offerTerms } from '../../portal/src/features/offer-review/terms.ts';
import { pageKey, webpKey } from '../../server/shared/files/store/store.ts';
import { contractTerms } from '../../server/shared/mail/index.ts';
import { makeSeason } from './season.ts';
import { jobsSetup } from './setup.ts';

const { database, tools } = await jobsSetup();

/** Stores bytes as an uploaded file; returns its id. */
async function upload(bytes: Buffer, contentType: string, ending: string): Promise<number> {
  const key = `uploads/${randomBytes(8).toString('hex')}.${ending}`;
  await tools.store.put(key, bytes);
  const { rows } = await database.owner.query(
    'insert into app_private.files (storage_key, content_type, byte_size, sha256) values ($1, $2, $3, $4) returning id',
    [key, contentType, bytes.byteLength, createHash('sha256').update(bytes).digest()],
  );
  return rows[0].id;
}
const thumbnailKey = async (id: number): Promise<string | null> =>
  (await database.owner.query('select thumbnail_key from app_private.files where id = $1', [id])).rows[0].thumbnail_key;
const picture = (width: number, height: number, channels: 3 | 4) =>
  sharp({ create: { width, height, channels, background: { r: 11, g: 110, b: 79, alpha: 0.5 } } });

describe('thumbnails', () => {
  it('are at most 400 pixels and keep the proportions of a photograph', async () => {
    const photo = await picture(3000, 1500, 3)
      .withExif({ IFD0: { Artist: 'Dana' } })
      .jpeg()
      .toBuffer();
    const id = await upload(photo, 'image/jpeg', 'jpg');
    await tools.run('files__thumbnail', { id });
    const bytes = await tools.store.get((await thumbnailKey(id)) ?? '');
    const { width, height, format, exif } = await sharp(bytes as Buffer).metadata();
    expect({ width, height, format, exif }).toEqual({ width: 400, height: 200, format: 'jpeg', exif: undefined });
  });

  it('keep the transparent parts of a logo and do not enlarge a small one', async () => {
    const id = await upload(await picture(120, 80, 4).png().toBuffer(), 'image/png', 'png');
    await tools.run('files__thumbnail', { id });
    const { width, height, format, hasAlpha } = await sharp(
      (await tools.store.get((await thumbnailKey(id)) ?? '')) as Buffer,
    ).metadata();
    expect({ width, height, format, hasAlpha }).toEqual({ width: 120, height: 80, format: 'png', hasAlpha: true });
  });

  it('[S-307] are stored beside the original as WebP, where that takes fewer bytes', async () => {
    const noise = {
      create: {
        width: 600,
        height: 400,
        channels: 3,
        background: '#2a6',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    } as const;
    const made = async (type: 'jpeg' | 'png' | 'gif', quality = 95) => {
      const bytes = await sharp(noise).toFormat(type, { quality }).toBuffer();
      const id = await upload(bytes, `image/${type}`, type === 'jpeg' ? 'jpg' : type);
      await tools.run('files__thumbnail', { id });
      const { rows } = await database.owner.query('select storage_key, webp_key from app_private.files where id = $1', [
        id,
      ]);
      const webp = rows[0].webp_key && (await tools.store.get(rows[0].webp_key));
      return { ...rows[0], bytes, webp, id };
    };
    for (const type of ['jpeg', 'png'] as const) {
      const { storage_key, webp_key, webp, bytes } = await made(type);
      expect(webp_key).toBe(webpKey(storage_key));
      expect(webp.length).toBeLessThan(bytes.length);
      expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 600, height: 400 });
    }
    expect(await made('gif')).toMatchObject({ webp_key: null });
    expect(await made('jpeg', 20)).toMatchObject({ webp_key: null });
  });

  it('[S-307] are stored smaller for pages if they are larger than 1,200 pixels, upright', async () => {
    const made = async (width: number, height: number, orientation = 1) => {
      const bytes = await picture(width, height, 3).withMetadata({ orientation }).jpeg().toBuffer();
      const id = await upload(bytes, 'image/jpeg', 'jpg');
      await tools.run('files__thumbnail', { id });
      const { rows } = await database.owner.query('select storage_key, page_key from app_private.files where id = $1', [
        id,
      ]);
      return rows[0] as { storage_key: string; page_key: string | null };
    };
    const { storage_key, page_key } = await made(2400, 1800, 6);
    expect(page_key).toBe(pageKey(storage_key));
    const page = await sharp((await tools.store.get(page_key as string)) as Buffer).metadata();
    expect(page).toMatchObject({ format: 'webp', width: 900, height: 1200 });
    expect(page.exif).toBeUndefined();
    expect((await made(1200, 900)).page_key).toBeNull();
  });

  it('[S-307] a WebP goes with the file that it shows', async () => {
    const id = await upload(await picture(300, 200, 3).jpeg({ quality: 100 }).toBuffer(), 'image/jpeg', 'jpg');
    await tools.run('files__thumbnail', { id });
    const key = webpKey('any/thing.jpg');
    const noted = async () =>
      (await database.owner.query('select from app_private.file_leftovers where storage_key = $1', [key])).rows.length;
    await database.owner.query('select app_private.note_file($1)', [key]);
    await database.owner.query('update app_private.files set webp_key = $2 where id = $1', [id, key]);
    expect(await noted()).toBe(0);
    await database.owner.query('delete from app_private.files where id = $1', [id]);
    expect(await noted()).toBe(1);
  });

  it('are left out for a picture that cannot be read, without trying for ever', async () => {
    const id = await upload(Buffer.from('not a picture'), 'image/png', 'png');
    await tools.run('files__thumbnail', { id });
    expect(await thumbnailKey(id)).toBeNull();
  });
});

describe('contracts', () => {
  const versions = async (offerId: number) =>
    (
      await database.owner.query(
        `select c.version_number, f.storage_key, f.content_type from app_public.offer_contracts c
         join app_private.files f on f.id = c.file_id where c.offer_id = $1 order by 1`,
        [offerId],
      )
    ).rows;

  it('[S-240] freeze one version for each change of the terms, as a PDF', async () => {
    const season = await makeSeason(database.owner);
    await tools.run('offers__contract', { offer_id: season.offerId });
    await tools.run('offers__contract', { offer_id: season.offerId });
    expect(await versions(season.offerId)).toHaveLength(1);
    await database.owner.query('update app_public.offers set value = 1800 where id = $1', [season.offerId]);
    await Promise.all([
      tools.run('offers__contract', { offer_id: season.offerId }),
      tools.run('offers__contract', { offer_id: season.offerId }),
    ]);
    const made = await versions(season.offerId);
    expect(made.map((contract) => contract.version_number)).toEqual([1, 2]);
    const pdf = await tools.store.get(made[1].storage_key);
    expect(made[1].content_type).toBe('application/pdf');
    expect(pdf?.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('hold no lock of the offer while a PDF is stored, and leave nothing of terms that change concurrently', async () => {
    const season = await makeSeason(database.owner);
    const stored: string[] = [];
    const put = tools.store.put.bind(tools.store);
    tools.store.put = async (key, ...rest) => {
      stored.push(key);
      if (stored.length === 1) {
        // would wait half a second if there were a lock
        await database.owner.query(
          `set lock_timeout = '500ms'; update app_public.offers set value = 1900 where id = ${season.offerId}; reset lock_timeout`,
        );
      }
      return put(key, ...rest);
    };
    try {
      await tools.run('offers__contract', { offer_id: season.offerId });
    } finally {
      tools.store.put = put;
    }
    const made = await versions(season.offerId);
    expect(stored).toHaveLength(2);
    expect(made).toMatchObject([{ version_number: 1, storage_key: stored[1] }]);
    expect(await tools.store.size(stored[0] as string)).toBeNull();
    expect(await tools.store.size(stored[1] as string)).not.toBeNull();
    const { rows } = await database.owner.query('select from app_private.file_leftovers where storage_key = any ($1)', [
      stored,
    ]);
    expect(rows).toEqual([]);
  });

  it('are made for confirmed offers only', async () => {
    const season = await makeSeason(database.owner, { status: 'proposed' });
    await tools.run('offers__contract', { offer_id: season.offerId });
    expect(await versions(season.offerId)).toEqual([]);
  });

  it.each([
    ['spring', '2027-03-20', '2027-06-05'],
    ['winter', '2026-12-01', '2027-05-01'],
    ['fall', '2027-08-20', '2027-11-30'],
    ['summer', '2027-06-01', '2027-10-15'],
  ])('[S-240] say the terms word for word as the offer page: %s', (season, start, end) => {
    const page = offerTerms(season, { start, end }, start).map(({ title, text }) => ({ title, text }));
    expect(contractTerms(season, start, end)).toEqual(page);
  });
});
