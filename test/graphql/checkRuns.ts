/** Check runs of a superadmin, over HTTP. */
import { expect } from '@jest/globals';
import type { TestDatabase } from '../harness/database.ts';
import { postJson } from '../harness/postJson.ts';
import type { TestServer } from '../harness/server.ts';
import type { Fixture } from './fixture.ts';
import { mutationText } from './mutationText.ts';

/** What the tests request with a superadmin's token, unless they give another one. */
export function checkRuns({ owner }: TestDatabase, server: TestServer, fixture: Fixture, superadmin: string) {
  const post = (path: string, fields: object = {}, token = superadmin) =>
    postJson(`${server.url}${path}`, fields, token);
  const call = (name: string, input: object, fields: string, token = superadmin) =>
    server.graphql(mutationText(name, fields), { input }, token);

  /** Approves the given number of checks; returns their ids. */
  async function approved(count: number): Promise<number[]> {
    const { rows } = await owner.query(
      `insert into app_public.checks (offer_id, organization_id, sponsor_id, amount, memo)
       select id, organization_id, sponsor_id, 100, 'Half' from app_public.offers, generate_series(1, $2::int) where id = $1 returning id`,
      [fixture.offers.confirmed, count],
    );
    const ids = rows.map(({ id }) => id as number);
    for (const checkId of ids) {
      const answer = await call('approveCheck', { checkId }, 'check { id }');
      expect(answer.errors).toBeUndefined();
    }
    return ids;
  }

  /** Makes a run of newly approved checks; returns it. */
  async function newRun(count: number): Promise<{ id: number; firstNumber: number; lastNumber: number }> {
    const checkIds = await approved(count);
    const { data } = await server.graphql('{ nextSheetNumber }', {}, superadmin);
    const answer = await call(
      'createCheckRun',
      { checkIds, firstNumber: data.nextSheetNumber },
      'checkRun { id firstNumber lastNumber }',
    );
    expect(answer.errors).toBeUndefined();
    return answer.data.createCheckRun.checkRun;
  }

  return { post, call, newRun };
}
