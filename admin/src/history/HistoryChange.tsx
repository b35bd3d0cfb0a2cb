import { Chip, Typography } from '@mui/material';
import { pluralise } from '../../../ui/formats.ts';
import { UndoButton } from '../changes/UndoButton.tsx';
import { formatMoment } from '../components/formatMoment.ts';
import type { IconName } from '../components/Icon.tsx';
import { TimelineEntry } from '../components/Timeline.tsx';
import type { HistoryEntryFragment } from './generated/graphql.ts';
import { HistoryEntry } from './HistoryEntry.tsx';
import { actorName, headline } from './labels.ts';

const icons: Record<string, IconName> = { insert: 'plus', update: 'edit', delete: 'trash' };

/** Entries grouped by change, newest first; an entry without a change id is its own group. */
export function changesIn(entries: readonly HistoryEntryFragment[]): HistoryEntryFragment[][] {
  const changes: HistoryEntryFragment[][] = [];
  for (const entry of entries) {
    const last = changes.at(-1);
    if (entry.changeId && last?.[0]?.changeId === entry.changeId) last.push(entry);
    else changes.push([entry]);
  }
  return changes;
}

/** "Undone by Dana on 11/20/2026, 3:04 PM", or that the change itself undid another one. */
function Marks({ entry }: { entry: HistoryEntryFragment }) {
  const { undoneAt, undoneBy, undoes } = entry;
  return (
    <>
      {undoes ? <Chip size="small" variant="outlined" label="Undo of an earlier change" sx={{ mr: 0.5 }} /> : null}
      {undoneAt ? (
        <Chip
          size="small"
          variant="outlined"
          label={`Undone${undoneBy ? ` by ${undoneBy}` : ''} on ${formatMoment(undoneAt)}`}
          sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal' } }}
        />
      ) : null}
    </>
  );
}

type Props = {
  /** What one change did to the record and its children; at least one entry. */
  entries: readonly HistoryEntryFragment[];
  isOwn: (entry: HistoryEntryFragment) => boolean;
};

/** Who changed what and when, with old and new values; can be undone as a whole or field by field. */
export function HistoryChange({ entries, isOwn }: Props) {
  const [first] = entries as [HistoryEntryFragment];
  const others = (first.changeRecords ?? 1) - 1;
  const canUndo = entries.some(({ undoable, undoneAt }) => undoable && !undoneAt);
  return (
    <TimelineEntry icon={icons[first.op] ?? 'edit'}>
      <Typography variant="caption" color="text.secondary" component="div">
        {formatMoment(first.at)} · {actorName(first)}
        {others > 0 ? ` · with ${pluralise(others, 'other record')}` : ''}
      </Typography>
      {entries.map((entry) => (
        <HistoryEntry key={entry.id} entry={entry} own={isOwn(entry)} />
      ))}
      <Marks entry={first} />
      {canUndo && first.changeId ? (
        <UndoButton changeId={first.changeId} label="Undo this change" of={headline(first, false)} />
      ) : null}
    </TimelineEntry>
  );
}
