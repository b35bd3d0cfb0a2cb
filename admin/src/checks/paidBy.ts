import type { CheckListRowFragment } from './generated/graphql.ts';

/** How a check is paid, or would be if it were approved now (issue 35, 2). */
export const paidBy = ({ check }: Pick<CheckListRowFragment, 'check'>): string =>
  check?.depositEndsIn ? `Direct deposit to ••${check.depositEndsIn}` : 'By check';
