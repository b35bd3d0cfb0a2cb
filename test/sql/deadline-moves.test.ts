/** The section of a deadline, and leagues that move it themselves. */
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { seasonEndDate } from '../../ui/season.ts';
import { testDatabase } from '../harness/database.ts';
import { day, makeImage, makeMember, makeUser, type Row } from '../harness/factories.ts';
import { proving, setLateCutoff } from './proving.ts';
import { type Ask, asking, makeStaff, owning, refusal, signInMember } from './support.ts';
import { changeOf, undo } from './undoing.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);
const { running, deadline } = proving(db);
const today = (days = 0) => day(db.owner, days);
const moves = (id: number) =>
  own('select by_league from app_private.deadline_moves where verification_deadline_id = $1 order by id', [id]);

/** A running sponsorship in the middle of its season, whose deadline is in this many days. */
async function inSeason(days: number, values: Row = {}) {
  const fixture = await running({ deadline: await today(days), ...values });
  await own(
    `update app_public.offers set season_start = app_private.today() - 20, season_end = app_private.today() + 60 where id = $1`,
    [fixture.offer.id],
  );
  await setLateCutoff(db, fixture.campaign.id);
  const { id } = fixture.deadline;
  const link = asking(db, { link: 'deadline', id });
  return {
    ...fixture,
    id,
    move: (to: string | null) => link('select app_public.move_linked_deadline($1)::text as deadline', [to]),
    until: async () =>
      (await link('select movable_until::text as until from app_public.deadline_to_respond_to()'))[0]?.until,
    date: async () =>
      (await own('select deadline::text from app_public.verification_deadlines where id = $1', [id]))[0]?.deadline,
  };
}

describe('[V3] the section of a deadline', () => {
  const sectionOf = async (id: number) =>
    (
      await own(
        'select app_public.verification_deadlines_section(d) as section from app_public.verification_deadlines d where id = $1',
        [id],
      )
    )[0]?.section;
  const set = (id: number, values: string) =>
    own(`update app_public.verification_deadlines set ${values} where id = $1`, [id]);

  it('[L-295] [L-308] [S-284] is the first that applies, and one without its artwork awaits no photo', async () => {
    const { id, offer } = await inSeason(-2, { requires_creatives: true });
    const reminded = async () =>
      (
        await own(
          `select app_private.mail_refusal('verification_reminder', o) as refusal from app_public.offers o where id = $1`,
          [offer.id],
        )
      )[0]?.refusal === null;
    expect([await sectionOf(id), await reminded()]).toEqual(['missing_creatives', false]);
    await set(id, 'requires_creatives = false');
    expect([await sectionOf(id), await reminded()]).toEqual(['overdue', true]);
    await set(id, 'deadline = app_private.today()');
    expect([await sectionOf(id), await reminded()]).toEqual(['upcoming', true]);
    await set(id, 'did_not_complete = true');
    expect([await sectionOf(id), await reminded()]).toEqual(['did_not_complete', false]);
    const image = await makeImage(db.owner, await deadline(id), { status: 'pending' });
    expect([await sectionOf(id), await reminded()]).toEqual(['under_review', false]);
    await own(`update app_public.verification_images set status = 'verified' where id = $1`, [image.id]);
    expect([await sectionOf(id), await reminded()]).toEqual(['completed', false]);
  });
});

describe('the Season End Date', () => {
  it('[L-066] [L-070] is the same in the database and on pages, whatever the dates', async () => {
    const { rows } = await db.owner.query(
      `select s::text as season, d::date::text as start, (d::date + l)::text as "end", app_private.season_end_date(s, d::date, d::date + l)::text as last,
         app_private.season_end_date(s, d::date, null)::text as cutoff
       from unnest(enum_range(null::app_public.season)) s, generate_series(date '2026-01-01', date '2028-03-02', interval '13 days') d, unnest('{0,40,140,300}'::int[]) l`,
    );
    expect(rows.length).toBeGreaterThan(900);
    for (const { season, start, end, last, cutoff } of rows)
      expect([last, cutoff]).toEqual([seasonEndDate(season, start, end), seasonEndDate(season, start, '')]);
  });
});

