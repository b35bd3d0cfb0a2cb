/** The REST endpoints of the specification: named as listed, executed with the caller's role. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { installationSecret } from '../../db/settings.ts';
import { startServer } from '../harness/server.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';

const { database, server, fixture } = await apiSetup();
let admin: string;
let league: string;

beforeAll(async () => {
  admin = await server.login(people.admin, PASSWORD);
  league = await server.login(people.league, PASSWORD);
});

async function call(method: string, path: string, token: string | null, body?: unknown) {
  const answer = await fetch(server.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  // biome-ignore lint/suspicious/noExplicitAny: each call answers its own shape
  return { status: answer.status, body: (text ? JSON.parse(text) : null) as any };
}

describe('sponsors and campaigns', () => {
  it('[S-034] [S-041] [S-042] staff make a sponsor and a campaign; missing dates are the season’s quarter', async () => {
    const sponsor = await call('POST', '/sponsors', admin, { name: 'Northwind' });
    expect(sponsor).toMatchObject({ status: 201, body: { name: 'Northwind' } });
    const campaign = await call('POST', `/sponsors/${sponsor.body.id}/campaigns`, admin, {
      name: 'Northwind Fall',
      season: 'fall',
      year: 2026,
      sponsor_id: sponsor.body.id,
    });
    expect(campaign).toMatchObject({
      status: 201,
      body: {
        sponsor_id: sponsor.body.id,
        season: 'fall',
        year: 2026,
        status: 'proposed',
        starts_at: '2026-10-01',
        ends_at: '2026-12-31',
      },
    });
  });

  it('[S-404] [S-035] refuses a league and an anonymous visitor, and a blank name with its field', async () => {
    expect((await call('POST', '/sponsors', league, { name: 'Mine' })).status).toBe(403);
    expect((await call('POST', '/sponsors', null, { name: 'Mine' })).status).toBe(401);
    expect(await call('POST', '/sponsors', admin, { name: ' ' })).toMatchObject({
      status: 422,
      body: { field: 'name' },
    });
    expect(
      (
        await call('POST', `/sponsors/${fixture.sponsorId}/campaigns`, admin, {
          name: 'X',
          season: 'monsoon',
          year: 2026,
        })
      ).status,
    ).toBe(400);
    expect((await call('POST', '/sponsors/x/campaigns', admin, { name: 'X', season: 'fall', year: 2026 })).status).toBe(
      400,
    );
  });
});

describe('search filters', () => {
  it('[S-428] [B-280] are added, listed, changed and deleted', async () => {
    const path = `/campaigns/${fixture.campaignId}/search_filters`;
    const made = await call('POST', path, admin, {
      filter_type: 'IncomeFilter',
      parameters: { lowBound: 50000, highBound: 75000 },
    });
    expect(made).toMatchObject({
      status: 201,
      body: { filter_type: 'IncomeFilter', enabled: true, parameters: { lowBound: 50000, highBound: 75000 } },
    });
    const changed = await call('PATCH', `/search_filters/${made.body.id}`, admin, { enabled: false });
    expect(changed.body).toMatchObject({ enabled: false, parameters: { lowBound: 50000, highBound: 75000 } });
    expect((await call('GET', path, admin)).body).toEqual([changed.body]);
    expect((await call('DELETE', `/search_filters/${made.body.id}`, admin)).status).toBe(200);
    expect((await call('GET', path, admin)).body).toEqual([]);
    expect((await call('DELETE', `/search_filters/${made.body.id}`, admin)).status).toBe(404);
  });

  const listed = [
    ['SportFilter', { sportIds: [1, 2] }],
    ['CapabilityFilter', { capabilityIds: [1] }],
  ] as const;
  it.each(listed)('[S-429] %s keeps its lists and whether it is enabled', async (filter_type, parameters) => {
    const path = `/campaigns/${fixture.campaignId}/search_filters`;
    const made = await call('POST', path, admin, { filter_type, parameters, enabled: false });
    expect(made).toMatchObject({ status: 201, body: { filter_type, parameters, enabled: false } });
    expect((await call('DELETE', `/search_filters/${made.body.id}`, admin)).status).toBe(200);
  });

  it('[S-404] are staff’s, and of a known kind', async () => {
    const path = `/campaigns/${fixture.campaignId}/search_filters`;
    expect((await call('GET', path, league)).status).toBe(403);
    expect((await call('POST', path, admin, { filter_type: 'ShoeSizeFilter', parameters: {} })).status).toBe(400);
    expect((await call('POST', path, admin, { filter_type: 'SportFilter', parameters: 'x' })).status).toBe(422);
  });
});

describe('lists', () => {
  it('[S-432] sports for every token, users for staff', async () => {
    const sports = await call('GET', '/sports', league);
    expect(sports.body.length).toBeGreaterThan(5);
    expect(Object.keys(sports.body[0])).toEqual(['id', 'name']);
    expect((await call('GET', '/sports', null)).status).toBe(401);
    const users = await call('GET', '/users', admin);
    expect(users.body).toContainEqual({
      id: fixture.users.league,
      name: 'league',
      email: people.league,
      role: 'organization',
    });
    expect((await call('GET', '/users', league)).status).toBe(403);
  });
});

describe('demonstration leagues', () => {
  it('[S-432] none is placed in a territory whose state an organization may not have', async () => {
    const superadmin = await server.login(people.superadmin, PASSWORD);
    const auditing = (on: string) => database.owner.query(`alter table app_public.zip_codes ${on} trigger _500_audit`);
    await auditing('disable'); // 43,000 rows, twice
    await database.owner.query('create table public.states_before as select zip, state from app_public.zip_codes');
    await database.owner.query(`update app_public.zip_codes set state = 'PR' where state <> 'WA'`);
    try {
      const made = await call('POST', '/league_generator', superadmin, { count: 5 });
      expect(made.status).toBe(201);
      expect(made.body).toHaveLength(5);
    } finally {
      await database.owner.query(
        'update app_public.zip_codes z set state = b.state from public.states_before b where b.zip = z.zip',
      );
      await database.owner.query('drop table public.states_before');
      await auditing('enable');
    }
  });

  it('[S-432] a superadmin makes some, nobody else does, and production has no such address', async () => {
    const superadmin = await server.login(people.superadmin, PASSWORD);
    const made = await call('POST', '/league_generator', superadmin, { count: 3 });
    expect(made).toMatchObject({ status: 201, body: [{ name: expect.any(String) }, {}, {}] });
    const { rows } = await database.owner.query(
      `select count(*)::int as n, bool_or(contact_email is not null) as mailable from app_public.organizations where id = any ($1)`,
      [made.body.map(({ id }: { id: number }) => id)],
    );
    expect(rows).toEqual([{ n: 3, mailable: false }]);
    for (const [token, status] of [
      [admin, 403],
      [league, 403],
      [null, 401],
    ] as const)
      expect((await call('POST', '/league_generator', token, {})).status).toBe(status);
    expect(await call('POST', '/league_generator', superadmin, { count: 1000 })).toMatchObject({
      status: 422,
      body: { field: 'count' },
    });
    const production = await startServer(database, {
      NODE_ENV: 'production',
      SIDELINE_SECRET: installationSecret(),
      MAIL_FROM: 'Sideline <hello@example.test>',
      POSTAL_ADDRESS: 'Sideline, 1 Field Road',
    });
    try {
      const answer = await fetch(`${production.url}/league_generator`, {
        method: 'POST',
        headers: { authorization: `Bearer ${superadmin}` },
      });
      expect(answer.status).toBe(404);
    } finally {
      await production.stop();
    }
  });
});

describe('survey views', () => {
  it('[L-097] [L-098] the pixel is a GIF for everybody, and counts a person once a day', async () => {
    const { rows } = await database.owner.query('select guid from app_public.offers where id = $1', [
      fixture.offers.qualified,
    ]);
    const look = (guid: string, agent: string) =>
      fetch(`${server.url}/survey_views/${guid}`, { headers: { 'user-agent': agent } });
    const views = async () =>
      (
        await database.owner.query('select number_of_survey_views as n from app_public.offers where id = $1', [
          fixture.offers.qualified,
        ])
      ).rows[0].n;
    const first = await look(rows[0].guid, 'Mozilla/5.0 (Macintosh)');
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/gif']);
    await look(rows[0].guid, 'Mozilla/5.0 (Macintosh)');
    await look(rows[0].guid, 'GoogleImageProxy');
    expect(await views()).toBe(1);
    expect((await look('00000000-0000-4000-8000-000000000000', 'Mozilla/5.0')).status).toBe(200);
    expect((await look('nonsense', 'Mozilla/5.0')).status).toBe(200);
  });
});
