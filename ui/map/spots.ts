/** Pins that cover each other however close the map is. */
import type { Point } from './geometry.ts';

/** Decimal places of degrees: within about 100 m, pins cover each other at the highest zoom. */
const DECIMALS = 3;

/** Pins by the place that they share, in the order of their first ones. */
export function spotsOf<Pin extends Point>(pins: readonly Pin[]): [Pin, ...Pin[]][] {
  const spots = new Map<string, [Pin, ...Pin[]]>();
  for (const pin of pins) {
    const key = `${pin.lat.toFixed(DECIMALS)} ${pin.lon.toFixed(DECIMALS)}`;
    const known = spots.get(key);
    if (known) known.push(pin);
    else spots.set(key, [pin]);
  }
  return [...spots.values()];
}
