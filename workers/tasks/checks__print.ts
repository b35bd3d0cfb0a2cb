/** Hands an approved check {check_id} over for printing, once. A check voided meanwhile is not printed. */
import { idOf, type Work } from '../task.ts';

const work: Work = async (payload, { query, printer }) => {
  const id = idOf(payload, 'check_id');
  const [approved] = await query(`select id from app_public.checks where id = $1 and status = 'approved'`, [id]);
  if (approved) await printer.print({ id, idempotencyKey: `check:${id}` });
};

export default work;
