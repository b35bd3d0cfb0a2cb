import { Box, Link, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { latestSeasonFirst, seasonLabel } from '../../../ui/formats.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { Icon } from '../components/Icon.tsx';
import { Loading } from '../components/Loading.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { PageBody } from '../layout/PageBody.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { Problem } from '../layout/Problem.tsx';
import { reportAddress, reportBase } from './report.ts';
import { VerificationTabs } from './VerificationTabs.tsx';

const Report = ({ address, children }: { address: string; children: ReactNode }) => (
  <Link href={address} target="_blank" rel="noreferrer">
    {children} <Icon name="ext" />
  </Link>
);

/** Reports by season and year, for all strategists and for each one (S-226 … S-232); without an address, pending photos. */
export function VerificationList() {
  const base = reportBase();
  const { data, error, refetch } = useOperationQuery('verificationsIndex', {}, { enabled: base !== null });
  if (!base) return <Navigate to="/verifications/pending" replace />;
  if (error) return <Problem error={error} retry={refetch} />;
  const list = data?.seasonYears
    .flatMap(({ season, year, primaryStrategistContacts }) =>
      season && year !== null ? [{ season, year, primaryStrategistContacts }] : [],
    )
    .sort(latestSeasonFirst);
  const address = (season: string, year: number, strategist?: string) => reportAddress(base, season, year, strategist);
  return (
    <>
      <PageHeader title="Verifications" tabs={<VerificationTabs />} />
      <PageBody>
        {list ? null : <Loading />}
        {list?.length === 0 ? (
          <TitledCard label="Seasons">
            <EmptyState>No campaigns yet!</EmptyState>
          </TitledCard>
        ) : null}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' }}>
          {list?.map(({ season, year, primaryStrategistContacts: people }) => (
            <TitledCard key={`${season}-${year}`} title={seasonLabel(season, year)}>
              <Stack component="ul" sx={{ gap: 1.5, m: 0, p: 2, listStyle: 'none' }}>
                <li>
                  <Report address={address(season, year)}>All verifications</Report>
                </li>
                {people.map(({ id, name }) => (
                  <li key={id}>
                    <Report address={address(season, year, name ?? '')}>{name ?? `User ${id}`}</Report>
                  </li>
                ))}
              </Stack>
            </TitledCard>
          ))}
        </Box>
      </PageBody>
    </>
  );
}
