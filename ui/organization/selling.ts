/** Rules of capabilities for both apps: details, choices, contents of packages. */

interface Named {
  id: number;
  name: string;
}

/** What an organization sells of a capability; price in US dollars. Only the details of its kind are set. */
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

/** The rows of a reference list in order, without retired ones unless already chosen. */
export function offered<Row extends { id: number; position: number; retired: boolean }>(
  rows: readonly Row[],
  chosen: readonly (number | null)[] = [],
): Row[] {
  return rows
    .filter(({ id, retired }) => !retired || chosen.includes(id))
    .sort((a, b) => a.position - b.position || a.id - b.id);
}

/** The programs to choose from: current ones and those already chosen (L-344). */
export function offeredPrograms<Program extends { id: number; dataConfidence: string | null }>(
  programs: readonly Program[],
  chosen: readonly number[],
): Program[] {
  return programs.filter(({ id, dataConfidence }) => dataConfidence !== 'ended' || chosen.includes(id));
}

/** The contents of a package, by name (B-169). */
export function contentsByName<Held extends { id: number; organizationCapability: { name: string } }>(
  held: readonly Held[],
): Held[] {
  return [...held].sort(
    (a, b) => a.organizationCapability.name.localeCompare(b.organizationCapability.name) || a.id - b.id,
  );
}
