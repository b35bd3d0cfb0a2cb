const normalized = (address: string): string =>
  address
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s,]+(usa?|united states|canada)\.?$/, '')
    .replace(/[\s,.]+/g, ' ')
    .trim();

/** True if two addresses differ only in case, accents, punctuation, spaces or the country at the end (O10). */
export const isSameAddress = (left: string, right: string): boolean => normalized(left) === normalized(right);
