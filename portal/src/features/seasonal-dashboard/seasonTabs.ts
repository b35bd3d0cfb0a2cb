/** The tabs of a seasonal dashboard in their order; the first is the default (S-207). */
export const seasonTabs = [
  { id: 'goals', label: 'Goals' },
  { id: 'featured-photos', label: 'Featured Photos' },
  { id: 'verification-map', label: 'Verification Map' },
  { id: 'impressions', label: 'Impressions' },
  { id: 'results', label: 'Results' },
  { id: 'testimonials', label: 'Testimonials' },
  { id: 'creative', label: 'Creative' },
] as const;
export type SeasonTab = (typeof seasonTabs)[number]['id'];

/** The tab of a URL; the default if it is unknown. */
export const tabOf = (name: string | null): SeasonTab =>
  seasonTabs.find(({ id }) => id === name)?.id ?? seasonTabs[0].id;

/** Rows of all campaigns without duplicate names: the first of each name (S-220). */
export function onceByName<Row extends { name: string | null }>(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter(({ name }) => {
    const key = (name ?? '').trim().toLowerCase();
    return seen.has(key) ? false : seen.add(key);
  });
}
