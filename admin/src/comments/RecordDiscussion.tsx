import { PageBody } from '../layout/PageBody.tsx';
import { TasksCard } from '../tasks/TasksCard.tsx';
import { CommentsCard } from './CommentsCard.tsx';
import type { RecordKey } from './recordKey.ts';

type Props = {
  record: RecordKey;
  /** The record's name. */
  of: string;
};

/** The tab with the comments and tasks of a record. */
export const RecordDiscussion = ({ record, of }: Props) => (
  <PageBody aside={<TasksCard record={record} of={of} />} asideLabel="Tasks">
    <CommentsCard record={record} />
  </PageBody>
);
