/** Which seasons a campaign targets, and to which campaigns programs can be added. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { campaignStatus } from '../../db/generated/choices.ts';
import { testDatabase } from '../harness/database.ts';
import { makeCampaign, makeOrganization, makeProperty, type Row } from '../harness/factories.ts';
import { makeStaff, owning, refusal } from './support.ts';
import { filtering, targetingResults } from './targeting.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);
const filter = filtering(admin);
const found = targetingResults(admin);
const league = await makeOrganization(db.owner, { addresses: false });
const program = async (values: Row): Promise<number> =>
  (await makeProperty(db.owner, { organization_id: league.id, state: 'RI', ...values })).id;

const spring = await program({ season: 'spring', start_date: '2031-03-01', end_date: '2031-06-01' });
const springBefore = await program({ season: 'spring', start_date: '2030-03-01', end_date: '2030-06-01' });
const fall = await program({ season: 'fall', start_date: '2031-09-01', end_date: '2032-01-10' });
const undated = await program({ season: 'spring' });
const undatedFall = await program({ season: 'fall' });
const all = [spring, springBefore, fall, undated, undatedFall];

const make = (values: Row = {}) =>
  makeCampaign(db.owner, { season: 'spring', year: 2031, any_season: false, ...values });
/** A campaign that looks in Rhode Island. */
async function searching(values: Row = {}) {
  const campaign = await make(values);
  await filter(campaign, 'StateFilter', { state: 'RI' });
  return campaign;
}
const added = async (campaign: Row): Promise<number[]> =>
  (
    await own('select sponsorable_property_id as id from app_public.offers where campaign_id = $1 order by 1', [
      campaign.id,
    ])
  ).map(({ id }) => id);

describe('the season of targeting', () => {
  it('[T2] is the campaign’s season and year; a program without dates is of every year', async () => {
    expect(await found(await searching())).toEqual([spring, undated]);
    expect(await found(await searching({ season: 'fall' }))).toEqual([fall, undatedFall]);
    expect(await found(await searching({ year: 2030 }))).toEqual([springBefore, undated]);
  });

  it('[T2] a season filter chooses the seasons of the campaign’s year', async () => {
    const campaign = await searching();
    const seasons = await filter(campaign, 'SeasonFilter', { fall: true });
    expect(await found(campaign)).toEqual([fall, undatedFall]);
    await admin('update app_public.search_filters set parameters = $1 where id = $2', [
      { spring: true, fall: true },
      seasons.id,
    ]);
    expect(await found(campaign)).toEqual([spring, fall, undated, undatedFall]);
    await admin('update app_public.search_filters set enabled = false where id = $1', [seasons.id]);
    expect(await found(campaign)).toEqual([spring, undated]);
  });

  it('[T2] is widened by a setting that staff see; then a season filter is one like the others', async () => {
    const campaign = await searching();
    await admin(`select app_public.update_campaign($1, '{"any_season": true}')`, [campaign.id]);
    expect(await found(campaign)).toEqual(all);
    await filter(campaign, 'SeasonFilter', { fall: true });
    expect(await found(campaign)).toEqual([fall, undatedFall]);
  });

  it('[T2] adding takes no other season, however the programs are named', async () => {
    for (const call of [
      'add_all_available_sponsorable_properties_to_campaign($1)',
      `add_organization_sponsorable_properties_to_campaign($1, ${league.id})`,
      `add_sponsorable_properties_to_campaign($1, '{${all}}')`,
    ]) {
      const campaign = await searching();
      await admin(`select app_public.${call}`, [campaign.id]);
      expect([call, await added(campaign)]).toEqual([call, [spring, undated]]);
      await admin(`select app_public.update_campaign($1, '{"any_season": true}')`, [campaign.id]);
      await admin(`select app_public.${call}`, [campaign.id]);
      expect([call, await added(campaign)]).toEqual([call, all]);
    }
  });

  it('[T2] nor do previous partners', async () => {
    const campaign = await searching();
    const earlier = await make({ sponsor_id: campaign.sponsor_id, season: 'winter' });
    await own(
      `insert into app_public.offers (campaign_id, sponsor_id, sponsorable_property_id, organization_id, status, season_start, season_end, confirmed_at)
       select $1, $2, $3, $4, 'confirmed', '2031-01-01', '2031-02-01', now()`,
      [earlier.id, campaign.sponsor_id, springBefore, league.id],
    );
    await admin('select app_public.add_previous_partners_to_campaign($1)', [campaign.id]);
    expect(await added(campaign)).toEqual([spring, undated]);
  });

  it('[T2] goes with the dates of a program', async () => {
    const moving = await program({ season: 'spring', state: 'DE', start_date: '2030-03-01' });
    const year = async () =>
      (await own('select season_year as year from app_public.sponsorable_properties where id = $1', [moving]))[0]?.year;
    expect(await year()).toBe(2030);
    await own(`update app_public.sponsorable_properties set start_date = '2031-04-01' where id = $1`, [moving]);
    expect(await year()).toBe(2031);
    await own(`update app_public.sponsorable_properties set start_date = null, end_date = '2032-05-01' where id = $1`, [
      moving,
    ]);
    expect(await year()).toBe(2032);
  });
});

describe('campaigns that take no programs', () => {
  it('[T2] are the complete and the rejected ones, for every way of adding; they say so before', async () => {
    for (const status of campaignStatus) {
      const open = !['complete', 'rejected'].includes(status);
      for (const call of [
        'add_all_available_sponsorable_properties_to_campaign($1)',
        'add_previous_partners_to_campaign($1)',
        `add_organization_sponsorable_properties_to_campaign($1, ${league.id})`,
        `add_sponsorable_properties_to_campaign($1, '{${spring}}')`,
        `create_youth_sports_season_prospects($1, 'Pecan ${status}', '{"Waco, TX"}', spring_sport_ids => '{1}')`,
        'adding_plan($1)',
      ]) {
        const campaign = await searching({ status });
        const answer = admin(`select app_public.${call}`, [campaign.id]);
        if (open) await answer;
        else expect([call, await refusal(answer)]).toMatchObject([call, { code: 'SL409' }]);
        if (!open) expect(await added(campaign)).toEqual([]);
      }
      const [said] = await admin(
        'select app_public.campaigns_adding_refusal(c) is null as open from app_public.campaigns c where status = $1 limit 1',
        [status],
      );
      expect([status, said?.open]).toEqual([status, open]);
    }
    expect(
      await own(`select from app_public.organizations where name in ('Pecan complete', 'Pecan rejected')`),
    ).toEqual([]);
  });

  it('[T11] says before that all cannot be added without a filter', async () => {
    const campaign = await make();
    const refused = async () =>
      (
        await admin(
          'select app_public.campaigns_adding_all_refusal(c) is not null as refused from app_public.campaigns c where id = $1',
          [campaign.id],
        )
      )[0]?.refused;
    expect(await refused()).toBe(true);
    const { id } = await filter(campaign, 'StateFilter', { state: 'RI' });
    expect(await refused()).toBe(false);
    await admin('update app_public.search_filters set enabled = false where id = $1', [id]);
    expect(await refused()).toBe(true);
    expect(
      await refusal(admin('select app_public.add_all_available_sponsorable_properties_to_campaign($1)', [campaign.id])),
    ).toMatchObject({ code: 'SL409' });
  });
});
