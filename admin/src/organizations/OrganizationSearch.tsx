import { Alert, Button, FormControlLabel, Radio, RadioGroup, Stack, TextField, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { cityState } from '../../../ui/formats.ts';
import { Loading } from '../components/Loading.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import { useDebounced } from '../layout/useDebounced.ts';
import type { OrganizationListRowFragment } from './generated/graphql.ts';

type Props = {
  label: string;
  picked: number | null;
  onPick: (id: number | null) => void;
  /** Called with the search text, if the caller continues with it. */
  onType?: (text: string) => void;
};

/** Finds organizations by name, location, website or email and selects one; ten per page (B-043, B-044). */
export function OrganizationSearch({ label, picked, onPick, onType }: Props) {
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const query = useDebounced(text.trim(), 200);
  const { data, error, pageInfo, isPlaceholderData } = useGetList<OrganizationListRowFragment>(
    'organizations',
    { filter: { q: query }, pagination: { page, perPage: 10 }, sort: { field: 'name', order: 'ASC' } },
    { enabled: query !== '', placeholderData: keepPreviousData },
  );
  const rows = query ? (data ?? []) : [];
  return (
    <Stack sx={{ gap: 1.5 }}>
      <TextField
        label={label}
        type="search"
        autoFocus
        fullWidth
        value={text}
        placeholder="Name, location, website or email"
        onChange={({ target }) => {
          setText(target.value);
          setPage(1);
          onPick(null);
          onType?.(target.value);
        }}
      />
      {error ? <Alert severity="error">{messageOf(error)}</Alert> : null}
      {query && !data && !error ? <Loading lines={3} /> : null}
      {rows.length ? (
        <RadioGroup
          aria-label="Organizations"
          aria-busy={isPlaceholderData}
          value={picked ?? ''}
          onChange={(_, id) => onPick(Number(id))}
        >
          {rows.map((row) => (
            <FormControlLabel
              key={row.id}
              value={row.id}
              control={<Radio size="small" />}
              label={
                <>
                  <b>{row.name}</b>{' '}
                  <Typography component="span" variant="caption" color="text.secondary">
                    {row.organization?.primaryPlayLocation?.address || cityState(row)}
                  </Typography>
                </>
              }
            />
          ))}
        </RadioGroup>
      ) : null}
      {query && data && !isPlaceholderData && rows.length === 0 ? (
        <Typography color="text.secondary">No organizations found with your search criteria.</Typography>
      ) : null}
      {rows.length && (page > 1 || pageInfo?.hasNextPage) ? (
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button size="small" variant="outlined" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Previous
          </Button>
          <Button size="small" variant="outlined" disabled={!pageInfo?.hasNextPage} onClick={() => setPage(page + 1)}>
            Next
          </Button>
        </Stack>
      ) : null}
    </Stack>
  );
}
