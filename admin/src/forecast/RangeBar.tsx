import { formatNumber } from '../../../ui/formats.ts';
import { rangeOf } from './sentence.ts';

type Props = {
  confirmed: number;
  target: number | null;
  low: number | null;
  median: number | null;
  high: number | null;
};

/** The width at 125 % of the target, at which bars end; one scale for all rows, so that their targets form a line. */
const WIDTH = 120;

/**
 * Confirmed (solid), the 80 % range (box) and its median (tick) in percent of the target (line); amber if the range ends
 * below the target.
 */
export function RangeBar({ confirmed, target, low, median, high }: Props) {
  if (!target) return null;
  const at = (value: number) => Math.min(WIDTH, (value / target) * WIDTH * 0.8);
  const color = high !== null && high < target ? 'var(--proposed)' : 'var(--confirmed)';
  const likely = low === null || high === null ? 'without a forecast' : `likely ${rangeOf(low, high)}`;
  return (
    <svg
      width={WIDTH + 2}
      height={28}
      role="img"
      aria-label={`${formatNumber(confirmed)} of ${formatNumber(target)} confirmed, ${likely}`}
    >
      <path d={`M0 14H${WIDTH}`} stroke="var(--line)" />
      {low === null || high === null || median === null ? null : (
        <>
          <rect
            x={at(low)}
            y={8}
            width={Math.max(2, at(high) - at(low))}
            height={12}
            rx={2}
            fill={color}
            opacity={0.3}
          />
          <path d={`M${at(median)} 6V22`} stroke={color} strokeWidth={2} />
        </>
      )}
      <rect y={11} width={at(confirmed)} height={6} rx={1} fill="var(--confirmed)" />
      <path d={`M${at(target)} 0V28`} stroke="currentColor" />
    </svg>
  );
}
