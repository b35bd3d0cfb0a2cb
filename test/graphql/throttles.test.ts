/** Throttles of requests that reveal whether an account exists or that send email: exact number of attempts, and for how long. */
import { describe, expect, it } from '@jest/globals';
import { doWork, type Work } from '../../portal/src/features/self-signup/work.ts';
import { bitsFor } from '../../server/rest/signUpWork.ts';
import { recoveryVersion } from '../../server/shared/links/links.ts';
import { linkToken } from '../harness/linkTokens.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';

const { database, server, fixture } = await apiSetup();

/** Sends a body from an address; returns the status. */
const post = async (from: string, path: string, body: unknown): Promise<number> =>
  (
    await fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(body),
    })
  ).status;
const guess = (from: string, email: string = people.admin) =>
  post(from, '/user_token', { auth: { email, password: 'Field-Day-8' } });
const recover = (from: string, email: string) => post(from, '/account_recovery', { email });
const signUp = (from: string, email: string) =>
  post(from, '/organization_self_signups', { self_signup: { contact_email: email, name: 'Lions' } });
/** The responses to the given number of requests, sent one after another. */
async function answers<T>(times: number, ask: (n: number) => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let n = 0; n < times; n += 1) all.push(await ask(n));
  return all;
}
const times = <T>(count: number, item: T): T[] => Array<T>(count).fill(item);

describe('guesses at a password', () => {
  it('[X5] are counted before they are made: of 250 at once from one address, 200 are tried', async () => {
    const from = '198.51.100.90';
    const all = await Promise.all(Array.from({ length: 250 }, (_, n) => guess(from, `crowd${n}@example.test`)));
    expect(all.filter((status) => status === 404)).toHaveLength(200);
    expect(all.filter((status) => status === 429)).toHaveLength(50);
  });

  it('[X5] are fifty an hour at one account from wherever it never signed in, and its own person is not locked out', async () => {
    const signIn = (from: string, password = PASSWORD) =>
      post(from, '/user_token', { auth: { email: people.stranger, password } });
    const home = '198.51.100.200';
    expect(await signIn(home)).toBe(201);
    const from = (n: number) => `203.0.113.${n + 1}`;
    const tried = await Promise.all(Array.from({ length: 60 }, (_, n) => guess(from(n), people.stranger)));
    expect(tried.filter((status) => status === 404)).toHaveLength(50);
    expect(tried.filter((status) => status === 429)).toHaveLength(10);
    // from elsewhere not even the right password is accepted now, and an email without an account gets the same response
    expect(await signIn('203.0.113.200')).toBe(429);
    expect(await signIn(home)).toBe(201);
    expect(await signIn(home, 'Wrong-Pass-1')).toBe(404);
    // from a new network, setting a new password by link still works
    const [{ valid_after: validAfter }] = (
      await database.owner.query(
        'select sessions_valid_after as valid_after from app_private.user_secrets where user_id = $1',
        [fixture.users.stranger],
      )
    ).rows;
    const recovery_token = linkToken('recovery', fixture.users.stranger, { v: recoveryVersion(validAfter) });
    const password = 'Field-Day-10';
    expect(
      await post('203.0.113.201', '/reset_password', {
        reset_password: { recovery_token, password, password_confirmation: password },
      }),
    ).toBe(200);
    expect(await signIn('203.0.113.201', password)).toBe(201);
    expect(await signIn('203.0.113.202', password)).toBe(429);
    expect(await database.withClock('+61 minutes', () => signIn('203.0.113.202', password))).toBe(201);
  });

  it('[X5] that were right do not count', async () => {
    const from = '198.51.100.91';
    const signIn = () => post(from, '/user_token', { auth: { email: people.sponsor, password: PASSWORD } });
    expect(new Set(await answers(12, signIn))).toEqual(new Set([201]));
    const asked = await Promise.all(Array.from({ length: 200 }, (_, n) => recover(from, `nobody${n}@example.test`)));
    expect(new Set(asked)).toEqual(new Set([200]));
  });

  it('[S-391] are ten in fifteen minutes for one account from one address', async () => {
    const from = '198.51.100.1';
    expect(await answers(11, () => guess(from))).toEqual([...times(10, 404), 429]);
    const signIn = () => post(from, '/user_token', { auth: { email: people.admin, password: PASSWORD } });
    expect(await database.withClock('+14 minutes', signIn)).toBe(429);
    expect(await database.withClock('+16 minutes', signIn)).toBe(201);
  });

  it('are two hundred in fifteen minutes from one address, at whatever accounts; questions for recovery count with them', async () => {
    const from = '198.51.100.2';
    const asked = await Promise.all(Array.from({ length: 199 }, (_, n) => recover(from, `nobody${n}@example.test`)));
    expect(new Set(asked)).toEqual(new Set([200]));
    expect(await guess(from, 'nobody@example.test')).toBe(404);
    expect(await guess(from, 'nobody@example.test')).toBe(429);
    expect(await recover(from, people.league)).toBe(429);
    expect(await guess('198.51.100.3', 'nobody@example.test')).toBe(404);
    expect(await database.withClock('+16 minutes', () => guess(from, 'nobody@example.test'))).toBe(404);
  });
});

