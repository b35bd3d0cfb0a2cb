import { sendState } from '../../../db/generated/choices.ts';
import { named } from '../../../ui/choices.ts';
import { ToneChip } from '../components/StatusChip.tsx';

const labels = { queued: 'Queued', paused: 'Paused', done: 'Done', canceled: 'Canceled' } as const;
const tones = { queued: 'proposed', paused: 'inactive', done: 'confirmed', canceled: 'inactive' } as const;

/** The states of sends as filter choices. */
export const sendStateChoices = named(sendState, labels);

/** The state of a send as a chip; a paused one with its reason. */
export const SendState = ({ state, reason }: { state: keyof typeof labels; reason: string | null }) => (
  <ToneChip tone={tones[state]}>{reason ? `${labels[state]}: ${reason}` : labels[state]}</ToneChip>
);

const recipientStates: Readonly<Record<string, string>> = {
  waiting: 'Waits',
  sent: 'Sent',
  not_sent: 'Not sent',
  failed: 'Failed',
};

/** What happened to an offer of a send. */
export const recipientState = (state: string): string => recipientStates[state] ?? 'Canceled';
