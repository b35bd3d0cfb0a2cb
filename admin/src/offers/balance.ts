import type { Check } from './types.ts';

const sum = (checks: readonly Check[], status: string) =>
  checks
    .filter((check) => check.status.toLowerCase() === status)
    .reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0) / 100;

/** What was sent and what waits of the offer's value, in dollars; what a check may still carry the database says (S-322, S-323). */
export function balance(offer: { value: string | null; checkAvailable: string | null; checks: readonly Check[] }) {
  return {
    total: Number(offer.value ?? 0),
    sent: sum(offer.checks, 'approved'),
    pending: sum(offer.checks, 'pending'),
    available: Math.max(0, Number(offer.checkAvailable ?? 0)),
  };
}
