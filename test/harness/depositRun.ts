/** A run of direct deposits, for tests of its file. */
import type { DepositEntry, DepositRun } from '../../server/deposits/nacha.ts';

/** A run as its file needs it. */
export const depositRun: DepositRun = {
  id: 7,
  effective: '261202',
  created: '2611291330',
  modifier: 27,
  bank: {
    bank_name: 'First Bank of Łódź and the whole County',
    bank_routing_number: '021000021',
    company_name: 'Sideline',
    originator_id: '1234567890',
    entry_class: 'ccd',
    entry_description: 'Sponsor',
  },
};
/** A payment of it; values: what is different. */
export const depositEntry = (values: Partial<DepositEntry> = {}): DepositEntry => ({
  ...{ trace: 1, amount: '1250.05', checkId: 12, accountId: 3, kind: 'checking', routing: '021000021' },
  ...{ account: '123456789', holder: 'Zażółć gęślą FC', memo: 'Spring 2027, half', ...values },
});
/** Payments and trials, with names that no bank's file can hold. */
export const depositEntries = [
  depositEntry(),
  depositEntry({
    trace: 2,
    amount: '0',
    checkId: null,
    accountId: 4,
    kind: 'savings',
    routing: '011000015',
    account: '0055501',
  }),
  depositEntry({
    trace: 9,
    amount: '99.10',
    checkId: 13,
    kind: 'savings',
    routing: '322271627',
    memo: null,
    holder: 'O’Neil & 日本',
  }),
  depositEntry({ trace: 10, amount: '0.00', checkId: null, accountId: 5 }),
];
