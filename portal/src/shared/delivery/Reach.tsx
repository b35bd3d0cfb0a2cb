/** Where the sponsored programs are and how many play in them; each number opens its list. */
import { placesInWords } from '../../../../ui/address/address.ts';
import { pluralise } from '../../../../ui/formats.ts';
import { EvidenceLink } from '../../components/EvidenceLink.tsx';
import type { DashboardDeliveryQuery } from './generated/graphql.ts';

export function Reach({ reach, token }: { reach: DashboardDeliveryQuery['reach']; token: string }) {
  const players = Number(reach.totalPlayers);
  const places = placesInWords(reach.statesCount, reach.provincesCount);
  if (places.length === 0) return null;
  return (
    <p>
      The sponsored programs are in{' '}
      <EvidenceLink token={token} list="states">
        {places.join(' and ')}
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
