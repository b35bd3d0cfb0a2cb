import { Box } from '@mui/material';
import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { useId } from 'react';
import { daysBetween, formatDate, formatNumber } from '../../../ui/formats.ts';
import { ChartTable } from './ChartTable.tsx';
import { rangeOf } from './sentence.ts';

export type Point = {
  onDate: string;
  confirmed: number | null;
  low: number | null;
  median: number | null;
  high: number | null;
};
type Props = {
  points: readonly Point[];
  day: string;
  deadline: string;
  /** The season's start, if it is not the deadline. */
  startsAt: string | null;
  target: number | null;
  label: string;
};

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [720, 260, 34, 706, 22, 236];

/** Confirmed sponsorships until today, then the median of the forecast with its range as a band. */
export function ForecastChart({ points, day, deadline, startsAt, target, label }: Props) {
  const id = useId();
  const past = points.filter(({ confirmed }) => confirmed !== null);
  const now = past.at(-1);
  const start = { onDate: day, low: now?.confirmed ?? 0, median: now?.confirmed ?? 0, high: now?.confirmed ?? 0 };
  const ahead = [start, ...points.filter(({ median }) => median !== null)];
  const first = points[0]?.onDate ?? day;
  const last = points.at(-1)?.onDate ?? day;
  const x = scaleLinear([0, Math.max(1, daysBetween(first, last))], [LEFT, RIGHT]);
  const highest = Math.max(target ?? 0, ...points.map(({ confirmed, high }) => high ?? confirmed ?? 0), 1);
  const y = scaleLinear([0, highest * 1.08], [BOTTOM, TOP]);
  const at = (date: string) => x(daysBetween(first, date));
  const band = area<(typeof ahead)[number]>()
    .x(({ onDate }) => at(onDate))
    .y0(({ low }) => y(low ?? 0))
    .y1(({ high }) => y(high ?? 0));
  const median = line<(typeof ahead)[number]>()
    .x(({ onDate }) => at(onDate))
    .y((point) => y(point.median ?? 0));
  const confirmed = line<(typeof past)[number]>()
    .x(({ onDate }) => at(onDate))
    .y((point) => y(point.confirmed ?? 0));
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-labelledby={id}
      sx={{
        width: '100%',
        height: 'auto',
        color: 'text.secondary',
        fontSize: { xs: 22, sm: 12 }, // of a drawing that is scaled down
        '& text': { fill: 'currentColor' },
      }}
    >
      <title id={id}>{label}</title>
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <line x1={LEFT} x2={RIGHT} y1={y(tick)} y2={y(tick)} stroke="currentColor" opacity={0.25} />
          <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      <path d={band(ahead) ?? ''} fill="var(--confirmed)" opacity={0.22} />
      <path d={median(ahead) ?? ''} fill="none" stroke="var(--confirmed)" strokeWidth={2} strokeDasharray="5 4" />
      <path d={confirmed(past) ?? ''} fill="none" stroke="var(--confirmed)" strokeWidth={2.5} />
      <circle cx={at(day)} cy={y(start.median)} r={4.5} fill="var(--confirmed)" />
      {target ? (
        <>
          <line x1={LEFT} x2={RIGHT} y1={y(target)} y2={y(target)} stroke="currentColor" strokeDasharray="2 3" />
          <text x={LEFT + 4} y={y(target) - 6}>{`target ${formatNumber(target)}`}</text>
        </>
      ) : null}
      {[deadline, ...(startsAt ? [startsAt] : [])].map((date) => (
        <line key={date} x1={at(date)} x2={at(date)} y1={TOP} y2={BOTTOM} stroke="currentColor" strokeDasharray="2 3" />
      ))}
      {startsAt ? (
        <text x={at(startsAt) - 4} y={TOP - 8} textAnchor="end">
          season starts
        </text>
      ) : null}
      {at(deadline) - at(day) > 180 ? ( // room for both on a phone
        <text x={at(day)} y={HEIGHT - 6} textAnchor="middle">
          {formatDate(day)}
        </text>
      ) : null}
      <text x={at(deadline)} y={HEIGHT - 6} textAnchor="end">
        {formatDate(deadline)}
      </text>
    </Box>
  );
}

/** The forecast as a table. */
export const ForecastTable = ({ points }: Pick<Props, 'points'>) => (
  <ChartTable
    label="Confirmed and forecast by date"
    head={['Date', 'Confirmed', 'Median', '80% range']}
    rows={points.map(({ onDate, confirmed, low, median, high }) => [
      formatDate(onDate),
      formatNumber(confirmed),
      formatNumber(median),
      low === null || high === null ? '' : rangeOf(low, high),
    ])}
  />
);
