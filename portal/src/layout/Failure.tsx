/** The generic failure screen (L-079, L-080, L-081). */

import { Button } from '../components/Button.tsx';
import { ErrorState } from '../components/States.tsx';
import { t } from '../i18n/i18n.ts';
import { T } from '../i18n/T.tsx';
import { supportEmail } from '../lib/settings.ts';
import { useReload } from '../lib/useReload.ts';
import { FumblePicture } from './FumblePicture.tsx';
import { Page } from './Page.tsx';

/** `onRetry` loads again, and is also called automatically [L2]; `tries`: attempts already made. */
export function Failure({ onRetry, tries = 0 }: { onRetry?: () => void; tries?: number }) {
  useReload(onRetry ?? null, tries);
  return (
    <Page mainClass="wrap wrap--form">
      <ErrorState title={t('Uh oh! Something went wrong.')} picture={<FumblePicture />}>
        <p>{t('Sorry, it looks like we fumbled the ball.')}</p>
        <p className="soft">
          <T
            id="Please check your internet connection and refresh the page. Nothing that was saved is lost. If the problem persists, please contact us at <a>{email}</a>."
            values={{ email: supportEmail() }}
            components={{ a: <a href={`mailto:${supportEmail()}`}>{supportEmail()}</a> }}
          />
        </p>
        {onRetry && <p className="soft">{t('The page will load by itself as soon as it can reach us.')}</p>}
        <div className="oops__act">
          {onRetry && (
            <Button variant="main" onClick={onRetry}>
              {t('Try again')}
            </Button>
          )}
          <Button onClick={() => globalThis.location.reload()}>{t('Refresh the page')}</Button>
        </div>
      </ErrorState>
    </Page>
  );
}
