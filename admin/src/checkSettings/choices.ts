import {
  checkPosition,
  positivePayAmount,
  positivePayColumn,
  positivePayDate,
  positivePaySeparator,
} from '../../../db/generated/choices.ts';
import { named } from '../../../ui/choices.ts';

export const positionChoices = named(checkPosition, {
  top: 'At the top',
  middle: 'In the middle',
  bottom: 'At the bottom',
});
export const columnChoices = named(positivePayColumn, {
  account_number: 'Account number',
  check_number: 'Check number',
  amount: 'Amount',
  issue_date: 'Issue date',
  record_type: 'Issued or void',
  payee: 'Payee',
  blank: 'Blank',
});
export const dateChoices = named(positivePayDate, {
  mmddyy: '112326',
  mmddyyyy: '11232026',
  mm_dd_yyyy: '11/23/2026',
  yyyymmdd: '20261123',
  yyyy_mm_dd: '2026-11-23',
});
export const amountChoices = named(positivePayAmount, { dollars: '1234.50', cents: '123450' });
export const separatorChoices = named(positivePaySeparator, {
  comma: 'Comma',
  semicolon: 'Semicolon',
  tab: 'Tab',
  pipe: 'Vertical bar',
  fixed_width: 'None (fixed-width columns)',
});
