/** "N Sponsored League(s)": a list and a map that stay in sync, with filters in the address (S-193, S-196). */
import { useEffect, useMemo, useRef, useState } from 'react';
import { cityState, formatNumber, pluralise } from '../../../../ui/formats.ts';
import { type Bounds, boundsOf } from '../../../../ui/map/geometry.ts';
import { LazyMap } from '../../../../ui/map/LazyMap.tsx';
import type { MapPoint } from '../../../../ui/map/types.ts';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Lightbox } from '../../components/Lightbox.tsx';
import { EmptyState } from '../../components/States.tsx';
import { mapStyleUrl } from '../../lib/settings.ts';
import { partsOf } from '../../shared/campaign/leaguesOf.ts';
import { FilterBar } from '../../shared/explore/FilterBar.tsx';
import { ProofLegend } from '../../shared/explore/ProofLegend.tsx';
import { proofStateOf } from '../../shared/explore/proofStates.ts';
import { usePlaces } from '../../shared/explore/usePlaces.ts';
import { photoActions } from '../../shared/feedback/FeedbackSlot.tsx';
import { LeagueList } from './LeagueList.tsx';
import { type ListedLeague, leaguePins, leaguePoints, listedLeagues } from './leaguePins.ts';
import type { DashboardLeague } from './types.ts';
import { useListedLeagues } from './useListedLeagues.ts';

const nowhere: MapPoint[] = [];
/** Degrees of latitude around a league that is shown on the map. */
const NEARBY = 0.7;

interface Props {
  /** Number of leagues. */
  leagues: number;
  /** The programs on the first page of the list, with their photos. */
  first: readonly DashboardLeague[];
  token: string;
}

export function Leagues({ leagues: total, first, token }: Props) {
  const { filters, places, failed, refetch } = usePlaces(token);
  const [lit, setLit] = useState<number | null>(null);
  const [open, setOpen] = useState<{ id: number; at: number } | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const leagues = useMemo(() => listedLeagues(places, first), [places, first]);
  const parts = useMemo(() => partsOf(leagues), [leagues]);
  // a few leagues get a numbered pin each; more are clustered, beside a paged and scrolling list
  const many = parts.length > 1;
  const [page, setAt] = useState(0);
  const at = Math.min(page, Math.max(0, parts.length - 1));
  const shown = parts[at] ?? [];
  const from = parts.slice(0, at).flat().length;
  const details = useListedLeagues(
    first,
    shown.flatMap((league) => league.programs.map(({ id }) => id)),
    token,
  );
  const points = useMemo(() => leaguePoints(leagues), [leagues]);
  const all = useMemo(() => boundsOf(points), [points]);
  const [near, setNear] = useState<Bounds | null>(null);
  // program → index of its league
  const indexes = useMemo(
    () => new Map(leagues.flatMap((league, index) => league.programs.map(({ id }) => [id, index] as const))),
    [leagues],
  );
  const leagueOf = (programId: number | string | null) => leagues[indexes.get(Number(programId)) ?? -1]?.id ?? null;
  // a program selected on the map may be on another page of the list, whose photos have to load first
  const [wanted, setWanted] = useState<number | null>(null);
  const show = (programId: number | string) => {
    const id = leagueOf(programId);
    if (id === null) return;
    setLit(id);
    setAt(parts.findIndex((part) => part.some((league) => league.id === id)));
    setWanted(Number(programId));
  };
  const found = wanted === null ? undefined : details(wanted);
  useEffect(() => {
    if (wanted === null || !found) return;
    list.current?.querySelector(`[data-league="${found.organizationId}"]`)?.scrollIntoView({ block: 'nearest' });
    if (found.photos.length > 0) setOpen({ id: wanted, at: 0 });
    setWanted(null);
  }, [wanted, found]);
  const locate = ({ id, programs: own }: ListedLeague) => {
    const around = boundsOf(points.filter((point) => own.some((program) => program.id === point.id)));
    setLit(id);
    setNear([around[0] - NEARBY, around[1] - NEARBY, around[2] + NEARBY, around[3] + NEARBY]);
  };
  const turn = (to: number) => {
    setAt(to);
    list.current?.scrollTo?.({ top: 0 });
    list.current?.focus({ preventScroll: true });
  };
  const pins = leagues.flatMap((league, index) =>
    many && league.id !== lit ? [] : leaguePins(league, index + 1, details),
  );
  const highlighted = pins.find(({ id }) => leagueOf(id) === lit)?.id ?? null;
  const opened = open && details(open.id);
  const filtered = Object.keys(filters).length > 0;
  return (
    <section className="wrap" id="leagues" aria-labelledby="h-leagues">
      <div className="story__head">
        <h2 id="h-leagues">{pluralise(total, 'Sponsored League')}</h2>
      </div>
      <FilterBar token={token}>
        {filtered && places && (
          <span className="filters__shown" role="status">
            {formatNumber(leagues.length)} of {formatNumber(total)} leagues
          </span>
        )}
      </FilterBar>
      {failed && (
        <div className="delivery__failed" role="alert">
          <p>{filtered ? 'These leagues could not be loaded.' : 'The map could not be loaded.'}</p>
          <Button small onClick={refetch}>
            Try again
          </Button>
        </div>
      )}
      {places?.length === 0 && (
        <EmptyState icon="pin">{filtered ? 'No league matches these filters.' : 'No leagues here yet.'}</EmptyState>
      )}
      <div className="atlas">
        {points.length > 0 && (
          <div className="explore__map">
            <LazyMap
              className="atlas__map"
              label="Map of the sponsored leagues"
              fit={near ?? all}
              points={many ? points : nowhere}
              markers={many ? pins.slice(0, 1) : pins}
              highlighted={highlighted}
              styleUrl={mapStyleUrl()}
              onMarkerHover={(id) => setLit(leagueOf(id))}
              onMarkerSelect={show}
              onPointHover={(id) => setLit(leagueOf(id))}
              onPointSelect={show}
            />
            <div className="explore__under">
              <ProofLegend states={(places ?? []).map(({ proofState }) => proofStateOf(proofState))} />
              {near && (
                <Button small onClick={() => setNear(null)}>
                  Show all on the map
                </Button>
              )}
            </div>
          </div>
        )}
        <div>
          <LeagueList
            leagues={shown}
            before={from}
            details={details}
            lit={lit}
            scrolls={many}
            onLight={setLit}
            onLocate={points.length > 0 ? locate : null}
            onOpen={(id, number) => setOpen({ id, at: number })}
            ref={list}
          />
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
      {open && opened && (
        <Lightbox
          pictures={opened.photos.map((photo) => ({
            id: photo.id,
            fullSizeUrl: photo.fullSizeUrl,
            title: opened.organizationName,
            text: cityState(opened),
          }))}
          start={open.at}
          onClose={() => setOpen(null)}
          actions={photoActions}
        />
      )}
    </section>
  );
}
