/** Email is queued by the transaction that causes it, once, to everybody who must get it. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeOfferFixture, type Row } from '../harness/factories.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, adminId } = await makeStaff(db);

const queue = (recipient: string, subject: string) =>
  own(`select app_private.queue_mail('recovery', $1, $2, '{"user_id": 1}', null, null)`, [recipient, subject]);
const mailsAbout = (subject: string): Promise<Row[]> =>
  own('select id, recipient, due::text, state from app_private.mail_outbox where subject_key = $1 order by id', [
    subject,
  ]);
const jobs = (): Promise<Row[]> => own(`select id from graphile_worker.jobs where key = 'mail_outbox__send'`);

describe('the outbox', () => {
  it('queues one email per kind, address, subject and day, however often it is queued concurrently', async () => {
    await Promise.all(Array.from({ length: 8 }, () => queue(' Ada@Example.test', 'once')));
    const mails = await mailsAbout('once');
    expect(mails).toMatchObject([{ recipient: 'ada@example.test', state: 'queued' }]);
    expect(await jobs()).toHaveLength(1);
    await queue('bob@example.test', 'once');
    await db.setClock('+1 day');
    await queue('ada@example.test', 'once');
    await db.setClock('reset');
    expect(await mailsAbout('once')).toHaveLength(3);
  });

  it('holds nothing of a transaction that failed, no mail and no job', async () => {
    const before = await jobs();
    const client = await db.owner.connect();
    try {
      await client.query('begin');
      await client.query(`select app_private.queue_mail('recovery', 'ada@example.test', 'undone', '{}', null, null)`);
      expect((await client.query(`select from app_private.mail_outbox where subject_key = 'undone'`)).rowCount).toBe(1);
      await client.query('rollback');
    } finally {
      client.release();
    }
    expect(await mailsAbout('undone')).toEqual([]);
    expect(await jobs()).toEqual(before);
  });

  it('refuses a kind that has no template', async () => {
    expect(
      await refusal(own(`select app_private.queue_mail('greeting', 'a@b.test', 'x', '{}', null, null)`)),
    ).toMatchObject({ code: '23514' });
  });

  it('is out of every visitor’s reach', async () => {
    for (const statement of [
      'select * from app_private.mail_outbox',
      `select app_private.queue_mail('offer', 'a@b.test', 'x', '{}', null, null)`,
    ])
      expect(await refusal(admin(statement))).toMatchObject({ code: '42501' });
  });
});

describe('mail to an organization', () => {
  it('goes to each address of its list, once each', async () => {
    const { offer, organization } = await makeOfferFixture(db.owner, {
      offer: { status: 'qualified' },
      organization: { contact_email: 'ada@league.test , bob@league.test,ADA@league.test' },
    });
    await admin('select app_public.send_offer_emails($1)', [[offer.id]]);
    const mails = await own(
      `select recipient, payload, organization_id from app_private.mail_outbox where kind = 'offer' and offer_id = $1 order by recipient`,
      [offer.id],
    );
    expect(mails).toEqual(
      ['ada@league.test', 'bob@league.test'].map((recipient) => ({
        recipient,
        payload: { offer_id: offer.id },
        organization_id: organization.id,
      })),
    );
  });

  it('carries ids only, so that an email says what is true when it is sent', async () => {
    const { offer, member } = await makeOfferFixture(db.owner);
    await asking(db, { role: 'organization', userId: member.id })(`select app_public.reject_offer($1, 'No time')`, [
      offer.id,
    ]);
    const [mail] = await own(
      `select payload from app_private.mail_outbox where kind = 'rejection_notice' and offer_id = $1`,
      [offer.id],
    );
    expect(mail?.payload).toEqual({ offer_id: offer.id });
  });
});

describe('what was mailed about an offer', () => {
  it('is listed for staff, newest first, and for nobody else', async () => {
    const { offer, member } = await makeOfferFixture(db.owner, { offer: { status: 'qualified' } });
    await admin('select app_public.send_offer_emails($1)', [[offer.id]]);
    await asking(db, { role: 'organization', userId: member.id })(`select app_public.reject_offer($1, 'No time')`, [
      offer.id,
    ]);
    const sent = 'select kind, state from app_public.mails($1)';
    expect(await admin(sent, [offer.id])).toEqual([
      { kind: 'rejection_notice', state: 'waiting' },
      { kind: 'offer', state: 'waiting' },
    ]);
    expect(await refusal(asking(db, { role: 'organization', userId: member.id })(sent, [offer.id]))).toMatchObject({
      code: '42501',
    });
    await own(`update app_public.users set status = 'deactivated' where id = $1`, [adminId]);
    expect(await admin(sent, [offer.id])).toEqual([]);
    await own(`update app_public.users set status = 'active' where id = $1`, [adminId]);
  });
});

it('[S-447] says the day of a refusal in the configured zone', async () => {
  await own(
    `insert into app_private.mail_suppressions (address, reason, created_at) values ('gone@zone.test', 'bounced', '2026-07-01T20:00:00Z')`,
  );
  const client = await db.owner.connect();
  try {
    await client.query(`begin; set local sideline.time_zone = 'Asia/Tokyo'`);
    const { rows } = await client.query(
      `select app_private.mail_suppression_reason('offer', 'gone@zone.test') as reason`,
    );
    expect(rows).toEqual([{ reason: 'This address refused mail on 7/2/2026.' }]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
