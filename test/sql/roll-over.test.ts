/** Campaigns of the next season made from earlier ones: the preview, what is made of it, and its undo. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  insert,
  makeAsset,
  makeCampaignCapability,
  makeDeadline,
  makeDefaultDeadline,
  makeImage,
  makeOffer,
  makeOrganization,
  makeProperty,
  makeSponsor,
  makeUser,
  type Row,
} from '../harness/factories.ts';
import { Rng } from '../random/rng.ts';
import { inputs, rollingOver } from './rollingOver.ts';
import { makeStaff, owning, refusal } from './support.ts';
import { undo } from './undoing.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);
const { plansOf, partnersOf, rollOver, makeFall, makePartner, everything, columnOf, namesOf } = rollingOver(db, admin);

beforeAll(() => db.setClock(new Date('2026-11-28T17:00:00Z')));

describe('the preview', () => {
  it('[S-097, S-098] proposes the season of the next year with names and dates that keep their weekdays', async () => {
    const campaign = await makeFall({ leagues_confirmed_goal_date: '2026-10-15', total_spend: 9000 });
    const gone = await makeUser(db.owner, 'admin', { status: 'deactivated' });
    const here = await makeUser(db.owner, 'admin');
    await own(
      'update app_public.campaigns set primary_sales_contact_id = $2, primary_bdr_contact_id = $3 where id = $1',
      [campaign.id, gone.id, here.id],
    );
    const capability = await makeCampaignCapability(db.owner, campaign.id);
    for (const [name, deadline] of [
      ['middle', '2026-11-18'],
      ['first day', '2026-10-01'],
      ['before', '2026-09-01'],
    ])
      await makeDefaultDeadline(db.owner, capability.id, { name, deadline });
    const [plan] = await plansOf([{ campaign_id: campaign.id }]);
    expect(plan).toMatchObject({
      previous_name: 'Acme Fall 2026',
      name: 'Acme Fall 2027',
      season: 'fall',
      year: 2027,
      season_name: 'Fall 2027',
      leagues_confirmed_goal_date: '2027-10-14',
      previous_goal_date: '2026-10-15',
      total_spend: 9000,
      reason: null,
      partners: [],
    });
    const parts = plan?.parts as Row[];
    expect(
      parts
        .filter(({ kind }) => kind === 'deadline')
        .map(({ name, deadline, note }) => [name.split(': ')[1], deadline, note !== null]),
    ).toEqual([
      ['middle', '2027-11-17', false],
      ['first day', '2027-10-07', true], // a week later, because September 30 is not in the season
      ['before', '2027-08-31', false],
    ]);
    expect(parts.filter(({ kind }) => kind === 'contact').map(({ key, refused }) => [key, refused])).toEqual([
      ['contact:Sales', true],
      ['contact:BDR', false],
    ]);
    const { made } = await rollOver([{ campaign_id: campaign.id }]);
    expect(made).toMatchObject([{ primary_sales_contact_id: null, primary_bdr_contact_id: here.id }]);
    expect((await plansOf([{ campaign_id: campaign.id }]))[0]?.reason).toMatch(/^Acme Fall 2027 /);
  });

  it('proposes no goal date where there was none', async () => {
    const campaign = await makeFall({ leagues_confirmed_goal_date: null });
    expect(await plansOf([{ campaign_id: campaign.id }])).toMatchObject([{ leagues_confirmed_goal_date: null }]);
  });

  it('asks the best first, and leaves out with a reason whom not to ask again', async () => {
    const campaign = await makeFall();
    const capability = await makeCampaignCapability(db.owner, campaign.id);
    const partner = async (name: string, values: Row = {}, proofs: (string | null)[] = []) => {
      const offer = await makePartner(campaign, { ...values, organization: { name, ...values.organization } });
      const asset = await makeAsset(db.owner, offer, capability.id);
      for (const proved of proofs) {
        const deadline = await makeDeadline(db.owner, asset, { deadline: '2026-10-20' });
        if (!proved) continue;
        await makeImage(db.owner, deadline, { status: 'verified' });
        await own('update app_public.verification_deadlines set proved_at = $2 where id = $1', [deadline.id, proved]);
      }
      return offer;
    };
    await partner('Good', {}, ['2026-10-18', '2026-10-19', '2026-10-22']);
    await partner('Best', {}, ['2026-10-18', '2026-10-19']);
    await partner('Late', {}, ['2026-10-25', '2026-10-19', null]);
    await partner('Unproven', {}, [null]);
    await partner('Canceled', { status: 'canceled' });
    await partner('Declined', { status: 'rejected_by_league', league_rejection_reason: 'No time' });
    await partner('Silent', { status: 'proposed' });
    await partner('Prospect', { status: 'qualified' });
    await partner('No mail', { organization: { contact_email: null } });
    await partner('Unsubscribed', { organization: { contact_email: 'never@example.test' } });
    await own(`select app_private.unsubscribe('never@example.test')`);
    await partner('Not a fit', { organization: { data_confidence: 'not_a_good_fit' } });
    await partner('Bad program', { property: { entered_data_confidence: 'not_a_good_fit' } });
    await partner('Already there', { property: { start_date: '2027-09-04', end_date: '2027-11-13' } });
    const conflicting = await partner('Placed elsewhere');
    const rival = await makeFall({ year: 2027, name: 'Rival' });
    const placed = await makeProperty(db.owner, { organization_id: conflicting.organization_id, season: 'fall' });
    await makeOffer(db.owner, { campaign_id: rival.id, sponsorable_property_id: placed.id });
    const twice = await partner('Twice');
    const { organization_id } = twice;
    const other = await makeProperty(db.owner, {
      organization_id,
      season: 'fall',
      name: 'Fall 2026 Juniors',
      start_date: '2026-09-05',
      end_date: '2026-11-14',
    });
    await makeOffer(db.owner, { campaign_id: campaign.id, sponsorable_property_id: other.id, status: 'confirmed' });
    const rows = await partnersOf({ campaign_id: campaign.id });
    const found = rows.map(({ organization_name, asked, refused, reason }) => [
      organization_name,
      asked ? 'asked' : refused ? 'refused' : 'left out',
      reason?.replace(/[ :.].*/, '') ?? null,
    ]);
    expect(found.slice(0, 1)).toEqual([['Best', 'asked', null]]);
    expect(
      Object.fromEntries(
        found.map(([name, ...rest]) => [`${name} ${rest[0] === 'refused' ? 'again' : ''}`.trim(), rest]),
      ),
    ).toEqual({
      Best: ['asked', null],
      Good: ['asked', null],
      Late: ['left out', 'Late'],
      Unproven: ['left out', 'Nothing'],
      Canceled: ['left out', 'It'],
      Declined: ['left out', 'It'],
      Silent: ['left out', 'It'],
      'No mail': ['left out', 'No'],
      Unsubscribed: ['left out', 'Its'],
      'Not a fit': ['left out', 'It'],
      'Bad program again': ['refused', 'It'],
      'Already there': ['asked', null],
      'Placed elsewhere': ['left out', 'Proposed'],
      Twice: ['asked', null],
      'Twice again': ['refused', 'The'],
    });
    expect(rows.find(({ organization_name: name }) => name === 'Best')).toMatchObject({
      sponsorable_property_name: 'Fall 2027 Juniors',
      creates_property: true,
      start_date: '2027-09-04', // a Saturday, too
      end_date: '2027-11-13',
      proofs_due: 2,
      proofs_on_time: 2,
      value: 1000,
      seasons: 1,
    });
    expect(rows.find(({ organization_name: name }) => name === 'Already there')).toMatchObject({
      creates_property: false,
    });
    const unanswered = rows.find(({ organization_name: name }) => name === 'Silent')?.offer_id;
    const best = rows.find(({ organization_name: name }) => name === 'Best')?.offer_id;
    const edited = await partnersOf({
      campaign_id: campaign.id,
      asked_offer_ids: [unanswered],
      left_out_offer_ids: [best],
    });
    expect(
      edited.filter(({ offer_id }) => offer_id === unanswered || offer_id === best).map(({ asked }) => asked),
    ).toEqual([false, true]);
  });

  it.each([
    [{ season: 'summer', year: 2026 }, 'SL422', 'season'],
    [{ year: 2101 }, 'SL422', 'year'],
    [{ campaign_id: 0 }, 'SL404', 'campaign_id'],
  ])('refuses %j', async (edit, code, field) => {
    const campaign = await makeFall();
    expect(await refusal(plansOf([{ campaign_id: campaign.id, ...edit }]))).toMatchObject({ code, field });
  });

  it('refuses none, more than 20, and the same campaign twice', async () => {
    const { id } = await makeFall();
    for (const campaigns of [
      [],
      [{ campaign_id: id }, { campaign_id: id }],
      Array.from({ length: 21 }, (_, n) => ({ campaign_id: n })),
    ])
      expect(await refusal(plansOf(campaigns))).toMatchObject({ code: 'SL422', field: 'campaigns' });
  });
});