it('[S-391] one mailbox gets at most five recovery mails an hour, and the answer does not tell', async () => {
  const ask = (minutes: number) =>
    database.withClock(`+${minutes} minutes`, () => recover('198.51.100.4', people.sponsor));
  const mails = async () =>
    (
      await database.owner.query(`select from app_private.mail_outbox where kind = 'recovery' and recipient = $1`, [
        people.sponsor,
      ])
    ).rowCount;
  // each in a different minute, because within one minute a second request is the same email
  expect(await answers(6, (n) => ask(2 * n))).toEqual(times(6, 200));
  expect(await mails()).toBe(5);
  expect(await ask(55)).toBe(200);
  expect(await mails()).toBe(5);
  expect(await ask(75)).toBe(200);
  expect(await mails()).toBe(6);
});

describe('by an offer’s link', () => {
  const link = (id: number) => linkToken('offer', id);
  const codes = (count: number, token: string, document: string) =>
    answers(
      count,
      async (n) =>
        (await server.graphql(document, { email: `guess${n}@example.test` }, token)).errors?.[0]?.extensions?.code,
    );

  it('[L-017] twenty emails in ten minutes may be asked for an account', async () => {
    const token = link(fixture.offers.confirmed);
    const ask = 'query ($email: String!) { hasAccount(email: $email) }';
    expect(await codes(21, token, ask)).toEqual([...times(20, undefined), 'SL429']);
    expect(await database.withClock('+9 minutes', () => codes(1, token, ask))).toEqual(['SL429']);
    expect(await database.withClock('+11 minutes', () => codes(1, token, ask))).toEqual([undefined]);
    await database.owner.query('delete from app_private.throttle_events'); // the next test uses the same caller
  });

  it('[L-017] neither do answers to the offer tell of more emails than that', async () => {
    const answer =
      'mutation ($email: String!) { acceptOffer(input: {email: $email, startDate: "2000-01-01", endDate: "2000-01-02"}) { jwt } }';
    expect(await codes(21, link(fixture.offers.proposed), answer)).toEqual([...times(20, 'SL422'), 'SL429']);
  });
});

describe('signing a league up', () => {
  it('[L-316] mails one mailbox at most three times an hour, from wherever it is asked', async () => {
    const ask = (n: number) => signUp(`198.51.100.${10 + n}`, n % 2 ? 'Lions@example.test' : 'lions@example.test');
    expect(await answers(4, ask)).toEqual([...times(3, 204), 429]);
    expect(await database.withClock('+61 minutes', () => ask(1))).toBe(204);
  });

  it('[L-316] mails no mailbox more often when many ask at once', async () => {
    const atOnce = Array.from({ length: 8 }, (_, n) => signUp(`198.51.100.${30 + n}`, 'burst@example.test'));
    expect((await Promise.all(atOnce)).sort()).toEqual([...times(3, 204), ...times(5, 429)]);
  });

  const asked = async (from: string, email: string, work?: string): Promise<{ status: number; work?: Work }> => {
    const answer = await fetch(`${server.url}/organization_self_signups`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ self_signup: { contact_email: email, name: 'Lions' }, ...(work ? { work } : {}) }),
    });
    return { status: answer.status, ...(answer.status === 200 ? ((await answer.json()) as { work: Work }) : {}) };
  };
  const clubs = async () =>
    Number(
      (await database.owner.query(`select count(*) from app_public.organizations where contact_email like 'club%'`))
        .rows[0].count,
    );

  it('[X14] [L-316] the fourth of an address in an hour costs work, each further one four times as much, and twenty are the end', async () => {
    const from = '198.51.100.5';
    expect(await answers(3, (n) => signUp(from, `club${n}@example.test`))).toEqual(times(3, 204));
    const first = await asked(from, 'club3@example.test');
    expect(first.work?.bits).toBe(13);
    expect(await clubs()).toBe(3);
    const solved = await doWork(first.work as Work);
    // the work is valid only for this caller and this email, and only once
    expect((await asked('198.51.100.6', 'club3@example.test', solved)).status).toBe(204); // accepted there without work
    for (const [caller, email, work] of [
      [from, 'club4@example.test', solved],
      [from, 'club3@example.test', `${solved}1`],
      [from, 'club3@example.test', solved.replace(/^13/, '20')],
      [from, 'club3@example.test', 'x'.repeat(5000)],
    ] as const)
      expect((await asked(caller, email, work)).status).toBe(200);
    expect(await asked(from, 'club3@example.test', solved)).toEqual({ status: 204 });
    const second = await asked(from, 'club3@example.test', solved);
    expect(second.work?.bits).toBe(15);
    expect(await database.withClock('+61 minutes', () => asked(from, 'club3@example.test'))).toEqual({ status: 204 });
    expect(Array.from({ length: 21 }, (_, n) => bitsFor(n, 0)).slice(2, 9)).toEqual([0, 13, 15, 17, 19, 20, 20]);
  });

  it('[X14] when very many sign up from everywhere, each must do a little work', () => {
    expect([59, 60, 119, 120, 480, 1_000_000].map((all) => bitsFor(0, all))).toEqual([0, 13, 13, 14, 16, 20]);
  });
});
