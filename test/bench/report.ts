/** The bench's result as tables, for the terminal and for docs/performance.md. */
import os from 'node:os';
import type { Compared } from './compare.ts';
import type { PeerResult } from './peer.ts';
import type { Prepared } from './prepare.ts';
import type { RlsCost } from './rls.ts';

export interface Results {
  counts: Prepared['counts'];
  connections: number;
  seconds: number;
  rounds: number;
  reads: Compared[];
  rls: RlsCost[];
  million: Compared[];
  memory: { server: { now: number; most: number } | null; worker: { now: number; most: number } | null };
  peer: PeerResult | null;
  /**
   * Load average when the benchmark started. On a busy machine the ratios come out too low: the API is a single process that
   * competes for the processor, while the hand-written SQL runs almost entirely in ten processes of PostgreSQL.
   */
  busy: number;
  started: Date;
}

const number = (value: number, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const verdict = (good: boolean) => (good ? 'met' : '**missed**');

const table = (head: string[], rows: string[][]): string =>
  [head, head.map((_, index) => (index ? '---:' : '---')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const readsTable = (reads: Compared[], least: number) =>
  table(
    [
      'read',
      'API requests/s',
      'hand-written requests/s',
      'ratio',
      'API median ms',
      'API p99 ms',
      'kB',
      `at least ${number(least, 2)}`,
    ],
    reads.map(({ read, api, bare, ratio, bytes }) => [
      read.title,
      number(api.requestsPerSecond),
      number(bare.requestsPerSecond),
      number(ratio, 2),
      number(api.median, 1),
      number(api.p99, 1),
      number(bytes / 1000, 1),
      verdict(ratio >= least),
    ]),
  );

/** Targeting at so many properties, `many` in words. */
export const targetingSection = (many: string, reads: Compared[]) =>
  [
    `## Targeting at ${many} properties`,
    'Seasons, sports, numbers of players and five circles of 50 miles. Within 1.5 times the bare SQL means a ratio of at least 0.67.',
    readsTable(reads, 1 / 1.5),
  ].join('\n\n');

/** The whole report as Markdown. */
export function report(results: Results): string {
  const { counts, memory, peer } = results;
  const megabytes = (value: { now: number; most: number } | null) =>
    value ? [`${value.now} MB`, `${value.most} MB`] : ['not measured', 'not measured'];
  const parts = [
    '# Performance',
    `Written by \`npm run bench\` on ${results.started.toISOString().slice(0, 10)}: ${os.cpus().length} cores (${os.cpus()[0]?.model.trim() ?? 'unknown'}), ${number(os.totalmem() / 1e9)} GB, Node ${process.version}, PostgreSQL 18 embedded, load average ${number(results.busy, 1)} at the start. Figures of different machines or runs are not comparable; the ratios are taken within one run.`,
    ...(results.busy > 1
      ? [
          '**The machine was busy with other work.** Then the ratios are too low, too: the API is a single process that competes for the processor, while the hand-written SQL runs almost entirely in ten processes of PostgreSQL.',
        ]
      : []),
    '## Five reads over HTTP',
    `${number(counts.organizations)} organizations, ${number(counts.properties)} sponsorable properties, ${number(counts.offers)} offers, database ${counts.size}. ${results.connections} connections, ${results.rounds} alternating runs of ${results.seconds} s a side, medians. "Hand-written" is one prepared SQL statement that builds the identical JSON (compared before timing), sent by \`pg\` from a bare Node HTTP server with a pool of the same size. Signed image URLs are left out on both sides, because only the server can sign.`,
    readsTable(results.reads, 0.5),
    '## Row level security',
    'One prepared statement at a time, as the viewer under row-level security and as the owner with the condition in the statement; medians. Both roles alternate on one connection. Three connections are measured one after the other and the median cost is taken, because two backends with the same work differ by up to a fifth for their whole lifetime. The session context is loaded once per transaction when the role is set; that is measured separately (with a round trip of its own, which the server avoids by sending it along with the query) and included in the reads over HTTP.',
    table(
      ['statement', 'viewer ms', 'owner ms', 'cost', 'at most 15 %', 'context ms'],
      results.rls.map((statement) => [
        statement.title,
        number(statement.visitor, 3),
        number(statement.owner, 3),
        `${number(statement.cost * 100, 1)} %`,
        verdict(statement.cost <= 0.15),
        number(statement.entry, 3),
      ]),
    ),
  ];
  if (results.million.length > 0) parts.push(targetingSection('one million', results.million));
  parts.push(
    '## Memory',
    table(
      ['process', 'after the reads', 'at most', 'limit'],
      [
        ['server', ...megabytes(memory.server), `300 MB: ${memory.server ? verdict(memory.server.most < 300) : '–'}`],
        ['worker', ...megabytes(memory.worker), `200 MB: ${memory.worker ? verdict(memory.worker.most < 200) : '–'}`],
      ],
    ),
  );
  if (peer)
    parts.push(
      `## Beside Directus ${peer.version}`,
      'The same database and machine, its administrator, cache and rate limiter off, a pool of 10; the GraphQL list with the same three levels.',
      table(
        ['read', 'Sideline requests/s', 'Directus requests/s', 'times as fast', 'at least'],
        peer.reads.map((read) => [
          read.title,
          number(read.ours),
          number(read.theirs),
          number(read.ours / read.theirs, 1),
          `${read.least}: ${verdict(read.ours / read.theirs >= read.least)}`,
        ]),
      ),
    );
  return `${parts.join('\n\n')}\n`;
}
