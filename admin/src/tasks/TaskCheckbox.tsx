import { Checkbox } from '@mui/material';
import type { TaskListRowFragment } from './generated/graphql.ts';
import { useMarkDone } from './useMarkDone.ts';

/** Marks a task as done or not done. */
export function TaskCheckbox({ task }: { task: Pick<TaskListRowFragment, 'id' | 'title' | 'done'> }) {
  const { markDone, isPending } = useMarkDone();
  return (
    <Checkbox
      size="small"
      checked={task.done}
      disabled={isPending}
      onChange={(_event, done) => void markDone(task, done)}
      slotProps={{ input: { 'aria-label': `${task.title}: done` } }}
    />
  );
}
