import { Alert, Box } from '@mui/material';
import type { ReactElement } from 'react';
import { DialogButton, useDialog } from '../../components/DialogButton.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Icon } from '../../components/Icon.tsx';
import { TitledCard } from '../../components/TitledCard.tsx';
import { AdditionalVerificationDialog } from '../../mails/AdditionalVerificationDialog.tsx';
import { ReminderDialog } from '../../mails/ReminderDialog.tsx';
import type { OfferRecordFragment } from '../generated/graphql.ts';
import { DeadlineRow } from './DeadlineRow.tsx';
import { OfferDeadlineDialog } from './OfferDeadlineDialog.tsx';

/** The offer's verification deadlines (S-283 … S-296). */
export function DeadlinesCard({ offer }: { offer: OfferRecordFragment }) {
  const [dialog, openDialog] = useDialog();
  const deadlines = [...offer.verificationDeadlines].sort(
    (a, b) => a.deadline.localeCompare(b.deadline) || a.id - b.id,
  );
  const verified = deadlines.filter((deadline) => deadline.verified).length;
  const overdue = deadlines.filter((deadline) => deadline.overdue).length;
  const locked = offer.status !== 'confirmed';
  // Without a contact email there is nobody to remind or ask (S-346).
  const muted = locked || !offer.organization.canReceiveEmails;
  const open = deadlines.some((deadline) => !deadline.verified && !deadline.didNotComplete);
  const button = (label: string, icon: 'mail' | 'plus', disabled: boolean, dialog: ReactElement) => (
    <DialogButton size="small" variant="outlined" startIcon={<Icon name={icon} />} disabled={disabled} dialog={dialog}>
      {label}
    </DialogButton>
  );
  return (
    <TitledCard
      id="deadlines"
      title="Verification Deadlines"
      note={
        deadlines.length
          ? `${verified} of ${deadlines.length} verified${overdue ? `, ${overdue} overdue` : ''}`
          : undefined
      }
      end={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
          {button('Send reminder', 'mail', muted || !open, <ReminderDialog offerId={offer.id} />)}
          {button(
            'Request additional verification',
            'mail',
            muted,
            <AdditionalVerificationDialog offerId={offer.id} />,
          )}
          {button('Add deadline', 'plus', locked || !offer.assets.length, <OfferDeadlineDialog offer={offer} />)}
        </Box>
      }
    >
      {!locked && !offer.organization.canReceiveEmails ? (
        <Alert severity="warning" sx={{ m: 2 }}>
          No contact email is saved for this organization, so it can’t get reminders or requests by email.
        </Alert>
      ) : null}
      {deadlines.length ? (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {deadlines.map((deadline) => (
            <DeadlineRow key={deadline.id} offer={offer} deadline={deadline} locked={locked} onOpen={openDialog} />
          ))}
        </Box>
      ) : (
        <EmptyState>No verification deadlines have been set for this sponsorship.</EmptyState>
      )}
      {dialog}
    </TitledCard>
  );
}
