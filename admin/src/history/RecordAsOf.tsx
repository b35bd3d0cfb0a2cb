import { Box, Button, Chip, Typography } from '@mui/material';
import { useState } from 'react';
import { today } from '../../../ui/clock.ts';
import { formatDate, pluralise } from '../../../ui/formats.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { Loading } from '../components/Loading.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { Problem } from '../layout/Problem.tsx';
import type { HistoryRecord } from './labels.ts';
import { compareStates, type FieldThen, type RowThen } from './states.ts';

const marks: Record<RowThen['state'], string | null> = {
  same: null,
  changed: 'Different now',
  gone: 'Removed since',
  new: 'Added since',
};

const FieldLine = ({ field: { field, past, now } }: { field: FieldThen }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(110px, 180px) minmax(0, 1fr)' },
      columnGap: 1,
      '& dt': { color: 'text.secondary' },
      '& dd': { m: 0, overflowWrap: 'anywhere' },
    }}
  >
    <dt>{field}</dt>
    <dd>
      {now === null ? past : <b>{past}</b>}
      {now === null ? null : (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' '}
          (now: {now})
        </Box>
      )}
    </dd>
  </Box>
);

const Row = ({ row }: { row: RowThen }) => (
  <Box component="section" sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}>
    <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
      {row.title} {marks[row.state] ? <Chip size="small" variant="outlined" label={marks[row.state]} /> : null}
    </Typography>
    {row.fields.length ? (
      <Box component="dl" sx={{ display: 'grid', gap: '2px', my: 0.5, fontSize: 13 }}>
        {row.fields.map((field) => (
          <FieldLine key={field.field} field={field} />
        ))}
      </Box>
    ) : null}
  </Box>
);

type Props = { record: HistoryRecord; id: number; day: string };

/** The record and its children at the end of a given day, with differences from today. */
export function RecordAsOf({ record, id, day }: Props) {
  const [all, setAll] = useState(false);
  const named = { recordType: record, recordId: id };
  const then = useOperationQuery('recordAsOf', { ...named, day }, { keepPrevious: true });
  const now = useOperationQuery('recordAsOf', { ...named, day: today() });
  const error = then.error ?? now.error;
  if (error) return <Problem error={error} retry={() => Promise.all([then.refetch(), now.refetch()])} />;
  if (!then.data || !now.data) return <Loading />;
  if (then.data.recordAsOf.length === 0) return <EmptyState>There was no such record on {formatDate(day)}.</EmptyState>;
  const [own, ...rest] = compareStates(then.data.recordAsOf, now.data.recordAsOf);
  const different = rest.filter(({ state }) => state !== 'same');
  const same = rest.length - different.length;
  return (
    <Box aria-busy={then.isPlaceholderData} sx={{ opacity: then.isPlaceholderData ? 0.6 : 1 }}>
      {own ? <Row row={own} /> : null}
      {(all ? rest : different).map((row) => (
        <Row key={row.key} row={row} />
      ))}
      {same && !all ? (
        <Button size="small" sx={{ mx: 1 }} onClick={() => setAll(true)}>
          Show {pluralise(same, 'other record')} that {same === 1 ? 'is' : 'are'} the same now
        </Button>
      ) : null}
    </Box>
  );
}
