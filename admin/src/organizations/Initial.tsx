import { Avatar } from '@mui/material';

/** The initial of an organization, green once it has a confirmed offer. */
export const Initial = ({ name, active = true, size = 32 }: { name: string; active?: boolean; size?: number }) => (
  <Avatar
    variant="rounded"
    aria-hidden="true"
    sx={{
      width: size,
      height: size,
      flex: 'none',
      typography: 'h2',
      fontSize: size * 0.56,
      bgcolor: active ? 'var(--field-100)' : 'var(--inactive-bg)',
      color: active ? 'var(--field-700)' : 'var(--inactive)',
    }}
  >
    {name.charAt(0).toUpperCase()}
  </Avatar>
);
