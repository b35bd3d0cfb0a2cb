import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Terms on the left, values on the right; an empty value is shown as a dash. */
export const Facts = ({ items }: { items: readonly (readonly [string, ReactNode])[] }) => (
  <Box
    component="dl"
    sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '4px 12px', m: 0, fontSize: 13 }}
  >
    {items.map(([term, value]) => (
      <Box key={term} sx={{ display: 'contents' }}>
        <Box component="dt" sx={{ color: 'text.secondary' }}>
          {term}
        </Box>
        <Box component="dd" sx={{ m: 0, textAlign: 'right', overflowWrap: 'anywhere' }}>
          {value === '' || value === null || value === undefined ? '–' : value}
        </Box>
      </Box>
    ))}
  </Box>
);
