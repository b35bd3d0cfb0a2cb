/** The short form of `npm run restore:drill`. */
import { expect, it } from '@jest/globals';
import { drill } from './drill.ts';

it('[X11] a backup taken while people work is restored with all that was done before it, its money and its files', async () => {
  const report = await drill({ demo: false, leagues: 200, work: 20, say: () => {} });
  expect(report.broken).toEqual([]);
  const sum = (work: Record<string, number>) => Object.values(work).reduce((all, n) => all + n, 0);
  expect(sum(report.kept)).toBeGreaterThanOrEqual(20);
  // later writes must be reported as lost
  expect(sum({ ...report.lost, seconds: 0 })).toBeGreaterThan(0);
  expect(report.money.offers).toBe(600);
  expect(report.files).toBeGreaterThan(0);
}, 300_000);
