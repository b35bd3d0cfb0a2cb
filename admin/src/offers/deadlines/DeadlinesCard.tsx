import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Icon } from '../../components/Icon.tsx';
import { TitledCard } from '../../components/TitledCard.tsx';
import { CreativesDialog } from '../../creatives/CreativesDialog.tsx';
import { HistoryDialog } from '../../history/HistoryDialog.tsx';
import { LinkDialog } from '../../links/LinkDialog.tsx';
import { AdditionalVerificationDialog } from '../../mails/AdditionalVerificationDialog.tsx';
import { ReminderDialog } from '../../mails/ReminderDialog.tsx';
import type { OfferDeadlineFragment, OfferRecordFragment } from '../generated/graphql.ts';
import { DidNotCompleteDialog, RemoveDeadlineDialog } from './DeadlineReasonDialogs.tsx';
import { type DeadlineAction, DeadlineRow } from './DeadlineRow.tsx';
import { OfferDeadlineDialog } from './OfferDeadlineDialog.tsx';

type ActiveDialog = { kind: 'add' | 'remind' | 'request' } | { kind: DeadlineAction; deadline: OfferDeadlineFragment };

type DialogProps = { active: ActiveDialog; offer: OfferRecordFragment; locked: boolean; onClose: () => void };

function DeadlineDialogs({ active, offer, locked, onClose }: DialogProps) {
  switch (active.kind) {
    case 'add':
      return <OfferDeadlineDialog offer={offer} onClose={onClose} />;
    case 'remind':
      return <ReminderDialog offerId={offer.id} onClose={onClose} />;
    case 'request':
      return <AdditionalVerificationDialog offerId={offer.id} onClose={onClose} />;
    case 'update':
      return <OfferDeadlineDialog offer={offer} deadline={active.deadline} onClose={onClose} />;
    case 'creatives':
      return <CreativesDialog deadline={active.deadline} locked={locked} onClose={onClose} />;
    case 'remove':
      return <RemoveDeadlineDialog deadline={active.deadline} onClose={onClose} />;
    case 'didNotComplete':
      return <DidNotCompleteDialog deadline={active.deadline} onClose={onClose} />;
    case 'link': {
      const { id, name } = active.deadline;
      return <LinkDialog kind="deadline" recordId={String(id)} of={name} onClose={onClose} />;
    }
    case 'history': {
      const { id, name } = active.deadline;
      return <HistoryDialog record="verification_deadlines" id={id} of={name} onClose={onClose} />;
    }
  }
}

/** The offer's verification deadlines (S-283 … S-296). */
export function DeadlinesCard({ offer }: { offer: OfferRecordFragment }) {
  const [active, setActive] = useState<ActiveDialog | null>(null);
  const deadlines = [...offer.verificationDeadlines].sort(
    (a, b) => a.deadline.localeCompare(b.deadline) || a.id - b.id,
  );
  const verified = deadlines.filter((deadline) => deadline.verified).length;
  const overdue = deadlines.filter((deadline) => deadline.overdue).length;
  const locked = offer.status !== 'confirmed';
  // Without a contact email there is nobody to remind or ask (S-346).
  const muted = locked || !offer.organization.canReceiveEmails;
  const open = deadlines.some((deadline) => !deadline.verified && !deadline.didNotComplete);
  const button = (kind: 'add' | 'remind' | 'request', label: string, icon: 'mail' | 'plus', disabled: boolean) => (
    <Button
      size="small"
      variant="outlined"
      startIcon={<Icon name={icon} />}
      disabled={disabled}
      onClick={() => setActive({ kind })}
    >
      {label}
    </Button>
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
          {button('remind', 'Send reminder', 'mail', muted || !open)}
          {button('request', 'Request additional verification', 'mail', muted)}
          {button('add', 'Add deadline', 'plus', locked || offer.assets.length === 0)}
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
            <DeadlineRow
              key={deadline.id}
              deadline={deadline}
              locked={locked}
              onAction={(kind) => setActive({ kind, deadline })}
            />
          ))}
        </Box>
      ) : (
        <EmptyState>No verification deadlines have been set for this sponsorship.</EmptyState>
      )}
      {active ? (
        <DeadlineDialogs active={active} offer={offer} locked={locked} onClose={() => setActive(null)} />
      ) : null}
    </TitledCard>
  );
}
