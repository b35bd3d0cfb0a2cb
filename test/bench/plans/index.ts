/**
 * `npm run bench -- --plans`: every query of both apps under every role with 300,000 offers. PostgreSQL's own
 * auto_explain writes the plan of each statement into its log, those inside functions too. Fails and names the
 * statement if one reads a large table from end to end or misestimates how many rows it reads.
 */
import { fstatSync, mkdirSync, openSync, readSync } from 'node:fs';
import pg from 'pg';
import { asEnvironment } from '../../../db/instance/connections.ts';
import { installationSecret } from '../../../db/settings.ts';
import { UserFacingError } from '../../../db/userFacingError.ts';
import { DEMO_PASSWORD, LEAGUE_EMAIL, SPONSOR_EMAIL } from '../../../server/demo/accounts.ts';
import { signLink } from '../../../server/shared/links/links.ts';
import { type DocumentSubjects, variablesOf } from '../../harness/documentVariables.ts';
import { apiDocuments } from '../documents.ts';
import { median } from '../load.ts';
import { type Prepared, prepare } from '../prepare.ts';
import { start, stop } from '../processes.ts';
import { table, verdict, writeSection } from '../sections.ts';
import { FEW, LARGE, MAX_ESTIMATE_ERROR, plansIn, violationsOf } from './explained.ts';

const PLANS_HEAD = '## Plans of every query under every role';

/** The maximum log of one query, in bytes: a longer one is caused by a function that runs statements for every row. */
const MAX_LOG = 100_000_000;

/**
 * What is timed as a superadmin's request: pages, the queries of which one waits for, their milliseconds at most, and
 * their variables, if not those of the plans.
 */
const TIMED: [page: string, queries: string[], max: number, variables?: object][] = [
  ['Today: all lines of the whole team', ['TodayLines'], 300, {}],
  ['How the largest season stands', ['SeasonOutlook'], 300, { season: 'fall', year: new Date().getFullYear() }],
  ['How all seasons stand', ['SeasonOutlook'], 1000, {}],
  ['Planned sends: what may be followed up', ['FollowUps'], 1000],
  ['Season calendar', ['SeasonCalendar'], 1000],
  ['Fair share of the largest campaign', ['FairShare'], 1000],
  ['Why a program is in campaigns, or not', ['TargetingExplanations'], 1000],
  ['Conflicts of an offer', ['PlacementConflicts'], 300],
];

interface Result {
  role: string;
  queries: number;
  statements: number;
  violations: string[];
}

/** Makes PostgreSQL log the plans of everything that the server's role runs. */
async function logPlans(superuser: pg.Client, database: string, on: boolean): Promise<void> {
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_format': 'json',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_level': 'log',
  };
  await superuser.query(`load 'auto_explain'`);
  for (const [name, value] of Object.entries(settings))
    await superuser.query(
      `alter role sideline_authenticator in database ${database} ${on ? `set ${name} = '${value}'` : `reset ${name}`}`,
    );
}

/** What was added to a file since the last call; null if that is longer than `MAX_LOG`. */
function tail(file: string): () => string | null {
  const descriptor = openSync(file, 'r');
  let from = fstatSync(descriptor).size;
  const read = () => {
    const to = fstatSync(descriptor).size;
    const bytes = Buffer.alloc(to - from > MAX_LOG ? 0 : to - from);
    readSync(descriptor, bytes, 0, bytes.length, from);
    const long = to - from > MAX_LOG;
    from = to;
    return long ? null : bytes.toString();
  };
  return read;
}

