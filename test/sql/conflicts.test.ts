/** Conflicts of placements: which they are, what adding, qualifying and sending do about them, and what the log says. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  makeAsset,
  makeCampaign,
  makeCampaignCapability,
  makeDefaultDeadline,
  makeOffer,
  makeProperty,
  makeSponsor,
  type Row,
} from '../harness/factories.ts';
import { offerStatuses } from '../harness/fullFixture.ts';
import { bySport, makeTwoCampaigns } from './placing.ts';
import { makeStaff, owning, refusal, signInMember } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin } = await makeStaff(db);

const byCategory = { exclusive_by_category: true };

const place = (campaign: Row, property: number, status = 'confirmed') =>
  makeOffer(db.owner, { campaign_id: campaign.id, sponsorable_property_id: property, status });
/** The programs that conflict, by the rule that they violate. */
const conflicts = async (campaign: Row, properties: number[]) =>
  Object.fromEntries(
    (await own('select * from app_private.placement_conflicts($1, $2)', [campaign.id, properties])).map((row) => [
      row.sponsorable_property_id,
      row.rule,
    ]),
  );
const add = (campaign: Row, properties: number[], include?: boolean) =>
  admin(
    `select sponsorable_property_id as id from app_public.add_sponsorable_properties_to_campaign($1, $2${include === undefined ? '' : ', $3'}) order by 1`,
    include === undefined ? [campaign.id, properties] : [campaign.id, properties, include],
  ).then((rows) => rows.map(({ id }) => id));
const reasons = async (offerId: number) =>
  (
    await own('select change_reason from app_public.sponsorship_events where offer_id = $1 order by id', [offerId])
  ).flatMap(({ change_reason: reason }) => reason ?? []);

