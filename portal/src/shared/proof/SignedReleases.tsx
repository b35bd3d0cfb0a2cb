/** How many photo releases were signed for the season, with a link to the page that collects them. */
import { Link } from 'wouter';
import { t } from '../../i18n/i18n.ts';

export function SignedReleases({ count, to }: { count: number; to: string }) {
  return (
    <p className="small">
      {t(
        '{count, plural, =0 {No releases signed yet this season.} one {# release signed this season.} other {# releases signed this season.}}',
        { count },
      )}{' '}
      <Link to={to}>{t('Collect photo releases')}</Link>
    </p>
  );
}
