/** When each offer entered which status in which campaign: recorded on every change, and filled for older offers. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { insert, makeCampaign, makeOffer, makeOfferFixture, makeProperty, type Row } from '../harness/factories.ts';
import { offerOperations, removing } from './offerOperations.ts';
import { makeStaff, owning, refusal } from './support.ts';
import { changeOf, undo } from './undoing.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);

const stagesOf = (offerId: number): Promise<Row[]> =>
  own('select campaign_id, status, at from app_private.offer_stages where offer_id = $1 order by id', [offerId]);
const statusesOf = async (offerId: number) => (await stagesOf(offerId)).map((stage) => stage.status);
const transitions = await own(`select * from app_private.status_transitions where entity = 'offers'`);

describe('the stages of an offer', () => {
  for (const [title, { call, to, run, again, told: communicated }] of Object.entries(offerOperations(db, admin)))
    it(`${title} adds one, and repeating it none`, async () => {
      const from = transitions.find((row) => row.call === call && row.to_status === to)?.from_status;
      const fixture = await makeOfferFixture(db.owner, {
        offer: { status: from, ...(communicated === undefined ? {} : { communicated_to_league: communicated }) },
      });
      await run(fixture);
      expect(await statusesOf(fixture.offer.id)).toEqual([from, to]);
      if (again) await db.withClock('+2 days', () => run(fixture));
      expect(await statusesOf(fixture.offer.id)).toEqual([from, to]);
    });

  it('[S-275] name both campaigns of an offer that was moved', async () => {
    const { offer, campaign } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } });
    const other = await makeCampaign(db.owner, { sponsor_id: campaign.sponsor_id });
    await admin('select app_public.move_confirmed_offer_to_campaign($1, $2)', [offer.id, other.id]);
    expect(await stagesOf(offer.id)).toMatchObject([
      { campaign_id: campaign.id, status: 'confirmed' },
      { campaign_id: campaign.id, status: null },
      { campaign_id: other.id, status: 'confirmed' },
    ]);
  });

  it('outlive a deleted offer, and go on when the deletion is undone', async () => {
    const { offer, campaign } = await makeOfferFixture(db.owner, { offer: { status: 'qualified' } });
    const change = await changeOf(
      admin,
      'select * from app_public.remove_sponsorable_properties_from_campaign($1, false, null)',
      [[offer.id]],
    );
    expect(await stagesOf(offer.id)).toMatchObject([
      { status: 'qualified' },
      { campaign_id: campaign.id, status: null },
    ]);
    await undo(admin, change);
    expect(await statusesOf(offer.id)).toEqual(['qualified', null, 'qualified']);
  });

  it('say when an addition was undone', async () => {
    const campaign = await makeCampaign(db.owner);
    const property = await makeProperty(db.owner);
    const change = await changeOf(admin, 'select app_public.add_sponsorable_properties_to_campaign($1, $2)', [
      campaign.id,
      [property.id],
    ]);
    const [offer] = await own('select id from app_public.offers where campaign_id = $1', [campaign.id]);
    await undo(admin, change);
    expect(await statusesOf(offer?.id)).toEqual(['prospecting', null]);
  });

  it('cannot be changed or deleted, and no other change of an offer adds one', async () => {
    const { offer } = await makeOfferFixture(db.owner);
    await admin('select app_public.update_offer($1, $2)', [offer.id, { value: 5 }]);
    expect(await statusesOf(offer.id)).toEqual(['proposed']);
    for (const statement of ['update app_private.offer_stages set at = now()', 'delete from app_private.offer_stages'])
      expect(await refusal(own(statement))).toMatchObject({ code: 'SL403' });
  });
});

describe('filling', () => {
  it('reads the audit log: every change, moves and deletions', async () => {
    const fixture = await makeOfferFixture(db.owner, { offer: { status: 'qualified', communicated_to_league: false } });
    const gone = await makeOffer(db.owner, { status: 'prospecting' });
    const { campaign, offer } = fixture;
    const other = await makeCampaign(db.owner, { sponsor_id: campaign.sponsor_id });
    await db.withClock(
      '+1 day',
      () => offerOperations(db, admin)['[B-325] sending offer emails']?.run(fixture) as Promise<Row[]>,
    );
    await db.withClock('+3 days', () => admin(`select app_public.mark_as_confirmed($1, 'By phone')`, [offer.id]));
    await db.withClock('+4 days', () =>
      admin('select app_public.move_confirmed_offer_to_campaign($1, $2)', [offer.id, other.id]),
    );
    await removing(admin)(false)({ ...fixture, offer: gone });
    const recorded = await own(
      'select offer_id, campaign_id, status, at from app_private.offer_stages order by 1, at, id',
    );
    await own('truncate app_private.offer_stages');
    await own('select app_private.fill_offer_stages()');
    expect(
      await own('select offer_id, campaign_id, status, at from app_private.offer_stages order by 1, at, id'),
    ).toEqual(recorded);
    await own('select app_private.fill_offer_stages()');
    expect(await own('select count(*)::int as n from app_private.offer_stages')).toEqual([{ n: recorded.length }]);
  });

  it('reads dates and the log of an offer that was loaded, and its first email, not the last', async () => {
    const { offer } = await makeOfferFixture(db.owner);
    await own(
      `begin; set local sideline.bulk_load = 'on';
       update app_public.offers set status = 'rejected_by_league', created_at = '2026-01-01 12:00Z', offer_sent_at = '2026-01-20 12:00Z'
       where id = ${offer.id}; commit`,
    );
    await own(`delete from app_public.sponsorship_events where offer_id = $1`, [offer.id]);
    for (const [event_type, description, created_at] of [
      ['email_sent', 'Offer email to a@b.test', '2026-01-05 12:00Z'],
      ['email_sent', 'Offer email to a@b.test', '2026-01-20 12:00Z'],
      ['status_changed', 'Rejected', '2026-02-01 12:00Z'],
    ])
      await insert(db.owner, 'sponsorship_events', {
        offer_id: offer.id,
        organization_id: offer.organization_id,
        sponsor_id: offer.sponsor_id,
        event_type,
        description,
        created_at,
      });
    await own('alter table app_private.audit_log disable trigger user');
    await own(`delete from app_private.audit_log where table_name = 'offers' and row_id = $1::text`, [offer.id]);
    await own('alter table app_private.audit_log enable trigger user');
    await own('truncate app_private.offer_stages');
    await own('select app_private.fill_offer_stages()');
    expect((await stagesOf(offer.id)).map(({ status, at }) => [status, at.toISOString().slice(0, 10)])).toEqual([
      ['prospecting', '2026-01-01'],
      ['proposed', '2026-01-05'],
      ['rejected_by_league', '2026-02-01'],
    ]);
  });
});
