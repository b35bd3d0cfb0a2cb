import { useParams } from 'react-router-dom';
import { pageId } from '../../../ui/pageId.ts';
import { LocationProspectsDocument, type LocationProspectsQuery } from './generated/graphql.ts';
import { NoProspects } from './NoProspects.tsx';
import { ProspectPage } from './ProspectPage.tsx';
import { useProspects } from './useProspects.ts';

const recordOf = ({ location }: LocationProspectsQuery) => location;

/** Prospecting around one location (B-305, B-319). */
export function LocationProspects() {
  const id = pageId(useParams().locationId);
  const { record: location, ...prospects } = useProspects(LocationProspectsDocument, id, recordOf);
  const filter = location?.locationFilter;
  const campaign = filter?.searchFilter?.campaign;
  if (!location || !filter || !campaign || prospects.error)
    return <NoProspects what="location" record={location} {...prospects} />;
  return (
    <ProspectPage
      title={`Prospecting: ${location.name}`}
      back={{ to: `/prospect-filter/${filter.id}`, label: filter.name }}
      campaign={campaign}
      reportId={`location-${id}`}
      prospects={prospects}
    />
  );
}
