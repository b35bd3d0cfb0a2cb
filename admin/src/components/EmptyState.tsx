import { Stack } from '@mui/material';
import type { ReactNode } from 'react';

/** What this place is for, and the first step. */
export const EmptyState = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <Stack sx={{ gap: 1.5, alignItems: 'center', textAlign: 'center', p: 4, color: 'text.secondary' }}>
    <div>{children}</div>
    {action}
  </Stack>
);
