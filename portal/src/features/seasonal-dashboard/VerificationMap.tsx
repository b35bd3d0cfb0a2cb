/** All organizations of the season by region, as map and list; campaigns load ten at a time (S-211, S-213). */
import { useCallback, useMemo, useState } from 'react';
import { cityState, formatNumber, pluralise } from '../../../../ui/formats.ts';
import { request } from '../../../../ui/graphql.ts';
import { type Bounds, boundsOf } from '../../../../ui/map/geometry.ts';
import { LazyMap } from '../../../../ui/map/LazyMap.tsx';
import type { MapPoint } from '../../../../ui/map/types.ts';
import { Button } from '../../components/Button.tsx';
import { Lightbox } from '../../components/Lightbox.tsx';
import { EmptyState } from '../../components/States.tsx';
import { mapStyleUrl } from '../../lib/settings.ts';
import { usePages } from '../../lib/usePages.ts';
import { FilterBar } from '../../shared/explore/FilterBar.tsx';
import { ProofLegend } from '../../shared/explore/ProofLegend.tsx';
import { proofLabels, proofStateOf } from '../../shared/explore/proofStates.ts';
import { type Place, usePlaces } from '../../shared/explore/usePlaces.ts';
import { photoActions } from '../../shared/feedback/FeedbackSlot.tsx';
import {
  SeasonalCampaignVerificationsDocument,
  SeasonLeaguePhotosDocument,
  type SeasonLeaguePhotosQuery,
} from './generated/graphql.ts';
import { RegionList } from './RegionList.tsx';
import { regionsOf } from './regions.ts';
import type { SeasonVariables } from './types.ts';

/** Degrees around a program that is shown on the map. */
const NEARBY = 0.7;

const pointsOf = (places: readonly Place[]): MapPoint[] =>
  places.flatMap(({ id, lat, lon, proofState }) => {
    const state = proofStateOf(proofState);
    return lat === null || lon === null ? [] : [{ id, lat, lon, label: '', ...(state ? { state } : {}) }];
  });

export function VerificationMap({ token, season, year }: SeasonVariables & { token: string }) {
  const load = useCallback(
    async (cursor: string | null) =>
      (await request(SeasonalCampaignVerificationsDocument, { season, year, cursor }, { linkToken: token }))
        .campaignsConnection,
    [token, season, year],
  );
  const { rows, more, error } = usePages(load, true);
  const { filters, places, failed, refetch } = usePlaces(token);
  const [lit, setLit] = useState<number | null>(null);
  const [near, setNear] = useState<Bounds | null>(null);
  const [opened, setOpened] = useState<SeasonLeaguePhotosQuery['leaguePhotos'][number] | null>(null);
  const filtered = Object.keys(filters).length > 0;
  const byId = useMemo(() => new Map((places ?? []).map((place) => [place.id, place])), [places]);
  const leagues = useMemo(() => (rows ?? []).flatMap((campaign) => campaign.leagues), [rows]);
  const shown = useMemo(
    () => (filtered ? leagues.filter(({ id }) => byId.has(id)) : leagues),
    [leagues, filtered, byId],
  );
  const regions = useMemo(() => regionsOf(shown), [shown]);
  const points = useMemo(() => pointsOf(places ?? []), [places]);
  const all = useMemo(() => boundsOf(points), [points]);
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
  const show = (id: number | string) => {
    setLit(Number(id));
    // a row beyond the first ones of its region is rendered first
    requestAnimationFrame(() => document.querySelector(`[data-league="${id}"]`)?.scrollIntoView({ block: 'nearest' }));
  };
  const choose = (id: number | string) => {
    show(id);
    request(SeasonLeaguePhotosDocument, { offerIds: [Number(id)] }, { linkToken: token })
      .then(({ leaguePhotos: [league] }) => setOpened(league?.photos.length ? league : null))
      .catch(() => undefined); // the row is highlighted without
  };
  const locate = (id: number) => {
    const [west, south, east, north] = boundsOf(points.filter((point) => point.id === id));
    setLit(id);
    setNear([west - NEARBY, south - NEARBY, east + NEARBY, north + NEARBY]);
  };
  const markers = points
    .filter(({ id }) => id === lit)
    .map((point) => {
      const league = leagues.find(({ id }) => id === point.id);
      const name = league ? [league.organizationName, cityState(league)].filter(Boolean).join(', ') : '';
      const proof = point.state && proofLabels[point.state].toLowerCase();
      return { ...point, text: '', tip: name, label: [name, proof].filter(Boolean).join(', ') };
    });
  return (
    <>
      <FilterBar token={token}>
        {filtered && places && (
          <span className="filters__shown" role="status">
            {formatNumber(shown.length)} of {pluralise(leagues.length, 'program')}
          </span>
        )}
      </FilterBar>
      {failed && (
        <div className="delivery__failed" role="alert">
          <p>The map could not be loaded.</p>
          <Button small onClick={refetch}>
            Try again
          </Button>
        </div>
      )}
      {filtered && places && shown.length === 0 && !more && (
        <EmptyState icon="pin">No league matches these filters.</EmptyState>
      )}
      <div className="atlas">
        {points.length > 0 && (
          <div className="explore__map">
            <LazyMap
              className="atlas__map"
              label="Map of the sponsored leagues"
              fit={near ?? all}
              points={points}
              markers={markers}
              highlighted={lit}
              styleUrl={mapStyleUrl()}
              onMarkerSelect={choose}
              onPointHover={(id) => setLit(id === null ? null : Number(id))}
              onPointSelect={choose}
            />
            <div className="explore__under">
              <ProofLegend states={points.map(({ state }) => state)} />
              {near && (
                <Button small onClick={() => setNear(null)}>
                  Show all on the map
                </Button>
              )}
            </div>
          </div>
        )}
        <div className="regions">
          {more && (
            <p className="soft" role="status">
              Loading more campaigns...
            </p>
          )}
          {regions.map((region) => (
            <RegionList
              key={region.name}
              region={region}
              placeOf={(id) => byId.get(id)}
              lit={lit}
              onLight={setLit}
              onLocate={locate}
            />
          ))}
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
