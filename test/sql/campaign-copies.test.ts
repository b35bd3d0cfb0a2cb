/** A campaign of another season, made from an earlier one. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  insert,
  makeCampaign,
  makeCampaignCapability,
  makeDefaultDeadline,
  makeOfferFixture,
  makeUser,
  type Row,
} from '../harness/factories.ts';
import { makeStaff, owning } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);

const update = async (campaign: Row, patch: Row): Promise<Row> =>
  (await admin('select * from app_public.update_campaign($1, $2)', [campaign.id, patch]))[0] as Row;

describe('a copy', () => {
  it('[S-096, S-097] has settings, requirements, questions and contacts of the original, and nothing of its offers', async () => {
    const { campaign, campaignCapability, defaultDeadline } = await makeOfferFixture(db.owner, {
      campaign: {
        status: 'active',
        goal: 'Reach',
        total_spend: 9000,
        impressions_override: 7,
        year: 2030,
        season: 'spring',
      },
    });
    const contact = await makeUser(db.owner, 'admin');
    await update(campaign, {
      primary_strategist_contact_id: contact.id,
      custom_questions: [{ question: 'Color?' }],
      sponsor_facing_goal_title: 'Goals',
      sponsor_sees_money: true,
      sponsor_sees_dates: false,
      sponsor_sees_forecast: true,
      sponsor_sees_fair_share: true,
    });
    await insert(db.owner, 'creative_content_templates', {
      default_verification_deadline_id: defaultDeadline.id,
      name: 'Post',
      content: 'Hi',
    });
    await insert(db.owner, 'testimonials', { campaign_id: campaign.id, quote: 'Great' });
    await insert(db.owner, 'campaign_statistics', {
      campaign_id: campaign.id,
      name: 'n',
      number: '1',
      description: 'd',
      icon_name: 'users',
    });
    const [copy] = await admin(`select * from app_public.duplicate_campaign($1, 'Again', 'fall', 2031)`, [campaign.id]);
    expect(copy).toMatchObject({
      name: 'Again',
      season: 'fall',
      year: 2031,
      status: 'proposed',
      sponsor_id: campaign.sponsor_id,
      goal: 'Reach',
      total_spend: 9000,
      impressions_override: null,
      sponsorship_applications_sent: null,
      primary_strategist_contact_id: contact.id,
      sponsor_facing_goal_title: 'Goals',
      sponsor_sees_dates: false,
      sponsor_sees_money: true,
      sponsor_sees_overdue: false,
      sponsor_sees_forecast: true,
      sponsor_sees_fair_share: true,
      duplicated_from_id: campaign.id,
    });
    const count = async (query: string) => (await own(query, [copy?.id])).length;
    expect(
      await own(
        'select capability_id, execution_expectations from app_public.campaign_capabilities where campaign_id = $1',
        [copy?.id],
      ),
    ).toEqual([
      {
        capability_id: campaignCapability.capability_id,
        execution_expectations: campaignCapability.execution_expectations,
      },
    ]);
    expect(
      await own('select question, sent_at from app_public.custom_questions where campaign_id = $1', [copy?.id]),
    ).toEqual([{ question: 'Color?', sent_at: null }]);
    expect(
      await count(
        `select from app_public.creative_content_templates t join app_public.default_verification_deadlines d on d.id = t.default_verification_deadline_id where d.campaign_id = $1`,
      ),
    ).toBe(1);
    for (const table of ['offers', 'testimonials', 'campaign_statistics'])
      expect(await count(`select from app_public.${table} where campaign_id = $1`)).toBe(0);
  });

  it.each([
    ['Acme Fall 2026', 'Fall 2026 B', 'Acme Spring 2027', 'Spring 2027 B'],
    ['Acme FALL', null, 'Acme Spring', 'Spring 2027'],
    ['Autumn in 2026', 'Autumn', 'Spring in 2027', 'Spring'],
    ['Acme Push', '2025 to 2026', 'Acme Push, Spring 2027', '2025 to 2027'],
    ['Fallbrook 20261', 'fall', 'Fallbrook 20261, Spring 2027', 'Spring'],
  ])(
    '[P4] of "%s" (%s) is proposed the names of its season, and has no report address',
    async (name, seasonName, proposed, label) => {
      const campaign = await makeCampaign(db.owner, {
        name,
        season_name: seasonName,
        season: 'fall',
        year: 2026,
        looker_url: 'https://a.looker.com/embed/1',
      });
      expect(
        await admin(`select * from app_public.proposed_campaign_names($1, 'spring', 2027)`, [campaign.id]),
      ).toEqual([{ name: proposed, season_name: label }]);
      const [copy] = await admin(`select * from app_public.duplicate_campaign($1, 'Copy', 'spring', 2027)`, [
        campaign.id,
      ]);
      expect(copy).toMatchObject({ name: 'Copy', season_name: label, looker_url: null });
      const [other] = await admin(
        `select * from app_public.duplicate_campaign($1, 'Copy 2', 'spring', 2027, season_name => ' Own ')`,
        [campaign.id],
      );
      expect(other).toMatchObject({ season_name: 'Own' });
    },
  );

  it('[S-097] has the targeting of the original', async () => {
    const campaign = await makeCampaign(db.owner);
    const filter = await insert(db.owner, 'search_filters', {
      campaign_id: campaign.id,
      type: 'LocationFilter',
      enabled: false,
    });
    await own(
      `insert into app_public.location_filters (id, campaign_id, name, radius) values ($1, $2, 'Texas', 40)
      on conflict (id) do update set name = excluded.name, radius = excluded.radius`,
      [filter.id, campaign.id],
    );
    await insert(db.owner, 'locations', {
      location_filter_id: filter.id,
      name: 'Austin',
      kind: 'zip',
      lat: 30.3,
      lon: -97.7,
    });
    const [copy] = await admin(`select id from app_public.duplicate_campaign($1, 'Again', 'spring', 2031)`, [
      campaign.id,
    ]);
    expect(
      await own(
        `select f.type, f.enabled, l.name, l.radius, p.name as place from app_public.search_filters f
         join app_public.location_filters l on l.id = f.id join app_public.locations p on p.location_filter_id = l.id where f.campaign_id = $1`,
        [copy?.id],
      ),
    ).toEqual([{ type: 'LocationFilter', enabled: false, name: 'Texas', radius: '40.00', place: 'Austin' }]);
  });

  it('[C1] has every row of the original, whatever its places and reference lists are by now', async () => {
    const campaign = await makeCampaign(db.owner);
    const { id } = await makeCampaignCapability(db.owner, campaign.id);
    const deadline = await makeDefaultDeadline(db.owner, id);
    const filter = await insert(db.owner, 'search_filters', { campaign_id: campaign.id, type: 'LocationFilter' });
    const place = await insert(db.owner, 'locations', {
      location_filter_id: filter.id,
      name: 'Austin',
      kind: 'zip',
      lat: 30,
      lon: -97,
    });
    await insert(db.owner, 'creative_content_templates', {
      default_verification_deadline_id: deadline.id,
      name: 'Near',
      content: 'Near {{ target_location }}',
    });
    const copies = async () => {
      const [copy] = await admin(`select id from app_public.duplicate_campaign($1, 'Again', 'fall', 2031)`, [
        campaign.id,
      ]);
      return own(
        `select t.content, (select count(*)::int from app_public.search_filters f where f.campaign_id = d.campaign_id) as filters
         from app_public.creative_content_templates t
         join app_public.default_verification_deadlines d on d.id = t.default_verification_deadline_id where d.campaign_id = $1`,
        [copy?.id],
      );
    };
    expect(await copies()).toEqual([{ content: 'Near {{ target_location }}', filters: 1 }]);
    await own('delete from app_public.locations where id = $1', [place.id]);
    await own(
      `begin; set local sideline.restoring = 'on';
       insert into app_public.search_filters (campaign_id, type, parameters) values (${campaign.id}, 'SportFilter', '{"sportIds": [99999]}');
       update app_public.creative_content_templates set content = 'A {{tag_of_last_year}}' where default_verification_deadline_id = ${deadline.id}; commit`,
    );
    expect(await copies()).toEqual([{ content: 'A {{tag_of_last_year}}', filters: 2 }]);
    expect(await own(`select current_setting('sideline.restoring', true) as restoring`)).not.toEqual([
      { restoring: 'on' },
    ]);
  });

  it('[S-098] moves fixed dates by the seasons and years between, also into the past and over short months', async () => {
    const campaign = await makeCampaign(db.owner, {
      season: 'spring',
      year: 2030,
      leagues_confirmed_goal_date: '2030-05-31',
    });
    const capability = await makeCampaignCapability(db.owner, campaign.id);
    await makeDefaultDeadline(db.owner, capability.id, { deadline: '2030-05-31' });
    for (const [season, year, date] of [
      ['spring', 2031, '2031-05-31'],
      ['winter', 2031, '2031-02-28'],
      ['winter', 2032, '2032-02-29'],
      ['fall', 2030, '2030-11-30'],
      ['spring', 2020, '2020-05-31'],
    ]) {
      const [copy] = await admin(
        `select id, leagues_confirmed_goal_date::text as goal from app_public.duplicate_campaign($1, 'Again', $2, $3)`,
        [campaign.id, season, year],
      );
      expect(copy?.goal).toBe(date);
      expect(
        await own('select deadline::text from app_public.default_verification_deadlines where campaign_id = $1', [
          copy?.id,
        ]),
      ).toEqual([{ deadline: date }]);
    }
  });
});
