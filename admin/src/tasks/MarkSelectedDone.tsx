import { Button } from '@mui/material';
import { type RaRecord, useListContext, useNotify } from 'react-admin';
import { pluralise } from '../../../ui/formats.ts';
import { Icon } from '../components/Icon.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import { useBulkUpdate } from '../list/useBulkUpdate.ts';

/** Marks the selected tasks as done, all or none. */
export function MarkSelectedDone() {
  const { data = [], selectedIds, onUnselectItems } = useListContext<RaRecord>();
  const { update, isPending } = useBulkUpdate(
    'tasks',
    data.filter(({ id }) => selectedIds.includes(id)),
  );
  const notify = useNotify();
  const markDone = () =>
    update({ done: true }).then(
      () => onUnselectItems(),
      (error: unknown) => notify(messageOf(error), { type: 'error' }),
    );
  return (
    <Button
      size="small"
      variant="contained"
      disabled={isPending}
      startIcon={<Icon name="ok" />}
      onClick={() => void markDone()}
    >
      Mark {pluralise(selectedIds.length, 'task')} as done
    </Button>
  );
}
