/** Reactions, comments and requests of a sponsor's users about its dashboards, and the answers of staff. */
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeCampaign, makeImage, makeSponsorUser } from '../harness/factories.ts';
import { type Dashboard, makeDashboard } from './sponsorDashboard.ts';
import { type Ask, asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, adminId } = await makeStaff(db);

const feedback = 'select section, reaction, body, author_name, mine from app_public.dashboard_feedback order by id';
const react = (ask: Ask, reaction: string, chosen: boolean, { photo }: Pick<Dashboard, 'photo'>) =>
  ask(`select app_public.react_on_dashboard('photo', $1, $2, null, $3)`, [reaction, chosen, photo]);
const comment = (ask: Ask, campaignId: number, body: string, key: string = randomUUID()) =>
  ask(`select id from app_public.comment_on_dashboard('goal', $1, $2, $3)`, [body, key, campaignId]);
const request = (ask: Ask, photo: number, wish = 'hide', reason: string | null = null) =>
  ask('select id, status from app_public.request_photo_change($1, $2, $3)', [photo, wish, reason]);
const answer = (ask: Ask, id: number, status: string, text: string | null = null) =>
  ask('select status, answer, answered_by_id from app_public.answer_photo_request($1, $2, $3)', [id, status, text]);

const mine = await makeDashboard(db);
const theirs = await makeDashboard(db);

