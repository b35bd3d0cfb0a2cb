import { Link as MuiLink } from '@mui/material';
import { useDialog } from '../components/DialogButton.tsx';
import type { TaskListRowFragment } from './generated/graphql.ts';
import { TaskDialog } from './TaskDialog.tsx';

/** The title of a task; opens its form. */
export function TaskTitle({ task }: { task: TaskListRowFragment }) {
  const [dialog, openDialog] = useDialog();
  return (
    <>
      <MuiLink
        component="button"
        type="button"
        aria-haspopup="dialog"
        aria-label={`Edit ${task.title}`}
        onClick={() => openDialog(<TaskDialog task={task} />)}
        sx={{
          fontWeight: 600,
          textAlign: 'left',
          overflowWrap: 'anywhere',
          textDecoration: task.done ? 'line-through' : undefined,
        }}
      >
        {task.title}
      </MuiLink>
      {dialog}
    </>
  );
}
