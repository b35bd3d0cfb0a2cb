/** A website as a link target: with a scheme, http or https only. */
export const siteUrl = (text: string): string =>
  /^https?:\/\//i.test(text) ? text : `http://${text.replace(/^\w+:\/*/, '')}`;

/** A website as displayed: without scheme and trailing slash. */
export const siteName = (text: string): string => text.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
