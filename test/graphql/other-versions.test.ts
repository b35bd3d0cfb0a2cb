/** Pages of another version of the apps at this server: their documents, over HTTP and live. */
import { expect, it } from '@jest/globals';
import { liveClients, untilSubscribed } from '../harness/liveClient.ts';
import { follow } from './liveFollowers.ts';
import { apiSetup } from './setup.ts';
import { loginTokens } from './tokens.ts';

const open = liveClients();
const { database, server } = await apiSetup();
const { admin } = await loginTokens(server, 'admin');
const ask = (documentId: string) => server.graphql({ id: documentId, name: 'Elsewhere' } as never, {}, admin);

it('a document that a server of another version has brought is answered, any other refused', async () => {
  expect((await ask('unheard-of')).errors?.[0]?.extensions?.code).toBe('SL400');
  await database.authenticator.query('select app_private.register_operations($1)', [
    { 'unheard-of': 'query Elsewhere { today }' },
  ]);
  expect((await ask('unheard-of')).data.today).toMatch(/^\d{4}-/);
  for (const id of ['constructor', '__proto__', 'unheard_of', '%'.repeat(10)])
    expect((await ask(id)).errors?.[0]?.extensions?.code).toBe('SL400');
});

it('one that the schema no longer fits is refused, not fatal', async () => {
  await database.authenticator.query('select app_private.register_operations($1)', [
    { former_doc: 'query Elsewhere { fieldThatWasRemoved }' },
  ]);
  expect((await ask('former_doc')).errors?.[0]?.extensions?.code).toBe('SL400');
});

it('is no reason to refuse a page live updates', async () => {
  const client = open(server, admin);
  const heard = follow(client, ['former_doc']);
  await untilSubscribed(client);
  expect(heard).toMatchObject({ refused: null, ended: false });
});

it('documents that no server has brought for 90 days are forgotten', async () => {
  await database.owner.query(
    `update app_private.known_operations set started_at = started_at - interval '91 days' where id = 'former_doc'`,
  );
  await database.authenticator.query('select app_private.register_operations($1)', [{}]);
  const { rows } = await database.owner.query(
    `select id from app_private.known_operations where id in ('former_doc', 'unheard-of')`,
  );
  expect(rows).toEqual([{ id: 'unheard-of' }]);
});
