import { Box, Link, List, ListItem, ListItemText, Stack } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { postForm } from '../../../ui/upload/post.ts';
import { DeleteButton } from '../components/DeleteDialog.tsx';
import { DialogButton, useDialog } from '../components/DialogButton.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Icon } from '../components/Icon.tsx';
import { useAction } from '../dataProvider/useOperation.ts';
import { CreativeFileDialog } from './CreativeFileDialog.tsx';
import { CreativeTextDialog, textOf } from './CreativeTextDialog.tsx';
import type {
  CreativeFileFragment as CreativeFile,
  CreativeTextFragment as CreativeText,
} from './generated/graphql.ts';

/** The resources, upload path and parent column of creatives and of templates. */
const kinds = {
  creative: {
    texts: 'creativeContents',
    files: 'creativeFiles',
    path: '/creative_files',
    parent: 'verificationDeadlineId',
    deletion: 'The league will no longer see it.',
  },
  template: {
    texts: 'creativeContentTemplates',
    files: 'creativeFileTemplates',
    path: '/creative_file_templates',
    parent: 'defaultVerificationDeadlineId',
    deletion: 'Creatives already in sponsorships will not change.',
  },
} as const;

/** The display name of a MIME type: "PNG picture", "PDF". */
function typeName(type: string | null): string {
  if (type?.startsWith('image/')) return `${type.slice('image/'.length).toUpperCase()} picture`;
  if (type === 'application/pdf') return 'PDF';
  if (/word/.test(type ?? '')) return 'Word document';
  if (/sheet|excel/.test(type ?? '')) return 'Spreadsheet';
  if (/presentation|powerpoint/.test(type ?? '')) return 'Presentation';
  return 'File';
}

const Row = ({ picture, name, note, children }: Record<'picture' | 'name' | 'note' | 'children', ReactNode>) => (
  <ListItem divider disableGutters sx={{ gap: 1.5 }}>
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: '0 0 56px',
        height: 56,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        color: 'text.secondary',
        '& img': { width: 1, height: 1, objectFit: 'contain' },
      }}
    >
      {picture}
    </Box>
    <ListItemText
      primary={name}
      secondary={note}
      slotProps={{
        primary: { sx: { fontWeight: 600, overflowWrap: 'anywhere' } },
        secondary: {
          sx: {
            fontSize: 13,
            display: '-webkit-box',
            overflow: 'hidden',
            overflowWrap: 'anywhere',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
          },
        },
      }}
    />
    <Stack direction="row">{children}</Stack>
  </ListItem>
);

type Deletable = { id: number; name: string };

type Props = {
  kind: keyof typeof kinds;
  /** The deadline or default deadline of the creatives. */
  parentId: number;
  texts: readonly CreativeText[];
  files: readonly CreativeFile[];
  disabled?: boolean;
};

/** Texts and files with their actions; deletion is confirmed (S-131 … S-135, S-308, S-309). */
export function CreativesList({ kind, parentId, texts, files, disabled = false }: Props) {
  const { texts: textResource, files: fileResource, path, parent, deletion } = kinds[kind];
  const [dialog, openDialog] = useDialog();
  const { mutateAsync: upload } = useAction(
    ({ form, signal }: { form: FormData; signal: AbortSignal }) => postForm(path, form, signal),
    { quiet: true },
  );
  const saveFile = (file: File, name: string, signal: AbortSignal) => {
    const form = new FormData();
    form.set(parent, String(parentId));
    form.set('name', name);
    form.set('image', file);
    return upload({ form, signal });
  };
  const deleteButton = (resource: string, record: Deletable) => (
    <DeleteButton resource={resource} record={record} name={record.name} from="the deadline" disabled={disabled}>
      <p>{deletion}</p>
    </DeleteButton>
  );
  const addButton = (added: 'text' | 'file', form: ReactElement) => (
    <DialogButton size="small" startIcon={<Icon name="plus" />} disabled={disabled} dialog={form}>
      Add {added}
    </DialogButton>
  );
  const textDialog = (title: string, text?: CreativeText) => (
    <CreativeTextDialog title={title} resource={textResource} text={text} parent={{ [parent]: parentId }} />
  );
  return (
    <Stack sx={{ gap: 1.5 }}>
      {texts.length + files.length === 0 ? (
        <EmptyState>No {kind}s yet.</EmptyState>
      ) : (
        <List disablePadding>
          {texts.map((text) => (
            <Row
              key={`text ${text.id}`}
              picture={<Icon name="doc" size={20} />}
              name={text.name}
              note={textOf(text.renderedContent ?? text.content)}
            >
              <DialogButton
                icon={<Icon name="edit" />}
                disabled={disabled}
                aria-label={`Edit ${text.name}`}
                onOpen={openDialog}
                dialog={textDialog(`Update ${text.name}`, text)}
              />
              {deleteButton(textResource, text)}
            </Row>
          ))}
          {files.map((file) => {
            const isImage = file.contentType?.startsWith('image/');
            return (
              <Row
                key={`file ${file.id}`}
                picture={
                  isImage && file.thumbnailUrl ? <img src={file.thumbnailUrl} alt="" /> : <Icon name="doc" size={20} />
                }
                name={
                  <Link
                    href={file.fullSizeUrl ?? undefined}
                    target="_blank"
                    rel="noreferrer"
                    {...(isImage ? {} : { download: file.name })}
                  >
                    {file.name}
                  </Link>
                }
                note={typeName(file.contentType)}
              >
                {deleteButton(fileResource, file)}
              </Row>
            );
          })}
        </List>
      )}
      <Stack direction="row" sx={{ gap: 1 }}>
        {addButton('text', textDialog(`Add a ${kind} text`))}
        {addButton('file', <CreativeFileDialog title={`Add a ${kind} file`} onSave={saveFile} />)}
      </Stack>
      {dialog}
    </Stack>
  );
}
