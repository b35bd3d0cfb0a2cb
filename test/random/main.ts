/**
 * `npm run random -- --seconds N --seed S`: runs the random tester for the given time, on a temporary server, and
 * forwarded links at random. Every violation is printed with the seed that reproduces it; exits with 1 if there is one,
 * otherwise records in proof.txt that the rules passed, unless only a part was tried. --seconds N (60)     --seed S
 * (of the clock)     --times N (50) tries of each role, table and command before it starts over --role R, --name T
 * only these roles, tables or functions; may be given more than once
 */
import { parseArgs } from 'node:util';
import { startScratch } from '../../db/instance/scratch.ts';
import { migrate } from '../../db/migrate/index.ts';
import { runProgram } from '../../db/userFacingError.ts';
import { testDatabase } from '../harness/database.ts';
import { templateName } from '../harness/environment.ts';
import { wrongTotals } from '../harness/totals.ts';
import { forwardedLinks } from './forwardedLinks.ts';
import { type Role, roles } from './people.ts';
import { recordProof } from './proof.ts';
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
    const whole = !values.role && !values.name;
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
        const totals = await wrongTotals(db.owner);
        violations += totals.length;
        for (const total of totals) console.log(`seed ${seed}: wrong total ${JSON.stringify(total)}`);
      } finally {
        await db.drop();
      }
      if (whole) {
        const links = await testDatabase();
        const violation = await forwardedLinks(links, seed).finally(links.drop);
        if (violation) console.log(`seed ${seed}, forwarded links: ${violation}`);
        violations += violation ? 1 : 0;
      }
      if (Date.now() >= until) break;
    }
    process.exitCode = violations > 0 ? 1 : 0;
    if (violations === 0 && whole && Number(values.times) >= 50) recordProof();
  } finally {
    await scratch.stop();
  }
});
