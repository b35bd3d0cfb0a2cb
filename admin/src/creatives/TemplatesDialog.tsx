import { Alert, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { CloseButton, DialogButton } from '../components/DialogButton.tsx';
import { Loading } from '../components/Loading.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { Problem } from '../layout/Problem.tsx';
import { CreativesList } from './CreativesList.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';

type Props = { deadline: { id: number; name: string } };

/** The templates of a default deadline, and a button that copies them to running sponsorships (S-131 … S-141). */
export function TemplatesDialog({ deadline }: Props) {
  const [replaced, setReplaced] = useState(0);
  const { data, error, refetch } = useOperationQuery('deadlineTemplates', { id: deadline.id });
  const shown = data?.defaultVerificationDeadline;
  const empty = !shown || shown.texts.length + shown.files.length === 0;
  return (
    <ConsoleDialog
      title={`Creative templates of ${deadline.name}`}
      size="md"
      actions={
        <>
          <DialogButton
            disabled={empty}
            dialog={<ReplaceDialog deadline={deadline} offers={shown?.offersToReplace ?? []} onDone={setReplaced} />}
          >
            Replace creatives
          </DialogButton>
          <CloseButton variant="contained">Done</CloseButton>
        </>
      }
    >
      <Stack sx={{ gap: 1.5 }}>
        <Typography color="text.secondary">
          Sponsorships confirmed from now on get these, filled in with their own data.
        </Typography>
        {error ? <Problem error={error} retry={refetch} /> : null}
        {!shown && !error ? <Loading /> : null}
        {shown?.missingCreatives ? (
          <Alert severity="warning">This deadline requires creatives and has no template.</Alert>
        ) : null}
        {shown ? (
          <CreativesList kind="template" parentId={deadline.id} texts={shown.texts} files={shown.files} />
        ) : null}
        {replaced ? (
          <Alert severity="success">
            The creatives of {replaced === 1 ? 'one offer' : `${replaced} offers`} were replaced.
          </Alert>
        ) : null}
      </Stack>
    </ConsoleDialog>
  );
}
