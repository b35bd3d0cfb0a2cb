import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** A label and its value. */
export type Fact = readonly [label: string, value: ReactNode];

type Props = {
  facts: readonly Fact[];
  align?: 'left' | 'right';
  /** Shown for a fact without a value, which is omitted by default. */
  empty?: string;
};

/** Labels on the left, values on the right. */
export const FactList = ({ facts, align = 'right', empty = '' }: Props) => {
  const known = facts
    .map(([label, value]): Fact => [label, value === null || value === undefined || value === '' ? empty : value])
    .filter(([, value]) => value !== '');
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
