import { Box } from '@mui/material';
import { memo } from 'react';
import { formatNumber } from '../../../ui/formats.ts';
import { offerStatuses } from '../../../ui/status.ts';
import { Figures } from '../components/Figures.tsx';
import { formatMoment } from '../components/formatMoment.ts';
import { StatusGlyph } from '../components/StatusGlyph.tsx';
import type { ReportFragment } from './generated/graphql.ts';

const stages = ['prospecting', 'qualified', 'proposed', 'confirmed'] as const;

/** A bar of the target: confirmed, proposed and qualified, and what is still to go hatched. */
function TargetBar({ report, target }: { report: ReportFragment; target: number }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-flex',
        width: 140,
        height: 10,
        ml: 1.5,
        borderRadius: 1,
        overflow: 'hidden',
        background: 'repeating-linear-gradient(-45deg, var(--line-strong) 0 1.5px, var(--chalk) 1.5px 5px)',
        '& i + i': { borderLeft: '1.5px solid var(--chalk)' },
      }}
    >
      {(['confirmed', 'proposed', 'qualified'] as const).map((stage) => (
        <i
          key={stage}
          style={{
            width: `${Math.min(100, ((report[stage] ?? 0) / target) * 100)}%`,
            background: `var(--${stage})`,
          }}
        />
      ))}
    </Box>
  );
}

/** The target with what is missing and what is under way. */
function targetFigure(report: ReportFragment) {
  const { target, confirmed, proposed, qualified } = report;
  if (!target) return { label: 'No target set', value: '–' };
  const missing = Math.max(0, target - (confirmed ?? 0));
  const inHand = (proposed ?? 0) + (qualified ?? 0);
  return {
    label: `Target, ${formatNumber(missing)} to go, ${formatNumber(inHand)} in hand`,
    value: (
      <>
        {formatNumber(target)}
        <TargetBar report={report} target={target} />
      </>
    ),
  };
}

/** The figures of a prospecting report in one line. */
export const ReportStrip = memo(({ report }: { report: ReportFragment | null }) => (
  <Figures
    label="Live report"
    items={[
      { label: 'Available', value: formatNumber(report?.available) || '–' },
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
