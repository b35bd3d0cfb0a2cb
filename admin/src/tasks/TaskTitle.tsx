import { Link as MuiLink } from '@mui/material';
import { useState } from 'react';
import type { TaskListRowFragment } from './generated/graphql.ts';
import { TaskDialog } from './TaskDialog.tsx';

/** The title of a task; opens its form. */
export function TaskTitle({ task }: { task: TaskListRowFragment }) {
  const [editing, setEditing] = useState(false);
  return (
    <>
      <MuiLink
        component="button"
        type="button"
        aria-label={`Edit ${task.title}`}
        onClick={() => setEditing(true)}
        sx={{
          fontWeight: 600,
          textAlign: 'left',
          overflowWrap: 'anywhere',
          textDecoration: task.done ? 'line-through' : undefined,
        }}
      >
        {task.title}
      </MuiLink>
      {editing ? <TaskDialog task={task} onClose={() => setEditing(false)} /> : null}
    </>
  );
}
