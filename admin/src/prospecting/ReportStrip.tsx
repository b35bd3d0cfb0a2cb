import { Box } from '@mui/material';
import { memo } from 'react';
import { formatNumber } from '../../../ui/formats.ts';
import { offerStatuses } from '../../../ui/status.ts';
import { Figures } from '../components/Figures.tsx';
import { formatMoment } from '../components/formatMoment.ts';
import { GoalBar } from '../components/GoalBar.tsx';
import { StatusGlyph } from '../components/StatusGlyph.tsx';
import type { ReportFragment } from './generated/graphql.ts';

const stages = ['prospecting', 'qualified', 'proposed', 'confirmed'] as const;

const inHand = ['proposed', 'qualified'] as const;

/** Confirmed offers relative to the target, the missing or excess number, and those in progress (T4). */
function targetFigure(report: ReportFragment) {
  const target = report.target ?? 0;
  if (!target) return { label: 'No target set', value: '–' };
  const confirmed = report.confirmed ?? 0;
  const missing = target - confirmed;
  const waiting = inHand.reduce((sum, stage) => sum + (report[stage] ?? 0), 0);
  return {
    label: `Target, ${missing < 0 ? `${formatNumber(-missing)} more than that` : `${formatNumber(missing)} to go`}, ${formatNumber(waiting)} in hand`,
    value: (
      <>
        {formatNumber(confirmed)} of {formatNumber(target)}
        <Box component="span" sx={{ ml: 1.5 }}>
          <GoalBar
            width={140}
            target={target}
            parts={(['confirmed', ...inHand] as const).map((stage) => ({
              value: report[stage] ?? 0,
              color: `var(--${stage})`,
            }))}
          />
        </Box>
      </>
    ),
  };
}

/** The figures of a prospecting report on one line. */
export const ReportStrip = memo(({ report }: { report: ReportFragment | null }) => (
  <Figures
    label="Live report"
    items={[
      {
        label: report?.conflicting ? `Available, ${formatNumber(report.conflicting)} in conflict` : 'Available',
        value: formatNumber(report?.available) || '–',
      },
      ...stages.map((stage) => ({
        label: offerStatuses[stage].label,
        icon: <StatusGlyph name={stage} />,
        color: `var(--${stage})`,
        value: formatNumber(report?.[stage]) || '–',
      })),
      ...(report ? [targetFigure(report)] : []),
      {
        label: 'Last touchpoint',
        value: report?.lastTouchpoint ? (
          <Box component="span" sx={{ font: '500 13px/28px var(--font-text)' }}>
            {formatMoment(report.lastTouchpoint)}
          </Box>
        ) : (
          '–'
        ),
      },
    ]}
  />
));
