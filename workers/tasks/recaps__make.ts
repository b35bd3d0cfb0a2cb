/**
 * Makes the recap {id}: reads the data as the dashboard's link, draws the file in a process of its own, and publishes it if
 * its photos may still be shown. A killed run leaves nothing that is seen: the job runs again as the next run, and only the
 * latest run publishes.
 */
import { createHash, randomUUID } from 'node:crypto';
import { inTransaction, type Query } from '../database.ts';
import { composeRecap } from '../recap/compose.ts';
import type { RecapDocument, RecapFormat } from '../recap/document.ts';
import { type LinkClaims, readRecap } from '../recap/read.ts';
import { type Rendered, renderRecap } from '../recap/render.ts';
import { idOf, type Work, type WorkerTools } from '../task.ts';

/** Attempts within a run; each fails only if a photo was taken down in the meantime. */
const TRIES = 5;
/** Attempts of the job; then somebody has to ask again. */
const ATTEMPTS = 3;
/** Milliseconds between two reports of progress. */
const REPORT_MS = 400;

/** Maximum number of replaced characters that the message to staff names. */
const MAX_REPLACED = 100;

const TYPES: Record<RecapFormat, string> = {
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

interface Run {
  run: number;
  format: RecapFormat;
  fingerprint: string;
  claims: LinkClaims;
}

/** Another run has started since, or the recap is gone. */
class Overtaken extends Error {}

/** The data and their fingerprint, of one moment. */
async function read(pool: WorkerTools['pool'], recapId: number, { claims }: Run) {
  return inTransaction(pool, async (query) => {
    await query('set transaction isolation level repeatable read', []);
    const [found] = await query<{ fingerprint: string; now: number }>(
      `select app_private.recap_fingerprint(r) as fingerprint, extract(epoch from app_private.clock())::float8 * 1000 as now
       from app_public.recaps r where r.id = $1`,
      [recapId],
    );
    if (!found) throw new Overtaken();
    const season =
      claims.link_kind === 'season' ? { season: claims.link_season ?? '', year: claims.link_year ?? 0 } : null;
    return { ...found, recap: composeRecap(await readRecap(query, claims), season) };
  });
}

/** Reports the run's progress for the page, no more often than the page reads it. */
function reporter(query: Query, recapId: number, run: number): (done: number, of: number) => Promise<void> {
  let last = 0;
  return async (done, of) => {
    if (Date.now() - last < REPORT_MS && done < of) return;
    last = Date.now();
    const [current] = await query<{ ok: boolean }>('select app_private.report_recap($1, $2, $3, $4) as ok', [
      recapId,
      run,
      done,
      of,
    ]);
    if (!current?.ok) throw new Overtaken();
  };
}

/** Stores and publishes the file; false if one of its photos has been taken down. */
async function publish(
  { query, store }: WorkerTools,
  recapId: number,
  { run, format }: Run,
  { fingerprint, recap }: { fingerprint: string; recap: RecapDocument },
  { bytes, photoIds, replaced }: Rendered,
): Promise<boolean> {
  const key = `recaps/${recapId}-${run}-${randomUUID()}.${format}`;
  await query('select app_private.note_file($1)', [key]); // the sweep finds it if this process is killed
  await store.put(key, bytes, TYPES[format]);
  const files = new Map(recap.photos.map(({ id, fileId }) => [id, fileId]));
  const [outcome] = await query<{ state: string }>(
    'select app_private.publish_recap($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as state',
    [
      recapId,
      run,
      fingerprint,
      key,
      TYPES[format],
      bytes.byteLength,
      createHash('sha256').update(bytes).digest(),
      photoIds,
      photoIds.map((id) => files.get(id)),
      [...replaced].slice(0, MAX_REPLACED).join('') || null,
    ],
  );
  if (outcome?.state === 'published') return true;
  await store.remove(key);
  await query('delete from app_private.file_leftovers where storage_key = $1', [key]);
  if (outcome?.state === 'overtaken') throw new Overtaken();
  return false;
}

const work: Work = async (payload, tools, helpers) => {
  const { pool, query, store, stopping, log } = tools;
  const recapId = idOf(payload);
  const [run] = await query<Run & Record<string, unknown>>('select * from app_private.start_recap($1)', [recapId]);
  if (!run) return;
  try {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const found = await read(pool, recapId, run);
      const onStep = reporter(query, recapId, run.run);
      const made = await renderRecap(found.recap, run.format, found.now, { store, onStep, stopping });
      if (await publish(tools, recapId, run, found, made)) return;
    }
    throw new Error(`The photos of recap ${recapId} kept changing while it was made.`);
  } catch (error) {
    if (error instanceof Overtaken) return;
    await query('select app_private.fail_recap($1, $2)', [recapId, run.run]);
    if ((helpers.job?.attempts ?? 0) < ATTEMPTS) throw error;
    log.error({ err: error, recapId }, 'a recap could not be made');
  }
};

export default work;
