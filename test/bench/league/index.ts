/** `npm run bench -- --league`: whether a league waits longer with fifty times as many leagues. */
import { mkdirSync } from 'node:fs';
import { type Prepared, prepare } from '../prepare.ts';
import { table, verdict, writeSection } from '../sections.ts';
import { type LeagueResult, MAX_RATIO, measureLeague } from './measure.ts';

export const LEAGUE_HEAD = '## Calls of a league at scale 50';

/** The section, measured on the given running server or, without one, on a separate one. */
export async function leaguePart(
  folder: string,
  port: number,
  say: (text: string) => void,
  large?: Prepared,
  only?: readonly string[],
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const prepared = large ?? (await prepare(folder, port, 'bench', 50, say));
  try {
    const small = await prepare(folder, port, 'bench_one', 1, say, prepared.server);
    const results = await measureLeague(
      { small: small.connections, large: prepared.connections },
      [port + 1, port + 2],
      `${folder}/files`,
      say,
      only,
    );
    return leagueSection(results, small.counts, prepared.counts);
  } finally {
    if (!large) await prepared.server.stop();
  }
}

function leagueSection(results: LeagueResult[], small: Prepared['counts'], large: Prepared['counts']): string {
  const ms = (value: number) => value.toFixed(1);
  const size = ({ organizations, offers }: Prepared['counts']) =>
    `${organizations.toLocaleString('en')} organizations and ${offers.toLocaleString('en')} offers`;
  return [
    LEAGUE_HEAD,
    `Each operation of a league's pages as its viewer, one at a time, 400 times per database in alternating groups of five, by 40 people or links spread over the database: with ${size(small)}, and with ${size(large)}.`,
    table(
      ['call', 'median ms', 'p95 ms', 'median ms at 50', 'p95 ms at 50', 'p95 times', `at most ${MAX_RATIO}`],
      results.map(({ call, small: one, large: fifty, ratio }) => [
        call.title,
        ms(one.median),
        ms(one.p95),
        ms(fifty.median),
        ms(fifty.p95),
        ratio.toFixed(2),
        verdict(ratio <= MAX_RATIO),
      ]),
    ),
  ].join('\n\n');
}

/** Runs only this part: prints it and, if all operations were measured, writes it to docs/performance.md. */
export async function benchLeague(
  folder: string,
  port: number,
  say: (text: string) => void,
  only?: readonly string[],
): Promise<void> {
  const section = await leaguePart(folder, port, say, undefined, only);
  console.log(`\n${section}`);
  if (!only) writeSection(section);
}
