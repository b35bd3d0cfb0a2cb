/** How often something may be asked that tells who has an account, or mails somebody: how many times exactly, and for how long. */
import { describe, expect, it } from '@jest/globals';
import { installationSecret } from '../../db/settings.ts';
import { signLink } from '../../db/shared/links.ts';
import { apiStage } from './stage.ts';
import { PASSWORD, people } from './world.ts';

const { database, server, world } = await apiStage();

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
/** Answers of so many questions, one after another. */
async function answers<T>(times: number, ask: (n: number) => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let n = 0; n < times; n += 1) all.push(await ask(n));
  return all;
}
const times = <T>(count: number, one: T): T[] => Array<T>(count).fill(one);

describe('guesses at a password', () => {
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
  // each in a minute of its own: within one, a second is the same mail
  expect(await answers(6, (n) => ask(2 * n))).toEqual(times(6, 200));
  expect(await mails()).toBe(5);
  expect(await ask(55)).toBe(200);
  expect(await mails()).toBe(5);
  expect(await ask(75)).toBe(200);
  expect(await mails()).toBe(6);
});

describe('by an offer’s link', () => {
  const link = (id: number) =>
    signLink({ kind: 'offer', id, v: 1 }, installationSecret(), Math.floor(Date.now() / 1000));
  const codes = (count: number, token: string, document: string) =>
    answers(
      count,
      async (n) =>
        (await server.graphql(document, { email: `guess${n}@example.test` }, token)).errors?.[0]?.extensions?.code,
    );

  it('[L-017] twenty e-mails in ten minutes may be asked for an account', async () => {
    const token = link(world.offers.confirmed);
    const ask = 'query ($email: String!) { hasAccount(email: $email) }';
    expect(await codes(21, token, ask)).toEqual([...times(20, undefined), 'SL429']);
    expect(await database.withClock('+9 minutes', () => codes(1, token, ask))).toEqual(['SL429']);
    expect(await database.withClock('+11 minutes', () => codes(1, token, ask))).toEqual([undefined]);
    await database.owner.query('delete from app_private.throttle_events'); // its caller is the next test's too
  });

  it('[L-017] neither do answers to the offer tell of more e-mails than that', async () => {
    const answer =
      'mutation ($email: String!) { acceptOffer(input: {email: $email, startDate: "2000-01-01", endDate: "2000-01-02"}) { jwt } }';
    expect(await codes(21, link(world.offers.proposed), answer)).toEqual([...times(20, 'SL422'), 'SL429']);
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

  it('[L-316] is done at most twenty times an hour from one address', async () => {
    const from = '198.51.100.5';
    expect(await answers(21, (n) => signUp(from, `club${n}@example.test`))).toEqual([...times(20, 204), 429]);
    expect(await database.withClock('+61 minutes', () => signUp(from, 'club@example.test'))).toBe(204);
  });
});
