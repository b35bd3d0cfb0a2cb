import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** For an input that takes a whole row of its FormGrid. */
export const fullRow = { gridColumn: '1 / -1' } as const;

/** Inputs of a form, two side by side where there is room. */
export const FormGrid = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, columnGap: 2, rowGap: 1.5 }}>
    {children}
  </Box>
);
