import { type ConstraintColumns, constraintMessage } from './constraintMessages.ts';
import { isNoRoom, NO_ROOM } from './noRoom.ts';

/** The part of a database error that users may see. */
export interface PublicError {
  message: string;
  /** Registered in sql/errors.md, or the SQLSTATE of a constraint. */
  code: string;
  /** The input field concerned, in camelCase. */
  field: string | undefined;
  /**
   * For a record that was changed since it was read (SL409, field `version`): its current version and values, and who
   * changed it.
   */
  conflict?: { version: number; current: Record<string, unknown>; changedBy: string | null };
}

/** The parts of pg's error that are used here. */
interface DatabaseError {
  code?: string;
  message: string;
  column?: string;
  constraint?: string;
  table?: string;
  detail?: string;
}

/** A write in a transaction of staff who view the portal as another user. */
export const VIEWING_ONLY = 'You are viewing as somebody else, so nothing was changed.';

const REGISTERED = /^SL(400|401|403|404|409|422|428|429)$/;
const CONSTRAINT = new Set(['23001', '23502', '23503', '23505', '23514', '23P01']);
/**
 * Values that do not fit their type or use: out of range, not a date, too long, with an invalid character, a negative
 * offset.
 */
const BAD_VALUE = new Set(['22001', '22003', '22007', '22008', '22P02', '22023', '22021', '22P05', '2201W', '2201X']);

export const camelCase = (name: string) =>
  name.replace(/_([a-z0-9])/g, (_whole, letter: string) => letter.toUpperCase());

/** The value that pg quotes in its message about an invalid one: the client's own. */
const badValue = (message: string) => /"([^"]{1,60})"/.exec(message)?.[1];

/** The message for a value that does not fit its type. */
function badValueSentence(code: string, message: string): string {
  const value = badValue(message);
  if (value && (code === '22008' || (code === '22007' && /type (date|timestamp)/.test(message))))
    return `"${value}" is not a date.`;
  if (value && code === '22003') return `${value} is out of range.`;
  return 'One of the values is not valid.';
}

/** The one field with this invalid value, for errors in which the database names none. */
export function fieldOfBadValue(error: unknown, given: unknown): string | undefined {
  const { code, message } = (error ?? {}) as DatabaseError;
  if (typeof code !== 'string' || !BAD_VALUE.has(code) || given === null || typeof given !== 'object') return undefined;
  const value = badValue(message);
  const fields = Object.entries(given).filter(
    ([, entry]) => typeof entry !== 'object' && value !== undefined && String(entry) === value,
  );
  return fields.length === 1 ? fields[0]?.[0] : undefined;
}

/** The version and values, by field, that the refusal of a stale update tells in its detail (sql/versions/versions.sql). */
function conflictOf({ code, column, detail }: DatabaseError): PublicError['conflict'] {
  if (code !== 'SL409' || column !== 'version' || !detail) return undefined;
  const { version, current, changed_by } = JSON.parse(detail) as {
    version: number;
    current: Record<string, unknown>;
    changed_by: string | null;
  };
  return {
    version,
    changedBy: changed_by,
    current: Object.fromEntries(Object.entries(current).map(([name, value]) => [camelCase(name), value])),
  };
}

/** The public part of a database error, or null if it must stay hidden. */
export function publicError(error: unknown, columns: ConstraintColumns): PublicError | null {
  const { code, message, column, constraint, table, detail } = (error ?? {}) as DatabaseError;
  // endlessly nested lists: the only input that is written and read recursively, by both sides
  if (code === '54001' || (error instanceof RangeError && /call stack/.test(message)))
    return { message: 'This is nested too deeply.', code: 'SL400', field: undefined };
  if (typeof code !== 'string') return null;
  if (isNoRoom(error)) return { message: NO_ROOM, code: 'SL507', field: undefined };
  // a deadlock, which the database resolved by aborting this transaction
  if (code === '40P01' || code === '40001')
    return {
      message: 'Somebody else changed this at the same time. Please try again.',
      code: 'SL409',
      field: undefined,
    };
  const field = column ? camelCase(column) : undefined;
  if (REGISTERED.test(code)) {
    const conflict = conflictOf(error as DatabaseError);
    return { message, code, field, ...(conflict && { conflict }) };
  }
  if (code === '25006') return { message: VIEWING_ONLY, code: 'SL403', field: undefined };
  if (code === '42501') return { message: 'You are not permitted to do this.', code: 'SL403', field: undefined };
  if (code === '57014')
    return { message: 'This took too long and was stopped. Please try again.', code: 'SL429', field: undefined };
  if (CONSTRAINT.has(code)) {
    const found = constraintMessage({ code, constraint, table, column, detail }, columns);
    return { message: found.message, code, field: found.field ? camelCase(found.field) : field };
  }
  // the only database limit that a value can exceed is an index's limit on the length of its text
  if (code === '54000') return { message: 'One of the texts is too long.', code: 'SL422', field };
  // an argument that a function needs was left out or null [K10]
  if (code === '22004') return { message: 'One of the values is missing.', code: 'SL422', field };
  if (BAD_VALUE.has(code)) return { message: badValueSentence(code, message), code: 'SL400', field };
  return null;
}
