import { Box } from '@mui/material';
import { today } from '../../../ui/clock.ts';
import type { Campaign, Mark, MarkKind } from './marks.ts';

const line = { fill: 'var(--chalk)', stroke: 'currentColor', strokeWidth: 1.5 };
const shapes: Readonly<Record<MarkKind, React.ReactNode>> = {
  send: <circle cx="6" cy="6" r="4" fill="currentColor" />,
  goal_date: <path d="M1.5 12V0.5H11L8 4l3 3.5H2.5" fill="currentColor" stroke="currentColor" />,
  season: <rect x="0.5" y="3" width="11" height="6" rx="2" fill="currentColor" />,
  deadline: <path d="M6 1l5 5-5 5-5-5z" {...line} />,
  proof_due: <path d="M6 1l5 5-5 5-5-5z" fill="currentColor" />,
  print_run: <rect x="2" y="2" width="8" height="8" {...line} />,
  recap: <path d="M2 1h5l3 3v7H2z" {...line} />,
  league_event: <path d="M6 1.500l5 9H1z" fill="currentColor" />,
};
const green = 'var(--field-600)';
const colors: { [Kind in MarkKind]?: string } = {
  season: green,
  deadline: green,
  proof_due: green,
  league_event: 'var(--qualified)',
};

/** The shape of a kind of mark: red for a goal date that will be missed, grey for sends of the past. */
export function MarkGlyph({ mark: { kind, onDate }, campaign }: { mark: Mark; campaign: Campaign }) {
  const special = kind === 'goal_date' && campaign.shortBy !== null ? 'var(--danger)' : undefined;
  const past = kind === 'send' && onDate < today() ? 'var(--line-strong)' : undefined;
  const color = special ?? past ?? colors[kind] ?? 'var(--ink-soft)';
  return (
    <Box component="svg" viewBox="0 0 12 12" aria-hidden sx={{ width: 12, height: 12, flex: 'none', color }}>
      {shapes[kind]}
    </Box>
  );
}
