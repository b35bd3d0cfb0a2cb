import { Box } from '@mui/material';

type Part = { value: number; color: string };
type Props = { target: number; parts: readonly Part[]; width?: number | string };

/**
 * A stacked bar of the parts of a goal, the missing part hatched. If the parts exceed the goal, the bar shows their sum
 * and a line marks the goal (T4).
 */
export function GoalBar({ target, parts, width = '100%' }: Props) {
  const sum = parts.reduce((total, { value }) => total + value, 0);
  const scale = Math.max(target, sum);
  const share = (value: number) => `${scale ? (value / scale) * 100 : 0}%`;
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        position: 'relative',
        display: 'inline-flex',
        width,
        height: 10,
        borderRadius: 1,
        overflow: 'hidden',
        background: 'repeating-linear-gradient(-45deg, var(--line-strong) 0 1.5px, var(--chalk) 1.5px 5px)',
        '& i': { flex: 'none' },
        '& i + i': { boxShadow: 'inset 1.5px 0 var(--chalk)' },
      }}
    >
      {parts.map(({ value, color }) => (
        <i key={color} style={{ width: share(value), background: color }} />
      ))}
      {sum > target && target > 0 ? (
        <Box
          component="span"
          data-goal
          style={{ left: share(target) }}
          sx={{ position: 'absolute', top: 0, bottom: 0, width: 2, ml: '-1px', bgcolor: 'var(--danger)' }}
        />
      ) : null}
    </Box>
  );
}
