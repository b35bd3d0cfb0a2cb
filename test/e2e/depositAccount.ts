import { installationSecret } from '../../db/settings.ts';
import { sealText } from '../../server/shared/envelope.ts';
import { makeDepositAccount } from '../harness/factories.ts';
import type { Setup } from './setup.ts';

/** Switches direct deposit on and gives the league of an offer an account; returns its id. */
export async function depositAccount(setup: Setup, offerId: number, number: string): Promise<number> {
  await setup.rows(`update app_public.deposit_settings set enabled = true, prenote = false, bank_name = 'First Bank',
    bank_routing_number = '021000021', company_name = 'Sideline', originator_id = '1234567890'`);
  const [offer] = await setup.rows<{ organization_id: number }>(
    'select organization_id from app_public.offers where id = $1',
    [offerId],
  );
  const account = await makeDepositAccount(setup.db.owner, offer?.organization_id ?? 0, {
    ends_in: number.slice(-4),
  });
  const text = sealText(number, { column: 'deposit_accounts.number', row: account.id }, installationSecret());
  await setup.rows(`select app_private.store_sealed_text('deposit_accounts.number', $1, $2, $3, $4)`, [
    String(account.id),
    text.key_id,
    text.wrapped_key,
    text.sealed,
  ]);
  return account.id;
}
