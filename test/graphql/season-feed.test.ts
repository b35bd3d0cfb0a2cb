/** The calendar feed of a staff member: the dates of their campaigns at a secret URL that they can revoke. */
import { expect, it } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { installationSecret } from '../../db/settings.ts';
import { signCalendar } from '../../server/shared/calendar/calendarLink.ts';
import { derivedKey } from '../../server/shared/secret.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';

const { database, server, fixture } = await apiSetup();
const admin = await server.login(people.admin, PASSWORD);
const secret = installationSecret();
const {
  rows: [{ id: userId }],
} = await database.owner.query('select id from app_public.users where email = $1', [people.admin]);
const urlOf = async (token = admin): Promise<string | null> =>
  (await server.data('{ seasonFeedUrl }', {}, token)).seasonFeedUrl;
const renew = (revoke: boolean) =>
  server.data(
    'mutation ($revoke: Boolean) { renewSeasonFeed(input: { revoke: $revoke }) { available } }',
    { revoke },
    admin,
  );
/** The status and text at a URL, of which only the path is used: the test's server has another origin. */
async function read(url: string | null): Promise<{ status: number; text: string }> {
  const answer = await fetch(server.url + new URL(url ?? '/calendar/none.ics', server.url).pathname);
  return { status: answer.status, text: (await answer.text()).replace(/\r\n /g, '') };
}
const at = (token: string) => read(`${server.url}/calendar/${token}.ics`);

it('has the dates of the own campaigns, and nothing of checks, sends or leagues', async () => {
  const set = (contact: number | null) =>
    database.owner.query(
      `update app_public.campaigns set primary_bdr_contact_id = $1, leagues_confirmed_goal_date = app_private.today() + 9,
         starts_at = app_private.today(), ends_at = app_private.today() + 60 where id = $2 returning name`,
      [contact, fixture.campaignId],
    );
  await set(null);
  expect((await read(await urlOf())).text).not.toContain('BEGIN:VEVENT');
  const { rows } = await set(userId);
  const { status, text } = await read(await urlOf());
  expect(status).toBe(200);
  expect(text).toContain(`SUMMARY:Goal date: ${rows[0].name}`);
  expect(text).toContain(`/campaigns/${fixture.campaignId}`);
  const summaries = [...text.matchAll(/SUMMARY:([^:\r]+)/g)].map(([, title]) => title);
  expect(new Set(summaries).size).toBeGreaterThan(1);
  for (const title of summaries) expect(title).not.toMatch(/check|sheet|sent/i);
  const { rows: names } = await database.owner.query('select name from app_public.organizations');
  for (const { name } of names) expect(text).not.toContain(name);
});

it('ends when it is revoked or replaced, and with the account', async () => {
  const first = await urlOf();
  await renew(true);
  expect([(await read(first)).status, await urlOf()]).toEqual([404, null]);
  await renew(false);
  const second = await urlOf();
  expect(second).not.toBe(first);
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  const { rows } = await database.owner.query(
    `select new_values from app_private.audit_log where table_name = 'users' and row_id = $1 and new_values ? 'calendar_link' order by id`,
    [String(userId)],
  );
  expect(rows.map(({ new_values }) => new_values.calendar_link)).toEqual(['revoked', 'version 2']);
  await database.owner.query(`update app_public.users set status = 'deactivated' where id = $1`, [userId]);
  expect((await read(second)).status).toBe(404);
  await database.owner.query(`update app_public.users set status = 'active' where id = $1`, [userId]);
  expect((await read(second)).status).toBe(200);
});

it('is only for staff, and accepts no token of another person, kind, key or time', async () => {
  for (const person of [people.league, people.sponsor]) {
    const token = await server.login(person, PASSWORD);
    expect(await urlOf(token)).toBeNull();
    const { errors } = await server.graphql('mutation { renewSeasonFeed(input: {}) { available } }', {}, token);
    expect(errors).toBeDefined();
  }
  expect(await urlOf('')).toBeNull();
  const version = 2;
  const address = { organizationId: null, userId, version };
  expect((await at(signCalendar(address, secret))).status).toBe(200);
  const { rows } = await database.owner.query('select id from app_public.users where email = $1', [people.league]);
  const key = derivedKey(secret, 'calendar');
  for (const token of [
    signCalendar({ ...address, userId: rows[0].id }, secret),
    signCalendar({ ...address, version: version + 1 }, secret),
    signCalendar(address, 'another secret that is just as long as the real one'),
    jwt.sign({ u: userId, v: version, exp: 1 }, key),
    jwt.sign({ u: userId, v: version, id: 'x' }, key),
    jwt.sign({ u: String(userId), v: version }, key),
    jwt.sign({ u: userId, v: version }, derivedKey(secret, 'link')),
    admin,
    'x',
  ])
    expect((await at(token)).status).toBe(404);
});
