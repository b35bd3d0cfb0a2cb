import { Autocomplete, Card, Link as MuiLink, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../components/EmptyState.tsx';
import { Loading } from '../components/Loading.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { useDebounced } from '../layout/useDebounced.ts';
import type { FoundPropertiesQuery } from './generated/graphql.ts';
import { Reasons, verdictText } from './WhyDialog.tsx';

type Found = FoundPropertiesQuery['sponsorableProperties'][number];

/** Searches a program by its own or its league's name and says why it is in the campaign's targeting, or not. */
export function WhyIn({ campaignId }: { campaignId: number }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Found | null>(null);
  const search = useDebounced(text.trim(), 200);
  const found = useOperationQuery('foundProperties', { search }, { enabled: search !== '', keepPrevious: true });
  const { data, error } = useOperationQuery(
    'targetingExplanations',
    { campaignId, sponsorablePropertyId: chosen?.id ?? 0 },
    { enabled: chosen !== null },
  );
  const [explanation] = (chosen && data?.targetingExplanations) || [];
  const problem = error ?? found.error;
  return (
    <Card
      component="section"
      aria-label="Why is this league in, or not in?"
      sx={{
        position: { md: 'absolute' },
        zIndex: 1,
        top: 12,
        right: 52,
        width: { md: 360 },
        maxHeight: { md: 'calc(100% - 24px)' },
        overflow: 'auto',
        p: 1.5,
      }}
    >
      <Autocomplete
        options={search && found.data ? found.data.sponsorableProperties : []}
        getOptionLabel={({ name, organization }) => `${name}, ${organization.name}`}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        filterOptions={(options) => options}
        value={chosen}
        onChange={(_event, property) => setChosen(property)}
        onInputChange={(_event, typed, reason) => setText(reason === 'input' ? typed : '')}
        forcePopupIcon={false}
        noOptionsText={found.data && search ? 'No programs found.' : 'Type a name.'}
        renderInput={(params) => (
          <TextField {...params} label="Why is this league in, or not in?" placeholder="Program or league" />
        )}
      />
      {problem ? <p role="alert">{messageOf(problem)}</p> : null}
      {chosen && !explanation && !problem ? (
        data ? (
          <EmptyState>This program no longer exists.</EmptyState>
        ) : (
          <Loading lines={3} />
        )
      ) : null}
      {chosen && explanation ? (
        <>
          <Typography variant="h2" component="p" sx={{ my: 1 }}>
            {verdictText(explanation)}
          </Typography>
          <Reasons {...explanation} />
          <MuiLink component={Link} to={`/organizations/${chosen.organization.id}/program`}>
            Open {chosen.organization.name}
          </MuiLink>
        </>
      ) : null}
    </Card>
  );
}
