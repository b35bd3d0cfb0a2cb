import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { pageId } from '../../../ui/pageId.ts';
import { useDocument } from '../api/hooks.ts';
import { Loading } from '../kit/Block.tsx';
import { ButtonLink } from '../kit/Button.tsx';
import { NotFound, Problem } from '../layout/Problem.tsx';
import { LocationProspectsDocument } from './documents.ts';
import { ProspectPage } from './ProspectPage.tsx';

/** Prospecting around one place (B-305, B-319). */
export function LocationProspects() {
  const id = pageId(useParams().locationId);
  const [map, setMap] = useState(false);
  const { data, error, refetch } = useDocument(
    LocationProspectsDocument,
    { id, withLatLon: map },
    { enabled: Number.isInteger(id), keep: true },
  );
  const location = data?.location;
  if (error) return <Problem error={error} retry={refetch} />;
  if (!Number.isInteger(id) || data?.location === null) return <NotFound what="location" />;
  if (!location) return <Loading lines={8} />;
  const { locationFilter } = location;
  const { campaign } = locationFilter.searchFilter;
  return (
    <ProspectPage
      title={`Prospecting: ${location.name}`}
      back={{ to: `/prospect-filter/${locationFilter.id}`, label: locationFilter.name }}
      campaignId={campaign.id}
      campaignStatus={campaign.status}
      reportId={`location-${id}`}
      offers={location.offers}
      map={map}
      onMap={setMap}
      acts={<ButtonLink to={`/campaign-targeting/${campaign.id}`}>Targeting</ButtonLink>}
    />
  );
}
