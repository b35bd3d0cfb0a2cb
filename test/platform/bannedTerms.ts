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
  { not: 'fault', but: 'error, violation', pattern: /\bfaults?\b/i },
  { not: 'take turns, by turns', but: 'semaphore; alternately', pattern: /\b(takes?|by) turns\b/i },
  { not: 'outside service', but: 'external service', pattern: /\boutside services?\b/i },
  { not: 'goes away', but: 'disconnects, becomes unavailable', pattern: /\b(goes|went) away\b/i },
  { not: 'is away', but: 'unavailable', pattern: /\b(server|database|service|worker) (is|are|was|were) away\b/i },
  { not: 'silence', but: 'stalled connection', pattern: /\bsilence\b/i },
  { not: 'begun', but: 'started', pattern: /\bbegun\b/i },
  { not: 'mend', but: 'fix', pattern: /\bmend(s|ed|ing)?\b/i, allowed: /Mended City/ },
  { not: 'kit', but: 'components', pattern: /\bkits?\b/i },
  { not: 'MOST', but: 'MAX_…', pattern: /\bMOST(_[A-Z]+)?\b/ },
  { not: 'mayOpen', but: 'canAccess, hasRole', pattern: /\bmayOpen\b/ },
  {
    not: 'useWhole, useSlow, useTyped',
    but: 'useAllPages, useDelayedBusy, useIsFormDirty',
    pattern: /\buse(Whole|Slow|Typed)\b/,
  },
  { not: 'speaks against', but: 'prevents', pattern: /\bspeaks? against\b/i },
  { not: 'counted ahead', but: 'precomputed', pattern: /\bcounted ahead\b/i },
  { not: 'e-mail', but: 'email', pattern: /\be-mails?\b/i },
  { not: 'catalogue', but: 'catalog', pattern: /catalogue/i },
];
