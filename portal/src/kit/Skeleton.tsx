/** The shape of a page while it loads; it appears only after 200 ms (S-415). */
import { t } from '../i18n/i18n.ts';

export function PageSkeleton({ label = t('Loading') }: { label?: string }) {
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
