/** The pages' "today". The server's clock decides; until it has spoken, the date in the product's zone stands in. */
import { dateOf } from './formats.ts';

let serverToday: string | null = null;

/** Takes over the server's today (YYYY-MM-DD) for this page. */
export function setToday(date: string | null | undefined): void {
  serverToday = date ?? null;
}

/** Today as YYYY-MM-DD: the server's when known, else this device's date in the product's zone (S-447). */
export function today(): string {
  return serverToday ?? dateOf(new Date());
}
