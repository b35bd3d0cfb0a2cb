/** Creates the audit log's partitions of this year and the next ahead of time. */
import type { Work } from '../task.ts';

const work: Work = async (_payload, { query, log }) => {
  const [row] = await query<{ years: number[] }>('select app_private.make_audit_partitions() as years', []);
  if (row && row.years.length > 0) log.info({ years: row.years }, 'audit log partitions created');
};

export default work;
