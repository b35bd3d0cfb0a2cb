/**
 * Makes the shared caches in front of the server forget what they hold of the dashboard {key}, and again after the
 * longest fetch: what is being fetched during a purge is stored after it. Without such a cache it does nothing.
 */
import type { Work } from '../task.ts';

const ANSWER_MS = 5000;

const work: Work = async ({ key, again }, { config, query, log }) => {
  const { purgeUrls, fetchSeconds } = config.edge;
  if (purgeUrls.length === 0) return;
  const headers = { 'xkey-purge': String(key), 'surrogate-key': String(key) };
  const purge = async (url: string) => {
    const answer = await fetch(url, { method: 'PURGE', headers, signal: AbortSignal.timeout(ANSWER_MS) });
    if (!answer.ok) throw new Error(`The cache at ${url} answered a purge with ${answer.status}.`);
  };
  await Promise.all(purgeUrls.map(purge));
  log.info({ key, again: again === true }, 'dashboard purged');
  if (again) return;
  await query(
    `select graphile_worker.add_job('dashboards__purge', $1::json, run_at => now() + make_interval(secs => $2),
       priority => -10, max_attempts => 13)`,
    [JSON.stringify({ key, again: true }), fetchSeconds],
  );
};

export default work;