/** Records for the queries' variables: those of the demo's league contact, and a large campaign. */
export async function findSubjects(
  superuser: pg.ClientBase,
  campaignId: number,
): Promise<DocumentSubjects & { season: string; year: number }> {
  const { rows } = await superuser.query(
    `select u.id as "userId", u.email, m.organization_id as "organizationId",
       (select id from app_public.organizations where id <> m.organization_id order by id limit 1) as "otherOrganizationId",
       c.sponsor_id as "sponsorId", c.id as "campaignId", c.season::text, c.year,
       (select id from app_public.offers where status = 'proposed' order by id limit 1) as "proposedOfferId",
       (select id from app_public.offers where status = 'confirmed' and organization_id = m.organization_id order by id limit 1) as "confirmedOfferId",
       (select d.id from app_public.verification_deadlines d where d.organization_id = m.organization_id order by 1 limit 1) as "deadlineId",
       (select max(transaction_id)::text from app_private.audit_log) as "changeId"
     from app_public.users u join app_public.organization_users m on m.user_id = u.id cross join app_public.campaigns c
     where u.email = $1 and c.id = $2 and exists (select from app_public.offers where status = 'confirmed' and organization_id = m.organization_id)
     order by m.organization_id limit 1`,
    [LEAGUE_EMAIL, campaignId],
  );
  if (!rows[0]) throw new UserFacingError('The bench database has no league contact with a confirmed offer.');
  return rows[0];
}

