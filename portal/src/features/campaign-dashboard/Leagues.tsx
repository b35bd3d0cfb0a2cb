/** "N Sponsored League(s)": a list and a map that stay in sync, with filters in the address (S-193, S-196). */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { cityState, formatNumber, pluralise } from '../../../../ui/formats.ts';
import { request } from '../../../../ui/graphql.ts';
import type { MapPoint } from '../../../../ui/map/types.ts';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Lightbox } from '../../components/Lightbox.tsx';
import { PrintedPart } from '../../components/PrintedPart.tsx';
import { EmptyState } from '../../components/States.tsx';
import { proofStateOf } from '../../lib/proofStates.ts';
import { partsOf } from '../../shared/campaign/leaguesOf.ts';
import { PlaceFilters } from '../../shared/explore/PlaceFilters.tsx';
import { ProgramMap } from '../../shared/explore/ProgramMap.tsx';
import { useMapView } from '../../shared/explore/useMapView.ts';
import { usePlaces } from '../../shared/explore/usePlaces.ts';
import { photoActions } from '../../shared/feedback/FeedbackSlot.tsx';
import { CampaignLeaguePhotosDocument } from './generated/graphql.ts';
import { LeagueList } from './LeagueList.tsx';
import { type ListedLeague, leaguePins, leaguePoints, listedLeagues } from './leaguePins.ts';
import type { DashboardLeague } from './types.ts';
import { useListedLeagues } from './useListedLeagues.ts';

const nowhere: MapPoint[] = [];

interface Props {
  /** Number of leagues. */
  leagues: number;
  /** The programs on the first page of the list, with their photos. */
  first: readonly DashboardLeague[];
  token: string;
}

export function Leagues({ leagues: total, first, token }: Props) {
  const loaded = usePlaces(token);
  const { filters, places } = loaded;
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
  const view = useMapView(points);
  // program → index of its league
  const indexes = useMemo(
    () => new Map(leagues.flatMap((league, index) => league.programs.map(({ id }) => [id, index] as const))),
    [leagues],
  );
  const leagueOf = (programId: number | null) => leagues[indexes.get(programId ?? 0) ?? -1]?.id ?? null;
  // a program selected on the map may be on another page of the list, whose photos have to load first
  const [wanted, setWanted] = useState<number | null>(null);
  const show = (programId: number) => {
    const id = leagueOf(programId);
    if (id === null) return;
    setLit(id);
    setAt(parts.findIndex((part) => part.some((league) => league.id === id)));
    setWanted(programId);
  };
  const found = wanted === null ? undefined : details(wanted);
  useEffect(() => {
    if (wanted === null || !found) return;
    list.current?.querySelector(`[data-league="${found.organizationId}"]`)?.scrollIntoView({ block: 'nearest' });
    if (found.photos.length > 0) setOpen({ id: wanted, at: 0 });
    setWanted(null);
  }, [wanted, found]);
  const locate = ({ id, programs: own }: ListedLeague) => {
    setLit(id);
    view.showNear(own.map((program) => program.id));
  };
  const loadSpot = useCallback(
    async (offerIds: readonly number[]) =>
      (await request(CampaignLeaguePhotosDocument, { offerIds: [...offerIds] }, { linkToken: token })).leaguePhotos,
    [token],
  );
  const turn = (to: number) => {
    setAt(to);
    list.current?.scrollTo?.({ top: 0 });
    list.current?.focus({ preventScroll: true });
  };
  const pins = leagues.flatMap((league, index) =>
    many && league.id !== lit ? [] : leaguePins(league, index + 1, details),
  );
  const highlighted = pins.map(({ id }) => Number(id)).find((id) => leagueOf(id) === lit) ?? null;
  const opened = open && details(open.id);
  const filtered = Object.keys(filters).length > 0;
  return (
    <section className="wrap" id="leagues" aria-labelledby="h-leagues">
      <div className="story__head">
        <h2 id="h-leagues">{pluralise(total, 'Sponsored League')}</h2>
      </div>
      <PlaceFilters
        token={token}
        places={loaded}
        left={`${formatNumber(leagues.length)} of ${pluralise(total, 'league')}`}
        what={filtered ? 'These leagues' : 'The map'}
      />
      {places?.length === 0 && (
        <EmptyState icon="pin">{filtered ? 'No league matches these filters.' : 'No leagues here yet.'}</EmptyState>
      )}
      <div className="atlas">
        {points.length > 0 && (
          <ProgramMap
            view={view}
            points={many ? points : nowhere}
            pins={many ? pins.slice(0, 1) : pins}
            highlighted={highlighted}
            states={(places ?? []).map(({ proofState }) => proofStateOf(proofState))}
            onLight={(id) => setLit(leagueOf(id))}
            onSelect={show}
            loadSpot={loadSpot}
          />
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
            <PrintedPart
              count={shown.length}
              total={leagues.length}
              what="leagues"
              where="on the dashboard, and in the CSV and XLSX files of its list of leagues"
            />
          )}
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
