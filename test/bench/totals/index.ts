/** `npm run bench -- --totals`: how soon a list of the console shows its total beside its rows, by its common filters. */
import { mkdirSync } from 'node:fs';
import os from 'node:os';
import { LARGE_LIST } from '../../../ui/largeList.ts';
import { fillLists } from '../lists/fill.ts';
import { LISTS, type List } from '../lists/lists.ts';
import { open, type Side } from '../lists/times.ts';
import { median, post } from '../load.ts';
import { type Prepared, prepare } from '../prepare.ts';
import { stop } from '../processes.ts';
import { table, verdict, writeSection } from '../sections.ts';

/** How much later than the page alone the page and its total may be there. */
const MAX_RATIO = 1.5;
const ROUNDS = 30;
const IN_ROUND = 3;

/** The filters that a list shows in its toolbar, and those that other pages link to, by the list's title. */
const FILTERS: readonly (readonly [string, string, string?])[] = [
  ['Offers', ''],
  ['Offers', 'status: { equalTo: confirmed }'],
  ['Offers', 'status: { equalTo: canceled }'],
  ['Offers', 'season: { equalTo: winter }'],
  ['Offers', 'season: { equalTo: winter }, year: { equalTo: 2027 }'],
  ['Offers', 'status: { equalTo: confirmed }, season: { equalTo: fall }'],
  ['Offers', 'sponsorId: { equalTo: 7 }'],
  ['Offers', 'campaignId: { equalTo: 7 }'],
  ['Offers', 'state: { equalTo: "TX" }'],
  ['Offers', 'overdueDeadlinesCount: { greaterThan: 0 }'],
  ['Organizations', ''],
  ['Organizations', 'engagementStatus: { equalTo: active }'],
  ['Organizations', 'dataConfidence: { equalTo: verified }'],
  ['Campaigns', ''],
  ['Checks', ''],
  ['Checks', 'state: { equalTo: pending }'],
  ['Photos that wait', ''],
  ['Mails', ''],
  ['Mails', 'state: { equalTo: "sent" }'],
  ['Audit log', ''],
];

const sorted = ({ field, order, columns }: List, filter: string) =>
  `query { list: ${field}(first: 25, orderBy: [${order}]${filter && `, filter: { ${filter} }`}) { nodes { id ${columns} } pageInfo { hasNextPage } } }`;
const counted = ({ field }: List, filter: string, selection: string) =>
  `query { list: ${field}${filter && `(filter: { ${filter} })`} { ${selection} } }`;

/** Milliseconds until the rows, the first figure ("10,000+" or the total) and the total are there; and the total. */
interface Times {
  rows: number;
  first: number;
  exact: number;
  total: number;
}

async function send(side: Side, query: string): Promise<Record<string, unknown>> {
  const target = {
    url: side.url,
    headers: { authorization: `Bearer ${side.token}` },
    body: () => JSON.stringify({ query }),
  };
  const answer = await post(side.agent, target, 0);
  if (answer.startsWith('{"errors"')) throw new Error(`${query}: ${answer.slice(0, 500)}`);
  return JSON.parse(answer).data.list;
}

/** Sends what the console sends when a list is opened, at once. */
async function openList(side: Side, list: List, filter: string): Promise<Times> {
  const began = performance.now();
  const timed = async (query: string) => ({ list: await send(side, query), at: performance.now() - began });
  const [rows, large, total] = await Promise.all([
    timed(sorted(list, filter)),
    timed(counted(list, filter, 'isLarge')),
    timed(counted(list, filter, 'totalCount')),
  ]);
  const first = large.list.isLarge ? Math.min(large.at, total.at) : total.at;
  return { rows: rows.at, first: Math.max(rows.at, first), exact: total.at, total: total.list.totalCount as number };
}

/** The section, measured on a running database or, without one, on a separate one. */
export async function totalsPart(
  folder: string,
  port: number,
  say: (text: string) => void,
  given?: Prepared,
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const prepared = given ?? (await prepare(folder, port, 'bench', 50, say));
  let side: Side | undefined;
  try {
    await fillLists(prepared.connections);
    side = await open(prepared.connections, port + 1, `${folder}/files`);
    const rows: string[][] = [];
    for (const [title, filter] of FILTERS) {
      const list = LISTS.find((found) => found.title === title) as List;
      const alone: number[] = [];
      const opened: Times[] = [];
      for (let round = -1; round < ROUNDS; round += 1)
        for (let n = 0; n < IN_ROUND; n += 1) {
          const began = performance.now();
          await send(side, sorted(list, filter));
          const took = performance.now() - began;
          const times = await openList(side, list, filter);
          if (round < 0) continue; // warm-up
          alone.push(took);
          opened.push(times);
        }
      const of = (name: keyof Times) => median(opened.map((times) => times[name]));
      const ratio = of('first') / median(alone);
      say(`${title} ${filter}: ${median(alone).toFixed(1)} ms, with its total ${of('first').toFixed(1)} ms`);
      rows.push([
        `${title}${filter && `: ${filter.replace(/ ?[{}] ?|equalTo: |"/g, '')}`}`,
        of('total').toLocaleString('en'),
        median(alone).toFixed(1),
        of('first').toFixed(1),
        ratio.toFixed(2),
        verdict(ratio <= MAX_RATIO),
        of('exact').toFixed(1),
      ]);
    }
    return section(rows, prepared);
  } finally {
    side?.agent.destroy();
    await stop(side?.server);
    if (!given) await prepared.server.stop();
  }
}

const missedIn = (rows: string[][]) => rows.filter(([, , , , , met]) => met !== 'met').map(([list]) => list);

const section = (rows: string[][], { counts }: Prepared) =>
  [
    '## Totals beside their pages',
    `Missed by ${missedIn(rows).length} of ${rows.length}: ${missedIn(rows).join('; ') || 'none'}.`,
    `\`npm run bench -- --totals\`: the first page of a list as staff over HTTP, and what the console sends when it opens the list: the page, \`isLarge\` and \`totalCount\` at once; alternately, medians of ${ROUNDS * IN_ROUND}, with ${counts.offers.toLocaleString('en')} offers. With its total: until the rows and the first figure are there, which is the total, or "10,000+" for more than ${LARGE_LIST.toLocaleString('en')} records; the last column is when the exact total follows. ${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} cores (${os.cpus()[0]?.model}), load average ${os.loadavg()[0]?.toFixed(1)} at the end.`,
    table(
      [
        'list and filter',
        'total',
        'page ms',
        'with its total ms',
        'times',
        `at most ${MAX_RATIO}`,
        'exact total after ms',
      ],
      rows,
    ),
  ].join('\n\n');

/** Runs only this part: prints it and writes it to docs/performance.md. */
export async function benchTotals(folder: string, port: number, say: (text: string) => void): Promise<void> {
  const text = await totalsPart(folder, port, say);
  console.log(`\n${text}`);
  writeSection(text);
}