describe('feedback on a dashboard', () => {
  it('is seen by the users of the sponsor and staff, and by nobody else', async () => {
    await react(mine.sponsor, 'love', true, mine);
    await comment(mine.sponsor, mine.campaignId, '  A great start.  ');
    const seen = (own: boolean) => [
      { section: 'photo', reaction: 'love', body: null, author_name: 'Sam Brand', mine: own },
      { section: 'goal', reaction: null, body: 'A great start.', author_name: 'Sam Brand', mine: own },
    ];
    expect(await mine.sponsor(feedback)).toEqual(seen(true));
    expect(await mine.colleague(feedback)).toEqual(seen(false));
    expect(await admin(feedback)).toEqual(seen(false));
    expect(await theirs.sponsor(feedback)).toEqual([]);
    for (const ask of [mine.league, mine.link])
      for (const name of ['dashboard_feedback', 'dashboard_photo_requests', 'sponsor_feedback', 'photo_requests'])
        expect(await refusal(ask(`select id from app_public.${name}`))).toMatchObject({ code: '42501' });
  });

  it('is written by users of the sponsor only, about what they may see', async () => {
    for (const ask of [mine.league, mine.link, admin]) {
      expect(await refusal(react(ask, 'love', true, mine))).toMatchObject({ code: '42501' });
      expect(await refusal(comment(ask, mine.campaignId, 'Hi'))).toMatchObject({ code: '42501' });
      expect(await refusal(request(ask, mine.photo))).toMatchObject({ code: '42501' });
    }
    const hidden = await makeImage(db.owner, mine.deadline, { status: 'verified', hidden: true });
    const unreleased = await makeImage(db.owner, mine.deadline, { status: 'verified', release: 'withheld' });
    for (const photo of [theirs.photo, hidden.id, unreleased.id]) {
      expect(await refusal(react(mine.sponsor, 'love', true, { photo }))).toMatchObject({ code: 'SL404' });
      expect(await refusal(request(mine.sponsor, photo))).toMatchObject({ code: 'SL404' });
    }
    expect(await refusal(comment(mine.sponsor, theirs.campaignId, 'Hi'))).toMatchObject({ code: 'SL404' });
    const planned = await makeCampaign(db.owner, { sponsor_id: mine.campaign.sponsor_id, status: 'contracted' });
    expect(await refusal(comment(mine.sponsor, planned.id, 'Hi'))).toMatchObject({ code: 'SL404' });
    // a photo of the sponsor does not open another campaign
    expect(
      await refusal(
        mine.sponsor(`select app_public.react_on_dashboard('photo', 'love', true, $1, $2)`, [
          theirs.campaignId,
          mine.photo,
        ]),
      ),
    ).toMatchObject({ code: 'SL404' });
  });

  it('[W7] favorites of a photo are counted, so that they can come first', async () => {
    const dashboard = await makeDashboard(db);
    const newer = await makeImage(db.owner, dashboard.deadline, { status: 'verified' });
    await react(dashboard.sponsor, 'favorite', true, dashboard);
    await react(dashboard.colleague, 'favorite', true, dashboard);
    await react(dashboard.sponsor, 'love', true, { photo: newer.id });
    const photos = 'select id, favorites from app_public.dashboard_photos order by favorites desc, id desc';
    const expected = [
      { id: dashboard.photo, favorites: 2 },
      { id: newer.id, favorites: 0 },
    ];
    expect(await dashboard.sponsor(photos)).toEqual(expected);
    expect(await dashboard.link(photos)).toEqual(expected);
  });

  it('of a photo is no longer seen once the photo is hidden', async () => {
    const dashboard = await makeDashboard(db);
    await react(dashboard.sponsor, 'favorite', true, dashboard);
    await admin(`select app_public.review_verification_image($1, 'verified', hidden => true)`, [dashboard.photo]);
    expect(await dashboard.sponsor(feedback)).toEqual([]);
  });

  it('counts a reaction once however often it is sent, and takes it back', async () => {
    const dashboard = await makeDashboard(db);
    const favorites = async () =>
      (
        await admin(
          'select app_public.verification_images_favorites(i) as n from app_public.verification_images i where id = $1',
          [dashboard.photo],
        )
      )[0]?.n;
    await Promise.all([1, 2, 3].map(() => react(dashboard.sponsor, 'favorite', true, dashboard)));
    await react(dashboard.colleague, 'favorite', true, dashboard);
    expect(await favorites()).toBe(2);
    await react(dashboard.sponsor, 'favorite', false, dashboard);
    await react(dashboard.sponsor, 'favorite', false, dashboard);
    expect(await favorites()).toBe(1);
    expect(
      await refusal(
        dashboard.sponsor(`select app_public.react_on_dashboard('goal', 'favorite', true, $1)`, [dashboard.campaignId]),
      ),
    ).toMatchObject({ code: '23514' });
  });

  it('can be about a published note, not about a draft', async () => {
    const dashboard = await makeDashboard(db);
    const onNote = () =>
      dashboard.sponsor(`select app_public.react_on_dashboard('note', 'thanks', true, null, null, $1)`, [
        dashboard.note,
      ]);
    await onNote();
    expect(await dashboard.sponsor(feedback)).toMatchObject([{ section: 'note', reaction: 'thanks' }]);
    await admin('update app_public.campaign_notes set published = false where id = $1', [dashboard.note]);
    expect(await refusal(onNote())).toMatchObject({ code: 'SL404' });
    expect(await dashboard.sponsor('select id from app_public.dashboard_notes')).toEqual([]);
    expect(await dashboard.link('select id from app_public.dashboard_notes')).toEqual([]);
  });
});

