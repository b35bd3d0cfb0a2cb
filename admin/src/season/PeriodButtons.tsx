import { IconButton } from '@mui/material';
import { formatDate } from '../../../ui/formats.ts';
import { Icon } from '../components/Icon.tsx';
import type { Range } from './period.ts';

/** The days that a view shows, and how to get to earlier and later ones. */
export const PeriodButtons = ({ range, go }: { range: Range; go: (by: 1 | -1) => void }) => (
  <>
    <IconButton aria-label="Earlier" onClick={() => go(-1)}>
      <Icon name="left" />
    </IconButton>
    <span role="status">{`${formatDate(range.from)} to ${formatDate(range.to)}`}</span>
    <IconButton aria-label="Later" sx={{ transform: 'scaleX(-1)' }} onClick={() => go(1)}>
      <Icon name="left" />
    </IconButton>
  </>
);
