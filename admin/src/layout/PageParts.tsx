import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import { Parts } from '../../../ui/PartBoundary.tsx';

/** Cards and sections, of which one that fails to render shows a message and leaves the others alone [R19]. */
export const PageParts = ({ children }: { children: ReactNode }) => (
  <Parts fallback={<Alert severity="error">This part can’t be shown. We have been notified.</Alert>}>{children}</Parts>
);
