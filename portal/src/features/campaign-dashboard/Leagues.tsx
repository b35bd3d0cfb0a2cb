/** "N Sponsored League(s)": the list beside its map; each answers the other (S-193, S-196). */
import { useEffect, useMemo, useRef, useState } from 'react';
import { cityState, formatNumber, pluralise } from '../../../../ui/formats.ts';
import { boundsOf } from '../../../../ui/map/geometry.ts';
import { LazyMap } from '../../../../ui/map/LazyMap.tsx';
import type { MapMarker } from '../../../../ui/map/types.ts';
import { mapStyleUrl } from '../../app/settings.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Lightbox } from '../../kit/Lightbox.tsx';
import { type DashboardLeague, type LeaguePhotos, leaguesAtATime } from './types.ts';
import { useLeaguePhotos } from './useLeaguePhotos.ts';

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
  first,
  token,
}: {
  leagues: readonly DashboardLeague[];
  /** The photos of the leagues that stand in the list at first. */
  first: readonly LeaguePhotos[];
  token: string;
}) {
  const [lit, setLit] = useState<number | null>(null);
  const [open, setOpen] = useState<{ league: DashboardLeague; at: number } | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const places = useMemo(() => leaguePlaces(leagues), [leagues]);
  // few have a numbered pin each; more gather into clusters beside a list that is turned and scrolls
  const many = leagues.length > leaguesAtATime;
  const [from, setFrom] = useState(0);
  const shown = leagues.slice(from, from + leaguesAtATime);
  const photosOf = useLeaguePhotos(
    first,
    shown.map(({ id }) => id),
    token,
  );
  const bounds = useMemo(() => boundsOf(places), [places]);
  const wanted = useRef<number | null>(null);
  const show = (id: number | string) => {
    const at = leagues.findIndex((league) => league.id === Number(id));
    if (at < 0) return;
    setLit(Number(id));
    setFrom(at - (at % leaguesAtATime));
    wanted.current = Number(id);
  };
  // a place that was chosen on the map may stand in another part of the list
  useEffect(() => {
    if (wanted.current === null) return;
    list.current?.querySelector(`[data-league="${wanted.current}"]`)?.scrollIntoView({ block: 'nearest' });
    wanted.current = null;
  });
  const turn = (to: number) => {
    setFrom(to);
    list.current?.scrollTo?.({ top: 0 });
    list.current?.focus({ preventScroll: true });
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
        <div>
          <ol
            className={many ? 'leagues leagues--many' : 'leagues'}
            start={from + 1}
            ref={list}
            tabIndex={many ? 0 : undefined}
          >
            {shown.map((league, index) => {
              const pictures = photosOf(league.id);
              return (
                <li
                  key={league.id}
                  data-league={league.id}
                  className={league.id === lit ? 'league league--lit' : 'league'}
                  onMouseEnter={() => setLit(league.id)}
                  onMouseLeave={() => setLit(null)}
                >
                  <span className="league__n" aria-hidden="true">
                    {from + index + 1}
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
                          <img
                            className="pic"
                            src={photo.thumbnailUrl ?? photo.fullSizeUrl ?? undefined}
                            alt=""
                            loading="lazy"
                          />
                        </button>
                      ))}
                    </div>
                  )}
                </li>
              );
            })}
          </ol>
          {many && (
            <nav className="leagues__turn" aria-label="Parts of the list">
              <Button small disabled={from === 0} onClick={() => turn(from - leaguesAtATime)}>
                <Icon name="left" /> Previous
              </Button>
              <span className="num small" role="status">
                {formatNumber(from + 1)} to {formatNumber(from + shown.length)} of {formatNumber(leagues.length)}
              </span>
              <Button
                small
                disabled={from + leaguesAtATime >= leagues.length}
                onClick={() => turn(from + leaguesAtATime)}
              >
                Next <Icon name="right" />
              </Button>
            </nav>
          )}
        </div>
      </div>
      {open && (
        <Lightbox
          pictures={photosOf(open.league.id).map((photo) => ({
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
