/**
 * `npm run bench -- --load`: 200 users concurrently sign in, hold a live connection, fetch files and send queries.
 * None may get an error. Replaces its own section of docs/performance.md.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Client, createClient } from 'graphql-ws';
import pg from 'pg';
import sharp from 'sharp';
import WebSocket from 'ws';
import { asEnvironment } from '../../db/instance/connections.ts';
import { freePort, startScratch } from '../../db/instance/scratch.ts';
import { migrate } from '../../db/migrate/index.ts';
import { installationSecret } from '../../db/settings.ts';
import { UserFacingError } from '../../db/userFacingError.ts';
import { signFileUrl } from '../../server/shared/files/fileUrls.ts';
import { hashPassword } from '../../server/shared/passwords/passwords.ts';
import { memory, start, stop } from './processes.ts';
import { writeSection } from './sections.ts';

const PEOPLE = 200;
const PASSWORD = 'Two-Hundred-9';
const FILES_EACH = 10;
const QUESTIONS_EACH = 5;

/** One kind of load: number of responses and errors, and milliseconds. */
export interface Step {
  title: string;
  count: number;
  errors: string[];
  perSecond: number;
  median: number;
  p99: number;
  longest: number;
}

/** Runs all tasks concurrently, each repeatedly, and times every execution. */
async function together(title: string, works: (() => Promise<unknown>)[], inRow = 1): Promise<Step> {
  const times: number[] = [];
  const errors: string[] = [];
  const began = performance.now();
  await Promise.all(
    works.map(async (work) => {
      for (let n = 0; n < inRow; n += 1) {
        const start = performance.now();
        try {
          await work();
        } catch (error) {
          errors.push((error as Error).message);
        }
        times.push(performance.now() - start);
      }
    }),
  );
  const elapsed = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
  return {
    title,
    count: times.length,
    errors,
    perSecond: times.length / elapsed,
    median: at(0.5),
    p99: at(0.99),
    longest: at(1),
  };
}

async function ok(answer: Response, wanted: number): Promise<Response> {
  if (answer.status !== wanted) throw new Error(`${answer.status} ${(await answer.text()).slice(0, 200)}`);
  return answer;
}

/** Creates the users, one campaign and its offer; returns the ids that the load needs. */
async function fill(owner: pg.Pool): Promise<{ campaign: number; offer: number }> {
  const id = async (text: string, values: unknown[] = []) => (await owner.query(text, values)).rows[0].id as number;
  await owner.query(
    `with u as (insert into app_public.users (email, name, role, status)
       select 'person' || n || '@load.test', 'Person ' || n, 'admin', 'active' from generate_series(1, $1::int) n returning id)
     insert into app_private.user_secrets (user_id, password_hash) select id, $2 from u`,
    [PEOPLE, await hashPassword(PASSWORD)],
  );
  const sponsor = await id(`insert into app_public.sponsors (name) values ('Load Bank') returning id`);
  const campaign = await id(
    `insert into app_public.campaigns (sponsor_id, name, season, year, status) values ($1, 'Load', 'spring', 2030, 'active') returning id`,
    [sponsor],
  );
  const organization = await id(
    `insert into app_public.organizations (name, city, state) values ('Load League', 'Austin', 'TX') returning id`,
  );
  const property = await id(
    `insert into app_public.sponsorable_properties (organization_id, name, season) values ($1, 'U10', 'spring') returning id`,
    [organization],
  );
  const offer = await id(
    `insert into app_public.offers (campaign_id, sponsor_id, sponsorable_property_id, organization_id, status) values ($1, $2, $3, $4, 'prospecting') returning id`,
    [campaign, sponsor, property, organization],
  );
  return { campaign, offer };
}

