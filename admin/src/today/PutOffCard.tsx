import { Button, List, ListItem, ListItemText } from '@mui/material';
import { formatDate } from '../../../ui/formats.ts';
import { TitledCard } from '../components/TitledCard.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { lineTitle, type TodayLine } from './kinds.ts';

/** The lines that the user put off, until when and why; each can be restored. */
export function PutOffCard({ lines }: { lines: readonly TodayLine[] }) {
  const { mutateAsync: bringBack, isPending } = useOperation('bringBackTodayLine', { repeatable: true });
  return (
    <TitledCard title="Put off" note="comes back by itself">
      <List dense>
        {lines.map((line) => (
          <ListItem key={line.id} sx={{ gap: 1 }}>
            <ListItemText
              primary={lineTitle(line)}
              secondary={`until ${formatDate(line.putOffUntil)}: “${line.putOffReason}”`}
            />
            <Button
              size="small"
              disabled={isPending}
              aria-label={`Bring back: ${lineTitle(line)}`}
              onClick={() => void bringBack({ input: { line: line.id } }).catch(() => undefined)}
            >
              Bring back
            </Button>
          </ListItem>
        ))}
      </List>
    </TitledCard>
  );
}
