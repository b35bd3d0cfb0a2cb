import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Inputs side by side where they fit; one with `sx={{ gridColumn: '1 / -1' }}` spans the row. */
export const FieldGrid = ({ children, padded = false }: { children: ReactNode; padded?: boolean }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
      gap: '4px 16px',
      alignItems: 'start',
      ...(padded ? { p: 2 } : {}),
    }}
  >
    {children}
  </Box>
);
