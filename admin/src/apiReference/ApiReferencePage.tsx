import { Alert, Box, Button, CardContent, Link as MuiLink, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { resourceName } from '../apiKeys/resourceName.ts';
import { RequireAccess } from '../auth/RequireAccess.tsx';
import { CopyButton } from '../components/CopyButton.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { PageBody } from '../layout/PageBody.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { useAddressFilters } from '../list/useAddressFilters.ts';
import { reference } from './generated/reference.ts';
import type { ApiSection } from './section.ts';

const code = { p: 1.5, m: 0, borderRadius: 1, bgcolor: 'action.hover', overflow: 'auto', maxHeight: 360 };

/** The sections of a resource that contain a text, with the fields that do; all if the resource's name does. */
function found(name: string, sections: readonly ApiSection[], text: string): ApiSection[] {
  const contains = (...texts: string[]) => texts.join(' ').toLowerCase().includes(text);
  if (contains(resourceName(name))) return [...sections];
  return sections
    .map((section) => ({
      ...section,
      fields: contains(section.title) ? section.fields : section.fields.filter((field) => contains(...field)),
    }))
    .filter(({ fields }) => fields.length > 0);
}

/** An example query with its curl command; it runs with a key. */
function Example({ query, apiKey }: { query: string; apiKey: string }) {
  const [response, setResponse] = useState('');
  const body = JSON.stringify({ query });
  const curl = `curl ${location.origin}/graphql -H "Authorization: Bearer $SIDELINE_KEY" -H "Content-Type: application/json" -d '${body}'`;
  const run = async () => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` };
    const answer = fetch('/graphql', { method: 'POST', headers, body }).then((response) => response.json());
    setResponse(JSON.stringify(await answer.catch(() => ({ error: 'The server could not be reached.' })), null, 2));
  };
  return (
    <TitledCard
      title="Example"
      end={
        <>
          <CopyButton text={curl} label="Copy curl" of="the example" />
          <Button variant="contained" disabled={!apiKey} onClick={run}>
            Run
          </Button>
        </>
      }
    >
      <CardContent>
        <Box component="pre" sx={code} tabIndex={0} aria-label="Query">
          {query}
        </Box>
        {response ? (
          <Box component="pre" sx={{ ...code, mt: 1 }} tabIndex={0} aria-label="Response">
            {response}
          </Box>
        ) : null}
      </CardContent>
    </TitledCard>
  );
}

/** The API's root fields and types by resource, searchable, with examples that run with one's own key. */
export function ApiReferencePage() {
  const { get, set } = useAddressFilters();
  const [key, setKey] = useState(''); // In memory only.
  const text = (get('q') ?? '').trim().toLowerCase();
  const resources = reference
    .map((resource) => ({ ...resource, sections: found(resource.name, resource.sections, text) }))
    .filter(({ sections }) => sections.length > 0);
  const shown = resources.find(({ name }) => name === get('resource')) ?? resources[0];
  return (
    <RequireAccess resource="apiKeys">
      <PageHeader title="API reference" back={{ to: '/api-keys', label: 'API keys and feeds' }} />
      <PageBody>
        <TextField label="Search" value={get('q') ?? ''} onChange={(event) => set({ q: event.target.value || null })} />
        <TextField
          label="Your key, to run examples"
          type="password"
          autoComplete="off"
          value={key}
          onChange={(event) => setKey(event.target.value.trim())}
          helperText="It stays in this page only."
        />
        <Stack component="nav" aria-label="Resources" direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          {resources.map(({ name }) => (
            <MuiLink
              key={name}
              component={Link}
              to={{ search: new URLSearchParams({ q: get('q') ?? '', resource: name }).toString() }}
              aria-current={name === shown?.name}
              sx={{ '&[aria-current=true]': { fontWeight: 700 } }}
            >
              {resourceName(name)}
            </MuiLink>
          ))}
        </Stack>
        {shown?.example ? <Example key={shown.name} query={shown.example} apiKey={key} /> : null}
        {shown?.sections.map(({ title, description, fields }) => (
          <TitledCard key={title} title={<Box sx={{ overflowWrap: 'anywhere' }}>{title}</Box>} label={title}>
            <CardContent sx={{ overflowWrap: 'anywhere' }}>
              {description ? <p>{description}</p> : null}
              {fields.map(([field, about]) => (
                <Typography key={field} component="p" sx={{ mb: 1 }}>
                  <code>{field}</code> {about}
                </Typography>
              ))}
            </CardContent>
          </TitledCard>
        ))}
        {shown ? null : <Alert severity="info">Nothing in the API contains “{get('q')}”.</Alert>}
      </PageBody>
    </RequireAccess>
  );
}
