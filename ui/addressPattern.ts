/** True if a path matches a pattern such as `/accept-offer/:token`; a segment ending in `?` is optional. */
export function matches(pattern: string, path: string): boolean {
  const parts = pattern.split('/');
  const given = path.replace(/\/$/, '').split('/');
  return (
    given.length <= parts.length &&
    parts.every((part, index) =>
      part.startsWith(':') ? Boolean(given[index]) || part.endsWith('?') : part === given[index],
    )
  );
}
