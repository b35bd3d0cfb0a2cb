/** `npm run bench -- --lists`: whether lists of the console open as fast with fifty times as many records, in any order. */
import { mkdirSync } from 'node:fs';
import { withClient } from '../../../db/client.ts';
import { type Prepared, prepare } from '../prepare.ts';
import { table, verdict, writeSection } from '../sections.ts';
import { fillLists } from './fill.ts';
import { type Plan, planLists, type Slowest } from './plans.ts';
import { type ListTime, MAX_RATIO, timeLists } from './times.ts';
import { timeWrites } from './writes.ts';

export const LISTS_HEAD = '## Lists of the console at scale 50';

/** The section, measured on a running server or, without one, on a separate one. */
export async function listsPart(
  folder: string,
  port: number,
  say: (text: string) => void,
  large?: Prepared,
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const prepared = large ?? (await prepare(folder, port, 'bench', 50, say));
  try {
    const small = await prepare(folder, port, 'bench_one', 1, say, prepared.server);
    for (const { connections } of [small, prepared]) await fillLists(connections);
    const staffId = await withClient(
      prepared.connections.owner,
      'The bench database',
      async (client) =>
        (await client.query(`select id from app_public.users where email = 'admin@sideline.test'`)).rows[0]
          .id as number,
    );
    const writes = await timeWrites(prepared.connections);
    const plans = await planLists(prepared.connections, staffId);
    for (const { title, scans } of plans) for (const scan of scans) say(`${title} ${scan} is read from end to end`);
    const times = await timeLists(
      { small: small.connections, large: prepared.connections },
      [port + 1, port + 2],
      `${folder}/files`,
      say,
    );
    return listsSection(times, plans, writes, small.counts, prepared.counts);
  } finally {
    if (!large) await prepared.server.stop();
  }
}

const slowest = (of: Slowest | undefined) => (of?.count ? `${of.time.toFixed(0)} (${of.name}, of ${of.count})` : '');

function listsSection(
  times: ListTime[],
  plans: Plan[],
  writes: { label: string; perUpdate: number }[],
  small: Prepared['counts'],
  large: Prepared['counts'],
): string {
  const offers = ({ offers: count }: Prepared['counts']) => `${count.toLocaleString('en')} offers`;
  return [
    LISTS_HEAD,
    `The first page of each list as staff over HTTP, without its total, one at a time in alternating groups of five, medians: with ${offers(small)}, and with ${offers(large)}. Orders: each column that the list offers, both ways; filters: each column by its rarest value; searches: a word and two characters, as typed and with typing errors; explained at the larger size, where no sequential scan of a table of more than 10,000 rows is allowed.`,
    table(
      [
        'list',
        'median ms',
        'median ms at 50',
        'times',
        `at most ${MAX_RATIO}`,
        'slowest order ms',
        'slowest filter ms',
        'slowest search ms',
        'no sequential scan',
      ],
      times.map(({ title, small: one, large: fifty }) => {
        const plan = plans.find((found) => found.title === title);
        return [
          title,
          one.toFixed(1),
          fifty.toFixed(1),
          (fifty / one).toFixed(2),
          verdict(fifty / one <= MAX_RATIO),
          slowest(plan?.orders),
          slowest(plan?.filters),
          slowest(plan?.searches),
          plan ? verdict(plan.scans.length === 0) : '',
        ];
      }),
    ),
    'What that costs a save: the value of 2,000 offers changed one by one in a transaction, medians of five.',
    table(
      ['updates of offers', 'ms each'],
      writes.map(({ label, perUpdate }) => [label, perUpdate.toFixed(3)]),
    ),
  ].join('\n\n');
}

/** Runs only this part: prints it and writes it to docs/performance.md. */
export async function benchLists(folder: string, port: number, say: (text: string) => void): Promise<void> {
  const section = await listsPart(folder, port, say);
  console.log(`\n${section}`);
  writeSection(section);
}
