/** Printed checks: the adapter, and its default, the own register that staff print from. */
import type { Query } from './database.ts';

export interface PrintableCheck {
  id: number;
  /** Prints at most once, however often it is asked. */
  idempotencyKey: string;
}

/** Hands a check over for printing. Safe to repeat: the key makes it print once. */
export interface CheckPrinter {
  print(check: PrintableCheck): Promise<void>;
}

/** The own register: app_private.printed_checks says which checks are printed. */
export function registerPrinter(query: Query): CheckPrinter {
  return {
    async print({ id, idempotencyKey }) {
      await query(
        `insert into app_private.printed_checks as p (check_id, idempotency_key, external_id, state)
         values ($1::int, $2, 'register:' || $1::int, 'printed')
         on conflict (check_id) do update set state = 'printed', external_id = coalesce(p.external_id, excluded.external_id)
         where p.state <> 'printed'`,
        [id, idempotencyKey],
      );
    },
  };
}
