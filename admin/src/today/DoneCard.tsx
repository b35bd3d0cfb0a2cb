import { List, ListItem, ListItemText, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { today } from '../../../ui/clock.ts';
import { dateOf, pluralise } from '../../../ui/formats.ts';
import { UndoButton } from '../changes/UndoButton.tsx';
import { formatMoment } from '../components/formatMoment.ts';
import { TitledCard } from '../components/TitledCard.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { headline } from '../history/labels.ts';

const SHOWN = 6;

/** What the user changed today, the newest first, each with Undo where that is possible. */
export function DoneCard() {
  const changes = useOperationQuery('myChanges', { pageSize: 20 }).data?.myChanges ?? [];
  const done = changes.filter(({ at, undoneAt, undoes }) => dateOf(at) === today() && !undoneAt && !undoes);
  if (!done.length) return null;
  return (
    <TitledCard
      title="Done today"
      end={
        <MuiLink component={Link} to="/my-changes">
          All my changes
        </MuiLink>
      }
    >
      <List dense>
        {done.slice(0, SHOWN).map(({ id, at, entry, records, undoable }) => (
          <ListItem key={id} sx={{ gap: 1 }}>
            <ListItemText
              primary={headline(entry, false)}
              secondary={`${formatMoment(at)}${records > 1 ? `, ${pluralise(records, 'record')}` : ''}`}
              sx={{ overflowWrap: 'anywhere' }}
            />
            {undoable ? <UndoButton changeId={id} of={headline(entry, false)} /> : null}
          </ListItem>
        ))}
      </List>
    </TitledCard>
  );
}