describe('what conflicts', () => {
  it('[T1] by sport: the same program and others of its sport, for a placement in either campaign that is exclusive', async () => {
    for (const [mine, theirs] of [
      [bySport, {}],
      [{}, bySport],
    ] as const) {
      const { campaign, rival, soccer, otherSoccer, tennis, sportless } = await makeTwoCampaigns(
        db.owner,
        mine,
        theirs,
      );
      await place(rival, soccer);
      expect(await conflicts(campaign, [soccer, otherSoccer, tennis, sportless])).toEqual({
        [soccer]: 'program',
        [otherSoccer]: 'sport',
      });
    }
  });

  it('[T1] a program without a sport excludes only itself', async () => {
    const { campaign, rival, league, soccer, sportless } = await makeTwoCampaigns(db.owner);
    const other = (await makeProperty(db.owner, { organization_id: league.id, sport_id: null })).id;
    await place(rival, sportless);
    expect(await conflicts(campaign, [soccer, sportless, other])).toEqual({ [sportless]: 'program' });
  });

  it('[T1] by category: the whole league, for another sponsor of the same category', async () => {
    const [kind] = await admin(`insert into app_public.sponsor_categories (name) values ('Lemonade') returning id`);
    const [other] = await admin(`insert into app_public.sponsor_categories (name) values ('Tires') returning id`);
    const of = async (mine: number | null, theirs: number | null) => {
      const fixture = await makeTwoCampaigns(db.owner, byCategory, {}, [
        { category_id: mine },
        { category_id: theirs },
      ]);
      await place(fixture.rival, fixture.soccer);
      return Object.values(await conflicts(fixture.campaign, [fixture.soccer, fixture.tennis]));
    };
    expect(await of(kind?.id, kind?.id)).toEqual(['category', 'category']);
    expect(await of(kind?.id, other?.id)).toEqual([]);
    expect(await of(null, null)).toEqual([]);
    const fixture = await makeTwoCampaigns(db.owner, byCategory, {}, [{ category_id: kind?.id }, {}]);
    await own('update app_public.campaigns set sponsor_id = $1 where id = $2', [
      fixture.campaign.sponsor_id,
      fixture.rival.id,
    ]);
    await place({ ...fixture.rival }, fixture.soccer);
    expect(await conflicts(fixture.campaign, [fixture.tennis])).toEqual({}); // a sponsor does not compete with itself
  });

  it('[T1] only proposed and confirmed offers of another campaign of the season and year, and of none that was rejected', async () => {
    for (const status of offerStatuses) {
      const { campaign, rival, soccer } = await makeTwoCampaigns(db.owner);
      await place(rival, soccer, status);
      expect([status, await conflicts(campaign, [soccer])]).toEqual([
        status,
        ['proposed', 'confirmed'].includes(status) ? { [soccer]: 'program' } : {},
      ]);
    }
    for (const [column, value] of [
      ['season', 'fall'],
      ['year', 2029],
      ['status', 'rejected'],
    ]) {
      const { campaign, rival, soccer } = await makeTwoCampaigns(db.owner);
      await place(rival, soccer);
      expect(await conflicts(campaign, [soccer])).toEqual({ [soccer]: 'program' });
      await own(`update app_public.campaigns set ${column} = $1 where id = $2`, [value, rival.id]);
      expect([column, await conflicts(campaign, [soccer])]).toEqual([column, {}]);
    }
    const { campaign, soccer } = await makeTwoCampaigns(db.owner);
    await place(campaign, soccer); // the league's own placement
    expect(await conflicts(campaign, [soccer])).toEqual({});
  });

  it('[T1] none when neither campaign is exclusive', async () => {
    const { campaign, rival, soccer } = await makeTwoCampaigns(db.owner, {}, {});
    await place(rival, soccer);
    expect(await conflicts(campaign, [soccer])).toEqual({});
    expect(await add(campaign, [soccer])).toEqual([soccer]);
  });

  it('[T1] a new campaign is exclusive by both until staff say otherwise', async () => {
    const sponsor = await makeSponsor(db.owner);
    const [made] = await admin(
      `insert into app_public.campaigns (sponsor_id, name, season, year) values ($1, 'New', 'fall', 2029) returning *`,
      [sponsor.id],
    );
    expect(made).toMatchObject({ exclusive_by_sport: true, exclusive_by_category: true });
    const [changed] = await admin('select * from app_public.update_campaign($1, $2)', [
      made?.id,
      { exclusive_by_sport: false, exclusive_by_category: false },
    ]);
    expect(changed).toMatchObject({ exclusive_by_sport: false, exclusive_by_category: false });
    const [copy] = await admin(`select * from app_public.duplicate_campaign($1, 'Copy', 'fall', 2030)`, [made?.id]);
    expect(copy).toMatchObject({ exclusive_by_sport: false, exclusive_by_category: false });
  });

  it('[T1] the condition that targeting uses finds the same programs', async () => {
    const [kind] = await own('select min(id) as id from app_public.sponsor_categories');
    for (const [mine, theirs, category] of [
      [bySport, {}, null],
      [{}, byCategory, kind?.id],
      [bySport, byCategory, kind?.id],
      [{}, {}, kind?.id],
    ] as const) {
      const { league, campaign, rival, soccer, tennis, sportless } = await makeTwoCampaigns(db.owner, mine, theirs, [
        { category_id: category },
        { category_id: category },
      ]);
      await place(rival, soccer);
      await place(rival, sportless, 'proposed');
      const all = await own('select id from app_public.sponsorable_properties where organization_id = $1', [league.id]);
      const [{ condition } = {}] = await own('select app_private.conflict_condition($1) as condition', [campaign.id]);
      const found = await own(
        `select p.id from app_public.sponsorable_properties p where ${condition} and p.organization_id = $1 order by 1`,
        [league.id],
      );
      const listed = Object.keys(
        await conflicts(
          campaign,
          all.map(({ id }) => id),
        ),
      );
      const [report] = await admin('select conflicting from app_public.prospecting_report($1)', [
        `campaign-${campaign.id}`,
      ]);
      expect(found.map(({ id }) => id)).toEqual(listed.map(Number));
      expect(report?.conflicting).toBe(listed.length); // placements of other tests are in other seasons
      expect(listed.includes(String(tennis))).toBe(category !== null && 'exclusive_by_category' in theirs);
    }
  });
});