/** Runs the load on one server; its database and folder are deleted afterwards. */
export async function usersAtOnce(say: (text: string) => void): Promise<{ steps: Step[]; most: number | null }> {
  const scratch = await startScratch();
  const folder = path.join(scratch.dataDir, 'files');
  const connections = await scratch.create('load');
  await migrate(connections.direct);
  const owner = new pg.Pool({ connectionString: connections.owner, max: 4 });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { campaign, offer } = await fill(owner);
  mkdirSync(path.join(folder, 'aa'), { recursive: true });
  const picture = await sharp({
    create: {
      width: 1200,
      height: 900,
      channels: 3,
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
      background: '#000',
    },
  })
    .jpeg({ quality: 60 })
    .toBuffer();
  for (let n = 0; n < PEOPLE; n += 1) writeFileSync(path.join(folder, `aa/photo-${n}.jpg`), picture);
  const server = await start('server/main.ts', {
    ...asEnvironment(connections),
    PORT: String(port),
    PUBLIC_URL: url,
    FILES_DIR: folder,
    REQUESTS_PER_MINUTE: '1200', // as in production
    LOG_LEVEL: 'error',
  });
  const clients: Client[] = [];
  const steps: Step[] = [];
  const add = (step: Step) => {
    steps.push(step);
    say(
      `${step.title}: ${step.count}, ${step.errors.length} errors, longest ${Math.round(step.longest)} ms ${step.errors[0] ?? ''}`,
    );
  };
  const everybody = <T>(work: (n: number) => Promise<T>) => Array.from({ length: PEOPLE }, (_, n) => () => work(n));
  try {
    const tokens: string[] = [];
    add(
      await together(
        'sign in',
        everybody(async (n) => {
          const answer = await fetch(`${url}/user_token`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ auth: { email: `person${n + 1}@load.test`, password: PASSWORD } }),
          });
          tokens[n] = ((await (await ok(answer, 201)).json()) as { jwt: string }).jwt;
        }),
      ),
    );
    const heard: Promise<unknown>[] = [];
    add(
      await together(
        'open a live connection and subscribe',
        everybody(async (n) => {
          const client = createClient({
            url: `ws://127.0.0.1:${port}/graphql`,
            webSocketImpl: WebSocket,
            retryAttempts: 0,
            connectionParams: { authorization: `Bearer ${tokens[n]}` },
          });
          clients.push(client);
          await new Promise<void>((subscribed, refused) => {
            let reports = 0;
            heard[n] = new Promise((resolve, reject) => {
              const fail = (error: unknown) => {
                reject(error);
                refused(error);
              };
              client.subscribe(
                {
                  query: 'subscription ($id: String!) { prospectingReportChannel(id: $id) { qualified prospecting } }',
                  variables: { id: `campaign-${campaign}` },
                },
                {
                  next({ data, errors }) {
                    if (errors) return fail(new Error(JSON.stringify(errors)));
                    reports += 1;
                    if (reports === 1)
                      subscribed(); // a subscription starts with the current report
                    else resolve(data);
                  },
                  error: (error) => fail(new Error(String((error as Error)?.message ?? error))),
                  complete: () => {},
                },
              );
            });
            heard[n]?.catch(() => {});
          });
        }),
      ),
    );
    await owner.query(`update app_public.offers set status = 'qualified' where id = $1`, [offer]);
    add(
      await together(
        'hear of a change',
        everybody(async (n) => heard[n]),
      ),
    );
    add(
      await together(
        `fetch a file of ${Math.round(picture.length / 1000)} kB`,
        everybody(async (n) => {
          const answer = await fetch(
            url + signFileUrl(`aa/photo-${n}.jpg`, installationSecret(), Math.floor(Date.now() / 1000)),
          );
          const bytes = await (await ok(answer, 200)).arrayBuffer();
          if (bytes.byteLength !== picture.length) throw new Error(`${bytes.byteLength} bytes of ${picture.length}`);
        }),
        FILES_EACH,
      ),
    );
    add(
      await together(
        'ask for the offers of a campaign',
        everybody(async (n) => {
          const answer = await fetch(`${url}/graphql`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[n]}` },
            body: JSON.stringify({ query: '{ offers(first: 25) { id status organization { id name } } }' }),
          });
          const { errors } = (await (await ok(answer, 200)).json()) as { errors?: unknown };
          if (errors) throw new Error(JSON.stringify(errors).slice(0, 200));
        }),
        QUESTIONS_EACH,
      ),
    );
    return { steps, most: memory(server)?.most ?? null };
  } finally {
    for (const client of clients) void client.dispose();
    await stop(server);
    await owner.end();
    await scratch.stop();
  }
}

const USERS_HEAD = `## ${PEOPLE} people at once`;

/** The section for docs/performance.md. */
export function usersSection({ steps, most }: Awaited<ReturnType<typeof usersAtOnce>>): string {
  const row = ({ title, count, errors, perSecond, median, p99, longest }: Step) =>
    `| ${[title, count.toLocaleString('en'), errors.length, Math.round(perSecond), ...[median, p99, longest].map(Math.round)].join(' | ')} |`;
  return [
    USERS_HEAD,
    `\`npm run bench -- --load\` on ${new Date().toISOString().slice(0, 10)}: ${os.cpus().length} cores, load average ${(os.loadavg()[0] ?? 0).toFixed(1)} at the end, one server process with a pool of 10 and production's limit of requests, all people concurrently, from the same machine. A sign-in is one argon2id hash of 19 MB; as many are computed at a time as there are cores, the others queue, and only when 600 are waiting is a sign-in refused (429 with \`Retry-After\`).`,
    [
      '| what | times | errors | a second | median ms | p99 ms | longest ms |',
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
      ...steps.map(row),
    ].join('\n'),
    ...(most === null ? [] : [`The server had at most ${most} MB.`]),
  ].join('\n\n');
}

/** Runs the load, writes its section, and fails if anybody got an error. */
export async function benchUsers(say: (text: string) => void): Promise<void> {
  const result = await usersAtOnce(say);
  const section = usersSection(result);
  console.log(`\n${section}`);
  writeSection(section);
  const errors = result.steps.flatMap((step) => step.errors);
  if (errors.length > 0) throw new UserFacingError(`${errors.length} errors, such as: ${errors[0]}`);
}
