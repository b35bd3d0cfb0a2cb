import { Block } from '../kit/Block.tsx';
import { SecretLink } from '../links/SecretLink.tsx';

/** Staff's way to the seasonal dashboard of one season, beside its goal. */
export const SeasonLink = ({ sponsorId, season, year }: { sponsorId: number; season: string; year: number }) => (
  <Block title="Sponsor's dashboard">
    <div className="block__body">
      <SecretLink key={`${season}-${year}`} kind="season" recordId={`${sponsorId}:${season}:${year}`} />
    </div>
  </Block>
);
