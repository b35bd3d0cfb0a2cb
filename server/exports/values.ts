import { readInstant } from '../../ui/formats.ts';

/** A calendar day, or the local time of an instant; CSV and sheets write it as a date, under a heading with its zone. */
export class DateCell {
  /** Milliseconds since 1970 as if the local time were UTC. */
  readonly time: number;
  /** Null for a day. */
  readonly instant: Date | null;

  constructor(time: number, instant: Date | null) {
    this.time = time;
    this.instant = instant;
  }

  /** YYYY-MM-DD, with HH:MM for an instant. */
  toString(): string {
    const text = new Date(this.time).toISOString();
    return this.instant ? text.slice(0, 16).replace('T', ' ') : text.slice(0, 10);
  }

  /** YYYY-MM-DD, or an instant in UTC. */
  toJSON(): string {
    return this.instant?.toISOString() ?? this.toString();
  }
}

/** The value of a cell. */
export type Cell = string | number | boolean | DateCell | null;

/** What an exported list calls its values: text for some of them, and for a missing one. */
export interface ValueLabels {
  values?: ReadonlyMap<string, string>;
  empty?: string;
}

/** A column: where its value is in a row, the value's type, and the heading. */
export interface Column extends ValueLabels {
  source: string;
  label: string;
  type: string;
  isEnum: boolean;
}

const SAFE_NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/;
const NUMBERS = new Set(['Int', 'Float', 'BigFloat', 'BigInt']);

/** Local time in a time zone, as in the database's rules. */
const wallClock = (instant: Date, zone: string): number => {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<string, number>;
  const { year = 1970, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute);
};

/** An enum value for people: `rejected_by_league` becomes "Rejected by league". */
export const inWords = (value: string): string => {
  const text = value.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

function single(value: unknown, { type, isEnum, values, empty }: Column, zone: string): Cell {
  if (value === null || value === undefined) return empty ?? null;
  if (typeof value === 'boolean' || typeof value === 'number') return value;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const named = values?.get(text);
  if (named !== undefined) return named;
  if (isEnum) return inWords(text);
  if (NUMBERS.has(type)) return SAFE_NUMBER.test(text) ? Number(text) : text;
  const isDay = type === 'Date';
  if (!isDay && type !== 'Datetime') return text;
  const at = readInstant(isDay ? `${text}T00:00:00Z` : text);
  if (!at) return text;
  return isDay ? new DateCell(at.getTime(), null) : new DateCell(wallClock(at, zone), at);
}

/** A column's heading; that of times names their zone. */
export const headingOf = ({ label, type }: Column, zone: string): string =>
  type === 'Datetime' ? `${label} (${zone})` : label;

/** The value of a row's column; lists and related records are joined by commas. */
export function cellOf(row: unknown, column: Column, zone: string): Cell {
  const found = column.source
    .split('.')
    .reduce<unknown[]>(
      (values, name) => values.flatMap((value) => (value as Record<string, unknown> | null)?.[name] ?? []),
      [row],
    );
  if (found.length < 2) return single(found[0], column, zone);
  return found.map((value) => textOf(single(value, column, zone))).join(', ');
}

/** A cell as text. */
export const textOf = (cell: Cell): string =>
  cell === null ? '' : typeof cell === 'boolean' ? (cell ? 'yes' : 'no') : String(cell);
