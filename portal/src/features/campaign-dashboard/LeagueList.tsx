/** The list of leagues beside the map: each with its programs, their proof and photos (S-193, S-196). */
import type { Ref } from 'react';
import { cityState } from '../../../../ui/formats.ts';
import { proofStateOf } from '../../lib/proofStates.ts';
import { ProofBadge } from '../../shared/explore/ProofBadge.tsx';
import type { ListedLeague, ListedProgram } from './leaguePins.ts';
import type { DashboardLeague } from './types.ts';

interface Props {
  leagues: readonly ListedLeague[];
  /** Number of leagues before the first one. */
  before: number;
  details: (id: number) => DashboardLeague | undefined;
  /** Id of the highlighted league. */
  lit: number | null;
  /** Scrolls by itself. */
  scrolls: boolean;
  onLight: (id: number | null) => void;
  /** Shows a league on the map; null if the map is not there. */
  onLocate: ((league: ListedLeague) => void) | null;
  onOpen: (id: number, photo: number) => void;
  ref: Ref<HTMLOListElement>;
}

function Program({
  program,
  name,
  details,
  onOpen,
}: Pick<Props, 'details' | 'onOpen'> & { program: ListedProgram; name: string }) {
  const known = details(program.id);
  return (
    <div className="league__program">
      <span className="soft">
        {known && [known.sponsorablePropertyName, cityState(known)].filter(Boolean).join(', ')}
      </span>
      <ProofBadge state={proofStateOf(program.place?.proofState)} />
      <div className="thumbs">
        {known?.photos.map((photo, number) => (
          <button
            key={photo.id}
            type="button"
            className="pic-button"
            aria-label={`Open photo ${number + 1} of ${name}`}
            onClick={() => onOpen(program.id, number)}
          >
            <img className="pic" src={photo.thumbnailUrl ?? photo.fullSizeUrl ?? undefined} alt="" loading="lazy" />
          </button>
        ))}
      </div>
    </div>
  );
}

export function LeagueList({ leagues, before, details, lit, scrolls, onLight, onLocate, onOpen, ref }: Props) {
  return (
    <ol
      className={scrolls ? 'leagues leagues--many' : 'leagues'}
      start={before + 1}
      ref={ref}
      tabIndex={scrolls ? 0 : undefined}
    >
      {leagues.map((league, index) => {
        const name = league.programs.map(({ id }) => details(id)?.organizationName).find(Boolean) ?? '…';
        const number = before + index + 1;
        return (
          <li
            key={league.id}
            data-league={league.id}
            className={league.id === lit ? 'league league--lit' : 'league'}
            onMouseEnter={() => onLight(league.id)}
            onMouseLeave={() => onLight(null)}
            onFocus={() => onLight(league.id)}
            onBlur={() => onLight(null)}
          >
            {onLocate && league.programs.some(({ place }) => place?.lat != null) ? (
              <button
                type="button"
                className="league__n"
                aria-label={`${number}, show ${name} on the map`}
                onClick={() => onLocate(league)}
              >
                {number}
              </button>
            ) : (
              <span className="league__n" aria-hidden="true">
                {number}
              </span>
            )}
            <div>
              <b>
                <bdi>{name}</bdi>
              </b>
              {league.programs.map((program) => (
                <Program key={program.id} program={program} name={name} details={details} onOpen={onOpen} />
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
