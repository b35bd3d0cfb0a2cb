import { Typography } from '@mui/material';
import { required, SelectInput, TextInput, useGetIdentity } from 'react-admin';
import { tasksLimits } from '../../../db/generated/limits.ts';
import { today } from '../../../ui/clock.ts';
import { mentionLabel } from '../comments/mentions.ts';
import type { RecordKey } from '../comments/recordKey.ts';
import { useStaff } from '../comments/useStaff.ts';
import { RecordDialog } from '../components/RecordDialog.tsx';
import { DateInput, MultilineInput } from '../form/inputs.tsx';
import type { TaskListRowFragment } from './generated/graphql.ts';

type Props = {
  /** The task to edit; omitted to create one. */
  task?: TaskListRowFragment | undefined;
  /** The record of a new task and its name; omitted for a task without a record. */
  record?: RecordKey;
  of?: string | null;
};

/** Assignee choices: active staff, and the current assignee even if no longer active. */
export function useAssignees(task?: Pick<TaskListRowFragment, 'assigneeId' | 'assigneeName'>) {
  const staff = useStaff();
  const choices = staff.map((person) => ({ id: person.id, name: mentionLabel(person, staff), disabled: false }));
  if (!task || choices.some(({ id }) => id === task.assigneeId)) return choices;
  return [...choices, { id: task.assigneeId, name: task.assigneeName ?? `User ${task.assigneeId}`, disabled: true }];
}

/** Creates or edits a task: title, due date, assignee. */
export function TaskDialog({ task, record, of }: Props) {
  const { identity } = useGetIdentity();
  const assignees = useAssignees(task);
  const about = task ? task.recordName : of;
  return identity ? (
    <RecordDialog
      resource="tasks"
      record={task}
      defaults={
        task
          ? {
              title: task.title,
              dueDate: task.dueDate,
              assigneeId: task.assigneeId,
              note: task.note,
              version: task.version,
            }
          : { dueDate: today(), assigneeId: Number(identity.id) }
      }
      {...(record ? { parent: record } : {})}
      title={task ? 'Edit task' : 'Add a task'}
      action={task ? 'Save' : 'Add task'}
      required={['title', 'dueDate', 'assigneeId']}
    >
      {about ? <Typography color="text.secondary">About {about}</Typography> : null}
      <TextInput source="title" label="What to do" validate={required()} autoFocus />
      <DateInput source="dueDate" limit={tasksLimits.dueDate} validate={required()} />
      <SelectInput source="assigneeId" choices={assignees} validate={required()} />
      <MultilineInput source="note" />
    </RecordDialog>
  ) : null;
}
