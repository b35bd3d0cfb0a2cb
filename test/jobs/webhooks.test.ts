/** Messages to webhooks: what is in them, in which order and how often they come, and when they stop. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { installationSecret } from '../../db/settings.ts';
import { unseal } from '../../server/shared/sealing.ts';
import deliver from '../../workers/tasks/webhooks__deliver.ts';
import { makeMember } from '../harness/factories.ts';
import { accept, answering } from '../harness/webhookReceiver.ts';
import { asking, refusal } from '../sql/support.ts';
import { makeSeason } from './season.ts';
import { LOG, seal, shown, webhooksSetup } from './webhooks.ts';
import { startTestWorker } from './worker.ts';

const { database, more, sink, own, receiver, settings, worker, webhookOf, staff, run, until, ...setup } =
  await webhooksSetup();
const { offerId, admin, owner, sponsor } = setup;
const { received, ids, texts, messages, stateOf, setStatus, logged } = setup;

describe('a message', () => {
  it('has the type, the time and the row as its owner may see it, and verifies with the library', async () => {
    const league = await webhookOf('organization', owner, 'offers');
    const office = await staff('offers');
    const brand = await webhookOf('sponsor', sponsor, 'offers');
    await setStatus(offerId, 'rejected_by_league');
    for (const { id } of [league, office, brand]) await run(id);
    const [first, second, ...others] = receiver.received;
    expect(others).toEqual([]); // a sponsor's user may not read offers
    for (const [message, { secret }] of [
      [first, league],
      [second, office],
    ] as const) {
      const body = new Webhook(shown(secret)).verify(message?.body ?? '', message?.headers as Record<string, string>);
      expect(body).toEqual({
        type: 'offers.changed',
        timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
        data: {
          table: 'offers',
          id: offerId,
          row: expect.objectContaining({ id: offerId, status: 'rejected_by_league' }),
        },
      });
      const wrong = new Webhook(shown(randomBytes(32)));
      expect(() => wrong.verify(message?.body ?? '', message?.headers as Record<string, string>)).toThrow();
    }
    const [ofLeague, ofStaff] = received();
    expect(ofStaff.data.row.value).toBe('1650.00');
    expect(ofLeague.data.row).not.toHaveProperty('value');
    expect(ofLeague.data.row).toHaveProperty('seasonStart', '2027-03-20');
    expect(await messages(brand.id)).toEqual([]);
    expect((await messages(office.id))[0]).toMatchObject({
      state: 'delivered',
      attempts: 1,
      response_status: 204,
      error: null,
      request: second?.body,
    });
  });

  it('is about what its owner may read when it is sent, not when it happened', async () => {
    const paid = await makeSeason(database.owner);
    const treasurer = (await makeMember(database.owner, paid.organizationId, {}, 'treasurer')).id as number;
    const hook = await webhookOf('organization', treasurer, 'checks');
    const [check] = await own(
      `insert into app_public.checks (offer_id, organization_id, sponsor_id, amount, memo)
       select id, organization_id, sponsor_id, 10, 'First' from app_public.offers where id = $1 returning id`,
      [paid.offerId],
    );
    await own(`update app_public.checks set status = 'rejected', action_reason = 'Wrong' where id = $1`, [check?.id]);
    await run(hook.id); // leagues see no rejected checks
    expect(await messages(hook.id)).toEqual([]);
    const log = await staff('sponsorship_events');
    await logged(offerId, 'Internal');
    await own(`update app_public.users set role = 'organization' where id = $1`, [admin]);
    await run(log.id);
    await own(`update app_public.users set role = 'admin' where id = $1`, [admin]);
    expect(receiver.received).toEqual([]);
    expect(await messages(log.id)).toEqual([]);
  });

  it('is written with the change: what is rolled back tells nobody', async () => {
    const { id } = await staff('sponsorship_events');
    const client = await database.owner.connect();
    await client.query('begin');
    await client.query(LOG, [offerId, 'never']);
    await client.query('rollback');
    client.release();
    await run(id);
    expect(await messages(id)).toEqual([]);
  });

  it('waits for transactions that began to write earlier, so that none of its record appears too late', async () => {
    const { id } = await staff('sponsorship_events');
    const client = await database.owner.connect();
    await client.query('begin');
    await client.query(LOG, [offerId, 'first']);
    await logged(offerId, 'second');
    await run(id);
    expect(texts()).toEqual([]);
    await client.query('commit');
    client.release();
    await run(id);
    expect(texts()).toEqual(['first', 'second']);
  });

  it('waits for transactions of the server as well', async () => {
    const { id } = await staff('sponsorship_events');
    const client = await database.authenticator.connect();
    await client.query('begin');
    await client.query('select pg_current_xact_id()');
    await logged(offerId, 'waits');
    await run(id);
    expect(texts()).toEqual([]);
    await client.query('rollback');
    client.release();
    await run(id);
    expect(texts()).toEqual(['waits']);
  });

  it('keeps its place within its record when it fails, and holds up no other record', async () => {
    const other = (await makeSeason(database.owner)).offerId;
    const { id } = await staff('sponsorship_events');
    await logged(offerId, 'a1', 'a2');
    await logged(other, 'b1', 'b2');
    receiver.answer = (response, message, request) =>
      (message.body.includes('"a1"') ? answering(500, 'no') : accept)(response, message, request);
    await run(id);
    expect(texts()).toEqual(['a1']);
    expect(await stateOf(id)).toMatchObject({ failing_since: expect.any(Date) });
    await run(id); // not before the pause is over
    expect(texts()).toEqual(['a1']);
    await database.setClock('+6 seconds');
    await run(id);
    expect(texts()).toEqual(['a1', 'b1', 'b2', 'a1']);
    expect((await messages(id)).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'delivered', 'delivered']);
    receiver.answer = accept;
    await database.setClock('+30 seconds');
    await run(id);
    expect(texts().slice(4)).toEqual(['a1', 'a2']);
    expect(await stateOf(id)).toMatchObject({ failing_since: null });
    expect(new Set(ids().filter((_, at) => texts()[at] === 'a1')).size).toBe(1);
  });

  it('comes again with the same id if its worker ends before it has recorded the answer', async () => {
    const { id } = await staff('sponsorship_events');
    await logged(offerId, 'once');
    const dying = ((text: string, values: unknown[]) =>
      text.includes('record_webhook_attempt')
        ? Promise.reject(new Error('killed'))
        : worker.query(text, values)) as typeof worker.query;
    await expect(deliver({ id }, { ...worker, query: dying }, {} as never)).rejects.toThrow('killed');
    await run(id);
    expect(texts()).toEqual(['once', 'once']);
    expect(new Set(ids()).size).toBe(1);
  });

  it('is sent again on request, with its id and the record as it is then', async () => {
    const { id, ask } = await staff('offers');
    const other = (await makeSeason(database.owner, { status: 'proposed' })).offerId;
    await run(id);
    receiver.received.length = 0;
    const [first] = await messages(id);
    await own(`update app_public.offers set value = 1651 where id = $1`, [other]);
    await ask('select app_public.redeliver_webhook_message($1)', [first?.id]);
    await run(id);
    expect(ids()).toEqual([`msg_${first?.id}`]);
    expect(received()).toMatchObject([{ type: 'offers.created', data: { row: { value: '1651.00' } } }]);
    expect(await messages(id)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
  });

  it('of a new webhook is a test', async () => {
    const ask = asking(database, { role: 'admin', userId: admin });
    const [made] = await ask('select id from app_public.create_webhook($1, $2, $3)', [
      receiver.url,
      ['offers'],
      seal(randomBytes(32), admin),
    ]);
    await run(made?.id);
    expect(received()).toEqual([{ type: 'webhook.test', timestamp: expect.any(String), data: {} }]);
  });

  it('is written for a change that is undone, too', async () => {
    const other = (await makeSeason(database.owner, { status: 'proposed' })).offerId;
    const { id } = await staff('offers');
    await database.owner.query(`begin; select set_config('sideline.restoring', 'on', true);
      update app_public.offers set status = 'rejected_by_league' where id = ${other}; commit`);
    await run(id);
    expect(received()).toMatchObject([{ type: 'offers.changed', data: { id: other } }]);
  });

  it('is deleted after some weeks', async () => {
    const { id } = await staff('sponsorship_events');
    await logged(offerId, 'old');
    await run(id);
    await database.setClock('+29 days');
    await worker.run('mail_outbox__clean');
    expect(await messages(id)).toHaveLength(1);
    await database.setClock('+2 days');
    await worker.run('mail_outbox__clean');
    expect(await messages(id)).toEqual([]);
  });
});

describe('the secret', () => {
  it('is rotated with two signatures for a day', async () => {
    const { id, secret, ask } = await staff('sponsorship_events');
    const next = randomBytes(32);
    await ask('select app_public.update_webhook($1, sealed_secret => $2)', [id, seal(next, admin)]);
    const verifies = ({ body, headers }: (typeof receiver.received)[number]) =>
      [secret, next].map((key) => {
        try {
          return Boolean(new Webhook(shown(key)).verify(body, headers as Record<string, string>));
        } catch {
          return false;
        }
      });
    await logged(offerId, 'both');
    await run(id);
    await database.setClock('+25 hours');
    await logged(offerId, 'new');
    await run(id);
    expect(receiver.received.map(verifies)).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  it('opens for its owner only, is sealed again when the installation’s is replaced, and is stored nowhere in clear', async () => {
    const { id, secret } = await staff('sponsorship_events');
    const stored = async () =>
      (await own('select sealed from app_private.webhook_secrets where webhook_id = $1', [id]))[0]?.sealed as Buffer;
    const open = async (key: string, userId = admin) =>
      unseal(await stored(), userId, [key], 'webhook')?.equals(secret) ?? null;
    expect([await open(installationSecret()), await open(installationSecret(), owner)]).toEqual([true, null]);
    const next = 'another secret of 32 characters and more';
    const rotating = more(sink.url, undefined, { webhooks: { ...settings, secrets: [next, installationSecret()] } });
    await rotating.run('webhooks__sweep');
    expect([await open(installationSecret()), await open(next)]).toEqual([null, true]);
    await logged(offerId, 'unreadable');
    await run(id);
    expect((await messages(id))[0]).toMatchObject({ state: 'waiting', error: expect.stringContaining('secret') });
    const tables = await own(
      `select c.oid::regclass::text as name from pg_class c where c.relkind = 'r'
         and c.relnamespace in ('app_public'::regnamespace, 'app_private'::regnamespace, 'graphile_worker'::regnamespace)
         and c.relname ~ 'webhook|audit|mail_outbox|jobs|request_keys'`,
    );
    expect(tables.length).toBeGreaterThan(5);
    for (const { name } of tables)
      for (const { text } of await own(`select t::text as text from ${name} t`))
        for (const form of ['base64', 'hex'] as const) expect(text).not.toContain(secret.toString(form));
  });
});

describe('a webhook', () => {
  it('that has failed for three days is switched off with an email, and gets what was waiting when it is on again', async () => {
    const { id, ask } = await staff('sponsorship_events');
    await logged(offerId, 'tried', 'never tried');
    receiver.answer = answering(503, 'down');
    for (let hours = 0; hours < 96 && (await stateOf(id))?.off_reason === null; hours += 12) {
      await run(id);
      await database.setClock('+12 hours');
    }
    expect(await stateOf(id)).toMatchObject({ off_reason: 'failures' });
    const [tried] = await messages(id);
    expect(tried).toMatchObject({ state: 'failed', response_status: 503, response: 'down' });
    const mails = () => own(`select payload from app_private.mail_outbox where kind = 'security_notice'`);
    expect(await mails()).toEqual([{ payload: { user_id: admin, notice: 'webhook_off' } }]);
    const attempts = receiver.received.length;
    await logged(offerId, 'not written');
    await run(id);
    expect(receiver.received).toHaveLength(attempts);
    receiver.answer = accept;
    expect(await refusal(ask('select app_public.redeliver_webhook_message($1)', [tried?.id]))).toMatchObject({
      code: 'SL409',
    });
    await ask('select app_public.update_webhook($1, enabled => true)', [id]);
    await run(id);
    expect(texts().slice(attempts)).toEqual(['never tried']);
  });

  it('is switched off with its owner’s account, and when the account is recovered', async () => {
    const { id } = await staff('sponsorship_events');
    await logged(offerId, 'before');
    await own(`update app_public.users set status = 'deactivated' where id = $1`, [admin]);
    await logged(offerId, 'while');
    await run(id);
    expect(texts()).toEqual([]);
    expect(await stateOf(id)).toMatchObject({ off_reason: 'access_ended' });
    await own(`update app_public.users set status = 'active' where id = $1`, [admin]);
    await own('update app_public.webhooks set off_reason = null where id = $1', [id]);
    await logged(offerId, 'waits');
    await own(
      `select app_private.set_password($1, 'hash', coalesce((select floor(extract(epoch from s.sessions_valid_after) * 1000)
      from app_private.user_secrets s where s.user_id = $1 and isfinite(s.sessions_valid_after)), 0)::bigint)`,
      [admin],
    );
    await run(id);
    expect(texts()).toEqual([]);
    expect(await stateOf(id)).toMatchObject({ off_reason: 'recovery' });
  });
});

describe('workers', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sideline-receiver-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const env = { WEBHOOK_PRIVATE_ADDRESSES: 'on', NODE_EXTRA_CA_CERTS: receiver.certificateIn(folder) };

  it('two at once keep the order of each record through failures, and a killed one loses nothing', async () => {
    const offers = [offerId, (await makeSeason(database.owner)).offerId, (await makeSeason(database.owner)).offerId];
    const { id } = await staff('sponsorship_events');
    const accepted: string[] = [];
    let failures = 0;
    receiver.answer = (response, message, request) => {
      const failing = message.body.includes('-3"') && failures++ === 0;
      if (!failing) accepted.push(JSON.parse(message.body).data.row.description);
      (failing ? answering(500) : accept)(response, message, request);
    };
    const workers = await Promise.all([
      startTestWorker(database, sink.url, env),
      startTestWorker(database, sink.url, env),
    ]);
    try {
      for (let at = 1; at <= 5; at += 1)
        await Promise.all(offers.map((offer, place) => logged(offer, `${place}-${at}`)));
      await until(async () => (await messages(id)).every(({ state }) => state === 'delivered'));
      for (const place of offers.keys())
        expect(accepted.filter((text) => text.startsWith(`${place}-`))).toEqual(
          [1, 2, 3, 4, 5].map((at) => `${place}-${at}`),
        );
      await workers[1]?.stop();
      let held = 0;
      receiver.answer = () => {
        held += 1; // without an answer
      };
      await logged(offerId, 'held');
      await until(() => held === 1);
      await workers[0]?.kill();
    } finally {
      await Promise.all(workers.map((one) => one.kill()));
    }
    receiver.answer = accept;
    const next = await startTestWorker(database, sink.url, env);
    try {
      // as if the killed one had been gone for two minutes
      for (const table of ['_private_jobs', '_private_job_queues'])
        await own(
          `update graphile_worker.${table} set locked_at = locked_at - interval '2 minutes' where locked_at is not null`,
        );
      await own(`update app_private.worker_heartbeat set at = at - interval '2 minutes' where pool_id in
        (select locked_by from graphile_worker._private_job_queues where locked_by is not null)`);
      await until(async () => (await messages(id)).at(-1)?.state === 'delivered');
      expect(texts().slice(-2)).toEqual(['held', 'held']);
      expect(new Set(ids().slice(-2)).size).toBe(1);
    } finally {
      await next.stop();
    }
  }, 150_000);
});
