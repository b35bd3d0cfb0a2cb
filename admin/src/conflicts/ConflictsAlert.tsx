import { Alert, Box, Checkbox, FormControlLabel } from '@mui/material';
import { formatNumber, pluralise } from '../../../ui/formats.ts';

/** A conflict and the placement in another campaign that causes it. */
export type Conflict = { id: number; name: string; message: string };

/** Conflicts listed before the rest is only counted. */
const SHOWN = 8;

type Props = {
  /** The first conflicts; `count` is the total. */
  conflicts: readonly Conflict[];
  count?: number;
  included: boolean;
  onInclude: (included: boolean) => void;
};

/**
 * How many properties conflict with placements in other campaigns, and which; they are skipped unless included (T1).
 */
export function ConflictsAlert({ conflicts, count = conflicts.length, included, onInclude }: Props) {
  if (count === 0) return null;
  const shown = conflicts.slice(0, SHOWN);
  return (
    <Alert severity="warning">
      <b>
        {pluralise(count, 'conflict')} with other campaigns, {included ? 'included' : 'left out'}
      </b>
      <Box component="ul" aria-label="Conflicts" sx={{ m: 0, pl: 2 }}>
        {shown.map(({ id, name, message }) => (
          <li key={id}>
            {name}: {message}
          </li>
        ))}
      </Box>
      {count > shown.length ? <div>and {pluralise(count - shown.length, 'other')}</div> : null}
      <FormControlLabel
        label={`Include ${count === 1 ? 'it' : `these ${formatNumber(count)}`} anyway (recorded in the log)`}
        control={<Checkbox size="small" checked={included} onChange={(_event, checked) => onInclude(checked)} />}
      />
    </Alert>
  );
}
