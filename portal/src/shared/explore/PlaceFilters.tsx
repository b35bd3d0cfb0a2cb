/** Filters of the map and the list below it, and an error with a button if the map's places could not be loaded. */
import { Button } from '../../components/Button.tsx';
import { useQuery } from '../../lib/useQuery.ts';
import { FilterBar } from '../filters/FilterBar.tsx';
import { DashboardChoicesDocument } from './generated/graphql.ts';
import { placeFilters } from './placeFilters.ts';
import type { Places } from './usePlaces.ts';
import './explore.css';

const none = {};

interface Props {
  token: string;
  places: Places;
  /** How much the filters leave, such as "3 of 8 leagues"; shown while there are filters. */
  left: string;
  /** What could not be loaded, such as "The map". */
  what: string;
}

export function PlaceFilters({ token, places: { filters, places, failed, refetch }, left, what }: Props) {
  const { data } = useQuery(DashboardChoicesDocument, none, { linkToken: token, keepFailures: true });
  const filtered = Object.keys(filters).length > 0;
  return (
    <>
      {(filtered || (data?.dashboardChoices.length ?? 0) > 0) && (
        <FilterBar label="Filter the leagues" offered={placeFilters} choices={data?.dashboardChoices ?? []}>
          {filtered && places && (
            <span className="filters__shown" role="status">
              {left}
            </span>
          )}
        </FilterBar>
      )}
      {failed && (
        <div className="delivery__failed" role="alert">
          <p>{what} could not be loaded.</p>
          <Button small onClick={refetch}>
            Try again
          </Button>
        </div>
      )}
    </>
  );
}
