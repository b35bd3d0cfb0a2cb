import { Alert, Link as MuiLink } from '@mui/material';
import { Fragment } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { useDebounced } from '../layout/useDebounced.ts';

/** While the user types a new sponsor's name: sponsors with a similar name. Saving stays possible. */
export function SponsorHint() {
  const name = useDebounced(((useWatch({ name: 'name' }) as string | undefined) ?? '').trim(), 300);
  const { data } = useOperationQuery('likelySponsors', { name }, { enabled: name.length > 2, keepPrevious: true });
  const found = name.length > 2 ? (data?.likelySponsors ?? []) : [];
  return (
    <div role="status">
      {found.length ? (
        <Alert severity="warning">
          There is already{' '}
          {found.map(({ sponsorId, name: known }, n) => (
            <Fragment key={sponsorId}>
              {n ? ', ' : ''}
              <MuiLink
                component={Link}
                to={`/campaign-planner/sponsors/${sponsorId}`}
                target="_blank"
                sx={{ fontWeight: 600 }}
              >
                {known}
              </MuiLink>
            </Fragment>
          ))}
          .
        </Alert>
      ) : null}
    </div>
  );
}
