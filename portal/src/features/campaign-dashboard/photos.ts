/** Which files are pictures to be shown (S-195, S-196). */

/** Whether an address is that of a png, jpeg or gif; an address without a name of a type counts as one (S-196). */
export function isThumbnailType(url: string): boolean {
  const path = url.split(/[?#]/)[0] ?? '';
  const type = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase();
  return type === undefined || ['png', 'jpeg', 'jpg', 'gif'].includes(type);
}
