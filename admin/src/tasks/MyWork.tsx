import { Box, Link as MuiLink, Typography } from '@mui/material';
import { useEffect } from 'react';
import { NullableBooleanInput, SelectInput, useGetIdentity } from 'react-admin';
import { Link } from 'react-router-dom';
import { taskDue } from '../../../db/generated/choices.ts';
import { named } from '../../../ui/choices.ts';
import { dayLimit } from '../../../ui/limits.ts';
import { recordPathOf } from '../comments/recordKey.ts';
import { DialogButton } from '../components/DialogButton.tsx';
import { Icon } from '../components/Icon.tsx';
import { Loading } from '../components/Loading.tsx';
import { PhotoRequestsCard } from '../dashboardFeedback/PhotoRequestsCard.tsx';
import { useOperation, useOperationQuery } from '../dataProvider/useOperation.ts';
import { DateInput } from '../form/inputs.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { Column, RecordTable } from '../list/RecordTable.tsx';
import { DeleteTaskButton } from './DeleteTaskButton.tsx';
import { DueChip } from './DueChip.tsx';
import type { TaskListRowFragment } from './generated/graphql.ts';
import { MarkSelectedDone } from './MarkSelectedDone.tsx';
import { MentionsCard } from './MentionsCard.tsx';
import { TaskCheckbox } from './TaskCheckbox.tsx';
import { TaskDialog, useAssignees } from './TaskDialog.tsx';
import { TaskTitle } from './TaskTitle.tsx';

type Row = TaskListRowFragment;

const dueChoices = named(taskDue, { overdue: 'Overdue', today: 'Today', later: 'Later' });

/** Tasks assigned by others count as new until they are shown here. */
function useMarkSeen() {
  const { mutateAsync: markSeen } = useOperation('markTasksSeen', { repeatable: true, quiet: true });
  const tasks = useOperationQuery('myWork', {}).data?.myWork?.tasks;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another count may hold another new task
  useEffect(() => {
    if (tasks) void markSeen({}).catch(() => undefined);
  }, [tasks]);
}

function RecordLink({ task }: { task: Row }) {
  const path = recordPathOf(task);
  return path ? (
    <MuiLink component={Link} to={path}>
      {task.recordName}
    </MuiLink>
  ) : (
    '–'
  );
}

/** On phones the column "Done" keeps its label: a row begins with two checkboxes. */
const phoneLabel = {
  '&& .RaDataTable-row > td.column-done[data-label]::before': { content: { xs: 'attr(data-label)', sm: 'none' } },
};

/** The user's unread mentions and tasks by due date; tasks of others and completed tasks on request. */
export function MyWork() {
  const { identity } = useGetIdentity();
  const assignees = useAssignees();
  useMarkSeen();
  if (!identity) return <Loading />;
  return (
    <ListPage
      resource="tasks"
      title={() => 'My Work'}
      searchLabel="Task or record"
      sort={{ field: 'dueDate', order: 'ASC' }}
      filterDefaultValues={{ assigneeId: Number(identity.id), done: false }}
      filters={[
        <SelectInput key="assignee" source="assigneeId" choices={assignees} alwaysOn />,
        <NullableBooleanInput
          key="done"
          source="done"
          nullLabel="Open and done"
          falseLabel="Open"
          trueLabel="Done"
          alwaysOn
        />,
        <SelectInput key="due" source="due" choices={dueChoices} emptyText="Any time" alwaysOn />,
      ]}
      actions={
        <DialogButton variant="contained" color="secondary" startIcon={<Icon name="plus" />} dialog={<TaskDialog />}>
          Add Task
        </DialogButton>
      }
      empty="Nothing to do. Tasks that you or others add for you are shown here."
      above={
        // the list comes once the cards are there, so that it does not move
        <Box
          sx={{
            px: { xs: 0, sm: 3 },
            pt: { sm: 3 },
            mb: { sm: -1 },
            '&:empty': { display: 'none' },
            '&:has([aria-label="Loading"]) + *': { visibility: 'hidden' },
          }}
        >
          <MentionsCard />
          <PhotoRequestsCard />
        </Box>
      }
    >
      <RecordTable<Row>
        rowClick={false}
        sx={phoneLabel}
        hiddenColumns={['createdByName']}
        bulkFields={[
          <SelectInput key="assignee" source="assigneeId" choices={assignees} />,
          <DateInput key="due" source="dueDate" limit={dayLimit} />,
        ]}
        bulkActions={<MarkSelectedDone />}
      >
        <Column<Row> source="done" render={(task) => <TaskCheckbox task={task} />} />
        <Column<Row>
          source="title"
          label="Task"
          render={(task) => (
            <>
              <TaskTitle task={task} />
              {task.note ? (
                <Typography variant="caption" color="text.secondary" component="div" noWrap sx={{ maxWidth: 360 }}>
                  {task.note}
                </Typography>
              ) : null}
            </>
          )}
        />
        <Column<Row> source="dueDate" render={(task) => <DueChip task={task} />} />
        <Column<Row> source="recordName" label="About" render={(task) => <RecordLink task={task} />} />
        <Column<Row> source="assigneeName" />
        <Column<Row> source="createdByName" label="Added by" format={String} />
        <Column<Row> source="actions" render={(task) => <DeleteTaskButton task={task} />} />
      </RecordTable>
    </ListPage>
  );
}
