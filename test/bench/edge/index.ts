/**
 * `npm run bench -- --edge`: views of a shared dashboard from Varnish with server/dashboards/edge.vcl, and from the server
 * alone, by wrk. Needs Varnish with xkey, and wrk.
 */
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { asEnvironment } from '../../../db/instance/connections.ts';
import { installationSecret, projectDir } from '../../../db/settings.ts';
import { UserFacingError } from '../../../db/userFacingError.ts';
import { signLink } from '../../../server/shared/links/links.ts';
import { startVarnish, varnishInstalled } from '../../platform/varnish.ts';
import { median } from '../load.ts';
import { type Prepared, prepare } from '../prepare.ts';
import { start, stop } from '../processes.ts';
import { table, verdict, writeSection } from '../sections.ts';

const ROUNDS = 3;
const SECONDS = 6;
const CONNECTIONS = 64;
/** Views a second. */
const GOAL = 5000;

interface Rate {
  /** Of all requests. */
  perSecond: number;
  /** Milliseconds. */
  median: number;
  p99: number;
}

/** Asks for the paths in turns with a browser's headers. Throws on any answer that is not 2xx. */
async function wrk(folder: string, url: string, method: string, paths: readonly string[]): Promise<Rate> {
  const script = path.join(folder, 'edge.lua');
  writeFileSync(
    script,
    `local paths = {${paths.map((each) => JSON.stringify(each)).join(', ')}}
local n = 0
request = function()
  n = n + 1
  local headers = {["Accept-Encoding"] = "gzip", ["User-Agent"] = "Mozilla/5.0 view " .. n % 1000}
  return wrk.format("${method}", paths[n % #paths + 1], headers)
end
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format("RESULT %f %f %f %d\\n", summary.requests * 1e6 / summary.duration, latency:percentile(50) / 1000,
    latency:percentile(99) / 1000, e.connect + e.read + e.write + e.status + e.timeout))
end`,
  );
  const { stdout } = await promisify(execFile)('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-s', script, url]);
  const [perSecond, middle, p99, errors] = (/RESULT (.*)/.exec(stdout)?.[1] ?? '').split(' ').map(Number);
  if (errors !== 0) throw new Error(`${errors} requests failed:\n${stdout}`);
  return { perSecond: perSecond as number, median: middle as number, p99: p99 as number };
}

/** The run with the middle rate of several. */
async function rounds(measure: () => Promise<Rate>): Promise<Rate> {
  const runs: Rate[] = [];
  for (let round = 0; round < ROUNDS; round += 1) runs.push(await measure());
  const middle = median(runs.map(({ perSecond }) => perSecond));
  return runs.find(({ perSecond }) => perSecond === middle) as Rate;
}

async function measure(prepared: Prepared, folder: string, port: number, say: (text: string) => void) {
  const origin = `http://127.0.0.1:${port + 1}`;
  const server = await start('server/main.ts', {
    ...asEnvironment(prepared.connections),
    PORT: String(port + 1),
    PUBLIC_URL: origin,
    FILES_DIR: `${folder}/files`,
    EDGE_PURGE_URL: `http://127.0.0.1:${port + 2}`,
    REQUESTS_PER_MINUTE: '10000000',
    LOG_LEVEL: 'error',
  });
  const varnish = await startVarnish(port + 1, port + 2);
  try {
    const token = signLink(
      { kind: 'campaign', id: prepared.subjects.dashboardCampaignId, v: 1 },
      installationSecret(),
      Math.floor(Date.now() / 1000),
    );
    const page = `/campaign-dashboard/${token}`;
    const named = `/dashboards/${token}`;
    const { version } = (await (await fetch(origin + named)).json()) as { version: string };
    const snapshot = `${named}/${version}`;
    const sizeOf = async (url: string, encoding: string) => {
      const response = await fetch(url + snapshot, { headers: { 'accept-encoding': encoding } });
      await response.arrayBuffer();
      return Number(response.headers.get('content-length'));
    };
    const whole = await sizeOf(origin, 'identity');
    await sizeOf(varnish.url, 'gzip'); // the length is known once it is stored
    const compressed = await sizeOf(varnish.url, 'gzip');
    const view = [page, named, snapshot];
    const rates: [what: string, requests: number, rate: Rate][] = [];
    for (const [what, url, method, paths] of [
      ['a view from Varnish: page, version and snapshot', varnish.url, 'GET', view],
      ['its snapshot alone', varnish.url, 'GET', [snapshot]],
      ['a view counted, through Varnish', varnish.url, 'POST', [`${named}/views`]],
      ['a view from the server, without Varnish', origin, 'GET', view],
    ] as const) {
      const rate = await rounds(() => wrk(folder, url, method, paths));
      say(`${what}: ${(rate.perSecond / paths.length).toFixed(0)}/s`);
      rates.push([what, paths.length, rate]);
    }
    return { rates, whole, compressed };
  } finally {
    await varnish.stop();
    await stop(server);
  }
}

/** Measures and writes the section. Errors: Varnish or wrk is missing. */
export async function benchEdge(folder: string, port: number, say: (text: string) => void): Promise<void> {
  if (!varnishInstalled || spawnSync('wrk', ['-v']).error)
    throw new UserFacingError(
      'This needs Varnish with its module xkey, and wrk (Debian: varnish, varnish-modules, wrk).',
    );
  mkdirSync(folder, { recursive: true });
  execFileSync(process.execPath, [path.join(projectDir, 'test/runner/build.mjs')], { stdio: 'inherit' });
  const busy = os.loadavg()[0] as number;
  const prepared = await prepare(folder, port, 'bench_edge', 1, say);
  try {
    const { rates, whole, compressed } = await measure(prepared, folder, port, say);
    const views = (rates[0]?.[2].perSecond ?? 0) / (rates[0]?.[1] ?? 1);
    const kb = (bytes: number) => (bytes / 1000).toFixed(1);
    const section = [
      '## Dashboards from an edge',
      `\`npm run bench -- --edge\` on ${new Date().toISOString().slice(0, 10)}, load before ${busy.toFixed(1)}: a campaign's dashboard by link, Varnish with [edge.vcl](../server/dashboards/edge.vcl) in front of one server, \`wrk\` with ${CONNECTIONS} connections on the same ${os.cpus().length} cores, gzip, loopback; the middle of ${ROUNDS} runs of ${SECONDS} s. The snapshot has ${kb(whole)} KB, ${kb(compressed)} KB compressed. Scripts and pictures come from the same cache and are not counted. Goal: ${GOAL.toLocaleString('en')} views a second from Varnish.`,
      table(
        ['what', 'views/s', 'requests/s', 'median, ms', 'p99, ms', ''],
        rates.map(([what, requests, { perSecond, median: middle, p99 }], index) => [
          what,
          (perSecond / requests).toFixed(0),
          perSecond.toFixed(0),
          middle.toFixed(1),
          p99.toFixed(1),
          index === 0 ? verdict(views >= GOAL) : '',
        ]),
      ),
    ].join('\n\n');
    console.log(`\n${section}`);
    writeSection(section);
  } finally {
    await prepared.server.stop();
  }
}
