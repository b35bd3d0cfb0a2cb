import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { pageId } from '../../../ui/pageId.ts';
import { useDocument } from '../api/hooks.ts';
import { useWhole } from '../api/useWhole.ts';
import { Loading } from '../kit/Block.tsx';
import { ButtonLink } from '../kit/Button.tsx';
import { NotFound, Problem } from '../layout/Problem.tsx';
import { AddProperties } from './AddProperties.tsx';
import { Chips } from './Chips.tsx';
import { FilterProspectsDocument, ProspectingReportDocument } from './documents.ts';
import { ProspectPage } from './ProspectPage.tsx';
import type { Prospect } from './types.ts';

const offersOf = (data: { locationFilter: { offers: Prospect[] } | null }) => data.locationFilter?.offers;

/** Prospecting around the places of one location filter (B-305, B-314). */
export function FilterProspects() {
  const id = pageId(useParams().filterId);
  const [map, setMap] = useState(false);
  const { head, rows, more, error, refetch } = useWhole(
    FilterProspectsDocument,
    { id, withLatLon: map },
    offersOf,
    Number.isInteger(id),
  );
  const filter = head?.locationFilter;
  const reportId = `filter-${id}`;
  const report = useDocument(ProspectingReportDocument, { id: reportId }, { enabled: Number.isInteger(id) });
  if (error) return <Problem error={error} retry={refetch} />;
  if (!Number.isInteger(id) || head?.locationFilter === null) return <NotFound what="location filter" />;
  if (!filter) return <Loading lines={8} />;
  const { campaign } = filter.searchFilter;
  return (
    <ProspectPage
      title={`Prospecting: ${filter.name}`}
      back={{ to: `/prospect-campaign/${campaign.id}`, label: `${campaign.name}, prospecting` }}
      campaignId={campaign.id}
      campaignStatus={campaign.status}
      reportId={reportId}
      offers={rows}
      more={more}
      map={map}
      onMap={setMap}
      acts={
        <>
          <ButtonLink to={`/campaign-targeting/${campaign.id}`}>Targeting</ButtonLink>
          <AddProperties
            campaignId={campaign.id}
            scope={{ searchFilterId: id }}
            available={report.data?.prospectingReport?.available}
          />
        </>
      }
    >
      <Chips
        label="Locations"
        empty="No locations exist for this filter."
        items={filter.locations.map(({ id, name }) => ({ id, name, to: `/prospect-location/${id}` }))}
      />
    </ProspectPage>
  );
}
