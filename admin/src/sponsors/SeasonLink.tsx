import { CardContent } from '@mui/material';
import { TitledCard } from '../components/TitledCard.tsx';
import { SecretLink } from '../links/SecretLink.tsx';
import type { SeasonKey } from './SeasonalGoalForm.tsx';

/** The secret link to a season's dashboard, next to its goal. */
export const SeasonLink = ({ sponsorId, season, year }: SeasonKey) => (
  <TitledCard title="Sponsor's dashboard">
    <CardContent>
      <SecretLink key={`${season}-${year}`} kind="season" recordId={`${sponsorId}:${season}:${year}`} />
    </CardContent>
  </TitledCard>
);
