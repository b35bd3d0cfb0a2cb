/** Campaigns of the next season made from earlier ones as previewed, and the undo. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  insert,
  makeCampaignCapability,
  makeDefaultDeadline,
  makeOffer,
  makeOrganization,
  makeProperty,
  makeSponsor,
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
