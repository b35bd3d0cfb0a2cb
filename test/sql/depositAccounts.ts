/** Entering and confirming accounts for direct deposit as the server does it. */
import type { TestDatabase } from '../harness/database.ts';
import { makeMember, makeOrganization, type Row } from '../harness/factories.ts';
import { type Ask, asking, owning, serving } from './support.ts';

export const ROUTING = '021000021';
export const enabling = `update app_public.deposit_settings set enabled = true, bank_name = 'First Bank',
  bank_routing_number = '021000021', company_name = 'Sideline', originator_id = '1234567890'`;

export function enteringAccounts(db: TestDatabase) {
  const [own, server] = [owning(db), serving(db)];
  const enter = async (ask: Ask, organizationId: number, values: Row = {}): Promise<number> => {
    const id = (await server('select app_private.next_deposit_account_id() as id'))[0]?.id;
    const typed = { holder: 'Bears Youth Soccer', kind: 'checking', routing: ROUTING, ends: '6789', ...values };
    await ask('select app_public.enter_deposit_account($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
      id,
      organizationId,
      ...[typed.holder, typed.kind, typed.routing, typed.ends, 'key', Buffer.from('wrapped'), Buffer.from('sealed')],
    ]);
    return id;
  };
  const sendCode = (ask: Ask, id: number, hash = 'right') =>
    ask('select app_public.send_deposit_account_code($1, $2, $3)', [id, `seed of ${hash}`, hash]);
  const confirm = async (ask: Ask, id: number, hash = 'right'): Promise<string> =>
    (await ask('select app_public.confirm_deposit_account($1, $2) as state', [id, [hash, 'other key']]))[0]?.state;
  const add = async (ask: Ask, organizationId: number, values: Row = {}): Promise<number> => {
    const id = await enter(ask, organizationId, values);
    await sendCode(ask, id);
    await confirm(ask, id);
    return id;
  };
  const end = (ask: Ask, id: number, reason: string | null = null) =>
    ask('select id from app_public.end_deposit_account($1, $2)', [id, reason]);
  const statesOf = (organizationId: number) =>
    own(
      `select id, ends_in, app_public.deposit_accounts_state(a) as state, ended_at is null as lasts
       from app_public.deposit_accounts a where organization_id = $1 order by id`,
      [organizationId],
    );
  /** The last digits of the account to which it is paid now; null: by check. */
  const paidTo = async (organizationId: number) =>
    (await own('select (app_private.deposit_account_of($1)).ends_in', [organizationId]))[0]?.ends_in;
  const mails = (organizationId: number) =>
    own(
      `select recipient, payload ->> 'change' as change, payload ->> 'person' as person, payload -> 'former' as former
       from app_private.mail_outbox where kind = 'deposit_account_change' and organization_id = $1 order by id, recipient`,
      [organizationId],
    );
  /** The last digits of the account that the latest email about a canceled one says is used instead; null: checks. */
  const canceledFor = async (organizationId: number) =>
    (
      await own(
        `select payload ->> 'value' as value from app_private.mail_outbox
         where organization_id = $1 and payload ->> 'change' = 'canceled' order by id desc limit 1`,
        [organizationId],
      )
    )[0]?.value;
  /** A league with its treasurer. */
  const league = async (values: Row = {}) => {
    const { id } = await makeOrganization(db.owner, { state: 'TX', contact_email: 'contact@bears.test', ...values });
    const user = await makeMember(db.owner, id, {}, 'treasurer');
    return { id, user, treasurer: asking(db, { role: 'organization', userId: user.id }) };
  };
  return { enter, sendCode, confirm, add, end, statesOf, paidTo, mails, canceledFor, league };
}
