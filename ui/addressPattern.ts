/** Whether a path is one of a pattern's addresses: `/accept-offer/:token`, a part with `?` may be missing. */
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