describe('a league', () => {
  it('[V7] moves a date by link within 7 days, once; it is logged', async () => {
    const { id, offer, move, until, date } = await inSeason(3);
    expect(await until()).toBe(await today(10));
    for (const to of [await today(3), await today(2), await today(11), null])
      expect(await refusal(move(to))).toMatchObject({ code: 'SL422', field: 'deadline' });
    expect(await move(await today(10))).toEqual([{ deadline: await today(10) }]);
    expect([await date(), await until()]).toEqual([await today(10), null]);
    expect(await refusal(move(await today(11)))).toMatchObject({ code: 'SL409' });
    expect(await moves(id)).toEqual([{ by_league: true }]);
    expect(await own(`select event_type from app_public.sponsorship_events where offer_id = $1`, [offer.id])).toEqual([
      { event_type: 'deadline_updated' },
    ]);
  });

  it('[V7] may do so as often and as far as the default deadline says, also once it is overdue', async () => {
    const fixture = await inSeason(-2);
    const [first] = await own(
      `insert into app_public.default_verification_deadlines (campaign_capability_id, campaign_id, name, deadline, verification_reminder_instructions, league_moves, league_move_days)
       values ($1, $2, 'Two', app_private.today(), 'Photo', 2, 3) returning id`,
      [fixture.campaignCapability.id, fixture.campaign.id],
    );
    await own('update app_public.verification_deadlines set default_verification_deadline_id = $2 where id = $1', [
      fixture.id,
      first?.id,
    ]);
    const user = await signInMember(db, fixture.organization.id);
    const move = async (days: number) =>
      user('select app_public.move_deadline($1, $2)', [fixture.id, await today(days)]);
    expect(await refusal(move(-1))).toMatchObject({ code: 'SL422' });
    await move(1);
    await move(4);
    expect(await refusal(move(5))).toMatchObject({ code: 'SL409' });
    await own('update app_public.default_verification_deadlines set league_moves = 0 where id = $1', [first?.id]);
    expect(await fixture.until()).toBeNull();
  });

  it('[V7] not beyond what the last check allows, not after a photo, and not the deadline of another league', async () => {
    const fixture = await inSeason(3);
    await own('update app_public.offers set season_end = app_private.today() - 10 where id = $1', [fixture.offer.id]);
    expect(await fixture.until()).toBe(await today(6));
    await own('update app_public.offers set season_end = app_private.today() - 13 where id = $1', [fixture.offer.id]);
    expect(await fixture.until()).toBeNull();
    const proved = await inSeason(3);
    await makeImage(db.owner, proved.deadline, { status: 'pending' });
    expect(await refusal(proved.move(await today(4)))).toMatchObject({ code: 'SL409' });
    const other = await inSeason(3);
    const stranger = await signInMember(db, fixture.organization.id);
    expect(
      await refusal(stranger('select app_public.move_deadline($1, app_public.today() + 4)', [other.id])),
    ).toMatchObject({ code: 'SL404' });
  });
});

