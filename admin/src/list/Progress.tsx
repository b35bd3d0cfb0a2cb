import { Box, LinearProgress } from '@mui/material';
import { formatNumber } from '../../../ui/formats.ts';

type Props = {
  value: string | number | null;
  target: string | number | null;
  format?: (value: string | number | null) => string;
};

/**
 * A value relative to its target with a progress bar, amber above the target. Without a target only the value is shown.
 */
export function Progress({ value, target, format = (number) => formatNumber(Number(number ?? 0)) }: Props) {
  if (!target || Number(target) === 0) return format(value) || '–';
  const share = (Number(value ?? 0) / Number(target)) * 100;
  return (
    <Box sx={{ display: 'inline-grid', gap: 0.25, justifyItems: 'end' }}>
      <span>
        {format(value)}{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          of {format(target)}
        </Box>
      </span>
      <LinearProgress
        variant="determinate"
        value={Math.min(share, 100)}
        color={share > 100 ? 'warning' : 'primary'}
        aria-hidden
        sx={{ width: 72, height: 4, borderRadius: 2 }}
      />
    </Box>
  );
}
