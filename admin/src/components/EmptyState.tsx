import { Stack } from '@mui/material';
import type { ReactNode } from 'react';

/** Describes an empty page and its first step. */
export const EmptyState = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <Stack sx={{ gap: 1.5, alignItems: 'center', textAlign: 'center', p: 4, color: 'text.secondary' }}>
    <div>{children}</div>
    {action}
  </Stack>
);
