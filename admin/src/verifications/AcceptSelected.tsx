import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { pluralise } from '../../../ui/formats.ts';
import { Icon } from '../components/Icon.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import type { PendingImageRowFragment } from './generated/graphql.ts';

/** Accepts the selected photos in one change, which can be undone; photos without a deadline stay pending (M8). */
export function AcceptSelected() {
  const { data = [], selectedIds, onUnselectItems } = useListContext<PendingImageRowFragment>();
  const { mutateAsync: accept, isPending } = useOperation('acceptVerificationImages');
  const withoutDeadline = data.filter((row) => selectedIds.includes(row.id) && row.verificationDeadlineId === null);
  const run = async () => {
    if (await accept({ input: { ids: selectedIds.map(Number) } }).catch(() => null)) onUnselectItems();
  };
  return (
    <Button
      size="small"
      variant="contained"
      startIcon={<Icon name="ok" />}
      disabled={isPending || withoutDeadline.length === selectedIds.length}
      onClick={() => void run()}
    >
      Accept {pluralise(selectedIds.length - withoutDeadline.length, 'photo')}
    </Button>
  );
}
