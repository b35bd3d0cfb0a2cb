/** The setup of the refusal tests: the demo, a server on it, and tokens of the users. Stopped after the tests of the file. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from '@jest/globals';
import { installationSecret } from '../../../db/settings.ts';
import { mintLink } from '../../../server/shared/links/mintLink.ts';
import { demoDatabase } from '../../harness/demo.ts';
import { type GraphqlAnswer, startServer } from '../../harness/server.ts';
import { DEMO_PASSWORD } from '../setup.ts';

type Kind = 'offer' | 'application' | 'league' | 'deadline' | 'campaign' | 'season';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sideline-refusals-'));
const files = path.join(folder, 'files');
const db = await demoDatabase(files);
export const server = await startServer(db, { FILES_DIR: files });
afterAll(async () => {
  await server.stop();
  await db.drop();
  rmSync(folder, { recursive: true, force: true });
});

const signIn = (name: string) => server.login(`${name}@sideline.test`, DEMO_PASSWORD);
/** Login tokens of the demo's people. */
export const login = {
  superadmin: await signIn('superadmin'),
  admin: await signIn('admin'),
  league: await signIn('league'),
  sponsor: await signIn('sponsor'),
};

export const rows = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await db.owner.query(text, values)).rows as Row[];
export const id = async (text: string, values: unknown[] = []): Promise<number> => {
  const [row] = await rows<{ id: number }>(text, values);
  if (!row) throw new Error(`The demo has no row for: ${text}`);
  return row.id;
};
export const link = async (
  kind: Kind,
  recordId: number,
  more: { season?: string; year?: number } = {},
): Promise<string> => {
  const query = async <Row extends Record<string, unknown>>(text: string, values: unknown[]) => rows<Row>(text, values);
  const token = await mintLink(query, installationSecret(), Math.floor(Date.now() / 1000), {
    kind,
    id: recordId,
    ...more,
  });
  if (!token) throw new Error(`No ${kind} link for ${recordId}`);
  return token;
};
/** The error codes of a response; empty if the operation succeeded. */
export const codes = (answer: GraphqlAnswer): (string | undefined)[] =>
  (answer.errors ?? []).map((error) => error.extensions?.code);
/** 'refused' if a query is not permitted or the schema does not have the field; otherwise the response. */
export const refusalOf = async (query: string, column: string, token: string): Promise<unknown> => {
  const { data, errors } = await server.graphql(query, {}, token);
  const [first] = errors ?? [];
  const unknown = /There is no field/.test(first?.message ?? '') && first?.message.includes(`"${column}"`);
  return first?.extensions?.code === 'SL403' || unknown ? 'refused' : (first?.message ?? data);
};
export const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** Proposed offers to leagues with a shipping address and without accounts; each test uses a different one. */
export const proposed = await rows<{ id: number; organization_id: number; campaign_id: number }>(
  `select o.id, o.organization_id, o.campaign_id from app_public.offers o
   join app_public.organizations g on g.id = o.organization_id
   where o.status = 'proposed' and o.value > 0 and g.shipping_address_id is not null
     and not exists (select from app_public.organization_users u where u.organization_id = g.id)
   order by o.id limit 12`,
);
export const nextOffer = () => {
  const offer = proposed.shift();
  if (!offer) throw new Error('The demo has too few proposed offers.');
  return offer;
};
