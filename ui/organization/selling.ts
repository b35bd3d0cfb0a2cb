/** What both apps know about selling: what is told of it, what may be chosen, and what a package holds. */

interface Named {
  id: number;
  name: string;
}

/** What is sold of a capability; price in US dollars. Only the details of its kind are filled. */
export interface Detail {
  price: string | null;
  maxForSale: number | null;
  canHang24Hours: boolean | null;
  bannerSizes: Named[];
  bannerPlacements: Named[];
  organizationPlayLocations: { id: number; nickname: string }[];
  emailListSize: number | null;
  socialMediaChannel: Named | null;
  socialMediaFollowingSize: number | null;
  canUseLogo: boolean | null;
  logoPlacements: Named[];
  otherBrands: string | null;
  minTeamsRequired: number | null;
  sponsorablePropertyIds: number[];
}

/** The rows of a reference list in its order, without retired ones that were not chosen before. */
export function offered<Row extends { id: number; position: number; retired: boolean }>(
  rows: readonly Row[],
  chosen: readonly (number | null)[] = [],
): Row[] {
  return rows
    .filter(({ id, retired }) => !retired || chosen.includes(id))
    .sort((a, b) => a.position - b.position || a.id - b.id);
}

/** The programs that may be chosen: current ones, and those chosen before (L-344). */
export function offeredPrograms<Program extends { id: number; dataConfidence: string | null }>(
  programs: readonly Program[],
  chosen: readonly number[],
): Program[] {
  return programs.filter(({ id, dataConfidence }) => dataConfidence !== 'ended' || chosen.includes(id));
}

/** What a package holds, by name (B-169). */
export function heldByName<Held extends { id: number; organizationCapability: { name: string } }>(
  held: readonly Held[],
): Held[] {
  return [...held].sort(
    (a, b) => a.organizationCapability.name.localeCompare(b.organizationCapability.name) || a.id - b.id,
  );
}
