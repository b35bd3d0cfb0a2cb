/** The sponsor's color, taken from its logo. */
import sharp from 'sharp';

/** Field green, for a logo without a color of its own. */
export const FIELD_GREEN = '#0b6e4f';
/** Contrast with white that WCAG asks of text. */
const CONTRAST = 4.5;
const SIDE = 48;

type Rgb = [number, number, number];

const hex = (color: Rgb): string => `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function luminance(color: Rgb): number {
  const [r, g, b] = color.map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of a color with white, from 1 to 21. */
export const contrastWithWhite = (color: Rgb): number => 1.05 / (luminance(color) + 0.05);

/** The same hue, as dark as white text on it needs. */
function darkened(color: Rgb): Rgb {
  let dark = color;
  while (contrastWithWhite(dark) < CONTRAST) dark = dark.map((part) => part * 0.94) as Rgb;
  return dark;
}

/** The main color of a picture as #rrggbb, dark enough for white text; field green if it is gray or unreadable. */
export async function accentOf(picture: Buffer | null): Promise<string> {
  if (!picture) return FIELD_GREEN;
  const pixels = await sharp(picture, { limitInputPixels: 100_000_000 })
    .ensureAlpha()
    .resize(SIDE, SIDE, { fit: 'inside' })
    .raw()
    .toBuffer()
    .catch(() => null);
  if (!pixels) return FIELD_GREEN;
  // twelve hues, each with the sum of its colors; gray is ignored
  const hues = Array.from({ length: 12 }, () => ({ weight: 0, sum: [0, 0, 0] as Rgb }));
  for (let at = 0; at < pixels.length; at += 4) {
    const color: Rgb = [pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number];
    const [most, least] = [Math.max(...color), Math.min(...color)];
    const weight = (((most - least) / 255) * (pixels[at + 3] as number)) / 255;
    if (weight < 0.2) continue;
    const bucket = hues[Math.floor(hueOf(color, most, least) / 30) % 12] as (typeof hues)[number];
    bucket.weight += weight;
    bucket.sum = bucket.sum.map((part, index) => part + weight * (color[index] as number)) as Rgb;
  }
  const best = hues.reduce((left, right) => (right.weight > left.weight ? right : left));
  if (best.weight < 5) return FIELD_GREEN;
  return hex(darkened(best.sum.map((part) => part / best.weight) as Rgb));
}

/** The hue of a color in degrees. */
function hueOf([r, g, b]: Rgb, most: number, least: number): number {
  const range = most - least;
  const sixth = most === r ? (g - b) / range : most === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return (sixth * 60 + 360) % 360;
}
