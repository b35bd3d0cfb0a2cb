/** Staff view the portal as one of its users, over HTTP: every route and every mutation is refused or writes nothing. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { installationSecret, projectDir } from '../../db/settings.ts';
import { derivedKey } from '../../server/shared/secret.ts';
import { tableChecksums } from '../harness/checksums.ts';
import { type InputRules, inputValue } from '../harness/inputValues.ts';
import { liveClient } from '../harness/liveClient.ts';
import { committedSchema } from '../harness/schema.ts';
import { PASSWORD, people } from './fixture.ts';
import { soon } from './mutationInputs.ts';
import { apiSetup } from './setup.ts';
import { picture, upload } from './upload.ts';
import { waitUntil } from './wait.ts';

const { database, server, fixture } = await apiSetup();
const VIEW_AS = 'mutation ($id: Int!) { viewAsUser(input: {userId: $id}) { jwt user { id email } changeId } }';
const LOGOUT = 'mutation { logout(input: {everywhere: true}) { ended } }';
const code = async (query: string, variables: object, token?: string): Promise<string> => {
  const { errors } = await server.graphql(query, variables as never, token);
  return errors?.[0] ? String(errors[0].extensions?.code) : 'none';
};
const staff = await server.login(people.admin, PASSWORD);
const viewAs = async (userId: number, token = staff): Promise<string> =>
  (await server.data(VIEW_AS, { id: userId }, token)).viewAsUser.jwt;

/** All rows, without lists of places, which are large, and counters of requests. */
const contents = () =>
  tableChecksums(
    database,
    ['zip_codes', 'markets', 'throttle_events'],
    ['app_public', 'app_private', 'graphile_worker'],
  );

describe('every mutation', () => {
  /** A plausible value for an input by its name and type; ids are those of the user's own records. */
  const plausibleValues = (ids: Record<string, unknown>): InputRules => ({
    includes: ({ name }) => /(^id|Id|Ids|patch|name|email|value)$/.test(name),
    scalar(type, name) {
      const values: Record<string, unknown> = {
        Int: ids[name] ?? ids.id,
        Float: 1,
        Boolean: true,
        Date: soon,
        JSON: {},
        BigFloat: '5',
      };
      return values[type] ?? (/email/i.test(name) ? 'new@example.test' : soon);
    },
  });
  const mutations = Object.values(committedSchema().getMutationType()?.getFields() ?? {});

  it.each([
    ['league', 'organizationId'],
    ['sponsor', 'sponsorId'],
  ] as const)('[L-263] as a %s is refused or writes nothing', async (person, owner) => {
    expect(mutations.length).toBeGreaterThan(100);
    const ids: Record<string, unknown> = {
      ...fixture,
      ...fixture.users,
      id: fixture[owner],
      offerId: fixture.offers.proposed,
      userId: fixture.users[person],
    };
    const rules = plausibleValues(ids);
    const token = await viewAs(fixture.users[person]);
    const before = await contents();
    const answered: string[] = [];
    for (const { name, args } of mutations) {
      if (name === 'logout') continue; // ends the view, below
      const [input] = args;
      if (!input) throw new Error(`${name} takes no input.`);
      const query = `mutation ($input: ${input.type}) { ${name}(input: $input) { __typename } }`;
      const { errors } = await server.graphql(query, { input: inputValue(input.type, 'input', rules) } as never, token);
      if (!errors) answered.push(name);
      else expect([name, errors[0]?.extensions?.code]).not.toEqual([name, 'SL500']);
    }
    expect(answered).toEqual(['recordLinkView']); // records nothing for a viewer without a link
    expect(await contents()).toEqual(before);
  });

  it('[L-263] that is the person’s own is refused for the view, and done for the person', async () => {
    const token = await viewAs(fixture.users.league);
    const rename =
      'mutation ($id: Int!) { updateOrganization(input: {id: $id, name: "Cubs"}) { organization { name } } }';
    const given = { id: fixture.organizationId };
    const { errors } = await server.graphql(rename, given, token);
    expect(errors?.[0]).toMatchObject({
      extensions: { code: 'SL403' },
      message: expect.stringContaining('nothing was changed'),
    });
    const person = await server.login(people.league, PASSWORD);
    expect(await server.data(rename, given, person)).toMatchObject({
      updateOrganization: { organization: { name: 'Cubs' } },
    });
  });
});

