import { addAbortSignal, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Logger } from 'pino';
import { ZipFile } from 'yazl';
import { csvOf } from '../exports/csv.ts';
import type { Cell } from '../exports/values.ts';
import type { FileStore, OpenFile } from '../shared/files/store/store.ts';
import { photoNames } from './fileNames.ts';
import type { Photo } from './photos.ts';

/** What a zip needs to know of its photos while it is written. */
export interface ZipSource {
  store: FileStore;
  log: Logger;
  /** The storage keys of those of these photos that may be shown now, by id. Throws if the download must end. */
  keysOf(ids: number[]): Promise<ReadonlyMap<number, string>>;
  /** Records that these photos are downloaded; called before they are written. */
  record(ids: number[]): Promise<void>;
}

/** How many photos are recorded at a time. */
const BATCH = 50;
/** How many photos are asked for at a time, and for how many milliseconds the answer may be used. */
const AHEAD = 8;
const FRESH = 250;
const COLUMNS = ['File', 'League', 'Program', 'Asset', 'Date', 'City', 'State', 'Note'];
const REMOVED = 'removed';
const MISSING = 'missing: the file could not be found';

/**
 * A zip of photos as a stream that is read as fast as it is consumed: the photos, named by their captions, and
 * photos.csv with a row for each, also for those that were removed in the meantime or whose file is missing; then a text says
 * so as well. A file that cannot be read to its end destroys the stream, so the zip never looks complete.
 */
export function photoZip(photos: readonly Photo[], source: ZipSource): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const closed = new AbortController();
  output.once('close', () => closed.abort());
  const addAll = async (): Promise<void> => {
    for await (const { name, input, lastModified } of entries(photos, source)) {
      const stream = addAbortSignal(closed.signal, Readable.from(input, { objectMode: false }));
      zip.addReadStream(stream, name, { mtime: lastModified, compress: false });
      await finished(stream);
    }
    zip.end();
  };
  addAll().catch((error) => output.destroy(error));
  return output;
}

type Entry = { name: string; input: AsyncIterable<Uint8Array | string> | string[]; lastModified: Date };

/**
 * Returns a function that says what `keysOf` says of the photo at an index, never older than a quarter of a second.
 * Several photos are asked for at a time, before they are needed, so that a fast reader does not wait for the database.
 */
function freshKeys(photos: readonly Photo[], keysOf: ZipSource['keysOf']): (index: number) => Promise<string | null> {
  const ask = (from: number) => {
    const keys = keysOf(photos.slice(from, from + AHEAD).map(({ id }) => id));
    keys.catch(() => undefined); // reported where it is used
    return { from, at: Date.now(), keys };
  };
  let asked: ReturnType<typeof ask> | null = null;
  let following: ReturnType<typeof ask> | null = null;
  return async (index) => {
    const covers = (one: ReturnType<typeof ask> | null): boolean =>
      one !== null && index >= one.from && index < one.from + AHEAD && Date.now() - one.at <= FRESH;
    if (!asked || !covers(asked)) asked = following && covers(following) ? following : ask(index);
    const next = asked.from + AHEAD;
    if (index + 1 === next && next < photos.length) following = ask(next);
    return (await asked.keys).get(photos[index]?.id ?? 0) ?? null;
  };
}

async function* entries(photos: readonly Photo[], { store, log, keysOf, record }: ZipSource): AsyncGenerator<Entry> {
  const nameOf = photoNames();
  const keyOf = freshKeys(photos, keysOf);
  const rows: Cell[][] = [];
  let [removed, missing] = [0, 0];
  for (const [index, photo] of photos.entries()) {
    if (index % BATCH === 0) await record(photos.slice(index, index + BATCH).map(({ id }) => id));
    const key = await keyOf(index);
    const file = key === null ? null : await store.open(key);
    const { league, program, asset, day, city, state } = photo;
    const name = key !== null && file ? nameOf(photo, key) : null;
    rows.push([name, league, program, asset, day, city, state, name ? null : key === null ? REMOVED : MISSING]);
    if (file && name) {
      try {
        yield { name, input: whole(file), lastModified: photo.at };
      } finally {
        file.stream.destroy(); // also if the client has disconnected
      }
    } else if (key === null) removed += 1;
    else {
      missing += 1;
      log.error({ photo: photo.id }, 'the file of a photo is missing');
    }
  }
  const now = new Date();
  yield { name: 'photos.csv', input: csvOf(COLUMNS, rowsOf(rows)), lastModified: now };
  if (removed + missing > 0)
    yield { name: 'NOT INCLUDED.txt', input: [leftOut(photos.length, removed, missing)], lastModified: now };
}

async function* rowsOf(rows: Cell[][]): AsyncGenerator<Cell[]> {
  yield* rows;
}

/** The bytes of a file; throws if they are fewer or more than its size. */
async function* whole({ stream, size }: OpenFile): AsyncGenerator<Uint8Array> {
  let sent = 0;
  for await (const chunk of stream) {
    sent += (chunk as Uint8Array).length;
    yield chunk as Uint8Array;
  }
  if (sent !== size) throw new Error(`A photo of ${size} bytes had ${sent}.`);
}

const leftOut = (total: number, removed: number, missing: number): string =>
  [
    `${removed + missing} of ${total} photos are not in this download. photos.csv names each of them.`,
    ...(removed ? [`Removed while it was being prepared: ${removed}.`] : []),
    ...(missing ? [`The file could not be found: ${missing}. We have been notified.`] : []),
    '',
  ].join('\r\n');
