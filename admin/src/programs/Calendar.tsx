import { Box } from '@mui/material';
import type { SxProps } from '@mui/material/styles';
import { today } from '../../../ui/clock.ts';
import { calendar } from './calendar.ts';

const FILLS: Record<'running' | 'soon' | 'past', SxProps> = {
  running: { bgcolor: 'var(--field-600)' },
  soon: { bgcolor: 'var(--field-100)', boxShadow: 'inset 0 0 0 1.5px var(--field-600)' },
  past: { bgcolor: 'var(--line-strong)' },
};
const TODAY = { width: '2px', bgcolor: 'var(--ink)' };

/** The initials of the twelve months, above the bars. */
export const Months = () => (
  <Box
    role="img"
    aria-label="Calendar"
    sx={{ display: 'grid', gridTemplateColumns: 'repeat(12, 1fr)', textAlign: 'center' }}
  >
    {calendar(today()).months.map((initial, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the initials repeat, their positions do not
      <span key={index}>{initial}</span>
    ))}
  </Box>
);

/** A season as a bar on a twelve-month scale, with a line at today. */
export function SeasonBar({ from, to }: { from: string | null; to: string | null }) {
  const { now, bar } = calendar(today());
  const shown = bar(from, to);
  return (
    <Box
      aria-hidden="true"
      sx={{
        position: 'relative',
        height: 22,
        minWidth: 180,
        background: 'repeating-linear-gradient(90deg, var(--line) 0 1px, transparent 1px 8.3333%)',
        borderRight: '1px solid var(--line)',
      }}
    >
      {shown ? (
        <Box
          sx={[
            { position: 'absolute', left: `${shown.from}%`, width: `${shown.width}%`, top: 6, height: 10 },
            { borderRadius: '5px' },
            FILLS[shown.kind] as object,
          ]}
        />
      ) : null}
      <Box sx={{ position: 'absolute', left: `${now}%`, top: -12, bottom: -12, ...TODAY }} />
    </Box>
  );
}

/** The legend of the bars, with the number of seasons each. */
export const Legend = ({ running, soon, past }: Record<'running' | 'soon' | 'past', number>) => (
  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1.75 }}>
    {(
      [
        [FILLS.running, `${running} running`],
        [FILLS.soon, `${soon} ahead`],
        [FILLS.past, `${past} ended`],
        [{ ...TODAY, height: 14, borderRadius: 0 }, 'today'],
      ] as const
    ).map(([fill, label]) => (
      <Box key={label} component="span" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center' }}>
        <Box component="i" sx={[{ width: 16, height: 8, borderRadius: '4px' }, fill as object]} />
        {label}
      </Box>
    ))}
  </Box>
);
