import { Alert, AlertTitle, Link as MuiLink, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { cityState } from '../../../ui/formats.ts';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { useDebounced } from '../layout/useDebounced.ts';
import { reasonsText } from './reasons.ts';

type Typed = {
  name?: string;
  contactEmail?: string | null;
  websiteUrl?: string | null;
  locations?: (string | null)[];
} & Partial<Record<'winterSportIds' | 'springSportIds' | 'summerSportIds' | 'fallSportIds', number[]>>;

/**
 * While the user types a new organization: likely duplicates with reasons, each opening in a new tab. Saving stays
 * possible.
 */
export function DuplicateHint() {
  const { name, contactEmail, websiteUrl, locations, ...seasons } = useWatch() as Typed;
  const sportIds = [
    seasons.winterSportIds,
    seasons.springSportIds,
    seasons.summerSportIds,
    seasons.fallSportIds,
  ].flatMap((ids) => ids ?? []);
  const typed = useDebounced(
    JSON.stringify({
      name: name?.trim() ?? '',
      contactEmail: contactEmail?.trim() || null,
      websiteUrl: websiteUrl?.trim() || null,
      locations: locations?.filter(Boolean) ?? [],
      sportIds,
    }),
    300,
  );
  const variables = JSON.parse(typed);
  const { data } = useOperationQuery('likelyDuplicates', variables, {
    enabled:
      variables.name.length > 2 &&
      Boolean(variables.locations.length || variables.contactEmail || variables.websiteUrl),
    keepPrevious: true,
  });
  const found = data?.likelyDuplicates ?? [];
  return (
    <div role="status" style={{ gridColumn: '1 / -1' }}>
      {found.length ? (
        <Alert severity="warning">
          <AlertTitle>
            {found.length === 1 ? 'This organization may already exist' : 'These organizations may be the same'}
          </AlertTitle>
          {found.map((match) => (
            <Typography key={match.organizationId} variant="body2">
              <MuiLink
                component={Link}
                to={`/organizations/${match.organizationId}`}
                target="_blank"
                sx={{ fontWeight: 600 }}
              >
                {match.name}
              </MuiLink>{' '}
              {[cityState(match), reasonsText(match.reasons)].filter(Boolean).join(' · ')}
            </Typography>
          ))}
        </Alert>
      ) : null}
    </div>
  );
}
