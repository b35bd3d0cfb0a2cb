/** The external report's address; the server writes it into the page when it is configured (S-231). */
export function reportBase(): string | null {
  const written = document.querySelector<HTMLMetaElement>('meta[name="verifications-report"]')?.content ?? '';
  return URL.canParse(written) ? written : null;
}

/** The report of a season, for one strategist when given. */
export function reportAddress(base: string, season: string, year: number, strategist?: string): string {
  const url = new URL(base);
  url.searchParams.set('season', season);
  url.searchParams.set('year', String(year));
  if (strategist) url.searchParams.set('strategist', strategist);
  return url.href;
}
