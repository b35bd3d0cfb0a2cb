import type { Choice } from '../../../db/generated/choices.ts';
import { StatusChip } from '../components/StatusChip.tsx';

type Payment = { state: Choice<'checkState'>; payoutMethod: Choice<'payoutMethod'> };

/** The state of a payment in the words of its kind: a check is mailed, a direct deposit sent. */
export const PaymentState = ({ payment: { state, payoutMethod } }: { payment: Payment }) => (
  <StatusChip of={payoutMethod === 'direct_deposit' ? 'depositState' : 'checkState'} status={state} />
);
