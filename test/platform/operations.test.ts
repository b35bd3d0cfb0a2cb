/** What operators of Sideline rely on: no secrets in logs, metrics, clean shutdown, limits that all servers share. */

import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import WebSocket from 'ws';
import { superuserUrl } from '../../db/embedded/index.ts';
import { freePort } from '../../db/instance/scratch.ts';
import { installationSecret, projectDir } from '../../db/settings.ts';
import { signFileUrl } from '../../server/shared/files/fileUrls.ts';
import { type LinkKind, linkPath } from '../../server/shared/links/links.ts';
import { PASSWORD, people } from '../graphql/fixture.ts';
import { processSetup } from '../graphql/setup.ts';
import { linkTokens } from '../graphql/tokens.ts';
import { waitUntil } from '../graphql/wait.ts';
import { databasePort } from '../harness/environment.ts';
import { linkToken } from '../harness/linkTokens.ts';
import { postJson } from '../harness/postJson.ts';
import { type ServerProcess, startServerProcess } from '../harness/server.ts';

const metricsPort = await freePort();
const { database, fixture, server } = await processSetup({
  LOG_LEVEL: 'trace',
  METRICS_PORT: String(metricsPort),
});
const now = () => Math.floor(Date.now() / 1000);

/** One token of every kind; only some give access. */
const tokensOfEveryKind = (): Record<LinkKind, string> => ({
  ...linkTokens(fixture),
  invitation: linkToken('invitation', 1),
  recovery: linkToken('recovery', fixture.users.league, { v: 0 }),
  member: linkToken('member', fixture.users.league, {
    organization_id: fixture.organizationId,
    context: 'bears@example.test',
  }),
});

const written = (): Record<string, unknown>[] =>
  server
    .log()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

describe('the log', () => {
  it('never holds a token, a signature, a password or a query, wherever they were sent', async () => {
    const login = await server.login(people.admin, PASSWORD);
    const tokens = { ...tokensOfEveryKind(), login };
    const { url } = server;
    for (const [kind, token] of Object.entries(tokens)) {
      if (kind !== 'login') await fetch(url + linkPath(kind as LinkKind, token));
      await server.graphql('query Whoever { currentUser { id } }', {}, token);
      await server.graphql(`query Wrong { ${token.replace(/\W/g, '_')} }`, { token }, token);
      await fetch(`${url}/nowhere/${token}?token=${token}`, { headers: { referer: `${url}/accept-offer/${token}` } });
      await fetch(`${url}/invitations/${token}`);
      await postJson(`${url}/invitations/${token}/accept`, {
        password: PASSWORD,
        password_confirmation: 'other',
        name: 'A',
      });
      await fetch(`${url}/reset_password/${token}`);
      await postJson(`${url}/reset_password`, {
        reset_password: { recovery_token: token, password: PASSWORD, password_confirmation: 'Another-Field-9' },
      });
      await fetch(`${url}/survey_views/${token}`);
      await postJson(`${url}/graphql`, `{"query": "broken ${token}`, token);
      await postJson(`${url}/sponsors`, { name: '' }, token);
      const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql?token=${token}`, 'graphql-transport-ws');
      await new Promise<void>((resolve) => {
        socket.on('open', () =>
          socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}x` } })),
        );
        socket.on('close', () => resolve());
        socket.on('error', () => {});
      });
    }
    await postJson(`${url}/user_token`, { auth: { email: people.league, password: 'Wrong-Password-9' } });
    const file = signFileUrl('aa/none.jpg', installationSecret(), now());
    await fetch(url + file);
    await fetch(`${url}/graphql${file}`);

    const log = server.log();
    expect(log.split('\n').filter((line) => line.includes('"msg":"request"')).length).toBeGreaterThan(50);
    for (const [kind, token] of Object.entries(tokens)) {
      const [, claims, signature] = token.split('.') as [string, string, string];
      expect([kind, log.includes(signature), log.includes(claims)]).toEqual([kind, false, false]);
    }
    for (const secret of [PASSWORD, 'Wrong-Password-9', 'Another-Field-9', installationSecret()])
      expect(log).not.toContain(secret);
    expect(log).not.toContain(new URL(url + file).searchParams.get('s'));
  });

  it('[X6] tells who asked from where, and of a refusal which request it was', async () => {
    const admin = await server.login(people.admin, PASSWORD);
    const { offer } = tokensOfEveryKind();
    /** The log lines of a request, its summary last. */
    const linesOf = async (answer: Response) => {
      const id = answer.headers.get('x-request-id') as string;
      const lines = () => written().filter(({ requestId }) => requestId === id);
      await waitUntil(async () => lines().at(-1)?.msg === 'request');
      return lines();
    };
    const by = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
    const user = { viewer: 'login', userId: fixture.users.admin, ip: expect.stringMatching(/127\.0\.0\.1|::1/) };
    const graphql = `${server.url}/graphql`;
    expect(await linesOf(await fetch(`${server.url}/sports`, by(admin)))).toEqual([expect.objectContaining(user)]);
    expect(await linesOf(await postJson(graphql, { query: '{ sports { id } }' }, admin))).toEqual([
      expect.objectContaining({ ...user, path: '/graphql' }),
    ]);
    const refused = `mutation { approveCheck(input: { checkId: 1 }) { check { id } } }`;
    expect(await linesOf(await postJson(graphql, { query: refused }, admin))).toEqual([
      expect.objectContaining({ msg: 'refused', path: ['approveCheck'] }),
      expect.objectContaining(user),
    ]);
    expect(await linesOf(await postJson(graphql, { query: '{ sports { id } }' }, offer))).toEqual([
      expect.objectContaining({ viewer: 'link', link: `offer:${fixture.offers.proposed}` }),
    ]);
  });

  it('is one object a line, with the id that the answer carries', async () => {
    const answer = await fetch(`${server.url}/sports`);
    const id = answer.headers.get('x-request-id') as string;
    const lines = () => written().filter(({ requestId }) => requestId === id);
    await waitUntil(async () => lines().length > 0); // the log line is written after the response
    expect(lines()).toEqual([
      expect.objectContaining({ requestId: id, method: 'GET', path: '/sports', status: answer.status, msg: 'request' }),
    ]);
  });
});

