import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Button, IconButton, List, ListItem, Stack } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useGetManyReference } from 'react-admin';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { Loading } from '../components/Loading.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { useDeleteRecord, useSaveRecord } from '../dataProvider/useSaveRecord.ts';
import { BringBack } from '../history/BringBack.tsx';
import { Problem } from '../layout/Problem.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { inOrder, useMove } from './useOrder.ts';

/** What the API calls the lists that staff may put into another order. */
const ORDERED = { campaignStatistics: 'campaign_statistics', testimonials: 'testimonials' } as const;

type PlacedRecord = RaRecord<number> & { position: number | null };

type Props<Row extends PlacedRecord> = {
  resource: keyof typeof ORDERED;
  campaignId: number;
  title: string;
  /** What one record is called: "testimonial". */
  what: string;
  /** Names a record for its buttons: "Edit Families". */
  nameOf: (row: Row) => string;
  /** What stands in an empty card. */
  empty: string;
  /** A record as it is listed. */
  render: (row: Row) => ReactNode;
  /** Inputs that hold something before it is saved. */
  required: readonly string[];
  /** Inputs of the dialog. */
  children: ReactNode;
};

const trimmed = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );

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
  const save = useSaveRecord(resource);
  const remove = useDeleteRecord(resource);
  const [edited, setEdited] = useState<Row | 'new' | null>(null);
  const [deleted, setDeleted] = useState<Row | null>(null);
  const previous = edited === 'new' || edited === null ? undefined : edited;
  const submit = async (values: Record<string, unknown>) => {
    await save({ ...trimmed(values), ...(previous ? {} : { campaignId }) }, previous);
    await refetch();
  };
  return (
    <TitledCard
      title={title}
      note={data?.length || undefined}
      end={
        <Button size="small" startIcon={<AddIcon />} onClick={() => setEdited('new')}>
          Add a {what}
        </Button>
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
                  <IconButton size="small" aria-label={`Edit ${nameOf(row)}`} onClick={() => setEdited(row)}>
                    <EditIcon fontSize="small" />
                  </IconButton>
                  <IconButton size="small" aria-label={`Delete ${nameOf(row)}`} onClick={() => setDeleted(row)}>
                    <DeleteIcon fontSize="small" />
                  </IconButton>
                </Stack>
              }
            >
              {render(row)}
            </ListItem>
          ))}
        </List>
      ) : null}
      {edited ? (
        <FormDialog
          title={previous ? `Update ${what}` : `Add a ${what}`}
          action="Save"
          defaults={previous ?? {}}
          required={required}
          onSubmit={submit}
          onClose={() => setEdited(null)}
        >
          {children}
        </FormDialog>
      ) : null}
      {deleted ? (
        <ConfirmDialog
          title={`Delete ${what}`}
          action="Delete"
          danger
          onConfirm={async () => {
            await remove(deleted);
            await refetch();
          }}
          onClose={() => setDeleted(null)}
        >
          {render(deleted)}
          <BringBack from="the campaign" />
        </ConfirmDialog>
      ) : null}
    </TitledCard>
  );
}
