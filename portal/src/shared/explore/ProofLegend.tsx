/** What the pins of the map mean, with how many programs of each are shown; each is a filter. */
import { Link, useLocation, useSearch } from 'wouter';
import { formatNumber } from '../../../../ui/formats.ts';
import { type PinState, pinStates } from '../../../../ui/map/types.ts';
import { filtersOf, searchWith } from '../../lib/filters.ts';
import { proofLabels } from '../../lib/proofStates.ts';
import { ProofSign } from './ProofSign.tsx';

export function ProofLegend({ states }: { states: readonly (PinState | undefined)[] }) {
  const search = useSearch();
  const [path] = useLocation();
  const { status } = filtersOf(search, ['status']);
  const counts = pinStates
    .map((state) => ({ state, count: states.filter((other) => other === state).length }))
    .filter(({ state, count }) => count > 0 || state === status);
  if (counts.length === 0) return null;
  return (
    <ul className="explore__legend" aria-label="What the pins mean">
      {counts.map(({ state, count }) => (
        <li key={state}>
          <Link
            to={`${path}${searchWith(search, { status: state === status ? null : state })}`}
            aria-current={state === status ? 'true' : undefined}
          >
            <ProofSign state={state} /> <b className="num">{formatNumber(count)}</b> {proofLabels[state].toLowerCase()}
          </Link>
        </li>
      ))}
    </ul>
  );
}
