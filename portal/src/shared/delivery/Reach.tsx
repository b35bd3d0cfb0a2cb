/** Where the sponsored programs are and how many play in them; each number opens its list. */
import { pluralise } from '../../../../ui/formats.ts';
import { EvidenceLink } from '../../components/EvidenceLink.tsx';
import type { DashboardDeliveryQuery } from './generated/graphql.ts';

export function Reach({ reach, token }: { reach: DashboardDeliveryQuery['reach']; token: string }) {
  const players = Number(reach.totalPlayers);
  if (reach.statesCount === 0) return null;
  return (
    <p>
      The sponsored programs are in{' '}
      <EvidenceLink token={token} list="states">
        {pluralise(reach.statesCount, 'state')}
      </EvidenceLink>
      {players > 0 && (
        <>
          {' '}
          and have{' '}
          <EvidenceLink token={token} list="players">
            {pluralise(players, 'player')}
          </EvidenceLink>
        </>
      )}
      .
    </p>
  );
}
