/** Planned sends: they go when they are due by the functions that send for staff, and nothing is lost or sent twice. */
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeAsset, makeOffer, makeProperty, makeUser, type Row } from '../harness/factories.ts';
import { plannedSends } from './plannedSends.ts';
import { asking, callFunction, makeStaff, owning, refusal, signInMember } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
beforeEach(async () => {
  await db.setClock('reset');
  await own(`update app_public.sends set state = 'canceled'`);
  await own(`delete from app_private.send_offers`);
});
const own = owning(db);
const { admin, adminId } = await makeStaff(db);

const { dayAfter, qualified, another, plan, work, recipients, emails, toMorning } = plannedSends(db, admin);

describe('a planned send', () => {
  it('[C7] goes at the local time of each league, with the planner’s name in its log, and is done then', async () => {
    const eastern = await qualified();
    const western = { offer: await another(eastern) };
    await own(
      `update app_public.organizations set time_zone = case id when $1 then 'America/New_York' else 'America/Los_Angeles' end
       where id in ($1, $2)`,
      [eastern.organization.id, western.offer.organization_id],
    );
    const send = await plan([eastern.offer, western.offer], 2);
    expect((await work(send)).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    await toMorning(2);
    expect((await work(send)).map(({ state }) => state)).toEqual(['sent', 'waiting']);
    await db.setClock('+3 hours');
    expect((await work(send)).map(({ state }) => state)).toEqual(['sent', 'sent']);
    expect(await own('select state, next_on from app_public.sends where id = $1', [send.id])).toEqual([
      { state: 'done', next_on: null },
    ]);
    const [offer] = await own('select status, offer_sent_at from app_public.offers where id = $1', [eastern.offer.id]);
    expect(offer).toMatchObject({ status: 'proposed', offer_sent_at: expect.any(Date) });
    const logged = `select user_id from app_public.sponsorship_events where offer_id = $1 and event_type = 'email_sent'`;
    expect(await own(logged, [eastern.offer.id])).toEqual([{ user_id: adminId }]);
  });

  it('[C7] of a number a day goes on weekdays, that many leagues each', async () => {
    const first = await qualified();
    const offers = [first.offer];
    while (offers.length < 5) offers.push(await another(first));
    await db.setClock(new Date('2027-04-01T12:00:00Z')); // a Thursday
    const send = await plan(offers, 1, { per_day: 2 });
    const days = await own(
      'select goes_on::text as day, count(*)::int as leagues from app_private.send_offers where send_id = $1 group by 1 order by 1',
      [send.id],
    );
    expect(days).toEqual([
      { day: '2027-04-02', leagues: 2 },
      { day: '2027-04-05', leagues: 2 },
      { day: '2027-04-06', leagues: 1 },
    ]);
    const range = ['2027-04-03', '2027-04-06'];
    const waiting = await admin(
      'select on_date::text as day, waiting, paused from app_public.send_days($1, $2)',
      range,
    );
    expect(waiting).toEqual([
      { day: '2027-04-05', waiting: 2, paused: false },
      { day: '2027-04-06', waiting: 1, paused: false },
    ]);
    for (const only of [`kind => 'survey'`, 'campaign_id => 0', `states => '{paused}'`])
      expect(await admin(`select from app_public.send_days($1, $2, ${only})`, range)).toEqual([]);
    const of = await admin('select offer_id from app_public.send_recipients($1, $2)', [send.id, '2027-04-05']);
    expect(of).toHaveLength(2);
  });

  it('[T8] waits for its campaign’s minimum between emails and for the end of quiet hours, with the reason', async () => {
    const { offer, campaign } = await qualified();
    await own('update app_public.campaigns set days_between_mails = 5 where id = $1', [campaign.id]);
    await admin('select app_public.send_offer_emails($1)', [[offer.id]]);
    const [{ plan: preview } = {} as Row] = await admin(`select to_jsonb(app_public.mail_plan('offer', $1)) as plan`, [
      [offer.id],
    ]);
    expect(preview.waiting).toEqual([
      expect.objectContaining({
        offer_id: offer.id,
        until: await dayAfter(5),
        reason: expect.stringContaining('mailed on'),
      }),
    ]);
    const send = await plan([offer], 2);
    await toMorning(2);
    expect(await work(send)).toEqual([
      expect.objectContaining({ state: 'waiting', reason: expect.stringContaining('again from') }),
    ]);
    await own(`update app_private.mail_outbox set state = 'sent', sent_at = created_at where offer_id = $1`, [
      offer.id,
    ]);
    await toMorning(3);
    const [waiting] = await work(send, [0, 23]);
    expect(waiting).toMatchObject({ state: 'waiting', reason: 'Quiet hours.' });
    expect(await emails(offer)).toHaveLength(1);
    await db.setClock('+14 hours');
    expect(await work(send)).toEqual([expect.objectContaining({ state: 'sent', reason: null })]);
    expect(await emails(offer)).toHaveLength(2);
  });

  it('[T8] waits until the day begins here, where the league is further east', async () => {
    await db.setClock(new Date('2027-04-06T15:00:00Z'));
    const { offer, campaign, organization } = await qualified();
    await own('update app_public.campaigns set days_between_mails = 2 where id = $1', [campaign.id]);
    await own(`update app_public.organizations set time_zone = 'Europe/London' where id = $1`, [organization.id]);
    await admin('select app_public.send_offer_emails($1)', [[offer.id]]);
    await own(`update app_private.mail_outbox set state = 'sent', sent_at = created_at where offer_id = $1`, [
      offer.id,
    ]);
    const send = await plan([offer], 1, { local_time: '00:10' });
    await db.setClock(new Date('2027-04-08T02:00:00Z')); // April 7 here, already April 8 in London
    expect(await work(send)).toEqual([
      expect.objectContaining({ state: 'waiting', goes_at: new Date('2027-04-08T04:00:00Z') }),
    ]);
    await db.setClock(new Date('2027-04-08T05:00:00Z'));
    expect((await work(send)).map(({ state }) => state)).toEqual(['sent']);
  });

  it('records why an offer is not sent: answered, removed or unreachable meanwhile, unsubscribed, sent by hand', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => qualified()));
    type Fixture = (typeof all)[number];
    type Six = [Fixture, Fixture, Fixture, Fixture, Fixture, Fixture];
    const [answered, removed, unreachable, unsubscribed, byHand, dropped] = all as Six;
    const sends = await Promise.all(all.map(({ offer }) => plan([offer], 1)));
    await own(`update app_public.offers set status = 'rejected' where id = $1`, [answered.offer.id]);
    await own('delete from app_public.offers where id = $1', [removed.offer.id]);
    await own('update app_public.organizations set contact_email = null where id = $1', [unreachable.organization.id]);
    await own(
      `insert into app_private.mail_suppressions (address, reason) select contact_email, 'unsubscribed' from app_public.organizations where id = $1`,
      [unsubscribed.organization.id],
    );
    await own(`update app_public.campaigns set status = 'rejected' where id = $1`, [dropped.campaign.id]);
    await toMorning(1);
    await admin('select app_public.send_offer_emails($1)', [[byHand.offer.id]]);
    const outcomes = [];
    for (const send of sends) outcomes.push(...(await work(send)));
    expect(outcomes.map(({ state }) => state)).toEqual(Array(6).fill('not_sent'));
    expect(outcomes.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('It is rejected'),
      expect.stringContaining('removed'),
      'No contact email is saved.',
      expect.stringContaining('unsubscribed'),
      'It was mailed today already.',
      'Its campaign was rejected.',
    ]);
    expect(await emails(byHand.offer)).toHaveLength(1);
  });

  it('is moved, paused, resumed and canceled until it goes, and not after', async () => {
    const { offer } = await qualified();
    const send = await plan([offer], 3);
    const next_on = await dayAfter(1);
    expect(await callFunction(admin, 'move_send', { send_id: send.id, next_on, local_time: '10:00' })).toMatchObject({
      local_time: '10:00:00',
    });
    expect(
      await callFunction(admin, 'pause_send', { send_id: send.id, paused: true, reason: 'New logo' }),
    ).toMatchObject({
      state: 'paused',
      pause_reason: 'New logo',
    });
    await toMorning(2);
    expect((await work(send)).map(({ state }) => state)).toEqual(['waiting']);
    await callFunction(admin, 'pause_send', { send_id: send.id, paused: false });
    expect((await work(send)).map(({ state }) => state)).toEqual(['sent']);
    for (const call of ['select app_public.cancel_send($1)', 'select app_public.pause_send($1, true)'])
      expect(await refusal(admin(call, [send.id]))).toMatchObject({ code: 'SL409' });
    const other = await plan([(await qualified()).offer], 1);
    expect(await callFunction(admin, 'cancel_send', { send_id: other.id })).toMatchObject({ state: 'canceled' });
    await toMorning(4);
    expect((await work(other)).map(({ state }) => state)).toEqual(['canceled']);
    expect(await refusal(admin('select app_public.cancel_send(0)'))).toMatchObject({ code: 'SL404' });
  });

  it('of a double click is planned once; an error is tried five times without stopping others, waits on Today and is tried again by a click', async () => {
    const [one, two] = [await qualified(), await qualified()];
    const plans = await Promise.all([plan([one.offer], 1), plan([one.offer], 1)]);
    expect(plans.filter(Boolean)).toHaveLength(1);
    const other = await plan([two.offer], 1);
    await toMorning(1);
    await own(
      `create function app_private.tg_test() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
       create trigger _test before insert on app_private.mail_outbox for each row when (new.offer_id = ${Number(one.offer.id)}) execute function app_private.tg_test()`,
    );
    try {
      expect((await work(other)).map(({ state }) => state)).toEqual(['sent']);
      const send = plans.find(Boolean) as Row;
      const failed = async () =>
        (await admin(`select app_public.today_ids('sends', 'sends_failed') as id`)).map(({ id }) => Number(id));
      for (let attempt = 1; attempt < 5; attempt += 1) {
        expect(await recipients(send)).toEqual([
          expect.objectContaining({ state: 'waiting', reason: expect.not.stringContaining('broken') }),
        ]);
        expect(await failed()).toEqual([]);
        await db.setClock('+11 minutes');
        await work(send);
      }
      expect((await recipients(send)).map(({ state }) => state)).toEqual(['failed']);
      expect(await failed()).toEqual([send.id]);
      expect(await emails(one.offer)).toEqual([]);
      await own('drop trigger _test on app_private.mail_outbox');
      expect(await callFunction(admin, 'pause_send', { send_id: send.id, paused: false })).toMatchObject({
        state: 'queued',
      });
      expect((await work(send)).map(({ state }) => state)).toEqual(['sent']);
      expect(await failed()).toEqual([]);
      expect(await refusal(admin('select app_public.pause_send($1, false)', [send.id]))).toMatchObject({
        code: 'SL409',
      });
    } finally {
      await own('drop function app_private.tg_test() cascade');
    }
  });

  it('of which something failed can be canceled; what waits elsewhere by then is not tried again', async () => {
    const { offer } = await qualified();
    const [send, again] = [await plan([offer], 1), await plan([(await qualified()).offer], 1)];
    const fail = (id: number) =>
      own(
        `update app_private.send_offers set state = 'failed', attempts = 5, ended_at = app_private.clock() where send_id = $1`,
        [id],
      );
    await fail(send.id);
    await fail(again.id);
    await own(`update app_public.sends set state = 'done', next_on = null where id = any ($1)`, [[send.id, again.id]]);
    expect(
      await refusal(admin(`select app_public.move_send($1, $2, '09:00')`, [again.id, await dayAfter(1)])),
    ).toMatchObject({ code: 'SL409' });
    expect(await callFunction(admin, 'cancel_send', { send_id: again.id })).toMatchObject({ state: 'canceled' });
    await plan([offer], 2);
    expect(await callFunction(admin, 'pause_send', { send_id: send.id, paused: false })).toMatchObject({
      state: 'done',
    });
    expect((await recipients(send)).map(({ state }) => state)).toEqual(['failed']);
  });
});

