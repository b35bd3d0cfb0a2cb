import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { formatMoment } from '../components/formatMoment.ts';
import type { IconName } from '../components/Icon.tsx';
import { TimelineEntry } from '../components/Timeline.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import { useOperation } from '../dataProvider/useOperation.ts';
import type { HistoryEntryFragment } from './generated/graphql.ts';
import { actorWord, type Change, changesOf, headline } from './words.ts';

/** Changed fields that are shown at first. */
const SHOWN = 6;
const icons: Record<string, IconName> = { insert: 'plus', update: 'edit', delete: 'trash' };

const ChangeLine = ({ change: { field, from, to } }: { change: Change }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(110px, 180px) minmax(0, 1fr)' },
      columnGap: 1,
      '& dt, & del': { color: 'text.secondary' },
      '& dd': { m: 0, overflowWrap: 'anywhere' },
      '& ins': { fontWeight: 600, textDecoration: 'none' },
    }}
  >
    <dt>{field}</dt>
    <dd>
      {from === null ? null : <del>{from}</del>}
      {from !== null && to !== null ? <span aria-hidden="true"> → </span> : null}
      {to === null ? null : <ins>{to}</ins>}
    </dd>
  </Box>
);

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
  const [isOpen, setIsOpen] = useState(false);
  const changes = changesOf(entry);
  const hidden = changes.length - SHOWN;
  return (
    <TimelineEntry icon={icons[entry.op] ?? 'edit'}>
      <b>{headline(entry, own)}</b>
      <Typography variant="caption" color="text.secondary" component="div">
        {formatMoment(entry.at)} · {actorWord(entry)}
      </Typography>
      {changes.length ? (
        <Box component="dl" sx={{ display: 'grid', gap: '2px', my: 0.5 }}>
          {(isOpen ? changes : changes.slice(0, SHOWN)).map((change) => (
            <ChangeLine key={change.field} change={change} />
          ))}
        </Box>
      ) : null}
      {!isOpen && hidden > 0 ? (
        <Button size="small" variant="text" onClick={() => setIsOpen(true)}>
          Show {hidden} more {hidden === 1 ? 'field' : 'fields'}
        </Button>
      ) : null}
      {entry.restorable ? <RestoreButton entryId={entry.id} /> : null}
    </TimelineEntry>
  );
}
