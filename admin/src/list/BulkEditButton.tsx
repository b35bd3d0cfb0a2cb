import EditIcon from '@mui/icons-material/EditOutlined';
import { Button } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { onDemand } from '../components/onDemand.tsx';

const BulkEditDialog = onDemand(async () => (await import('./BulkEditDialog.tsx')).BulkEditDialog);

/** Opens the form that edits the selected records. Children: react-admin inputs. */
export function BulkEditButton({ children }: { children: ReactElement[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="contained" startIcon={<EditIcon />} onClick={() => setOpen(true)}>
        Edit
      </Button>
      {open ? <BulkEditDialog onClose={() => setOpen(false)}>{children}</BulkEditDialog> : null}
    </>
  );
}
