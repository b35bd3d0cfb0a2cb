import { seasonLabel } from '../../../ui/formats.ts';

/** A campaign's name with its season, unless the name already contains it. */
export function campaignTitle({ name, season, year }: { name: string; season: string; year: number }): string {
  const label = seasonLabel(season, year);
  return name.toLowerCase().includes(label.toLowerCase()) ? name : `${name}, ${label}`;
}

/** The path of a campaign, nested under its sponsor's (S-017). */
export const campaignPath = ({ id, sponsorId }: { id: number; sponsorId: number }): string =>
  `/campaign-planner/sponsors/${sponsorId}/campaigns/${id}`;