describe('a comment', () => {
  it('is stored once under its key, and has 2,000 characters at most', async () => {
    const dashboard = await makeDashboard(db);
    const key = randomUUID();
    const [first] = await comment(dashboard.sponsor, dashboard.campaignId, 'Twice', key);
    expect(await comment(dashboard.sponsor, dashboard.campaignId, 'Twice', key)).toEqual([first]);
    expect(await dashboard.sponsor(feedback)).toHaveLength(1);
    // the same key of somebody else is another comment
    await comment(dashboard.colleague, dashboard.campaignId, 'Mine', key);
    expect(await dashboard.sponsor(feedback)).toHaveLength(2);
    for (const body of [' \n ', 'x'.repeat(2001)])
      expect(await refusal(comment(dashboard.sponsor, dashboard.campaignId, body))).toMatchObject({
        code: 'SL422',
        field: 'body',
      });
  });

  it('is deleted and restored by its author only, for a day', async () => {
    const dashboard = await makeDashboard(db);
    const [{ id }] = (await comment(dashboard.sponsor, dashboard.campaignId, 'Oops')) as [{ id: number }];
    const remove = (ask: Ask) => ask('select app_public.delete_dashboard_comment($1)', [id]);
    const restore = (ask: Ask) => ask('select id, body from app_public.restore_dashboard_comment($1)', [id]);
    expect(await refusal(restore(dashboard.sponsor))).toMatchObject({ code: 'SL404' });
    for (const ask of [dashboard.colleague, theirs.sponsor])
      expect(await refusal(remove(ask))).toMatchObject({ code: 'SL404' });
    await remove(dashboard.sponsor);
    expect(await dashboard.sponsor(feedback)).toEqual([]);
    expect(await refusal(restore(dashboard.colleague))).toMatchObject({ code: 'SL404' });
    expect(await restore(dashboard.sponsor)).toEqual([{ id, body: 'Oops' }]);
    await remove(dashboard.sponsor);
    await db.withClock('+2 days', async () =>
      expect(await refusal(restore(dashboard.sponsor))).toMatchObject({ code: 'SL404' }),
    );
  });

  it('is refused after 300 changes of a user on one day', async () => {
    const dashboard = await makeDashboard(db);
    await insertCount(dashboard.userId, 299);
    await comment(dashboard.sponsor, dashboard.campaignId, 'The last one');
    expect(await refusal(react(dashboard.sponsor, 'love', true, dashboard))).toMatchObject({ code: 'SL429' });
    await comment(dashboard.colleague, dashboard.campaignId, 'Another user');
    await db.withClock('+1 day', () => comment(dashboard.sponsor, dashboard.campaignId, 'The next day'));
  });
});

const insertCount = (userId: number, writes: number) =>
  own('insert into app_private.feedback_counts values ($1, app_private.today(), $2)', [userId, writes]);

