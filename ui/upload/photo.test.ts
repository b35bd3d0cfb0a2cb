import { afterEach, describe, expect, it } from '@jest/globals';
import { laplacianVariance, leastSharpness, photoConcern, readyToSend, smallestSide } from './photo.ts';

const side = 40;
const picture = (grey: (x: number, y: number) => number): number[] =>
  Array.from({ length: side * side }, (_, at) => grey(at % side, Math.floor(at / side)));
const sharpness = (grey: (x: number, y: number) => number): number => laplacianVariance(picture(grey), side, side);

describe('looking at a photo', () => {
  it('finds no detail in an even surface or a soft slope, and much in edges', () => {
    expect(sharpness(() => 128)).toBe(0);
    expect(sharpness((x) => 3 * x)).toBe(0);
    expect(sharpness((x) => (Math.floor(x / 4) % 2 ? 220 : 40))).toBeGreaterThan(leastSharpness);
  });

  it('finds less the more the same edges are blurred', () => {
    const soft = (width: number) => sharpness((x) => 128 + 90 * Math.sin((2 * Math.PI * x) / width));
    expect(soft(40)).toBeLessThan(leastSharpness);
    expect(soft(4)).toBeGreaterThan(soft(40));
  });

  it('is concerned about what is too small or blurred, in this order', () => {
    const look = { width: 3000, height: 2000, sharpness: 400 };
    expect(photoConcern(look)).toBeNull();
    expect(photoConcern({ ...look, sharpness: leastSharpness - 1 })).toBe('blurred');
    expect(photoConcern({ ...look, height: smallestSide - 1, sharpness: 0 })).toBe('small');
  });
});

describe('sending a photo', () => {
  const browser = globalThis as unknown as Record<string, unknown>;
  afterEach(() => {
    delete browser.createImageBitmap;
    delete browser.document;
  });
  const photo = new File(['x'.repeat(900)], 'field.jpg', { type: 'image/jpeg' });
  const look = (width: number, height: number) => ({ width, height, sharpness: 300 });
  /** A browser that draws: the canvas that it drew on. */
  function drawing(width: number, height: number) {
    const canvas = {
      width: 0,
      height: 0,
      getContext: () => ({ drawImage: () => undefined }),
      toBlob: (give: (blob: Blob) => void, type: string) => give(new Blob(['small'], { type })),
    };
    browser.createImageBitmap = async () => ({ width, height, close: () => undefined });
    browser.document = { createElement: () => canvas };
    return canvas;
  }

  it('makes 40 megapixels small enough for a weak connection, in their shape and under their name', async () => {
    const canvas = drawing(7300, 5500);
    const sent = await readyToSend(photo, look(7300, 5500));
    expect([canvas.width, canvas.height]).toEqual([4096, 3086]);
    expect([sent.name, sent.type, await sent.text()]).toEqual(['field.jpg', 'image/jpeg', 'small']);
  });

  it('leaves alone what is small enough, what is no photo, and what the browser cannot read', async () => {
    drawing(7300, 5500);
    expect(await readyToSend(photo, look(4096, 3000))).toBe(photo);
    const screenshot = new File(['x'], 'page.png', { type: 'image/png' });
    expect(await readyToSend(screenshot, look(9000, 9000))).toBe(screenshot);
    expect(await readyToSend(photo, null)).toBe(photo);
    browser.createImageBitmap = async () => {
      throw new DOMException('too much', 'InvalidStateError');
    };
    expect(await readyToSend(photo, look(7300, 5500))).toBe(photo);
  });
});
