/** Payments by direct deposit whose account numbers are sealed as the server seals them. */
import { installationSecret } from '../../db/settings.ts';
import { sealText } from '../../server/shared/envelope.ts';
import type { TestDatabase } from '../harness/database.ts';
import type { Row } from '../harness/factories.ts';
import type { depositing } from '../sql/depositRuns.ts';

/** The place of an account's number, for opening it. */
export const placeOf = (row: number) => ({ column: 'deposit_accounts.number', row }) as const;

/** Makes approved payments, each to an account of its own with this number. */
export const sealedPayments =
  ({ owner }: TestDatabase, deposits: Awaited<ReturnType<typeof depositing>>, number: string) =>
  async (): Promise<Row> => {
    const payment = await deposits.waiting();
    const text = sealText(number, placeOf(payment.deposit_account_id), installationSecret());
    await owner.query(`select app_private.store_sealed_text('deposit_accounts.number', $1, $2, $3, $4)`, [
      String(payment.deposit_account_id),
      text.key_id,
      text.wrapped_key,
      text.sealed,
    ]);
    return payment;
  };
