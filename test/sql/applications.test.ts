/** Applications: who sees one, and its progress. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  insert,
  makeCampaign,
  makeMember,
  makeOfferFixture,
  makeOrganization,
  type Row,
} from '../harness/factories.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);

const apply = (organizationId: number, values: Row = {}): Promise<Row> =>
  insert(db.owner, 'sponsorship_applications', {
    organization_id: organizationId,
    season: 'spring',
    year: 2030,
    ...values,
  });
const progress = async (application: Row, ask = admin): Promise<Row> =>
  (
    await ask(
      `select app_public.sponsorship_applications_completion_percentage(a) as percentage, app_public.sponsorship_applications_application_progress(a) as steps
     from app_public.sponsorship_applications a where id = $1`,
      [application.id],
    )
  )[0] as Row;
const always = [
  'interests',
  'community-impact',
  'primary-contact',
  'programs',
  'play-locations',
  'social-and-email',
  'non-profit-status',
  'tournament-information',
  'rewarded-add-ons',
];

describe('progress', () => {
  it('[L-115, L-116] is the share of done steps among those shown, in whole percent', async () => {
    const { id } = await makeOrganization(db.owner);
    const application = await apply(id, {
      chosen_interests: ['sampling', 'surveys'],
      done_steps: ['interests', 'sampling', 'photos'],
    });
    const { percentage, steps } = await progress(application);
    expect(percentage).toBe(Math.round((100 * 2) / (always.length + 2)));
    expect(steps).toEqual({
      introduction: true,
      ...Object.fromEntries(
        [...always, 'sampling', 'surveys'].map((step) => [step, ['interests', 'sampling'].includes(step)]),
      ),
    });
  });

  it('[L-105, L-116] counts the campaign’s questions where there are some', async () => {
    const { id } = await makeOrganization(db.owner);
    const campaign = await makeCampaign(db.owner);
    const application = await apply(id, { campaign_id: campaign.id, done_steps: always });
    expect(await progress(application)).toMatchObject({ percentage: 100 });
    await insert(db.owner, 'custom_questions', { campaign_id: campaign.id, question: 'Which color?' });
    expect(await progress(application)).toMatchObject({ percentage: 90, steps: { 'custom-questions': false } });
    const member = await makeMember(db.owner, id);
    expect(await progress(application, asking(db, { role: 'organization', userId: member.id }))).toMatchObject({
      percentage: 90,
    });
  });

  it('[L-117] is complete for a league that is not interested', async () => {
    const { id } = await makeOrganization(db.owner);
    expect(await progress(await apply(id, { not_interested: true }))).toMatchObject({ percentage: 100 });
  });

  it('[L-213] sampling and photos are one stored answer under two names', async () => {
    const { id } = await makeOrganization(db.owner);
    const application = await apply(id);
    const detail = { organization_id: id, sponsorship_application_id: application.id };
    await insert(db.owner, 'capability_details', { ...detail, capability_id: 6, kind: 'sampling', accepted: true });
    await insert(db.owner, 'capability_details', {
      ...detail,
      capability_id: 7,
      kind: 'photos',
      accepted: false,
      refusal_reason: 'No releases',
    });
    expect(
      await admin(
        `select app_public.sponsorship_applications_sampling_accepted(a) as sampling, app_public.sponsorship_applications_photos_accepted(a) as photos,
           app_public.sponsorship_applications_photos_refusal_reason(a) as reason from app_public.sponsorship_applications a where id = $1`,
        [application.id],
      ),
    ).toEqual([{ sampling: true, photos: false, reason: 'No releases' }]);
  });

  it('[L-122, L-137] there is one a season and year; not interested excludes interests', async () => {
    const { id } = await makeOrganization(db.owner);
    await apply(id);
    expect((await refusal(apply(id))).constraint).toBe('sponsorship_applications_season_key');
    await apply(id, { year: 2031 });
    expect(
      (await refusal(apply(id, { year: 2032, not_interested: true, chosen_interests: ['photos'] }))).constraint,
    ).toBe('sponsorship_applications_one_choice');
  });
});

describe('who sees an application', () => {
  it('[L-122, S-407] its link opens it for its season and year, with its answers and questions, and nothing of another', async () => {
    const { organization, offer, campaign } = await makeOfferFixture(db.owner);
    const application = await apply(organization.id, { campaign_id: campaign.id });
    const earlier = await apply(organization.id, { year: 2029 });
    const question = await insert(db.owner, 'custom_questions', { campaign_id: campaign.id, question: 'Which color?' });
    const answers = { organization_id: organization.id, custom_question_id: question.id, response: 'Blue' };
    await insert(db.owner, 'custom_responses', { ...answers, sponsorship_application_id: application.id });
    for (const { id } of [application, earlier]) {
      const detail = {
        organization_id: organization.id,
        sponsorship_application_id: id,
        capability_id: 6,
        kind: 'sampling',
      };
      await insert(db.owner, 'capability_details', detail);
      await insert(db.owner, 'tournaments', {
        organization_id: organization.id,
        sponsorship_application_id: id,
        host_tournament: false,
      });
    }
    const claims = {
      link: 'application',
      id: organization.id,
      offer_id: offer.id,
      campaign_id: campaign.id,
      season: 'spring',
    } as const;
    const link = asking(db, { ...claims, year: 2030 });
    expect(await link('select id from app_public.sponsorship_applications')).toEqual([{ id: application.id }]);
    for (const table of ['custom_responses', 'tournaments', 'capability_details'])
      expect(await link(`select sponsorship_application_id as id from app_public.${table}`)).toEqual([
        { id: application.id },
      ]);
    expect(
      await link(
        'select q.id from app_public.sponsorship_applications a, app_public.sponsorship_applications_custom_questions(a) q',
      ),
    ).toEqual([{ id: question.id }]);
    expect(
      await own('select id from app_public.sponsorship_applications where organization_id = $1', [organization.id]),
    ).toHaveLength(2);
    expect(await asking(db, { ...claims, year: 2028 })('select id from app_public.sponsorship_applications')).toEqual(
      [],
    );
    const stranger = asking(db, { ...claims, id: (await makeOrganization(db.owner)).id, year: 2030 });
    expect(await stranger('select id from app_public.sponsorship_applications')).toEqual([]);
    expect(
      (await refusal(link(`update app_public.sponsorship_applications set done_steps = '{interests}'`))).code,
    ).toBe('42501');
  });

  it('[B-007] its members see it, other leagues and other links do not, though it is there', async () => {
    const { organization, member, offer } = await makeOfferFixture(db.owner);
    const application = await apply(organization.id);
    const find = (ask: typeof admin) =>
      ask('select id from app_public.sponsorship_applications where id = $1', [application.id]);
    expect(await find(asking(db, { role: 'organization', userId: member.id }))).toEqual([{ id: application.id }]);
    const stranger = await makeMember(db.owner, (await makeOrganization(db.owner)).id);
    expect(await find(asking(db, { role: 'organization', userId: stranger.id }))).toEqual([]);
    for (const link of ['offer', 'league'] as const)
      expect((await refusal(find(asking(db, { link, id: link === 'offer' ? offer.id : organization.id })))).code).toBe(
        '42501',
      );
    expect((await refusal(find(asking(db, 'anonymous')))).code).toBe('42501');
  });
});
