/** The current date for all pages: the server's once known, before that the device's date in the default zone. */
import { dateOf } from './formats.ts';

let serverToday: string | null = null;

/** Sets the server's current date (YYYY-MM-DD) for this page. */
export function setToday(date: string | null | undefined): void {
  serverToday = date ?? null;
}

/** The current date as YYYY-MM-DD: the server's when known, else this device's in the default zone (S-447). */
export function today(): string {
  return serverToday ?? dateOf(new Date());
}
