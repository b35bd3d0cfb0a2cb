/** Draws a recap in a child process with a limit of time and memory. */
import { type ChildProcess, fork } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from '../../server/shared/files/store/store.ts';
import type { Reply, Request } from './child.ts';
import type { RecapDocument, RecapFormat, ScaledPictures } from './document.ts';
import { recapFolder } from './folders.ts';
import type { PictureUse } from './scale.ts';

/** Milliseconds for which one recap may take. */
const TIME_LIMIT = 180_000;
/** Megabytes that the process may take; a recap of 100 photos takes about 300. */
const MEMORY_LIMIT = 700;
const MEMORY_CHECK_MS = 250;

/** What drawing needs: the folder of the pictures, and the callback for completed steps. */
export interface RenderTools {
  store: Pick<FileStore, 'get'>;
  /** Called after each step with the number of steps done and in all; throwing ends the drawing. */
  onStep(done: number, of: number): Promise<void>;
  /** Aborted when the worker stops. */
  stopping?: AbortSignal | undefined;
}

export interface Rendered {
  bytes: Buffer;
  /** Ids of the photos that are in it. */
  photoIds: number[];
  /** Characters that the file's fonts lack, each once. */
  replaced: string;
}

/** A process that answers one request at a time. */
class RecapProcess {
  #child: ChildProcess;
  #ended: Promise<never>;
  #timers: NodeJS.Timeout[];

  constructor(folder: string, stopping?: AbortSignal) {
    this.#child = fork(path.join(import.meta.dirname, 'child.ts'), [folder], {
      execArgv: ['--max-old-space-size=384'],
      env: { PATH: process.env.PATH }, // it needs no secrets
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
      ...(stopping ? { signal: stopping } : {}),
    });
    let said = '';
    let why = '';
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-500);
    });
    const end = (reason: string) => {
      why = reason;
      this.#child.kill('SIGKILL');
    };
    this.#timers = [
      setTimeout(() => end('It took too long.'), TIME_LIMIT),
      setInterval(() => {
        void memoryOf(this.#child.pid).then((used) => used > MEMORY_LIMIT && end(`It took ${used} MB of memory.`));
      }, MEMORY_CHECK_MS),
    ];
    this.#ended = new Promise((_resolve, reject) => {
      this.#child.once('error', reject);
      this.#child.once('exit', (code, signal) =>
        reject(new Error(`The recap's process ended with ${code ?? signal}. ${why || said}`)),
      );
    });
    this.#ended.catch(() => {}); // it also ends when no response is awaited
  }

  /** Sends a request; returns the characters that the fonts lack. Throws if it failed. */
  async ask(request: Request): Promise<string> {
    const replied = new Promise<Reply>((resolve) => this.#child.once('message', (reply) => resolve(reply as Reply)));
    this.#child.send(request);
    const reply = await Promise.race([replied, this.#ended]);
    if (!reply.ok) throw new Error(reply.message);
    return reply.replaced;
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#child.kill('SIGKILL');
  }
}

/** Resident memory of a process in megabytes; 0 where the system does not report it. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
}

/**
 * Draws a recap. Photos whose file is missing or unreadable are left out, and the recap says how many. Throws if the
 * process failed, took too long or too much memory.
 */
export async function renderRecap(
  recap: RecapDocument,
  format: RecapFormat,
  madeAt: number,
  { store, onStep, stopping }: RenderTools,
): Promise<Rendered> {
  const folder = await recapFolder();
  const child = new RecapProcess(folder, stopping);
  const steps = recap.photos.length + 3; // logo, cover, photos, drawing
  let done = 0;
  const step = () => {
    done += 1;
    return onStep(done, steps);
  };
  const scaled = async (key: string | null, name: string, use: PictureUse): Promise<string | null> => {
    const bytes = key === null ? null : await store.get(key);
    await step();
    if (!bytes) return null;
    await writeFile(path.join(folder, `${name}.original`), bytes);
    const to = `${name}.${use === 'logo' ? 'png' : 'jpg'}`;
    const readable = await child.ask({ kind: 'scale', from: `${name}.original`, to, use }).then(
      () => true,
      (error: Error) => {
        if (/process ended/.test(error.message)) throw error;
        return false;
      },
    );
    return readable ? to : null;
  };
  try {
    const pictures: ScaledPictures = {
      logo: await scaled(recap.logoKey, 'logo', 'logo'),
      cover: await scaled(recap.coverKey, 'cover', 'cover'),
      photos: {},
    };
    for (const photo of recap.photos) {
      const name = await scaled(photo.storageKey, `photo-${photo.id}`, 'photo');
      if (name) pictures.photos[photo.id] = name;
    }
    const photoIds = Object.keys(pictures.photos).map(Number);
    const lost = recap.photos.length - photoIds.length;
    const shown: RecapDocument = {
      ...recap,
      photos: recap.photos.filter(({ id }) => pictures.photos[id]),
      missing: lost
        ? [
            ...recap.missing,
            `${lost === 1 ? 'One photo' : `${lost} photos`} could not be read and ${lost === 1 ? 'is' : 'are'} left out.`,
          ]
        : recap.missing,
    };
    const replaced = await child.ask({ kind: 'draw', format, recap: shown, pictures, madeAt, to: 'recap.out' });
    await step();
    return { bytes: await readFile(path.join(folder, 'recap.out')), photoIds, replaced };
  } finally {
    child.close();
    await rm(folder, { recursive: true, force: true });
  }
}
