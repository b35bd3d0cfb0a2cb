/**
 * Hands an approved check {check_id} over for printing, once. A check voided meanwhile is not printed: the row stays locked
 * while the printer works, so that voiding waits until it is known whether there is paper.
 */
import { inTransaction } from '../database.ts';
import { idOf, type Work } from '../task.ts';

const work: Work = async (payload, { pool, printer }) => {
  const id = idOf(payload, 'check_id');
  await inTransaction(pool, async (query) => {
    // shared: a register's row that refers to the check may be written on another connection meanwhile
    const [approved] = await query(`select id from app_public.checks where id = $1 and status = 'approved' for share`, [
      id,
    ]);
    if (approved) await printer.print({ id, idempotencyKey: `check:${id}` });
  });
};

export default work;
