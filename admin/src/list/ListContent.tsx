import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type FilterPayload, useListContext } from 'react-admin';
import { messageOf } from '../dataProvider/errors.ts';
import { sameValue } from '../dataProvider/sameValue.ts';

type Props = { empty?: ReactNode; noMatches?: string; defaultFilter?: FilterPayload | undefined; children: ReactNode };

/** Replaces the rows with an error and "Try again", an empty state or "no matches" if needed. */
export function ListContent({
  empty,
  defaultFilter = {},
  noMatches = 'Nothing matches these filters.',
  children,
}: Props) {
  const { data, error, isPending, isFetching, filterValues, setFilters, refetch, page } = useListContext();
  const isFiltered = Object.entries(filterValues ?? {}).some(
    ([name, value]) => value !== undefined && value !== '' && !sameValue(value, defaultFilter[name]),
  );
  if (error && !data)
    return (
      <Alert severity="error" sx={{ m: 2 }} action={<Button onClick={() => void refetch?.()}>Try again</Button>}>
        {messageOf(error)}
      </Alert>
    );
  if (!isPending && data?.length === 0 && page === 1)
    return (
      <Box sx={{ p: 4, textAlign: 'center' }} role="status">
        {isFiltered ? (
          <>
            <Typography sx={{ mb: 1.5 }}>{noMatches}</Typography>
            <Button onClick={() => setFilters({}, {})}>Clear filters</Button>
          </>
        ) : (
          (empty ?? <Typography>Nothing here yet.</Typography>)
        )}
      </Box>
    );
  // The placeholder of the first rows has empty headings and checkboxes without labels.
  return (
    <Box sx={{ position: 'relative' }} aria-busy={isFetching} inert={isPending}>
      {isFetching && !isPending ? (
        <LinearProgress aria-label="Loading" sx={{ position: 'absolute', inset: '0 0 auto', height: 2, zIndex: 1 }} />
      ) : null}
      {children}
    </Box>
  );
}
