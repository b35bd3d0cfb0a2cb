/** Somebody to whom an offer's link was forwarded, over HTTP. */
import { recoveryVersion } from '../../server/shared/links/links.ts';
import type { TestDatabase } from '../harness/database.ts';
import { linkToken } from '../harness/linkTokens.ts';
import { postJson } from '../harness/postJson.ts';
import type { TestServer } from '../harness/server.ts';
import { PASSWORD } from './fixture.ts';

/** What this person does with the link and the account that it creates. */
export function forwardedLink({ owner }: TestDatabase, server: TestServer) {
  /** The status of a GraphQL request with a token. */
  const status = async (token: string) =>
    (await postJson(`${server.url}/graphql`, { query: '{ today }' }, token)).status;
  /** The status and the JSON body of a REST request. */
  const rest = async (method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> => {
    const answer = await fetch(server.url + path, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json().catch(() => null) };
  };

  /** Accepts an offer through its link; returns the session and the new account. */
  async function accept(offerId: number, email: string) {
    const { today } = await server.data('{ today }', {}, linkToken('offer', offerId));
    const { acceptOffer } = await server.data(
      'mutation ($input: AcceptOfferInput!) { acceptOffer(input: $input) { jwt } }',
      { input: { email, startDate: today, endDate: today } },
      linkToken('offer', offerId),
    );
    const { rows } = await owner.query('select id from app_public.users where email = $1', [email]);
    return { jwt: acceptOffer.jwt as string, userId: rows[0].id as number };
  }

  /** Sets a password with the link that is emailed to a new account; returns the status. */
  async function choosePassword(userId: number): Promise<number> {
    const { rows } = await owner.query(
      'select sessions_valid_after as v from app_private.user_secrets where user_id = $1',
      [userId],
    );
    const recovery_token = linkToken('recovery', userId, { v: recoveryVersion(rows[0]?.v ?? null) });
    const input = { recovery_token, password: PASSWORD, password_confirmation: PASSWORD };
    return (await rest('POST', '/reset_password', { reset_password: input })).status;
  }

  return { status, rest, accept, choosePassword };
}
