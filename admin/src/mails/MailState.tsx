import { formatMoment } from '../components/formatMoment.ts';
import { ToneChip } from '../components/StatusChip.tsx';
import type { MailRowFragment } from './generated/graphql.ts';
import { stateOf } from './kinds.ts';

/** The state of an email as a chip. */
export function MailState({ state }: { state: string }) {
  const { tone, label } = stateOf(state);
  return <ToneChip tone={tone}>{label}</ToneChip>;
}

/** When an email was sent or queued, or until when it waits. */
export const MailTime = ({ mail: { sentAt, notBefore, createdAt } }: { mail: MailRowFragment }) =>
  !sentAt && notBefore ? `Waits until ${formatMoment(notBefore)}` : formatMoment(sentAt ?? createdAt);
