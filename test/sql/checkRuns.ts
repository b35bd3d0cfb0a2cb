/** How tests print checks: the functions of check runs as superadmins call them, and what holds after each. */
import { expect } from '@jest/globals';
import type { TestDatabase } from '../harness/database.ts';
import type { Row } from '../harness/factories.ts';
import { type Ask, owning } from './support.ts';

/** `offerId`: the confirmed offer that the checks pay. */
export function printing(db: TestDatabase, offerId: number, { admin, superadmin }: { admin: Ask; superadmin: Ask }) {
  const own = owning(db);
  const printer = {
    /** Creates and approves the given number of checks; returns their ids. */
    approved: async (count: number): Promise<number[]> => {
      const ids: number[] = [];
      for (let i = 0; i < count; i++) {
        const [made] = await admin(`select id from app_public.create_check($1, 100, 'Half')`, [offerId]);
        await superadmin('select app_public.approve_check($1)', [made?.id]);
        ids.push(made?.id);
      }
      return ids;
    },
    run: async (ids: number[] | null, first: number, reason: string | null = null): Promise<Row> =>
      (await superadmin('select * from app_public.create_check_run($1, $2, $3)', [ids, first, reason]))[0] as Row,
    print: (id: number, reason: string | null = null) =>
      superadmin('select app_public.record_check_run_print($1, $2)', [id, reason]),
    confirm: (id: number) => superadmin('select app_public.confirm_check_run($1)', [id]),
    next: async (): Promise<number> => (await superadmin('select app_public.next_sheet_number() as n'))[0]?.n,
    /** Fails unless every sheet number is accounted for and every printed check has the number of its sheet. */
    verifyNumbers: async (): Promise<void> => {
      // neither a sheet nor skipped, below the last one
      const unexplained = await own(`with known as (
          select number from app_public.check_sheets
          union all select n from app_public.skipped_check_numbers k, generate_series(k.first_number, k.last_number) n)
        select n from (select min(number) as low, max(number) as high from known) b, generate_series(b.low, b.high) n
        where (select count(*) from known k where k.number = n) <> 1`);
      expect(unexplained).toEqual([]);
      // a number that differs from that of the check's sheet, or is that of another check's sheet
      const crossed =
        await own(`select c.id from app_public.checks c left join app_public.check_sheets s on s.check_id = c.id and s.voided_at is null
        where c.run_id is not null and c.status = 'approved' and (s.number is distinct from c.number or s.run_id is distinct from c.run_id)
          or c.run_id is null and exists (select from app_public.check_sheets o where o.number = c.number)`);
      expect(crossed).toEqual([]);
    },
    /** Ids of checks that are mailed today. */
    mailed: async (count = 1): Promise<number[]> => {
      const ids = await printer.approved(count);
      const { id } = await printer.run(ids, await printer.next());
      await printer.print(id);
      await printer.confirm(id);
      await superadmin('select app_public.mark_checks_mailed($1, app_public.today())', [ids]);
      return ids;
    },
  };
  return printer;
}
