import { formatDate } from '../../../ui/formats.ts';
import { ToneChip } from '../components/StatusChip.tsx';
import type { TaskListRowFragment } from './generated/graphql.ts';

/** When a task is due, or that it is done; due today and overdue are highlighted. */
export function DueChip({
  task: { due, dueDate, done },
}: {
  task: Pick<TaskListRowFragment, 'due' | 'dueDate' | 'done'>;
}) {
  if (done) return <ToneChip tone="confirmed">Done</ToneChip>;
  if (due === 'overdue') return <ToneChip tone="danger">Overdue, {formatDate(dueDate)}</ToneChip>;
  if (due === 'today')
    return (
      <ToneChip tone="proposed" glyph="clock">
        Today
      </ToneChip>
    );
  return <>{formatDate(dueDate)}</>;
}
