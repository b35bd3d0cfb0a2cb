import { Alert, AlertTitle, Button } from '@mui/material';
import { pluralise } from '../../../ui/formats.ts';
import { formatMoment } from '../components/formatMoment.ts';
import { useOperation, useOperationQuery } from '../dataProvider/useOperation.ts';

/** On every staff page: no email is sent now, and the mail server's reply that says why [R22]. */
export function MailHoldAlert() {
  const hold = useOperationQuery('currentMailHold', {}).data?.currentMailHold;
  const { mutateAsync: release, isPending } = useOperation('releaseMailHold');
  if (!hold) return null;
  return (
    <Alert
      severity="error"
      sx={{ m: 2, mb: 0 }}
      action={
        <Button color="inherit" size="small" loading={isPending} onClick={() => void release({ input: {} })}>
          Try now
        </Button>
      }
    >
      <AlertTitle>
        {hold.waiting > 0 ? `${pluralise(hold.waiting, 'email')} waiting` : 'Email is held'} since{' '}
        {formatMoment(hold.since)}
      </AlertTitle>
      {hold.reason} Sending is tried again at {formatMoment(hold.heldUntil)}; no league is marked as bounced.
    </Alert>
  );
}
