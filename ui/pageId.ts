const LARGEST = 2 ** 31 - 1;

/** The id in a page's address; NaN for anything that no record can have as its id, so that the page is not found (S-019). */
export function pageId(text: string | undefined): number {
  const id = /^\d+$/.test(text ?? '') ? Number(text) : Number.NaN;
  return id > 0 && id <= LARGEST ? id : Number.NaN;
}
