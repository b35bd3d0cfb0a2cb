import { seasonLabel } from '../../../ui/formats.ts';

/** A campaign's name with its season, unless the name says it already. */
export function campaignTitle({ name, season, year }: { name: string; season: string; year: number }): string {
  const label = seasonLabel(season, year);
  return name.toLowerCase().includes(label.toLowerCase()) ? name : `${name}, ${label}`;
}
