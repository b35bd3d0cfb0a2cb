import { useNotify, useUpdate } from 'react-admin';
import { messageOf } from '../dataProvider/errors.ts';
import type { TaskListRowFragment } from './generated/graphql.ts';

type Task = Pick<TaskListRowFragment, 'id' | 'title'>;

/** Marks a task as done or not done. */
export function useMarkDone() {
  const [update, { isPending }] = useUpdate();
  const notify = useNotify();
  const markDone = ({ id, title }: Task, done: boolean) =>
    update(
      'tasks',
      {
        id,
        data: { done },
        previousData: { id },
        meta: { notice: `“${title}” is ${done ? 'done' : 'not done'}` },
      },
      {
        mutationMode: 'pessimistic',
        onError: (error: unknown) => notify(messageOf(error), { type: 'error' }),
      },
    );
  return { markDone, isPending };
}
