/** A server that plans the documents of both apps before it is ready: their first requests make no plans. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freePort } from '../../db/instance/scratch.ts';
import { loadKnownOperations } from '../../server/graphql/knownOperations.ts';
import { type TestDatabase, testDatabase } from '../harness/database.ts';
import { type ServerProcess, startServerProcess } from '../harness/server.ts';
import { type Fixture, makeFixture, PASSWORD, people } from './fixture.ts';

let database: TestDatabase;
let server: ServerProcess;
let fixture: Fixture;
let metricsPort: number;

beforeAll(async () => {
  database = await testDatabase();
  fixture = await makeFixture(database);
  metricsPort = await freePort();
  server = await startServerProcess(database, { PLAN_AT_START: 'on', METRICS_PORT: String(metricsPort) });
});
afterAll(async () => {
  await server?.stop();
  await database?.drop();
});

/** The number of plans made, at start and later. */
async function plans(when: 'start' | 'request'): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(new RegExp(`^sideline_graphql_plans_total\\{when="${when}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
}
const documents = Object.values(loadKnownOperations());
const documentOf = (name: string) => documents.find((text) => new RegExp(`^query ${name}\\b`).test(text)) as string;

it('plans every query and mutation, executes none, and says nothing of it', async () => {
  const { rows: before } = await database.owner.query('select count(*)::int from app_private.audit_log');
  expect(await plans('start')).toBe(documents.filter((text) => !text.startsWith('subscription')).length);
  expect(server.log()).not.toContain('could not be planned');
  const { rows: after } = await database.owner.query('select count(*)::int from app_private.audit_log');
  expect(after).toEqual(before);
});

it('answers first requests without a new plan, and plans what it does not know', async () => {
  const token = await server.login(people.superadmin, PASSWORD);
  const before = await plans('request');
  for (const [name, variables] of [
    ['OrganizationsList', { first: 25, orderBy: ['NAME_ASC'], filter: { state: { equalTo: 'TX' } } }],
    ['OrganizationsOne', { id: fixture.organizationId }],
    ['MyWork', {}],
  ] as const) {
    const answer = await server.graphql(documentOf(name), variables, token);
    expect([name, answer.errors]).toEqual([name, undefined]);
  }
  expect(await plans('request')).toBe(before);
  await server.data('query New { sports { name } }', {}, token);
  expect(await plans('request')).toBe(before + 1);
});
