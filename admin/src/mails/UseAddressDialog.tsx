import { Typography } from '@mui/material';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';

type Props = {
  address: string;
  /** The response of its mail server. */
  detail: string | null;
};

/** Confirms unblocking an address that rejected an email. */
export function UseAddressDialog({ address, detail }: Props) {
  const { mutateAsync: clearBounce } = useOperation('clearBounce', { quiet: true });
  return (
    <ConfirmDialog
      title="Use this address again?"
      action="Use it again"
      onConfirm={() => clearBounce({ input: { address } })}
    >
      <p>
        Emails are sent to <b>{address}</b> again until it refuses one. Emails that were refused or skipped before are
        not resent; you can send each of them again in the list.
      </p>
      {detail ? (
        <Typography variant="body2" color="text.secondary">
          Its mail server said: {detail}
        </Typography>
      ) : null}
    </ConfirmDialog>
  );
}