describe('who may plan', () => {
  it('[S-279] only staff, for a time to come; nobody else sees anything of the queue', async () => {
    const { offer, organization } = await qualified();
    const input = [[offer.id], await dayAfter(1)];
    const call = `select app_public.plan_send('offer', $1, $2, '09:30')`;
    const member = await signInMember(db, organization.id);
    expect(await refusal(member(call, input))).toMatchObject({ code: '42501' });
    const send = await plan([offer], 1);
    for (const ask of [member, asking(db, { role: 'sponsor', userId: (await makeUser(db.owner, 'sponsor')).id })])
      for (const query of [
        'select * from app_public.sends',
        `select app_public.send_recipients(${Number(send.id)})`,
        `select app_public.send_days('2000-01-01', '2100-01-01')`,
      ])
        expect(await refusal(ask(query))).toMatchObject({ code: '42501' });
    for (const [values, field] of [
      [{ start_on: await dayAfter(-1) }, 'start_on'],
      [{ start_on: await dayAfter(400) }, 'start_on'],
      [{ local_time: null }, 'local_time'],
      [{ kind: 'acceptance' }, 'kind'],
    ] as [Row, string][])
      expect(await refusal(plan([offer], 1, values))).toMatchObject({ code: 'SL422', field });
    expect(await refusal(plan([(await qualified()).offer], 1, { per_day: 0 }))).toMatchObject({ code: '23514' });
  });
});

