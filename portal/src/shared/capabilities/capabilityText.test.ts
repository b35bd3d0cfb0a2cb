import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { capabilityName } from '../../../../ui/formats.ts';
import { capabilityText } from './capabilityText.ts';

const rows = readFileSync(
  path.join(import.meta.dirname, '../../../../sql/capabilities/0016_capability_rows.sql'),
  'utf8',
);
const names = [...rows.matchAll(/^\s+\(\d+, '([^']+)'/gm)].map(([, name]) => name as string);

it('[V22] counts every asset as emails and contracts do', () => {
  expect(names.length).toBeGreaterThan(8);
  for (const name of names)
    for (const count of [null, 1, 2, 4]) expect(capabilityText(count, name)).toBe(capabilityName(count, name));
  expect(capabilityText(1, 'Giveaways and Coupons')).toBe('Giveaway and Coupon');
});
