/** "N Sponsored League(s)": a list and a map that stay in sync (S-193, S-196). */
import { useEffect, useMemo, useRef, useState } from 'react';
import { cityState, formatNumber, pluralise } from '../../../../ui/formats.ts';
import { boundsOf } from '../../../../ui/map/geometry.ts';
import { LazyMap } from '../../../../ui/map/LazyMap.tsx';
import type { MapMarker } from '../../../../ui/map/types.ts';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Lightbox } from '../../components/Lightbox.tsx';
import { mapStyleUrl } from '../../lib/settings.ts';
import { type League, leaguesOf, partsOf } from '../../shared/campaign/leaguesOf.ts';
import { photoActions } from '../../shared/feedback/FeedbackSlot.tsx';
import type { DashboardLeague, LeaguePhotos } from './types.ts';
import { useLeaguePhotos } from './useLeaguePhotos.ts';

const nowhere: MapMarker[] = [];

type Sponsored = League<DashboardLeague>;

/** Programs with coordinates, as pins with their league's number. */
const programPlaces = (leagues: readonly Sponsored[]): MapMarker[] =>
  leagues.flatMap((league, index) =>
    league.programs.flatMap((program) =>
      program.lat === null || program.lon === null
        ? []
        : [
            {
              id: program.id,
              lat: Number(program.lat),
              lon: Number(program.lon),
              text: String(index + 1),
              label: `${index + 1}, ${league.name}, ${cityState(program)}`,
            },
          ],
    ),
  );

export function Leagues({
  programs,
  first,
  token,
}: {
  programs: readonly DashboardLeague[];
  /** The photos of the programs that are on the first page of the list. */
  first: readonly LeaguePhotos[];
  token: string;
}) {
  const [lit, setLit] = useState<number | null>(null);
  const [open, setOpen] = useState<{ program: DashboardLeague; at: number } | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const leagues = useMemo(() => leaguesOf(programs), [programs]);
  const parts = useMemo(() => partsOf(leagues), [leagues]);
  const places = useMemo(() => programPlaces(leagues), [leagues]);
  // a few leagues get a numbered pin each; more are clustered, beside a paged and scrolling list
  const many = parts.length > 1;
  const [at, setAt] = useState(0);
  const shown = parts[at] ?? [];
  const from = parts.slice(0, at).flat().length;
  const photosOf = useLeaguePhotos(
    first,
    shown.flatMap((league) => league.programs.map(({ id }) => id)),
    token,
  );
  const bounds = useMemo(() => boundsOf(places), [places]);
  const wanted = useRef<number | null>(null);
  const leagueOf = (programId: number | string | null) =>
    leagues.find((league) => league.programs.some(({ id }) => id === Number(programId)))?.id ?? null;
  const show = (programId: number | string) => {
    const id = leagueOf(programId);
    if (id === null) return;
    setLit(id);
    setAt(parts.findIndex((part) => part.some((league) => league.id === id)));
    wanted.current = id;
  };
  // a place selected on the map may be on another page of the list
  useEffect(() => {
    if (wanted.current === null) return;
    list.current?.querySelector(`[data-league="${wanted.current}"]`)?.scrollIntoView({ block: 'nearest' });
    wanted.current = null;
  });
  const turn = (to: number) => {
    setAt(to);
    list.current?.scrollTo?.({ top: 0 });
    list.current?.focus({ preventScroll: true });
  };
  const litPlace = places.find(({ id }) => leagueOf(id) === lit)?.id ?? null;
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
            markers={many ? places.filter((place) => place.id === litPlace) : places}
            highlighted={litPlace}
            styleUrl={mapStyleUrl()}
            onMarkerHover={(id) => setLit(leagueOf(id))}
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
            {shown.map((league, index) => (
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
                  <b>{league.name}</b>
                  {league.programs.map((program) => (
                    <div className="league__program" key={program.id}>
                      <span className="soft">
                        {[program.sponsorablePropertyName, cityState(program)].filter(Boolean).join(', ')}
                      </span>
                      <div className="thumbs">
                        {photosOf(program.id).map((photo, number) => (
                          <button
                            key={photo.id}
                            type="button"
                            className="pic-button"
                            aria-label={`Open photo ${number + 1} of ${league.name}`}
                            onClick={() => setOpen({ program, at: number })}
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
                    </div>
                  ))}
                </div>
              </li>
            ))}
          </ol>
          {many && (
            <nav className="leagues__turn" aria-label="Parts of the list">
              <Button small disabled={at === 0} onClick={() => turn(at - 1)}>
                <Icon name="left" /> Previous
              </Button>
              <span className="num small" role="status">
                {formatNumber(from + 1)} to {formatNumber(from + shown.length)} of {formatNumber(leagues.length)}
              </span>
              <Button small disabled={at + 1 >= parts.length} onClick={() => turn(at + 1)}>
                Next <Icon name="right" />
              </Button>
            </nav>
          )}
        </div>
      </div>
      {open && (
        <Lightbox
          pictures={photosOf(open.program.id).map((photo) => ({
            id: photo.id,
            fullSizeUrl: photo.fullSizeUrl,
            title: open.program.organizationName,
            text: cityState(open.program),
          }))}
          start={open.at}
          onClose={() => setOpen(null)}
          actions={photoActions}
        />
      )}
    </section>
  );
}
