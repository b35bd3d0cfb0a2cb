/** A home-made term, the standard one, and where it is banned; `allowed` matches the lines in which it is legitimate. */
export interface BannedTerm {
  /** As in the glossary's table. */
  not: string;
  but: string;
  pattern: RegExp;
  allowed?: RegExp;
}

/** The table "Words that are replaced" of docs/glossary.md is checked against this list. */
export const BANNED_TERMS: BannedTerm[] = [
  { not: 'short way', but: 'fast path', pattern: /\bshort ?way\b/i },
  { not: 'hand on', but: 'pass, forward', pattern: /\bhand(s|ed) on\b/i },
  { not: 'comes upon', but: 'encounters', pattern: /\bcomes? upon\b/i },
  { not: 'as ever', but: 'unchanged', pattern: /\bas (ever|always)\b/i },
  { not: 'the most that', but: 'maximum', pattern: /\bthe most (that|there)\b/i },
  { not: 'holds back', but: 'blocks, delays', pattern: /\bholds? back\b/i },
  { not: 'keeps apart, to itself', but: 'separate, private', pattern: /\bkeeps? (to itself|apart)\b/i },
  { not: 'hostile', but: 'malicious; abuse', pattern: /\bhostile\b/i },
  { not: 'TextIn, FileIn', but: 'TextInput, FileInput', pattern: /\b(Text|RichText|File|Number|Date|Select)In\b/ },
];
