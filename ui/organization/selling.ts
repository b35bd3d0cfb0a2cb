/** What both apps know about selling: what may be chosen, and what a package holds. */

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
