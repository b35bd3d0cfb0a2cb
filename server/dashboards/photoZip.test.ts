import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import type { Logger } from 'pino';
import type { FileStore } from '../shared/files/store/store.ts';
import type { Photo } from './photos.ts';
import { photoZip, type ZipSource } from './photoZip.ts';

const photo = (id: number): Photo => ({
  id,
  league: `League ${id}`,
  program: 'U10',
  asset: 'Game Signage',
  day: '2026-10-03',
  city: 'Erie',
  state: 'PA',
  at: new Date('2026-10-03T12:00:00Z'),
});
const photos = (count: number) => Array.from({ length: count }, (_, n) => photo(n + 1));

const keys = (ids: number[]) => new Map(ids.map((id) => [id, `images/${id}.jpg`]));

/** A source whose files all have these bytes; `change` replaces parts of it. Notes what happens. */
function source({ bytes = Buffer.from('photo'), ...change }: Partial<ZipSource> & { bytes?: Buffer } = {}) {
  const asked: number[][] = [];
  const recorded: number[][] = [];
  const open: Readable[] = [];
  const made: ZipSource = {
    log: { error: () => undefined } as unknown as Logger,
    store: {
      open: async () => {
        const stream = Readable.from([bytes]);
        open.push(stream);
        return { stream, size: bytes.length };
      },
    } as unknown as FileStore,
    keysOf: async (ids) => {
      asked.push(ids);
      return keys(ids);
    },
    record: async (ids) => void recorded.push(ids),
    ...change,
  };
  return { made, asked, recorded, open };
}

describe('a zip of photos', () => {
  it('asks for a few photos before they are written, and records fifty at a time', async () => {
    const { made, asked, recorded } = source();
    await buffer(photoZip(photos(120), made));
    expect(asked.flat()).toEqual(photos(120).map(({ id }) => id));
    expect(Math.max(...asked.map((ids) => ids.length))).toBeLessThan(10);
    expect(recorded.map((ids) => ids.length)).toEqual([50, 50, 20]);
  });

  it('asks again if an answer is no longer fresh', async () => {
    const asked: number[][] = [];
    const slow = new Set([2]);
    const { made } = source({
      keysOf: async (ids) => {
        asked.push(ids);
        return keys(ids);
      },
      store: {
        open: async () => ({
          size: 1,
          stream: Readable.from(
            (async function* () {
              await new Promise((resolve) => setTimeout(resolve, slow.size ? 400 : 0));
              slow.clear();
              yield Buffer.from('x');
            })(),
          ),
        }),
      } as unknown as FileStore,
    });
    await buffer(photoZip(photos(2), made));
    expect(asked).toEqual([[1, 2], [2]]);
  });

  it.each([
    ['a file that ends too early', { open: async () => ({ stream: Readable.from([Buffer.from('ab')]), size: 9 }) }],
    [
      'a store that fails',
      {
        open: async () => {
          throw new Error('The store is unavailable.');
        },
      },
    ],
  ])('never looks complete after %s', async (_what, store) => {
    const { made } = source({ store: store as unknown as FileStore });
    await expect(buffer(photoZip(photos(2), made))).rejects.toThrow();
  });

  it('ends if the viewer may no longer download anything', async () => {
    const { made } = source({
      keysOf: async (ids) => {
        if (ids.includes(9)) throw new Error('Please sign in.');
        return keys(ids);
      },
    });
    await expect(buffer(photoZip(photos(30), made))).rejects.toThrow('Please sign in.');
  });

  it('stops and closes its file when the reader disconnects', async () => {
    const { made, asked, open } = source({ bytes: Buffer.alloc(4_000_000) });
    const zip = photoZip(photos(100), made);
    for await (const _chunk of zip) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(asked.length).toBeLessThan(3);
    expect(open.every((stream) => stream.destroyed)).toBe(true);
  });
});
