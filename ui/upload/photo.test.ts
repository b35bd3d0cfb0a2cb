import { describe, expect, it } from '@jest/globals';
import { laplacianVariance, leastSharpness, photoConcern, smallestSide } from './photo.ts';

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
