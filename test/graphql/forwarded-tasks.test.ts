/** Links of tasks that were passed on, through the API: the photo, again after a lost answer, and what is refused. */
import { describe, expect, it } from '@jest/globals';
import { linkToken } from '../harness/linkTokens.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';
import { picture } from './upload.ts';

const { database, server, fixture } = await apiSetup();
const { deadlineId } = fixture;
const league = linkToken('deadline', deadlineId);
const FORWARD = `mutation ($input: ForwardTaskInput!) { forwardTask(input: $input) { forwardedTask { id name email state } } }`;
const PAGE = '{ taskOfLink { id state name } deadlineToRespondTo { id name movableUntil } }';
const code = async (query: string, variables: object, token: string) =>
  (await server.graphql(query, variables as Record<string, unknown>, token)).errors?.[0]?.extensions?.code;

/** Passes the fixture's deadline on; returns the task's id and the coach's token. */
async function passOn(email: string) {
  const input = { name: 'Coach Kim', email, verificationDeadlineId: deadlineId };
  const { forwardTask } = await server.data(FORWARD, { input }, league);
  return {
    id: forwardTask.forwardedTask.id as number,
    token: linkToken('forwarded_task', forwardTask.forwardedTask.id),
  };
}

/** Posts a photo; `key`: as a client sends it again after a lost answer. */
async function send(token: string, { to = deadlineId, key = '', file }: { to?: number; key?: string; file: Buffer }) {
  const form = new FormData();
  form.set('verificationDeadlineId', String(to));
  form.set('released', 'true');
  form.set('image', new Blob([new Uint8Array(file)]), 'photo.jpg');
  const headers = { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) };
  const answer = await fetch(`${server.url}/verification_images`, { method: 'POST', headers, body: form });
  return { status: answer.status, body: (await answer.json()) as { id?: number; from?: string } };
}
const photo = (width: number) => picture(width).jpeg().toBuffer();
const photos = async () =>
  (
    await database.owner.query('select id from app_public.verification_images where verification_deadline_id = $1', [
      deadlineId,
    ])
  ).rowCount;

describe('a forwarded link', () => {
  it('opens its deadline and stores its photo once, however often it is sent', async () => {
    const { id, token } = await passOn('one@team.test');
    const page = await server.data(PAGE, {}, token);
    expect(page.taskOfLink).toMatchObject([{ id, state: 'open', name: 'Coach Kim' }]);
    expect(page.deadlineToRespondTo).toMatchObject({ id: deadlineId, movableUntil: null });
    const before = await photos();
    const again = { key: '5b0f2c1e-6d0b-4f0e-9a52-0c6f5a1d2b3c', file: await photo(60) };
    const first = await send(token, again);
    expect(first.status).toBe(201);
    const { rows } = await database.owner.query(
      'select id, "from" from app_public.verification_images where verification_deadline_id = $1 order by id desc limit 1',
      [deadlineId],
    );
    expect(rows[0].from).toBe('Coach Kim');
    // the photo was reviewed in the meantime: only the key says that it is the same
    await database.owner.query(
      `update app_public.verification_images set status = 'rejected', rejection_reason_id = (select min(id) from app_public.image_rejection_reasons) where id = $1`,
      [rows[0].id],
    );
    expect((await send(token, again)).status).toBe(201);
    expect(await photos()).toBe((before ?? 0) + 1);
  });

  it('cannot be passed on, nor used for another deadline or another page', async () => {
    const { token } = await passOn('two@team.test');
    const input = { name: 'Coach Lee', email: 'lee@team.test', verificationDeadlineId: deadlineId };
    expect(await code(FORWARD, { input }, token)).toBe('SL403');
    expect((await send(token, { to: 987_654, file: await photo(61) })).status).toBe(404);
    expect(await code('{ offers { id } }', {}, token)).toBe('SL403');
    // the deadline's own link holds no forwarded task
    expect(await code('{ taskOfLink { id } }', {}, league)).toBe('SL403');
  });

  it('does nothing once it is taken back, and its page says so', async () => {
    const { id, token } = await passOn('three@team.test');
    const user = await server.login(people.league, PASSWORD);
    await server.data(
      'mutation ($id: Int!) { revokeForwardedTask(input: {id: $id}) { forwardedTask { state } } }',
      { id },
      user,
    );
    expect((await send(token, { file: await photo(62) })).status).toBe(401);
    const page = await server.data(PAGE, {}, token);
    expect(page.taskOfLink).toEqual([{ id, state: 'revoked', name: '' }]);
    expect(page.deadlineToRespondTo?.id ?? null).toBeNull();
  });

  it('is not one of another league, and a stranger sees no trail', async () => {
    const { id } = await passOn('four@team.test');
    const stranger = await server.login(people.stranger, PASSWORD);
    expect((await server.data('{ offerForwardedTasks { id } }', {}, stranger)).offerForwardedTasks).toEqual([]);
    expect(
      await code(
        'mutation ($id: Int!) { revokeForwardedTask(input: {id: $id}) { forwardedTask { id } } }',
        { id },
        stranger,
      ),
    ).toBe('SL404');
  });
});
