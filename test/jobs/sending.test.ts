import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { verifyLink } from '../../server/shared/links/links.ts';
import { messageId } from '../../workers/mail/mailer.ts';
import { claim, record, reserve } from '../../workers/mail/outbox.ts';
import { works } from '../../workers/tasks/index.ts';
import { makeSeason } from './season.ts';
import { jobsSetup } from './setup.ts';
import { testMailEnv } from './tools.ts';

const setup = await jobsSetup();
const { database, sink, tools } = setup;
const season = await makeSeason(database.owner, { status: 'proposed' });

const offerMail = (recipient: string) => season.queue('offer', recipient, { offer_id: season.offerId });

/** A mail server whose reply to a complete message the test decides. */
async function serverThat(afterMessage: (socket: net.Socket) => void): Promise<{ url: string; close(): void }> {
  const server = net.createServer((socket) => {
    let inMessage = false;
    socket.on('error', () => {});
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (inMessage) {
        if (!text.endsWith('\r\n.\r\n')) return;
        inMessage = false;
        afterMessage(socket);
      } else if (/^DATA/i.test(text)) {
        inMessage = true;
        socket.write('354 go\r\n');
      } else socket.write('250 ok\r\n');
    });
  });
  server.unref(); // a test that fails before closing this must not block the others
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    close: () => server.close(),
  };
}