describe('the metrics', () => {
  it('are served on a port of their own: durations by route and operation, pools, jobs, mails, live connections', async () => {
    await server.graphql('query NotOneOfOurs { sports { id } }');
    const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    for (const line of [
      /^sideline_request_duration_seconds_count\{method="POST",route="\/user_token",status="2xx"\} [1-9]/m,
      /^sideline_request_duration_seconds_count\{method="POST",route="\/graphql:other",status="2xx"\} [1-9]/m,
      /^sideline_request_duration_seconds_count\{method="GET",route="\/invitations\/:token",status="4xx"\} [1-9]/m,
      /^sideline_pool_total\{pool="graphql"\} [1-9]/m,
      /^sideline_pool_waiting\{pool="server"\} 0/m,
      /^sideline_jobs\{state="failed"\} 0/m,
      /^sideline_oldest_job_seconds /m,
      /^sideline_oldest_mail_seconds /m,
      /^sideline_workers 0/m,
      /^sideline_websockets \d/m,
      /^sideline_passwords_waiting 0/m,
      /^process_cpu_seconds_total /m,
    ])
      expect(text).toMatch(line);
    expect(text).not.toMatch(/eyJ/);
    expect((await fetch(`${server.url}/metrics`, { headers: { accept: 'application/json' } })).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${metricsPort}/graphql`)).status).toBe(404);
  });
});

describe('readiness', () => {
  it('of a server needs database and schema, that of the installation a worker too', async () => {
    const ready = await fetch(`${server.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { ready: true, database: true, migrations: true, closing: false },
    ]);
    const health = await fetch(`${server.url}/healthz`);
    expect([health.status, await health.json()]).toEqual([
      503,
      { ready: false, database: true, migrations: true, worker: false, disk: true },
    ]);
  });
});

describe('a limit that was reached on one server', () => {
  it('[S-391] holds on another one, for this account from this address only', async () => {
    const second = await startServerProcess(database);
    try {
      const guess = ({ url }: ServerProcess, email: string, password: string) =>
        postJson(`${url}/user_token`, { auth: { email, password } });
      // all at once, so that none slips through between checking and counting
      const answers = await Promise.all(
        Array.from({ length: 14 }, () => guess(server, people.stranger, 'Wrong-1-word')),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(404), ...Array(4).fill(429)]);
      expect((await guess(second, people.stranger, PASSWORD)).status).toBe(429);
      expect((await guess(second, people.sponsor, PASSWORD)).status).toBe(201);
      const { rows } = await database.owner.query(
        `select encode(key, 'escape') as key from app_private.throttle_events`,
      );
      expect(JSON.stringify(rows)).not.toContain('stranger');
    } finally {
      await second.stop();
    }
  });
});

/** The sessions of one database that wait for a lock; only a superuser sees what another role waits for. */
const waitingForLock = `select from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`;