describe('what is done about conflicts', () => {
  it('[T1] adding leaves them out unless the caller says otherwise, and then the log names them', async () => {
    const { campaign, rival, soccer, otherSoccer, tennis } = await makeTwoCampaigns(db.owner);
    await place(rival, soccer, 'proposed');
    expect(await add(campaign, [soccer, otherSoccer, tennis])).toEqual([tennis]);
    expect(await add(campaign, [soccer, otherSoccer], false)).toEqual([]);
    expect(await add(campaign, [soccer, otherSoccer], true)).toEqual([soccer, otherSoccer]);
    const offers = await own(
      'select id, sponsorable_property_id as property from app_public.offers where campaign_id = $1 order by 2',
      [campaign.id],
    );
    const logged = Object.fromEntries(
      await Promise.all(offers.map(async ({ id, property }) => [property, await reasons(id)] as const)),
    );
    expect(logged[tennis]).toEqual([]);
    expect(logged[soccer]?.[0]).toContain(rival.name);
    expect(logged[otherSoccer]?.[0]).toContain(rival.name);
  });

  it('[T1] so do all other ways of adding, and the plan says before what they would do', async () => {
    const { league, campaign, rival, soccer, otherSoccer, tennis } = await makeTwoCampaigns(db.owner);
    const earlier = await makeCampaign(db.owner, {
      sponsor_id: campaign.sponsor_id,
      season: 'winter',
      year: campaign.year,
    });
    await place(earlier, tennis);
    await place(rival, soccer);
    await own(`update app_public.sponsorable_properties set state = 'HI' where organization_id = $1`, [league.id]);
    await admin(
      `insert into app_public.search_filters (campaign_id, type, parameters) values ($1, 'StateFilter', '{"state": "HI"}')`,
      [campaign.id],
    );
    const ways: [plan: string, call: string][] = [
      ['campaign_id => $1', 'add_all_available_sponsorable_properties_to_campaign(campaign_id => $1'],
      ['campaign_id => $1, previous_partners => true', 'add_previous_partners_to_campaign(campaign_id => $1'],
      [
        `campaign_id => $1, organization_id => ${league.id}`,
        `add_organization_sponsorable_properties_to_campaign($1, ${league.id}`,
      ],
      [
        `campaign_id => $1, sponsorable_property_ids => array(select id from app_public.sponsorable_properties where organization_id = ${league.id})`,
        `add_sponsorable_properties_to_campaign($1, array(select id from app_public.sponsorable_properties where organization_id = ${league.id})`,
      ],
    ];
    for (const [plan, call] of ways) {
      const [planned] = await admin(
        `select (p).available_count, (p).conflicting_count, to_jsonb((p).conflicts) as conflicts from app_public.adding_plan(${plan}) p`,
        [campaign.id],
      );
      expect([call, planned]).toMatchObject([call, { available_count: 4, conflicting_count: 2 }]);
      expect(planned?.conflicts).toEqual([
        expect.objectContaining({ sponsorable_property_id: soccer, campaign_name: rival.name, rule: 'program' }),
        expect.objectContaining({ sponsorable_property_id: otherSoccer, campaign_name: rival.name, rule: 'sport' }),
      ]);
      for (const [more, count] of [
        ['', 2],
        [', include_conflicts => true', 2],
      ] as const)
        expect([call, more, (await admin(`select * from app_public.${call}${more})`, [campaign.id])).length]).toEqual([
          call,
          more,
          count,
        ]);
      await own('delete from app_public.offers where campaign_id = $1', [campaign.id]);
    }
  });

  it('[T1] qualifying skips offers that have become conflicts, unless the caller includes them', async () => {
    const { campaign, rival, soccer, tennis } = await makeTwoCampaigns(db.owner);
    await add(campaign, [soccer, tennis]);
    const placed = await place(rival, soccer);
    const offers = await own('select id, sponsorable_property_id from app_public.offers where campaign_id = $1', [
      campaign.id,
    ]);
    const ids = offers.map(({ id }) => id);
    const conflicting = offers.find((offer) => offer.sponsorable_property_id === soccer)?.id;
    expect(
      await admin('select offer_id, sponsorable_property_id as id from app_public.placement_conflicts($1)', [ids]),
    ).toEqual([{ offer_id: placed.id, id: soccer }]);
    const qualified = await admin('select sponsorable_property_id as id from app_public.mark_as_qualified($1)', [ids]);
    expect(qualified).toEqual([{ id: tennis }]);
    expect(await admin('select id from app_public.mark_as_qualified($1, true)', [ids])).toEqual([{ id: conflicting }]);
    expect((await reasons(conflicting)).join()).toContain(rival.name);
  });

  /** An offer that can be sent. */
  async function ready(campaign: Row, property: number, status = 'qualified') {
    const offer = await place(campaign, property, status);
    const capability = await makeCampaignCapability(db.owner, campaign.id);
    await makeDefaultDeadline(db.owner, capability.id);
    await makeAsset(db.owner, offer, capability.id);
    return offer;
  }
  const send = async (ids: number[], include = false) =>
    (
      await admin(
        'select (r).sent_offer_ids as sent, to_jsonb((r).refused) as refused from app_public.send_offer_emails($1, $2) r',
        [ids, include],
      )
    )[0] as Row;

  it('[T1] sending refuses what conflicts, also a second time, unless the caller says otherwise; the plan names it', async () => {
    for (const status of ['qualified', 'proposed']) {
      const { campaign, rival, soccer } = await makeTwoCampaigns(db.owner);
      const offer = await ready(campaign, soccer, status);
      await place(rival, soccer, 'proposed');
      const [plan] = await admin(
        'select (p).ready_offer_ids as ready, to_jsonb((p).conflicts) as conflicts from app_public.mail_plan($1, $2) p',
        ['offer', [offer.id]],
      );
      expect(plan).toMatchObject({
        ready: [],
        conflicts: [{ offer_id: offer.id, reason: expect.stringContaining(rival.name) }],
      });
      expect(await send([offer.id])).toMatchObject({
        sent: [],
        refused: [{ offer_id: offer.id, reason: expect.stringContaining(rival.name) }],
      });
      expect(await own('select from app_private.mail_outbox where offer_id = $1', [offer.id])).toEqual([]);
      expect(await send([offer.id], true)).toMatchObject({ sent: [offer.id], refused: [] });
      expect((await reasons(offer.id)).join()).toContain(rival.name);
    }
  });

  it('[T1] of two campaigns that send to one league, at once or in one call, one is refused', async () => {
    const { campaign, rival, soccer, otherSoccer } = await makeTwoCampaigns(db.owner);
    const [one, two] = [await ready(campaign, soccer), await ready(rival, otherSoccer)];
    const answers = await Promise.all([send([one.id]), send([two.id])]);
    expect(answers.map(({ sent }) => sent.length).sort()).toEqual([0, 1]);
    const fixture = await makeTwoCampaigns(db.owner);
    const both = [await ready(fixture.campaign, fixture.soccer), await ready(fixture.rival, fixture.otherSoccer)];
    expect((await send(both.map(({ id }) => id))).sent).toEqual([both[0]?.id]);
  });

  it('[T1] confirming and moving are not refused, and the log names what they conflict with', async () => {
    const { campaign, rival, soccer, tennis } = await makeTwoCampaigns(db.owner);
    await place(rival, soccer);
    const [offer, other] = [await place(campaign, soccer, 'qualified'), await place(campaign, tennis, 'qualified')];
    const status = async (id: number, reason: string) =>
      (await admin('select status from app_public.mark_as_confirmed($1, $2)', [id, reason]))[0]?.status;
    expect([await status(offer.id, 'They called'), await status(other.id, 'They wrote')]).toEqual([
      'confirmed',
      'confirmed',
    ]);
    expect(await reasons(offer.id)).toEqual([
      expect.stringMatching(`^Despite a conflict. .*${rival.name}.* They called$`),
    ]);
    expect(await reasons(other.id)).toEqual(['They wrote']);
    const free = await makeCampaign(db.owner, { sponsor_id: campaign.sponsor_id, season: 'fall', year: campaign.year });
    const move = (to: Row) =>
      admin('select id from app_public.move_confirmed_offer_to_campaign($1, $2)', [offer.id, to.id]);
    await move(free);
    expect(await reasons(offer.id)).toHaveLength(1);
    await move(campaign);
    expect((await reasons(offer.id)).at(-1)).toContain(rival.name);
  });

  it('[T1] mails of other kinds ask nothing of other campaigns', async () => {
    const { campaign, rival, soccer } = await makeTwoCampaigns(db.owner);
    const offer = await place(campaign, soccer, 'qualified');
    await place(rival, soccer);
    const [plan] = await admin(
      `select (p).ready_offer_ids as ready, to_jsonb((p).conflicts) as conflicts from app_public.mail_plan('application', $1) p`,
      [[offer.id]],
    );
    expect(plan).toEqual({ ready: [offer.id], conflicts: [] });
  });
});

