import { MenuItem, TextField } from '@mui/material';
import { useCanAccess } from 'react-admin';
import type { MemberRole as Role } from '../../../../ui/generated/schema.ts';
import { useOperation } from '../../dataProvider/useOperation.ts';

const roles: Record<Role, string> = { owner: 'Owner', treasurer: 'Treasurer', helper: 'Helper' };

/** The role of a league's user, which staff change by choosing another one; the change can be seen in the history. */
export function MemberRole({ organizationId, userId, role }: { organizationId: number; userId: number; role: Role }) {
  const change = useOperation('setMemberRole');
  const { canAccess } = useCanAccess({ resource: 'organizationUsers', action: 'edit' });
  return (
    <TextField
      select
      variant="standard"
      size="small"
      value={role}
      disabled={!canAccess || change.isPending}
      onChange={({ target }) => change.mutate({ input: { organizationId, userId, role: target.value as Role } })}
      slotProps={{ htmlInput: { 'aria-label': 'Role' } }}
    >
      {Object.entries(roles).map(([value, label]) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
