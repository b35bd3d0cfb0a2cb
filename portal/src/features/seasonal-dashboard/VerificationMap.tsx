/** All organizations of the season by region, as map and list; campaigns load ten at a time (S-211, S-213). */
import { useCallback, useMemo, useState } from 'react';
import { cityState, formatNumber, pluralise } from '../../../../ui/formats.ts';
import { request } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { Lightbox } from '../../components/Lightbox.tsx';
import { PrintedPart } from '../../components/PrintedPart.tsx';
import { EmptyState } from '../../components/States.tsx';
import { showMore } from '../../lib/useFocusOnNew.ts';
import { usePageLoader, usePages } from '../../lib/usePages.ts';
import { PlaceFilters } from '../../shared/explore/PlaceFilters.tsx';
import { ProgramMap } from '../../shared/explore/ProgramMap.tsx';
import { pinOf, pointsOf } from '../../shared/explore/pins.ts';
import { useMapView } from '../../shared/explore/useMapView.ts';
import { usePlaces } from '../../shared/explore/usePlaces.ts';
import { photoActions } from '../../shared/feedback/FeedbackSlot.tsx';
import {
  SeasonalCampaignVerificationsDocument,
  SeasonLeaguePhotosDocument,
  type SeasonLeaguePhotosQuery,
} from './generated/graphql.ts';
import { RegionList } from './RegionList.tsx';
import { regionsOf } from './regions.ts';
import type { SeasonVariables } from './types.ts';

/** Regions that are listed at first, and with each further click. */
const REGIONS = 6;

export function VerificationMap({ token, season, year }: SeasonVariables & { token: string }) {
  const load = usePageLoader(
    SeasonalCampaignVerificationsDocument,
    { season, year },
    token,
    (data) => data.campaignsConnection,
  );
  const { rows, more, error } = usePages(load, true);
  const loaded = usePlaces(token);
  const { filters, places } = loaded;
  const [lit, setLit] = useState<number | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [count, setCount] = useState(REGIONS);
  const [opened, setOpened] = useState<SeasonLeaguePhotosQuery['leaguePhotos'][number] | null>(null);
  const filtered = Object.keys(filters).length > 0;
  const byId = useMemo(() => new Map((places ?? []).map((place) => [place.id, place])), [places]);
  const leagues = useMemo(() => (rows ?? []).flatMap((campaign) => campaign.leagues), [rows]);
  const shown = useMemo(
    () => (filtered ? leagues.filter(({ id }) => byId.has(id)) : leagues),
    [leagues, filtered, byId],
  );
  const regions = useMemo(() => regionsOf(shown), [shown]);
  const chosenIndex = regions.findIndex((region) =>
    region.leagues.some(({ programs }) => programs.some(({ id }) => id === chosen)),
  );
  if (chosenIndex >= count) setCount(chosenIndex + 1); // and it stays listed when the pointer leaves the pin
  const listed = regions.slice(0, count);
  const left = regions.length - listed.length;
  const points = useMemo(() => pointsOf(places ?? []), [places]);
  const view = useMapView(points);
  const loadSpot = useCallback(
    async (ids: readonly number[]) => leagues.filter(({ id }) => ids.includes(id)),
    [leagues],
  );
  if (error !== null) throw error; // the global error screen (S-224)
  if (rows === null)
    return (
      <p className="soft" role="status">
        Loading the leagues...
      </p>
    );
  if (rows.length === 0) return <EmptyState icon="pin">Sorry! There are no campaigns yet.</EmptyState>;
  if (leagues.length === 0 && !more)
    return <EmptyState icon="pin">No league has confirmed its sponsorship in this season yet.</EmptyState>;
  const choose = (id: number) => {
    setLit(id);
    setChosen(id);
    // a row beyond the first ones of its region is rendered first
    requestAnimationFrame(() => document.querySelector(`[data-league="${id}"]`)?.scrollIntoView({ block: 'nearest' }));
    request(SeasonLeaguePhotosDocument, { offerIds: [id] }, { linkToken: token })
      .then(({ leaguePhotos: [league] }) => setOpened(league?.photos.length ? league : null))
      .catch(() => undefined); // the row is highlighted without
  };
  const locate = (id: number) => {
    setLit(id);
    view.showNear([id]);
  };
  const pins = points
    .filter(({ id }) => id === lit)
    .map((point) => {
      const league = leagues.find(({ id }) => id === point.id);
      return pinOf(point, league ? [league.organizationName, cityState(league)].filter(Boolean).join(', ') : '');
    });
  return (
    <>
      <PlaceFilters
        token={token}
        places={loaded}
        left={`${formatNumber(shown.length)} of ${pluralise(leagues.length, 'program')}`}
        what="The map"
      />
      {filtered && places && shown.length === 0 && !more && (
        <EmptyState icon="pin">No league matches these filters.</EmptyState>
      )}
      <div className="atlas">
        {points.length > 0 && (
          <ProgramMap
            view={view}
            points={points}
            pins={pins}
            highlighted={lit}
            states={points.map(({ state }) => state)}
            onLight={setLit}
            onSelect={choose}
            loadSpot={loadSpot}
          />
        )}
        <div className="regions">
          {more && (
            <p className="soft" role="status">
              Loading more campaigns...
            </p>
          )}
          {listed.map((region) => (
            <RegionList
              key={region.name}
              region={region}
              placeOf={(id) => byId.get(id)}
              lit={lit}
              chosen={chosen}
              onLight={setLit}
              onLocate={locate}
            />
          ))}
          {left > 0 && (
            <>
              <PrintedPart
                count={listed.length}
                total={regions.length}
                what="states and provinces"
                where="on the dashboard"
              />
              <Button small onClick={showMore('section', () => setCount(listed.length + REGIONS))}>
                Show more of {pluralise(left, 'state or province', 'states and provinces')}
              </Button>
            </>
          )}
        </div>
      </div>
      {opened && (
        <Lightbox
          pictures={opened.photos.map(({ id, fullSizeUrl }) => ({
            id,
            fullSizeUrl,
            title: opened.organizationName,
            text: cityState(opened),
          }))}
          start={0}
          onClose={() => setOpened(null)}
          actions={photoActions}
        />
      )}
    </>
  );
}
