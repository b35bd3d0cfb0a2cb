/** Handing a league over, over HTTP: the invitation, tokens and links before and after, and by whom it is refused. */
import { expect, it } from '@jest/globals';
import { linkToken } from '../harness/linkTokens.ts';
import { apiSetup } from './setup.ts';
import { signing } from './signing.ts';
import { linkTokens, loginTokens } from './tokens.ts';
import { waitUntil } from './wait.ts';

const { database, server, fixture } = await apiSetup();
const { post, works } = signing(server);
const { admin, league, stranger, sponsor } = await loginTokens(server, 'admin', 'league', 'stranger', 'sponsor');
const { offer } = linkTokens(fixture);
const { organizationId } = fixture;

const code = async (query: string, token: string, variables: Record<string, unknown> = {}) =>
  (await server.graphql(query, variables, token)).errors?.[0]?.extensions?.code ?? 'none';
const step = (what: 'accept' | 'cancel' | 'undo', id: number, token: string) =>
  code(`mutation ($id: Int!) { ${what}Handover(input: { id: $id }) { handover { state } changeId } }`, token, { id });

/** Starts a handover to an address without an account; returns its id and the invitation's token. */
async function start(email: string) {
  const { startHandover } = await server.data(
    `mutation ($organizationId: Int!, $email: String!) {
      startHandover(input: { organizationId: $organizationId, email: $email }) { handover { id state } }
    }`,
    { organizationId, email },
    league,
  );
  const { rows } = await database.owner.query(
    'select i.id from app_private.invitations i join app_public.users u on u.id = i.user_id where u.email = $1',
    [email],
  );
  return { id: startHandover.handover.id as number, token: linkToken('invitation', rows[0].id) };
}
const join = (token: string) =>
  post(`/invitations/${token}/accept`, {
    password: 'Kite-Harbour-42',
    password_confirmation: 'Kite-Harbour-42',
    name: 'Robin Field',
  });

it('after a handover was canceled, its invitation opens an account that sees nothing', async () => {
  const { id, token } = await start('late@example.test');
  expect(await step('cancel', id, stranger)).toBe('SL404');
  expect(await step('cancel', id, league)).toBe('none');
  const late = String((await join(token)).body.jwt);
  expect(await step('accept', id, late)).toBe('SL409');
  expect(await server.data('{ myOrganizations { id } }', {}, late)).toEqual({ myOrganizations: [] });
});

it('the successor joins by the invitation, sees nothing before accepting, and then owns the league; the other is out', async () => {
  const { id, token } = await start('heir@example.test');
  const heir = String((await join(token)).body.jwt);
  expect((await join(token)).status).toBe(404); // the link again
  const organization = `{ organization(id: ${organizationId}) { myRole } }`;
  expect((await server.data(organization, {}, heir)).organization).toBeNull();
  for (const [who, expected] of [
    [stranger, 'SL404'],
    [sponsor, 'SL403'],
    [offer, 'SL403'],
    [league, 'SL403'],
  ] as const)
    expect(await step('accept', id, who)).toBe(expected);
  expect(await code('{ sports { id } }', offer)).toBe('none');
  expect(await step('accept', id, heir)).toBe('none');
  expect(await step('accept', id, heir)).toBe('SL409');
  expect((await server.data(organization, {}, heir)).organization).toEqual({ myRole: 'owner' });
  await waitUntil(async () => (await works(league)) === 401);
  await waitUntil(async () => (await code('{ sports { id } }', offer)) === 'SL401');
  for (const token of [heir, stranger]) expect(await step('undo', id, token)).toBe('SL403');
  expect(await step('undo', id, admin)).toBe('none');
  await waitUntil(async () => (await works(heir)) === 401);
});
