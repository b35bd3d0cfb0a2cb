import { UserFacingError } from './userFacingError.ts';

const number = new Intl.NumberFormat('en-US');

/**
 * Throws a UserFacingError with both counts if a replacement of a whole set would leave nothing, or less than half of
 * what is there, unless it is forced. Call it before the replacement is committed.
 */
export function refuseShrinking(what: string, before: number, after: number, force: boolean): void {
  if (force || (after > 0 && after * 2 >= before)) return;
  throw new UserFacingError(
    `There are ${number.format(before)} ${what} now, and there would be ${number.format(after)}. Nothing was changed. If that is right, add --force.`,
  );
}
