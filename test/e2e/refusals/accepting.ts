/** Refused requests when accepting an offer, and repeated requests that take effect once. */
import { describe, expect, it } from '@jest/globals';
import { installationSecret } from '../../../db/settings.ts';
import { signLink } from '../../../server/shared/links/links.ts';
import { codes, day, link, login, nextOffer, proposed, rows, server } from './setup.ts';

describe('accepting', () => {
  const ACCEPT = `mutation ($email: String, $start: Date!, $end: Date!, $offerId: Int) {
    acceptOffer(input: {email: $email, startDate: $start, endDate: $end, offerId: $offerId}) { jwt offer { id status } } }`;
  const accept = (token: string | undefined, more: Record<string, unknown> = {}) =>
    server.graphql(ACCEPT, { email: 'dana@intruder.test', start: day(0), end: day(60), ...more }, token);

  it('[L-010] a link of another kind, of another offer, tampered or withdrawn accepts nothing', async () => {
    const offer = nextOffer();
    const other = nextOffer();
    for (const [kind, record] of [
      ['application', offer.id],
      ['league', offer.organization_id],
      ['campaign', offer.campaign_id],
    ] as const)
      expect(codes(await accept(await link(kind, record), { offerId: offer.id }))).toEqual(['SL403']);
    const token = await link('offer', offer.id);
    expect(codes(await accept(token, { offerId: other.id }))).toEqual(['SL403']);
    const [head, , signature] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ kind: 'offer', id: other.id, v: 1, exp: 4e9 })).toString('base64url');
    expect(codes(await accept(`${head}.${forged}.${signature}`))).toEqual(['SL401']);
    const expired = signLink(
      { kind: 'offer', id: offer.id, v: 1 },
      installationSecret(),
      Math.floor(Date.now() / 1000) - 182 * 86_400,
    );
    expect(codes(await accept(expired))).toEqual(['SL401']);
    await server.data(
      'mutation ($id: String!) { regenerateLink(input: {kind: "offer", recordId: $id}) { link { version } } }',
      { id: String(offer.id) },
      login.admin,
    );
    for (let tries = 0; tries < 50 && !(await server.graphql('{ today }', {}, token)).errors; tries++)
      await new Promise((go) => setTimeout(go, 50));
    expect(codes(await accept(token))).toEqual(['SL401']);
    const after = await rows('select distinct status from app_public.offers where id = any ($1)', [
      [offer.id, other.id],
    ]);
    expect(after).toEqual([{ status: 'proposed' }]);
  });

  it.each([
    ['no email', { email: '' }],
    ['one that is none', { email: 'dana' }],
    ['one of 400 characters', { email: `${'a'.repeat(400)}@intruder.test` }],
    ['one with a character that no text holds', { email: 'a\u0000@intruder.test' }],
    ['a day that is none', { start: '2027-02-29' }],
    ['an endless season', { end: 'infinity' }],
    ['a season before all time', { start: '-infinity' }],
    ['an end before the start', { start: day(9), end: day(3) }],
    ['a start long ago', { start: day(-400) }],
  ])('[L-038] %s is refused with a message and the offer stays open', async (_what, wrong) => {
    const [offer] = proposed;
    const answer = await accept(await link('offer', offer?.id ?? 0), wrong);
    expect(codes(answer)).toEqual([expect.stringMatching(/^SL4/)]);
    expect(answer.errors?.[0]?.message).not.toMatch(/error [0-9a-f]{12}|invalid input|violates/);
    expect(await rows('select status from app_public.offers where id = $1', [offer?.id])).toEqual([
      { status: 'proposed' },
    ]);
  });

  it('[L-047] five clicks at once accept once: one account, one mail to each, one set of deadlines', async () => {
    const offer = nextOffer();
    const token = await link('offer', offer.id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(token, { email: 'five@intruder.test' })));
    expect(answers.map(codes).sort()).toEqual([[], ['SL409'], ['SL409'], ['SL409'], ['SL409']]);
    const [after] = await rows(
      `select status, (select count(*)::int from app_public.users where email = 'five@intruder.test') as users,
         (select max(n)::int from (select count(*) as n from app_private.mail_outbox m where m.offer_id = o.id group by kind, recipient) k) as mails,
         (select count(*)::int - count(distinct (d.asset_id, d.default_verification_deadline_id, d.name)) from app_public.verification_deadlines d where d.offer_id = o.id)::int as doubled
       from app_public.offers o where id = $1`,
      [offer.id],
    );
    expect(after).toEqual({ status: 'confirmed', users: 1, mails: 1, doubled: 0 });
    const reject = await server.graphql(
      'mutation { leagueRejectOffer(input: {email: "d@intruder.test", leagueRejectionReason: "No"}) { clientMutationId } }',
      {},
      token,
    );
    expect(codes(reject)).toEqual(['SL409']);
  });

  it('accepting and rejecting in two tabs at once: one of them counts', async () => {
    const offer = nextOffer();
    const token = await link('offer', offer.id);
    const answers = await Promise.all([
      accept(token, { email: 'two@intruder.test' }),
      server.graphql(
        'mutation { leagueRejectOffer(input: {email: "two@intruder.test", leagueRejectionReason: "No"}) { clientMutationId } }',
        {},
        token,
      ),
    ]);
    expect(answers.map(codes).sort()).toEqual([[], ['SL409']]);
  });

  it('the session gained reads and writes nothing but its sponsorship', async () => {
    const offer = nextOffer();
    const { acceptOffer } = (await accept(await link('offer', offer.id), { email: 'scope@intruder.test' })).data;
    const tries = [
      'mutation ($o: Int!) { inviteOrganizationUser(input: {organizationId: $o, email: "more@intruder.test"}) { clientMutationId } }',
      'mutation ($o: Int!) { upsertAddress(input: {organizationId: $o, addressType: mailing, name: "E", line1: "1 Elsewhere", city: "Austin", state: "TX", zip: "78701"}) { clientMutationId } }',
      'query ($o: Int!) { organizationMembers(organizationId: $o) { email } }',
      'query ($o: Int!) { playLocations(filter: {organizationId: {equalTo: $o}}) { id } }',
    ];
    for (const attempt of tries)
      expect([attempt, codes(await server.graphql(attempt, { o: offer.organization_id }, acceptOffer.jwt))]).toEqual([
        attempt,
        ['SL403'],
      ]);
    expect((await server.data('{ offers { id } }', {}, acceptOffer.jwt)).offers).toEqual([{ id: offer.id }]);
  });
});
