/** A sponsor's logo, or its initials on the brand color. Decorative: the name is shown beside it. */

/** At most two initials of a name. */
function initials(name: string): string {
  return name
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

export function Logo({
  name,
  url,
  size = 'm',
}: {
  name: string | null | undefined;
  url?: string | null;
  size?: 's' | 'm' | 'l';
}) {
  const className = size === 'm' ? 'logo' : `logo logo--${size}`;
  if (url) return <img className={`${className} logo--picture`} src={url} alt="" />;
  return (
    <span className={`${className} logo--initials`} aria-hidden="true">
      {initials(name ?? '')}
    </span>
  );
}
