import EditIcon from '@mui/icons-material/EditOutlined';
import type { ReactElement } from 'react';
import { DialogButton } from '../components/DialogButton.tsx';
import { onDemand } from '../components/onDemand.tsx';

const BulkEditDialog = onDemand(async () => (await import('./BulkEditDialog.tsx')).BulkEditDialog);

/** Opens the form that edits the selected records. Children: react-admin inputs. */
export const BulkEditButton = ({ children }: { children: ReactElement[] }) => (
  <DialogButton
    size="small"
    variant="contained"
    startIcon={<EditIcon />}
    dialog={<BulkEditDialog>{children}</BulkEditDialog>}
  >
    Edit
  </DialogButton>
);