async function signIn(url: string, email: string): Promise<string> {
  const response = await fetch(`${url}/user_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ auth: { email, password: DEMO_PASSWORD } }),
  });
  if (!response.ok) throw new UserFacingError(`${email} could not sign in: ${response.status}`);
  return ((await response.json()) as { jwt: string }).jwt;
}

/** A token for each role that queries the API; null: anonymous. */
export async function tokensOf(
  url: string,
  subjects: Awaited<ReturnType<typeof findSubjects>>,
): Promise<Record<string, string | null>> {
  const link = (kind: 'offer' | 'application' | 'league' | 'deadline' | 'campaign' | 'season', id: number, more = {}) =>
    signLink({ kind, id, v: 1, ...more }, installationSecret(), Math.floor(Date.now() / 1000));
  const { season, year } = subjects;
  return {
    superadmin: await signIn(url, 'superadmin@sideline.test'),
    admin: await signIn(url, 'admin@sideline.test'),
    organization: await signIn(url, LEAGUE_EMAIL),
    sponsor: await signIn(url, SPONSOR_EMAIL),
    'offer link': link('offer', subjects.proposedOfferId),
    'application link': link('application', subjects.organizationId, {
      organization_id: subjects.organizationId,
      offer_id: subjects.proposedOfferId,
      campaign_id: subjects.campaignId,
      season,
      year,
    }),
    'onboarding link': link('league', subjects.organizationId),
    'deadline link': link('deadline', subjects.deadlineId),
    'campaign link': link('campaign', subjects.campaignId),
    'season link': link('season', subjects.sponsorId, { season, year }),
    anonymous: null,
  };
}

async function measure(
  prepared: Prepared,
  folder: string,
  port: number,
  say: (text: string) => void,
): Promise<Result[]> {
  const superuser = new pg.Client({ connectionString: prepared.server.superuserUrl('bench') });
  await superuser.connect();
  const subjects = await findSubjects(superuser, prepared.subjects.dashboardCampaignId);
  await logPlans(superuser, 'bench', true);
  const server = await start('server/main.ts', {
    ...asEnvironment(prepared.connections),
    PORT: String(port),
    FILES_DIR: `${folder}/files`,
    REQUESTS_PER_MINUTE: '10000000',
    STATEMENT_TIMEOUT_MS: '60000',
    LOG_LEVEL: 'fatal',
  });
  try {
    const url = `http://127.0.0.1:${port}`;
    const results: Result[] = [];
    const added = tail(`${folder}/postgres.log`);
    for (const [role, token] of Object.entries(await tokensOf(url, subjects))) {
      const result: Result = { role, queries: 0, statements: 0, violations: [] };
      for (const { name, text: query } of apiDocuments) {
        if (!query.startsWith('query')) continue;
        added();
        const response = await fetch(`${url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
          body: JSON.stringify({ query, variables: variablesOf(name, query, subjects) }),
        });
        await response.text();
        const log = added();
        if (log === null) result.violations.push(`${role}, ${name}: a function runs statements for every row`);
        const plans = plansIn(log ?? '');
        result.queries += 1;
        result.statements += plans.length;
        for (const plan of plans)
          for (const violation of violationsOf(plan))
            result.violations.push(
              `${role}, ${name}: ${violation}\n    ${plan['Query Text'].replace(/\s+/g, ' ').slice(0, 600)}`,
            );
      }
      say(`${role}: ${result.statements} statements, ${result.violations.length} violations`);
      results.push(result);
    }
    return results;
  } finally {
    await stop(server);
    await logPlans(superuser, 'bench', false);
    await superuser.end();
  }
}

/** The milliseconds of each of these pages as a superadmin's requests, one after the other, medians. */
async function timePages({ connections, subjects }: Prepared, folder: string, port: number): Promise<number[]> {
  const superuser = new pg.Client({ connectionString: connections.direct });
  await superuser.connect();
  const variables = await findSubjects(superuser, subjects.dashboardCampaignId).finally(() => superuser.end());
  const server = await start('server/main.ts', {
    ...asEnvironment(connections),
    PORT: String(port),
    FILES_DIR: `${folder}/files`,
    LOG_LEVEL: 'fatal',
  });
  try {
    const url = `http://127.0.0.1:${port}`;
    const authorization = `Bearer ${await signIn(url, 'superadmin@sideline.test')}`;
    const all: number[] = [];
    for (const [, names, , own] of TIMED) {
      const times: number[] = [];
      for (let n = 0; n < 12; n += 1) {
        const began = performance.now();
        for (const name of names) {
          const query = apiDocuments.find((document) => document.name === name)?.text;
          if (!query) throw new Error(`There is no query ${name}.`);
          const given = own ?? variablesOf(name, query, variables);
          const response = await fetch(`${url}/graphql`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization },
            body: JSON.stringify({ query, variables: given }),
          });
          const text = await response.text();
          if (text.includes('"errors"')) throw new Error(text.slice(0, 300));
        }
        times.push(performance.now() - began);
      }
      all.push(median(times.slice(3)));
    }
    return all;
  } finally {
    await stop(server);
  }
}

/** Explains every query, writes the section, and throws if a plan violates a rule. */
export async function benchPlans(folder: string, port: number, say: (text: string) => void): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const prepared = await prepare(folder, port, 'bench', 50, say);
  try {
    const results = await measure(prepared, folder, port + 1, say);
    const times = await timePages(prepared, folder, port + 1);
    const section = [
      PLANS_HEAD,
      `Every query of both apps, sent by every role with ${prepared.counts.offers.toLocaleString('en')} offers; PostgreSQL explains each statement that it executes, those inside functions too. A violation is a sequential scan of more than ${LARGE.toLocaleString('en')} rows that uses less than a tenth of them, statements run for every row, or ${MAX_ESTIMATE_ERROR} times as many or few rows as estimated (from ${FEW.toLocaleString('en')} rows on, functions' declared ones and searches by mistyped words excepted).`,
      table(
        ['role', 'queries', 'statements', 'violations', ''],
        results.map(({ role, queries, statements, violations }) => [
          role,
          queries,
          statements,
          violations.length,
          verdict(violations.length === 0),
        ]),
      ),
      table(
        ['page', 'ms', 'at most', ''],
        TIMED.map(([page, , max], n) => [page, times[n]?.toFixed(0) ?? '', max, verdict((times[n] ?? 0) <= max)]),
      ),
    ].join('\n\n');
    console.log(`\n${section}`);
    writeSection(section);
    const violations = results.flatMap((result) => result.violations);
    for (const [n, [page, , max]] of TIMED.entries())
      if ((times[n] ?? 0) > max) violations.push(`${page}: ${times[n]?.toFixed(0)} ms.`);
    if (violations.length > 0) throw new UserFacingError(`Plans with violations:\n${violations.join('\n')}`);
  } finally {
    await prepared.server.stop();
  }
}
