/** What a sponsorship gets when it is confirmed: deadlines from the defaults, creatives from the templates. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  day,
  idOf,
  insert,
  makeAsset,
  makeCampaignCapability,
  makeDeadline,
  makeDefaultDeadline,
  makeFile,
  makeOfferFixture,
  type OfferFixture,
  type Row,
} from '../harness/factories.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);

const confirm = (fixture: OfferFixture) =>
  admin(`select app_public.mark_as_confirmed($1, 'By phone')`, [fixture.offer.id]);
const deadlinesOf = (fixture: OfferFixture): Promise<Row[]> =>
  own('select *, deadline::text from app_public.verification_deadlines where offer_id = $1 order by id', [
    fixture.offer.id,
  ]);
/** A confirmed sponsorship with one deadline. */
const running = async (values: Row = {}): Promise<OfferFixture & { deadline: Row }> => {
  const fixture = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } });
  return { ...fixture, deadline: await makeDeadline(db.owner, fixture.asset, values) };
};

describe('confirming', () => {
  it('[S-126] makes deadlines from the defaults of the assets’ capabilities, and of no others', async () => {
    const fixture = await makeOfferFixture(db.owner);
    await makeDefaultDeadline(db.owner, fixture.campaignCapability.id, { name: 'Second', requires_creatives: true });
    const unused = await makeCampaignCapability(db.owner, fixture.campaign.id, {
      capability_id: await idOf(db.owner, 'capabilities', 'Survey'),
    });
    await makeDefaultDeadline(db.owner, unused.id);
    const empty = await makeCampaignCapability(db.owner, fixture.campaign.id, {
      capability_id: await idOf(db.owner, 'capabilities', 'Seminar'),
    });
    await makeDefaultDeadline(db.owner, empty.id);
    await makeAsset(db.owner, fixture.offer, empty.id, { quantity: null, reach: null });
    await confirm(fixture);
    expect(await deadlinesOf(fixture)).toMatchObject([
      {
        name: fixture.defaultDeadline.name,
        asset_id: fixture.asset.id,
        requires_creatives: false,
        organization_id: fixture.organization.id,
      },
      { name: 'Second', asset_id: fixture.asset.id, requires_creatives: true, missing_creatives: true },
    ]);
  });

  it('[S-127] what a campaign changes afterwards changes no sponsorship', async () => {
    const fixture = await makeOfferFixture(db.owner);
    await confirm(fixture);
    const before = await deadlinesOf(fixture);
    await admin(
      `update app_public.default_verification_deadlines set name = 'New', deadline = deadline + 1 where id = $1`,
      [fixture.defaultDeadline.id],
    );
    expect(await deadlinesOf(fixture)).toEqual(before);
    await admin('delete from app_public.default_verification_deadlines where id = $1', [fixture.defaultDeadline.id]);
    expect((await deadlinesOf(fixture)).map((row) => row.name)).toEqual([fixture.defaultDeadline.name]);
  });

  it('[S-129] a date is counted from acceptance, season start or season end, else it is the fixed one', async () => {
    const fixture = await makeOfferFixture(db.owner); // the season lasts from 5 to 90 days from today
    const cases = [
      ['accept_offer_date', 3, 3],
      ['season_start_date', -2, 3],
      ['season_start_date', 0, 5],
      ['season_end_date', 10, 100],
    ] as const;
    for (const [offset_type, offset] of cases)
      await makeDefaultDeadline(db.owner, fixture.campaignCapability.id, { offset_type, offset });
    await confirm(fixture);
    const dates = (await deadlinesOf(fixture)).map((row) => row.deadline).sort();
    const expected = [await day(db.owner, 40)]; // the fixture's own default has a fixed date
    for (const [, , after] of cases) expected.push(await day(db.owner, after));
    expect(dates).toEqual(expected.sort());
  });

  it('[S-129] an offset crosses a leap day and a year’s end as the calendar does', async () => {
    try {
      await db.setClock(new Date('2027-12-30T17:00:00Z'));
      const fixture = await makeOfferFixture(db.owner, {
        offer: { season_start: '2027-12-30', season_end: '2028-02-28' },
      });
      await makeDefaultDeadline(db.owner, fixture.campaignCapability.id, {
        offset_type: 'accept_offer_date',
        offset: 3,
      });
      await makeDefaultDeadline(db.owner, fixture.campaignCapability.id, { offset_type: 'season_end_date', offset: 2 });
      await confirm(fixture);
      expect((await deadlinesOf(fixture)).map((row) => row.deadline)).toEqual(
        expect.arrayContaining(['2028-01-02', '2028-03-01']),
      );
    } finally {
      await db.setClock('reset');
    }
  });

  it('[S-130] a capability counted by quantity gets as many deadlines as pieces, at most its defaults', async () => {
    const capability_id = await idOf(db.owner, 'capabilities', 'Dedicated Email'); // counted
    for (const [quantity, expected] of [
      [1, ['first']],
      [2, ['first', 'second']],
      [9, ['first', 'second', 'third']],
    ] as const) {
      const fixture = await makeOfferFixture(db.owner, { capability: { capability_id } });
      await own('delete from app_public.default_verification_deadlines where campaign_id = $1', [fixture.campaign.id]);
      // created in a different order than they are due; the earliest ones count
      for (const [i, name] of [...['first', 'second', 'third'].entries()].reverse())
        await makeDefaultDeadline(db.owner, fixture.campaignCapability.id, {
          name,
          deadline: await day(db.owner, 10 + i),
        });
      await own('update app_public.assets set quantity = $1 where id = $2', [quantity, fixture.asset.id]);
      await confirm(fixture);
      expect((await deadlinesOf(fixture)).map((row) => row.name).sort()).toEqual(expected);
    }
  });

  it('[S-128] templates become the deadline’s creatives', async () => {
    const fixture = await makeOfferFixture(db.owner);
    await own('update app_public.default_verification_deadlines set requires_creatives = true where id = $1', [
      fixture.defaultDeadline.id,
    ]);
    const template = { default_verification_deadline_id: fixture.defaultDeadline.id };
    await insert(db.owner, 'creative_content_templates', {
      ...template,
      name: 'Post',
      content: 'Thanks, {{league_name}}!',
    });
    const file = await makeFile(db.owner);
    await insert(db.owner, 'creative_file_templates', { ...template, name: 'Banner', file_id: file.id });
    await confirm(fixture);
    const [made] = await deadlinesOf(fixture);
    expect(made).toMatchObject({ creatives: 2, missing_creatives: false });
    expect(
      await own('select name, content from app_public.creative_contents where verification_deadline_id = $1', [
        made?.id,
      ]),
    ).toEqual([{ name: 'Post', content: 'Thanks, {{league_name}}!' }]);
    expect(
      await own('select name, file_id from app_public.creative_files where verification_deadline_id = $1', [made?.id]),
    ).toEqual([{ name: 'Banner', file_id: file.id }]);
    expect((await own('select app_public.tag_values($1) as tags', [fixture.offer.id]))[0]?.tags).toMatchObject({
      league_name: fixture.organization.name,
    });
  });

  it('a template that cannot be filled for this property is left out, and the league still gets its confirmation', async () => {
    const fixture = await makeOfferFixture(db.owner, { property: { sport_id: null } });
    await own('update app_public.default_verification_deadlines set requires_creatives = true where id = $1', [
      fixture.defaultDeadline.id,
    ]);
    await insert(db.owner, 'creative_content_templates', {
      default_verification_deadline_id: fixture.defaultDeadline.id,
      name: 'Post',
      content: 'We love {{sport_name}}',
    });
    await asking(db, { role: 'organization', userId: fixture.member.id })(
      'select app_public.accept_offer($1, app_public.today(), app_public.today() + 10, null)',
      [fixture.offer.id],
    );
    expect(await deadlinesOf(fixture)).toMatchObject([{ creatives: 0, missing_creatives: true }]);
  });
});

