import EditIcon from '@mui/icons-material/EditOutlined';
import type { ReactElement } from 'react';
import { type RaRecord, useListContext, useResourceContext } from 'react-admin';
import { DialogButton } from '../components/DialogButton.tsx';
import { onDemand } from '../components/onDemand.tsx';

const BulkEditDialog = onDemand(async () => (await import('./BulkEditDialog.tsx')).BulkEditDialog);

/** Opens the form that edits the selected records. Children: react-admin inputs. */
export function BulkEditButton({ children }: { children: ReactElement[] }) {
  const resource = useResourceContext() ?? '';
  const { selectedIds, data, onUnselectItems } = useListContext<RaRecord>();
  const selected = data?.filter(({ id }) => selectedIds.includes(id)) ?? [];
  return (
    <DialogButton
      size="small"
      variant="contained"
      startIcon={<EditIcon />}
      dialog={
        <BulkEditDialog resource={resource} selected={selected} onDone={onUnselectItems}>
          {children}
        </BulkEditDialog>
      }
    >
      Edit
    </DialogButton>
  );
}
