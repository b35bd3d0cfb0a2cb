import createCache from '@emotion/cache';

/** Rules per style element. */
const MAX_RULES = 100;

/**
 * Emotion's cache for styles created at run time. They carry the page's CSP nonce; otherwise the browser blocks them.
 * The rules are spread over style elements of `MAX_RULES` each: adding a rule makes the browser parse its whole element
 * again and, with an "@" rule, match all of its rules with every element, which took most of the time of opening a
 * menu. This sets Emotion's private counter, which decides when it starts a new element; nothing else depends on it.
 */
export function createStyleCache(nonce: string | undefined) {
  const cache = createCache({ key: 'css', prepend: true, ...(nonce ? { nonce } : {}) });
  const { sheet } = cache;
  const insert = sheet.insert.bind(sheet);
  let rules = 0;
  sheet.insert = (rule) => {
    if (rules % MAX_RULES === 0) sheet.ctr = 0;
    rules += 1;
    insert(rule);
  };
  return cache;
}
