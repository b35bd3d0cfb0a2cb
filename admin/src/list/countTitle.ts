/** A list's title with its total: "1 Offer", "2 Offers"; "…" while the total is loading. */
export const countTitle =
  (one: string, many = `${one}s`) =>
  (total: string): string =>
    `${total} ${total === '1' ? one : many}`;
