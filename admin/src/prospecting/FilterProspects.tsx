import { useParams } from 'react-router-dom';
import { pageId } from '../../../ui/pageId.ts';
import { FilterProspectsDocument, type FilterProspectsQuery } from './generated/graphql.ts';
import { LinkChips } from './LinkChips.tsx';
import { NoProspects } from './NoProspects.tsx';
import { ProspectPage } from './ProspectPage.tsx';
import { useProspects } from './useProspects.ts';

const recordOf = ({ locationFilter }: FilterProspectsQuery) => locationFilter;

/** Prospecting around the locations of a location filter (B-305, B-314). */
export function FilterProspects() {
  const id = pageId(useParams().filterId);
  const { record: filter, ...prospects } = useProspects(FilterProspectsDocument, id, recordOf);
  const campaign = filter?.searchFilter?.campaign;
  if (!campaign || prospects.error) return <NoProspects what="location filter" record={filter} {...prospects} />;
  return (
    <ProspectPage
      title={`Prospecting: ${filter.name}`}
      back={{ to: `/prospect-campaign/${campaign.id}`, label: `${campaign.name}, prospecting` }}
      campaign={campaign}
      reportId={`filter-${id}`}
      scope={{ searchFilterId: id }}
      prospects={prospects}
    >
      <LinkChips
        label="Locations"
        empty="No locations exist for this filter."
        items={filter.locations.map((location) => ({ ...location, to: `/prospect-location/${location.id}` }))}
      />
    </ProspectPage>
  );
}
