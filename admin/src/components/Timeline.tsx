import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';

/** A vertical timeline with icons; children: TimelineEntry. */
export const Timeline = ({ children }: { children: ReactNode }) => (
  <Box component="ol" sx={{ m: 0, px: 2, pt: 0.5, pb: 1, listStyle: 'none' }}>
    {children}
  </Box>
);

/** A timeline entry with its icon; a <q> inside is styled as a quotation. */
export const TimelineEntry = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <Box
    component="li"
    sx={{
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '24px minmax(0, 1fr)',
      gap: 1,
      py: '7px',
      fontSize: 13,
      lineHeight: '18px',
      overflowWrap: 'anywhere',
      '&::before': { content: '""', position: 'absolute', left: 11, top: 30, bottom: -8, width: 2, bgcolor: 'divider' },
      '&:last-child::before': { display: 'none' },
      '& q': {
        quotes: 'none',
        display: 'block',
        mt: '3px',
        px: 1,
        py: 0.5,
        borderLeft: '3px solid var(--line-strong)',
        bgcolor: 'var(--row)',
      },
    }}
  >
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 24,
        height: 24,
        borderRadius: '50%',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'var(--sunken)',
        color: 'text.secondary',
        '& svg': { width: 13, height: 13 },
      }}
    >
      <Icon name={icon} />
    </Box>
    <div>{children}</div>
  </Box>
);