describe('rolling over', () => {
  it.each(Array.from({ length: 12 }, (_, seed) => seed))(
    'makes what the preview shows, and one undo takes it back (%i)',
    async (seed) => {
      const rng = new Rng(seed);
      const sponsor = await makeSponsor(db.owner);
      const capabilities = await own('select id from app_public.capabilities order by id limit 6');
      const edits: Row[] = [];
      const shared = await makeOrganization(db.owner, { addresses: false });
      const program = await makeProperty(db.owner, {
        organization_id: shared.id,
        season: 'fall',
        name: 'Shared',
        start_date: '2026-09-05',
        end_date: '2026-11-14',
      });
      for (let n = rng.int(1, 3); n > 0; n -= 1) {
        const campaign = await makeFall({
          sponsor_id: sponsor.id,
          name: `Campaign ${n}`,
          exclusive_by_sport: false,
          total_spend: 1000 + n,
          leagues_confirmed_goal_date: `2026-1${rng.int(0, 2)}-0${rng.int(1, 9)}`,
        });
        const parts: string[] = [];
        const deadlines: Row[] = [];
        for (const capability of capabilities.filter(() => rng.chance(0.4))) {
          const k = await makeCampaignCapability(db.owner, campaign.id, { capability_id: capability.id });
          parts.push(`capability:${k.id}`);
          for (let d = rng.int(0, 2); d > 0; d -= 1) {
            const deadline = await makeDefaultDeadline(db.owner, k.id, {
              deadline: `2026-1${rng.int(0, 2)}-1${rng.int(0, 8)}`,
            });
            parts.push(`deadline:${deadline.id}`);
            if (rng.chance(0.2))
              deadlines.push({ default_verification_deadline_id: deadline.id, deadline: '2027-11-11' });
          }
        }
        for (let q = rng.int(0, 2); q > 0; q -= 1)
          parts.push(
            `question:${(await insert(db.owner, 'custom_questions', { campaign_id: campaign.id, question: `Question ${q}`, position: q })).id}`,
          );
        for (const [type, parameters] of [
          ['SeasonFilter', { fall: true }],
          ['StateFilter', { state: 'TX' }],
        ] as const)
          if (rng.chance(0.5))
            parts.push(
              `filter:${(await insert(db.owner, 'search_filters', { campaign_id: campaign.id, type, parameters })).id}`,
            );
        const offers: number[] = [];
        for (let o = rng.int(0, 5); o > 0; o -= 1)
          offers.push(
            (
              await makePartner(campaign, {
                status: rng.pick(['confirmed', 'confirmed', 'canceled', 'proposed', 'prospecting']),
                property: rng.pick([
                  {},
                  { start_date: null, end_date: null },
                  { name: 'Travel', start_date: '2027-09-04', end_date: '2027-11-06' },
                ]),
              })
            ).id,
          );
        if (rng.chance(0.7))
          await makeOffer(db.owner, {
            campaign_id: campaign.id,
            sponsorable_property_id: program.id,
            status: 'confirmed',
          });
        edits.push({
          campaign_id: campaign.id,
          ...(rng.chance(0.3) && { name: 'Another name', season_name: 'Autumn' }),
          ...(rng.chance(0.3) && { target_number_of_leagues: 7, total_spend: 55 }),
          ...(rng.chance(0.2) && { year: 2028 }),
          left_out: parts.filter(() => rng.chance(0.2)),
          deadlines,
          asked_offer_ids: offers.filter(() => rng.chance(0.2)),
          left_out_offer_ids: offers.filter(() => rng.chance(0.2)),
        });
      }
      const before = await everything();
      const plans = await plansOf(edits);
      const partners = await Promise.all(edits.map(partnersOf));
      expect(await everything()).toEqual(before);
      const { changeId, made } = await rollOver(edits);
      expect(made).toHaveLength(plans.length);
      for (const [n, plan] of plans.entries()) {
        const campaign = made[n] as Row;
        for (const field of [
          'name',
          'season_name',
          'season',
          'year',
          'total_spend',
          'target_number_of_leagues',
          'leagues_confirmed_goal_date',
        ])
          expect([field, String(await columnOf(campaign.id, field))]).toEqual([field, String(plan[field])]);
        const kept = (kind: string) => (plan.parts as Row[]).filter((part) => part.kind === kind && !part.left_out);
        expect(
          await namesOf(
            'campaign_capabilities k join app_public.capabilities b on b.id = k.capability_id',
            'b.name',
            'k',
            campaign.id,
          ),
        ).toEqual(
          kept('capability')
            .map(({ name }) => name)
            .sort(),
        );
        expect(
          await namesOf(
            `default_verification_deadlines d join app_public.campaign_capabilities k on k.id = d.campaign_capability_id join app_public.capabilities b on b.id = k.capability_id`,
            `b.name || ': ' || d.name || d.deadline`,
            'd',
            campaign.id,
          ),
        ).toEqual(
          kept('deadline')
            .map(({ name, deadline }) => name + deadline)
            .sort(),
        );
        expect(await namesOf('custom_questions q', 'q.question', 'q', campaign.id)).toEqual(
          kept('question')
            .map(({ name }) => name)
            .sort(),
        );
        expect(await namesOf('search_filters f', `regexp_replace(f.type::text, 'F', ' F')`, 'f', campaign.id)).toEqual(
          kept('filter')
            .map(({ name }) => name)
            .sort(),
        );
        const asked = (partners[n] as Row[]).filter((partner) => partner.asked);
        const sorted = (rows: Row[]) => rows.map((row) => JSON.stringify(row)).sort();
        expect(
          sorted(
            await own(
              `select o.organization_id, p.name, p.start_date::text, p.end_date::text, o.status from app_public.offers o
             join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id where o.campaign_id = $1`,
              [campaign.id],
            ),
          ),
        ).toEqual(
          sorted(
            await Promise.all(
              asked.map(async (partner) => ({
                organization_id: partner.organization_id,
                name: partner.sponsorable_property_name,
                ...(partner.creates_property
                  ? { start_date: partner.start_date, end_date: partner.end_date }
                  : (
                      await own(
                        'select start_date::text, end_date::text from app_public.sponsorable_properties where id = $1',
                        [partner.sponsorable_property_id],
                      )
                    )[0]),
                status: 'prospecting',
              })),
            ),
          ),
        );
      }
      const [{ preview }] = (await admin('select to_jsonb(app_public.undo_preview($1)) as preview', [changeId])) as [
        Row,
      ];
      expect(preview).toMatchObject({ left: [], stays: [] });
      expect(preview.undone).toHaveLength(plans.length);
      const after = await everything();
      expect(await undo(admin, changeId)).toMatchObject({ left: [], stays: [] });
      expect(await everything()).toEqual(before);
      // and the undo can be undone
      const [{ id: undoId }] = (await own(
        'select max(undo_id)::text as id from app_private.undone_rows where change_id = $1::xid8',
        [changeId],
      )) as [Row];
      expect((await undo(admin, undoId)).left).toEqual([]);
      expect(await everything()).toEqual(after);
    },
  );

  it('[R21] is refused when something changed since the preview, also by another roll-over', async () => {
    const campaign = await makeFall(); // without partners, who would differ the second time
    const input = JSON.stringify([{ campaign_id: campaign.id }]);
    const keys = (await plansOf([{ campaign_id: campaign.id }])).map(({ key }) => key);
    const run = () => admin(`select id from app_public.roll_over_campaigns(${inputs}, $2)`, [input, keys]);
    expect(await refusal(admin(`select app_public.roll_over_campaigns(${inputs}, null)`, [input]))).toMatchObject({
      code: 'SL409',
    });
    await own('update app_public.campaigns set total_spend = 5 where id = $1', [campaign.id]);
    expect(await refusal(run())).toMatchObject({ code: 'SL409' });
    await own('update app_public.campaigns set total_spend = null where id = $1', [campaign.id]);
    const results = await Promise.allSettled([run(), run()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await own('select from app_public.campaigns where duplicated_from_id = $1', [campaign.id])).toHaveLength(1);
  });

  it('leaves a campaign to which something was added since, and takes the others back', async () => {
    const [first, second] = [await makeFall(), await makeFall({ name: 'Second' })];
    for (const campaign of [first, second]) await makePartner(campaign);
    const { changeId, made } = await rollOver([{ campaign_id: first.id }, { campaign_id: second.id }]);
    await insert(db.owner, 'testimonials', { campaign_id: made[0]?.id, quote: 'Great' });
    const result = await undo(admin, changeId);
    expect(result.left.map(({ row_id }) => Number(row_id))).toEqual([made[0]?.id]);
    expect(await own('select id from app_public.campaigns where id = any ($1)', [made.map(({ id }) => id)])).toEqual([
      { id: made[0]?.id },
    ]);
    expect(await own('select from app_public.offers where campaign_id = $1', [made[0]?.id])).toHaveLength(1);
  });
});
