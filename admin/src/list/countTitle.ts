/** A list's title with its total: "1 Offer", "2 Offers"; "…" stands for a total that is not known yet. */
export const countTitle =
  (one: string, many = `${one}s`) =>
  (total: string): string =>
    `${total} ${total === '1' ? one : many}`;
