import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A table cell of two lines, a name and below it what it belongs to; longer ones are cut. */
export const TwoLines = ({ below, children }: { below: string | null; children: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography variant="inherit" component="div" noWrap sx={{ fontWeight: 600 }}>
      {children}
    </Typography>
    <Typography variant="caption" color="text.secondary" component="div" noWrap title={below ?? undefined}>
      {below}
    </Typography>
  </Box>
);
