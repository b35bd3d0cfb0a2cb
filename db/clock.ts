/**
 * The movable clock, seen from Node. SQL owns the offset (app_private.clock_offset); each process reads it at start and
 * after every NOTIFY on channel `clock`, so token expiry and SQL rules always agree.
 */
export class Clock {
  #offset = 0;

  /** Sets the offset in milliseconds between app_private.clock() and the machine's clock. */
  setOffset(milliseconds: number): void {
    this.#offset = milliseconds;
  }

  /** Milliseconds since 1970 by the movable clock. */
  now(): number {
    return Date.now() + this.#offset;
  }

  /** Whole seconds since 1970 by the movable clock, the unit of token claims. */
  seconds(): number {
    return Math.floor(this.now() / 1000);
  }
}

/** Reads the offset from the database. `query` runs one statement and returns its rows. */
export async function readClockOffset(
  query: (text: string) => Promise<{ rows: { offset_ms: string | number }[] }>,
): Promise<number> {
  const { rows } = await query(
    'select extract(epoch from app_private.clock() - transaction_timestamp()) * 1000 as offset_ms',
  );
  return Math.round(Number(rows[0]?.offset_ms ?? 0));
}
