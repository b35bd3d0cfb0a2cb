/** The short form of `npm run chaos`: each process is killed under load, and every guarantee is checked. */
import { expect, it } from '@jest/globals';
import { LONG } from '../harness/long.ts';
import { chaos } from './chaos.ts';
import { VICTIMS } from './setup.ts';

it('[M1] [T6] keeps every promise when server, worker, PostgreSQL and one of its sessions are killed under load', async () => {
  const seed = Math.floor(Math.random() * 1e9);
  const steps: string[] = [];
  const report = await chaos({
    kills: LONG ? 20 : VICTIMS.length,
    seed,
    leagues: LONG ? 800 : 200,
    say: (text) => steps.push(text),
  });
  // seed and steps are printed with the violations, so that the run can be repeated
  expect({ broken: report.broken, seed, steps: report.broken.length > 0 ? steps : [] }).toEqual({
    broken: [],
    seed,
    steps: [],
  });
  expect(report.imported).toBeGreaterThan(0);
  expect(report.accepted + report.sent + report.approved + report.uploaded).toBeGreaterThan(0);
  expect(report.printed).toBeGreaterThan(0);
}, 600_000);
