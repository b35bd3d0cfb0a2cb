import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Marks content that is updated live; the caller adds `role="status"` where the text changes. */
export const LiveIndicator = ({ children, role }: { children: ReactNode; role?: 'status' }) => (
  <Box
    component="span"
    {...(role ? { role } : {})}
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.75,
      color: 'success.main',
      fontWeight: 600,
      '&::before': { content: '""', width: 8, height: 8, borderRadius: '50%', bgcolor: 'currentColor' },
    }}
  >
    {children}
  </Box>
);
