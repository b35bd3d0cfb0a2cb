const LARGEST = 2 ** 31 - 1;

/**
 * The id in a page's URL; NaN for anything that cannot be a record's id, so that the page shows "not found" (S-019).
 */
export function pageId(text: string | undefined): number {
  const id = /^\d+$/.test(text ?? '') ? Number(text) : Number.NaN;
  return id > 0 && id <= LARGEST ? id : Number.NaN;
}
