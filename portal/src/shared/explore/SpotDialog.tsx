/** The programs at the same place of the map; one is chosen like its pin. */
import { useCallback } from 'react';
import { cityState, formatNumber } from '../../../../ui/formats.ts';
import type { PinState } from '../../../../ui/map/types.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { usePages } from '../../lib/usePages.ts';
import { ProofBadge } from './ProofBadge.tsx';

/** Programs that are listed, at most. */
const MAX_LISTED = 40;

export interface SpotProgram {
  id: number;
  organizationName: string | null;
  sponsorablePropertyName: string | null;
  city: string | null;
  state: string | null;
}

interface Props {
  /** The programs' ids. */
  ids: readonly number[];
  /** Loads programs by their ids; must be a stable function. */
  load: (ids: readonly number[]) => Promise<readonly SpotProgram[]>;
  /** The state of a program's proof. */
  stateOf: (id: number) => PinState | undefined;
  onChoose: (id: number) => void;
  onClose: () => void;
}

export default function SpotDialog({ ids, load, stateOf, onChoose, onClose }: Props) {
  const page = useCallback(
    async () => ({
      nodes: [...(await load(ids.slice(0, MAX_LISTED)))],
      pageInfo: { hasNextPage: false, endCursor: null },
    }),
    [ids, load],
  );
  const { rows, error, next } = usePages(page);
  return (
    <Dialog title={`${formatNumber(ids.length)} programs at the same place`} onClose={onClose}>
      {error !== null && (
        <ErrorNotice
          action={
            <Button small onClick={next}>
              Try again
            </Button>
          }
        >
          The programs could not be loaded.
        </ErrorNotice>
      )}
      {rows === null && error === null && (
        <p className="soft" role="status">
          Loading the programs...
        </p>
      )}
      <ul className="spot">
        {rows?.map((program) => (
          <li key={program.id}>
            <button type="button" className="spot__program" onClick={() => onChoose(program.id)}>
              <span>
                <b>
                  <bdi>{program.organizationName}</bdi>
                </b>
                <span className="soft">
                  {[program.sponsorablePropertyName, cityState(program)].filter(Boolean).join(', ')}
                </span>
              </span>
              <ProofBadge state={stateOf(program.id)} />
            </button>
          </li>
        ))}
      </ul>
      {ids.length > MAX_LISTED && (
        <p className="soft">
          The first {MAX_LISTED} are listed. Filter the leagues to see the others, or look in the list beside the map.
        </p>
      )}
    </Dialog>
  );
}
