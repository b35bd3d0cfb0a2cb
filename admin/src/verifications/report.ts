/** The external report's URL, which the server writes into the page if configured (S-231). */
export function reportBase(): string | null {
  const written = document.querySelector<HTMLMetaElement>('meta[name="verifications-report"]')?.content ?? '';
  return URL.canParse(written) ? written : null;
}

/** The report URL of a season, optionally for one strategist. */
export function reportAddress(base: string, season: string, year: number, strategist?: string): string {
  const url = new URL(base);
  url.searchParams.set('season', season);
  url.searchParams.set('year', String(year));
  if (strategist) url.searchParams.set('strategist', strategist);
  return url.href;
}
