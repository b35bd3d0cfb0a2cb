/** Comments about organizations, offers, campaigns and sponsors, and the staff mentioned in them. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeMember, makeOfferFixture, makeSponsorUser, makeUser } from '../harness/factories.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin, adminId, superadminId } = await makeStaff(db);
const { organization, offer, campaign, sponsor } = await makeOfferFixture(db.owner, { offer: { status: 'proposed' } });
const league = asking(db, { role: 'organization', userId: (await makeMember(db.owner, organization.id)).id });
const brand = asking(db, { role: 'sponsor', userId: (await makeSponsorUser(db.owner, sponsor.id)).id });

const mentionsOf = (commentId: number) =>
  own('select user_id, read_at from app_public.comment_mentions where comment_id = $1 order by user_id', [commentId]);

describe('comments', () => {
  it.each([
    ['organization_id', () => organization.id],
    ['offer_id', () => offer.id],
    ['campaign_id', () => campaign.id],
    ['sponsor_id', () => sponsor.id],
  ])(
    '[B-211, B-213] [P19] are written about a record by its %s, belong to who wrote them and stay as they are',
    async (key, id) => {
      const [comment] = await admin(`select * from app_public.create_comment(E'Two\\nlines', ${key} => $1)`, [id()]);
      expect(comment).toMatchObject({ user_id: adminId, content: 'Two\nlines', [key]: id() });
      for (const change of [
        `update app_public.comments set content = 'x'`,
        'delete from app_public.comments',
        `insert into app_public.comments (${key}, content) values (1, 'x')`,
      ])
        expect((await refusal(superadmin(change))).code).toBe('42501');
    },
  );

  it('[B-210, B-217] need text and exactly one record', async () => {
    const write = (text: string) => admin(`select app_public.create_comment(${text})`);
    for (const text of [`E' \\n\\t'`, `''`, 'null'])
      expect(await refusal(write(`${text}, ${organization.id}`))).toMatchObject({ code: 'SL422', field: 'content' });
    expect(await refusal(write(`'Called'`))).toMatchObject({ constraint: 'comments_one_record' });
    expect(await refusal(write(`'Called', ${organization.id}, ${campaign.id}`))).toMatchObject({
      constraint: 'comments_one_record',
    });
    expect((await refusal(write(`'Called', 99999999`))).code).toBe('23503');
    expect((await refusal(write(`'Called', offer_id => 99999999`))).code).toBe('SL404');
  });

  it('are neither read nor written by leagues and sponsors', async () => {
    expect(await own('select id from app_public.comments')).not.toEqual([]);
    for (const ask of [league, brand])
      for (const statement of [
        'select id from app_public.comments',
        'select id from app_public.comment_mentions',
        'select id from app_public.mention_list_items',
        `select app_public.create_comment('x', ${organization.id})`,
        `select app_public.mark_mentions_read('{1}')`,
      ])
        expect((await refusal(ask(statement))).code).toBe('42501');
  });

  it('[S-337] about an offer are in its log, and those of its log are comments', async () => {
    await admin(`select app_public.create_comment('By comment', offer_id => $1)`, [offer.id]);
    const [event] = await admin(`select * from app_public.create_log_comment($1, ' By log ', array[$2::int])`, [
      offer.id,
      superadminId,
    ]);
    expect(event).toMatchObject({ event_type: 'comment', description: 'By log', user_id: adminId });
    const texts = async (query: string) => (await own(query, [offer.id])).map(({ text }) => text);
    expect(
      await texts(
        `select description as text from app_public.sponsorship_events where offer_id = $1 and event_type = 'comment' order by id desc limit 2`,
      ),
    ).toEqual(['By log', 'By comment']);
    const [comment] = await own('select id, content from app_public.comments where offer_id = $1 order by id desc', [
      offer.id,
    ]);
    expect(comment).toMatchObject({ content: 'By log' });
    expect(await mentionsOf(comment?.id)).toEqual([{ user_id: superadminId, read_at: null }]);
  });
});

describe('mentions', () => {
  const mention = async (...users: unknown[]) =>
    (
      await admin(
        `select (app_public.create_comment('Please look', organization_id => $1, mentioned_user_ids => $2)).id`,
        [organization.id, users],
      )
    )[0]?.id as number;

  it('[P19] are of active staff, each once; one’s own is read already', async () => {
    expect(await mentionsOf(await mention(superadminId, superadminId, adminId))).toEqual([
      { user_id: adminId, read_at: expect.any(Date) },
      { user_id: superadminId, read_at: null },
    ]);
  });

  it('of anybody else are refused, and nothing is written', async () => {
    const { id: gone } = await makeUser(db.owner, 'admin', { status: 'deactivated' });
    const { id: member } = await makeMember(db.owner, organization.id);
    const count = () => own('select count(*)::int as n from app_public.comments');
    const before = await count();
    for (const user of [gone, member, 99999999, null])
      expect(await refusal(mention(superadminId, user))).toMatchObject({ code: 'SL422', field: 'mentioned_user_ids' });
    expect(await count()).toEqual(before);
  });

  it('are marked as read by the mentioned person only', async () => {
    const id = await mention(superadminId);
    const [row] = await own('select id from app_public.comment_mentions where comment_id = $1', [id]);
    const mark = 'select app_public.mark_mentions_read(array[$1::int]) as count';
    expect(await admin(mark, [row?.id])).toEqual([{ count: 0 }]);
    expect(await mentionsOf(id)).toMatchObject([{ read_at: null }]);
    expect(await superadmin(mark, [row?.id])).toEqual([{ count: 1 }]);
    expect(await superadmin(mark, [row?.id])).toEqual([{ count: 0 }]);
    expect(await mentionsOf(id)).toMatchObject([{ read_at: expect.any(Date) }]);
  });

  it('come back with their organization', async () => {
    const { organization: other } = await makeOfferFixture(db.owner, { offer: { status: 'rejected' } });
    await admin(`select app_public.create_comment('Please check', $1, mentioned_user_ids => array[$2::int])`, [
      other.id,
      superadminId,
    ]);
    const mentions = () =>
      own(
        `select m.* from app_public.comment_mentions m join app_public.comments c on c.id = m.comment_id where c.organization_id = $1`,
        [other.id],
      );
    const before = await mentions();
    expect(before).toHaveLength(1);
    await admin('select app_public.delete_organization($1)', [other.id]);
    expect(await own('select id from app_public.comment_mentions where id = $1', [before[0]?.id])).toEqual([]);
    const [entry] = await admin(`select id from app_public.deleted_records('organizations') where row_id = $1::text`, [
      other.id,
    ]);
    await admin('select app_public.restore_deleted($1)', [entry?.id]);
    expect(await mentions()).toEqual(before);
  });
});
