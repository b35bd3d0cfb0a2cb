/** Requests by staff about values, assets, checks and emails that are refused. */
import { describe, expect, it } from '@jest/globals';
import { codes, id, login, rows, server } from './setup.ts';

describe('money', () => {
  it('holds no NaN and no infinity in any column', async () => {
    const unguarded = await rows(
      `select c.table_name, c.column_name from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'app_public' and t.table_type = 'BASE TABLE' and c.data_type = 'numeric' and c.is_generated = 'NEVER'
         and not exists (select from pg_catalog.pg_constraint k where k.conname = c.table_name || '_' || c.column_name || '_finite')`,
    );
    expect(unguarded).toEqual([]);
  });

  it.each([['NaN'], ['Infinity'], ['-5'], ['99999999999999'], ['abc']])(
    '[S-257] an offer’s value is not %s',
    async (value) => {
      const offerId = await id(`select id from app_public.offers where status = 'qualified' order by id limit 1`);
      const before = await rows('select value from app_public.offers where id = $1', [offerId]);
      const answer = await server.graphql(
        'mutation ($i: UpdateOfferInput!) { updateOffer(input: $i) { offer { id } } }',
        { i: { id: offerId, value } },
        login.admin,
      );
      expect(codes(answer)).toEqual([expect.stringMatching(/^(SL4\d\d|23514)$/)]);
      expect(await rows('select value from app_public.offers where id = $1', [offerId])).toEqual(before);
    },
  );

  it('an asset that is given twice is refused with a message', async () => {
    const [row] = await rows<{ offer: number; capability: number }>(
      `select o.id as offer, c.id as capability from app_public.offers o join app_public.campaign_capabilities c using (campaign_id)
       where o.status = 'qualified' order by o.id, c.id limit 1`,
    );
    const asset = { campaignCapabilityId: row?.capability, quantity: 1 };
    const answer = await server.graphql(
      'mutation ($i: UpdateOfferInput!) { updateOffer(input: $i) { offer { id } } }',
      { i: { id: row?.offer, assets: [asset, asset] } },
      login.admin,
    );
    expect(answer.errors?.[0]).toMatchObject({
      message: 'Each asset can be listed only once.',
      extensions: { code: 'SL422', field: 'assets' },
    });
  });

  it('[S-323] [S-330] a check is neither endless nor over what is left, and four approvals at once print it once', async () => {
    const offerId = await id(
      `select o.id from app_public.offers o join app_public.organizations g on g.id = o.organization_id
       where o.status = 'confirmed' and g.mailing_address_id is not null and o.value > 50
         and not exists (select from app_public.checks c where c.offer_id = o.id) order by o.id limit 1`,
    );
    const write = (amount: string) =>
      server.graphql(
        'mutation ($o: Int, $a: BigFloat) { createCheck(input: {offerId: $o, amount: $a, memo: "Season"}) { check { id } } }',
        { o: offerId, a: amount },
        login.admin,
      );
    for (const amount of ['NaN', 'Infinity', '0', '-1', '9999999'])
      expect([amount, codes(await write(amount))]).toEqual([amount, ['SL422']]);
    const { id: checkId } = (await write('10')).data.createCheck.check;
    const approve = () =>
      server.graphql(
        'mutation ($c: Int) { approveCheck(input: {checkId: $c}) { check { number } } }',
        { c: checkId },
        login.superadmin,
      );
    const answers = await Promise.all(Array.from({ length: 4 }, approve));
    expect(answers.map(codes).sort()).toEqual([[], ['SL409'], ['SL409'], ['SL409']]);
  });
});

describe('sending offers', () => {
  it('[S-281] four clicks at once send one mail to each league', async () => {
    const ready = await rows<{ id: number }>(
      `select o.id from app_public.offers o join app_public.organizations g on g.id = o.organization_id
       where o.status = 'qualified' and o.value > 0 and g.contact_email is not null and exists (select from app_public.assets a
         join app_public.default_verification_deadlines d on d.campaign_capability_id = a.campaign_capability_id where a.offer_id = o.id)
       order by o.id desc limit 3`,
    );
    const offerIds = ready.map((row) => row.id);
    const send = () =>
      server.graphql(
        'mutation ($ids: [Int!]) { sendOfferEmails(input: {offerIds: $ids, includeConflicts: true}) { clientMutationId } }',
        { ids: offerIds },
        login.admin,
      );
    await Promise.all([send(), send(), send(), send()]);
    const mails = await rows(
      `select count(*)::int as n from app_private.mail_outbox where kind = 'offer' and offer_id = any ($1) group by offer_id`,
      [offerIds],
    );
    expect(mails).toEqual([{ n: 1 }, { n: 1 }, { n: 1 }]);
  });
});
