import { Box, Button, Card, Divider, Link as MuiLink, Stack, Typography, useMediaQuery } from '@mui/material';
import { Link } from 'react-router-dom';
import { formatMoney, formatNumber } from '../../../ui/formats.ts';
import { campaignTitle } from '../campaigns/title.ts';
import { FactList } from '../components/FactList.tsx';
import { Figures } from '../components/Figures.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { useDebounced } from '../layout/useDebounced.ts';
import { useCursorRecord } from '../list/useCursorRecord.ts';
import { isActiveOffer } from '../offers/states.ts';
import { Confidence } from './Confidence.tsx';
import { EngagementChip } from './EngagementChip.tsx';
import type { OrganizationPeekQuery } from './generated/graphql.ts';
import { Initial } from './Initial.tsx';

const PANEL = { width: 292, flex: 'none', position: 'sticky', top: 'calc(var(--bar-h) + 90px)' } as const;

const Offers = ({ offers }: { offers: NonNullable<OrganizationPeekQuery['organization']>['offers'] }) => (
  <Box component="section">
    <Typography variant="subtitle2" component="h3">
      Active Offers
    </Typography>
    {offers.length ? null : (
      <Typography variant="caption" color="text.secondary">
        None now
      </Typography>
    )}
    {offers.map((offer) => (
      <Box key={offer.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 28 }}>
        <MuiLink component={Link} to={`/offers/${offer.id}`} noWrap sx={{ flex: 1 }}>
          {campaignTitle(offer.campaign)}
        </MuiLink>
        <StatusChip of="offer" status={offer.status} />
      </Box>
    ))}
  </Box>
);

function Preview({ id }: { id: number }) {
  const { data } = useOperationQuery('organizationPeek', { id: useDebounced(id, 150) }, { keepPrevious: true });
  const organization = data?.organization;
  if (!organization) return <Card sx={{ ...PANEL, minHeight: 480 }} />; // The list keeps its width.
  const insight = organization.sponsorshipInsightReport;
  const onTime = insight?.onTimeVerificationPercentage;
  return (
    <Card component="aside" aria-label={organization.name} sx={PANEL}>
      <Box sx={{ display: 'flex', gap: 1.5, p: 2 }}>
        <Initial name={organization.name} size={40} />
        <div>
          <Typography variant="h2">{organization.name}</Typography>
          <EngagementChip status={organization.engagementStatus} />
        </div>
      </Box>
      <Divider />
      <Stack divider={<Divider flexItem />} sx={{ gap: 1.5, p: 2 }}>
        <Figures
          label="Sponsorship insight report"
          items={[
            { label: 'Avg. value', value: formatMoney(insight?.averageConfirmedValue) || '–' },
            { label: 'Confirmed', value: insight?.confirmedCount ?? 0 },
            { label: 'On-time', value: onTime == null ? '–' : `${Math.round(Number(onTime))}%` },
          ]}
        />
        <Offers offers={organization.offers.filter(isActiveOffer).slice(0, 5)} />
        <Box component="section">
          <Typography variant="subtitle2" component="h3">
            Reach
          </Typography>
          <FactList
            empty="–"
            facts={[
              ['Unique participants per year', formatNumber(organization.numberOfUniqueParticipantsPerYear)],
              ['Email list', formatNumber(organization.emailListSize)],
              ['Social following', formatNumber(organization.socialMediaFollowingSize)],
              ['Play locations', organization.playLocations.length],
              ['Data confidence', <Confidence key="confidence" value={organization.dataConfidence ?? ''} />],
            ]}
          />
        </Box>
        <Box component="footer" sx={{ display: 'flex', gap: 1 }}>
          <Button component={Link} size="small" variant="outlined" to={`/organizations/${organization.id}`}>
            Open
          </Button>
          <Button component={Link} size="small" to={`/organizations/${organization.id}/comments`}>
            Comments
          </Button>
        </Box>
      </Stack>
    </Card>
  );
}

/** A preview of the row under the cursor or pointer, if there is room next to the list. */
export function OrganizationPeek() {
  const hasRoom = useMediaQuery('(min-width: 1400px)');
  const record = useCursorRecord<{ id: number }>();
  return hasRoom && record ? <Preview id={record.id} /> : null;
}
