import { Alert, Box, Link, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
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

/** A link to the report, or plain text if no report is configured. */
const Report = ({ address, children }: { address: string | null; children: ReactNode }) =>
  address ? (
    <Link href={address} target="_blank" rel="noreferrer">
      {children} <Icon name="ext" />
    </Link>
  ) : (
    <Typography color="text.secondary">{children}</Typography>
  );

/** Reports by season and year, for all strategists and for each one (S-226 … S-232). */
export function VerificationList() {
  const { data, error, refetch } = useOperationQuery('verificationsIndex', {});
  if (error) return <Problem error={error} retry={refetch} />;
  const base = reportBase();
  const list = data?.seasonYears
    .flatMap(({ season, year, primaryStrategistContacts }) =>
      season && year !== null ? [{ season, year, primaryStrategistContacts }] : [],
    )
    .sort(latestSeasonFirst);
  const address = (season: string, year: number, strategist?: string) =>
    base ? reportAddress(base, season, year, strategist) : null;
  return (
    <>
      <PageHeader title="Verifications" tabs={<VerificationTabs />} />
      <PageBody>
        {base ? null : (
          <Alert severity="info">
            The verifications report has no URL yet, so its links are disabled. Set VERIFICATIONS_REPORT_URL to enable
            them.
          </Alert>
        )}
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
