import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Spans the row of a FormGrid. */
export const fullRow = { gridColumn: '1 / -1' } as const;

/** The inputs of a form in two columns, one on narrow screens. */
export const FormGrid = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, columnGap: 2, rowGap: 1.5 }}>
    {children}
  </Box>
);
