/** A list's title with its total: "1 Offer", "2 Offers"; "…" while the total is loading. */
export const countTitle =
  (singular: string, many = `${singular}s`) =>
  (total: string): string =>
    `${total} ${total === '1' ? singular : many}`;
