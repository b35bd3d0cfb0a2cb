/** A forwarded offer link through the API: what the new account can access, how a contact answers, what remains after revoking. */
import { describe, expect, it } from '@jest/globals';
import { installationSecret } from '../../db/settings.ts';
import { type LinkClaims, signLink } from '../../server/shared/links/links.ts';
import { PASSWORD, people } from './fixture.ts';
import { forwardedLink } from './forwardedLink.ts';
import { apiSetup } from './setup.ts';
import { waitUntil } from './wait.ts';

const { database, server, fixture } = await apiSetup();
const CONTACT = 'bears@example.test';

const sign = (claims: Omit<LinkClaims, 'exp'>, at = Date.now()) =>
  signLink(claims, installationSecret(), Math.floor(at / 1000));
const { status, rest, accept, choosePassword } = forwardedLink(database, server);
const INVITE =
  'mutation ($id: Int!) { inviteOrganizationUser(input: {organizationId: $id, email: "x@example.test"}) { organization { id } } }';

describe('a forwarded offer link', () => {
  it('[X1] gives a session of that one sponsorship, after the password was set as before', async () => {
    const { jwt, userId } = await accept(fixture.offers.proposed, 'newcomer@example.test');
    expect(await choosePassword(userId)).toBe(200);
    await waitUntil(async () => (await status(jwt)) === 401); // setting the password ended earlier sessions
    const signedIn = await server.login('newcomer@example.test', PASSWORD);
    expect((await server.data('{ offers { id } }', {}, signedIn)).offers).toEqual([{ id: fixture.offers.proposed }]);
    expect((await server.graphql(INVITE, { id: fixture.organizationId }, signedIn)).errors?.[0]?.extensions?.code).toBe(
      'SL403',
    );
    const link = sign({ kind: 'member', id: userId, v: 1, organization_id: fixture.organizationId, context: CONTACT });
    expect(await rest('GET', `/member_requests/${link}`)).toEqual({
      status: 200,
      body: { organization: 'Bears', email: 'newcomer@example.test', sponsor: 'Acme', state: 'waiting' },
    });
    // neither a malformed answer nor viewing the page changes anything
    expect((await rest('POST', `/member_requests/${link}`, { belongs: 'yes' })).body).toMatchObject({
      state: 'waiting',
    });
    for (const wrong of [
      sign({
        kind: 'member',
        id: userId,
        v: 1,
        organization_id: fixture.organizationId,
        context: 'newcomer@example.test',
      }),
      sign({ kind: 'member', id: userId, v: 1, organization_id: fixture.otherOrganizationId, context: CONTACT }),
      sign(
        { kind: 'member', id: userId, v: 1, organization_id: fixture.organizationId, context: CONTACT },
        Date.now() - 16 * 86_400_000,
      ),
      sign({ kind: 'recovery', id: userId, v: 1 }),
      `${link.slice(0, -3)}abc`,
    ])
      expect((await rest('POST', `/member_requests/${wrong}`, { belongs: true })).status).toBe(404);
    expect((await rest('POST', `/member_requests/${link}`, { belongs: true })).body).toMatchObject({
      state: 'confirmed',
    });
    expect(await status(link)).toBe(401); // it opens nothing else
    const whole = await server.login('newcomer@example.test', PASSWORD);
    expect((await server.data('{ myOrganizations { id } }', {}, whole)).myOrganizations).toEqual([
      { id: fixture.organizationId },
    ]);
  });

  it('[X1] leaves nothing when it is revoked: neither session, nor link to a password, nor membership', async () => {
    const offerId = fixture.offers.qualified;
    await database.owner.query(`update app_public.offers set status = 'proposed' where id = $1`, [offerId]);
    await database.owner.query(
      `with a as (insert into app_public.addresses (organization_id, address_type, name, line1, city, state, zip)
         select organization_id, 'shipping', 'Lions', '1 Main Street', 'Austin', 'TX', '78701' from app_public.offers where id = $1 returning id, organization_id)
       update app_public.organizations o set shipping_address_id = a.id from a where o.id = a.organization_id`,
      [offerId],
    );
    const { jwt, userId } = await accept(offerId, 'forwarded@example.test');
    expect(await status(jwt)).toBe(200);
    const mailed = sign({ kind: 'recovery', id: userId, v: 0 });
    expect((await rest('GET', `/reset_password/${mailed}`)).status).toBe(200);
    const admin = await server.login(people.admin, PASSWORD);
    const of = { kind: 'offer', recordId: String(offerId) };
    const gains = await server.data(
      'query ($kind: String!, $recordId: String!) { linkMembers(kind: $kind, recordId: $recordId) { userId confirmed } linkChanges(kind: $kind, recordId: $recordId) { field } }',
      of,
      admin,
    );
    expect(gains).toEqual({ linkMembers: [{ userId, confirmed: false }], linkChanges: [] });
    await server.data(
      'mutation ($input: RevokeLinkInput!) { revokeLink(input: $input) { link { revokedAt } } }',
      { input: of },
      admin,
    );
    await waitUntil(async () => (await status(jwt)) === 401);
    expect((await rest('GET', `/reset_password/${mailed}`)).status).toBe(404);
    const { rows } = await database.owner.query('select from app_public.organization_users where user_id = $1', [
      userId,
    ]);
    expect(rows).toEqual([]);
  });
});
