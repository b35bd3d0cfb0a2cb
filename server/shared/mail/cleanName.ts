/** Maximum length of a name in an email to an address that anybody may have entered. */
const MAX_LENGTH = 40;
/** Words with a web address, an email or a phone number in them. */
const ADDRESSES = /\S*(?::\/\/|@|www\.|[\p{L}\d-]\.\p{L}{2,})\S*|\+?\d(?:[\s().-]*\d){6,}/giu;
/** Characters of league names. */
const NOT_OF_NAMES = /[^\p{L}\p{M}\d '’&.-]/gu;

/**
 * The name of a league or a person as a stranger typed it, safe to email to somebody who may not have asked (X3): no
 * addresses, no phone numbers, only characters of names, cut at a word. Null if fewer than two letters are left.
 */
export function cleanName(typed: string): string | null {
  const name = typed.normalize('NFKC').replace(ADDRESSES, ' ').replace(NOT_OF_NAMES, ' ').replace(/\s+/g, ' ').trim();
  const short =
    name.length > MAX_LENGTH ? name.slice(0, MAX_LENGTH + 1).replace(/\s*\S*$/, '') || name.slice(0, MAX_LENGTH) : name;
  return /\p{L}.*\p{L}/u.test(short) ? short : null;
}