describe('the contact budget', () => {
  const budget = (emails: number | null, first: number[] = []) =>
    admin('update app_public.contact_settings set weekly_emails = $1, first_campaign_ids = $2', [emails, first]);
  /** An offer of another campaign to the same league. */
  const rival = async ({ organization }: Row) => {
    const other = await qualified();
    const { id } = await makeProperty(db.owner, { organization_id: organization.id });
    const offer = await makeOffer(db.owner, {
      campaign_id: other.campaign.id,
      sponsorable_property_id: id,
      status: 'qualified',
    });
    await makeAsset(db.owner, offer, other.campaignCapability.id);
    return { ...other, offer };
  };
  const monday = new Date('2027-04-05T15:00:00Z');
  const send = (kind: string, offer: Row) => admin(`select * from app_public.${kind}($1)`, [[offer.id]]);

  it('[C7] holds what is above it until the week after, also what staff send at once, and says why', async () => {
    await db.setClock(monday);
    await budget(1);
    try {
      const one = await qualified();
      const two = await rival(one);
      await send('send_sponsorship_application', one.offer);
      const planned = await plan([two.offer], 0, { local_time: '08:00' });
      expect(await work(planned)).toEqual([
        expect.objectContaining({ state: 'waiting', reason: expect.stringContaining('budget') }),
      ]);
      await send('send_offer_emails', two.offer);
      expect(await emails(two.offer)).toEqual([]);
      const [{ plan: preview } = {} as Row] = await admin(
        `select to_jsonb(app_public.mail_plan('offer', $1)) as plan`,
        [[two.offer.id]],
      );
      expect(preview.waiting).toEqual([expect.objectContaining({ offer_id: two.offer.id, until: '2027-04-12' })]);
      // proof reminders and whatever is about a sponsorship go
      const { id } = await makeProperty(db.owner, { organization_id: one.organization.id });
      const confirmed = await makeOffer(db.owner, {
        campaign_id: one.campaign.id,
        sponsorable_property_id: id,
        status: 'confirmed',
      });
      await admin(`select app_public.send_request_additional_verification_email($1, 'More')`, [confirmed.id]);
      expect(await emails(confirmed)).toEqual(await own('select app_private.today() as due'));
      await db.setClock(new Date('2027-04-12T15:00:00Z'));
      expect((await work(planned)).map(({ state }) => state)).toEqual(['sent']);
    } finally {
      await budget(null);
    }
  });

  it('[C7] gives refused emails that are sent again a week each', async () => {
    await db.setClock(new Date('2027-03-30T15:00:00Z'));
    const { offer, organization } = await qualified();
    const refused = [];
    for (const at of ['2027-03-30T15:00:00Z', '2027-03-31T15:00:00Z']) {
      await db.setClock(new Date(at));
      await own(`update app_private.mail_outbox set state = 'sent', sent_at = created_at where state = 'queued'`);
      await send('send_offer_emails', offer);
      refused.push(
        ...(await own(
          `update app_private.mail_outbox set state = 'refused' where organization_id = $1 and state = 'queued' returning id`,
          [organization.id],
        )),
      );
    }
    await db.setClock(monday);
    await budget(1);
    try {
      const ids = refused.map(({ id }) => id);
      await admin('select app_public.send_mails_again($1)', [ids]);
      expect(await own('select due::text from app_private.mail_outbox where id = any ($1) order by id', [ids])).toEqual(
        [{ due: '2027-04-05' }, { due: '2027-04-12' }],
      );
    } finally {
      await budget(null);
    }
  });

  it('[C7] leaves the last email of a week to the campaign that goes first, by risk or by hand', async () => {
    await db.setClock(monday);
    await budget(1);
    try {
      const one = await qualified();
      const two = await rival(one);
      await own(`update app_public.campaigns set leagues_confirmed_goal_date = '2027-05-01' where id = $1`, [
        two.offer.campaign_id,
      ]);
      const later = await plan([two.offer], 2);
      const now = await plan([one.offer], 0, { local_time: '08:00' });
      expect(await work(now)).toEqual([
        expect.objectContaining({ state: 'waiting', reason: expect.stringContaining('goes first') }),
      ]);
      expect(
        (await admin('select campaign_id from app_public.contact_turns()')).map(({ campaign_id }) => campaign_id),
      ).toEqual([two.offer.campaign_id, one.offer.campaign_id]);
      await budget(1, [one.offer.campaign_id]);
      await callFunction(admin, 'move_send', { send_id: now.id, next_on: await dayAfter(0), local_time: '08:00' });
      expect((await work(now)).map(({ state }) => state)).toEqual(['sent']);
      await own(`update app_private.mail_outbox set state = 'sent' where offer_id = $1`, [one.offer.id]);
      await toMorning(2);
      expect(await work(later)).toEqual([expect.objectContaining({ state: 'waiting' })]);
    } finally {
      await budget(null);
    }
  });

  it('[C7] counts an email of last week that did not go in the week in which it goes', async () => {
    await db.setClock(new Date('2027-04-11T15:00:00Z')); // a Sunday
    await budget(1);
    try {
      const one = await qualified();
      const two = await rival(one);
      await send('send_sponsorship_application', one.offer);
      await db.setClock(monday);
      await db.setClock('7 days');
      await own('select app_private.carry_mail_over(clock_timestamp())');
      expect(
        (await own('select due::text from app_private.mail_outbox where offer_id = $1', [one.offer.id]))[0],
      ).toEqual({
        due: '2027-04-12',
      });
      await send('send_offer_emails', two.offer);
      expect(await emails(two.offer)).toEqual([]);
    } finally {
      await budget(null);
    }
  });
});
