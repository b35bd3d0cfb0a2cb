/** The mailer: the only code that sends email, how to replace it, where emails go in development, and what is committed before sending. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { freePort } from '../../db/instance/scratch.ts';
import { projectDir } from '../../db/settings.ts';
import { renderSample } from '../../server/shared/mail/index.ts';
import { workerConfig } from '../../workers/config.ts';
import type { Query } from '../../workers/database.ts';
import { BatchSize } from '../../workers/mail/batchSize.ts';
import { flushOutbox } from '../../workers/mail/flush.ts';
import { type Mailer, type MailKey, outcomeOf, smtpMailer } from '../../workers/mail/mailer.ts';
import { makeSeason } from './season.ts';
import { jobsSetup } from './setup.ts';
import { testMailEnv } from './tools.ts';

const { database, tools } = await jobsSetup();
const season = await makeSeason(database.owner, { status: 'proposed' });

/** A sender that only records emails. */
function remembering(): Mailer & { taken: MailKey[] } {
  const taken: MailKey[] = [];
  return {
    taken,
    async send(key) {
      taken.push(key);
      return { state: 'sent', messageId: `<${taken.length}.${key.recipient}>` };
    },
    close() {},
  };
}

describe('the sender', () => {
  it('[S-349] can be replaced: the other one gets every email, and the log has each', async () => {
    const mailer = remembering();
    const recipients = ['one@harbor.test', 'two@harbor.test'];
    const ids = await Promise.all(
      recipients.map((recipient) => season.queue('offer', recipient, { offer_id: season.offerId })),
    );
    await flushOutbox({ ...tools, mailer });
    expect(mailer.taken.map(({ recipient }) => recipient).sort()).toEqual(recipients);
    for (const id of ids) expect(await season.outbox(id)).toMatchObject({ state: 'sent' });
  });

  it('[S-349] returns all outcomes even if one of them, a refused address, cannot be recorded', async () => {
    const mailer = remembering();
    const refusing: Mailer = {
      ...mailer,
      send: (key, mail, logo) =>
        key.recipient === 'dead@harbor.test'
          ? Promise.resolve({ state: 'refused', reason: '550 5.1.1 no such mailbox', address: true })
          : mailer.send(key, mail, logo),
    };
    const hiccup: Query = (text, values) =>
      text.includes('mail_suppressions (') ? Promise.reject(new Error('no connection')) : tools.query(text, values);
    const recipients = ['dead@harbor.test', 'beside@harbor.test', 'behind@harbor.test'];
    const [dead, ...others] = await Promise.all(
      recipients.map((recipient) => season.queue('offer', recipient, { offer_id: season.offerId })),
    );
    await flushOutbox({ ...tools, query: hiccup, mailer: refusing });
    expect(await season.outbox(dead as string)).toMatchObject({ state: 'refused' });
    for (const id of others) expect(await season.outbox(id)).toMatchObject({ state: 'sent' });
  });

  it.each([
    [
      { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 User unknown' },
      'The mail server refused this address: 550 5.1.1 User unknown',
    ],
    [
      { code: 'EMESSAGE', command: 'DATA', responseCode: 554, response: '554 5.7.1 Spam' },
      'The mail server refused this mail: 554 5.7.1 Spam',
    ],
    [
      { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 452, response: '452 4.2.2 Mailbox full' },
      'The mail server asks to try again later: 452 4.2.2 Mailbox full',
    ],
    [
      { code: 'EAUTH', responseCode: 535, response: '535 5.7.8 Wrong' },
      'The mail server rejected our credentials: 535 5.7.8 Wrong',
    ],
    [{ code: 'ESOCKET' }, 'The mail server cannot be reached; sending is retried: what the library says'],
    [{ code: 'EENVELOPE' }, 'This email cannot be addressed: what the library says'],
  ])('tells staff why an email was not sent, and what the mail server answered: %o', (error, reason) => {
    expect(outcomeOf(Object.assign(new Error('what the library says'), error), false)).toMatchObject({ reason });
  });

  it('tells staff when an email may have arrived, and when an address is invalid', async () => {
    expect(outcomeOf(Object.assign(new Error('gone'), { code: 'ECONNECTION' }), true)).toEqual({
      state: 'uncertain',
      reason: 'The mail server received this email but did not respond: gone',
    });
    const mailer = smtpMailer('smtp://127.0.0.1:1', testMailEnv);
    const key = { kind: 'offer', recipient: 'a@harbor.test, b@harbor.test', subjectKey: 'x', due: '2026-11-20' };
    const email = {
      ...renderSample('offer', testMailEnv),
      to: [],
      logoKey: null,
      unsubscribeUrl: null,
      attachments: [],
    };
    expect(await mailer.send(key, { ...email, language: 'en', unwanted: null }, null)).toEqual({
      state: 'refused',
      reason: 'This is not a single email address.',
      address: true,
    });
    mailer.close();
  });

  it('[S-349] is the only code that sends email', () => {
    const knowing = globSync('{admin,db,portal,server,ui,workers}/**/*.{ts,tsx,mjs}', {
      cwd: projectDir,
      exclude: (name) => name.includes('node_modules'),
    }).filter((file) => readFileSync(path.join(projectDir, file), 'utf8').includes("'nodemailer"));
    expect(knowing).toEqual(['workers/mail/mailer.ts']);
  });

  it('[S-349] sends to this machine unless a mail server is configured; tests configure none', () => {
    expect(process.env.SMTP_URL).toBeUndefined();
    expect(new URL(workerConfig({ ...process.env, SIDELINE_SECRET: 'x'.repeat(32) }).smtpUrl).hostname).toBe(
      '127.0.0.1',
    );
  });

  it('[S-349] reaches the viewer in development, which lists and shows what was sent', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'sideline-viewer-'));
    const [web, smtp] = await Promise.all([freePort(), freePort()]);
    const viewer = fork(path.join(projectDir, 'server/start/mailViewer/main.ts'), {
      env: { ...process.env, NODE_OPTIONS: '', MAIL_PORT: `${web}`, MAIL_SMTP_PORT: `${smtp}`, MAIL_DIR: folder },
    });
    await once(viewer, 'message');
    const mailer = smtpMailer(`smtp://127.0.0.1:${smtp}`, testMailEnv);
    try {
      const sample = renderSample('offer', testMailEnv, 'es');
      const email = {
        ...sample,
        to: [],
        logoKey: null,
        unsubscribeUrl: null,
        attachments: [],
        language: 'es' as const,
        unwanted: null,
      };
      const key = { kind: 'offer', recipient: 'dev@harbor.test', subjectKey: 'offer:1', due: '2027-01-01' };
      expect(await mailer.send(key, { ...email, to: ['dev@harbor.test'] }, null)).toMatchObject({ state: 'sent' });
      const listed = await (await fetch(`http://127.0.0.1:${web}/api/email`)).text();
      expect(listed).toContain('dev@harbor.test');
      const [{ id }] = JSON.parse(listed);
      const shown = await (await fetch(`http://127.0.0.1:${web}/mails/${id}/html`)).text();
      expect(shown).toContain('Revisar la oferta');
    } finally {
      mailer.close();
      viewer.kill('SIGTERM');
      await once(viewer, 'exit');
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('what is on disk before an email is sent', () => {
  /** The steps of sending one email in order, and whether each waited for the disk. */
  async function stepsTo(outcome: Awaited<ReturnType<Mailer['send']>>): Promise<string[]> {
    const steps: string[] = [];
    const query: Query = async (text, values) => {
      const step = /claim_mails/.test(text) ? 'claimed' : /set state = r\.state/.test(text) ? 'ended' : null;
      const rows = await tools.query(text, values);
      if (step) steps.push(`${step}, ${text.includes('synchronous_commit') ? 'not waited for' : 'on disk'}`);
      return rows as never;
    };
    const send: Mailer['send'] = async () => {
      steps.push('handed over');
      return outcome;
    };
    await flushOutbox({ ...tools, query, mailer: { send, close() {} } }).catch(() => undefined);
    return steps;
  }

  it('its claim is; the record that it was sent may be lost if the database is killed, and the email is uncertain then', async () => {
    await season.queue('offer', 'disk@harbor.test', { offer_id: season.offerId });
    expect(await stepsTo({ state: 'sent', messageId: '<disk@harbor.test>' })).toEqual([
      'claimed, on disk',
      'handed over',
      'ended, not waited for',
    ]);
  });

  it('an outcome other than “sent” is committed synchronously: such an email must be retried, not become uncertain', async () => {
    await season.queue('offer', 'later@harbor.test', { offer_id: season.offerId });
    expect(await stepsTo({ state: 'retry', reason: 'Not now', unreachable: false })).toEqual([
      'claimed, on disk',
      'handed over',
      'ended, on disk',
    ]);
  });

  it('few emails share a claim if the disk is fast, more if it is slow, up to a limit', () => {
    const pace = new BatchSize();
    const least = pace.size;
    pace.note(1, 50);
    expect(pace.size).toBe(least);
    pace.note(80, 50);
    expect(pace.size).toBe(2 * least);
    for (let time = 0; time < 10; time += 1) pace.note(900, 50);
    expect(pace.size).toBe(64);
    pace.note(30, 50);
    expect(pace.size).toBe(64);
    for (let time = 0; time < 10; time += 1) pace.note(1, 50);
    expect(pace.size).toBe(least);
  });
});
