/** Texts that are meant to keep the server busy: it still responds to their sender and to everybody else. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { type Setup, setup } from './setup.ts';

const at: Setup = await setup();
afterAll(() => at.stop());

const ACCEPT = 'mutation x($input: AcceptOfferInput!) { acceptOffer(input: $input) { clientMutationId } }';

/** How long, in milliseconds, others may wait for a response while such a request is processed. */
async function othersWait(work: () => Promise<unknown>): Promise<number> {
  const working = work();
  await new Promise((done) => setTimeout(done, 50));
  const started = performance.now();
  await fetch(`${at.server.url}/healthz`);
  const waited = performance.now() - started;
  await working;
  return waited;
}

describe('an email address that a pattern could try for ever', () => {
  it('[L-045] of an acceptance is refused at once', async () => {
    const token = await at.link('offer', at.fixture.offers.proposed);
    const email = `a@${'.'.repeat(100_000)}@`;
    const input = { startDate: '2026-05-01', endDate: '2026-08-01', email };
    const waited = await othersWait(async () => {
      const { errors } = await at.server.graphql(ACCEPT, { input }, token);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'SL422', field: 'email' });
    });
    expect(waited).toBeLessThan(2000);
  });
});
