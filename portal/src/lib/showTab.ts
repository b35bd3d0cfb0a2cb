/** The ref of the open tab: brings it into view, because on a phone the row of tabs is wider than the screen. */
export const showTab = (link: HTMLAnchorElement | null) =>
  link?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
