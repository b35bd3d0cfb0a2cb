/** The calendar of a league's deadlines: a secret URL for each member, who can replace it. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { makeDeadline, makeOfferFixture } from '../harness/factories.ts';
import { linkToken } from '../harness/linkTokens.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';
import { waitUntil } from './wait.ts';

const { database, server, fixture } = await apiSetup();
let league: string;
const ADDRESS = 'query ($id: Int!) { organization(id: $id) { id calendarUrl } }';
const RENEW = 'mutation ($id: Int!) { renewCalendar(input: { organizationId: $id }) { organization { id } } }';

beforeAll(async () => {
  league = await server.login(people.league, PASSWORD);
});

/** Uses only the path of a URL, because the test's server has a different origin than the public URL. */
const read = (address: string) => fetch(server.url + new URL(address).pathname);
const address = async (token = league): Promise<string> =>
  (await server.data(ADDRESS, { id: fixture.organizationId }, token)).organization.calendarUrl;

describe('the calendar of a league', () => {
  it('has each deadline of a running sponsorship as a day, with a reminder until it is proved', async () => {
    const answer = await read(await address());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    const text = (await answer.text()).replace(/\r\n /g, '');
    const { rows } = await database.owner.query(
      `select name, to_char(deadline, 'YYYYMMDD') as day from app_public.verification_deadlines where id = $1`,
      [fixture.deadlineId],
    );
    expect(text).toContain(`DTSTART;VALUE=DATE:${rows[0].day}`);
    expect(text).toContain(`SUMMARY:${rows[0].name} for Acme`);
    expect(text).toContain(`/organization-dashboard/sponsorship/${fixture.offers.confirmed}`);
    expect(text.match(/BEGIN:VALARM/g)).toHaveLength(1);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    await database.owner.query(
      `with f as (insert into app_private.files (storage_key, content_type, byte_size, sha256)
         values ('uploads/proved.png', 'image/png', 100, '\\x00') returning id)
       insert into app_public.verification_images (offer_id, organization_id, sponsor_id, verification_deadline_id, file_id, status)
       select d.offer_id, d.organization_id, d.sponsor_id, d.id, f.id, 'verified'
       from app_public.verification_deadlines d, f where d.id = $1`,
      [fixture.deadlineId],
    );
    const proved = await (await read(await address())).text();
    expect(proved).toContain('BEGIN:VEVENT');
    expect(proved).not.toContain('BEGIN:VALARM');
  });

  it('has only its own deadlines, though another league has one', async () => {
    const { asset } = await makeOfferFixture(database.owner, { offer: { status: 'confirmed' } });
    const other = await makeDeadline(database.owner, asset);
    const text = await (await read(await address())).text();
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(text).not.toContain(other.name);
  });

  it('is not shown to people of another league, sponsors or links, who see no such record or no address', async () => {
    const stranger = await server.login(people.stranger, PASSWORD);
    expect((await server.data(ADDRESS, { id: fixture.organizationId }, stranger)).organization).toBeNull();
    const link = linkToken('league', fixture.organizationId);
    expect((await server.data(ADDRESS, { id: fixture.organizationId }, link)).organization).toEqual({
      id: fixture.organizationId,
      calendarUrl: null,
    });
    await expect(server.data(RENEW, { id: fixture.organizationId }, stranger)).rejects.toThrow(
      'There is no such organization.',
    );
  });

  it('ends the old address when a new one is made', async () => {
    const old = await address();
    await server.data(RENEW, { id: fixture.organizationId }, league);
    const fresh = await address();
    expect(fresh).not.toBe(old);
    await waitUntil(async () => (await read(old)).status === 404);
    expect((await read(fresh)).status).toBe(200);
  });

  it('is each person’s own: it ends with the membership, and neither that nor a new one ends a colleague’s', async () => {
    const { rows } = await database.owner.query(
      `insert into app_public.users (email, role, status) values ('leaver@league.test', 'organization', 'active') returning id`,
    );
    const join = () =>
      database.owner.query('insert into app_public.organization_users (organization_id, user_id) values ($1, $2)', [
        fixture.organizationId,
        rows[0].id,
      ]);
    await join();
    await database.owner.query(
      `insert into app_private.user_secrets (user_id, password_hash) select $1, s.password_hash from app_private.user_secrets s
       join app_public.users u on u.id = s.user_id where u.email = $2`,
      [rows[0].id, people.league],
    );
    const leaver = await server.login('leaver@league.test', PASSWORD);
    const [theirs, mine] = [await address(leaver), await address()];
    expect(theirs).not.toBe(mine);
    expect((await read(theirs)).status).toBe(200);
    const leave = async () =>
      server.data(
        `mutation ($user: Int!, $organization: Int!) {
           dissociateUserAndOrganization(input: { userId: $user, organizationId: $organization }) { organization { id } } }`,
        { user: rows[0].id, organization: fixture.organizationId },
        await server.login(people.admin, PASSWORD),
      );
    await leave();
    expect((await read(theirs)).status).toBe(404);
    expect((await read(mine)).status).toBe(200);
    await join();
    const again = await address(await server.login('leaver@league.test', PASSWORD));
    expect((await read(theirs)).status).toBe(404);
    await server.data(RENEW, { id: fixture.organizationId }, league);
    expect((await read(again)).status).toBe(200);
    expect((await read(mine)).status).toBe(404);
    // a revoked one stays revoked
    const versions = `from app_private.link_versions where kind = 'calendar' and record_id like '%:${rows[0].id}'`;
    await database.owner.query(
      `update app_private.link_versions set revoked_at = app_private.clock() where (kind, record_id) in (select kind, record_id ${versions})`,
    );
    await leave();
    const kept = await database.owner.query(`select revoked_at is not null as revoked ${versions}`);
    expect(kept.rows).toEqual([{ revoked: true }]);
  });

  it('accepts no token of another kind of link', async () => {
    for (const token of [linkToken('league', fixture.organizationId), league, 'x'])
      expect((await fetch(`${server.url}/calendar/${token}.ics`)).status).toBe(404);
  });
});
