import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, Chip, Link, List, ListItem, Stack, Typography } from '@mui/material';
import { BooleanInput, CanAccess, required, TextInput, useGetManyReference, useNotify, useUpdate } from 'react-admin';
import { campaignNotesLimits } from '../../../db/generated/limits.ts';
import { today } from '../../../ui/clock.ts';
import { formatDate } from '../../../ui/formats.ts';
import { DeleteButton } from '../components/DeleteDialog.tsx';
import { DialogButton } from '../components/DialogButton.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Loading } from '../components/Loading.tsx';
import { RecordDialog } from '../components/RecordDialog.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import { FormGrid, fullRow } from '../form/FormGrid.tsx';
import { DateInput } from '../form/inputs.tsx';
import { RichTextInput } from '../form/RichTextInput.tsx';
import { safeNodes } from '../form/safeNodes.ts';
import { Problem } from '../layout/Problem.tsx';
import type { CampaignNoteRecordFragment } from './generated/graphql.ts';

type Note = CampaignNoteRecordFragment;

/** The rich text of a note. */
const NoteBody = ({ html }: { html: string }) => (
  <Box
    ref={(element: HTMLElement | null) => element?.replaceChildren(...safeNodes(html))}
    sx={{ overflowWrap: 'anywhere', maxHeight: 160, overflow: 'auto', '& :first-of-type': { mt: 0 } }}
  />
);

const nameOf = ({ title, datedOn }: Note) => title || `the note of ${formatDate(datedOn)}`;

/** Publishes a draft, or takes a published note off the dashboard. */
function PublishButton({ note }: { note: Note }) {
  const [update, { isPending }] = useUpdate();
  const notify = useNotify();
  const publish = () =>
    update(
      'campaignNotes',
      { id: note.id, data: { published: !note.published }, previousData: note },
      { mutationMode: 'pessimistic', onError: (error) => notify(messageOf(error), { type: 'error' }) },
    );
  const label = note.published ? 'Unpublish' : 'Publish';
  return (
    <Button size="small" disabled={isPending} aria-label={`${label} ${nameOf(note)}`} onClick={publish}>
      {label}
    </Button>
  );
}

/** Notes of the week or of the season on the sponsor's dashboard, newest first: drafts until they are published. */
export function CampaignNotes({ campaignId, previewUrl }: { campaignId: number; previewUrl: string | null }) {
  const { data, error, refetch } = useGetManyReference<Note>('campaignNotes', {
    target: 'campaignId',
    id: campaignId,
    sort: { field: 'datedOn', order: 'DESC' },
    pagination: { page: 1, perPage: 100 },
  });
  const dialog = (note?: Note) => (
    <RecordDialog
      resource="campaignNotes"
      record={note}
      parent={{ campaignId }}
      title={note ? 'Update note' : 'Add a note'}
      action="Save"
      required={['body', 'datedOn']}
      defaults={note ?? { datedOn: today(), published: false }}
    >
      <FormGrid>
        <TextInput source="title" helperText="Optional." sx={fullRow} />
        <RichTextInput source="body" />
        <DateInput source="datedOn" limit={campaignNotesLimits.datedOn} validate={required()} />
        <BooleanInput source="published" label="Published: the sponsor sees it" helperText={false} />
      </FormGrid>
    </RecordDialog>
  );
  return (
    <TitledCard
      title="Notes"
      note={data?.length || undefined}
      end={
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          {previewUrl ? (
            <Link href={previewUrl} target="_blank" rel="noopener">
              Preview the notes
            </Link>
          ) : null}
          <CanAccess resource="campaignNotes" action="create">
            <DialogButton size="small" startIcon={<AddIcon />} dialog={dialog()}>
              Add a note
            </DialogButton>
          </CanAccess>
        </Stack>
      }
    >
      {error && !data ? <Problem error={error} retry={refetch} /> : null}
      {data || error ? null : <Loading lines={2} />}
      {data?.length === 0 ? (
        <EmptyState>Tell the sponsor how the week or the season went. Published notes are on the dashboard.</EmptyState>
      ) : null}
      {data?.length ? (
        <List disablePadding>
          {data.map((note) => (
            <ListItem key={note.id} divider sx={{ display: 'block', px: 2, py: 1.5 }}>
              <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
                {note.title ? <b>{note.title}</b> : null}
                <Typography component="span" variant="caption" color="text.secondary">
                  {formatDate(note.datedOn)}
                </Typography>
                <Chip
                  size="small"
                  variant={note.published ? 'filled' : 'outlined'}
                  label={note.published ? 'Published' : 'Draft'}
                />
                <Stack direction="row" sx={{ ml: 'auto' }}>
                  <CanAccess resource="campaignNotes" action="edit">
                    <PublishButton note={note} />
                    <DialogButton
                      icon={<EditIcon fontSize="small" />}
                      aria-label={`Edit ${nameOf(note)}`}
                      dialog={dialog(note)}
                    />
                  </CanAccess>
                  <CanAccess resource="campaignNotes" action="delete">
                    <DeleteButton
                      resource="campaignNotes"
                      record={note}
                      name={nameOf(note)}
                      title="Delete note"
                      from="the campaign"
                      icon={<DeleteIcon fontSize="small" />}
                    >
                      <b>{nameOf(note)}</b>
                    </DeleteButton>
                  </CanAccess>
                </Stack>
              </Stack>
              <NoteBody html={note.body} />
            </ListItem>
          ))}
        </List>
      ) : null}
    </TitledCard>
  );
}
