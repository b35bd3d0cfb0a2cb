import { Box, Typography } from '@mui/material';
import { scaleBand, scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { ReactNode } from 'react';
import { today } from '../../../ui/clock.ts';
import { addDays, daysBetween, formatDate, formatNumber } from '../../../ui/formats.ts';
import { ChartTable } from './ChartTable.tsx';
import type { SeasonOutlookQuery } from './generated/graphql.ts';

type Week = SeasonOutlookQuery['seasonOutlook']['weeks'][number];

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [480, 200, 34, 474, 12, 178];

type ChartProps = { title: string; legend: string; max: number; children: ReactNode; table: ReactNode };

/** A chart's heading, legend, drawing with lines of its scale, and table. */
function Chart({ title, legend, max, children, table }: ChartProps) {
  const y = scaleLinear([0, max], [BOTTOM, TOP]);
  return (
    <Box sx={{ flex: '1 1 320px', minWidth: 0, px: 2, py: 1.5 }}>
      <Typography variant="h3">{title}</Typography>
      <Typography variant="caption" color="text.secondary">
        {legend}
      </Typography>
      <Box
        component="svg"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={title}
        sx={{ width: '100%', height: 'auto', color: 'text.secondary', fontSize: { xs: 15, sm: 12 } }}
      >
        {y
          .ticks(4)
          .filter(Number.isInteger)
          .map((tick) => (
            <g key={tick}>
              <line x1={LEFT} x2={RIGHT} y1={y(tick)} y2={y(tick)} stroke="currentColor" opacity={0.25} />
              <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end" fill="currentColor">
                {formatNumber(tick)}
              </text>
            </g>
          ))}
        {children}
      </Box>
      {table}
    </Box>
  );
}

const Label = ({ x, children }: { x: number; children: string }) => (
  <text x={x} y={HEIGHT - 5} textAnchor="middle" fill="currentColor">
    {children}
  </text>
);

/** Confirmed sponsorships over time (solid) against the pace to the goal dates (dotted). */
export function PaceChart({ weeks }: { weeks: readonly Week[] }) {
  const first = weeks[0]?.onDate ?? today();
  const last = weeks.at(-1)?.onDate ?? today();
  const max = Math.max(1, ...weeks.map(({ confirmed, pace }) => Math.max(confirmed ?? 0, pace ?? 0))) * 1.08;
  const x = scaleLinear([0, Math.max(1, daysBetween(first, last))], [LEFT, RIGHT]);
  const y = scaleLinear([0, max], [BOTTOM, TOP]);
  const path = (of: (week: Week) => number | null) =>
    line<Week>()
      .defined((week) => of(week) !== null)
      .x(({ onDate }) => x(daysBetween(first, onDate)))
      .y((week) => y(of(week) ?? 0))([...weeks]) ?? '';
  return (
    <Chart
      title="Confirmed against the pace"
      legend="Solid: confirmed. Dotted: an even pace to each goal date."
      max={max}
      table={
        <ChartTable
          label="Confirmed and pace by week"
          head={['Until', 'Confirmed', 'Pace']}
          rows={weeks.map((week) => [formatDate(week.onDate), formatNumber(week.confirmed), formatNumber(week.pace)])}
        />
      }
    >
      <path d={path(({ pace }) => pace)} fill="none" stroke="currentColor" strokeDasharray="2 3" />
      <path d={path(({ confirmed }) => confirmed)} fill="none" stroke="var(--confirmed)" strokeWidth={2.5} />
      <Label x={x(daysBetween(first, today()))}>today</Label>
    </Chart>
  );
}

/** Deadlines by the week they are due in: proven ones solid, overdue ones red, the others as outlines. */
export function ProofChart({ weeks }: { weeks: readonly Week[] }) {
  const shown = weeks.filter(({ onDate }) => onDate >= addDays(today(), -42) && onDate <= addDays(today(), 56));
  if (!shown.some(({ due }) => due)) return null;
  const max = Math.max(1, ...shown.map(({ due }) => due)) * 1.08;
  const x = scaleBand(
    shown.map(({ onDate }) => onDate),
    [LEFT, RIGHT],
  ).padding(0.3);
  const y = scaleLinear([0, max], [BOTTOM, TOP]);
  return (
    <Chart
      title="Proof due and proven, by week"
      legend="Filled: proven. Red: overdue. Outlined: due."
      max={max}
      table={
        <ChartTable
          label="Proof by week"
          head={['Until', 'Due', 'Proven', 'Overdue']}
          rows={shown.map((week) => [
            formatDate(week.onDate),
            ...[week.due, week.proven, week.overdue].map((count) => formatNumber(count)),
          ])}
        />
      }
    >
      {shown.map(({ onDate, due, proven, overdue }) => {
        const box = { x: x(onDate) ?? 0, width: x.bandwidth() };
        return (
          <g key={onDate}>
            <rect {...box} y={y(due)} height={BOTTOM - y(due)} fill="none" stroke="currentColor" />
            <rect {...box} y={y(proven)} height={BOTTOM - y(proven)} fill="var(--confirmed)" />
            <rect {...box} y={y(proven + overdue)} height={y(proven) - y(proven + overdue)} fill="var(--danger)" />
          </g>
        );
      })}
      {shown
        .filter((_, index) => index % 3 === 0)
        .map(({ onDate }) => (
          <Label key={onDate} x={(x(onDate) ?? 0) + x.bandwidth() / 2}>
            {formatDate(onDate).replace(/\/\d+$/, '')}
          </Label>
        ))}
    </Chart>
  );
}
