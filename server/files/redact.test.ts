/** Mosaics on photos: what is below one is gone, the rest of the photo stays as it is. */
import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type Redaction, redact } from './redact.ts';

const [width, height] = [320, 240];
/** Black and white stripes of two pixels: the finest detail that a mosaic must remove. */
const stripes = Buffer.alloc(width * height * 3);
for (let y = 0; y < height; y++)
  for (let x = 0; x < width; x++) stripes.fill(x % 4 < 2 ? 0 : 255, (y * width + x) * 3, (y * width + x + 1) * 3);
const raw = { raw: { width, height, channels: 3 } } as const;
const photo = await sharp(stripes, raw).png().toBuffer();
const face = { left: 0.25, top: 0.25, width: 0.25, height: 0.25 };
const box = { left: 80, top: 60, width: 80, height: 60 };
const edit = (
  change: Partial<Redaction>,
  bytes = photo,
  type: 'image/png' | 'image/jpeg' | 'image/gif' = 'image/png',
) => redact(bytes, type, { blur: [], crop: null, ...change });
const pixels = (bytes: Buffer) => sharp(bytes).removeAlpha().raw().toBuffer();

it('makes a region a mosaic and leaves every other pixel as it was', async () => {
  const made = await edit({ blur: [face] });
  expect([made.width, made.height]).toEqual([width, height]);
  const after = await pixels(made.bytes);
  let changed = 0;
  let contrast = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const inside = x >= box.left && x < box.left + box.width && y >= box.top && y < box.top + box.height;
      if (!inside && after[at] !== stripes[at]) changed++;
      if (inside && x + 1 < box.left + box.width)
        contrast = Math.max(contrast, Math.abs((after[at] ?? 0) - (after[at + 3] ?? 0)));
    }
  expect(changed).toBe(0);
  expect(contrast).toBeLessThan(40); // the stripes had 255
});

it('keeps no detail in a region of a few pixels', async () => {
  const tiny = { left: 10 / width, top: 10 / height, width: 6 / width, height: 6 / height };
  const part = await sharp((await edit({ blur: [tiny] })).bytes)
    .extract({ left: 10, top: 10, width: 6, height: 6 })
    .removeAlpha()
    .raw()
    .toBuffer();
  expect(Math.max(...part) - Math.min(...part)).toBeLessThan(5);
});

it('clips regions to the edges, and refuses those outside', async () => {
  const over = { left: 0.9, top: -0.2, width: 0.5, height: 0.4 };
  const after = await pixels((await edit({ blur: [over] })).bytes);
  expect(after.subarray(0, 300)).toEqual(stripes.subarray(0, 300));
  await expect(edit({ blur: [{ left: 1.2, top: 0, width: 0.1, height: 0.1 }] })).rejects.toMatchObject({
    status: 422,
    field: 'blur',
  });
  await expect(edit({ crop: { left: 0, top: 0, width: 0.01, height: 1 } })).rejects.toMatchObject({ field: 'crop' });
});

it('crops, blurred first', async () => {
  const made = await edit({ blur: [face], crop: face });
  expect([made.width, made.height]).toEqual([80, 60]);
  const part = await sharp((await edit({ blur: [face] })).bytes)
    .extract(box)
    .removeAlpha()
    .raw()
    .toBuffer();
  expect(await pixels(made.bytes)).toEqual(part);
});

it('turns a photo upright before it measures, and keeps no metadata', async () => {
  const turned = await sharp(stripes, raw)
    .withExif({ IFD0: { Artist: 'Dana' }, IFD3: { GPSLatitude: '30/1 16/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const made = await edit({ crop: { left: 0, top: 0, width: 1, height: 0.5 } }, turned, 'image/jpeg');
  expect([made.width, made.height]).toEqual([height, width / 2]);
  const { exif, icc, format, orientation } = await sharp(made.bytes).metadata();
  expect({ exif, icc, format, orientation }).toEqual({
    exif: undefined,
    icc: undefined,
    format: 'jpeg',
    orientation: undefined,
  });
});

it('keeps the first picture of an animation, as PNG', async () => {
  const gif = await sharp(photo).gif().toBuffer();
  const made = await edit({ blur: [face] }, gif, 'image/gif');
  expect((await sharp(made.bytes).metadata()).format).toBe('png');
});

it('refuses bytes that are no picture', async () => {
  await expect(edit({ blur: [face] }, Buffer.from('not a picture'))).rejects.toMatchObject({ status: 422 });
});
