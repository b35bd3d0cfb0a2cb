import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** A label and its value. */
export type Fact = readonly [label: string, value: ReactNode];

/** Labels on the left, values on the right; facts without a value are omitted. */
export const FactList = ({ facts, align = 'right' }: { facts: readonly Fact[]; align?: 'left' | 'right' }) => {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '');
  if (known.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)',
        columnGap: 2,
        rowGap: 0.5,
        m: 0,
        fontSize: 13,
      }}
    >
      {known.map(([label, value]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, textAlign: align, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
