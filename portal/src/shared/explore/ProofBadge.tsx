/** The state of a program's proof: its sign and its name. */
import type { PinState } from '../../../../ui/map/types.ts';
import { proofLabels } from '../../lib/proofStates.ts';
import { ProofSign } from './ProofSign.tsx';

export function ProofBadge({ state }: { state: PinState | undefined }) {
  if (!state) return null;
  return (
    <span className="proof">
      <ProofSign state={state} /> {proofLabels[state]}
    </span>
  );
}
