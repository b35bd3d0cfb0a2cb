export type Person = { id: number; name: string | null; email: string };

/** The label of a mention: the name, or the email if there is no unique name. */
export const mentionLabel = ({ name, email }: Person, staff: readonly Person[]): string =>
  name && staff.filter((person) => person.name === name).length === 1 ? name : email;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Splits a text into plain parts and mentions: one of these labels after an @, longest first. */
export function partsOf(text: string, labels: readonly string[]): { text: string; mention: boolean }[] {
  if (labels.length === 0) return [{ text, mention: false }];
  const longestFirst = [...labels].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(String.raw`((?<![\p{L}\p{N}])@(?:${longestFirst.join('|')})(?![\p{L}\p{N}]))`, 'u');
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, mention: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** The ids of the staff mentioned in a text. */
export function mentionedIn(text: string, staff: readonly Person[]): number[] {
  const byLabel = new Map(staff.map((person) => [`@${mentionLabel(person, staff)}`, person.id]));
  const labels = [...byLabel.keys()].map((label) => label.slice(1));
  const found = partsOf(text, labels).flatMap((part) => (part.mention ? [byLabel.get(part.text) as number] : []));
  return [...new Set(found)];
}

/** The text between an @ and the caret, and the position of the @; null if no mention is being typed. */
export function typedMention(text: string, caret: number): { start: number; query: string } | null {
  const [, query] =
    /(?:^|[^\p{L}\p{N}])@([\p{L}\p{N}.@'’-]*(?: [\p{L}\p{N}.'’-]*)?)$/u.exec(text.slice(0, caret)) ?? [];
  return query === undefined ? null : { start: caret - query.length - 1, query };
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The staff who match the typed text: each of its terms is a prefix of a part of their name or of their email. Empty once a
 * name is complete.
 */
export function matchesOf(query: string, staff: readonly Person[], limit = 6): Person[] {
  if (staff.some((person) => query === `${mentionLabel(person, staff)} `)) return [];
  const wanted = plain(query).split(' ').filter(Boolean);
  return staff
    .filter(({ name, email }) => {
      const parts = [...plain(name ?? '').split(/\s+/), plain(email)];
      return wanted.every((word) => parts.some((part) => part.startsWith(word)));
    })
    .slice(0, limit);
}
