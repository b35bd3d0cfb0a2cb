import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { BulkActionsToolbar, useListContext } from 'react-admin';
import { pluralise } from '../../../ui/formats.ts';

/** react-admin's toolbar of bulk actions with an announced count, rendered after the rows: Tab reaches it from the last. */
export function SelectionToolbar({ children }: { children: ReactNode }) {
  const { length } = useListContext().selectedIds;
  // Without a selection an empty status, not a hidden one: its first text would not be announced.
  const count = (
    <Typography role="status" sx={{ visibility: 'visible', color: 'text.primary' }}>
      {length ? `${pluralise(length, 'item')} selected` : null}
    </Typography>
  );
  return (
    <BulkActionsToolbar label="" selectAllButton={count}>
      {children}
    </BulkActionsToolbar>
  );
}
