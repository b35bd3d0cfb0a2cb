import { formatInstant } from '../../../../ui/formats.ts';

/** Says that staff entered a number, and on which day; nothing without an instant. */
export const EnteredOn = ({ at, className }: { at: string | null; className: string }) =>
  at === null ? null : <small className={className}>Entered by our team on {formatInstant(at)}</small>;
