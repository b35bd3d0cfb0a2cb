/** The page for an unknown URL, inside the navigation of a signed-in user (S-019). */
import type { ReactNode } from 'react';
import { ButtonAnchor } from '../components/Button.tsx';
import { ErrorState } from '../components/States.tsx';
import { t } from '../i18n/i18n.ts';
import { T } from '../i18n/T.tsx';
import { supportEmail } from '../lib/settings.ts';
import { useSession } from '../lib/useSession.ts';
import { useTitle } from '../lib/useTitle.ts';
import { FumblePicture } from './FumblePicture.tsx';
import { Page } from './Page.tsx';
import { RoleNav } from './RoleNav.tsx';

/** `why`: the known reason, shown first. */
export function NotFound({ why }: { why?: ReactNode }) {
  useTitle(t('Page not found'));
  const session = useSession();
  return (
    <Page mainClass="wrap wrap--form" className={session ? 'has-tabs' : undefined} nav={session && <RoleNav />}>
      <ErrorState title={t('This page is out of bounds.')} picture={<FumblePicture />}>
        {why ? <p>{why}</p> : null}
        <p className="soft">
          <T
            id="We couldn't find a page at this address. If you followed a link from one of our emails, please contact us at <a>{email}</a>."
            values={{ email: supportEmail() }}
            components={{ a: <a href={`mailto:${supportEmail()}`}>{supportEmail()}</a> }}
          />
        </p>
        <div className="oops__act">
          <ButtonAnchor variant="quiet" href={session ? '/' : '/login'}>
            {session ? t('Go to your home page') : t('Log in')}
          </ButtonAnchor>
        </div>
      </ErrorState>
    </Page>
  );
}
