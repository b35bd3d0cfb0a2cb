import { IconButton } from '@mui/material';
import { useState } from 'react';
import { DeleteDialog } from '../components/DeleteDialog.tsx';
import { Icon } from '../components/Icon.tsx';
import type { TaskListRowFragment } from './generated/graphql.ts';

/** Deletes a task after confirmation. */
export function DeleteTaskButton({ task }: { task: TaskListRowFragment }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton size="small" aria-label={`Delete ${task.title}`} onClick={() => setAsking(true)}>
        <Icon name="trash" />
      </IconButton>
      {asking ? (
        <DeleteDialog
          resource="tasks"
          record={task}
          title="Delete task"
          action="Delete task"
          onClose={() => setAsking(false)}
        >
          <p>
            <b>{task.title}</b> will be deleted.
          </p>
        </DeleteDialog>
      ) : null}
    </>
  );
}
