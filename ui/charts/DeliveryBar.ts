/**
 * A bar of what has become of the confirmed assets and how many of the promised are missing, with a line at what was promised if
 * all of it is confirmed. The table beside it has the numbers. A pure
 * function of its props without hooks or JSX, so that a worker renders it to a string for a document.
 */
import { createElement as h, type ReactElement } from 'react';
import { type DeliveryCounts, proofLabels } from '../delivery.ts';
import { type DeliveryPalette, screenDeliveryPalette } from './palette.ts';

/** The parts of a bar in their order, with what they are called in legend and table, and the status of their assets. */
export const deliveryParts = [
  { part: 'proven', label: proofLabels.proven, status: 'proven' },
  { part: 'inReview', label: proofLabels.in_review, status: 'in_review' },
  { part: 'due', label: proofLabels.due, status: 'due' },
  { part: 'late', label: proofLabels.late, status: 'late' },
  { part: 'notDelivered', label: proofLabels.not_delivered, status: 'not_delivered' },
] as const;

export interface DeliveryBarProps {
  delivery: Omit<DeliveryCounts, 'name'>;
  /** The plane of the drawing; it is stretched to its place on a page. */
  width?: number;
  height?: number;
  palette?: DeliveryPalette;
}

export function DeliveryBar({
  delivery,
  width = 100,
  height = 10,
  palette = screenDeliveryPalette,
}: DeliveryBarProps): ReactElement {
  const { contracted, confirmed, unconfirmed, extra } = delivery;
  const most = Math.max(confirmed + unconfirmed, 1);
  const promise = contracted && extra > 0 && unconfirmed === 0 ? (contracted / most) * width : null;
  let x = 0;
  return h(
    'svg',
    {
      className: 'delivery__bar',
      viewBox: `0 0 ${width} ${height}`,
      preserveAspectRatio: 'none',
      'aria-hidden': true,
    },
    h('rect', { width, height, fill: palette.track }),
    deliveryParts.map(({ part }) => {
      const share = (delivery[part] / most) * width;
      x += share;
      return (
        share > 0 &&
        h('rect', {
          key: part,
          className: `delivery__part--${part}`,
          x: x - share,
          width: share,
          height,
          fill: palette[part],
        })
      );
    }),
    promise !== null &&
      h('line', {
        className: 'delivery__promise',
        x1: promise,
        x2: promise,
        y1: 0,
        y2: height,
        stroke: palette.promise,
        strokeWidth: 3,
        vectorEffect: 'non-scaling-stroke',
      }),
  );
}
