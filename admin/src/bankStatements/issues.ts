import { bankFileKind, bankLineIssue, bankLineSettlement } from '../../../db/generated/choices.ts';
import { named } from '../../../ui/choices.ts';

export const kindChoices = named(bankFileKind, { csv: 'CSV', bai2: 'BAI2', ofx: 'OFX' });
export const issueChoices = named(bankLineIssue, {
  wrong_amount: 'Wrong amount',
  unknown_number: 'Unknown number',
  paid_twice: 'Paid twice',
  paid_after_void: 'Paid although void',
  paid_after_stop: 'Paid although stopped',
  paid_after_return: 'Paid although returned',
  paid_before_mailed: 'Paid before it was mailed',
});
export const settlementChoices = named(bankLineSettlement, {
  cleared: 'The check is paid, by this amount',
  bank_error: 'The bank’s error: it gives the money back',
  accepted: 'Accepted: paid for another reason',
});

/** The name of a value among choices; the value if it has none. */
export const nameIn = (choices: readonly { id: string; name: string }[], value: string): string =>
  choices.find(({ id }) => id === value)?.name ?? value;

/** All records of a short list, by name. */
export const byName = { sort: { field: 'name', order: 'ASC' as const }, pagination: { page: 1, perPage: 100 } };
