import { Button, Stack, Typography } from '@mui/material';
import { formatNumber } from '../../../ui/formats.ts';

/** Below a partially rendered list: a button that shows more, and the number shown; nothing if all are. */
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
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', p: 2 }}>
      <Button size="small" disabled={busy} onClick={onMore}>
        {busy ? 'Loading...' : 'Show more'}
      </Button>
      <Typography
        variant="caption"
        color="text.secondary"
      >{`The first ${formatNumber(shown)} of ${formatNumber(total)}`}</Typography>
    </Stack>
  ) : null;
