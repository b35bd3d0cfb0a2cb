/** The states of proof of programs and assets: what they are called, and a value of the API or the address as one. */
import { type PinState, pinStates } from '../../../ui/map/types.ts';

export { proofLabels } from '../../../ui/delivery.ts';

/** Undefined for null and unknown values. */
export const proofStateOf = (value: string | null | undefined): PinState | undefined =>
  pinStates.find((state) => state === value);
