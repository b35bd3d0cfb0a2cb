import { ButtonLink } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { EmptyState } from '../../components/States.tsx';
import { t } from '../../i18n/i18n.ts';
import { OrganizationNav } from '../../layout/OrganizationNav.tsx';
import { Page } from '../../layout/Page.tsx';
import { paths } from '../../lib/paths.ts';
import { useTitle } from '../../lib/useTitle.ts';

/** A session from accepting through a link has access to that one sponsorship only (L-043). */
export function Locked() {
  useTitle(t('Package Builder'));
  return (
    <Page className="has-tabs" nav={<OrganizationNav />}>
      <div className="org-head">
        <h1>{t('Package Builder')}</h1>
      </div>
      <EmptyState
        icon="lock"
        action={
          <ButtonLink to={paths.organizationDashboard}>
            <Icon name="left" /> {t('Sponsorships')}
          </ButtonLink>
        }
      >
        {t(
          'We emailed you a link to set your password. If you’re new to us, one of your league’s contacts also needs to confirm you. After that, log in again to build packages for your organization.',
        )}
      </EmptyState>
    </Page>
  );
}
