/** Entering accounts for direct deposit over HTTP. */
import { installationSecret } from '../../db/settings.ts';
import { codeOf } from '../../server/shared/accountCode.ts';
import type { TestDatabase } from '../harness/database.ts';
import { postJson } from '../harness/postJson.ts';
import type { TestServer } from '../harness/server.ts';
import { ROUTING } from '../sql/depositAccounts.ts';
import { PASSWORD, people } from './fixture.ts';

export const NUMBER = '00987654321987';

export function accountClient(server: TestServer, { owner }: TestDatabase, organizationId: number) {
  const account = {
    organization_id: organizationId,
    holder_name: 'Bears Youth Soccer',
    kind: 'checking',
    routing_number: ROUTING,
    number: '0098 7654-321987',
    number_again: NUMBER,
  };
  const post = async (path: string, body: object, token?: string) => {
    const answer = await postJson(server.url + path, body, token);
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : null };
  };
  const rows = async (text: string, values: unknown[] = []) => (await owner.query(text, values)).rows;
  return {
    account,
    post,
    rows,
    login: (person: keyof typeof people) => server.login(people[person], PASSWORD),
    enter: (token: string | undefined, values: object = {}) =>
      post('/deposit-accounts', { account: { ...account, ...values } }, token),
    /** The code of the latest email. */
    emailedCode: async (): Promise<string> => {
      const [mail] = await rows(
        `select payload from app_private.mail_outbox where kind = 'deposit_account_code' order by id desc limit 1`,
      );
      return codeOf(mail.payload.account_id, mail.payload.code_seed, installationSecret());
    },
  };
}
