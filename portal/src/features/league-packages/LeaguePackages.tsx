/** `/league-packages`: what an organization sells, and its packages (L-257, L-259, L-327). */
import { useState } from 'react';
import { useLocation } from 'wouter';
import { isLimited, type SessionClaims } from '../../../../ui/session.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { ErrorNotice, Notice } from '../../components/Notice.tsx';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { EmptyState } from '../../components/States.tsx';
import { t } from '../../i18n/i18n.ts';
import { AskOwner } from '../../layout/AskOwner.tsx';
import { OrganizationNav } from '../../layout/OrganizationNav.tsx';
import { Page } from '../../layout/Page.tsx';
import { Picker, usePick } from '../../layout/Picker.tsx';
import { RoleGate } from '../../layout/RoleGate.tsx';
import { isOwner } from '../../lib/memberRole.ts';
import { paths } from '../../lib/paths.ts';
import { supportEmail } from '../../lib/settings.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { CreatePackage } from './CreatePackage.tsx';
import { LeaguePackagesDocument } from './generated/graphql.ts';
import { Locked } from './Locked.tsx';
import { PackageCard } from './PackageCard.tsx';
import { SoldList } from './SoldList.tsx';
import type { SellingOrganization } from './types.ts';
import './league-packages.css';

/** Confirmations of an action on the previous page, shown once here. */
const done: Record<string, string> = {
  added: 'The capability was added to your list.',
  saved: 'The capability is saved.',
  removed: 'The package was removed. What it included is still on your list.',
};

function Packages({ organization, onCreate }: { organization: SellingOrganization; onCreate: () => void }) {
  const packages = organization.organizationPackages;
  const sells = organization.organizationCapabilities.some(({ archived }) => !archived);
  return (
    <section aria-labelledby="h-packages">
      <div className="list-head">
        <h2 id="h-packages">{t('Packages')}</h2>
        {packages.length > 0 && (
          <Button variant="main" onClick={onCreate}>
            {t('Create Package')}
          </Button>
        )}
      </div>
      {packages.length > 0 ? (
        <ul className="packages">
          {packages.map((leaguePackage) => (
            <li key={leaguePackage.id}>
              <PackageCard leaguePackage={leaguePackage} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon="box"
          action={
            <>
              <p>
                {t(
                  'A package is a bundle of what you offer to sponsors for one price, such as two banners and a post on social media for $1,500. Sponsors find it beside the programs that you choose.',
                )}
              </p>
              {sells ? (
                <Button variant="main" onClick={onCreate}>
                  {t('Create Package')}
                </Button>
              ) : (
                <ButtonLink to={paths.capabilityForm(organization.id)} variant="main">
                  {t('First, add what you sell')}
                </ButtonLink>
              )}
            </>
          }
        >
          <b>{t('This organization has no packages added yet!')}</b>
        </EmptyState>
      )}
    </section>
  );
}

function Builder({ session }: { session: SessionClaims }) {
  useTitle(t('Package Builder'));
  const [, navigate] = useLocation();
  const { data, error, loading, refetch } = useQuery(LeaguePackagesDocument, {}, { current: true });
  const organizations = data?.myOrganizations ?? [];
  const [organization, pick] = usePick('organization', organizations, session.sub);
  const [creating, setCreating] = useState(false);
  const notice = done[new URLSearchParams(globalThis.location.search).get('done') ?? ''];
  return (
    <Page className="has-tabs" nav={<OrganizationNav builder="page" organizationId={organization?.id} />}>
      <div className="org-head">
        <div>
          <h1>{t('Package Builder')}</h1>
          {organization && organizations.length === 1 && <p className="soft">{organization.name}</p>}
        </div>
        <Picker label={t('Organization')} rows={organizations} picked={organization} onPick={pick} />
      </div>
      {notice && (
        <div className="banners">
          <Notice tone="confirmed" icon="check">
            {t(notice)}
          </Notice>
        </div>
      )}
      {loading && <PageSkeleton label={t('Loading your packages')} />}
      {error !== null && !data && (
        <ErrorNotice>{t('Oops! Something went wrong. Please refresh the page and try again.')}</ErrorNotice>
      )}
      {data && !organization && (
        <EmptyState icon="box" action={<a href={`mailto:${supportEmail()}`}>{supportEmail()}</a>}>
          {t('You do not belong to an organization yet. If you expected to see yours here, please contact us.')}
        </EmptyState>
      )}
      {organization && !isOwner(organization.myRole) && <AskOwner owners={organization.ownerNames} />}
      {organization && isOwner(organization.myRole) && (
        <>
          <Packages organization={organization} onCreate={() => setCreating(true)} />
          <SoldList organization={organization} onChanged={refetch} />
          {creating && (
            <CreatePackage
              organization={organization}
              onCreated={(id) => navigate(paths.leaguePackage(id))}
              onClose={() => setCreating(false)}
            />
          )}
        </>
      )}
    </Page>
  );
}

export default function LeaguePackages() {
  return (
    <RoleGate roles={['organization']}>
      {(session) => (isLimited(session) ? <Locked /> : <Builder session={session} />)}
    </RoleGate>
  );
}
