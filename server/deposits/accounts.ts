import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import { only } from '../auth/install.ts';
import type { ServerContext } from '../context.ts';
import type { Query } from '../database/pool.ts';
import { HttpError, tooManyAttempts } from '../http/errors.ts';
import { bodyOf, idOf, textOf, viewerOf } from '../http/input.ts';
import type { MakeThrottle, Throttle } from '../http/throttle.ts';
import { codeHash, codeOf } from '../shared/accountCode.ts';
import { sealText } from '../shared/envelope.ts';

const HOUR = 60 * 60;

/** A typed account number without spaces and hyphens, checked and equal both times. Errors: SL422 with the field. */
function numberOf(typed: unknown, again: unknown): string {
  const [number, repeated] = [typed, again].map((text) => (textOf(text) ?? '').replace(/[\s-]/g, ''));
  if (!number || !/^\d{4,17}$/.test(number))
    throw new HttpError(422, 'Please enter an account number of 4 to 17 digits.', 'SL422', 'number');
  if (number !== repeated)
    throw new HttpError(422, 'The two numbers differ. Please type the number again.', 'SL422', 'numberAgain');
  return number;
}

/** The digits of an account number that are shown, as app_public.set_bank_account_number does: four of seven or more. */
export const lastDigits = (number: string): string => number.slice(number.length > 6 ? -4 : -2);

/**
 * The account to which a league is paid by direct deposit (issue 35, 2), for its owners and treasurers with a session
 * and a recent proof. POST /deposit-accounts {account: {organization_id, holder_name, kind, routing_number, number,
 * number_again}} → 201 {id, ends_in}: seals the number, stores the account unconfirmed and emails the caller a code; POST
 * /deposit-accounts/{id}/code → 204: emails another code; POST /deposit-accounts/{id}/confirm {code} → 204: confirms it,
 * to be used three days later. Nothing answers the number. Errors: SL403, SL404, SL409, SL422 with the field, SL428,
 * SL429 after ten codes or 30 typed codes of a user in an hour; what is refused for another reason does not count.
 */
export function installDepositAccounts({ express, database, config }: ServerContext, throttle: MakeThrottle): void {
  const codes = throttle('deposit account code', 10, HOUR);
  const confirmations = throttle('deposit account confirmation', 30, HOUR);
  /** Runs statements as the caller, counted unless they fail. */
  const counted = async <Result>(throttle: Throttle, req: Request, run: (query: Query) => Promise<Result>) => {
    const viewer = viewerOf(req);
    const user = viewer.type === 'login' ? String(viewer.userId) : '';
    if (!(await throttle.take(user))) throw tooManyAttempts();
    return database.as(viewer, run).catch(async (error) => {
      if (/^SL4/.test(String(error.code))) await throttle.giveBack(user); // a code was surely not sent
      throw error;
    });
  };
  const sendCode = (query: Query, id: number) => {
    const seed = randomBytes(16).toString('base64url');
    const hash = codeHash(id, codeOf(id, seed, config.secret), config.secret);
    return query('select app_public.send_deposit_account_code($1, $2, $3)', [id, seed, hash]);
  };

  express.post('/deposit-accounts', only('organization'), async (req, res) => {
    const { organization_id, holder_name, kind, routing_number, ...typed } = bodyOf(req, 'account');
    const number = numberOf(typed.number, typed.number_again);
    const [next] = await database.asServer<{ id: number }>('select app_private.next_deposit_account_id() as id', []);
    const id = next?.id as number;
    const { key_id, wrapped_key, sealed } = sealText(
      number,
      { column: 'deposit_accounts.number', row: id },
      config.secret,
    );
    const endsIn = lastDigits(number);
    await counted(codes, req, async (query) => {
      await query('select app_public.enter_deposit_account($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
        id,
        idOf(organization_id, 'organizationId'),
        textOf(holder_name),
        textOf(kind),
        (textOf(routing_number) ?? '').replace(/[\s-]/g, ''),
        endsIn,
        key_id,
        wrapped_key,
        sealed,
      ]);
      await sendCode(query, id);
    });
    res.status(201).json({ id, ends_in: endsIn });
  });

  express.post('/deposit-accounts/:id/code', only('organization'), async (req, res) => {
    const id = idOf(req.params.id, 'id');
    await counted(codes, req, (query) => sendCode(query, id));
    res.status(204).end();
  });

  express.post('/deposit-accounts/:id/confirm', only('organization'), async (req, res) => {
    const id = idOf(req.params.id, 'id');
    const code = (textOf(bodyOf(req).code) ?? '').replace(/\s/g, '');
    if (!/^\d{6}$/.test(code)) throw new HttpError(422, 'Please enter the six digits of the code.', 'SL422', 'code');
    const hashes = config.secrets.map((secret) => codeHash(id, code, secret));
    // a wrong code is counted: it is refused only once its transaction has ended
    const [answer] = await counted(confirmations, req, (query) =>
      query<{ state: string }>('select app_public.confirm_deposit_account($1, $2) as state', [id, hashes]),
    );
    if (answer?.state === 'wrong') throw new HttpError(422, 'This is not the code. Please try again.', 'SL422', 'code');
    if (answer?.state !== 'confirmed')
      throw new HttpError(422, 'This code no longer works. Please ask for another one.', 'SL422', 'code');
    res.status(204).end();
  });
}
