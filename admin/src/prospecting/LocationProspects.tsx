import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { pageId } from '../../../ui/pageId.ts';
import { useWhole } from '../api/useWhole.ts';
import { Loading } from '../kit/Block.tsx';
import { ButtonLink } from '../kit/Button.tsx';
import { NotFound, Problem } from '../layout/Problem.tsx';
import { LocationProspectsDocument } from './documents.ts';
import { ProspectPage } from './ProspectPage.tsx';
import type { Prospect } from './types.ts';

const offersOf = (data: { location: { offers: Prospect[] } | null }) => data.location?.offers;

/** Prospecting around one place (B-305, B-319). */
export function LocationProspects() {
  const id = pageId(useParams().locationId);
  const [map, setMap] = useState(false);
  const { head, rows, more, error, refetch } = useWhole(
    LocationProspectsDocument,
    { id, withLatLon: map },
    offersOf,
    Number.isInteger(id),
  );
  const location = head?.location;
  if (error) return <Problem error={error} retry={refetch} />;
  if (!Number.isInteger(id) || head?.location === null) return <NotFound what="location" />;
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
      offers={rows}
      more={more}
      map={map}
      onMap={setMap}
      acts={<ButtonLink to={`/campaign-targeting/${campaign.id}`}>Targeting</ButtonLink>}
    />
  );
}
