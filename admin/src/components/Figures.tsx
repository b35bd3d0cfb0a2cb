import { Box } from '@mui/material';
import type { ReactNode } from 'react';

type Figure = {
  label: string;
  value: ReactNode /** Before the label, both in `color`. */;
  icon?: ReactNode;
  color?: string;
};
type Props = { label: string; items: readonly Figure[] };

/** Figures with their labels, separated by thin lines. */
export const Figures = ({ label, items }: Props) => (
  <Box component="dl" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', rowGap: 1, m: 0 }}>
    {items.map((item, index) => (
      <Box
        key={item.label}
        sx={{
          display: 'flex',
          flexDirection: 'column-reverse',
          justifyContent: 'flex-end',
          px: 1.5,
          ...(index === 0 ? { pl: 0 } : { borderLeft: 1, borderColor: 'divider' }),
          '&:last-of-type': { pr: 0 },
        }}
      >
        <Box
          component="dt"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.5,
            typography: 'caption',
            color: item.color ?? 'text.secondary',
            whiteSpace: 'nowrap',
          }}
        >
          {item.icon}
          {item.label}
        </Box>
        <Box component="dd" sx={{ m: 0, typography: 'h2', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {item.value}
        </Box>
      </Box>
    ))}
  </Box>
);
