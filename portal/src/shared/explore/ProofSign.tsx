/** The shape of a state of proof, as on the map: a disk with a check, a disk with a dot, a ring, a triangle, a square with a cross. Decorative. */
import type { ReactNode } from 'react';
import type { PinState } from '../../../../ui/map/types.ts';

const drawings: Record<PinState, ReactNode> = {
  proven: (
    <>
      <circle cx="10" cy="10" r="8" />
      <path d="M6.2 10.3l2.6 2.6 5-5.4" />
    </>
  ),
  in_review: (
    <>
      <circle cx="10" cy="10" r="8" />
      <path d="M10 10v.1" />
    </>
  ),
  due: <circle cx="10" cy="10" r="6.7" />,
  late: (
    <>
      <path className="sign__body" d="M10 2.2l8.3 15H1.7z" />
      <path d="M10 7.5v4.3M10 14.6v.1" />
    </>
  ),
  not_delivered: (
    <>
      <rect x="2.5" y="2.5" width="15" height="15" />
      <path d="M6.7 6.7l6.6 6.6m0-6.6l-6.6 6.6" />
    </>
  ),
};

export function ProofSign({ state }: { state: PinState }) {
  return (
    <svg className={`sign sign--${state}`} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      {drawings[state]}
    </svg>
  );
}
