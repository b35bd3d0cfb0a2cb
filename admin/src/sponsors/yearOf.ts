/** The year in a URL, 2000 to 2099; null for anything else. */
export const yearOf = (text: string | null | undefined): number | null =>
  /^20\d\d$/.test(text ?? '') ? Number(text) : null;
