/** A bar of what has become of the confirmed assets, with a line at what was promised. The table beside it has the numbers. */
import { proofLabels } from '../../lib/proofStates.ts';
import type { Delivery } from './totals.ts';

/** The parts of a bar in their order, with what they are called in legend and table, and the status of their assets. */
export const deliveryParts = [
  { part: 'proven', label: proofLabels.proven, status: 'proven' },
  { part: 'due', label: proofLabels.due, status: 'due' },
  { part: 'late', label: proofLabels.late, status: 'late' },
  { part: 'notDelivered', label: proofLabels.not_delivered, status: 'not_delivered' },
] as const;

export function DeliveryBar({ delivery }: { delivery: Delivery }) {
  const { contracted, confirmed } = delivery;
  const width = Math.max(contracted ?? 0, confirmed, 1);
  let x = 0;
  return (
    <svg className="delivery__bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className="delivery__track" width="100" height="10" />
      {deliveryParts.map(({ part }) => {
        const share = (delivery[part] / width) * 100;
        x += share;
        return share > 0 && <rect key={part} className={`delivery__${part}`} x={x - share} width={share} height="10" />;
      })}
      {contracted !== null && contracted < confirmed && (
        <line
          className="delivery__promise"
          x1={(contracted / width) * 100}
          x2={(contracted / width) * 100}
          y1="0"
          y2="10"
        />
      )}
    </svg>
  );
}
