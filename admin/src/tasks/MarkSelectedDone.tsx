import { Button } from '@mui/material';
import { useListContext, useNotify, useUpdateMany } from 'react-admin';
import { pluralise } from '../../../ui/formats.ts';
import { Icon } from '../components/Icon.tsx';
import { messageOf } from '../dataProvider/errors.ts';

/** Marks the selected tasks as done, all or none. */
export function MarkSelectedDone() {
  const { selectedIds, onUnselectItems } = useListContext();
  const [updateMany, { isPending }] = useUpdateMany();
  const notify = useNotify();
  const markDone = () =>
    updateMany(
      'tasks',
      { ids: selectedIds, data: { done: true } },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(`${pluralise(selectedIds.length, 'task')} done`, { type: 'success' });
          onUnselectItems();
        },
        onError: (error: unknown) => notify(messageOf(error), { type: 'error' }),
      },
    );
  return (
    <Button
      size="small"
      variant="contained"
      disabled={isPending}
      startIcon={<Icon name="ok" />}
      onClick={() => void markDone()}
    >
      Mark as done
    </Button>
  );
}
