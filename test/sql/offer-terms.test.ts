/** Value and assets of many offers at once: what the preview shows is what is set, under the rules for a single offer. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  idOf,
  makeCampaign,
  makeCampaignCapability,
  makeCheck,
  makeOffer,
  makeOfferFixture,
  makeOrganization,
  makeProperty,
  type Row,
} from '../harness/factories.ts';
import { makeCampaignOf, makePackageFor } from './offerTerms.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin, adminId } = await makeStaff(db);
const signage = await idOf(db.owner, 'capabilities', 'Game Signage');
const photos = await idOf(db.owner, 'capabilities', 'Professional Photography');

const TERMS = `jsonb_populate_record(null::app_public.offer_terms, $2)`;
const plan = async (offers: Row[], terms: object, ask = admin): Promise<Row> =>
  (
    await ask(`select to_jsonb(app_public.offer_terms_plan($1, ${TERMS})) as plan`, [offers.map(({ id }) => id), terms])
  )[0]?.plan;
const set = async (offers: Row[], terms: object, ask = admin): Promise<Row> =>
  (
    await ask(`select to_jsonb(app_public.set_offer_terms($1, ${TERMS})) as result`, [
      offers.map(({ id }) => id),
      terms,
    ])
  )[0]?.result;
const termsOf = (offer: Row) =>
  own(
    `select o.value::float, (select jsonb_object_agg(c.capability_id, a.quantity) from app_public.assets a
       join app_public.campaign_capabilities c on c.id = a.campaign_capability_id where a.offer_id = o.id) as assets
     from app_public.offers o where o.id = $1`,
    [offer.id],
  );
const perPlayer = { value_rule: 'per_player', amount: 2.5, minimum: 150, maximum: 500, round_to: 25 };

describe('terms of many offers', () => {
  it('[T3] a fixed value and assets go to all, are logged for each, and the offers can be sent', async () => {
    const { offers } = await makeCampaignOf(db.owner, [100, 200]);
    const terms = {
      value_rule: 'fixed',
      amount: 750,
      assets: [
        { capability_id: signage, quantity: 3 },
        { capability_id: photos, quantity: 1, reach: 90 },
      ],
    };
    const answer = await set(offers, terms);
    expect(answer).toEqual({ changed_offer_ids: offers.map(({ id }) => id), refused: [], conflicts: [] });
    for (const offer of offers) {
      expect(await termsOf(offer)).toEqual([{ value: 750, assets: { [signage]: 3, [photos]: 1 } }]);
      expect(
        await own('select event_type, user_id from app_public.sponsorship_events where offer_id = $1 order by id', [
          offer.id,
        ]),
      ).toEqual([
        { event_type: 'value_changed', user_id: adminId },
        { event_type: 'assets_changed', user_id: adminId },
      ]);
    }
  });

  it('[T3] a value for each player is rounded and kept within its bounds; the plan says the same as what is set', async () => {
    const { offers } = await makeCampaignOf(db.owner, [20, 103, 1000, null]);
    const planned = await plan(offers, perPlayer);
    expect(planned.offers.map(({ value, refusal: reason }: Row) => [value && Number(value), reason])).toEqual([
      [150, null],
      [250, null],
      [500, null],
      [null, 'The number of players is not known.'],
    ]);
    expect(await termsOf(offers[1] as Row)).toMatchObject([{ value: null }]);
    const answer = await set(offers, perPlayer);
    expect(answer.changed_offer_ids).toHaveLength(3);
    expect(answer.refused).toMatchObject([{ offer_id: offers[3]?.id, reason: 'The number of players is not known.' }]);
    const values = [];
    for (const offer of offers) values.push((await termsOf(offer))[0]?.value);
    expect(values).toEqual([150, 250, 500, null]);
  });

  it('[T3] bounds may be equal, absent or the maximum', async () => {
    const { offers } = await makeCampaignOf(db.owner, [20]);
    const plannedValue = async (terms: object) =>
      Number((await plan(offers, { ...perPlayer, ...terms })).offers[0].value);
    expect(await plannedValue({ minimum: 500, maximum: 500 })).toBe(500);
    expect(await plannedValue({ minimum: 0, round_to: 0.01 })).toBe(50);
    expect(await plannedValue({ minimum: 0, maximum: 0.01 })).toBe(0.01);
    expect(await plannedValue({ value_rule: 'fixed', amount: 9_999_999_999.99 })).toBe(9_999_999_999.99);
    expect(await plannedValue({ value_rule: 'fixed', amount: 0.01 })).toBe(0.01);
    expect(await plannedValue({ amount: 100_000, maximum: 9_999_999_999.99, round_to: 1_000_000 })).toBe(2_000_000);
  });

  it('[T3] a number of players that makes no value, or one above all that is stored, is refused by name', async () => {
    const { offers } = await makeCampaignOf(db.owner, [1, 100]);
    const reasonsOf = async (amount: number, round_to?: number) =>
      (await plan(offers, { value_rule: 'per_player', amount, round_to })).offers.map(
        ({ refusal: reason }: Row) => reason,
      );
    expect(await reasonsOf(0.01, 1)).toEqual(['Its value would be $0.', null]);
    expect(await reasonsOf(100_000_000)).toEqual([null, 'Its value would be too high.']);
  });

  it('[T3] a package gives price and quantities: the cheapest that holds all that the campaign asks for', async () => {
    const { offers } = await makeCampaignOf(db.owner, [100, 100]);
    const [offer, other] = offers as [Row, Row];
    await makePackageFor(db.owner, offer, 300, { [signage]: 1 });
    await makePackageFor(db.owner, other, 200, { [photos]: 4 });
    const fitting = await makePackageFor(db.owner, offer, 900, { [photos]: 5, [signage]: 2 });
    const planned = await plan(offers, { value_rule: 'package' });
    expect(planned.offers).toMatchObject([
      { offer_id: offer.id, package_name: fitting.name, value: 900, refusal: null },
      {
        offer_id: other.id,
        value: null,
        refusal: 'No package of this program includes everything the campaign asks for.',
      },
    ]);
    expect(planned.offers[0].assets).toContain('Game Signage added: 2');
    expect((await set(offers, { value_rule: 'package' })).changed_offer_ids).toEqual([offer.id]);
    expect(await termsOf(offer)).toEqual([{ value: 900, assets: { [photos]: 5, [signage]: 2 } }]);
  });

  it('[T3] what an offer has stays unless it is to be replaced', async () => {
    const { offer } = await makeOfferFixture(db.owner, { offer: { value: 1000 } });
    const terms = { value_rule: 'fixed', amount: 400, assets: [{ capability_id: photos, quantity: 9 }] };
    expect(await set([offer], terms)).toEqual({ changed_offer_ids: [], refused: [], conflicts: [] });
    expect(await termsOf(offer)).toEqual([{ value: 1000, assets: { [photos]: 2 } }]);
    expect((await set([offer], { ...terms, replace_existing: true })).changed_offer_ids).toEqual([offer.id]);
    expect(await termsOf(offer)).toEqual([{ value: 400, assets: { [photos]: 9 } }]);
  });

  it('[T3] the rules of a single edit refuse one by one, by name, and the rest is set', async () => {
    const { campaign, offers } = await makeCampaignOf(db.owner, [50]);
    const [free] = offers as [Row];
    const offerAs = (values: Row) => makeOffer(db.owner, { campaign_id: campaign.id, ...values });
    const canceled = await offerAs({ status: 'canceled' });
    const confirmed = await offerAs({ status: 'confirmed' });
    const paid = await offerAs({ status: 'proposed' });
    await makeCheck(db.owner, paid, { amount: 800 });
    const elsewhere = await makeOffer(db.owner, { status: 'qualified', value: null });
    const terms = {
      value_rule: 'fixed',
      amount: 600,
      assets: [{ capability_id: signage, quantity: 1 }],
      replace_existing: true,
    };
    const all = [free, canceled, confirmed, paid, elsewhere];
    const reasons = (rows: Row[]) => new Map(rows.map((row) => [row.offer_id, row.refusal ?? row.reason]));
    const expected = new Map<number, unknown>([
      [canceled.id, 'An offer that is canceled cannot be changed.'],
      [confirmed.id, expect.stringContaining('superadmin')],
      [paid.id, 'The value cannot be less than the checks already written.'],
      [elsewhere.id, 'Its campaign does not ask for Game Signage.'],
    ]);
    const planned = await plan(all, terms);
    expect(reasons(planned.offers.filter((row: Row) => row.refusal))).toEqual(expected);
    const answer = await set(all, terms);
    expect(answer.changed_offer_ids).toEqual([free.id]);
    expect(reasons(answer.refused)).toEqual(expected);
    expect(answer.refused.map((row: Row) => row.organization_name)).toEqual(
      planned.offers
        .filter((row: Row) => row.refusal)
        .toSorted((a: Row, b: Row) => a.offer_id - b.offer_id)
        .map((row: Row) => row.organization_name),
    );
    expect((await set([confirmed], terms, superadmin)).changed_offer_ids).toEqual([confirmed.id]);
  });

  it('[T3] the plan adds up what the budget is committed to: proposed, confirmed and these offers', async () => {
    const { campaign, offers } = await makeCampaignOf(db.owner, [10, 10], {
      total_spend: 10_000,
      league_share_percentage: 0.5,
    });
    const offerAs = (status: string, value: number) => makeOffer(db.owner, { campaign_id: campaign.id, status, value });
    await offerAs('confirmed', 1000);
    await offerAs('proposed', 500);
    await offerAs('qualified', 7000);
    await offerAs('canceled', 7000);
    const planned = await plan(offers, { value_rule: 'fixed', amount: 2000 });
    expect(planned.budgets).toEqual([
      {
        campaign_id: campaign.id,
        campaign_name: campaign.name,
        budget: 5000,
        committed: 1500,
        committed_after: 5500,
      },
    ]);
  });

  it.each([
    ['nothing', {}, 'value_rule'],
    ['a fixed value of nothing', { value_rule: 'fixed' }, 'amount'],
    ['a negative amount', { value_rule: 'per_player', amount: -1 }, 'amount'],
    ['no number', { value_rule: 'fixed', amount: 'NaN' }, 'amount'],
    ['endless money', { value_rule: 'fixed', amount: 'Infinity' }, 'amount'],
    ['bounds that cross', { ...perPlayer, minimum: 900 }, 'maximum'],
    ['less than a cent', { value_rule: 'fixed', amount: 0.009 }, 'amount'],
    ['more than the column holds', { value_rule: 'fixed', amount: 10_000_000_000 }, 'amount'],
    ['a negative lowest value', { ...perPlayer, minimum: -0.01 }, 'minimum'],
    ['a highest value of nothing', { ...perPlayer, minimum: 0, maximum: 0 }, 'maximum'],
    ['rounding to nothing', { ...perPlayer, round_to: 0 }, 'round_to'],
    ['rounding to more than a million', { ...perPlayer, round_to: 1_000_000.01 }, 'round_to'],
    ['a quantity of nothing', { assets: [{ capability_id: 1, quantity: 0 }] }, 'assets'],
    ['no quantity', { assets: [{ capability_id: 1 }] }, 'assets'],
    ['an unknown capability', { assets: [{ capability_id: 999_999, quantity: 1 }] }, 'assets'],
    ['assets beside a package', { value_rule: 'package', assets: [{ capability_id: 1, quantity: 1 }] }, 'assets'],
  ])('[T3] refuses %s, with its field', async (_what, terms, field) => {
    const { offers } = await makeCampaignOf(db.owner, [10]);
    for (const run of [plan, set])
      expect(await refusal(run(offers, terms))).toMatchObject({ code: 'SL422', field: field });
    expect(await termsOf(offers[0] as Row)).toMatchObject([{ value: null }]);
  });

  it('[T3] refuses unknown offers, too many, and everybody but staff', async () => {
    const { offer, organization, member } = await makeOfferFixture(db.owner, { offer: { value: null } });
    const terms = { value_rule: 'fixed', amount: 5 };
    expect(await refusal(set([offer, { id: 999_999 }], terms))).toMatchObject({ code: 'SL404' });
    expect((await plan(Array(1000).fill(offer), terms)).offers).not.toEqual([]);
    expect(await refusal(set(Array(1001).fill(offer), terms))).toMatchObject({ code: 'SL422', field: 'offer_ids' });
    expect(await refusal(set([], terms))).toMatchObject({ code: 'SL422', field: 'offer_ids' });
    const league = asking(db, { role: 'organization', userId: member.id });
    for (const run of [plan, set]) expect((await refusal(run([offer], terms, league))).code).toBe('42501');
    expect(organization.id).toBe(offer.organization_id);
    expect(await termsOf(offer)).toMatchObject([{ value: null }]);
  });

  it('[T3] only what all of the campaigns ask for has a quantity to begin with', async () => {
    const one = await makeCampaignOf(db.owner, [100]);
    const other = await makeCampaign(db.owner);
    await makeCampaignCapability(db.owner, other.id, { capability_id: photos, minimum_quantity: 3 });
    const stranger = await makeOffer(db.owner, {
      campaign_id: other.id,
      sponsorable_property_id: (await makeProperty(db.owner, {})).id,
    });
    const asked = async (offers: Row[]) =>
      admin(
        'select capability_id as id, minimum_quantity as quantity from app_public.asked_capabilities($1) order by 1',
        [offers.map(({ id }) => id)],
      );
    const quantityOf = async (offers: Row[], capability: number) =>
      (await asked(offers)).find(({ id }) => id === capability)?.quantity;
    expect(await quantityOf(one.offers, signage)).toBe(2);
    expect(await quantityOf([...one.offers, stranger], signage)).toBeNull();
    expect(await quantityOf([...one.offers, stranger], photos)).toBe(3);
  });

  it('[R25] an offer that somebody changed since it was read stays and is named, with who changed it; the others are set', async () => {
    const { offers } = await makeCampaignOf(db.owner, [100, 200]);
    const ids = offers.map(({ id }) => id);
    const versions = async () =>
      (await own('select version from app_public.offers where id = any ($1) order by id', [ids])).map((o) => o.version);
    const replace = async (amount: number, read: number[]): Promise<Row> =>
      (
        await admin(`select to_jsonb(app_public.set_offer_terms($1, ${TERMS}, $3)) as result`, [
          ids,
          { value_rule: 'fixed', amount, replace_existing: true },
          read,
        ])
      )[0]?.result;
    const read = await versions();
    await superadmin(`select app_public.update_offer($1, '{"value": 900}')`, [ids[1]]);
    const answer = await replace(750, read);
    expect(answer).toMatchObject({ changed_offer_ids: [ids[0]], conflicts: [{ offer_id: ids[1] }] });
    const [boss] = await own("select name from app_public.users where role = 'superadmin'");
    expect(answer.conflicts[0].reason).toContain(boss?.name);
    expect(await termsOf(offers[1] as Row)).toMatchObject([{ value: 900 }]);
    expect(await replace(750, await versions())).toMatchObject({ changed_offer_ids: [ids[1]], conflicts: [] });
    expect(await refusal(replace(1, [1]))).toMatchObject({ code: 'SL422', field: 'versions' });
  });

  it('[T3] one undo takes back value and assets of all', async () => {
    const { offers } = await makeCampaignOf(db.owner, [100, 200]);
    const change = await db.as({ role: 'admin', userId: adminId }, async (client) => {
      const ids = offers.map(({ id }) => id);
      await client.query(`select app_public.set_offer_terms($1, ${TERMS})`, [
        ids,
        { value_rule: 'fixed', amount: 10, assets: [{ capability_id: signage, quantity: 3 }] },
      ]);
      return (await client.query('select pg_current_xact_id()::text as id')).rows[0].id;
    });
    const [answer] = await admin('select to_jsonb(app_public.undo_change($1)) as result', [change]);
    expect(answer?.result.left).toEqual([]);
    for (const offer of offers) expect(await termsOf(offer)).toEqual([{ value: null, assets: null }]);
  });

  it('[T3] the mail plan names the offers that lack value or assets', async () => {
    const { offers } = await makeCampaignOf(db.owner, [10]);
    const { offer: whole } = await makeOfferFixture(db.owner, { offer: { status: 'qualified' } });
    const { offer: wrongStatus } = await makeOfferFixture(db.owner, { offer: { status: 'prospecting', value: null } });
    const league = await makeOrganization(db.owner);
    expect(league.contact_email).not.toBeNull();
    const ids = [...offers, whole, wrongStatus].map(({ id }) => id);
    const [answer] = await admin(`select (app_public.mail_plan('offer', $1)).*`, [ids]);
    expect(answer).toMatchObject({ without_terms_offer_ids: [offers[0]?.id], ready_offer_ids: [whole.id] });
  });
});
