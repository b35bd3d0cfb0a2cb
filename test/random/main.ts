/**
 * `npm run random -- --seconds N --seed S`: runs the random tester for the given time, on a temporary server. Every
 * violation is printed with the seed that reproduces it; exits with 1 if there is one. --seconds N (60)     --seed S
 * (of the clock)     --times N (50) tries of each role, table and command before it starts over --role R, --name T
 * only these roles, tables or functions; may be given more than once
 */
import { parseArgs } from 'node:util';
import { startScratch } from '../../db/instance/scratch.ts';
import { migrate } from '../../db/migrate/index.ts';
import { runProgram } from '../../db/userFacingError.ts';
import { templateName } from '../harness/environment.ts';
import { type Role, roles } from './people.ts';
import { randomDatabase, runOn, told } from './run.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    times: { type: 'string', default: '50' },
    role: { type: 'string', multiple: true },
    name: { type: 'string', multiple: true },
  },
});

await runProgram(async () => {
  const scratch = await startScratch();
  try {
    process.env.DATA_DIR = scratch.dataDir;
    process.env.SIDELINE_TEST_DB_PORT = String(scratch.server.port);
    await migrate((await scratch.create(templateName)).direct);
    const until = Date.now() + Number(values.seconds) * 1000;
    const wanted = roles.filter((role) => values.role?.includes(role));
    let violations = 0;
    for (let seed = Number(values.seed); violations === 0; seed++) {
      console.log(`seed ${seed}`);
      const db = await randomDatabase(seed);
      try {
        const result = await runOn(db, {
          seed,
          times: Number(values.times),
          seconds: Math.min(120, (until - Date.now()) / 1000),
          only: {
            ...(wanted.length > 0 ? { roles: wanted as Role[] } : {}),
            ...(values.name ? { names: values.name } : {}),
          },
        });
        violations += result.violations.length;
        console.log(result.coverage.report());
        for (const violation of result.violations) console.log(told(violation));
      } finally {
        await db.drop();
      }
      if (Date.now() >= until) break;
    }
    process.exitCode = violations > 0 ? 1 : 0;
  } finally {
    await scratch.stop();
  }
});
