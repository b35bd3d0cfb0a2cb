/** The terms of an offer: what may be changed when and by whom, what its log records, what its league sees. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { day, makeDeadline, makeImage, makeOfferFixture, type Row } from '../harness/factories.ts';
import { offerStatuses } from '../harness/fullFixture.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin, adminId } = await makeStaff(db);

const update = async (offer: Row, patch: Row, ask = admin): Promise<Row> =>
  (
    await ask('select *, season_start::text, season_end::text from app_public.update_offer($1, $2)', [offer.id, patch])
  )[0] as Row;
const assetsOf = (offer: Row): Promise<Row[]> =>
  own('select campaign_capability_id, quantity, reach from app_public.assets where offer_id = $1 order by 1', [
    offer.id,
  ]);
const eventsOf = (offer: Row): Promise<Row[]> =>
  own(
    'select event_type, description, change_reason, user_id from app_public.sponsorship_events where offer_id = $1 order by id',
    [offer.id],
  );

describe('changing an offer', () => {
  it('[S-257] changes the given fields and only those', async () => {
    const { offer, campaignCapability } = await makeOfferFixture(db.owner);
    const changed = await update(offer, { value: 1500.5, custom_field: 'Field 3' });
    expect(changed).toMatchObject({
      value: '1500.50',
      custom_field: 'Field 3',
      additional_requirements: null,
      season_start: await day(db.owner, 5),
    });
    expect(
      await update(offer, { additional_requirements: 'Photos', season_end: await day(db.owner, 100) }),
    ).toMatchObject({
      value: '1500.50',
      additional_requirements: 'Photos',
      season_end: await day(db.owner, 100),
    });
    expect(await assetsOf(offer)).toEqual([{ campaign_capability_id: campaignCapability.id, quantity: 2, reach: 500 }]);
    await update(offer, { assets: [{ campaign_capability_id: campaignCapability.id, quantity: 3, reach: null }] });
    expect(await assetsOf(offer)).toEqual([
      { campaign_capability_id: campaignCapability.id, quantity: 3, reach: null },
    ]);
  });

  it('refuses fields that are not the offer’s terms', async () => {
    const { offer } = await makeOfferFixture(db.owner);
    for (const field of ['organization_id', 'guid', 'confirmed_at', 'communicated_to_league', 'id'])
      expect(await refusal(update(offer, { [field]: 1 }))).toMatchObject({ code: 'SL403', field });
  });

  it('[S-249] zero becomes nothing: no value, no reach, and without quantity no asset', async () => {
    const { offer, campaignCapability } = await makeOfferFixture(db.owner);
    expect((await update(offer, { value: 0 })).value).toBeNull();
    await update(offer, { assets: [{ campaign_capability_id: campaignCapability.id, quantity: 2, reach: 0 }] });
    expect(await assetsOf(offer)).toMatchObject([{ quantity: 2, reach: null }]);
    await update(offer, { assets: [{ campaign_capability_id: campaignCapability.id, quantity: 0, reach: 0 }] });
    expect(await assetsOf(offer)).toEqual([]);
  });

  it('[S-250] reach without quantity is not saved', async () => {
    const { offer, campaignCapability } = await makeOfferFixture(db.owner);
    const asset = { campaign_capability_id: campaignCapability.id, quantity: null, reach: 10 };
    expect(await refusal(update(offer, { value: 7, assets: [asset] }))).toMatchObject({
      code: 'SL422',
      message: 'Oops! Assets with reach is missing quantity!',
    });
    expect(await own('select value from app_public.offers where id = $1', [offer.id])).toEqual([{ value: '1000.00' }]);
  });

  it('[S-252] season dates reach from 365 days ago to 730 days ahead, and the end is not before the start', async () => {
    const { offer } = await makeOfferFixture(db.owner);
    for (const [patch, field] of [
      [{ season_start: await day(db.owner, -366) }, 'season_start'],
      [{ season_end: await day(db.owner, 731) }, 'season_end'],
      [{ season_start: await day(db.owner, 91) }, 'season_end'], // after the end that is stored
    ] as const)
      expect(await refusal(update(offer, patch))).toMatchObject({ code: 'SL422', field });
    await update(offer, { season_start: await day(db.owner, -365), season_end: await day(db.owner, 730) });
  });

  it('[S-259, S-258] an asset with a verified deadline stays; one without goes with its deadlines', async () => {
    const { offer, asset, campaignCapability } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } });
    const deadline = await makeDeadline(db.owner, asset);
    const image = await makeImage(db.owner, deadline, { status: 'verified' });
    const without = { assets: [{ campaign_capability_id: campaignCapability.id, quantity: null, reach: null }] };
    expect(await refusal(update(offer, without, superadmin))).toMatchObject({
      code: 'SL409',
      message: 'Assets with verified deadlines cannot be removed from offer.',
    });
    expect(
      await superadmin(
        'select app_public.assets_any_verified_deadlines(a) as any from app_public.assets a where id = $1',
        [asset.id],
      ),
    ).toEqual([{ any: true }]);
    await own('delete from app_public.verification_images where id = $1', [image.id]);
    expect(
      await superadmin(
        'select app_public.assets_any_verified_deadlines(a) as any from app_public.assets a where id = $1',
        [asset.id],
      ),
    ).toEqual([{ any: false }]);
    await update(offer, without, superadmin);
    expect(await own('select from app_public.verification_deadlines where id = $1', [deadline.id])).toEqual([]);
    expect(await assetsOf(offer)).toEqual([]);
  });

  it('takes no asset of another campaign', async () => {
    const { offer } = await makeOfferFixture(db.owner);
    const { campaignCapability: foreign } = await makeOfferFixture(db.owner);
    expect(
      await refusal(update(offer, { assets: [{ campaign_capability_id: foreign.id, quantity: 1 }] })),
    ).toMatchObject({
      code: '23503',
      constraint: 'assets_capability_fk',
    });
  });

  it('[S-265, S-270] locks by status: active ones are open, a confirmed one’s money to superadmins, inactive ones closed', async () => {
    for (const status of offerStatuses)
      for (const [ask, who] of [
        [admin, 'admin'],
        [superadmin, 'superadmin'],
      ] as const) {
        const { offer, campaignCapability } = await makeOfferFixture(db.owner, { offer: { status } });
        const inactive = ['unqualified', 'rejected', 'rejected_by_organization', 'canceled'].includes(status);
        const locked = status === 'confirmed' && who === 'admin';
        for (const [patch, money] of [
          [{ value: 2000 }, true],
          [{ assets: [{ campaign_capability_id: campaignCapability.id, quantity: 5 }] }, true],
          [{ custom_field: 'x' }, false],
          [{ additional_requirements: 'x' }, false],
          [{ season_end: await day(db.owner, 80) }, false],
        ] as const) {
          const outcome = await update(offer, patch, ask).then(
            () => 'saved',
            (error) => error.code,
          );
          const expected = inactive ? 'SL409' : locked && money ? 'SL403' : 'saved';
          expect({ status, who, patch, outcome }).toEqual({ status, who, patch, outcome: expected });
        }
        const saved = (await own('select value from app_public.offers where id = $1', [offer.id]))[0]?.value;
        expect(saved).toBe(inactive || locked ? '1000.00' : '2000.00');
      }
  });

  it('a locked value may come along unchanged', async () => {
    const { offer } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } });
    expect(await update(offer, { value: 1000, custom_field: 'y' })).toMatchObject({
      value: '1000.00',
      custom_field: 'y',
    });
  });

  it('[S-339] each change is written in the log with who made it', async () => {
    const { offer, campaignCapability } = await makeOfferFixture(db.owner);
    await update(offer, { value: 1200 });
    await update(offer, { season_end: await day(db.owner, 60) });
    await update(offer, { additional_requirements: 'Photos' });
    await update(offer, { assets: [{ campaign_capability_id: campaignCapability.id, quantity: 4, reach: 500 }] });
    await update(offer, {
      value: 1200,
      assets: [{ campaign_capability_id: campaignCapability.id, quantity: 4, reach: 500 }],
    }); // no change
    await update(offer, { status: 'rejected_by_organization', change_reason: 'Moved away' });
    expect(await eventsOf(offer)).toEqual([
      {
        event_type: 'value_changed',
        description: 'Value from $1,000 to $1,200',
        change_reason: null,
        user_id: adminId,
      },
      {
        event_type: 'dates_changed',
        description: expect.stringMatching(/^\d+\/\d+\/\d{4} to \d+\/\d+\/\d{4}$/),
        change_reason: null,
        user_id: adminId,
      },
      {
        event_type: 'requirements_changed',
        description: 'Additional requirements of this offer',
        change_reason: null,
        user_id: adminId,
      },
      {
        event_type: 'assets_changed',
        description: expect.stringMatching(/ (added:|to) 4$/),
        change_reason: null,
        user_id: adminId,
      },
      {
        event_type: 'status_changed',
        description: 'Rejected by the organization',
        change_reason: 'Moved away',
        user_id: adminId,
      },
    ]);
  });
});

describe('the log', () => {
  it('[S-337] accepts comments that are not blank', async () => {
    const { offer } = await makeOfferFixture(db.owner);
    for (const text of ['', '  ', null])
      expect(await refusal(admin('select app_public.create_log_comment($1, $2)', [offer.id, text]))).toMatchObject({
        code: 'SL422',
        field: 'description',
      });
    await admin(`select app_public.create_log_comment($1, ' Called ')`, [offer.id]);
    expect(await eventsOf(offer)).toEqual([
      { event_type: 'comment', description: 'Called', change_reason: null, user_id: adminId },
    ]);
    expect(
      await admin('select (app_public.offers_recent_comment(o)).description from app_public.offers o where id = $1', [
        offer.id,
      ]),
    ).toEqual([{ description: 'Called' }]);
  });

  it('[S-339] cannot be edited or deleted, by nobody', async () => {
    const { offer, member } = await makeOfferFixture(db.owner);
    await admin(`select app_public.create_log_comment($1, 'Called')`, [offer.id]);
    for (const ask of [superadmin, asking(db, { role: 'organization', userId: member.id })])
      for (const statement of [
        `update app_public.sponsorship_events set description = 'x'`,
        'delete from app_public.sponsorship_events',
      ])
        expect(await refusal(ask(statement))).toMatchObject({ code: '42501' });
    expect(
      await refusal(own(`update app_public.sponsorship_events set description = 'x' where offer_id = $1`, [offer.id])),
    ).toMatchObject({ code: 'SL403' });
  });
});

describe('what a league reads', () => {
  it('[L-077, L-074] neither by login nor by link does it learn of internal stages', async () => {
    const visible = ['proposed', 'rejected_by_league', 'confirmed', 'canceled'];
    for (const status of offerStatuses) {
      const { offer, member } = await makeOfferFixture(db.owner, { offer: { status } });
      const byLogin = await asking(db, { role: 'organization', userId: member.id })(
        'select id, status from app_public.offers',
      );
      const byLink = asking(db, { link: 'offer', id: offer.id });
      const expected = visible.includes(status) ? [{ id: offer.id, status }] : [];
      expect({ byLogin, byLink: await byLink('select id, status from app_public.offers') }).toEqual({
        byLogin: expected,
        byLink: expected,
      });
      const found = await byLink('select id, status from app_public.offer_to_accept()');
      expect(found.filter((row) => row.id !== null)).toEqual(expected);
      expect(await byLink('select id from app_public.assets')).toHaveLength(expected.length);
    }
  });

  it('[L-014] the link’s offer comes without a question, without the columns that are staff’s', async () => {
    const { offer } = await makeOfferFixture(db.owner, { offer: { custom_field: 'Ask for the manager' } });
    const [found] = await asking(db, { link: 'offer', id: offer.id })('select * from app_public.offer_to_accept()');
    expect(found).toMatchObject({
      id: offer.id,
      value: '1000.00',
      custom_field: null,
      last_touchpoint: null,
      survey_sent_at: null,
    });
    expect(
      await refusal(asking(db, { link: 'offer', id: offer.id })('select custom_field from app_public.offers')),
    ).toMatchObject({ code: '42501' });
  });
});

it('[S-252] a season’s end that is taken away does not prevent a later start', async () => {
  const { offer } = await makeOfferFixture(db.owner, { offer: { status: 'qualified' } });
  const start = await day(db.owner, 200);
  expect(await refusal(update(offer, { season_start: start }))).toMatchObject({ code: 'SL422', field: 'season_end' });
  expect(await update(offer, { season_start: start, season_end: null })).toMatchObject({ season_end: null });
});