describe('sending', () => {
  it('sends an offer with its link, both bodies and the headers mail clients want', async () => {
    const id = await offerMail('league@harbor.test');
    await tools.run('mail_outbox__send', { id });
    const [mail] = await sink.waitFor(1, { to: 'league@harbor.test' });
    expect(mail?.subject).toBe(`Northlight & Sons offers Harbor Hills 1 $1,650 for Spring 2027`);
    expect(mail?.raw).toMatch(/^Reply-To: support@sideline\.test/m);
    expect(mail?.raw).toMatch(
      /^List-Unsubscribe:\s*<https:\/\/sideline\.test\/unsubscribe\/\S+>,\s*<mailto:support@sideline\.test/m,
    );
    expect(mail?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    expect(mail?.raw).toContain('Content-Type: text/plain');
    expect(mail?.raw).toContain('Content-Type: text/html');
    expect(mail?.raw).toContain('1 Field Road');
    const link = new URL(mail?.link('/accept-offer/') ?? '');
    expect(link.searchParams.get('sentTo')).toBe('league@harbor.test');
    const claims = verifyLink(link.pathname.split('/').at(-1) ?? '', [testMailEnv.secret], Date.now() / 1000);
    expect(claims).toMatchObject({ kind: 'offer', id: season.offerId, v: 1 });
    expect(await season.outbox(id)).toMatchObject({ state: 'sent', attempts: 1, message_id: mail?.messageId });
  });

  it('carries the sponsor’s logo in the mail, so that no picture has to be fetched', async () => {
    const branded = await makeSeason(database.owner, { status: 'proposed' });
    await tools.store.put('uploads/logo.png', Buffer.from('the bytes of a logo'));
    await database.owner.query(
      `with made as (insert into app_private.files (storage_key, content_type, byte_size, sha256)
         values ('uploads/logo.png', 'image/png', 19, '\\x00') returning id)
       update app_public.sponsors set logo_file_id = (select id from made) where id = $1`,
      [branded.sponsorId],
    );
    const id = await branded.queue('offer', 'logo@harbor.test', { offer_id: branded.offerId });
    await tools.run('mail_outbox__send', { id });
    const [mail] = await sink.waitFor(1, { to: 'logo@harbor.test' });
    expect(mail?.raw).toMatch(/^Content-ID: <logo@sideline>/im);
    expect(mail?.raw).toContain('src="cid:logo@sideline" alt="Northlight &amp; Sons"');
    expect(mail?.raw).toContain(Buffer.from('the bytes of a logo').toString('base64').replace(/=+$/, ''));
  });

  it('sends once when the job runs twice, also at the same time', async () => {
    const id = await offerMail('twice@harbor.test');
    await Promise.all([tools.run('mail_outbox__send', { id }), tools.run('mail_outbox__send', { id })]);
    await tools.run('mail_outbox__send', { id });
    expect(await season.outbox(id)).toMatchObject({ state: 'sent', attempts: 1 });
    expect(sink.mails.filter((mail) => mail.to.includes('twice@harbor.test'))).toHaveLength(1);
  });

  it('calls a mail uncertain when its worker was lost between claim and record, and never sends it again', async () => {
    const id = await offerMail('crash@harbor.test');
    await database.owner.query(
      `update app_private.mail_outbox set state = 'claimed', claimed_at = clock_timestamp() - interval '6 minutes' where id = $1`,
      [id],
    );
    await tools.run('mail_outbox__sweep');
    await tools.run('mail_outbox__send', { id });
    expect(await season.outbox(id)).toMatchObject({
      state: 'uncertain',
      last_error: expect.stringContaining('may or may not'),
    });
    expect(sink.mails.filter((mail) => mail.to.includes('crash@harbor.test'))).toHaveLength(0);
  });

  it('[T22] looks uncertain emails up on the mail server by Message-ID, and settles them by its response', async () => {
    const ids = await Promise.all(
      ['taken', 'lost', 'unknown', 'fresh'].map((name) => offerMail(`${name}@harbor.test`)),
    );
    const [taken, lost, unknown, fresh] = ids as [string, string, string, string];
    const keyOf = async (id: string): Promise<string> => {
      const { rows } = await database.owner.query(
        'select kind, recipient, subject_key as "subjectKey", due::text as due from app_private.mail_outbox where id = $1',
        [id],
      );
      return messageId(rows[0], testMailEnv.from);
    };
    await database.owner.query(
      `update app_private.mail_outbox set state = 'uncertain', claimed_at = clock_timestamp() - case when id = $2 then 2 else 20 end * interval '1 minute'
       where id = any ($1)`,
      [ids, fresh],
    );
    const [known, none] = await Promise.all([keyOf(taken), keyOf(lost)]);
    const asked: string[] = [];
    const server = createServer((req, res) => {
      const id = new URL(req.url ?? '', 'http://x').searchParams.get('id') ?? '';
      asked.push(id);
      res.statusCode = id === known || id === none ? 200 : 500;
      res.end(JSON.stringify(id === known ? [{ id: 1 }] : []));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const mailLookup = { url: `http://127.0.0.1:${port}/mails?id={messageId}`, token: null };
    try {
      await works.mail_outbox__sweep?.({}, { ...tools, config: { ...tools.config, mailLookup } }, {} as never);
    } finally {
      server.close();
    }
    expect(asked).toHaveLength(3);
    expect(await season.outbox(taken)).toMatchObject({ state: 'sent', message_id: known });
    expect(await season.outbox(lost)).toMatchObject({
      state: 'failed',
      last_error: expect.stringContaining('never received'),
    });
    for (const id of [unknown, fresh]) expect(await season.outbox(id)).toMatchObject({ state: 'uncertain' });
  });

  it('does not touch a claim that a worker may still be processing', async () => {
    const id = await offerMail('busy@harbor.test');
    await database.owner.query(
      `update app_private.mail_outbox set state = 'claimed', claimed_at = clock_timestamp() - interval '1 minute' where id = $1`,
      [id],
    );
    await tools.run('mail_outbox__sweep');
    expect(await season.outbox(id)).toMatchObject({ state: 'claimed' });
  });

  it('records a refusal with the reason of the mail server', async () => {
    const refusing = await setup.refusing({ refuse: 550 });
    const other = setup.more(refusing.url);
    const id = await offerMail('refused@harbor.test');
    await other.run('mail_outbox__send', { id });
    expect(await season.outbox(id)).toMatchObject({
      state: 'refused',
      attempts: 1,
      last_error: expect.stringContaining('Refused by the test'),
    });
  });

  it('tries again after a temporary refusal, and fails after thirteen tries', async () => {
    const grey = await setup.refusing({ refuse: 451 });
    const other = setup.more(grey.url);
    const id = await offerMail('grey@harbor.test');
    await expect(other.run('mail_outbox__send', { id })).rejects.toThrow(/Refused by the test/);
    expect(await season.outbox(id)).toMatchObject({ state: 'queued', attempts: 1 });
    await tools.run('mail_outbox__send'); // the queue skips it until its pause is over
    expect(await season.outbox(id)).toMatchObject({ state: 'queued', attempts: 1 });
    await database.owner.query('update app_private.mail_outbox set attempts = 12 where id = $1', [id]);
    await other.run('mail_outbox__send', { id });
    expect(await season.outbox(id)).toMatchObject({ state: 'failed', attempts: 13 });
  });

  it('waits in the queue while no mail server answers, and goes out once one does', async () => {
    const nowhere = setup.more('smtp://127.0.0.1:1');
    const id = await offerMail('later@harbor.test');
    await expect(nowhere.run('mail_outbox__send', { id })).rejects.toThrow(/ECONNREFUSED/);
    expect(await season.outbox(id)).toMatchObject({
      state: 'queued',
      last_error: expect.stringContaining('ECONNREFUSED'),
    });
    await tools.run('mail_outbox__send', { id });
    expect(await season.outbox(id)).toMatchObject({ state: 'sent', attempts: 2, last_error: null });
  });

  it('is uncertain when the connection breaks after the whole mail went out', async () => {
    const silent = await serverThat((socket) => socket.destroy());
    const other = setup.more(silent.url);
    const id = await offerMail('silent@harbor.test');
    await other.run('mail_outbox__send', { id });
    expect(await season.outbox(id)).toMatchObject({ state: 'uncertain', attempts: 1 });
    silent.close();
  });

  it('skips an offer that is no longer open when its turn comes', async () => {
    const closed = await makeSeason(database.owner, { status: 'rejected' });
    const id = await closed.queue('offer', 'closed@harbor.test', { offer_id: closed.offerId });
    await tools.run('mail_outbox__send', { id });
    expect(await closed.outbox(id)).toMatchObject({
      state: 'skipped',
      last_error: expect.stringContaining('no longer open'),
    });
    expect(sink.mails.filter((mail) => mail.to.includes('closed@harbor.test'))).toHaveLength(0);
  });

  it('skips a mail whose record is gone', async () => {
    const id = await season.queue('check_approved', 'gone@harbor.test', { check_id: 999_999 });
    await tools.run('mail_outbox__send', { id });
    expect(await season.outbox(id)).toMatchObject({ state: 'skipped' });
  });

  it('makes a new job for queued mails that have lost theirs', async () => {
    await offerMail('lost@harbor.test');
    const jobs = async () =>
      (await database.owner.query(`select 1 from graphile_worker.jobs where key = 'mail_outbox__send'`)).rowCount;
    expect(await jobs()).toBe(1);
    await database.owner.query(`select graphile_worker.remove_job('mail_outbox__send')`);
    expect(await jobs()).toBe(0);
    await tools.run('mail_outbox__sweep');
    expect(await jobs()).toBe(1);
    await tools.run('mail_outbox__send');
    expect(await sink.waitFor(1, { to: 'lost@harbor.test' })).toHaveLength(1);
  });

  it('takes back the batch of a lost worker that had handed nothing over', async () => {
    const id = await offerMail('reserved@harbor.test');
    const reserve = (until: string) =>
      database.owner.query(
        `update app_private.mail_outbox set reserved_by = gen_random_uuid(), reserved_until = clock_timestamp() + $2::interval where id = $1`,
        [id, until],
      );
    await reserve('1 minute');
    await tools.run('mail_outbox__send');
    expect(await season.outbox(id)).toMatchObject({ state: 'queued', attempts: 0 });
    await reserve('-1 minute');
    await tools.run('mail_outbox__send');
    expect(await season.outbox(id)).toMatchObject({ state: 'sent', attempts: 1 });
  });

  it('is claimed once, also by the worker that has it already', async () => {
    const id = await offerMail('claims@harbor.test');
    const by = randomUUID();
    await reserve(tools.query, by, 1, Number(id), null);
    expect(await claim(tools.query, by, [id])).toEqual(new Set([id]));
    expect(await claim(tools.query, by, [id])).toEqual(new Set());
    await record(tools.query, by, [{ id, state: 'sent', messageId: `<${id}@sideline.test>` }], () => {});
  });

  it('to a person who left is skipped, also if a worker had reserved it before', async () => {
    const left = await season.addUser('left@harbor.test');
    const join = () =>
      database.owner.query('insert into app_public.organization_users (organization_id, user_id) values ($1, $2)', [
        season.organizationId,
        left,
      ]);
    const leave = () => database.owner.query('delete from app_public.organization_users where user_id = $1', [left]);
    await join();
    const reserved = await offerMail('left@harbor.test');
    const by = randomUUID();
    expect(await reserve(tools.query, by, 1, Number(reserved), null)).toMatchObject([{ suppressed: null }]);
    await leave();
    expect(await claim(tools.query, by, [reserved])).toEqual(new Set());
    const queued = await offerMail('left@harbor.test');
    await tools.run('mail_outbox__send');
    for (const id of [reserved, queued])
      expect(await season.outbox(id)).toMatchObject({
        state: 'skipped',
        last_error: 'This person no longer belongs to the league.',
      });
  });

  it('bulk mail waits for the rest, and mail of a coming day for its day', async () => {
    await database.owner.query(`update app_private.mail_outbox set state = 'skipped' where state = 'queued'`);
    const bulk = await offerMail('bulk@harbor.test');
    const urgent = await season.queue('recovery', 'urgent@harbor.test', {});
    const tomorrow = await season.queue('recovery', 'tomorrow@harbor.test', {});
    await database.owner.query('update app_private.mail_outbox set due = due + 1 where id = $1', [tomorrow]);
    const next = async () => {
      const by = randomUUID();
      const [mail] = await reserve(tools.query, by, 1, null, null);
      return mail?.id;
    };
    expect(await next()).toBe(urgent);
    expect(await next()).toBe(bulk);
    expect(await next()).toBeUndefined();
    expect(await database.withClock('+1 day', next)).toBe(tomorrow);
  });

  it('an outcome that is recorded twice does not take an email away from another worker', async () => {
    const id = await offerMail('twice@harbor.test');
    const [slow, other] = [randomUUID(), randomUUID()];
    const end = [{ id, state: 'queued' as const, reason: '450 later', retryIn: 0 }];
    const ended = () => record(tools.query, slow, end, () => {});
    await reserve(tools.query, slow, 1, Number(id), null);
    expect(await claim(tools.query, slow, [id])).toEqual(new Set([id]));
    await ended();
    await reserve(tools.query, other, 1, Number(id), null);
    expect(await claim(tools.query, other, [id])).toEqual(new Set([id]));
    await ended(); // the first attempt did everything but report success, so it is retried
    expect(await season.outbox(id)).toMatchObject({ state: 'claimed', attempts: 2 });
    await record(tools.query, other, [{ id, state: 'sent', messageId: `<${id}@sideline.test>` }], () => {});
    expect(await season.outbox(id)).toMatchObject({ state: 'sent' });
  });

  it('writes hundreds together, each with its own link, and sends each once when two workers share them', async () => {
    const recipients = Array.from({ length: 300 }, (_, number) => `many${number}@harbor.test`);
    await database.owner.query(
      `insert into app_private.mail_outbox (kind, recipient, subject_key, due, payload, offer_id, organization_id)
       select 'offer', r, 'many:' || r, app_private.today(), jsonb_build_object('offer_id', $2::int), $2, $3 from unnest($1::text[]) r`,
      [recipients, season.offerId, season.organizationId],
    );
    const other = setup.more(sink.url);
    await Promise.all([tools.run('mail_outbox__send'), other.run('mail_outbox__send')]);
    const came = sink.mails.filter(({ to }) => to[0]?.startsWith('many'));
    expect(new Set(came.map(({ to }) => to[0]))).toEqual(new Set(recipients));
    expect(came).toHaveLength(300);
    expect(came.every((mail) => mail.link('/unsubscribe/') !== null)).toBe(true);
  });

  it('leaves what waits to others when its worker is asked to stop', async () => {
    const id = await offerMail('stopping@harbor.test');
    const stopping = new AbortController();
    const other = setup.more(sink.url, [], {}, stopping.signal);
    stopping.abort();
    await other.run('mail_outbox__send');
    expect(await season.outbox(id)).toMatchObject({ state: 'queued', attempts: 0 });
    await tools.run('mail_outbox__send');
    expect(await season.outbox(id)).toMatchObject({ state: 'sent' });
  });

  it('leaves the rest of a batch alone when no mail server answers', async () => {
    const nowhere = setup.more('smtp://127.0.0.1:1');
    const ids = await Promise.all(Array.from({ length: 120 }, (_, number) => offerMail(`down${number}@harbor.test`)));
    await expect(nowhere.run('mail_outbox__send')).rejects.toThrow(/ECONNREFUSED/);
    const { rows } = await database.owner.query(
      `select count(*) filter (where attempts = 1)::int as tried, count(*) filter (where state = 'queued' and reserved_by is null)::int as waiting
       from app_private.mail_outbox where id = any ($1)`,
      [ids],
    );
    expect(rows[0].waiting).toBe(120);
    expect(rows[0].tried).toBeLessThan(60);
    await database.owner.query('update app_private.mail_outbox set retry_at = null where id = any ($1)', [ids]);
    await tools.run('mail_outbox__send');
    await sink.waitFor(1, { to: 'down119@harbor.test' });
  });
});
