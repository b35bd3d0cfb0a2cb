/**
 * The placeholder of a loading page; it appears only after 200 ms (S-415). On the first load it is visible from the first
 * paint (index.html is marked as starting) until the first content, while all chunks load.
 */
import { useEffect } from 'react';
import { t } from '../i18n/i18n.ts';
import { afterPaint } from '../lib/afterPaint.ts';

/**
 * Marks the site as started once anything but a skeleton has been painted. Not before: web fonts load from then on
 * (styles/fonts.css), and would delay the first content.
 */
function endStart(): void {
  afterPaint(() => {
    if (!document.querySelector('.skeleton')) document.documentElement.classList.remove('starting');
  });
}

/** Removes the splash screen once the page has rendered. */
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
