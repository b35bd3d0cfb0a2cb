/** Scales pictures to the size in which a recap prints them, because a renderer keeps every pixel of them in memory. */
import sharp from 'sharp';

export type PictureUse = 'logo' | 'cover' | 'photo';

/** Pixels at about 220 dots per inch of its place on the page. */
const SIZES: Record<PictureUse, [width: number, height: number]> = {
  logo: [800, 240],
  cover: [1700, 1150],
  photo: [1000, 667],
};
const MAX_PIXELS = 100_000_000;

sharp.cache(false);
sharp.concurrency(1);

/**
 * Writes a scaled copy of a picture, upright and without metadata: a logo as PNG, anything else as JPEG. A landscape
 * photo fills its place; a portrait one is shown whole. Throws for a file that is not a picture.
 */
export async function scalePicture(from: string, to: string, use: PictureUse): Promise<void> {
  const [width, height] = SIZES[use];
  const picture = sharp(from, { limitInputPixels: MAX_PIXELS, sequentialRead: true }).timeout({ seconds: 30 });
  if (use === 'logo') {
    await picture.rotate().resize({ width, height, fit: 'inside', withoutEnlargement: true }).png().toFile(to);
    return;
  }
  const { autoOrient } = await picture.metadata();
  const ratio = autoOrient.width / autoOrient.height;
  const fills = use === 'cover' || (ratio > 1.2 && ratio < 1.95);
  await picture
    .rotate()
    .resize({ width, height, fit: fills ? 'cover' : 'inside', position: 'attention', withoutEnlargement: !fills })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toFile(to);
}
