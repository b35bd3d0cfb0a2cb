/** `npm run bench -- --first`: the first request for each document after a start, beside the median of later ones. */
import { mkdirSync } from 'node:fs';
import { portalDocuments } from '../documents.ts';
import { CALLS } from '../league/calls.ts';
import { ask, at, open } from '../league/measure.ts';
import { prepare } from '../prepare.ts';
import { stop } from '../processes.ts';
import { table, verdict, writeSection } from '../sections.ts';

const FIRST_HEAD = '## The first request after a start';

/** How many times slower than the warm median a first request may be. */
const MAX_RATIO = 2;
const WARM = 40;

interface First {
  title: string;
  /** Milliseconds. */
  first: number;
  warm: number;
}

/** Times every read of a league on a server that has just started, then again when it is warm. */
async function measure(
  planAtStart: 'on' | 'off',
  prepared: Awaited<ReturnType<typeof prepare>>,
  port: number,
  files: string,
): Promise<First[]> {
  const side = await open(prepared.connections, port, files, { PLAN_AT_START: planAtStart });
  try {
    const reads = CALLS.filter(({ operation }) => portalDocuments.get(operation)?.startsWith('query'));
    const timed: First[] = [];
    for (const call of reads) {
      const query = portalDocuments.get(call.operation) as string;
      const [first] = (await ask(side, call, query, 0, 1)) as [number];
      const warm = at(await ask(side, call, query, 1, WARM), 0.5);
      timed.push({ title: call.title, first, warm });
    }
    return timed;
  } finally {
    side.agent.destroy();
    await stop(side.server);
  }
}

/** Measures with and without PLAN_AT_START and writes the section to docs/performance.md. */
export async function benchFirst(folder: string, port: number, say: (text: string) => void): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const prepared = await prepare(folder, port, 'bench_one', 1, say);
  try {
    say('PLAN_AT_START=on');
    const on = await measure('on', prepared, port + 1, `${folder}/files`);
    say('PLAN_AT_START=off');
    const off = await measure('off', prepared, port + 1, `${folder}/files`);
    const section = [
      FIRST_HEAD,
      'Each read of a league as the first request for its document after the server started, and the median of the next forty, at scale 1. Without `PLAN_AT_START` the first request also parses, validates and plans its document.',
      table(
        ['read', 'first, ms', 'warm, ms', 'times', `at most ${MAX_RATIO}`, 'first without it, ms'],
        on.map(({ title, first, warm }, index) => [
          title,
          first.toFixed(1),
          warm.toFixed(1),
          (first / warm).toFixed(1),
          verdict(first / warm <= MAX_RATIO),
          (off[index] as First).first.toFixed(1),
        ]),
      ),
    ].join('\n\n');
    console.log(`\n${section}`);
    writeSection(section);
  } finally {
    await prepared.server.stop();
  }
}
