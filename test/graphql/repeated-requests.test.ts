/**
 * Every mutation of the committed schema, sent twice under one key as after a lost answer: what it creates is created
 * once, and the second answer is the first. A new mutation that creates rows fails until it has an input below that the
 * server accepts.
 */
import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { inputValue } from '../harness/inputValues.ts';
import { committedSchema } from '../harness/schema.ts';
import { ABOUT_A_RECORD, mutationInputs, scalarIn } from './mutationInputs.ts';
import { programKey } from './programKeys.ts';
import { apiSetup } from './setup.ts';
import { picture } from './upload.ts';

const { server, database, fixture } = await apiSetup();
const mutations = Object.values(committedSchema().getMutationType()?.getFields() ?? {});
const { inputs, superadmin } = await mutationInputs(database, server, fixture);
const scalar = scalarIn(fixture);

const { rows } = await database.owner.query<{ counts: string }>(
  `select string_agg(format('select %L as name, count(*)::int as n from %s', c.oid::regclass, c.oid::regclass), ' union all ') as counts
   from pg_class c where c.relkind in ('r', 'p') and not c.relispartition
     and (c.relnamespace = 'app_public'::regnamespace or c.oid = 'app_private.mail_outbox'::regclass)`,
);
/** How many rows each table has. */
const counts = async () =>
  Object.fromEntries((await database.owner.query(rows[0]?.counts ?? '')).rows.map(({ name, n }) => [name, n]));

/** Sends an operation under a key; returns the answer's text. */
async function send(query: string, variables: object, token: string, key: string): Promise<string> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
    body: JSON.stringify({ query, variables }),
  });
  return response.text();
}

const offerOf = { offerId: fixture.offers.confirmed, memo: 'Second half' };
const createCheck =
  'mutation ($input: CreateCheckInput!) { createCheck(input: $input) { changeId check { id amount } } }';
const checksOf = async () =>
  (await database.owner.query("select count(*)::int as n from app_public.checks where memo = 'Second half'")).rows[0].n;

it('[R21] one of several requests with a key at the same time writes the check, all get the same answer', async () => {
  const key = randomUUID();
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => send(createCheck, { input: { ...offerOf, amount: '20' } }, superadmin, key)),
  );
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/"amount":"20.00"/);
  expect(await checksOf()).toBe(1);
});

it('[R21] a used key with another amount is refused; what was refused may be sent again under its key', async () => {
  const key = randomUUID();
  expect(await send(createCheck, { input: { ...offerOf, amount: '0' } }, superadmin, key)).toMatch(/SL422/);
  expect(await send(createCheck, { input: { ...offerOf, amount: '30' } }, superadmin, key)).toMatch(/"amount":"30.00"/);
  expect(await send(createCheck, { input: { ...offerOf, amount: '40' } }, superadmin, key)).toMatch(/SL409/);
  expect(await checksOf()).toBe(2);
  expect(await send(createCheck, { input: { ...offerOf, amount: '40' } }, superadmin, 'not a key')).toMatch(/SL400/);
});

it('[R21] a program is told which of its keys was used for another request', async () => {
  const key = randomUUID();
  const { users, organizationId } = fixture;
  const { secret } = await programKey(database, users.admin, ['comments:read', 'comments:write']);
  const create = 'mutation ($input: CreateCommentInput!) { createComment(input: $input) { comment { id } } }';
  const comment = (content: string) => send(create, { input: { organizationId, content } }, secret, key);
  expect(await comment('Called.')).toMatch(/"id"/);
  expect(await comment('Called again.')).toContain(key);
});

it('[R21] REST creates once under a key, files included', async () => {
  const { sponsorId, deadlineId } = fixture;
  const forms: [path: string, body: () => FormData | string][] = [
    ['/sponsors', () => JSON.stringify({ name: 'Initech' })],
    [`/sponsors/${sponsorId}/campaigns`, () => JSON.stringify({ name: 'Autumn', season: 'fall', year: 2027 })],
    ['/verification_images', () => formOf({ verificationDeadlineId: String(deadlineId) })],
    ['/creative_files', () => formOf({ verificationDeadlineId: String(deadlineId), name: 'Logo' })],
    ['/league_generator', () => JSON.stringify({ count: 2 })],
  ];
  const formOf = (fields: Record<string, string>): FormData => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'photo.png');
    return form;
  };
  const photo = await picture().png().toBuffer();
  for (const [path, body] of forms) {
    const key = randomUUID();
    const post = async () => {
      const content = body();
      const type: Record<string, string> = typeof content === 'string' ? { 'content-type': 'application/json' } : {};
      const headers = { ...type, authorization: `Bearer ${superadmin}`, 'idempotency-key': key };
      const response = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: content });
      return (await response.text()).replace(/\?[^"]*/g, ''); // URLs are signed again
    };
    const first = await post();
    const after = await counts();
    expect(first).toMatch(/"id":\d+/);
    expect(await post()).toBe(first);
    expect(await counts()).toEqual(after);
  }
});

// last: it also ends sessions and deletes records
it('[R21] no mutation creates anything a second time under the same key', async () => {
  const problems: string[] = [];
  const refused: string[] = [];
  const created: string[] = [];
  const ends = ({ name }: { name: string }) => Number(/^(delete|remove|merge|logout|dissociate|end|undo)/.test(name));
  let before = await counts();
  for (const { name, args } of mutations.toSorted((a, b) => ends(a) - ends(b))) {
    const type = args[0]?.type as Parameters<typeof inputValue>[0];
    const { input, token } = inputs[name] ?? {
      input: inputValue(type, name, { includes: () => false, scalar }),
      token: superadmin,
    };
    const query = `mutation ($input: ${type}) { ${name}(input: $input) { __typename changeId } }`;
    const key = randomUUID();
    const first = await send(query, { input }, token, key);
    if (/"errors"/.test(first)) {
      refused.push(`${name}: ${first.slice(0, 200)}`);
      continue;
    }
    const after = await counts();
    if (Object.keys(after).some((table) => after[table] > before[table])) {
      created.push(name);
      const again = await send(query, { input }, token, key);
      if (again !== first) problems.push(`${name} answers ${again} instead of ${first}`);
      const now = await counts();
      for (const table of Object.keys(now))
        if (now[table] !== after[table]) problems.push(`${name} changed ${table} again`);
    }
    before = after;
  }
  expect(problems).toEqual([]);
  expect(refused.filter((name) => !ABOUT_A_RECORD.test(name))).toEqual([]);
  // an input that creates nothing proves nothing; the two add programs that the small fixture lacks
  expect(Object.keys(inputs).filter((name) => !created.includes(name))).toEqual([
    'addAllAvailableSponsorablePropertiesToCampaign',
    'addPreviousPartnersToCampaign',
  ]);
});
