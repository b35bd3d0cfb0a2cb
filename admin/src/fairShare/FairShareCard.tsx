import { Box, CardContent, Typography } from '@mui/material';
import { formatMoney, formatNumber } from '../../../ui/formats.ts';
import { boundsOf } from '../../../ui/map/geometry.ts';
import { LazyMap } from '../../../ui/map/LazyMap.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Loading } from '../components/Loading.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { ChartTable } from '../forecast/ChartTable.tsx';
import { Problem } from '../layout/Problem.tsx';

const percent = (part: number, all: number) => `${Math.round(all ? (100 * part) / all : 0)}%`;

/** Who got how much of the campaign against all programs in reach: a summary, a map of states, a table. */
export function FairShareCard({ campaignId }: { campaignId: number }) {
  const { data, error, refetch } = useOperationQuery('fairShare', { campaignId });
  if (error) return <Problem error={error} retry={refetch} />;
  if (!data) return <Loading lines={6} />;
  const { fairShareSentence = null, fairShares: groups = [] } = data.campaign ?? {};
  const states = groups.flatMap(({ dimension, label, lat, lon, inReach, confirmed }) => {
    if (dimension !== 'State' || label === null || lat === null || lon === null) return [];
    const text = `${label}: ${formatNumber(confirmed)} of ${formatNumber(inReach)} in reach`;
    return [{ id: label, lat, lon, text: formatNumber(confirmed), label: text, tip: text }];
  });
  const [west, south, east, north] = boundsOf(states, []);
  const inAll = groups.filter(({ dimension }) => dimension === 'League');
  const sum = (key: 'inReach' | 'confirmed') => inAll.reduce((all, group) => all + group[key], 0);
  const [reach, confirmed] = [sum('inReach'), sum('confirmed')];
  return (
    <TitledCard title="Fair share" note={`${formatNumber(confirmed)} of ${formatNumber(reach)} programs in reach`}>
      {fairShareSentence === null ? (
        <EmptyState>Once leagues are confirmed, it says here who got how much.</EmptyState>
      ) : (
        <CardContent>
          <Typography sx={{ mb: 1.5 }}>{fairShareSentence}</Typography>
          {states.length ? (
            <Box sx={{ height: 320, mb: 1.5, '& > *, & .sl-map': { height: '100%' } }}>
              <LazyMap label="Sponsorships by state" markers={states} fit={[west, south, east, north]} />
            </Box>
          ) : null}
          <ChartTable
            label="Fair share by group"
            head={['Group', 'In reach', 'Sponsorships', 'Dollars']}
            rows={groups.map((group) => [
              `${group.dimension}: ${group.label ?? 'Not known'}`,
              `${formatNumber(group.inReach)} (${percent(group.inReach, reach)})`,
              `${formatNumber(group.confirmed)} (${percent(group.confirmed, confirmed)})`,
              formatMoney(Number(group.dollars)),
            ])}
          />
          <Typography variant="caption" color="text.secondary">
            In reach is what the targeting matches, and who is confirmed. Urban and rural are not in the data.
          </Typography>
        </CardContent>
      )}
    </TitledCard>
  );
}