describe('a server that receives SIGTERM', () => {
  it('answers what runs, closes live connections with a code, and ends with 0', async () => {
    const stopping = await startServerProcess(database);
    const token = await stopping.login(people.superadmin, PASSWORD);
    const socket = new WebSocket(`${stopping.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    await new Promise<void>((resolve) => {
      socket.on('open', () =>
        socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } })),
      );
      socket.on('message', () => resolve());
    });
    const client = await database.owner.connect();
    const superuser = new pg.Client({ connectionString: superuserUrl(databasePort()) });
    await superuser.connect();
    try {
      await client.query('begin');
      await client.query('select id from app_public.offers where id = $1 for update', [fixture.offers.qualified]);
      const running = stopping.graphql(
        'mutation Slow($ids: [Int]) { sendOfferEmails(input: { offerIds: $ids }) { result { sentOfferIds } } }',
        { ids: [fixture.offers.qualified] },
        token,
      );
      await waitUntil(async () => {
        const { rowCount } = await superuser.query(waitingForLock, [database.name]);
        return rowCount === 1;
      });
      const ended = stopping.stop();
      expect(await closed).toBe(1001);
      await expect(fetch(`${stopping.url}/sports`)).rejects.toThrow();
      await client.query('commit');
      expect((await running).data.sendOfferEmails.result).toBeTruthy();
      expect(await ended).toBe(0);
    } finally {
      await client.query('rollback');
      client.release();
      await superuser.end();
      await stopping.stop();
    }
  });
});

describe('a server that loses a database session in the middle of a request', () => {
  it('[R21] fails that request with SL503 and goes on; without a key, it says that the change may have been saved', async () => {
    const token = await server.login(people.superadmin, PASSWORD);
    const client = await database.owner.connect();
    const superuser = new pg.Client({ connectionString: superuserUrl(databasePort()) });
    await superuser.connect();
    /** Sends a change and ends its session while it waits for a lock. */
    const loseIt = async (key: Record<string, string>) => {
      const running = fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...key },
        body: JSON.stringify({
          query:
            'mutation Slow($ids: [Int]) { sendOfferEmails(input: { offerIds: $ids }) { result { sentOfferIds } } }',
          variables: { ids: [fixture.offers.confirmed] },
        }),
      });
      await waitUntil(async () => {
        const { rowCount } = await superuser.query(waitingForLock, [database.name]);
        return rowCount === 1;
      });
      await superuser.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`,
        [database.name],
      );
      const [error] = (await (await running).json()).errors;
      expect(error.extensions.code).toBe('SL503');
      return error.message;
    };
    try {
      await client.query('begin');
      await client.query('select id from app_public.offers where id = $1 for update', [fixture.offers.confirmed]);
      const withKey = await loseIt({ 'idempotency-key': randomUUID() });
      expect(await loseIt({})).not.toBe(withKey);
      await client.query('rollback');
      expect(await server.data('{ sports { id } }', {}, token)).toBeTruthy();
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    } finally {
      client.release();
      await superuser.end();
    }
  });
});

describe('invalid settings', () => {
  it.each([
    ['server/main.ts', { PORT: 'abc', POOL_SIZE: '0', LOG_LEVEL: 'loud' }],
    ['workers/main.ts', { SMTP_URL: 'http://x', WORKER_CONCURRENCY: '0', LOG_LEVEL: 'loud' }],
  ])('stop %s at once, with one line for each error', async (file, faulty) => {
    const child = spawn(process.execPath, [path.join(projectDir, file)], {
      env: { ...process.env, NODE_OPTIONS: '', SIDELINE_OWNER_URL: database.ownerUrl, ...faulty },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk) => (said += chunk));
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1);
    expect(
      said
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[0])
        .sort(),
    ).toEqual(Object.keys(faulty).sort());
  });
});

describe('what nobody outside should reach or fill', () => {
  it('[X12] outside production it listens on this machine only', async () => {
    const { port } = new URL(server.url);
    await expect(fetch(`http://127.0.0.2:${port}/readyz`)).rejects.toThrow('fetch failed');
    const open = await startServerProcess(database, { LISTEN_HOST: '0.0.0.0' });
    expect((await fetch(`http://127.0.0.2:${new URL(open.url).port}/readyz`)).status).toBe(200);
    await open.stop();
  });

  it('[X12] what is refused to visitors does not fill the log of PostgreSQL', async () => {
    const fail = async (connectionString: string, mark: string) => {
      const client = new pg.Client({ connectionString });
      await client.connect();
      await expect(client.query(`select 1 / 0 as ${mark}`)).rejects.toThrow('division by zero');
      await client.end();
    };
    const mark = `mark_${Date.now()}`;
    await fail(database.authenticatorUrl, `${mark}_visitor`);
    await fail(database.ownerUrl, `${mark}_owner`);
    const superuser = new pg.Client({ connectionString: superuserUrl(databasePort()) });
    await superuser.connect();
    const { rows } = await superuser.query(
      `select pg_read_file(regexp_replace(current_setting('data_directory'), '[^/]*$', 'postgres.log')) as log`,
    );
    await superuser.end();
    expect([rows[0].log.includes(`${mark}_owner`), rows[0].log.includes(`${mark}_visitor`)]).toEqual([true, false]);
  });
});
