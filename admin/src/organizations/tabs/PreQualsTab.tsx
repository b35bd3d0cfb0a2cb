import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { formatInstant } from '../../../../ui/formats.ts';
import { campaignTitle } from '../../campaigns/title.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Loading } from '../../components/Loading.tsx';
import { TitledCard } from '../../components/TitledCard.tsx';
import { useOperationQuery } from '../../dataProvider/useOperation.ts';
import { PageBody } from '../../layout/PageBody.tsx';
import { Problem } from '../../layout/Problem.tsx';
import { LocalTable } from '../../list/LocalTable.tsx';
import { Column } from '../../list/RecordTable.tsx';

type Row = { id: number; campaign: string; respondedAt: string };

/** Offers with a pre-qualification response and the date of the first one, newest first (B-204 … B-208). */
export function PreQualsTab({ id }: { id: number }) {
  const { data, error, refetch } = useOperationQuery('organizationPreQuals', { id });
  if (error) return <Problem error={error} retry={refetch} />;
  if (!data?.organization) return <Loading />;
  const rows = data.organization.offers.flatMap(({ id: offerId, campaign, preQualSurveyResponses }): Row[] => {
    const respondedAt = preQualSurveyResponses.map(({ createdAt }) => createdAt).sort()[0];
    return respondedAt ? [{ id: offerId, campaign: campaignTitle(campaign), respondedAt }] : [];
  });
  return (
    <PageBody>
      <TitledCard title="PreQual Responses" note={rows.length || undefined}>
        {rows.length ? (
          <LocalTable<Row> resource="preQuals" data={rows} sort={{ field: 'respondedAt', order: 'DESC' }}>
            <Column<Row> source="campaign" />
            <Column<Row>
              source="id"
              label="Offer Url"
              render={(row) => (
                <MuiLink component={Link} to={`/offers/${row.id}`}>
                  /offers/{row.id}
                </MuiLink>
              )}
            />
            <Column<Row> source="respondedAt" label="Date Responded" align="right" format={formatInstant} />
          </LocalTable>
        ) : (
          <EmptyState>No pre-qual responses yet</EmptyState>
        )}
      </TitledCard>
    </PageBody>
  );
}
