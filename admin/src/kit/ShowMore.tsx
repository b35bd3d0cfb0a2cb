import { formatNumber } from '../../../ui/formats.ts';
import { Button } from './Button.tsx';

/** Below a long list of which a part is drawn: a button for more, and how much is shown; nothing when that is all. */
export const ShowMore = ({
  shown,
  total,
  busy = false,
  onMore,
}: {
  shown: number;
  total: number;
  busy?: boolean;
  onMore: () => void;
}) =>
  shown < total ? (
    <p className="acts">
      <Button small disabled={busy} onClick={onMore}>
        {busy ? 'Loading...' : 'Show more'}
      </Button>
      <span className="sub">{`The first ${formatNumber(shown)} of ${formatNumber(total)}`}</span>
    </p>
  ) : null;
