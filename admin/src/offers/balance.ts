import type { OfferRecordFragment } from './generated/graphql.ts';

type Money = Pick<OfferRecordFragment, 'value' | 'checkAvailable'> & {
  checks: readonly Pick<OfferRecordFragment['checks'][number], 'status' | 'amount' | 'withheld'>[];
};

const sum = (checks: Money['checks'], status: string) =>
  checks
    .filter((check) => check.status === status)
    .reduce((total, { amount, withheld }) => total + Math.round((Number(amount) + Number(withheld)) * 100), 0) / 100;

/**
 * Sent, pending and available parts of the offer's value, in dollars with what was withheld; the available part is computed by the database
 * (S-322, S-323).
 */
export const balance = ({ value, checkAvailable, checks }: Money) => ({
  total: Number(value ?? 0),
  sent: sum(checks, 'approved'),
  pending: sum(checks, 'pending'),
  available: Math.max(0, Number(checkAvailable ?? 0)),
});
