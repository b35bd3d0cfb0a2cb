/** "N Sponsored League(s)": the list beside its map; each answers the other (S-193, S-196). */
import { useMemo, useRef, useState } from 'react';
import { cityState, pluralise } from '../../../../ui/formats.ts';
import { boundsOf } from '../../../../ui/map/geometry.ts';
import { LazyMap } from '../../../../ui/map/LazyMap.tsx';
import type { MapMarker } from '../../../../ui/map/types.ts';
import { mapStyleUrl } from '../../app/settings.ts';
import { Lightbox } from '../../kit/Lightbox.tsx';
import type { DashboardLeague, DashboardPhoto } from './documents.ts';
import { leaguePhotos } from './photos.ts';

/** Up to this many leagues each has its numbered pin; more gather into clusters beside a list that scrolls. */
const pinLimit = 40;
const nowhere: MapMarker[] = [];

/** Leagues with a place as numbered pins. */
function leaguePlaces(leagues: readonly DashboardLeague[]): MapMarker[] {
  return leagues.flatMap((league, index) =>
    league.lat === null || league.lon === null
      ? []
      : [
          {
            id: league.id,
            lat: Number(league.lat),
            lon: Number(league.lon),
            text: String(index + 1),
            label: `${index + 1}, ${league.organizationName}, ${cityState(league)}`,
          },
        ],
  );
}

export function Leagues({
  leagues,
  photos,
}: {
  leagues: readonly DashboardLeague[];
  photos: readonly DashboardPhoto[];
}) {
  const [lit, setLit] = useState<number | null>(null);
  const [open, setOpen] = useState<{ league: DashboardLeague; at: number } | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const places = useMemo(() => leaguePlaces(leagues), [leagues]);
  const many = leagues.length > pinLimit;
  const bounds = useMemo(() => boundsOf(places), [places]);
  const show = (id: number | string) => {
    setLit(Number(id));
    const row = list.current?.querySelector<HTMLElement>(`[data-league="${id}"]`);
    row?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <section className="wrap" id="leagues" aria-labelledby="h-leagues">
      <div className="story__head">
        <h2 id="h-leagues">{pluralise(leagues.length, 'Sponsored League')}</h2>
      </div>
      <div className="atlas">
        {places.length > 0 && (
          <LazyMap
            className="atlas__map"
            label="Map of the sponsored leagues"
            fit={bounds}
            points={many ? places : nowhere}
            markers={many ? places.filter((place) => place.id === lit) : places}
            highlighted={lit}
            styleUrl={mapStyleUrl()}
            onMarkerHover={(id) => setLit(id === null ? null : Number(id))}
            onMarkerSelect={show}
            onPointSelect={show}
          />
        )}
        <ol className={many ? 'leagues leagues--many' : 'leagues'} ref={list} tabIndex={many ? 0 : undefined}>
          {leagues.map((league, index) => {
            const pictures = leaguePhotos(photos, league.id);
            return (
              <li
                key={league.id}
                data-league={league.id}
                className={league.id === lit ? 'league league--lit' : 'league'}
                onMouseEnter={() => setLit(league.id)}
                onMouseLeave={() => setLit(null)}
              >
                <span className="league__n" aria-hidden="true">
                  {index + 1}
                </span>
                <div>
                  <b>{league.organizationName}</b>
                  <span className="soft">
                    {[league.sponsorablePropertyName, cityState(league)].filter(Boolean).join(', ')}
                  </span>
                </div>
                {pictures.length > 0 && (
                  <div className="thumbs">
                    {pictures.map((photo, at) => (
                      <button
                        key={photo.id}
                        type="button"
                        className="pic-button"
                        aria-label={`Open photo ${at + 1} of ${league.organizationName}`}
                        onClick={() => setOpen({ league, at })}
                      >
                        <img className="pic" src={photo.thumbnailUrl ?? photo.fullSizeUrl} alt="" loading="lazy" />
                      </button>
                    ))}
                  </div>
                )}
              </li>
            );
          })}
        </ol>
      </div>
      {open && (
        <Lightbox
          pictures={leaguePhotos(photos, open.league.id).map((photo) => ({
            id: photo.id,
            fullSizeUrl: photo.fullSizeUrl,
            title: open.league.organizationName,
            text: cityState(open.league),
          }))}
          start={open.at}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}
