/** Campaigns: their settings and what they ask for. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  insert,
  makeCampaign,
  makeCampaignCapability,
  makeDefaultDeadline,
  makeFile,
  makeOfferFixture,
  makeSponsor,
  type Row,
} from '../harness/factories.ts';
import { makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, adminId } = await makeStaff(db);

const update = async (campaign: Row, patch: Row): Promise<Row> =>
  (await admin('select * from app_public.update_campaign($1, $2)', [campaign.id, patch]))[0] as Row;

describe('making a campaign', () => {
  it('[S-003] belongs to one sponsor and one season and year, and its offers go to sponsorable properties', async () => {
    const { campaign } = await makeOfferFixture(db.owner);
    const [other, third] = [await makeOfferFixture(db.owner), await makeOfferFixture(db.owner)];
    const whole = { sponsor_id: campaign.sponsor_id, name: 'New', season: 'fall', year: 2028 };
    for (const lacking of ['sponsor_id', 'season', 'year'])
      expect(await refusal(insert(db.owner, 'campaigns', { ...whole, [lacking]: null }))).toMatchObject({
        code: '23502',
        field: lacking,
      });
    expect(await refusal(insert(db.owner, 'campaigns', { ...whole, sponsor_id: 2_000_000_000 }))).toMatchObject({
      code: '23503',
    });
    const sent = (more: Row) =>
      insert(db.owner, 'offers', {
        campaign_id: campaign.id,
        sponsor_id: campaign.sponsor_id,
        sponsorable_property_id: other.offer.sponsorable_property_id,
        organization_id: other.offer.organization_id,
        ...more,
      });
    for (const [more, constraint] of [
      [{ campaign_id: null }, undefined],
      [{ sponsorable_property_id: null }, undefined],
      [{ sponsor_id: other.campaign.sponsor_id }, 'offers_campaign_fk'],
      [{ sponsorable_property_id: third.offer.sponsorable_property_id }, 'offers_property_fk'],
    ] as const)
      expect(await refusal(sent(more))).toMatchObject(constraint ? { code: '23503', constraint } : { code: '23502' });
  });

  it('[S-042, S-043] begins as proposed and takes its quarter from season and year', async () => {
    const sponsor = await makeSponsor(db.owner);
    const quarters = {
      winter: ['2028-01-01', '2028-03-31'],
      spring: ['2028-04-01', '2028-06-30'],
      summer: ['2028-07-01', '2028-09-30'],
      fall: ['2028-10-01', '2028-12-31'],
    };
    for (const [season, [starts, ends]] of Object.entries(quarters))
      expect(
        await admin(
          `insert into app_public.campaigns (sponsor_id, name, season, year) values ($1, 'New', $2, 2028)
           returning status, starts_at::text as starts, ends_at::text as ends`,
          [sponsor.id, season],
        ),
      ).toEqual([{ status: 'proposed', starts, ends }]);
    for (const [name, year] of [
      [' ', 2028],
      ['New', null],
      [null, 2028],
    ])
      expect(
        (
          await refusal(
            admin(`insert into app_public.campaigns (sponsor_id, name, season, year) values ($1, $2, 'fall', $3)`, [
              sponsor.id,
              name,
              year,
            ]),
          )
        ).code,
      ).toMatch(/^23(502|514)$/);
  });
});

describe('changing a campaign', () => {
  it('[S-087, S-090] changes any subset of the settings; the league budget follows share and spend', async () => {
    const campaign = await makeCampaign(db.owner);
    expect(await update(campaign, { total_spend: 100_000, league_share_percentage: 0.35 })).toMatchObject({
      league_budget: '35000.00',
      name: campaign.name,
    });
    expect(await update(campaign, { league_share_percentage: 0.3333 })).toMatchObject({
      total_spend: 100_000,
      league_budget: '33330.00',
    });
    expect(await update(campaign, { name: 'Renamed', goal: 'Reach', status: 'complete' })).toMatchObject({
      name: 'Renamed',
      goal: 'Reach',
      status: 'complete',
    });
    for (const [patch, constraint] of [
      [{ total_spend: 0 }, 'campaigns_total_spend_minimum'],
      [{ league_share_percentage: 1.1 }, 'campaigns_league_share_range'],
      [{ target_number_of_leagues: -1 }, 'campaigns_target_not_negative'],
      [{ name: ' ' }, 'campaigns_name_present'],
    ] as const)
      expect(await refusal(update(campaign, patch))).toMatchObject({ constraint });
    for (const field of ['sponsor_id', 'sponsorship_applications_sent', 'league_budget', 'goal_image_file_id'])
      expect(await refusal(update(campaign, { [field]: 1 }))).toMatchObject({ code: 'SL403', field });
  });

  it('[S-159] takes an embed address of Looker and none of another site, and an empty one clears it', async () => {
    const campaign = await makeCampaign(db.owner);
    for (const url of [
      'https://sideline.looker.com/embed/dashboards/3',
      'https://lookerstudio.google.com/embed/reporting/abc',
    ])
      expect(await update(campaign, { looker_url: url })).toMatchObject({ looker_url: url });
    for (const url of [
      'https://looker.com.evil.test/embed/1',
      'http://sideline.looker.com/embed/1',
      'https://evil.test/?x=looker.com/embed/',
      'https://evil.test/looker.com/embed/1',
      'javascript:alert(1)//looker.com/embed/',
      'https://sideline.looker.com/dashboards/3',
    ])
      expect(await refusal(update(campaign, { looker_url: url }))).toMatchObject({
        code: 'SL422',
        field: 'looker_url',
      });
    expect(await update(campaign, { looker_url: 'https://looker.com/embed/1' })).toMatchObject({
      looker_url: 'https://looker.com/embed/1',
    });
    expect(await update(campaign, { looker_url: '' })).toMatchObject({ looker_url: null });
  });

  it('[S-159] the hosts of reports are a setting: others are taken, and those that it does not name are not', async () => {
    const campaign = await makeCampaign(db.owner);
    const asked = (url: string) =>
      db.as(
        { role: 'admin', userId: adminId },
        async (client) =>
          (
            await client.query('select looker_url from app_public.update_campaign($1, $2)', [
              campaign.id,
              JSON.stringify({ looker_url: url }),
            ])
          ).rows[0].looker_url,
        { 'sideline.looker_hosts': '*.reports.test,looker.league.test:9999' },
      );
    for (const url of [
      'https://reports.test/embed/1',
      'https://A.b.reports.test/x/embed/1',
      'https://looker.league.test:9999/embed/1',
    ])
      expect(await asked(url)).toBe(url);
    for (const url of [
      'https://sideline.looker.com/embed/1',
      'https://evilreports.test/embed/1',
      'https://looker.league.test/embed/1',
      'https://looker.league.test:9999@evil.test/embed/1',
    ])
      expect(await refusal(asked(url))).toMatchObject({ code: 'SL422', field: 'looker_url' });
  });

  it('[S-145] replaces the list of questions, keeping those that are named by id, in the given order', async () => {
    const campaign = await makeCampaign(db.owner);
    const questions = () =>
      own('select id, question from app_public.custom_questions where campaign_id = $1 order by position', [
        campaign.id,
      ]);
    await update(campaign, {
      season_name: 'Spring ball',
      custom_questions: [{ question: 'One?' }, { question: 'Two?' }],
    });
    const [one, two] = (await questions()) as [Row, Row];
    expect([one.question, two.question]).toEqual(['One?', 'Two?']);
    await update(campaign, { custom_questions: [{ id: two.id, question: 'Two, changed?' }, { question: 'Three?' }] });
    expect(await questions()).toEqual([
      { id: two.id, question: 'Two, changed?' },
      { id: expect.any(Number), question: 'Three?' },
    ]);
    await update(campaign, { goal: 'x' });
    expect(await questions()).toHaveLength(2);
    expect(await refusal(update(campaign, { custom_questions: [{ question: ' ' }] }))).toMatchObject({
      constraint: 'custom_questions_question_present',
    });
    for (const season_name of ['', ' ', null])
      expect(await refusal(update(campaign, { season_name }))).toMatchObject({ code: 'SL422', field: 'season_name' });
  });

  it('[S-148] a question that was sent stays', async () => {
    const campaign = await makeCampaign(db.owner);
    const question = await insert(db.owner, 'custom_questions', {
      campaign_id: campaign.id,
      question: 'Sent?',
      sent_at: new Date(),
    });
    const open = await insert(db.owner, 'custom_questions', { campaign_id: campaign.id, question: 'Open?' });
    expect(await refusal(update(campaign, { custom_questions: [{ id: open.id, question: 'Open?' }] }))).toMatchObject({
      code: 'SL409',
      field: 'custom_questions',
    });
    await update(campaign, { custom_questions: [{ id: question.id, question: 'Sent?' }] });
    expect(await own('select id from app_public.custom_questions where campaign_id = $1', [campaign.id])).toEqual([
      { id: question.id },
    ]);
  });

  it('[S-145] refuses a question of another campaign instead of losing it', async () => {
    const [campaign, other] = [await makeCampaign(db.owner), await makeCampaign(db.owner)];
    const foreign = await insert(db.owner, 'custom_questions', { campaign_id: other.id, question: 'Theirs?' });
    expect(
      await refusal(update(campaign, { custom_questions: [{ id: foreign.id, question: 'Mine now?' }] })),
    ).toMatchObject({ code: 'SL422', field: 'custom_questions' });
    expect(
      await own('select campaign_id, question from app_public.custom_questions where id = $1', [foreign.id]),
    ).toEqual([{ campaign_id: other.id, question: 'Theirs?' }]);
  });
});

describe('what a campaign asks for', () => {
  const addDefault = (capability: Row, values: Row) =>
    admin(
      `insert into app_public.default_verification_deadlines (campaign_capability_id, name, deadline, "offset", offset_type, verification_reminder_instructions)
       values ($1, 'Photo', $2, $3, $4, $5) returning campaign_id`,
      [capability.id, '2030-05-01', values.offset ?? null, values.type ?? null, values.text ?? 'Send it'],
    );

  it('[S-111] a capability is there once', async () => {
    const campaign = await makeCampaign(db.owner);
    const { capability_id } = await makeCampaignCapability(db.owner, campaign.id);
    expect(
      await refusal(
        admin('insert into app_public.campaign_capabilities (campaign_id, capability_id) values ($1, $2)', [
          campaign.id,
          capability_id,
        ]),
      ),
    ).toMatchObject({
      constraint: 'campaign_capabilities_once_key',
    });
  });

  it('[S-107, S-108] one that an offer uses cannot be deleted; the message is the specified one', async () => {
    const { campaignCapability, asset } = await makeOfferFixture(db.owner, { offer: { status: 'prospecting' } });
    const remove = () =>
      admin('delete from app_public.campaign_capabilities where id = $1 returning id', [campaignCapability.id]);
    const inUse = async () =>
      (
        await admin(
          'select app_public.campaign_capabilities_in_use(c) as is from app_public.campaign_capabilities c where id = $1',
          [campaignCapability.id],
        )
      )[0]?.is;
    expect(await inUse()).toBe(true);
    expect(await refusal(remove())).toEqual({
      code: 'SL409',
      message:
        'This campaign capability cannot be deleted because it is associated with at least one asset that is a part of an existing offer.',
    });
    await own('delete from app_public.assets where id = $1', [asset.id]);
    expect(await inUse()).toBe(false);
    expect(await remove()).toHaveLength(1);
  });

  it('[S-119] an offset from acceptance is at least one day; from the season it may be zero or negative', async () => {
    const campaign = await makeCampaign(db.owner);
    const capability = await makeCampaignCapability(db.owner, campaign.id);
    for (const offset of [0, -1])
      expect(await refusal(addDefault(capability, { type: 'accept_offer_date', offset }))).toMatchObject({
        constraint: 'default_verification_deadlines_offset_minimum',
      });
    expect(await addDefault(capability, { type: 'accept_offer_date', offset: 1 })).toEqual([
      { campaign_id: campaign.id },
    ]);
    for (const type of ['season_start_date', 'season_end_date'])
      for (const offset of [0, -30]) await addDefault(capability, { type, offset });
    for (const values of [{ type: 'season_end_date' }, { offset: 2 }])
      expect(await refusal(addDefault(capability, values))).toMatchObject({
        constraint: 'default_verification_deadlines_offset_pair',
      });
  });

  it('[S-124] its instructions know two tags', async () => {
    const capability = await makeCampaignCapability(db.owner, (await makeCampaign(db.owner)).id);
    for (const text of ['{{league_name}}', '{{sponsor_name', '}}', '{{{sponsor_name}}'])
      expect(await refusal(addDefault(capability, { text }))).toMatchObject({
        code: 'SL422',
        message: 'invalid mustache tag',
        field: 'verification_reminder_instructions',
      });
    await addDefault(capability, { text: 'To {{ sponsor_name }} by {{verification_email_address}} {now}' });
  });

  it('[S-125] creatives are missing while required and no template is there', async () => {
    const capability = await makeCampaignCapability(db.owner, (await makeCampaign(db.owner)).id);
    const { id } = await makeDefaultDeadline(db.owner, capability.id, { requires_creatives: true });
    const missing = async () =>
      (
        await admin(
          'select app_public.default_verification_deadlines_missing_creatives(d) as is from app_public.default_verification_deadlines d where id = $1',
          [id],
        )
      )[0]?.is;
    expect(await missing()).toBe(true);
    const [template] = await admin('select * from app_public.attach_creative_file_template($1, $2, $3)', [
      id,
      (await makeFile(db.owner)).id,
      'Banner',
    ]);
    expect(await missing()).toBe(false);
    await admin('delete from app_public.creative_file_templates where id = $1', [template?.id]);
    expect(await missing()).toBe(true);
  });

  it('[S-137] a template with the target location needs a location to look at', async () => {
    const campaign = await makeCampaign(db.owner);
    const { id } = await makeDefaultDeadline(db.owner, (await makeCampaignCapability(db.owner, campaign.id)).id);
    const add = () =>
      admin(
        `insert into app_public.creative_content_templates (default_verification_deadline_id, name, content) values ($1, 'Post', '{{ target_location }}')`,
        [id],
      );
    expect((await refusal(add())).message).toBe(
      'Cannot create creative content template due to no targeting locations',
    );
    const filter = await insert(db.owner, 'search_filters', { campaign_id: campaign.id, type: 'LocationFilter' });
    await own(
      `insert into app_public.location_filters (id, campaign_id, name) values ($1, $2, 'Texas') on conflict do nothing`,
      [filter.id, campaign.id],
    );
    expect((await refusal(add())).message).toBe(
      'Cannot create creative content template due to no targeting locations',
    );
    await insert(db.owner, 'locations', {
      location_filter_id: filter.id,
      name: 'Austin',
      kind: 'zip',
      lat: 30.3,
      lon: -97.7,
    });
    await add();
  });
});

describe('a campaign that moves to another season', () => {
  const days = async (id: number) =>
    (
      await own('select starts_at::text as starts, ends_at::text as ends from app_public.campaigns where id = $1', [id])
    )[0];

  it('[S-042] takes days that were the season’s along, and leaves those that somebody gave', async () => {
    const campaign = await makeCampaign(db.owner, { season: 'spring', year: 2030 });
    await update(campaign, { season: 'winter', year: 2032 });
    expect(await days(campaign.id)).toEqual({ starts: '2032-01-01', ends: '2032-03-31' });
    const given = await makeCampaign(db.owner, { season: 'spring', year: 2030, ends_at: '2030-07-15' });
    await update(given, { season: 'summer' });
    expect(await days(given.id)).toEqual({ starts: '2030-07-01', ends: '2030-07-15' });
  });

  it('refuses a year outside its range by the column’s own rule', async () => {
    const { sponsor_id } = await makeCampaign(db.owner);
    expect(
      await refusal(
        admin(`insert into app_public.campaigns (sponsor_id, name, season, year) values ($1, 'x', 'fall', 0)`, [
          sponsor_id,
        ]),
      ),
    ).toMatchObject({ constraint: 'campaigns_year_range' });
  });
});
