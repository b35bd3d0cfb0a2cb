import createCache from '@emotion/cache';

/** Rules in one style element. */
const MAX_RULES = 100;

/**
 * Emotion's cache of styles made at run time. They carry the nonce that the server gave this page; without it the browser
 * refuses them. They are spread over style elements of `MAX_RULES`: adding a rule makes the browser read its whole element again,
 * and with an "@" rule match all of its rules with every element of the page, which took most of a menu's first opening. This
 * sets Emotion's own counter, which decides when it begins an element; nothing else does.
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
