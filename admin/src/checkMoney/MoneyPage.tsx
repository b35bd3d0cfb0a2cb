import { Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { formatDate, formatMoney } from '../../../ui/formats.ts';
import { RequireAccess } from '../auth/RequireAccess.tsx';
import { totalOf } from '../checks/approval.ts';
import { CheckTabs } from '../checks/CheckTabs.tsx';
import { Loading } from '../components/Loading.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { PageBody } from '../layout/PageBody.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { Problem } from '../layout/Problem.tsx';
import { LocalTable } from '../list/LocalTable.tsx';
import { Column } from '../list/RecordTable.tsx';
import type { CheckMoneyQuery } from './generated/graphql.ts';

type Week = CheckMoneyQuery['cashNeeded'][number] & { id: string };
type Campaign = CheckMoneyQuery['moneyByCampaign'][number] & { id: number };

const AMOUNTS = ['budget', 'committed', 'approved', 'mailed', 'cleared', 'toCome'] as const;
const Nothing = ({ children }: { children: string }) => (
  <Typography color="text.secondary" sx={{ p: 2 }}>
    {children}
  </Typography>
);

/** Cash that is needed by week, and where the money of each campaign is (issue 35, section 1). */
export function MoneyPage() {
  const { data, error, refetch } = useOperationQuery('checkMoney', {}, { noCache: true });
  const weeks = data?.cashNeeded.map((week): Week => ({ ...week, id: week.week })) ?? [];
  const campaigns = data?.moneyByCampaign.map((campaign): Campaign => ({ ...campaign, id: campaign.campaignId })) ?? [];
  return (
    <RequireAccess resource="checkRuns">
      <PageHeader title="Money" tabs={<CheckTabs />} />
      {data ? (
        <PageBody>
          <TitledCard title="Cash needed by week" note={formatMoney(totalOf(weeks))}>
            {weeks.length ? (
              <LocalTable<Week> resource="cashWeeks" data={weeks} aria-label="Cash needed by week">
                <Column<Week> source="week" label="Week of" render={({ week }) => formatDate(week)} />
                <Column<Week> source="offers" align="right" label="Sponsorships" />
                <Column<Week> source="amount" align="right" render={({ amount }) => <b>{formatMoney(amount)}</b>} />
              </LocalTable>
            ) : (
              <Nothing>All that was committed is mailed or sent.</Nothing>
            )}
          </TitledCard>
          <TitledCard title="Campaigns" note="Committed = approved + mailed + cleared + to come">
            {campaigns.length ? (
              <LocalTable<Campaign> resource="campaignMoney" data={campaigns} aria-label="Money by campaign">
                <Column<Campaign>
                  source="campaignName"
                  render={({ campaignId, campaignName, sponsorName }) => (
                    <MuiLink component={Link} to={`/campaign-planner/campaigns/${campaignId}`}>
                      {campaignName}, {sponsorName}
                    </MuiLink>
                  )}
                />
                {AMOUNTS.map((source) => (
                  <Column<Campaign>
                    key={source}
                    source={source}
                    align="right"
                    render={(campaign) => formatMoney(campaign[source])}
                  />
                ))}
              </LocalTable>
            ) : (
              <Nothing>No campaign has a confirmed sponsorship yet.</Nothing>
            )}
          </TitledCard>
        </PageBody>
      ) : error ? (
        <Problem error={error} retry={refetch} />
      ) : (
        <Loading />
      )}
    </RequireAccess>
  );
}
