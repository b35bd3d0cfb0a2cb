import { describe, expect, it } from '@jest/globals';
import { contractOf, deliveriesByAsset, sumOfDeliveries } from './delivery.ts';

const row = (name: string, contracted: number | null, confirmed: number, proven: number) => ({
  name,
  contracted,
  confirmed,
  unconfirmed: Math.max((contracted ?? confirmed) - confirmed, 0),
  extra: Math.max(confirmed - (contracted ?? confirmed), 0),
  proven,
  inReview: 0,
  due: confirmed - proven,
  late: 0,
  notDelivered: 0,
});

describe('sums of deliveries', () => {
  it('[M13] add each part; a missing number of a contract does not count, and none at all is unknown', () => {
    expect(sumOfDeliveries('In all', [row('Banner', null, 3, 1), row('Survey', 5, 2, 2)])).toEqual({
      ...row('In all', 5, 5, 3),
      unconfirmed: 3,
    });
    expect(sumOfDeliveries('In all', [row('Banner', null, 3, 1)]).contracted).toBeNull();
    expect(sumOfDeliveries('In all', [])).toEqual(row('In all', null, 0, 0));
  });

  it('are one row for each asset, in the order in which assets first appear', () => {
    const rows = [row('Survey', 1, 1, 0), row('Banner', 2, 2, 1), row('Survey', 3, 4, 4)];
    expect(deliveriesByAsset(rows, sumOfDeliveries)).toEqual([
      { ...row('Survey', 4, 5, 4), unconfirmed: 0, extra: 1 },
      row('Banner', 2, 2, 1),
    ]);
  });

  it('[W3] never set what one campaign has in addition against what another lacks', () => {
    const sum = sumOfDeliveries('In all', [row('Coupon', 100, 20, 0), row('Coupon', 50, 200, 0)]);
    expect(sum).toMatchObject({ contracted: 150, confirmed: 220, unconfirmed: 80, extra: 150 });
  });

  it('[W4] a contract that covers only some campaigns says so', () => {
    expect(contractOf([90_000, null])).toEqual({ dollars: 90_000, scope: ' for 1 of 2 campaigns' });
    expect(contractOf([1, 2])).toEqual({ dollars: 3, scope: '' });
    expect(contractOf([null])).toBeNull();
  });
});
