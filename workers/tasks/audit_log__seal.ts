/**
 * Seals what was written to the audit log since the last time, and logs the seal: anybody who rewrites audit log and
 * seals later cannot rewrite the copy in the worker's log.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Work } from '../task.ts';

const SECONDS = 60;

const work: Work = async (_payload, { query, log }) => {
  const [mark] = await query<{ last_id: string; horizon: string }>(
    'select last_id::text, horizon::text from app_private.audit_mark()',
    [],
  );
  // a concurrent writer may already have taken an id
  const written = async () => {
    const [row] = await query<{ over: boolean }>('select pg_snapshot_xmin(pg_current_snapshot()) >= $1::xid8 as over', [
      mark?.horizon,
    ]);
    return row?.over === true;
  };
  for (const end = Date.now() + SECONDS * 1000; !(await written()); await pause(250))
    if (Date.now() > end)
      throw new Error('A transaction has been open for too long; the audit log will be sealed later.');
  let entries = 0;
  for (let sealed = 1; sealed > 0; entries += sealed) {
    const [row] = await query<{ sealed: number }>('select app_private.seal_audit($1) as sealed', [mark?.last_id]);
    sealed = row?.sealed ?? 0;
  }
  const [last] = await query<{ day: string; seal: string }>(
    `select day::text, encode(hash, 'hex') as seal from app_private.audit_seals order by id desc limit 1`,
    [],
  );
  log.info({ entries, ...last }, 'audit log sealed');
};

export default work;
