/** `npm run bench -- --console`: the size of the console, and its response times at scale 50. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectDir } from '../../../db/settings.ts';
import { UserFacingError } from '../../../db/userFacingError.ts';
import { fillLists } from '../lists/fill.ts';
import { type Prepared, prepare } from '../prepare.ts';
import { table, verdict, writeSection } from '../sections.ts';
import { type ClickTime, MAX_RATIO, timeClicks } from './clicks.ts';
import { type Interaction, MAX_INP, measureInteractions, SLOWER, VISITS } from './interactions.ts';
import { type Side, startChromium, startSide } from './side.ts';
import { isKept, PACES, RATES, type Typed, typeSearches } from './typing.ts';
import { type ConsoleWeight, consoleWeight } from './weight.ts';

/** The parts by the names that `--only` accepts; each is a section of the report. */
const PARTS = ['weight', 'clicks', 'interactions', 'typing'] as const;
type Part = (typeof PARTS)[number];
const isPart = (name: string): name is Part => PARTS.some((part) => part === name);

const MAX_KIB = { entry: 230, firstList: 310, page: 25 };
const MAX_LINES = 15_500;

/** The sections, measured on a running server or, without one, on a separate one. `only`: names of parts. */
export async function consoleParts(
  folder: string,
  port: number,
  say: (text: string) => void,
  { large, only }: { large?: Prepared; only?: readonly string[] | undefined } = {},
): Promise<string[]> {
  const unknown = only?.find((name) => !isPart(name));
  if (unknown) throw new UserFacingError(`--only knows ${PARTS.join(', ')}; ${unknown} is none of them.`);
  const wants = (part: Part) => !only || only.includes(part);
  mkdirSync(folder, { recursive: true });
  execFileSync(process.execPath, [path.join(projectDir, 'test/runner/build.mjs')], { stdio: 'inherit' });
  const sections = wants('weight') ? [weightPart(consoleWeight())] : [];
  if (!PARTS.some((part) => part !== 'weight' && wants(part))) return sections;
  const prepared = large ?? (await prepare(folder, port, 'bench', 50, say));
  try {
    const one = await prepare(folder, port, 'bench_one', 1, say, prepared.server);
    for (const { connections } of [one, prepared]) await fillLists(connections);
    const browser = await startChromium(say);
    const sides: Side[] = [];
    const open = async (database: Prepared, sidePort: number) => {
      const side = await startSide(browser, database.connections, sidePort, `${folder}/files`);
      sides.push(side);
      return side;
    };
    try {
      const fifty = await open(prepared, port + 2);
      if (wants('clicks'))
        sections.push(clicksPart(await timeClicks(await open(one, port + 1), fifty, say), one.counts, prepared.counts));
      if (wants('interactions')) sections.push(interactionsPart(await measureInteractions(fifty, say)));
      if (wants('typing')) sections.push(typingPart(await typeSearches(fifty, say)));
      return sections;
    } finally {
      await browser.close();
      for (const side of sides) await side.stop();
    }
  } finally {
    if (!large) await prepared.server.stop();
  }
}

/** The machine's load, as the report shows it; on a busy machine interactions seem slower. */
const load = () => {
  const average = os.loadavg()[0] as number;
  const busy = average > 4 ? ' **The machine was busy with other work:** the page waited for its turn as well.' : '';
  return `${new Date().toISOString().slice(0, 10)}, load average ${average.toFixed(1)} at the end.${busy}`;
};

function weightPart({ entry, firstList, largestPage, lines }: ConsoleWeight): string {
  const kib = (title: string, size: number, max: number) => [
    title,
    `${size.toFixed(1)} KiB`,
    `${max} KiB: ${verdict(size <= max)}`,
  ];
  const count = (value: number) => value.toLocaleString('en');
  const total = lines.code + lines.css;
  return [
    '## What the console weighs',
    '`npm run bench -- --console`: JavaScript of the production build in KiB of brotli. Lines of `admin/src` without tests and generated files.',
    table(
      ['weight', 'is', 'at most'],
      [
        kib('entry with its static imports', entry, MAX_KIB.entry),
        kib('until the first list, of organizations', firstList, MAX_KIB.firstList),
        kib(`largest chunk of a page but the map's: ${largestPage.name}`, largestPage.size, MAX_KIB.page),
        [
          `lines: ${count(lines.code)} of TypeScript, ${count(lines.css)} of CSS`,
          count(total),
          `${count(MAX_LINES)}: ${verdict(total <= MAX_LINES)}`,
        ],
      ],
    ),
  ].join('\n\n');
}

function clicksPart(times: ClickTime[], small: Prepared['counts'], large: Prepared['counts']): string {
  const offers = ({ offers: count }: Prepared['counts']) => `${count.toLocaleString('en')} offers`;
  return [
    '## From a click to the rows of a list',
    `From a click on a link to the painted rows in Chromium, the page before reloaded each time, both databases in turns, medians: with ${offers(small)}, and with ${offers(large)}. ${load()}`,
    table(
      ['list', 'rows', 'ms', 'rows at 50', 'ms at 50', 'times', `at most ${MAX_RATIO}`],
      times.map(({ title, small: one, large: fifty, rows }) => [
        title,
        rows[0],
        one.toFixed(0),
        rows[1],
        fifty.toFixed(0),
        (fifty / one).toFixed(2),
        verdict(fifty / one <= MAX_RATIO),
      ]),
    ),
  ].join('\n\n');
}

function interactionsPart(interactions: Interaction[]): string {
  return [
    '## Interaction to next paint in the console',
    `Measured by \`web-vitals\` at scale 50, the processor slowed ${SLOWER} times once the page is loaded. A visit's figure is that of its slowest interaction, a page's the 75th percentile of ${VISITS} visits. ${load()}`,
    table(
      ['page', 'steps of a visit', 'ms', 'slowest step', `at most ${MAX_INP} ms`],
      interactions.map(({ title, steps, inp, slowest }) => [title, steps, inp, slowest, verdict(inp <= MAX_INP)]),
    ),
  ].join('\n\n');
}

function typingPart(typed: Typed[]): string {
  const titles = [...new Set(typed.map(({ title }) => title))];
  const speeds = RATES.flatMap((rate) => PACES.map((pace) => ({ rate, pace })));
  return [
    '## Typing in a search of the console',
    'By milliseconds a key: met when the input holds every typed character in the end and the last request searches for all of them.',
    table(
      ['search', ...speeds.map(({ rate, pace }) => `${pace} ms${rate > 1 ? `, ${rate} times slower` : ''}`)],
      titles.map((title) => [
        title,
        ...speeds.map(({ rate, pace }) =>
          verdict(
            typed.some(
              (result) => result.title === title && result.rate === rate && result.pace === pace && isKept(result),
            ),
          ),
        ),
      ]),
    ),
  ].join('\n\n');
}

/** Runs only these parts: prints them and writes them to docs/performance.md. */
export async function benchConsole(
  folder: string,
  port: number,
  say: (text: string) => void,
  only?: readonly string[],
): Promise<void> {
  for (const section of await consoleParts(folder, port, say, { only })) {
    console.log(`\n${section}`);
    writeSection(section);
  }
}
