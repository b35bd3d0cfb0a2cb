import { Alert, Button, CardContent, List, ListItem, ListItemText, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { Icon } from '../components/Icon.tsx';
import { Loading } from '../components/Loading.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { fixOf } from './fixes.ts';
import type { MissingFactFragment } from './generated/graphql.ts';
import { type VisibilityQuery, viewAsPath } from './paths.ts';

function Missing({ fact }: { fact: MissingFactFragment }) {
  const fix = fixOf(fact);
  return (
    <ListItem disableGutters sx={{ flexWrap: 'wrap', columnGap: 2 }}>
      <ListItemText primary={fact.message} sx={{ minWidth: 'min(100%, 280px)' }} />
      {fix ? (
        <Button component={Link} to={fix.to} variant="outlined" size="small">
          {fix.label}
        </Button>
      ) : null}
    </ListItem>
  );
}

/** Whether the user sees the record; if not, what is missing, and which policy requires it. */
export function Explanation({ query }: { query: Required<VisibilityQuery> }) {
  const { data, error } = useOperationQuery('explainAccess', query, { noCache: true });
  if (error) return <Alert severity="error">{messageOf(error)}</Alert>;
  if (!data) return <Loading />;
  const { visible, person, role, record, policies, missing } = data.explainAccess;
  return (
    <TitledCard
      title={visible ? `${person} can see ${record}` : `${person} can’t see ${record}`}
      end={
        <Button
          href={viewAsPath(query.userId, role === 'sponsor' ? 'sponsor' : 'organization')}
          target="_blank"
          rel="noopener"
          size="small"
          startIcon={<Icon name="eye" />}
        >
          View as {person}
        </Button>
      }
    >
      <CardContent>
        <Stack sx={{ gap: 2 }}>
          {missing.length ? (
            <div>
              <Typography variant="h3">What is missing</Typography>
              <List dense disablePadding aria-label="What is missing">
                {missing.map((fact) => (
                  <Missing key={fact.code} fact={fact} />
                ))}
              </List>
            </div>
          ) : null}
          <div>
            <Typography variant="h3">{policies.length ? 'The policy' : 'No policy'}</Typography>
            {policies.length ? (
              policies.map(({ name, description }) => (
                <Typography key={name}>
                  {description}{' '}
                  <Typography component="span" variant="caption" color="text.secondary">
                    ({query.recordType}.{name})
                  </Typography>
                </Typography>
              ))
            ) : (
              <Typography>
                No policy shows {role === 'sponsor' ? 'sponsor users' : 'leagues'} records of this kind.
              </Typography>
            )}
          </div>
        </Stack>
      </CardContent>
    </TitledCard>
  );
}