describe('creative content', () => {
  const add = (due: Row, content: string) =>
    admin(
      `insert into app_public.creative_contents (verification_deadline_id, name, content) values ($1, 'Post', $2) returning offer_id, organization_id`,
      [due.id, content],
    );

  it('[S-311, S-312] takes the seven tags and no other', async () => {
    const { deadline: due, offer } = await running();
    const allowed = ['league_name', 'league_city', 'league_state', 'custom_field', 'sport_name', 'season_name'];
    expect(await add(due, allowed.map((tag) => `{{${tag}}}`).join(' '))).toEqual([
      { offer_id: offer.id, organization_id: offer.organization_id },
    ]);
    for (const content of ['{{value}}', '{{sponsor_name}}', '{{league_name}', '{{{league_name}}', '{{league_name}} }}'])
      expect(await refusal(add(due, content))).toMatchObject({
        code: 'SL422',
        message: 'invalid mustache tag',
        field: 'content',
      });
  });

  it('[S-314, S-315] a tag without a value is refused with the specified message', async () => {
    const fixture = await makeOfferFixture(db.owner, {
      offer: { status: 'confirmed' },
      property: { sport_id: null, lat: 30.27, lon: -97.74 },
    });
    const due = await makeDeadline(db.owner, fixture.asset);
    expect((await refusal(add(due, '{{sport_name}}'))).message).toBe(
      'Cannot create creative content for sponsorable property with no sport',
    );
    expect((await refusal(add(due, '{{target_location}}'))).message).toBe(
      'Cannot create creative content for sponsorable property with no location filter',
    );
    const filter = await insert(db.owner, 'search_filters', {
      campaign_id: fixture.campaign.id,
      type: 'LocationFilter',
    });
    await db.owner.query(
      `insert into app_public.location_filters (id, campaign_id, name) values ($1, $2, 'Texas') on conflict do nothing`,
      [filter.id, fixture.campaign.id],
    );
    await insert(db.owner, 'locations', {
      location_filter_id: filter.id,
      name: 'Austin, TX',
      kind: 'zip',
      lat: 30.3,
      lon: -97.7,
    });
    await add(due, '{{target_location}}');
    expect((await own('select app_public.tag_values($1) as tags', [fixture.offer.id]))[0]?.tags).toMatchObject({
      target_location: 'Austin, TX',
      sport_name: null,
    });
  });

  it('[M3, S-315] a place counts only within its radius, a market only with the program in it, and the nearest is named', async () => {
    const fixture = await makeOfferFixture(db.owner, {
      offer: { status: 'confirmed' },
      property: { lat: 30.27, lon: -97.74 },
    });
    const due = await makeDeadline(db.owner, fixture.asset);
    const place = async (name: string, values: Row) => {
      const { id } = await insert(db.owner, 'search_filters', {
        campaign_id: fixture.campaign.id,
        type: 'LocationFilter',
      });
      await own(
        `insert into app_public.location_filters (id, campaign_id, name) values ($1, $2, $3)
         on conflict (id) do update set name = excluded.name`,
        [id, fixture.campaign.id, name],
      );
      await insert(db.owner, 'locations', { location_filter_id: id, name, ...values });
    };
    const target = async () =>
      (await own('select app_public.tag_values($1) as tags', [fixture.offer.id]))[0]?.tags.target_location;
    await place('Manassas, VA', { kind: 'zip', lat: 38.75, lon: -77.47 });
    const [far] = await own(
      `select market_id from app_private.market_polygons m where not exists (select from app_private.market_polygons x
         where x.market_id = m.market_id and point(-97.74, 30.27) <@ x.area) limit 1`,
    );
    await place('A market far away', { kind: 'market', market_id: far?.market_id });
    expect(await target()).toBeNull();
    expect((await refusal(add(due, '{{target_location}}'))).message).toContain('no location filter');
    const [near] = await own(
      `select market_id from app_private.market_polygons m where point(-97.74, 30.27) <@ m.area limit 1`,
    );
    await place('The market around', { kind: 'market', market_id: near?.market_id });
    expect(await target()).toBe('The market around');
    await place('Round Rock, TX', { kind: 'zip', lat: 30.51, lon: -97.68 });
    await place('Austin, TX', { kind: 'zip', lat: 30.3, lon: -97.7 });
    expect(await target()).toBe('Austin, TX');
  });
});
