import { Alert, Typography } from '@mui/material';
import { formatInstant } from '../../../ui/formats.ts';
import { DialogButton } from '../components/DialogButton.tsx';
import type { SuppressionFragment } from './generated/graphql.ts';
import { UseAddressDialog } from './UseAddressDialog.tsx';

/** What an address no longer receives, by the reason of its suppression. */
const endedMails: Record<string, string> = {
  unsubscribed: 'offers and reminders',
  unsubscribed_offers: 'offers',
  unsubscribed_proof: 'photo reminders',
};

/**
 * Warns that an address receives no email, or no bulk email. Staff can clear a bounce; only the owner can resubscribe.
 */
export function SuppressionAlert({ suppression }: { suppression: SuppressionFragment }) {
  const { address, reason, detail, createdAt } = suppression;
  if (reason !== 'bounced')
    return (
      <Alert severity="warning">
        <b>{address}</b> unsubscribed from {endedMails[reason] ?? 'the daily email'} on {formatInstant(createdAt)}.
        Other emails are still sent there; only its owner can resubscribe, through the link in any email.
      </Alert>
    );
  return (
    <Alert severity="warning">
      <b>{address}</b> refused email on {formatInstant(createdAt)} and gets no further email.
      {detail ? (
        <Typography component="span" color="text.secondary">
          {' '}
          {detail}
        </Typography>
      ) : null}{' '}
      <DialogButton size="small" dialog={<UseAddressDialog address={address} detail={detail} />}>
        Use this address again
      </DialogButton>
    </Alert>
  );
}
