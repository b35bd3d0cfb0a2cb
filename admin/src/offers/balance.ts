import type { Check } from './types.ts';

const sum = (checks: readonly Check[], status: string) =>
  checks
    .filter((check) => check.status.toLowerCase() === status)
    .reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0) / 100;

/** What was sent, what waits and what is left of the offer's value, in dollars (S-322, S-323). */
export function balance(value: string | null, checks: readonly Check[]) {
  const total = Number(value ?? 0);
  const sent = sum(checks, 'approved');
  const pending = sum(checks, 'pending');
  const available = Math.max(0, Math.round((total - sent - pending) * 100) / 100);
  return { total, sent, pending, available };
}
