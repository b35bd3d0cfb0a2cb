import { DeleteButton } from '../components/DeleteDialog.tsx';
import type { TaskListRowFragment } from './generated/graphql.ts';

/** Deletes a task after confirmation. */
export const DeleteTaskButton = ({ task }: { task: TaskListRowFragment }) => (
  <DeleteButton resource="tasks" record={task} name={task.title} title="Delete task" action="Delete task">
    <p>
      <b>{task.title}</b> will be deleted.
    </p>
  </DeleteButton>
);
