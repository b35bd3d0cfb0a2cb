/** A league responds to an offer: by link or signed in, once, with dates. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { day, makeOfferFixture, type OfferFixture } from '../harness/factories.ts';
import { accept, responding } from './responding.ts';
import { makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);
const { byLink, byLogin, stored, newEmail } = responding(db);

describe('dates', () => {
  it('[L-037, L-038] a season starts and ends between 14 days ago and 365 days from today, and not before it starts', async () => {
    const fixture = await makeOfferFixture(db.owner);
    const ask = byLink(fixture);
    for (const [start, end, field] of [
      [-15, 10, 'start_date'],
      [366, 366, 'start_date'],
      [-14, 366, 'end_date'],
      [5, 4, 'end_date'],
      [-10, -15, 'end_date'],
    ])
      expect(await refusal(ask(accept, [start, end, newEmail()]))).toMatchObject({ code: 'SL422', field });
    await ask(accept, [-14, 365, newEmail()]);
    expect(await stored(fixture)).toMatchObject({
      status: 'confirmed',
      season_start: await day(db.owner, -14),
      season_end: await day(db.owner, 365),
    });
  });

  it('both dates are required', async () => {
    const fixture = await makeOfferFixture(db.owner);
    for (const [start, end, field] of [
      [null, 5, 'start_date'],
      [5, null, 'end_date'],
    ])
      expect(await refusal(byLink(fixture)(accept, [start, end, newEmail()]))).toMatchObject({ code: 'SL422', field });
  });

  it('the window is counted in days of the one clock: over a leap day and a year’s end', async () => {
    const yearEnd = await makeOfferFixture(db.owner);
    try {
      await db.setClock(new Date('2027-12-31T17:00:00Z'));
      await byLink(yearEnd)(accept, [-14, 365, newEmail()]); // the year to come has a leap day
      expect(await stored(yearEnd)).toMatchObject({ season_start: '2027-12-17', season_end: '2028-12-30' });
      await db.setClock(new Date('2028-02-29T17:00:00Z'));
      const leapDay = await makeOfferFixture(db.owner);
      await byLink(leapDay)(accept, [0, 365, newEmail()]);
      expect(await stored(leapDay)).toMatchObject({ season_start: '2028-02-29', season_end: '2029-02-28' });
    } finally {
      await db.setClock('reset');
    }
  });

  it('[S-447] today is the configured zone’s, not the server’s', async () => {
    try {
      await db.setClock(new Date('2031-01-01T03:30:00Z')); // still New Year's Eve in New York
      expect(await day(db.owner)).toBe('2030-12-31');
      await db.setClock(new Date('2031-01-01T05:30:00Z'));
      expect(await day(db.owner)).toBe('2031-01-01');
    } finally {
      await db.setClock('reset');
    }
  });
});

describe('accepting', () => {
  it('[L-048] stores dates and time, counts as engagement, logs, and queues the contract', async () => {
    const fixture = await makeOfferFixture(db.owner, { offer: { season_start: null, season_end: null } });
    const jobs = `select count(*)::int as n from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'offers__contract' and j.key = 'contract:' || $1::int`;
    await byLink(fixture)(accept, [3, 60, newEmail()]);
    const offer = await stored(fixture);
    expect(offer).toMatchObject({
      status: 'confirmed',
      season_start: await day(db.owner, 3),
      season_end: await day(db.owner, 60),
    });
    expect(offer.confirmed_at).not.toBeNull();
    expect(
      await own('select last_engaged_at is not null as engaged from app_public.organizations where id = $1', [
        fixture.organization.id,
      ]),
    ).toEqual([{ engaged: true }]);
    expect(
      await own('select event_type, description from app_public.sponsorship_events where offer_id = $1', [offer.id]),
    ).toEqual([{ event_type: 'status_changed', description: 'Offer confirmed' }]);
    expect(await own(jobs, [offer.id])).toEqual([{ n: 1 }]);
  });

  it('needs a shipping address on file', async () => {
    const fixture = await makeOfferFixture(db.owner, { organization: { addresses: false } });
    expect(await refusal(byLink(fixture)(accept, [1, 2, newEmail()]))).toMatchObject({
      code: 'SL422',
      field: 'shipping_address',
    });
    expect((await stored(fixture)).status).toBe('proposed');
  });

  it('an offer that was answered says so; one of an internal stage is not found', async () => {
    for (const [status, message] of [
      ['confirmed', 'Sponsorship Offer Already Accepted'],
      ['rejected_by_league', 'Sponsorship Offer Already Rejected By Your League'],
      ['qualified', "We couldn't find a sponsorship offer at this link."],
      ['canceled', "We couldn't find a sponsorship offer at this link."],
    ]) {
      const fixture = await makeOfferFixture(db.owner, { offer: { status } });
      for (const work of [
        () => byLink(fixture)(accept, [1, 2, newEmail()]),
        () =>
          byLogin(fixture)('select app_public.accept_offer($1, app_public.today(), app_public.today(), null)', [
            fixture.offer.id,
          ]),
        () => byLink(fixture)(`select app_public.league_reject_offer('a@b.test', 'No')`),
      ])
        expect((await refusal(work())).message).toBe(message);
    }
  });

  it('two people accepting at once: one wins, the other gets an error; the sponsorship is made once', async () => {
    const fixture = await makeOfferFixture(db.owner);
    const outcomes = await Promise.all(
      [1, 2].map(() =>
        byLink(fixture)(accept, [1, 30, newEmail()]).then(
          () => 'accepted',
          (error) => error.message,
        ),
      ),
    );
    expect(outcomes.sort()).toEqual(['Sponsorship Offer Already Accepted', 'accepted']);
    expect(
      await own('select from app_public.verification_deadlines where offer_id = $1', [fixture.offer.id]),
    ).toHaveLength(1);
    expect(
      await own(`select from app_private.mail_outbox where kind = 'acceptance' and offer_id = $1`, [fixture.offer.id]),
    ).toHaveLength(2); // the contact's and the winner's
    // the loser's account was not made either
    expect(
      await own('select from app_public.organization_users where organization_id = $1', [fixture.organization.id]),
    ).toHaveLength(2);
  });

  it('[L-048] an offer that was changed while it was read is not accepted as it was read', async () => {
    const fixture = await makeOfferFixture(db.owner, { offer: { value: 1650 } });
    const stamp = async (): Promise<string> =>
      (await byLink(fixture)('select app_public.offer_stamp($1) as stamp', [fixture.offer.id]))[0]?.stamp;
    const acceptAs = (read: string) =>
      byLink(fixture)(
        'select * from app_public.accept_offer(null, app_public.today(), app_public.today(), $1, stamp => $2)',
        [newEmail(), read],
      );
    const { offer, campaign } = fixture;
    const changes: [string, unknown[]][] = [
      ['update app_public.offers set value = 1200 where id = $1', [offer.id]],
      [`update app_public.offers set additional_requirements = 'Two banners' where id = $1`, [offer.id]],
      [`update app_public.campaigns set additional_requirements = 'No other bank' where id = $1`, [campaign.id]],
      ['update app_public.assets set quantity = coalesce(quantity, 0) + 3 where offer_id = $1', [offer.id]],
      [
        `update app_public.campaign_capabilities set execution_expectations = 'Hang all' where campaign_id = $1`,
        [campaign.id],
      ],
    ];
    for (const [change, values] of changes) {
      const read = await stamp();
      await own(change, values);
      expect([change, await refusal(acceptAs(read))]).toEqual([
        change,
        {
          code: 'SL409',
          field: 'stamp',
          message: 'This offer changed while you were reading it. Please review it again.',
        },
      ]);
    }
    expect((await stored(fixture)).status).toBe('proposed');
    const now = await stamp();
    // the league's own choices and view counters do not count as changes of the offer
    await own('update app_public.offers set season_start = null, number_of_offer_views = 9 where id = $1', [offer.id]);
    await acceptAs(now);
    expect((await stored(fixture)).status).toBe('confirmed');
  });

  it('accepting and rejecting at once: one of them wins', async () => {
    const fixture = await makeOfferFixture(db.owner);
    const [accepted, rejected] = await Promise.allSettled([
      byLink(fixture)(accept, [1, 30, newEmail()]),
      byLogin(fixture)(`select app_public.reject_offer($1, 'No time')`, [fixture.offer.id]),
    ]);
    expect([accepted.status, rejected.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect((await stored(fixture)).status).toBe(accepted.status === 'fulfilled' ? 'confirmed' : 'rejected_by_league');
  });
});

describe('rejecting', () => {
  it('[L-056, L-058] needs a reason, which the offer keeps, and tells the contacts', async () => {
    const fixture = await makeOfferFixture(db.owner);
    for (const reason of ['', '   ', null])
      expect(
        await refusal(byLink(fixture)(`select app_public.league_reject_offer('a@b.test', $1)`, [reason])),
      ).toMatchObject({
        code: 'SL422',
        field: 'league_rejection_reason',
      });
    await byLink(fixture)(`select app_public.league_reject_offer('coach@example.test', ' No fields ')`);
    expect(await stored(fixture)).toMatchObject({ status: 'rejected_by_league', league_rejection_reason: 'No fields' });
    expect(
      await own('select description, change_reason from app_public.sponsorship_events where offer_id = $1', [
        fixture.offer.id,
      ]),
    ).toEqual([{ description: 'Rejected by the league, coach@example.test', change_reason: 'No fields' }]);
    expect(
      await own(`select recipient from app_private.mail_outbox where kind = 'rejection_notice' and offer_id = $1`, [
        fixture.offer.id,
      ]),
    ).toEqual([{ recipient: fixture.organization.contact_email }]);
  });

  it('[L-057] answers with the offer, without the columns that leagues do not see', async () => {
    const fixture = await makeOfferFixture(db.owner, { offer: { custom_field: 'Ask for the manager' } });
    expect(
      await byLink(fixture)(`select id, status, custom_field from app_public.league_reject_offer('a@b.test', 'No')`),
    ).toEqual([{ id: fixture.offer.id, status: 'rejected_by_league', custom_field: null }]);
  });
});

describe('confirming for a league', () => {
  const confirm = (fixture: OfferFixture, reason: string | null) =>
    admin('select id, status, custom_field from app_public.mark_as_confirmed($1, $2)', [fixture.offer.id, reason]);

  it('[S-272, S-338] needs a reason, which the log keeps', async () => {
    const fixture = await makeOfferFixture(db.owner, { offer: { status: 'qualified' } });
    for (const reason of ['', ' ', null])
      expect(await refusal(confirm(fixture, reason))).toMatchObject({ code: 'SL422', field: 'change_reason' });
    expect(await confirm(fixture, 'By phone')).toMatchObject([{ status: 'confirmed' }]);
    expect(
      await own('select change_reason from app_public.sponsorship_events where offer_id = $1', [fixture.offer.id]),
    ).toEqual([{ change_reason: 'By phone' }]);
  });

  it('[S-273] is blocked without season dates, with the specified message', async () => {
    for (const missing of ['season_start', 'season_end']) {
      const fixture = await makeOfferFixture(db.owner, { offer: { [missing]: null } });
      expect((await refusal(confirm(fixture, 'By phone'))).message).toBe(
        'This offer cannot be confirmed because it is missing season start and/or end dates.  Please enter these dates on the offer card and try again.',
      );
    }
  });

  it('[L-048] an offer that a league rejected can still be confirmed by staff, and by staff only', async () => {
    const fixture = await makeOfferFixture(db.owner, { offer: { status: 'rejected_by_league' } });
    expect(
      await refusal(
        byLogin(fixture)('select app_public.accept_offer($1, app_public.today(), app_public.today(), null)', [
          fixture.offer.id,
        ]),
      ),
    ).toMatchObject({
      code: 'SL409',
    });
    expect(
      await refusal(byLogin(fixture)(`select app_public.mark_as_confirmed($1, 'Please')`, [fixture.offer.id])),
    ).toMatchObject({ code: '42501' });
    expect(await confirm(fixture, 'They called')).toMatchObject([{ status: 'confirmed' }]);
  });
});
