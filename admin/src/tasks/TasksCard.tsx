import { Box, Button, List, ListItem, Typography } from '@mui/material';
import { useState } from 'react';
import { InfiniteListBase, useInfinitePaginationContext, useListContext } from 'react-admin';
import type { RecordKey } from '../comments/recordKey.ts';
import { DialogButton } from '../components/DialogButton.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Icon } from '../components/Icon.tsx';
import { Loading } from '../components/Loading.tsx';
import { ShowMore } from '../components/ShowMore.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { Problem } from '../layout/Problem.tsx';
import { useListTotal } from '../list/useListTotal.ts';
import { DeleteTaskButton } from './DeleteTaskButton.tsx';
import { DueChip } from './DueChip.tsx';
import type { TaskListRowFragment } from './generated/graphql.ts';
import { TaskCheckbox } from './TaskCheckbox.tsx';
import { TaskDialog } from './TaskDialog.tsx';
import { TaskTitle } from './TaskTitle.tsx';

const Task = ({ task }: { task: TaskListRowFragment }) => (
  <ListItem divider sx={{ alignItems: 'flex-start', px: 1, py: 1, gap: 0.5 }}>
    <TaskCheckbox task={task} />
    <Box sx={{ flex: 1, minWidth: 0, pt: 0.75 }}>
      <TaskTitle task={task} />
      <Typography component="div" variant="caption" color="text.secondary">
        <DueChip task={task} /> · {task.assigneeName}
      </Typography>
      {task.note ? (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mt: 0.5 }}>{task.note}</Typography>
      ) : null}
    </Box>
    <DeleteTaskButton task={task} />
  </ListItem>
);

type ContentProps = { record: RecordKey; of: string; done: boolean; onToggle: () => void };

function Content({ record, of, done, onToggle }: ContentProps) {
  const { data, error, refetch } = useListContext<TaskListRowFragment>();
  const { fetchNextPage, isFetchingNextPage } = useInfinitePaginationContext();
  const total = useListTotal() ?? 0;
  return (
    <TitledCard
      id="tasks"
      title={done ? 'Completed tasks' : 'Tasks'}
      note={total || undefined}
      end={
        <>
          <Button size="small" onClick={onToggle}>
            {done ? 'Show open' : 'Show done'}
          </Button>{' '}
          <DialogButton size="small" startIcon={<Icon name="plus" />} dialog={<TaskDialog record={record} of={of} />}>
            Add task
          </DialogButton>
        </>
      }
    >
      {error && !data ? <Problem error={error} retry={() => void refetch()} /> : null}
      {!data && !error ? <Loading /> : null}
      {data?.length === 0 ? <EmptyState>{done ? 'No completed tasks yet.' : 'No open tasks.'}</EmptyState> : null}
      <List disablePadding>
        {data?.map((task) => (
          <Task key={task.id} task={task} />
        ))}
      </List>
      <ShowMore shown={data?.length ?? 0} total={total} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
    </TitledCard>
  );
}

type Props = {
  record: RecordKey;
  /** The record's name. */
  of: string;
};

/** The tasks of a record, most urgent first; completed ones on request. */
export function TasksCard({ record, of }: Props) {
  const [done, setDone] = useState(false);
  return (
    <InfiniteListBase
      resource="tasks"
      filter={{ ...record, done }}
      sort={{ field: 'dueDate', order: done ? 'DESC' : 'ASC' }}
      perPage={25}
      disableSyncWithLocation
      storeKey={false}
    >
      <Content record={record} of={of} done={done} onToggle={() => setDone(!done)} />
    </InfiniteListBase>
  );
}
