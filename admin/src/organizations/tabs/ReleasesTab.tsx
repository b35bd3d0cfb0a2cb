import { formatInstant, seasonLabel } from '../../../../ui/formats.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Loading } from '../../components/Loading.tsx';
import { TitledCard } from '../../components/TitledCard.tsx';
import { useOperationQuery } from '../../dataProvider/useOperation.ts';
import { PageBody } from '../../layout/PageBody.tsx';
import { Problem } from '../../layout/Problem.tsx';
import { LocalTable } from '../../list/LocalTable.tsx';
import { Column } from '../../list/RecordTable.tsx';
import type { OrganizationSignedReleasesQuery } from '../generated/graphql.ts';

type Release = OrganizationSignedReleasesQuery['signedReleases'][number];

/** The photo releases that parents signed by the QR code of the organization, newest first, at most 1,000. */
export function ReleasesTab({ id }: { id: number }) {
  const { data, error, refetch } = useOperationQuery('organizationSignedReleases', { id }, { noCache: true });
  if (error) return <Problem error={error} retry={refetch} />;
  if (!data) return <Loading />;
  const releases = data.signedReleases;
  return (
    <PageBody>
      <TitledCard title="Signed photo releases" note={releases.length || undefined}>
        {releases.length ? (
          <LocalTable<Release> resource="signedReleases" data={releases}>
            <Column<Release> source="signerName" label="Signed by" />
            <Column<Release> source="childNames" label="For" render={({ childNames }) => childNames || 'Themselves'} />
            <Column<Release> source="year" label="Season" render={({ season, year }) => seasonLabel(season, year)} />
            <Column<Release> source="signedAt" label="Date Signed" align="right" format={formatInstant} />
          </LocalTable>
        ) : (
          <EmptyState>Nobody has signed a photo release yet</EmptyState>
        )}
      </TitledCard>
    </PageBody>
  );
}