describe('a date that was moved', () => {
  beforeEach(() => own('delete from app_private.deadline_moves'));
  const sweep = async () => {
    await own(`update app_private.deadline_moves set moved_at = moved_at - interval '1 day' where mailed_at is null`);
    const [{ queued }] = (await own('select app_private.queue_deadline_moved_mail(18) as queued')) as [Row];
    return queued;
  };
  const staffMove = (id: number, to: string) =>
    changeOf(admin, 'select app_public.update_verification_deadline($1, $2)', [
      id,
      JSON.stringify({ deadline: to, change_reason: 'Rain' }),
    ]);
  const mails = (organizationId: number) =>
    own(
      `select payload -> 'moves' as moves from app_private.mail_outbox where kind = 'deadline_moved' and organization_id = $1 order by id`,
      [organizationId],
    );

  it('[V7] [C2] is mailed once per league and day, no matter who moved it, and again when that is undone', async () => {
    const { id, organization, move } = await inSeason(3);
    await own(`update app_public.organizations set contact_email = 'a@hills.test' where id = $1`, [organization.id]);
    await move(await today(5));
    const change = await staffMove(id, await today(8));
    expect(await sweep()).toBe(1);
    expect(await sweep()).toBe(0);
    expect(await mails(organization.id)).toEqual([{ moves: [{ verification_deadline_id: id, from: await today(3) }] }]);
    await own(`update app_private.mail_outbox set state = 'sent', due = due - 1 where organization_id = $1`, [
      organization.id,
    ]);
    expect((await undo(admin, change)).stays).toEqual([]);
    expect(await sweep()).toBe(1);
    expect((await mails(organization.id))[1]).toEqual({
      moves: [{ verification_deadline_id: id, from: await today(8) }],
    });
  });

  it('[V7] is not mailed if it is back on the same day, nor for an offer that is not confirmed', async () => {
    const { id, organization, offer } = await inSeason(3);
    await undo(admin, await staffMove(id, await today(8)));
    expect(await moves(id)).toHaveLength(2);
    expect(await sweep()).toBe(0);
    await own(`update app_public.offers set status = 'canceled' where id = $1`, [offer.id]);
    await own('update app_public.verification_deadlines set deadline = deadline + 1 where id = $1', [id]);
    expect([await sweep(), await mails(organization.id)]).toEqual([0, []]);
  });
});

describe('the contact of a campaign', () => {
  it('[V4] [V7] is told of dates that a league moved and, once, of a check that is late', async () => {
    const contact = await makeUser(db.owner, 'admin');
    const fixture = await inSeason(3);
    await own('update app_public.campaigns set primary_bdr_contact_id = $2 where id = $1', [
      fixture.campaign.id,
      contact.id,
    ]);
    const news = async () =>
      (
        await own('select name, moved_from::text from app_private.league_news_of_mail($1, app_private.today(), null)', [
          contact.id,
        ])
      ).map((row) => row.name);
    expect(await news()).toEqual([]);
    await fixture.move(await today(5));
    expect(await news()).toHaveLength(1);
    await own(`update app_private.deadline_moves set moved_at = moved_at - interval '4 days'`);
    await own(
      'update app_public.offers set season_start = app_private.today() - 60, season_end = app_private.today() - 31 where id = $1',
      [fixture.offer.id],
    );
    expect(await news()).toEqual([]);
    const member = await signInMember(db, fixture.organization.id);
    const elsewhere = await inSeason(3);
    const stranger = await signInMember(db, elsewhere.organization.id);
    const late = async (ask: Ask) =>
      (await ask('select app_public.offer_check_late_since($1) is not null as late', [fixture.offer.id]))[0]?.late;
    expect(await late(member)).toBe(false);
    await makeImage(db.owner, fixture.deadline, { status: 'verified' });
    expect(await news()).toEqual([null]);
    expect([await late(member), await late(stranger)]).toEqual([true, false]); // the page says the same
    // a session that a link gave reads of its own offer only, whoever the person is
    const { id: userId } = await makeMember(db.owner, fixture.organization.id);
    const scoped = (scopeOfferId: number) => asking(db, { role: 'organization', userId, scopeOfferId });
    expect([await late(scoped(fixture.offer.id)), await late(scoped(elsewhere.offer.id))]).toEqual([true, false]);
    const due = async (ask: Ask) =>
      (await ask('select app_public.offer_checks_due_on($1) as due', [fixture.offer.id]))[0]?.due;
    expect([await due(scoped(fixture.offer.id)), await due(scoped(elsewhere.offer.id))]).toEqual([
      expect.anything(),
      null,
    ]);
    await own('update app_public.offers set season_end = app_private.today() - 40 where id = $1', [fixture.offer.id]);
    expect(await news()).toEqual([]);
  });
});
