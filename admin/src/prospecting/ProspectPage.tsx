import { Alert, Button, Stack, Typography } from '@mui/material';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useEvent, useStore } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { formatNumber } from '../../../ui/formats.ts';
import { LiveIndicator } from '../components/LiveIndicator.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { ListShortcuts } from '../list/ListShortcuts.tsx';
import { type Group, groupOf, groups } from '../offers/states.ts';
import { AddProperties, type Scope } from './AddProperties.tsx';
import { GroupTable } from './GroupTable.tsx';
import { GroupToggles } from './GroupToggles.tsx';
import type { ProspectFragment, ProspectingCampaignFragment } from './generated/graphql.ts';
import { ProspectMap } from './ProspectMap.tsx';
import { ReportStrip } from './ReportStrip.tsx';
import type { Prospects } from './useProspects.ts';
import { useReport } from './useReport.ts';

type Props = {
  title: string;
  back: { to: string; label: string };
  campaign: ProspectingCampaignFragment;
  reportId: string;
  /** The target of "Add Properties"; without it the menu is hidden. */
  scope?: Scope;
  prospects: Prospects;
  /** Shown above the groups. */
  children?: ReactNode;
};

const collator = new Intl.Collator('en-US');
const organizationOf = (offer: ProspectFragment) => offer.sponsorableProperty.organization.name;

const byOrganization = (a: ProspectFragment, b: ProspectFragment) =>
  collator.compare(organizationOf(a), organizationOf(b)) || a.id - b.id;

const noOffers: ProspectFragment[] = [];

/** The groups that are visible at first (B-308); changes are stored per campaign in this browser (B-307, B-321). */
const FIRST: readonly Group[] = ['prospects'];

/** Offers of a campaign, location filter or location, in groups, with the live report and bulk actions. */
export function ProspectPage({ title, back, campaign, reportId, scope, prospects, children }: Props) {
  const { offers, more, map, setMap } = prospects;
  const [visible, setVisible] = useStore<readonly Group[]>(`prospecting.${campaign.id}.groups`, FIRST);
  const toggle = useEvent((group: Group) =>
    setVisible(visible.includes(group) ? visible.filter((other) => other !== group) : [...visible, group]),
  );
  const { report, live } = useReport(reportId);
  const navigate = useNavigate();
  const grouped = useMemo(() => Map.groupBy([...offers].sort(byOrganization), groupOf), [offers]);
  const rendered = useDeferredValue(visible); // The toggle responds before its group's rows are rendered.
  const shownGroups = groups.filter(({ id }) => rendered.includes(id));
  const shown = useMemo(() => rendered.flatMap((id) => grouped.get(id) ?? noOffers), [rendered, grouped]);
  return (
    <>
      <PageHeader
        title={title}
        back={back}
        badges={<StatusChip of="campaign" status={campaign.status} />}
        actions={
          <>
            <Button variant="outlined" component={Link} to={`/campaign-targeting/${campaign.id}`}>
              Targeting
            </Button>
            {scope && !campaign.addingRefusal ? (
              <AddProperties campaign={campaign} scope={scope} available={report?.available} />
            ) : null}
          </>
        }
      >
        <ReportStrip report={report} />
      </PageHeader>
      <Stack sx={{ gap: 2, p: { xs: 2, sm: 3 } }}>
        {campaign.addingRefusal ? <Alert severity="info">{campaign.addingRefusal}</Alert> : null}
        {children}
        <GroupToggles visible={visible} counts={grouped} map={map} onToggle={toggle} onMap={setMap} />
        {map ? <ProspectMap offers={shown} onOpen={(id) => navigate(`/offers/${id}`)} /> : null}
        {more ? (
          <Typography color="text.secondary" role="status">
            {`Loading... ${formatNumber(offers.length)} so far`}
          </Typography>
        ) : null}
        {shownGroups.map((group) => (
          <GroupTable key={`${reportId} ${group.id}`} group={group} offers={grouped.get(group.id) ?? noOffers} />
        ))}
      </Stack>
      <ListShortcuts selectable end={live ? <LiveIndicator>Live</LiveIndicator> : null} />
    </>
  );
}
