import { Stack, Typography } from '@mui/material';
import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { CloseButton } from '../components/DialogButton.tsx';
import { type LinkOf, linkTexts } from './linkTexts.ts';
import { SecretLink } from './SecretLink.tsx';

/** A dialog with a secret link, for places without room for it, such as a row's menu. `of`: the record's name. */
export const LinkDialog = ({ kind, recordId, of }: LinkOf & { of: string }) => (
  <ConsoleDialog title={linkTexts[kind].name} size="xs" actions={<CloseButton>Close</CloseButton>}>
    <Stack sx={{ gap: 1.5 }}>
      <Typography color="text.secondary">{of}</Typography>
      <SecretLink kind={kind} recordId={recordId} />
    </Stack>
  </ConsoleDialog>
);
