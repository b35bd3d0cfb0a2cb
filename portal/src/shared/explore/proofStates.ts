/** The states of a program's proof: what they are called, and a value of the API as one. */
import { type PinState, pinStates } from '../../../../ui/map/types.ts';

export const proofLabels: Record<PinState, string> = {
  proven: 'Proven',
  due: 'Due',
  late: 'Late',
  not_delivered: 'Not delivered',
};

/** A value of `proofState`; undefined for null and unknown ones. */
export const proofStateOf = (value: string | null | undefined): PinState | undefined =>
  pinStates.find((state) => state === value);
