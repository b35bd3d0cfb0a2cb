import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Map as MaplibreMap } from 'maplibre-gl';
import { light } from '../tokens.ts';
import { drawImage } from './images.ts';
import { pinStates } from './types.ts';

/** Mocks the canvas and records what is drawn. */
let drawn: string[];
const context = new Proxy({} as Record<string, unknown>, {
  get: (target, name: string) =>
    name in target
      ? target[name]
      : name === 'getImageData'
        ? (_x: number, _y: number, width: number, height: number) => ({ width, height })
        : (...values: unknown[]) => drawn.push([name, ...values].join(' ')),
  set: (target, name: string, value) => {
    target[name] = value;
    if (name === 'fillStyle' || name === 'strokeStyle') drawn.push(`${name} ${value}`);
    return true;
  },
});
const addImage = jest.fn<(id: string, data: { width: number }, options: { pixelRatio: number }) => void>();
const map = (known: string[] = []) =>
  ({ hasImage: (id: string) => known.includes(id), addImage }) as unknown as MaplibreMap;
const draw = (id: string): string[] => {
  drawn = [];
  drawImage(map(), id, light);
  return drawn;
};

beforeEach(() => {
  jest.clearAllMocks();
  HTMLCanvasElement.prototype.getContext = (() => {
    context.canvas = { width: 40, height: 40 };
    return context;
  }) as never;
});

describe('images of the map', () => {
  it('each state of proof has a shape of its own, not only a color', () => {
    const shapes = [...pinStates].map((state) =>
      draw(`pin:${state}:${light.chalk}`)
        .filter((step) => !/Style/.test(step))
        .join(),
    );
    expect(new Set(shapes).size).toBe(pinStates.length);
    expect(draw(`pin:late:${light.chalk}`)).toContain('fillText ! 10 12.2');
    expect(addImage).toHaveBeenCalledTimes(pinStates.length + 1);
  });

  it('a cluster shows its number, the shares of its states, and a sign if any is late', () => {
    const all = draw('pie:12:7:0:3:2:0:#fff');
    expect(all.filter((step) => step.startsWith('fillText'))).toEqual(['fillText 12 22 22.5', 'fillText ! 10 12.2']);
    const ring = all.filter((step) => step.startsWith('arc 22 22 1') && !step.startsWith('arc 22 22 19'));
    const lengths = ring.map((step) => Number(step.split(' ')[5]) - Number(step.split(' ')[4]));
    expect(lengths.map((length) => length / (2 * Math.PI))).toEqual(
      [7 / 12, 3 / 12, 2 / 12].map((share) => expect.closeTo(share, 5)),
    );
    expect(draw('pie:12:12:0:0:0:0:#fff').filter((step) => step.startsWith('fillText'))).toEqual([
      'fillText 12 22 22.5',
    ]);
  });

  it('draws each image once, and nothing for an unknown id', () => {
    draw('pin:stolen:#fff');
    draw('something');
    expect(addImage).not.toHaveBeenCalled();
    drawn = [];
    drawImage(map(['count-5']), 'count-5', light);
    expect(addImage).not.toHaveBeenCalled();
    expect(draw('count-5')).toContain('fillText 5 20 10');
  });
});
