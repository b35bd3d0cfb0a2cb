import { Badge } from '../kit/Badge.tsx';

const names: Record<string, string> = { active: 'Active', invited: 'Invited', deactivated: 'Deactivated' };

/** Whether somebody can log in: invited until the first password. */
export const PersonStatus = ({ status }: { status: string }) => (
  <Badge tone={status === 'active' ? 'confirmed' : 'inactive'} glyph={status === 'active' ? 'confirmed' : 'clock'}>
    {names[status] ?? status}
  </Badge>
);
