import { afterEach, describe, expect, it } from '@jest/globals';
import { laplacianVariance, minSharpness, minShorterSide, photoWarning, preparePhoto, sendable } from './photo.ts';
import { imageProblem, maxImageBytes } from './upload.ts';

const side = 40;
const picture = (gray: (x: number, y: number) => number): number[] =>
  Array.from({ length: side * side }, (_, at) => gray(at % side, Math.floor(at / side)));
const sharpness = (gray: (x: number, y: number) => number): number => laplacianVariance(picture(gray), side, side);

describe('measuring a photo', () => {
  it('finds no detail in a flat area or a soft gradient, and much in edges', () => {
    expect(sharpness(() => 128)).toBe(0);
    expect(sharpness((x) => 3 * x)).toBe(0);
    expect(sharpness((x) => (Math.floor(x / 4) % 2 ? 220 : 40))).toBeGreaterThan(minSharpness);
  });

  it('finds less detail the more the same edges are blurred', () => {
    const soft = (width: number) => sharpness((x) => 128 + 90 * Math.sin((2 * Math.PI * x) / width));
    expect(soft(40)).toBeLessThan(minSharpness);
    expect(soft(4)).toBeGreaterThan(soft(40));
  });

  it('warns about small photos first, then about blurred ones', () => {
    const look = { width: 3000, height: 2000, sharpness: 400 };
    expect(photoWarning(look)).toBeNull();
    expect(photoWarning({ ...look, sharpness: minSharpness - 1 })).toBe('blurred');
    expect(photoWarning({ ...look, height: minShorterSide - 1, sharpness: 0 })).toBe('small');
  });
});

describe('preparing a photo for upload', () => {
  const browser = globalThis as unknown as Record<string, unknown>;
  afterEach(() => {
    delete browser.createImageBitmap;
    delete browser.document;
  });
  const photo = new File(['x'.repeat(900)], 'field.jpg', { type: 'image/jpeg' });
  const look = (width: number, height: number) => ({ width, height, sharpness: 300 });
  /** Mocks a browser with a canvas; returns the canvas. */
  function drawing(width: number, height: number) {
    const canvas = {
      width: 0,
      height: 0,
      getContext: () => ({ drawImage: () => undefined, getImageData: () => ({ data: new Uint8ClampedArray(4) }) }),
      toBlob: (give: (blob: Blob) => void, type: string) => give(new Blob(['small'], { type })),
    };
    browser.createImageBitmap = async () => ({ width, height, close: () => undefined });
    browser.document = { createElement: () => canvas };
    return canvas;
  }

  it('shrinks 40 megapixels for a slow connection, keeping proportions and name', async () => {
    const canvas = drawing(7300, 5500);
    const sent = await preparePhoto(photo, look(7300, 5500));
    expect([canvas.width, canvas.height]).toEqual([4096, 3086]);
    expect([sent.name, sent.type, await sent.text()]).toEqual(['field.jpg', 'image/jpeg', 'small']);
  });

  it('[V13] shrinks a photo above the limit, which counts for what is sent; a small picture stays too large', async () => {
    const start = { 'image/jpeg': [0xff, 0xd8, 0xff], 'image/gif': [...Buffer.from('GIF8')] };
    const file = (type: keyof typeof start) =>
      new File([new Uint8Array(start[type]), new Uint8Array(maxImageBytes)], 'field', { type });
    drawing(7300, 5500);
    expect([imageProblem(await sendable(file('image/jpeg'))), imageProblem(file('image/jpeg'))]).toEqual([
      null,
      expect.any(String),
    ]);
    expect(imageProblem(await sendable(file('image/gif')))).toMatch(/20MB/);
    drawing(800, 600);
    expect(imageProblem(await sendable(file('image/jpeg')))).toMatch(/20MB/);
  });

  it('leaves small photos, other files and unreadable images unchanged', async () => {
    drawing(7300, 5500);
    expect(await preparePhoto(photo, look(4096, 3000))).toBe(photo);
    const screenshot = new File(['x'], 'page.png', { type: 'image/png' });
    expect(await preparePhoto(screenshot, look(9000, 9000))).toBe(screenshot);
    expect(await preparePhoto(photo, null)).toBe(photo);
    browser.createImageBitmap = async () => {
      throw new DOMException('too much', 'InvalidStateError');
    };
    expect(await preparePhoto(photo, look(7300, 5500))).toBe(photo);
  });
});
