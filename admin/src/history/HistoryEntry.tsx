import { Alert, Button, Typography } from '@mui/material';
import { formatMoment } from '../components/formatMoment.ts';
import type { IconName } from '../components/Icon.tsx';
import { TimelineEntry } from '../components/Timeline.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import { useOperation } from '../dataProvider/useOperation.ts';
import { Changes } from './Changes.tsx';
import type { HistoryEntryFragment } from './generated/graphql.ts';
import { actorWord, headline } from './words.ts';

const icons: Record<string, IconName> = { insert: 'plus', update: 'edit', delete: 'trash' };

/** Brings back what an entry removed; the error stays beside the button. */
function RestoreButton({ entryId }: { entryId: string }) {
  const { mutate: restore, isPending, error } = useOperation('restoreDeleted', { quiet: true });
  return (
    <>
      <Button size="small" disabled={isPending} onClick={() => restore({ input: { entryId } })}>
        {isPending ? 'Restoring...' : 'Restore'}
      </Button>
      {error ? <Alert severity="error">{messageOf(error)}</Alert> : null}
    </>
  );
}

type Props = {
  entry: HistoryEntryFragment;
  /** Of the record itself whose history this is, not of one that belongs to it. */
  own: boolean;
};

/** What happened, from which to which value, when and by whom; what is gone can be restored. */
export function HistoryEntry({ entry, own }: Props) {
  return (
    <TimelineEntry icon={icons[entry.op] ?? 'edit'}>
      <b>{headline(entry, own)}</b>
      <Typography variant="caption" color="text.secondary" component="div">
        {formatMoment(entry.at)} · {actorWord(entry)}
      </Typography>
      <Changes entry={entry} />
      {entry.restorable ? <RestoreButton entryId={entry.id} /> : null}
    </TimelineEntry>
  );
}
