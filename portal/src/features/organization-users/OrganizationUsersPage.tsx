/** `/organizations/{id}/users` for the organization's own people (B-015, L-325). */
import { pageId } from '../../../../ui/pageId.ts';
import { t } from '../../i18n/i18n.ts';
import { NotFound } from '../../layout/NotFound.tsx';
import { OrganizationNav } from '../../layout/OrganizationNav.tsx';
import { Page } from '../../layout/Page.tsx';
import { RoleGate } from '../../layout/RoleGate.tsx';
import { useQuery } from '../../lib/useQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { organizationName } from './documents.ts';
import { OrganizationUsers } from './OrganizationUsers.tsx';

function UsersOf({ id }: { id: number }) {
  useTitle(t('Users'));
  const { data, loading } = useQuery(organizationName, { id });
  if (data && data.organization === null) return <NotFound />;
  return (
    <Page className="has-tabs" nav={<OrganizationNav organizationId={id} />}>
      <h1 className="co-users-title">{loading ? t('Organization') : data?.organization?.name}</h1>
      <OrganizationUsers organizationId={id} />
    </Page>
  );
}

export default function OrganizationUsersPage({ id: text }: { id: string }) {
  const id = pageId(text);
  return (
    <RoleGate roles={['organization']}>{() => (Number.isInteger(id) ? <UsersOf id={id} /> : <NotFound />)}</RoleGate>
  );
}
