/** A website as it may be opened: with a scheme, and never anything but http(s). */
export const siteUrl = (text: string): string =>
  /^https?:\/\//i.test(text) ? text : `http://${text.replace(/^\w+:\/*/, '')}`;

/** A website as it is read: without scheme and closing slash. */
export const siteName = (text: string): string => text.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
