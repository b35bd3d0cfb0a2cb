/** `/league-packages/{packageId}`: one package, its contents and its name (B-169 … B-177). */
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { formatMoney } from '../../../../ui/formats.ts';
import { request } from '../../../../ui/graphql.ts';
import { pageId } from '../../../../ui/pageId.ts';
import { isLimited } from '../../../../ui/session.ts';
import { Button } from '../../components/Button.tsx';
import { Confirm } from '../../components/Confirm.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { t } from '../../i18n/i18n.ts';
import { NotFound } from '../../layout/NotFound.tsx';
import { OrganizationNav } from '../../layout/OrganizationNav.tsx';
import { Page } from '../../layout/Page.tsx';
import { RoleGate } from '../../layout/RoleGate.tsx';
import { hasFields } from '../../lib/nullable.ts';
import { paths } from '../../lib/paths.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { LeaguePackageDocument, RemoveLeaguePackageDocument } from './generated/graphql.ts';
import { Locked } from './Locked.tsx';
import { PackageContents } from './PackageContents.tsx';
import { PackageForm } from './PackageForm.tsx';
import './league-packages.css';

function OnePackage({ id }: { id: number }) {
  const { data, error, loading, refetch } = useQuery(LeaguePackageDocument, { id }, { current: true });
  const [, navigate] = useLocation();
  const [removing, setRemoving] = useState(false);
  const found = data?.organizationPackage;
  const leaguePackage = hasFields(found, 'organization') ? found : null;
  useTitle(leaguePackage?.name ?? t('Package Builder'));
  if (data && !leaguePackage) return <NotFound />;
  return (
    <Page className="has-tabs" nav={<OrganizationNav builder="true" organizationId={leaguePackage?.organization.id} />}>
      <Link to={paths.leaguePackages} className="row-link package-back">
        <Icon name="left" /> {t('Package Builder')}
      </Link>
      {loading && <PageSkeleton label={t('Loading the package')} />}
      {error !== null && !data && (
        <ErrorNotice>{t('Oops! Something went wrong. Please refresh the page and try again.')}</ErrorNotice>
      )}
      {leaguePackage && (
        <>
          <div className="org-head package-title">
            <div>
              <h1>{leaguePackage.name}</h1>
              <p className="soft">{leaguePackage.organization.name}</p>
            </div>
            <p className="package__price package__price--large">{formatMoney(leaguePackage.price)}</p>
          </div>
          <div className="package-sides">
            <PackageContents
              leaguePackage={leaguePackage}
              organization={leaguePackage.organization}
              onChanged={refetch}
            />
            <PackageForm
              leaguePackage={leaguePackage}
              programs={leaguePackage.organization.sponsorableProperties}
              onSaved={refetch}
            />
          </div>
          <div className="package-remove">
            <Button variant="text" onClick={() => setRemoving(true)}>
              {t('Remove this package')}
            </Button>
          </div>
          {removing && (
            <Confirm
              title={t('Remove {name}', { name: leaguePackage.name })}
              action={t('Remove')}
              onConfirm={async () => {
                await request(RemoveLeaguePackageDocument, { input: { organizationPackageId: id } });
                navigate(`${paths.leaguePackages}?done=removed`, { replace: true });
              }}
              onClose={() => setRemoving(false)}
            >
              <p>{t('It will no longer be offered to sponsors. What it includes stays on your list.')}</p>
            </Confirm>
          )}
        </>
      )}
    </Page>
  );
}

export default function PackagePage({ packageId }: { packageId: string }) {
  const id = pageId(packageId);
  return (
    <RoleGate roles={['organization']}>
      {(session) => (isLimited(session) ? <Locked /> : Number.isInteger(id) ? <OnePackage id={id} /> : <NotFound />)}
    </RoleGate>
  );
}
