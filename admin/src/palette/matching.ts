// Libraries that tolerate typos are at least six times larger, and fuzzysort does not find swapped letters.

/** The words of a text in lower case. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}@._]+/gu) ?? [];

/** The allowed number of typos for a word of this length. */
const allowedErrors = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** The minimum number of changed, added, missing or swapped characters for `typed` to be a prefix of `word`. */
function errorsAtStart(word: string, typed: string): number {
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= word.length; j++) {
      const same = typed[i - 1] === word[j - 1];
      const swapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      next[j] = Math.min(
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
        (row[j - 1] as number) + (same ? 0 : 1),
        swapped ? (before[j - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = row;
    row = next;
  }
  return Math.min(...row);
}

/** The number of typos for `typed` to be a prefix of `word`: 0 for an exact prefix, undefined if there are too many. */
export function matchStart(word: string, typed: string): number | undefined {
  if (word.startsWith(typed)) return 0;
  const max = allowedErrors(typed.length);
  if (max === 0 || word[0] !== typed[0]) return undefined;
  const errors = errorsAtStart(word, typed);
  return errors <= max ? errors : undefined;
}

/** The total number of typos for each typed term to be a prefix of a word in the text; undefined if one does not match. */
export function matchText(text: string, typed: readonly string[]): number | undefined {
  const words = wordsOf(text);
  let errors = 0;
  for (const part of typed) {
    const found = words.map((word) => matchStart(word, part)).filter((count) => count !== undefined);
    if (found.length === 0) return undefined;
    errors += Math.min(...found);
  }
  return errors;
}
