import { describe, expect, it } from '@jest/globals';
import { deliveriesByAsset, sumOfDeliveries } from './delivery.ts';

const row = (name: string, contracted: number | null, confirmed: number, proven: number) => ({
  name,
  contracted,
  confirmed,
  proven,
  due: confirmed - proven,
  late: 0,
  notDelivered: 0,
});

describe('sums of deliveries', () => {
  it('[M13] add each part; a missing number of a contract does not count, and none at all is unknown', () => {
    expect(sumOfDeliveries('In all', [row('Banner', null, 3, 1), row('Survey', 5, 2, 2)])).toEqual({
      ...row('In all', 5, 5, 3),
    });
    expect(sumOfDeliveries('In all', [row('Banner', null, 3, 1)]).contracted).toBeNull();
    expect(sumOfDeliveries('In all', [])).toEqual(row('In all', null, 0, 0));
  });

  it('are one row for each asset, in the order in which assets first appear', () => {
    const rows = [row('Survey', 1, 1, 0), row('Banner', 2, 2, 1), row('Survey', 3, 4, 4)];
    expect(deliveriesByAsset(rows, sumOfDeliveries)).toEqual([row('Survey', 4, 5, 4), row('Banner', 2, 2, 1)]);
  });
});
