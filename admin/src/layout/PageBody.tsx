import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { PageParts } from './PageParts.tsx';

type Props = {
  children: ReactNode;
  /** Cards next to the main column, below it on narrow screens. */
  aside?: ReactNode;
  /** Accessible name of the aside. */
  asideLabel?: string;
  /** Limits the width to that of a form. */
  narrow?: boolean;
};

/** The content below a page's header: one column of cards, or two. */
export const PageBody = ({ children, aside, asideLabel, narrow = false }: Props) => (
  <Box
    sx={{
      p: { xs: 1.5, sm: 3 },
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: aside ? 'minmax(0, 1fr) 320px' : 'minmax(0, 1fr)' },
      ...(narrow ? { maxWidth: 'calc(var(--form-width) + 48px)' } : {}),
    }}
  >
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      <PageParts>{children}</PageParts>
    </Stack>
    {aside ? (
      <Stack component="aside" aria-label={asideLabel} sx={{ gap: 2, minWidth: 0 }}>
        <PageParts>{aside}</PageParts>
      </Stack>
    ) : null}
  </Box>
);
