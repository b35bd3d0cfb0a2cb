import { useCallback, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { formatNumber, pluralise } from '../../../ui/formats.ts';
import { pageId } from '../../../ui/pageId.ts';
import { useDocument } from '../api/hooks.ts';
import { campaignTitle } from '../campaigns/title.ts';
import { Stages, StatusBadge } from '../kit/Badge.tsx';
import { Loading } from '../kit/Block.tsx';
import { Button, ButtonLink } from '../kit/Button.tsx';
import { Head } from '../kit/Head.tsx';
import { Keys } from '../kit/Keys.tsx';
import { useFilters } from '../kit/useFilters.ts';
import { NotFound, Problem } from '../layout/Problem.tsx';
import { useRemember } from '../layout/recent.ts';
import { AddAllAvailable } from './AddAllAvailable.tsx';
import { AddFilterMenu } from './AddFilterMenu.tsx';
import { TargetingCampaignDocument, TargetingSummaryDocument } from './documents.ts';
import { FiltersPanel } from './FiltersPanel.tsx';
import type { FilterKind } from './filterKinds.ts';
import { LocationFilterModal } from './LocationFilterModal.tsx';
import { addressOf, listFilterOf, passes } from './listFilter.ts';
import { median } from './median.ts';
import { PropertiesPanel } from './PropertiesPanel.tsx';
import { TargetingMap } from './TargetingMap.tsx';
import { useProperties } from './useProperties.ts';

type Tab = 'filters' | 'properties';

/** Where and whom a campaign seeks, and what that finds (B-240 … B-266). */
export function Targeting() {
  const id = pageId(useParams().campaignId);
  const { get, set } = useFilters();
  const campaignQuery = useDocument(TargetingCampaignDocument, { id }, { enabled: Number.isInteger(id) });
  const summaryQuery = useDocument(
    TargetingSummaryDocument,
    { campaignId: id, reportId: `campaign-${id}` },
    { enabled: Number.isInteger(id), keep: true },
  );
  const found = useProperties(id);
  const listFilter = useMemo(() => listFilterOf(get), [get]);
  const [hot, setHot] = useState<number | null>(null);
  const [goTo, setGoTo] = useState<{ id: number; count: number } | null>(null);
  const [adding, setAdding] = useState<FilterKind | 'locations' | null>(null);
  const [addingAll, setAddingAll] = useState(false);
  const campaign = campaignQuery.data?.campaign;
  const title = campaign ? campaignTitle(campaign) : undefined;
  useRemember(`/campaign-targeting/${id}`, title ? `Targeting: ${title}` : undefined, 'qualified');
  const { properties: all, hasNextPage, isFetchingNextPage, fetchNextPage } = found;
  const properties = useMemo(() => all.filter((property) => passes(property, listFilter)), [all, listFilter]);
  const { drawn } = found;
  const onMap = useMemo(() => drawn.filter((property) => passes(property, listFilter)), [drawn, listFilter]);
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !found.error) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage, found.error]);
  if (campaignQuery.error) return <Problem error={campaignQuery.error} retry={campaignQuery.refetch} />;
  if (!Number.isInteger(id) || campaignQuery.data?.campaign === null) return <NotFound what="campaign" />;
  if (!campaign) return <Loading lines={8} />;

  // The plain address opens Filters while there are none, otherwise the properties (B-261).
  const asked = get('tab');
  const tab: Tab =
    asked === 'filters' || asked === 'properties' ? asked : campaign.searchFilters.length ? 'properties' : 'filters';
  const show = (next: Tab) => set({ tab: next });
  const summary = summaryQuery.data?.targetingSummary;
  const available = summaryQuery.data?.prospectingReport?.available ?? 0;
  // Once all are here, the list's own filters count too; before that the server's count stands.
  const count = found.loaded ? properties.length : (summary?.count ?? properties.length);
  const players = found.loaded
    ? median(properties.map(({ numberOfPlayers }) => numberOfPlayers))
    : (summary?.medianNumberOfPlayers ?? 0);
  const label = pluralise(count, 'Sponsorable Property', 'Sponsorable Properties');
  const added = properties.filter(({ campaignOffer }) => campaignOffer !== null).length;
  return (
    <div className="main--full">
      <Head
        page={`Targeting: ${title}`}
        title={title}
        back={{ to: `/campaign-planner/sponsors/${campaign.sponsor.id}/campaigns/${id}`, label: campaign.sponsor.name }}
        badges={
          <>
            <StatusBadge of="campaign" status={campaign.status} />
            <Stages counts={campaign.offerCountsReport ?? {}} label="Offers by stage" />
          </>
        }
        acts={
          <>
            <ButtonLink to={`/prospect-campaign/${id}`}>Prospecting</ButtonLink>
            <Button look="main" icon="plus" disabled={available === 0} onClick={() => setAddingAll(true)}>
              Add All Available ({formatNumber(available)})
            </Button>
          </>
        }
      />
      <div className="target">
        <section className="panel" aria-label="Targeting">
          <div className="panel__tabs">
            <div className="tabs" role="tablist" aria-label="Targeting views">
              <button type="button" role="tab" aria-selected={tab === 'filters'} onClick={() => show('filters')}>
                Filters <span className="n">{campaign.searchFilters.length}</span>
              </button>
              <button type="button" role="tab" aria-selected={tab === 'properties'} onClick={() => show('properties')}>
                {label}
              </button>
            </div>
            <span style={{ marginLeft: 'auto' }}>
              <AddFilterMenu
                filters={campaign.searchFilters}
                onAdd={(kind) => {
                  show('filters');
                  setAdding(kind);
                }}
                onAddLocations={() => {
                  show('filters');
                  setAdding('locations');
                }}
              />
            </span>
          </div>
          <div
            className="panel__body"
            role="tabpanel"
            aria-label={tab === 'filters' ? 'Filters' : 'Sponsorable properties'}
          >
            {tab === 'filters' ? (
              <FiltersPanel
                campaign={campaign}
                adding={adding === 'locations' ? null : adding}
                onAdded={(kind) => setAdding((open) => (open === kind ? null : open))}
              />
            ) : (
              <PropertiesPanel
                campaignId={id}
                properties={properties}
                filter={listFilter}
                onFilter={(next) => set(addressOf(next))}
                total={all.length}
                loading={found.isPending}
                loaded={found.loaded}
                failure={found.error ? { error: found.error, retry: found.again } : null}
                hot={hot}
                goTo={goTo}
                onHover={setHot}
                onEnd={onEnd}
              />
            )}
          </div>
        </section>
        <div className="mapside">
          <div className="summary">
            <p>
              <strong>{formatNumber(count)}</strong> {count === 1 ? 'Sponsorable Property' : 'Sponsorable Properties'}
            </p>
            {players ? (
              <p>
                Median Number of Players: <strong>{formatNumber(players)}</strong>
              </p>
            ) : null}
            <p className="soft">
              {/* those with an offer are known once all are here */}
              {found.loaded ? `${formatNumber(added)} with an offer, ` : ''}
              {formatNumber(available)} available
            </p>
          </div>
          <TargetingMap
            campaign={campaign}
            properties={onMap}
            hot={hot}
            onHover={setHot}
            onSelect={(property) => {
              show('properties');
              setHot(property);
              setGoTo((before) => ({ id: property, count: (before?.count ?? 0) + 1 }));
            }}
          />
        </div>
      </div>
      {adding === 'locations' ? <LocationFilterModal campaignId={id} onClose={() => setAdding(null)} /> : null}
      {addingAll ? (
        <AddAllAvailable scope={{ campaignId: id }} available={available} onClose={() => setAddingAll(false)} />
      ) : null}
      <Keys
        hints={[
          { keys: ['1'], label: 'Filters', run: () => show('filters') },
          { keys: ['2'], label: 'Properties', run: () => show('properties') },
        ]}
        end={
          <span className="live" role="status">
            {found.loaded ? `All ${formatNumber(all.length)} properties loaded` : `${formatNumber(all.length)} loaded`}
          </span>
        }
      />
    </div>
  );
}
