/**
 * The bench database and the server of a commit, run by the programs of its worktree. Arguments: the worktree, a folder
 * for the database, the first of two ports, the demo's scale, `reads` or `all` (also saves and the calls of leagues).
 * Sends `ready`, then, whenever it gets a message, starts the server anew and sends `Serving`.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type * as documents from '../documents.ts';
import type * as leagueCalls from '../league/calls.ts';
import type * as leagueSubjects from '../league/subjects.ts';
import type * as preparation from '../prepare.ts';
import type * as processes from '../processes.ts';
import type * as reads from '../reads.ts';

/** A read or save, with the requests that are sent in turn. */
export interface Call {
  name: string;
  title: string;
  kind: 'read' | 'save' | 'league';
  query: string;
  requests: { token: string; variables: Record<string, unknown> }[];
}
export interface Serving {
  url: string;
  /** Process ids. */
  server: number;
  postmaster: number;
  calls: Call[];
}

/** So many different requests of each call: more than records, so that each is saved with another value when it is its turn again. */
const REQUESTS = 799;
const [root = '', folder = '', port = '', scale = '', which = ''] = process.argv.slice(2);
process.env.DATA_DIR = folder;
/** The first of the files that the commit has: some were moved. */
const load = (...files: string[]) =>
  import(path.join(root, files.find((file) => existsSync(path.join(root, file))) ?? (files[0] as string)));
const { prepare }: typeof preparation = await load('test/bench/prepare.ts');
const { start, stop }: typeof processes = await load('test/bench/processes.ts');
const { READS }: typeof reads = await load('test/bench/reads.ts');
const { asEnvironment } = await load('db/instance/connections.ts', 'db/connections.ts');
const { DEMO_PASSWORD } = await load('server/demo/accounts.ts', 'db/demo/accounts.ts');

const url = `http://127.0.0.1:${Number(port) + 1}`;
const {
  server: database,
  connections,
  subjects,
} = await prepare(folder, Number(port), 'bench', Number(scale), () => {});
let server: Awaited<ReturnType<typeof start>> | undefined;
let calls: Call[] | undefined;

async function signIn(email: string): Promise<string> {
  const response = await fetch(`${url}/user_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ auth: { email, password: DEMO_PASSWORD } }),
  });
  return ((await response.json()) as { jwt: string }).jwt;
}

const inTurn = <T>(of: (n: number) => T): T[] => Array.from({ length: REQUESTS }, (_, n) => of(n));

async function allCalls(): Promise<Call[]> {
  const staff = await signIn('admin@sideline.test');
  const ofStaff = READS.filter(({ who }) => who === 'staff').map(readBy(staff));
  if (which === 'reads') return ofStaff;
  const { signLink } = await load('server/shared/links/links.ts');
  const { installationSecret } = await load('db/settings.ts');
  const { CALLS }: typeof leagueCalls = await load('test/bench/league/calls.ts');
  const { portalDocuments }: typeof documents = await load('test/bench/documents.ts');
  const { findLeagueSubjects }: typeof leagueSubjects = await load('test/bench/league/subjects.ts');
  const league = await signIn('league@sideline.test');
  const now = Math.floor(Date.now() / 1000);
  const campaign = signLink({ kind: 'campaign', id: subjects.dashboardCampaignId, v: 1 }, installationSecret(), now);
  const people = await findLeagueSubjects(connections);
  return [
    ...READS.map((read) => readBy({ staff, league, campaign }[read.who])(read)),
    {
      name: 'save_organization',
      title: 'Staff save an organization',
      kind: 'save',
      query: `mutation BenchSave($id: Int!, $number: Int!) {
        updateOrganization(input: { id: $id, numberOfUniqueParticipantsPerYear: $number }) { organization { id name } } }`,
      requests: inTurn((n) => ({
        token: staff,
        variables: { id: subjects.organizationIds[n % subjects.organizationIds.length], number: 100 + n },
      })),
    },
    ...CALLS.map(
      (call): Call => ({
        name: call.operation,
        title: call.title,
        kind: 'league',
        query: portalDocuments.get(call.operation) ?? '',
        requests: inTurn((n) => {
          const subject = people[call.who][n % people[call.who].length] as leagueCalls.Subject;
          return { token: subject.token, variables: call.variables(subject, n) };
        }),
      }),
    ),
  ];
}

const readBy =
  (token: string) =>
  ({ name, title, query, variables }: reads.Read): Call => ({
    name,
    title,
    kind: 'read',
    query,
    requests: inTurn((n) => ({ token, variables: variables(subjects, n) })),
  });

process.on('message', async () => {
  await stop(server);
  server = await start('server/main.ts', {
    ...asEnvironment(connections),
    PORT: String(Number(port) + 1),
    PUBLIC_URL: `http://localhost:${Number(port) + 1}`,
    POOL_SIZE: '10',
    FILES_DIR: `${folder}/files`,
    REQUESTS_PER_MINUTE: '10000000',
    LOG_LEVEL: 'error',
  });
  calls ??= await allCalls();
  process.send?.({
    url,
    server: server.pid as number,
    postmaster: Number(readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]),
    calls,
  } satisfies Serving);
});
const end = async () => {
  await stop(server);
  await database.stop();
  process.exit(0);
};
process.on('disconnect', end);
if (process.connected) process.send?.('ready');
else await end(); // the parent ended while the database was prepared
