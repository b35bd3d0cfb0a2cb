import { Alert, Box, Stack, Tab, Tabs } from '@mui/material';
import { startTransition, useCallback, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { formatNumber, pluralise } from '../../../ui/formats.ts';
import { pageId } from '../../../ui/pageId.ts';
import { useActions } from '../actions/registry.ts';
import { campaignTitle } from '../campaigns/title.ts';
import { useDialog } from '../components/DialogButton.tsx';
import { LiveIndicator } from '../components/LiveIndicator.tsx';
import { Loading } from '../components/Loading.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { NotFound, Problem } from '../layout/Problem.tsx';
import { useRemember } from '../layout/recent.ts';
import { Shortcuts } from '../layout/Shortcuts.tsx';
import { useAddressFilters } from '../list/useAddressFilters.ts';
import { OneStepMore } from '../nearMisses/OneStepMore.tsx';
import type { NearMiss } from '../nearMisses/stepText.ts';
import { WhyIn } from '../nearMisses/WhyIn.tsx';
import { AddAllAvailable } from './AddAllAvailable.tsx';
import { AddFilterMenu } from './AddFilterMenu.tsx';
import { emptyFiltersMessage, excludingFiltersMessage } from './emptyFilters.ts';
import { FiltersPanel } from './FiltersPanel.tsx';
import type { FilterKind } from './filterKinds.ts';
import type { TargetingCampaignFragment } from './generated/graphql.ts';
import { NewLocationFilterDialog } from './LocationFilterDialog.tsx';
import { addressOf, isNarrowed, listFilterOf, narrowingOf, sorted } from './listFilter.ts';
import { PropertiesPanel } from './PropertiesPanel.tsx';
import { TargetingHeader } from './TargetingHeader.tsx';
import { TargetingMap } from './TargetingMap.tsx';
import { TargetingSummary } from './TargetingSummary.tsx';
import { useProperties } from './useProperties.ts';

const TABS = ['filters', 'properties', 'steps'] as const;
type PanelTab = (typeof TABS)[number];

/** The open tab: from the URL, otherwise the properties if there are filters (B-261). */
const tabOf = (name: string | null, filters: readonly unknown[]): PanelTab =>
  TABS.find((tab) => tab === name) ?? (filters.length ? 'properties' : 'filters');

/** The campaign's target locations and groups, and the matching properties (B-240 … B-266). */
export function Targeting() {
  const id = pageId(useParams().campaignId);
  const enabled = Number.isInteger(id);
  const { data, error, refetch } = useOperationQuery('targetingCampaign', { id }, { enabled });
  const campaign = data?.campaign;
  const title = campaign ? `Targeting: ${campaignTitle(campaign)}` : undefined;
  useRemember(`/campaign-targeting/${id}`, title, 'qualified');
  if (error) return <Problem error={error} retry={refetch} />;
  if (!enabled || campaign === null) return <NotFound what="campaign" />;
  return campaign ? <TargetingPage campaign={campaign} /> : <Loading lines={8} />;
}

function TargetingPage({ campaign }: { campaign: TargetingCampaignFragment }) {
  const { id } = campaign;
  const { get, set } = useAddressFilters();
  const filter = useMemo(() => listFilterOf(get), [get]);
  const narrowing = useMemo(() => narrowingOf(filter), [filter]);
  const query = useProperties(id, narrowing);
  const { data } = useOperationQuery(
    'targetingSummary',
    { campaignId: id, reportId: `campaign-${id}`, ...narrowing },
    { keepPrevious: true },
  );
  const isEmpty = data?.targetingSummary?.count === 0 && !isNarrowed(filter);
  const { data: excluding } = useOperationQuery('excludingFilters', { campaignId: id }, { enabled: isEmpty });
  const emptyReason =
    emptyFiltersMessage(campaign) ??
    (isEmpty ? excludingFiltersMessage(excluding?.excludingFilters ?? [], campaign) : null);
  const [highlighted, setHighlighted] = useState<number | null>(null);
  // A click while hovering over a property must not wait for the list and map.
  const highlight = useCallback((property: number | null) => startTransition(() => setHighlighted(property)), []);
  const [scrollTo, setScrollTo] = useState<{ id: number; count: number } | null>(null);
  const [adding, setAdding] = useState<FilterKind | null>(null);
  const [previewed, setPreviewed] = useState<NearMiss | null>(null);
  const [dialog, openDialog] = useDialog();
  const { loaded, hasNextPage, isFetchingNextPage, isError, fetchNextPage } = query;
  const properties = useMemo(() => sorted(query.properties, filter.sort), [query.properties, filter.sort]);
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage, isError]);
  const tab = tabOf(get('tab'), campaign.searchFilters);
  const show = (next: PanelTab) => set({ tab: next });
  const add = (kind: FilterKind) => {
    show('filters');
    setAdding(kind);
  };
  const addLocations = () => {
    show('filters');
    openDialog(<NewLocationFilterDialog campaignId={id} />);
  };
  const available = data?.prospectingReport?.available ?? 0;
  const canAddAll = available > 0 && !campaign.addingAllRefusal;
  const count = data?.targetingSummary?.count ?? properties.length;
  const { prospecting, qualified, proposed, confirmed, removed } = campaign.offerCountsReport;
  const offers = [prospecting, qualified, proposed, confirmed, removed].reduce(
    (sum: number, ofStatus) => sum + (ofStatus ?? 0),
    0,
  );
  const of = campaignTitle(campaign);
  const addAll = () => openDialog(<AddAllAvailable scope={{ campaignId: id }} />);
  useActions([
    { label: 'Prospecting', icon: 'search', of, to: `/prospect-campaign/${id}` },
    ...(canAddAll ? [{ label: 'Add All Available', icon: 'plus' as const, of, run: addAll }] : []),
  ]);
  return (
    <Stack sx={{ height: { md: 'calc(100vh - 51px)' } }}>
      <TargetingHeader campaign={campaign} available={available} canAddAll={canAddAll} onAddAll={addAll} />
      {campaign.addingRefusal ? <Alert severity="info">{campaign.addingRefusal}</Alert> : null}
      {tab === 'filters' && emptyReason ? <Alert severity="warning">{emptyReason}</Alert> : null}
      <Stack direction={{ xs: 'column-reverse', md: 'row' }} sx={{ flex: { md: 1 }, minHeight: 0 }}>
        <Stack
          component="section"
          aria-label="Targeting"
          sx={{
            width: { md: 550 },
            flex: 'none',
            minHeight: 0,
            bgcolor: 'background.paper',
            borderRight: { md: 1 },
            borderColor: { md: 'var(--line-strong)' },
          }}
        >
          <Stack
            direction="row"
            sx={{
              alignItems: 'center',
              flexWrap: 'wrap',
              pl: { xs: 0.5, sm: 1.5 },
              pr: 1,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Tabs
              value={tab}
              variant="scrollable"
              onChange={(_event, next: PanelTab) => show(next)}
              aria-label="Targeting views"
              sx={{ '& .MuiTab-root': { px: 1 } }}
            >
              <Tab
                value="filters"
                id="tab-filters"
                label={`Filters ${campaign.searchFilters.filter(({ enabled }) => enabled).length}`}
              />
              <Tab
                value="properties"
                id="tab-properties"
                label={pluralise(count, 'Sponsorable Property', 'Sponsorable Properties')}
              />
              <Tab value="steps" id="tab-steps" label="One Step More" />
            </Tabs>
            <Box sx={{ ml: 'auto' }}>
              <AddFilterMenu filters={campaign.searchFilters} onAdd={add} onAddLocations={addLocations} />
            </Box>
          </Stack>
          <Stack
            role="tabpanel"
            aria-labelledby={`tab-${tab}`}
            sx={{ flex: { md: 1 }, minHeight: 0, overflow: { md: 'auto' } }}
          >
            {tab === 'steps' ? (
              <OneStepMore campaign={campaign} onPreview={setPreviewed} />
            ) : tab === 'filters' ? (
              <FiltersPanel
                campaign={campaign}
                adding={adding}
                onAdded={(kind) => setAdding((open) => (open === kind ? null : open))}
              />
            ) : (
              <PropertiesPanel
                campaignId={id}
                canAdd={!campaign.addingRefusal}
                emptyReason={emptyReason}
                query={query}
                properties={properties}
                filter={filter}
                onFilter={(next) => set(addressOf(next))}
                highlighted={highlighted}
                scrollTo={scrollTo}
                onHover={highlight}
                onEnd={onEnd}
              />
            )}
          </Stack>
        </Stack>
        <Stack sx={{ flex: { md: 1 }, minWidth: 0, minHeight: 0 }}>
          <TargetingSummary
            summary={data?.targetingSummary}
            available={available}
            conflicting={data?.prospectingReport?.conflicting ?? 0}
            offers={offers}
            withoutCoordinates={data?.propertiesWithoutCoordinates}
          />
          <Stack sx={{ position: 'relative', flex: { md: 1 }, minHeight: 0 }}>
            {tab === 'steps' ? <WhyIn campaignId={id} /> : null}
            <TargetingMap
              campaign={campaign}
              previewed={tab === 'steps' ? previewed : null}
              narrowing={narrowing}
              properties={loaded || query.isPending ? properties : null}
              count={count}
              highlighted={highlighted}
              onHover={highlight}
              onSelect={(property, label) => {
                // A property that is not loaded yet is found by name.
                const isLoaded = properties.some((shown) => shown.id === property);
                set({ ...(isLoaded ? {} : addressOf({ ...filter, search: label })), tab: 'properties' });
                setHighlighted(property);
                setScrollTo((before) => ({ id: property, count: (before?.count ?? 0) + 1 }));
              }}
            />
          </Stack>
        </Stack>
      </Stack>
      {dialog}
      <Shortcuts
        shortcuts={[
          { keys: ['1'], label: 'Filters', run: () => show('filters') },
          { keys: ['2'], label: 'Properties', run: () => show('properties') },
          { keys: ['3'], label: 'One Step More', run: () => show('steps') },
        ]}
        end={
          <LiveIndicator role="status">
            {loaded
              ? `All ${pluralise(query.properties.length, 'property', 'properties')} loaded`
              : `${formatNumber(query.properties.length)} loaded`}
          </LiveIndicator>
        }
      />
    </Stack>
  );
}
