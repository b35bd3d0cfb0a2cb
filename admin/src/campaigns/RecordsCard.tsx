import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { List, ListItem, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { CanAccess, type RaRecord, useGetManyReference } from 'react-admin';
import { DeleteButton } from '../components/DeleteDialog.tsx';
import { DialogButton } from '../components/DialogButton.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Loading } from '../components/Loading.tsx';
import { RecordDialog } from '../components/RecordDialog.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { Problem } from '../layout/Problem.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { inOrder, useMove } from './useOrder.ts';

/** The API's names of the lists that staff can reorder. */
const ORDERED = { campaignStatistics: 'campaign_statistics', testimonials: 'testimonials' } as const;

type PlacedRecord = RaRecord<number> & { position: number | null };

type Props<Row extends PlacedRecord> = {
  resource: keyof typeof ORDERED;
  campaignId: number;
  title: string;
  /** The singular name of a record: "testimonial". */
  what: string;
  /** The accessible name of a record's buttons: "Edit Families". */
  nameOf: (row: Row) => string;
  /** Shown if there are no records. */
  empty: string;
  /** Renders a record. */
  render: (row: Row) => ReactNode;
  /** Inputs that must be filled before saving. */
  required: readonly string[];
  /** Inputs of the dialog. */
  children: ReactNode;
};

/** Records of one resource that belong to a campaign: added, changed and deleted in dialogs, moved by buttons (P13). */
export function RecordsCard<Row extends PlacedRecord>(props: Props<Row>) {
  const { resource, campaignId, title, what, nameOf, empty, render, required, children } = props;
  const { data, error, refetch } = useGetManyReference<Row>(resource, {
    target: 'campaignId',
    id: campaignId,
    sort: { field: 'id', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const rows = inOrder(data ?? []);
  const move = useMove(ORDERED[resource], campaignId, rows);
  const dialog = (row?: Row) => (
    <RecordDialog
      resource={resource}
      record={row}
      parent={{ campaignId }}
      title={row ? `Update ${what}` : `Add a ${what}`}
      action="Save"
      required={required}
    >
      {children}
    </RecordDialog>
  );
  return (
    <TitledCard
      title={title}
      note={data?.length || undefined}
      end={
        <CanAccess resource={resource} action="create">
          <DialogButton size="small" startIcon={<AddIcon />} dialog={dialog()}>
            Add a {what}
          </DialogButton>
        </CanAccess>
      }
    >
      {error && !data ? <Problem error={error} retry={refetch} /> : null}
      {data || error ? null : <Loading lines={2} />}
      {data?.length === 0 ? <EmptyState>{empty}</EmptyState> : null}
      {data?.length ? (
        <List disablePadding>
          {rows.map((row, index) => (
            <ListItem
              key={row.id}
              divider
              sx={{ pr: 20 }}
              secondaryAction={
                <Stack direction="row">
                  <MoveButtons name={nameOf(row)} index={index} count={rows.length} onMove={move} />
                  <CanAccess resource={resource} action="edit">
                    <DialogButton
                      icon={<EditIcon fontSize="small" />}
                      aria-label={`Edit ${nameOf(row)}`}
                      dialog={dialog(row)}
                    />
                  </CanAccess>
                  <CanAccess resource={resource} action="delete">
                    <DeleteButton
                      resource={resource}
                      record={row}
                      name={nameOf(row)}
                      title={`Delete ${what}`}
                      from="the campaign"
                      icon={<DeleteIcon fontSize="small" />}
                    >
                      {render(row)}
                    </DeleteButton>
                  </CanAccess>
                </Stack>
              }
            >
              {render(row)}
            </ListItem>
          ))}
        </List>
      ) : null}
    </TitledCard>
  );
}
