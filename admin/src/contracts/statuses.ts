import type { Choice } from '../../../db/generated/choices.ts';
import { type StatusStyle, style } from '../../../ui/status.ts';

/** Contracts of campaigns with their sponsors. */
export const contractStatuses = {
  draft: style('Draft', 'prospecting', 'stage-open'),
  out_for_signature: style('Out for signature', 'proposed', 'clock'),
  signed: style('Signed by both', 'confirmed', 'check'),
  superseded: style('Superseded', 'inactive', 'minus'),
  withdrawn: style('Withdrawn', 'inactive', 'cross'),
} as const satisfies Record<Choice<'contractStatus'>, StatusStyle>;

/** Invoices to sponsors. */
export const invoiceStates = {
  open: style('To pay', 'proposed', 'clock'),
  partly_paid: style('Partly paid', 'qualified', 'stage-quarter'),
  paid: style('Paid', 'confirmed', 'check'),
  credited: style('Void', 'inactive', 'minus'),
} as const satisfies Record<Choice<'invoiceState'>, StatusStyle>;
