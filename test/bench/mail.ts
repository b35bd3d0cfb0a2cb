/** Email: offers to ten thousand organizations through a local mail server, compared with a bare loop around nodemailer. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { asEnvironment } from '../../db/instance/connections.ts';
import { freePort } from '../../db/instance/scratch.ts';
import type { Prepared } from './prepare.ts';
import { memory, start, stop } from './processes.ts';

/** The required ratio of email throughput. */
export const LEAST_MAIL_RATIO = 0.5;

export interface MailResult {
  mails: number;
  rounds: number;
  /** Emails per second: medians. */
  worker: number;
  bare: number;
  ratio: number;
  /** The worker's memory in MB, at most. */
  memory: number | null;
}

const ROUNDS = 3;
const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

/** Selects one offer each of the given number of organizations, all proposed and with a contact address. */
async function chooseOffers(owner: pg.Pool, count: number): Promise<number[]> {
  for (const [from, to] of [
    ['prospecting', 'qualified'],
    ['qualified', 'proposed'],
  ])
    await owner.query(
      `update app_public.offers set status = $2::text::app_public.offer_status, value = coalesce(value, 1500) where status = $1::text::app_public.offer_status`,
      [from, to],
    );
  const { rows } = await owner.query(
    `select distinct on (o.organization_id) o.id from app_public.offers o join app_public.organizations g on g.id = o.organization_id
     where o.status = 'proposed' and g.contact_email is not null order by o.organization_id, o.id limit $1`,
    [count],
  );
  return rows.map(({ id }) => id);
}

const queueStatement = `
  insert into app_private.mail_outbox (kind, recipient, subject_key, due, payload, offer_id, organization_id)
  select 'offer', lower(btrim(split_part(g.contact_email, ',', 1))), 'bench:' || o.id, app_private.today(),
    jsonb_build_object('offer_id', o.id), o.id, o.organization_id
  from app_public.offers o join app_public.organizations g on g.id = o.organization_id where o.id = any ($1)`;

const now = () => performance.timeOrigin + performance.now();

/** Waits until the sink has received the expected number; returns the time, in milliseconds. */
async function sinkDone(sink: ChildProcess): Promise<number> {
  for (;;) {
    const [message] = (await once(sink, 'message')) as [{ done?: number; at: number }];
    if (message.done) return message.at;
  }
}

async function bareRound(sink: ChildProcess, bare: ChildProcess, count: number): Promise<number> {
  sink.send({ expect: count });
  const done = sinkDone(sink);
  const began = once(bare, 'message') as Promise<[{ started: number }]>;
  bare.send({ send: count });
  const [at, [{ started }]] = await Promise.all([done, began]);
  return (count * 1000) / (at - started);
}

async function workerRound(sink: ChildProcess, owner: pg.Pool, offers: number[]): Promise<number> {
  await owner.query(`delete from app_private.mail_outbox`);
  sink.send({ expect: offers.length });
  const done = sinkDone(sink);
  await owner.query(queueStatement, [offers]);
  const started = now();
  const at = await done;
  // The next round starts once every email of this one is recorded as sent.
  for (;;) {
    const { rows } = await owner.query(
      `select count(*)::int as n, count(*) filter (where state = 'sent')::int as sent from app_private.mail_outbox`,
    );
    if (rows[0].sent === rows[0].n) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return (offers.length * 1000) / (at - started);
}

/** Measures both sides alternately. The worker reads, renders and records each email; the loop sends one prepared email. */
export async function measureMail(
  { connections }: Pick<Prepared, 'connections'>,
  filesDir: string,
  count: number,
  say: (text: string) => void,
): Promise<MailResult> {
  const owner = new pg.Pool({ connectionString: connections.owner, max: 2 });
  const sinkPort = await freePort();
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${sinkPort}` };
  const sink = await start('test/bench/mailSink.ts', { SINK_PORT: String(sinkPort) });
  const bare = await start('test/bench/bareMailer.ts', smtp);
  const worker = await start('workers/main.ts', { ...asEnvironment(connections), ...smtp, FILES_DIR: filesDir });
  try {
    const offers = await chooseOffers(owner, count);
    if (offers.length < count) throw new Error(`Only ${offers.length} organizations have an offer that can be mailed.`);
    const rates = { worker: [] as number[], bare: [] as number[] };
    await bareRound(sink, bare, 500);
    await workerRound(sink, owner, offers.slice(0, 500));
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.bare.push(await bareRound(sink, bare, count));
      rates.worker.push(await workerRound(sink, owner, offers));
      say(`mail: worker ${rates.worker.at(-1)?.toFixed(0)}, bare loop ${rates.bare.at(-1)?.toFixed(0)} mails/s`);
    }
    const result = { worker: median(rates.worker), bare: median(rates.bare) };
    return {
      mails: count,
      rounds: ROUNDS,
      ...result,
      ratio: result.worker / result.bare,
      memory: memory(worker)?.most ?? null,
    };
  } finally {
    await Promise.all([worker, bare, sink].map((program) => stop(program)));
    await owner.end();
  }
}

/** The section for docs/performance.md. */
export function mailSection({ mails, rounds, worker, bare, ratio, memory: most }: MailResult): string {
  const whole = (value: number) => Math.round(value).toLocaleString('en');
  return [
    '## Mail',
    '',
    `Offers to ${whole(mails)} organizations are sent through a local mail server in a separate process, ${rounds} alternating runs, medians. The worker claims, reads, renders, signs, sends and records each email; the bare loop sends one prepared email as often with nodemailer, over as many connections.`,
    '',
    '| | mails/s | |',
    '| --- | ---: | --- |',
    `| worker | ${whole(worker)} | ${most === null ? '' : `${most} MB at most`} |`,
    `| bare nodemailer loop | ${whole(bare)} | |`,
    `| ratio | ${ratio.toFixed(2)} | at least ${LEAST_MAIL_RATIO.toFixed(2)}: ${ratio >= LEAST_MAIL_RATIO ? 'met' : '**missed**'} |`,
    '',
  ].join('\n');
}
