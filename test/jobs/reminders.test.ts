import { beforeEach, describe, expect, it } from '@jest/globals';
import { renderMail } from '../../server/shared/mail/index.ts';
import { makeSeason, type Season } from './season.ts';
import { jobsSetup } from './setup.ts';
import { testMailEnv } from './tools.ts';

const { database, sink, tools } = await jobsSetup();
beforeEach(async () => {
  await database.setClock('reset');
  await database.owner.query('delete from app_private.sweeps');
});

/** The emails that the sweeps queued for one sponsorship: step and recipient, in order. */
async function queued(season: Season): Promise<string[]> {
  const { rows } = await database.owner.query(
    `select recipient || ' ' || split_part(subject_key, ':', 3) as line from app_private.mail_outbox
     where kind = 'verification_reminder' and offer_id = $1 order by id`,
    [season.offerId],
  );
  return rows.map((row) => row.line);
}
const sweep = () => tools.run('verification_deadlines__remind');

describe('verification reminders', () => {
  it('[S-344] go out once for each step of the cadence as the clock moves, weekly while overdue', async () => {
    const season = await makeSeason(database.owner);
    await season.addDeadline(10);
    await sweep();
    expect(await queued(season)).toEqual([]);
    await database.setClock('+3 days');
    await sweep();
    await sweep();
    expect(await queued(season)).toEqual(['office@harbor.test -7']);
    await database.setClock('+6 days');
    await sweep();
    await database.setClock('+4 days');
    await sweep();
    await sweep();
    const first = ['office@harbor.test -7', 'office@harbor.test -1', 'office@harbor.test 3'];
    expect(await queued(season)).toEqual(first);
    // weekly while the photo is late, for four weeks
    for (let week = 0; week < 8; week += 1) {
      await database.setClock('+7 days');
      await sweep();
    }
    expect(await queued(season)).toEqual([...first, ...[10, 17, 24, 31].map((day) => `office@harbor.test ${day}`)]);
  });

  it('catch up with one mail, the latest, after the clock has jumped', async () => {
    const season = await makeSeason(database.owner);
    await season.addDeadline(20);
    await sweep();
    await database.setClock('+45 days');
    await sweep();
    expect(await queued(season)).toEqual(['office@harbor.test 24']);
  });

  it('do not look back on the first sweep of an installation', async () => {
    const season = await makeSeason(database.owner);
    await season.addDeadline(-30);
    await sweep();
    expect(await queued(season)).toEqual([]);
  });

  it('go to every contact address once; where there is none, staff see why nothing came', async () => {
    const several = await makeSeason(database.owner, { contacts: 'a@harbor.test, B@harbor.test,a@harbor.test' });
    await several.addDeadline(7);
    const none = await makeSeason(database.owner, { contacts: null });
    await none.addDeadline(7);
    await sweep();
    expect((await queued(several)).sort()).toEqual(['a@harbor.test -7', 'b@harbor.test -7']);
    const { rows } = await database.owner.query(
      'select recipient, state, last_error from app_private.mail_outbox where offer_id = $1',
      [none.offerId],
    );
    expect(rows).toEqual([{ recipient: '', state: 'skipped', last_error: 'No contact email is saved.' }]);
  });

  it('leave alone what is proved, under review, given up, or not confirmed', async () => {
    const season = await makeSeason(database.owner);
    await season.addImage(await season.addDeadline(7, 'proved'), 'verified');
    await season.addImage(await season.addDeadline(7, 'under review'), 'pending');
    const givenUp = await season.addDeadline(7, 'given up');
    await database.owner.query('update app_public.verification_deadlines set did_not_complete = true where id = $1', [
      givenUp,
    ]);
    const canceled = await makeSeason(database.owner, { status: 'canceled' });
    await canceled.addDeadline(7);
    await sweep();
    expect(await queued(season)).toEqual([]);
    expect(await queued(canceled)).toEqual([]);
    const rejected = await season.addDeadline(7, 'rejected picture');
    await season.addImage(rejected, 'rejected');
    await sweep();
    expect(await queued(season)).toEqual(['office@harbor.test -7']);
  });

  it('name in the subject only what its day is true of', async () => {
    const subject = async (...days: number[]) => {
      const season = await makeSeason(database.owner);
      for (const inDays of days) await season.addDeadline(inDays, `Photo ${inDays}`);
      const reminder = ['verification_reminder', { offer_id: season.offerId }, testMailEnv] as const;
      return (await renderMail(tools.query, ...reminder)).subject;
    };
    expect(await subject(-10, 23)).toBe('Overdue: Photo -10 for Northlight & Sons');
    expect(await subject(-10, -3, 23)).toBe('Overdue: 2 photos for Northlight & Sons');
    expect(await subject(7, 23)).toBe('Due in 7 days: Photo 7 for Northlight & Sons');
    expect(await subject(7, 7)).toBe('Due in 7 days: 2 photos for Northlight & Sons');
  });

  it('say what is due, with the tags filled and a link to answer', async () => {
    const season = await makeSeason(database.owner, { contacts: 'read@harbor.test' });
    await season.addDeadline(7);
    await sweep();
    const { rows } = await database.owner.query(
      `select id from app_private.mail_outbox where recipient = 'read@harbor.test'`,
    );
    await tools.run('mail_outbox__send', { id: rows[0].id });
    const [mail] = await sink.waitFor(1, { to: 'read@harbor.test' });
    expect(mail?.subject).toBe('Due in 7 days: Banner photo for Northlight & Sons');
    expect(mail?.raw.replace(/\s+/g, ' ')).toContain(
      'Show the Northlight & Sons banner or write to verify@sideline.test.',
    );
    expect(mail?.link('/respond-to-deadline/')).not.toBeNull();
  });

  it('[L1] lead to the page that takes the photo without a login, as all mails about proof do', async () => {
    const season = await makeSeason(database.owner, { contacts: 'proof@harbor.test' });
    const deadline = await season.addDeadline(7);
    const image = await season.addImage(deadline, 'rejected');
    const photoPage = /href="https:\/\/sideline\.test\/respond-to-deadline\/[\w.-]+\?photo=1"/;
    for (const [kind, payload] of [
      ['verification_reminder', { offer_id: season.offerId }],
      ['verification_reminder', { offer_id: season.offerId, verification_deadline_id: deadline, days: -7 }],
      ['rejected_image', { offer_id: season.offerId, verification_image_id: image }],
      ['additional_verification', { offer_id: season.offerId, message: 'One more, please.' }],
    ] as const) {
      const { html, text } = await renderMail(tools.query, kind, payload, testMailEnv);
      expect([kind, html]).toEqual([kind, expect.stringMatching(photoPage)]);
      expect(text).not.toContain('/organization-dashboard/');
    }
  });

  it('[L1] ask for more of what was sent last, and lead to the sponsorship when there is no deadline', async () => {
    const season = await makeSeason(database.owner);
    const asked = () =>
      renderMail(tools.query, 'additional_verification', { offer_id: season.offerId, message: 'More' }, testMailEnv);
    expect((await asked()).text).toContain('/sponsorship-status/');
    await season.addDeadline(3, 'Sooner');
    const later = await season.addDeadline(9, 'Later');
    await season.addImage(later, 'verified');
    const [, token] = /respond-to-deadline\/([\w.-]+)\?photo/.exec((await asked()).text) ?? [];
    const claims = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ kind: 'deadline', id: later });
  });

  describe('that waited for their turn, through quiet hours or a lost worker, are asked again whether they are due', () => {
    /** Queues the reminder sent a week before the deadline with the sweep; returns its outcome after something happened in between. */
    async function sent(between: (season: Season, deadline: number) => Promise<unknown>): Promise<unknown> {
      const season = await makeSeason(database.owner);
      const deadline = await season.addDeadline(7);
      await sweep();
      const { rows } = await database.owner.query('select id from app_private.mail_outbox where offer_id = $1', [
        season.offerId,
      ]);
      await between(season, deadline);
      await tools.run('mail_outbox__send', { id: rows[0].id });
      const { state, last_error: reason } = await season.outbox(rows[0].id);
      return { state, reason };
    }
    const change = (set: string) => (_season: Season, deadline: number) =>
      database.owner.query(`update app_public.verification_deadlines set ${set} where id = $1`, [deadline]);
    const ofOffer = (set: string) => (season: Season) =>
      database.owner.query(`update app_public.offers set ${set} where id = $1`, [season.offerId]);
    const ofOrganization = (set: string) => (season: Season) =>
      database.owner.query(`update app_public.organizations set ${set} where id = $1`, [season.organizationId]);

    it('and go out when nothing happened', async () => {
      expect(await sent(async () => {})).toEqual({ state: 'sent', reason: null });
      expect(await sent(change('deadline = deadline - 2'))).toEqual({ state: 'sent', reason: null });
    });

    it.each<[string, Parameters<typeof sent>[0], string]>([
      ['proof was verified', (season, id) => season.addImage(id, 'verified'), 'No photo is needed now.'],
      ['proof came', (season, id) => season.addImage(id, 'pending'), 'No photo is needed now.'],
      ['it was given up', change('did_not_complete = true'), 'No photo is needed now.'],
      ['the deadline was moved', change("deadline = '2099-12-31'"), 'The deadline was moved to 12/31/2099.'],
      [
        'the deadline was removed',
        (_season, id) => database.owner.query('delete from app_public.verification_deadlines where id = $1', [id]),
        'The deadline was removed.',
      ],
      ['the sponsorship was canceled', ofOffer(`status = 'canceled'`), 'The sponsorship is canceled by now.'],
      [
        'the contact left',
        ofOrganization(`contact_email = 'new@harbor.test'`),
        'This is no longer a contact address of the organization.',
      ],
    ])('and not sent, with the reason, when %s', async (_what, between, reason) => {
      expect(await sent(between)).toEqual({ state: 'skipped', reason });
    });

    it('and not sent to an address that refused mail or unsubscribed in the meantime', async () => {
      const suppressed = (reason: string) => () =>
        database.owner.query(
          `insert into app_private.mail_suppressions (address, reason) values ('office@harbor.test', $1)`,
          [reason],
        );
      for (const [reason, said] of [
        ['unsubscribed', 'This address unsubscribed on '],
        ['bounced', 'This address refused mail on '],
      ] as const) {
        expect(await sent(suppressed(reason))).toEqual({ state: 'skipped', reason: expect.stringContaining(said) });
        await database.owner.query('delete from app_private.mail_suppressions');
      }
    });
  });
});
