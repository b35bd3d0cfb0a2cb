import { Box } from '@mui/material';
import { Icon } from '../components/Icon.tsx';
import { confidenceNames } from './confidenceNames.ts';

const POSITIVE = new Set(['verified', 'complete', 'ended']);

/** Positive values with a check mark, others with a "more information needed" icon (B-360, B-361). */
export function Confidence({ value }: { value: string }) {
  const key = value.toLowerCase();
  const [tone, icon] = POSITIVE.has(key)
    ? (['confirmed', 'ok'] as const)
    : key === 'not_a_good_fit'
      ? (['inactive', 'x'] as const)
      : (['proposed', 'alert'] as const);
  return (
    <Box component="span" data-tone={tone} sx={{ color: `var(--${tone})` }}>
      <Icon name={icon} /> {confidenceNames[key] ?? value}
    </Box>
  );
}
