import { ToneChip } from '../components/StatusChip.tsx';

const names: Record<string, string> = {
  active: 'Active',
  invited: 'Invited',
  deactivated: 'Deactivated',
  limited: 'Not confirmed',
};

/**
 * The login state of a user: invited until the first password is set, limited to one sponsorship until a user who
 * joined through its link is confirmed (X1).
 */
export const PersonStatus = ({ status }: { status: string }) => (
  <ToneChip tone={status === 'active' ? 'confirmed' : 'inactive'} glyph={status === 'active' ? 'confirmed' : 'clock'}>
    {names[status] ?? status}
  </ToneChip>
);

/** Filter choices for users who were not removed. */
export const personStatusChoices = ['active', 'invited'].map((id) => ({ id, name: names[id] }));
