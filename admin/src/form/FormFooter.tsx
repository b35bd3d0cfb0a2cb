import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** The foot of a form, with its SaveButton: stays in sight while a long form is scrolled, on a phone too (O7). */
export const FormFooter = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      position: 'sticky',
      bottom: { xs: 0, md: 'var(--keys-h)' },
      zIndex: 3,
      display: 'flex',
      justifyContent: 'flex-end',
      alignItems: 'center',
      gap: 1,
      px: 2,
      py: 1.25,
      bgcolor: 'var(--sunken)',
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    {children}
  </Box>
);
