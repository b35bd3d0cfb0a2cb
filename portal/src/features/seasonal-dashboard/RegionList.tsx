/** The leagues of a region; of many, the first ones until more are asked for. */
import { useState } from 'react';
import { cityState, pluralise } from '../../../../ui/formats.ts';
import { Button } from '../../components/Button.tsx';
import { PrintedPart } from '../../components/PrintedPart.tsx';
import { proofStateOf } from '../../lib/proofStates.ts';
import { showMore } from '../../lib/useFocusOnNew.ts';
import { ProofBadge } from '../../shared/explore/ProofBadge.tsx';
import type { Place } from '../../shared/explore/usePlaces.ts';
import type { Region } from './regions.ts';

/** A page with thousands of rows would be slow: at first, and with each further click, so many. */
const AT_FIRST = 12;
const MORE = 200;

interface Props {
  region: Region;
  /** The place of a program; undefined while places load. */
  placeOf: (id: number) => Place | undefined;
  /** Id of the highlighted program. */
  lit: number | null;
  /** Id of the program last chosen on the map: its row is shown. */
  chosen: number | null;
  onLight: (id: number | null) => void;
  /** Shows a program on the map. */
  onLocate: (id: number) => void;
}

export function RegionList({ region, placeOf, lit, chosen, onLight, onLocate }: Props) {
  const [count, setCount] = useState(AT_FIRST);
  const chosenIndex = region.leagues.findIndex(({ programs }) => programs.some(({ id }) => id === chosen));
  if (chosenIndex >= count) setCount(chosenIndex + 1);
  const shown = region.leagues.slice(0, count);
  const left = region.leagues.length - shown.length;
  return (
    <section aria-label={region.name} tabIndex={-1}>
      <h3>
        {region.name} <span className="soft">{pluralise(region.leagues.length, 'league')}</span>
      </h3>
      <ul className="card rows">
        {shown.map((league) => (
          <li
            key={league.id}
            className="region__league"
            tabIndex={-1}
            onMouseEnter={() => onLight(league.programs[0]?.id ?? null)}
            onMouseLeave={() => onLight(null)}
            onFocus={() => onLight(league.programs[0]?.id ?? null)}
            onBlur={() => onLight(null)}
          >
            <b>
              <bdi>{league.name}</bdi>
            </b>
            {league.programs.map((program) => {
              const place = placeOf(program.id);
              const text = [program.sponsorablePropertyName, cityState(program)].filter(Boolean).join(', ');
              return (
                <span
                  key={program.id}
                  data-league={program.id}
                  className={program.id === lit ? 'soft region__program league--lit' : 'soft region__program'}
                >
                  {place?.lat == null ? (
                    text
                  ) : (
                    <button
                      type="button"
                      className="region__locate"
                      title="Show on the map"
                      onClick={() => onLocate(program.id)}
                    >
                      {text}
                    </button>
                  )}
                  <ProofBadge state={proofStateOf(place?.proofState)} />
                </span>
              );
            })}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <PrintedPart
          count={shown.length}
          total={region.leagues.length}
          what={`leagues in ${region.name}`}
          where="on the dashboard"
        />
      )}
      {left > 0 && (
        <Button small onClick={showMore('li', () => setCount(shown.length + MORE))}>
          Show more of {pluralise(left, 'league')} in {region.name}
        </Button>
      )}
    </section>
  );
}
