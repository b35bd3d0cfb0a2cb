import { Box } from '@mui/material';
import { useMemo } from 'react';
import { type Identifier, ListContextProvider, ResourceContextProvider } from 'react-admin';
import { formatNumber } from '../../../ui/formats.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { ShowMore } from '../components/ShowMore.tsx';
import { StatusGlyph } from '../components/StatusGlyph.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { RecordTable } from '../list/RecordTable.tsx';
import type { groups } from '../offers/states.ts';
import type { ProspectFragment } from './generated/graphql.ts';
import { groupColumns } from './groupColumns.tsx';
import type { ProspectRow } from './prospectRow.ts';
import { SelectAll, SelectAllHead, usePhone } from './SelectAll.tsx';
import { type Selection, STEP, useGroupList } from './useGroupList.ts';

/** Rows have checkboxes; the bulk actions are in the page's BulkBar. */
const noToolbar = <span hidden />;

const offerPath = (id: Identifier) => `/offers/${id}`;

type Props = { group: (typeof groups)[number]; offers: readonly ProspectFragment[]; selection: Selection };

/** A group of a campaign's offers (B-306, B-311, B-317). */
export function GroupTable({ group, offers, selection }: Props) {
  const { id, label, glyph, empty } = group;
  const list = useGroupList(id, offers, selection);
  const columns = useMemo(() => groupColumns(id), [id]);
  const phone = usePhone();
  const selectable = id !== 'removed';
  const answered = offers.filter((offer) => offer.preQualSurveyResponses.length).length;
  return (
    <ListContextProvider value={list}>
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
        end={phone && selectable && offers.length ? <SelectAll label={`Select all in ${label}`} visible /> : null}
      >
        {offers.length === 0 ? (
          <EmptyState>{empty}</EmptyState>
        ) : (
          <ResourceContextProvider value="prospects">
            <RecordTable<ProspectRow>
              aria-label={label}
              rowClick={offerPath}
              {...(selectable ? { bulkActions: noToolbar } : {})}
              bulkActionsToolbar={noToolbar}
              head={SelectAllHead}
              sx={{ '& .RaDataTable-table': { tableLayout: { sm: 'fixed' }, minWidth: { sm: 860 } } }}
            >
              {columns}
            </RecordTable>
          </ResourceContextProvider>
        )}
        <ShowMore shown={list.data.length} total={offers.length} onMore={() => list.setPerPage(list.perPage + STEP)} />
      </TitledCard>
    </ListContextProvider>
  );
}
