import { ToneChip } from '../components/StatusChip.tsx';

const names: Record<string, string> = {
  active: 'Active',
  invited: 'Invited',
  deactivated: 'Deactivated',
  limited: 'Not confirmed',
};

/**
 * Whether somebody can log in: invited until they set their first password, limited to one sponsorship until a person who
 * came through its link is confirmed (X1).
 */
export const PersonStatus = ({ status }: { status: string }) => (
  <ToneChip tone={status === 'active' ? 'confirmed' : 'inactive'} glyph={status === 'active' ? 'confirmed' : 'clock'}>
    {names[status] ?? status}
  </ToneChip>
);

/** Choices of a filter of people who were not removed. */
export const personStatusChoices = ['active', 'invited'].map((id) => ({ id, name: names[id] }));
