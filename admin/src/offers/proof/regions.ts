/** A rectangle of a photo in percent of its width and height. */
export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const sides = ['left', 'top', 'width', 'height'] as const;
type Point = readonly [x: number, y: number];

const MIN = 1;
const clamp = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), to);
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A region within the picture, at least one percent wide and high. */
export function within({ left, top, width, height }: Region): Region {
  const x = clamp(left || 0, 0, 100 - MIN);
  const y = clamp(top || 0, 0, 100 - MIN);
  return {
    left: tenth(x),
    top: tenth(y),
    width: tenth(clamp(width || 0, MIN, 100 - x)),
    height: tenth(clamp(height || 0, MIN, 100 - y)),
  };
}

/** The region between two corners, in any order. */
export const between = ([x1, y1]: Point, [x2, y2]: Point): Region => {
  const [left, right] = [clamp(Math.min(x1, x2), 0, 100), clamp(Math.max(x1, x2), 0, 100)];
  const [top, bottom] = [clamp(Math.min(y1, y2), 0, 100), clamp(Math.max(y1, y2), 0, 100)];
  return within({ left, top, width: right - left, height: bottom - top });
};

/** A region in shares from 0 to 1, as the server takes it. */
export const shares = (region: Region): Region => ({
  left: region.left / 100,
  top: region.top / 100,
  width: region.width / 100,
  height: region.height / 100,
});
