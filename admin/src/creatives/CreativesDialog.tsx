import { Alert } from '@mui/material';
import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { CloseButton } from '../components/DialogButton.tsx';
import { Loading } from '../components/Loading.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { Problem } from '../layout/Problem.tsx';
import { CreativesList } from './CreativesList.tsx';

type Props = { deadline: { id: number; name: string }; locked: boolean };

/** The creatives that a league gets for a deadline (S-308 … S-317). */
export function CreativesDialog({ deadline, locked }: Props) {
  const { data, error, refetch } = useOperationQuery('deadlineCreatives', { id: deadline.id });
  const shown = data?.verificationDeadline;
  return (
    <ConsoleDialog
      title={`Creatives of ${deadline.name}`}
      size="md"
      actions={<CloseButton variant="contained">Done</CloseButton>}
    >
      {error ? <Problem error={error} retry={refetch} /> : null}
      {!shown && !error ? <Loading /> : null}
      {shown?.missingCreatives ? (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          This deadline requires creatives and has none. The league is emailed at the end of the day when the first one
          is added.
        </Alert>
      ) : null}
      {shown ? (
        <CreativesList
          kind="creative"
          parentId={deadline.id}
          texts={shown.texts}
          files={shown.files}
          disabled={locked}
        />
      ) : null}
    </ConsoleDialog>
  );
}
