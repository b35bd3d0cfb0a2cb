import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** The footer of a form with its SaveButton; sticky while a long form is scrolled, also on phones (O7). */
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
