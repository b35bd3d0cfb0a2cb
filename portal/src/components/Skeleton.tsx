/**
 * The shape of a page while it loads; it appears only after 200 ms (S-415). When the site is opened it stands there from
 * the first paint (index.html is marked as starting) until the first content, through all pieces that load meanwhile.
 */
import { useEffect } from 'react';
import { t } from '../i18n/i18n.ts';

/** The site is no longer starting once something else than a skeleton is shown. */
function endStart(): void {
  if (!document.querySelector('.skeleton')) document.documentElement.classList.remove('starting');
}

/** Ends the start when a page begins with its content. */
export const useStart = (): void => useEffect(endStart, []);

export function PageSkeleton({ label = t('Loading') }: { label?: string }) {
  useEffect(() => endStart, []);
  return (
    <div className="skeleton wrap" role="status">
      <span className="sr">{label}</span>
      <i className="skeleton__title" />
      <i className="skeleton__panel" />
      <i />
      <i />
      <i className="skeleton__short" />
    </div>
  );
}
