import { Typography } from '@mui/material';
import { formatInstant } from '../../../ui/formats.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { DialogButton } from '../components/DialogButton.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { useOperation, useOperationQuery } from '../dataProvider/useOperation.ts';
import { Problem } from '../layout/Problem.tsx';
import { LocalTable } from '../list/LocalTable.tsx';
import { Column } from '../list/RecordTable.tsx';
import type { ForwardedTasksQuery, OfferRecordFragment } from './generated/graphql.ts';

type Task = NonNullable<NonNullable<ForwardedTasksQuery['offerForwardedTasks']>[number]>;

const inWords = (step: string) => (step.charAt(0).toUpperCase() + step.slice(1)).replaceAll('-', ' ');

/** What happened to a task, in order. */
function trailOf({ createdAt, mailState, openedAt, doneAt, expiresAt, state, stepId }: Task): string {
  const ends: Record<string, string> = {
    open: `Link works until ${formatInstant(expiresAt)}`,
    revoked: 'Taken back',
    expired: 'Link expired',
    ended: 'Ended',
  };
  return [
    /^(refused|failed|skipped)$/.test(mailState ?? '')
      ? 'Email not delivered'
      : `${mailState === 'waiting' ? 'Email queued' : 'Sent'} ${formatInstant(createdAt)}`,
    openedAt && `Opened ${formatInstant(openedAt)}`,
    doneAt && `${stepId ? 'Answered' : 'Photo sent'} ${formatInstant(doneAt)}`,
    ends[state],
  ]
    .filter(Boolean)
    .join(' · ');
}

function TakeBack({ task: { id, name } }: { task: Task }) {
  const { mutateAsync: revoke } = useOperation('revokeForwardedTask');
  return (
    <DialogButton
      size="small"
      aria-label={`Take back from ${name}`}
      dialog={
        <ConfirmDialog
          title={`Take the task back from ${name}?`}
          action="Take back"
          onConfirm={() => revoke({ input: { id } })}
        >
          <p>The link stops working. Reminders go to the league again.</p>
        </ConfirmDialog>
      }
    >
      Take back
    </DialogButton>
  );
}

/** The tasks that the league passed on, who has each and its trail; nothing if there are none (issue 33). */
export function ForwardedTasksCard({ offer }: { offer: OfferRecordFragment }) {
  const { data, error, refetch } = useOperationQuery('forwardedTasks', { offerId: offer.id });
  const tasks = (data?.offerForwardedTasks ?? []).filter((task) => task !== null);
  const taskName = ({ stepId, verificationDeadlineId }: Task) =>
    stepId
      ? `Application: ${inWords(stepId)}`
      : offer.verificationDeadlines.find(({ id }) => id === verificationDeadlineId)?.name;
  if (!tasks.length && !error) return null;
  return (
    <TitledCard
      id="forwarded"
      title="Forwarded Tasks"
      note={error ? undefined : `${tasks.filter(({ state }) => state === 'open').length} open`}
    >
      {error ? (
        <Problem error={error} retry={refetch} />
      ) : (
        <LocalTable<Task> resource="forwardedTasks" data={tasks} aria-label="Forwarded Tasks">
          <Column<Task>
            source="name"
            label="Passed on to"
            disableSort
            render={(task) => (
              <>
                <b>{task.name}</b>
                <Typography variant="caption" component="div" sx={{ overflowWrap: 'anywhere' }}>
                  {task.email}
                </Typography>
              </>
            )}
          />
          <Column<Task>
            source="stepId"
            label="Task"
            disableSort
            render={(task) => (
              <div>
                {taskName(task)}
                <Typography variant="caption" component="div" color="text.secondary">
                  {trailOf(task)}
                </Typography>
              </div>
            )}
          />
          <Column<Task> source="actions" render={(task) => (task.state === 'open' ? <TakeBack task={task} /> : null)} />
        </LocalTable>
      )}
    </TitledCard>
  );
}