describe('every route', () => {
  /** Method and path of each route that the server installs, read from its source. */
  const routes = readdirSync(path.join(projectDir, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^(pages|http)\//.test(file))
    .flatMap((file) => {
      const source = readFileSync(path.join(projectDir, 'server', file), 'utf8');
      const uploads = [...source.matchAll(/^ {4}path: '(\/\w+)'/gm)].map(([, at]) => ['post', at] as const);
      return [...source.matchAll(/express\.(get|post|put|patch|delete)\(\s*'(\/[^']*)'/g)]
        .map(([, method, at]) => [method as string, at as string] as const)
        .concat(uploads as never);
    });
  const allowed = ['POST /graphql', 'GET /places', 'GET /sports'];

  it('[L-263] but three that read refuses a view, and none of them writes', async () => {
    expect(routes.length).toBeGreaterThan(30);
    const token = await viewAs(fixture.users.league);
    const before = await contents();
    const wrong: string[] = [];
    for (const [verb, pattern] of routes) {
      const method = verb.toUpperCase();
      const route = `${method} ${pattern}`;
      if (allowed.includes(route) || pattern.startsWith('/files/')) continue; // files are served by signed URLs, without a token
      const at = pattern.replace(/:id|:sponsorId/g, '1').replace(/:\w+/g, 'x');
      const answer = await fetch(server.url + at, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
        },
        ...(method === 'GET'
          ? {}
          : { body: JSON.stringify({ auth: { email: people.league, password: PASSWORD }, email: people.league }) }),
      });
      const body = (await answer.json().catch(() => ({}))) as { code?: string };
      if (answer.status !== 403 || body.code !== 'SL403') wrong.push(`${route}: ${answer.status} ${body.code}`);
    }
    const sent = await upload(server, '/verification_images', token, {
      file: await picture().jpeg().toBuffer(),
      fields: { verificationDeadlineId: String(fixture.deadlineId) },
    });
    expect(sent).toMatchObject({ status: 403, body: { code: 'SL403' } });
    // a form may contain its token
    const form = await fetch(`${server.url}/exports/offers.csv`, {
      method: 'POST',
      body: new URLSearchParams({ token, columns: '[]' }),
    });
    expect(form.status).toBe(403);
    for (const at of ['/GRAPHQL', '/graphql/', '/%67raphql'])
      expect([
        at,
        (await fetch(server.url + at, { method: 'POST', headers: { authorization: `Bearer ${token}` } })).status,
      ]).not.toEqual([at, 200]);
    expect(wrong).toEqual([]);
    expect(await contents()).toEqual(before);
  });

  it('that a league’s pages read with answers the view, too', async () => {
    const token = await viewAs(fixture.users.league);
    for (const at of ['/sports', '/places?q=Austin'])
      expect((await fetch(server.url + at, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
  });

  it('[L-263] a websocket cannot write either: a mutation is refused, and it closes when the view ends', async () => {
    const token = await viewAs(fixture.users.league);
    let close: (code: number) => void = () => {};
    const closed = new Promise<number>((resolve) => (close = resolve));
    const client = liveClient(server, token, {
      lazy: false,
      on: { closed: (event) => close((event as { code: number }).code) },
    });
    const ask = (query: string) =>
      new Promise<{ errors?: readonly { extensions?: { code?: string } }[]; data?: unknown }>((resolve, reject) =>
        client.subscribe({ query }, { next: (answer) => resolve(answer as never), error: reject, complete: () => {} }),
      );
    expect(await ask('{ myOrganizations { id } }')).toMatchObject({
      data: { myOrganizations: [{ id: fixture.organizationId }] },
    });
    const refused = await ask(
      `mutation { updateOrganization(input: {id: ${fixture.organizationId}, name: "Mine"}) { clientMutationId } }`,
    );
    expect(refused.errors?.[0]?.extensions?.code).toBe('SL403');
    await server.data(LOGOUT, {}, token);
    expect(await closed).toBe(4401);
    await client.dispose();
  });
});

describe('a view', () => {
  const page = `{ myOrganizations { id name contactEmail users { id email } mailingAddress { id line1 }
    offers { id status value assets { id } campaign { name sponsor { name } } verificationDeadlines { id name deadline } } } }`;

  it('[L-262] answers what the person is answered, but no secret', async () => {
    const token = await viewAs(fixture.users.league);
    const person = await server.login(people.league, PASSWORD);
    const asked = page.replace('users { id email } ', '');
    expect(await server.data(asked, {}, token)).toEqual(await server.data(asked, {}, person));
    const calendar = '{ myOrganizations { calendarUrl } }';
    expect(await server.data(calendar, {}, person)).toEqual({ myOrganizations: [{ calendarUrl: expect.any(String) }] });
    expect(await server.data(calendar, {}, token)).toEqual({ myOrganizations: [{ calendarUrl: null }] });

    const [asSponsor, sponsor] = [await viewAs(fixture.users.sponsor), await server.login(people.sponsor, PASSWORD)];
    const dashboards =
      '{ mySponsors { id name campaigns { id name magicToken } magicToken(season: spring, year: 2026) } }';
    const [seen, told] = [await server.data(dashboards, {}, asSponsor), await server.data(dashboards, {}, sponsor)];
    expect(told.mySponsors[0]).toMatchObject({
      magicToken: expect.any(String),
      campaigns: [{ magicToken: expect.any(String) }],
    });
    expect(seen.mySponsors).toEqual([
      {
        ...told.mySponsors[0],
        magicToken: null,
        campaigns: [{ ...told.mySponsors[0].campaigns[0], magicToken: null }],
      },
    ]);
    const links = 'query ($id: String!) { linkState(kind: "offer", recordId: $id) { token } }';
    expect(await code(links, { id: String(fixture.offers.proposed) }, token)).not.toBe('none');
    expect(await code('{ offers { magicToken sponsorshipApplicationMagicToken } }', {}, token)).toBe('none');
    const { offers } = await server.data('{ offers { magicToken sponsorshipApplicationMagicToken } }', {}, token);
    for (const offer of offers) expect(Object.values(offer)).toEqual([null, null]);
  });

  it('is started by staff with their own login, never from a view or by others, and never of staff', async () => {
    expect(await server.data(VIEW_AS, { id: fixture.users.league }, staff)).toMatchObject({
      viewAsUser: { user: { id: fixture.users.league, email: people.league } },
    });
    const view = await viewAs(fixture.users.league);
    for (const person of ['league', 'sponsor'] as const) {
      const token = await server.login(people[person], PASSWORD);
      expect(await code(VIEW_AS, { id: fixture.users.league }, token)).toBe('SL403');
    }
    expect(await code(VIEW_AS, { id: fixture.users.stranger }, view)).toBe('SL403');
    expect(await code(VIEW_AS, { id: fixture.users.league })).not.toBe('none');
    for (const person of ['admin', 'superadmin'] as const)
      expect(await code(VIEW_AS, { id: fixture.users[person] }, staff)).toBe('SL404');
    for (const id of [0, -1, 2_147_483_647]) expect(await code(VIEW_AS, { id }, staff)).toBe('SL404');
  });

  it('ends by logging out with it, which leaves the logins of both people alone', async () => {
    const [view, person] = [await viewAs(fixture.users.league), await server.login(people.league, PASSWORD)];
    expect(await server.data(LOGOUT, {}, view)).toEqual({ logout: { ended: true } });
    expect(await code('{ today }', {}, view)).toBe('SL401');
    for (const token of [staff, person]) expect(await code('{ today }', {}, token)).toBe('none');
  });

  it('ends with the login of staff it began with, and with their account', async () => {
    const login = await server.login(people.superadmin, PASSWORD);
    const view = await viewAs(fixture.users.league, login);
    expect(await code('{ today }', {}, view)).toBe('none');
    await server.data('mutation { logout(input: {}) { ended } }', {}, login);
    expect(await code('{ today }', {}, view)).toBe('SL401');

    const other = await viewAs(fixture.users.league, await server.login(people.superadmin, PASSWORD));
    const setStatus = (status: string) =>
      database.owner.query('update app_public.users set status = $1 where id = $2', [status, fixture.users.superadmin]);
    await setStatus('deactivated');
    expect(await code('{ today }', {}, other)).toBe('SL401');
    await setStatus('active');
    expect(await code('{ today }', {}, other)).toBe('SL401');
  });

  it('ends after 30 minutes', async () => {
    const view = await viewAs(fixture.users.league);
    await database.withClock('+31 minutes', () =>
      waitUntil(async () => (await code('{ today }', {}, view)) === 'SL401'),
    );
  });

  it('has a token of its own: with another key, another person or another view it opens nothing', async () => {
    const view = await viewAs(fixture.users.league);
    const claims = jwt.decode(view) as jwt.JwtPayload;
    const sign = (more: object, purpose: 'login' | 'view' | 'link' = 'view') =>
      jwt.sign({ ...claims, ...more }, derivedKey(installationSecret(), purpose), {
        algorithm: 'HS256',
        noTimestamp: true,
      });
    expect(await code('{ today }', {}, sign({}))).toBe('none');
    for (const token of [
      sign({ sub: String(fixture.users.stranger) }),
      sign({ sub: String(fixture.users.admin), role: 'admin' }),
      sign({ view_id: claims.view_id + 500 }),
      sign({ exp: 1 }),
      sign({}, 'login'),
      sign({}, 'link'),
    ])
      expect(await code('{ today }', {}, token)).toBe('SL401');
  });
});

describe('explainAccess', () => {
  const ASK = `query ($userId: Int!, $recordType: String!, $recordId: Int!) {
    explainAccess(userId: $userId, recordType: $recordType, recordId: $recordId) {
      visible person role record policies { name description } missing { code message organizationId offerId } } }`;
  const explain = async (userId: number, recordType: string, recordId: number, token = staff) =>
    (await server.data(ASK, { userId, recordType, recordId }, token)).explainAccess;

  it('enters the person’s role to find out whether they see the record', async () => {
    const { league, stranger, sponsor } = fixture.users;
    expect(await explain(league, 'offers', fixture.offers.proposed)).toMatchObject({
      visible: true,
      role: 'organization',
      missing: [],
    });
    expect(await explain(stranger, 'offers', fixture.offers.proposed)).toMatchObject({
      visible: false,
      missing: [{ code: 'not_a_member', organizationId: fixture.organizationId }],
    });
    expect(await explain(stranger, 'offers', fixture.offers.qualified)).toMatchObject({
      visible: false,
      missing: [{ code: 'status', offerId: fixture.offers.qualified }],
    });
    expect(await explain(sponsor, 'offers', fixture.offers.proposed)).toMatchObject({
      visible: false,
      policies: [],
      missing: [{ code: 'no_grant' }],
    });
    expect(await explain(sponsor, 'campaigns', fixture.campaignId)).toMatchObject({
      visible: true,
      policies: [{ name: 'select_own' }],
    });
  });

  it('is for staff, about people of the portal and records that there are; it changes nothing', async () => {
    const view = await viewAs(fixture.users.league);
    const before = await contents();
    const given = { userId: fixture.users.league, recordType: 'offers', recordId: fixture.offers.proposed };
    expect(await code(ASK, given, view)).toBe('SL403');
    expect(await code(ASK, { ...given, userId: fixture.users.admin }, staff)).toBe('SL404');
    expect(await code(ASK, { ...given, recordId: 99_999 }, staff)).toBe('SL404');
    for (const recordType of ['nothing', 'users"; drop table app_public.checks; --', 'x'.repeat(2000)])
      expect(await code(ASK, { ...given, recordType }, staff)).toBe('SL422');
    expect(await contents()).toEqual(before);
  });
});