describe('a request about a photo', () => {
  const requests = 'select wish, reason, status, answer from app_public.dashboard_photo_requests order by id';

  it('is open once per wish, and staff count it among their work', async () => {
    const dashboard = await makeDashboard(db);
    const count = async () => (await admin('select photo_requests as n from app_public.my_work()'))[0]?.n;
    const before = await count();
    const [first] = await request(dashboard.sponsor, dashboard.photo, 'hide', 'Our old logo');
    expect(await request(dashboard.colleague, dashboard.photo, 'hide')).toEqual([first]);
    expect(await count()).toBe(before + 1);
    expect(await dashboard.colleague(requests)).toEqual([
      { wish: 'hide', reason: 'Our old logo', status: 'open', answer: null },
    ]);
    expect(await theirs.sponsor(requests)).toEqual([]);
  });

  it('that is done hides the photo, and its outcome stays visible', async () => {
    const dashboard = await makeDashboard(db);
    const [{ id }] = (await request(dashboard.sponsor, dashboard.photo)) as [{ id: number }];
    expect(await refusal(answer(dashboard.sponsor, id, 'done'))).toMatchObject({ code: '42501' });
    expect(await answer(admin, id, 'done')).toEqual([{ status: 'done', answer: null, answered_by_id: adminId }]);
    expect(await dashboard.sponsor('select id from app_public.dashboard_photos')).toEqual([]);
    expect(await dashboard.sponsor(requests)).toMatchObject([{ status: 'done' }]);
    expect(await own('select hidden from app_public.verification_images where id = $1', [dashboard.photo])).toEqual([
      { hidden: true },
    ]);
    expect(await answer(admin, id, 'done')).toMatchObject([{ status: 'done' }]); // a double click
    expect(await refusal(answer(admin, id, 'declined', 'No'))).toMatchObject({ code: 'SL409' });
  });

  it('that is done features the photo, unless the sponsor cannot see it', async () => {
    const dashboard = await makeDashboard(db);
    const [{ id }] = (await request(dashboard.sponsor, dashboard.photo, 'feature')) as [{ id: number }];
    await own(`update app_public.verification_images set release = 'withheld' where id = $1`, [dashboard.photo]);
    expect(await refusal(answer(admin, id, 'done'))).toMatchObject({ code: 'SL409' });
    await own(`update app_public.verification_images set release = 'agreed' where id = $1`, [dashboard.photo]);
    await answer(admin, id, 'done');
    expect(await dashboard.link('select featured from app_public.dashboard_photos')).toEqual([{ featured: true }]);
  });

  it('that is declined needs a reason, which the sponsor reads; taken back, it is open again', async () => {
    const dashboard = await makeDashboard(db);
    const [{ id }] = (await request(dashboard.sponsor, dashboard.photo)) as [{ id: number }];
    expect(await refusal(answer(admin, id, 'declined', '  '))).toMatchObject({ code: 'SL422', field: 'answer' });
    await answer(admin, id, 'declined', 'It proves the asset.');
    expect(await dashboard.sponsor(requests)).toMatchObject([{ status: 'declined', answer: 'It proves the asset.' }]);
    expect(await answer(admin, id, 'open')).toEqual([{ status: 'open', answer: null, answered_by_id: null }]);
  });

  it('is withdrawn by its author or a colleague until it is answered, and by nobody else', async () => {
    const dashboard = await makeDashboard(db);
    const [{ id }] = (await request(dashboard.sponsor, dashboard.photo)) as [{ id: number }];
    const withdraw = (ask: Ask) => ask('select id, status from app_public.withdraw_photo_request($1)', [id]);
    for (const ask of [dashboard.league, dashboard.link, admin])
      expect(await refusal(withdraw(ask))).toMatchObject({ code: '42501' });
    expect(await refusal(withdraw(theirs.sponsor))).toMatchObject({ code: 'SL404' });
    expect(await dashboard.sponsor(requests)).toMatchObject([{ status: 'open' }]);
    expect(await withdraw(dashboard.colleague)).toEqual([{ id, status: 'withdrawn' }]);
    expect(await withdraw(dashboard.sponsor)).toEqual([{ id, status: 'withdrawn' }]); // a double click
    expect(
      await admin('select status, answered_by_id <> user_id as by_other from app_public.photo_requests where id = $1', [
        id,
      ]),
    ).toEqual([{ status: 'withdrawn', by_other: true }]);
    for (const status of ['done', 'open'])
      expect(await refusal(answer(admin, id, status))).toMatchObject({ code: 'SL409' });
    const [{ id: second }] = (await request(dashboard.sponsor, dashboard.photo)) as [{ id: number }];
    expect(second).not.toBe(id);
    expect(await refusal(answer(admin, second, 'withdrawn'))).toMatchObject({ code: 'SL422', field: 'status' });
    await answer(admin, second, 'declined', 'It proves the asset.');
    expect(await refusal(dashboard.sponsor('select app_public.withdraw_photo_request($1)', [second]))).toMatchObject({
      code: 'SL409',
      message: 'Our team has already answered this request.',
    });
  });

  it('is not withdrawn by a user who is limited to states that its league is not in', async () => {
    const dashboard = await makeDashboard(db);
    const [{ id }] = (await request(dashboard.sponsor, dashboard.photo)) as [{ id: number }];
    const limited = await makeSponsorUser(db.owner, dashboard.campaign.sponsor_id);
    await own(`update app_public.sponsor_users set states = '{WY}' where user_id = $1`, [limited.id]);
    const ask = asking(db, { role: 'sponsor', userId: limited.id });
    expect(await refusal(ask('select app_public.withdraw_photo_request($1)', [id]))).toMatchObject({ code: 'SL404' });
  });

  it('is answered and undone with its photo', async () => {
    const dashboard = await makeDashboard(db);
    const [{ id }] = (await request(dashboard.sponsor, dashboard.photo)) as [{ id: number }];
    await answer(admin, id, 'done');
    const [change] = await own(
      `select transaction_id::text as id from app_private.audit_log where table_name = 'photo_requests' order by id desc limit 1`,
    );
    await admin('select app_public.undo_change($1)', [change?.id]);
    expect(await dashboard.sponsor(requests)).toMatchObject([{ status: 'open' }]);
    expect(await dashboard.sponsor('select id from app_public.dashboard_photos')).toEqual([{ id: dashboard.photo }]);
  });
});

