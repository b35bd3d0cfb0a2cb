import { useNotify, useUpdate } from 'react-admin';
import { useNotifyUndo } from '../components/useNotifyUndo.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import type { TaskListRowFragment } from './generated/graphql.ts';

type Task = Pick<TaskListRowFragment, 'id' | 'title' | 'done'>;

/** Marks a task as done, or as not done; the notice takes it back. */
export function useMarkDone() {
  const [update, { isPending }] = useUpdate();
  const notify = useNotify();
  const notifyUndo = useNotifyUndo();
  const save = ({ id }: Task, done: boolean, onSuccess?: () => void) =>
    update(
      'tasks',
      { id, data: { done }, previousData: { id } },
      {
        mutationMode: 'pessimistic',
        onError: (error: unknown) => notify(messageOf(error), { type: 'error' }),
        ...(onSuccess ? { onSuccess } : {}),
      },
    );
  const markDone = (task: Task, done: boolean) =>
    save(task, done, () =>
      notifyUndo(`“${task.title}” is ${done ? 'done' : 'not done'}`, () => void save(task, !done)),
    );
  return { markDone, isPending };
}
