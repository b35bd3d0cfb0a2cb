import { Button } from '@mui/material';
import { useListContext, useNotify, useUpdateMany } from 'react-admin';
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
        onSuccess: () => onUnselectItems(),
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
