/** Sends the planned emails that are due, a league at a time, each in a transaction of its own. */
import type { Work } from '../task.ts';

const work: Work = async (_payload, { query, config: { quietHours }, log, stopping }) => {
  let leagues = 0;
  while (!stopping?.aborted) {
    const [row] = await query<{ more: boolean; error: string | null }>('select * from app_private.send_next($1, $2)', [
      quietHours?.from ?? null,
      quietHours?.until ?? null,
    ]);
    if (!row?.more) break;
    if (row.error) log.error({ reason: row.error }, 'a planned send failed');
    leagues += 1;
  }
  if (leagues > 0) log.info({ leagues }, 'planned sends processed');
};

export default work;