describe('a reply of staff', () => {
  const reply = (ask: Ask, id: number, text: string) => ask('select app_public.reply_to_feedback($1, $2)', [id, text]);
  const replies = 'select body, reply from app_public.dashboard_feedback order by id';

  it('[W8] stays when whoever asked takes the question or comment back', async () => {
    const dashboard = await makeDashboard(db);
    await react(dashboard.sponsor, 'question', true, dashboard);
    await comment(dashboard.sponsor, dashboard.campaignId, 'When?');
    const asked = await dashboard.sponsor('select id from app_public.dashboard_feedback order by id');
    for (const { id } of asked) await reply(admin, id, 'In May.');
    for (const takenBack of [
      react(dashboard.sponsor, 'question', false, dashboard),
      dashboard.sponsor('select app_public.delete_dashboard_comment($1)', [asked[1]?.id]),
    ])
      expect(await refusal(takenBack)).toMatchObject({ code: 'SL409' });
    expect((await dashboard.sponsor(replies)).map((row) => row.reply)).toEqual(['In May.', 'In May.']);
  });

  it('[W8] is read under the comment or question by those who read that, and undone', async () => {
    const dashboard = await makeDashboard(db);
    await comment(dashboard.sponsor, dashboard.campaignId, 'When?');
    await react(dashboard.colleague, 'question', true, dashboard);
    const [first, second] = (await dashboard.sponsor('select id from app_public.dashboard_feedback order by id')) as [
      { id: number },
      { id: number },
    ];
    await reply(admin, first.id, ' In May. ');
    await reply(admin, second.id, 'It is a banner.');
    const seen = [
      { body: 'When?', reply: 'In May.' },
      { body: null, reply: 'It is a banner.' },
    ];
    expect(await dashboard.sponsor(replies)).toEqual(seen);
    expect(await dashboard.colleague(replies)).toEqual(seen);
    const [change] = await own(
      `select transaction_id::text as id from app_private.audit_log where table_name = 'sponsor_feedback' order by id desc limit 1`,
    );
    await admin('select app_public.undo_change($1)', [change?.id]);
    expect((await dashboard.sponsor(replies))[1]).toEqual({ body: null, reply: null });
  });

  it('[W8] is for staff, to what asks something, and never overwrites that of a colleague', async () => {
    const dashboard = await makeDashboard(db);
    const [{ id }] = (await comment(dashboard.sponsor, dashboard.campaignId, 'When?')) as [{ id: number }];
    for (const ask of [dashboard.sponsor, dashboard.league, dashboard.link])
      expect(await refusal(reply(ask, id, 'Hi'))).toMatchObject({ code: '42501' });
    await react(dashboard.sponsor, 'thanks', true, dashboard);
    const [thanks] = await own(`select max(id) as id from app_public.sponsor_feedback where reaction = 'thanks'`);
    expect(await refusal(reply(admin, thanks?.id, 'Hi'))).toMatchObject({ code: 'SL409' });
    expect(await refusal(reply(admin, 0, 'Hi'))).toMatchObject({ code: 'SL404' });
    for (const text of [' ', 'x'.repeat(2001)])
      expect(await refusal(reply(admin, id, text))).toMatchObject({ code: 'SL422', field: 'reply' });
    await reply(admin, id, 'In May.');
    await reply(admin, id, 'In June.');
    const { admin: another } = await makeStaff(db);
    expect(await refusal(reply(another, id, 'Never.'))).toMatchObject({ code: 'SL409' });
    expect(await dashboard.sponsor(replies)).toMatchObject([{ reply: 'In June.' }, { reply: null }]);
  });
});
