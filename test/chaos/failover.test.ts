/** A short form of `npm run chaos -- --failover`, in `npm run test:long` where Patroni, etcd and HAProxy are installed. */
import { expect, it } from '@jest/globals';
import { LONG } from '../harness/long.ts';
import { missingPackages } from './failover/cluster.ts';
import { failover } from './failover/failover.ts';

(LONG && missingPackages().length === 0 ? it : it.skip)(
  '[M1] loses and doubles nothing when the primary is killed, and writes again within 30 seconds',
  async () => {
    const steps: string[] = [];
    const report = await failover({ times: 2, seed: 1, port: 6300, say: (text) => steps.push(text) });
    expect({ broken: report.broken, steps: report.broken.length > 0 ? steps : [] }).toEqual({ broken: [], steps: [] });
    expect([report.lost, report.doubled]).toEqual([0, 0]);
  },
  600_000,
);
