/** Which files are shown as pictures (S-195, S-196). */

/** True if a URL is that of a png, jpeg or gif; a URL without a file extension counts as one (S-196). */
export function isThumbnailType(url: string | null): boolean {
  if (url === null) return false;
  const path = url.split(/[?#]/)[0] ?? '';
  const type = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase();
  return type === undefined || ['png', 'jpeg', 'jpg', 'gif'].includes(type);
}