describe('categories of sponsors', () => {
  it('[T1] are kept by staff, each once however it is written', async () => {
    const insert = (ask: typeof admin, name: string) =>
      ask('insert into app_public.sponsor_categories (name) values ($1) returning id', [name]);
    const [made] = await insert(superadmin, 'Pet food');
    expect((await refusal(insert(admin, ' pet FOOD '))).code).toBe('23505');
    expect((await refusal(insert(admin, ' '))).code).toBe('23514');
    const sponsor = await makeSponsor(db.owner);
    await admin('update app_public.sponsors set category_id = $1 where id = $2', [made?.id, sponsor.id]);
    expect((await refusal(admin('delete from app_public.sponsor_categories where id = $1', [made?.id]))).code).toBe(
      '42501',
    );
  });

  it('[T1] neither they nor plans are for leagues', async () => {
    const { campaign, league, soccer } = await makeTwoCampaigns(db.owner);
    const member = await signInMember(db, league.id);
    for (const query of [
      'select * from app_public.sponsor_categories',
      `select app_public.adding_plan(${campaign.id}, null, '{${soccer}}')`,
      `select app_public.placement_conflicts('{1}')`,
    ])
      expect((await refusal(member(query))).code).toBe('42501');
    expect(await own('select from app_public.sponsor_categories')).not.toEqual([]);
  });
});
