/**
 * `npm run chaos`: kills server, worker and PostgreSQL with SIGKILL at random moments under load, and checks that nothing
 * acknowledged was lost and nothing done twice. Exits with code 1 if a guarantee was violated.
 * --kills N (100)   --seed S (a new one each time, printed; the same seed gives the same order of kills)   --leagues N (kills × 40)
 * --failover: kills the primary of a cluster of two instead (docs/scale.md)   --times N (50)   --port N (6300, the first of seven)
 */
import { parseArgs } from 'node:util';
import { runProgram } from '../../db/userFacingError.ts';
import { chaos } from './chaos.ts';
import { failover } from './failover/failover.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    seed: { type: 'string' },
    leagues: { type: 'string' },
    failover: { type: 'boolean', default: false },
    times: { type: 'string', default: '50' },
    port: { type: 'string', default: '6300' },
  },
});

await runProgram(async () => {
  process.env.SIDELINE_SECRET ||= 'the chaos run keeps nothing worth a secret';
  const kills = Number(values.kills);
  const seed = values.seed === undefined ? Math.floor(Math.random() * 1e9) : Number(values.seed);
  const began = performance.now();
  const say = (text: string) =>
    console.log(`[${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s] ${text}`);
  say(`seed ${seed}`);
  const { broken, ...rest } = values.failover
    ? await failover({ times: Number(values.times), seed, port: Number(values.port), say })
    : await chaos({ kills, seed, leagues: Number(values.leagues ?? kills * 40), say });
  console.log(JSON.stringify(rest, null, 2));
  for (const promise of broken) console.log(`BROKEN ${promise}`);
  console.log(
    broken.length === 0 ? `Everything held (seed ${seed}).` : `${broken.length} promises broken (seed ${seed}).`,
  );
  process.exit(broken.length === 0 ? 0 : 1);
});
