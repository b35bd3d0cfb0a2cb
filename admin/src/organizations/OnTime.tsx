import { Box, LinearProgress } from '@mui/material';

/** On-time verification as a percentage with a meter, amber below 80. */
export function OnTime({ percentage }: { percentage: string | null }) {
  if (percentage === null) return <>–</>;
  const value = Math.round(Number(percentage));
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      {value}%
      <LinearProgress
        variant="determinate"
        value={value}
        color={value < 80 ? 'warning' : 'primary'}
        aria-hidden="true"
        sx={{ width: 32, height: 6, borderRadius: 3 }}
      />
    </Box>
  );
}
