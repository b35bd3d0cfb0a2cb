import { Box } from '@mui/material';
import { useMemo } from 'react';
import type { Identifier } from 'react-admin';
import { formatNumber } from '../../../ui/formats.ts';
import { useDialog } from '../components/DialogButton.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { StatusGlyph } from '../components/StatusGlyph.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { LocalTable } from '../list/LocalTable.tsx';
import type { groups } from '../offers/states.ts';
import type { ProspectFragment } from './generated/graphql.ts';
import { groupColumns } from './groupColumns.tsx';
import { ProspectActions } from './ProspectActions.tsx';
import { type ProspectRow, prospectRow } from './prospectRow.ts';

const offerPath = (id: Identifier) => `/offers/${id}`;

type Props = { group: (typeof groups)[number]; offers: readonly ProspectFragment[] };

/** A group of a campaign's offers (B-306, B-311, B-317). */
export function GroupTable({ group: { id, label, glyph, empty }, offers }: Props) {
  const [dialog, openDialog] = useDialog();
  const rows = useMemo(() => offers.map((offer) => prospectRow(id, offer)), [id, offers]);
  const columns = useMemo(() => groupColumns(id), [id]);
  const answered = offers.filter((offer) => offer.preQualSurveyResponses.length).length;
  return (
    <TitledCard
      label={label}
      title={
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: `var(--${glyph})` }}>
          <StatusGlyph name={glyph} />
          {label}
        </Box>
      }
      note={
        <>
          <b>{formatNumber(offers.length)}</b>
          {answered ? `, ${formatNumber(answered)} answered the survey` : ''}
        </>
      }
    >
      {offers.length ? (
        <LocalTable<ProspectRow>
          resource="prospects"
          data={rows}
          aria-label={label}
          rowClick={offerPath}
          {...(id === 'removed' ? {} : { bulkActions: <ProspectActions onOpen={openDialog} /> })}
          sx={{ '& .RaDataTable-table': { tableLayout: { sm: 'fixed' }, minWidth: { sm: 860 } } }}
        >
          {columns}
        </LocalTable>
      ) : (
        <EmptyState>{empty}</EmptyState>
      )}
      {dialog}
    </TitledCard>
  );
}
