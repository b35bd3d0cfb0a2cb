import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { required } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { EventType } from '../../../ui/generated/schema.ts';
import { useDelayedBusy } from '../../../ui/useDelayedBusy.ts';
import { MentionInput } from '../comments/MentionInput.tsx';
import { mentionedIn } from '../comments/mentions.ts';
import { useStaff } from '../comments/useStaff.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { formatMoment } from '../components/formatMoment.ts';
import type { IconName } from '../components/Icon.tsx';
import { Timeline, TimelineEntry } from '../components/Timeline.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { useOperation, useOperationQuery } from '../dataProvider/useOperation.ts';
import { NewRecordForm } from '../form/NewRecordForm.tsx';
import { ResetOnSuccess } from '../form/ResetOnSuccess.tsx';
import type { MailsQuery } from '../mails/generated/graphql.ts';
import { combinedState } from '../mails/kinds.ts';
import type { OfferEventFragment, OfferRecordFragment } from './generated/graphql.ts';

/** Events listed before "Show earlier". */
const FIRST = 8;

const kinds: Record<EventType, [label: string, icon: IconName]> = {
  created: ['Offer created', 'plus'],
  status_changed: ['Status changed', 'flag'],
  value_changed: ['Value changed', 'edit'],
  assets_changed: ['Assets changed', 'edit'],
  dates_changed: ['Season dates changed', 'cal'],
  requirements_changed: ['Requirements changed', 'edit'],
  deadline_added: ['Deadline added', 'cal'],
  deadline_updated: ['Deadline updated', 'cal'],
  deadline_removed: ['Deadline removed', 'cal'],
  deadline_did_not_complete: ['Deadline did not complete', 'x'],
  deadline_response: ['League answered', 'note'],
  image_added: ['Verification image received', 'image'],
  image_reviewed: ['Image reviewed', 'ok'],
  creative_changed: ['Creative changed', 'doc'],
  check_written: ['Check written', 'check'],
  check_canceled: ['Check canceled', 'check'],
  check_approved: ['Check approved', 'check'],
  check_printed: ['Check printed', 'check'],
  check_mailed: ['Check mailed', 'check'],
  deposit_sent: ['Direct deposit sent', 'check'],
  deposit_returned: ['Direct deposit returned', 'check'],
  check_cleared: ['Check cleared', 'check'],
  check_returned: ['Check returned', 'check'],
  check_stale: ['Check stale', 'check'],
  check_stopped: ['Check stopped', 'check'],
  check_escheat_due: ['Check due to the state', 'check'],
  check_spoiled: ['Sheet spoiled', 'check'],
  check_rejected: ['Check rejected', 'check'],
  check_voided: ['Check voided', 'check'],
  email_sent: ['Email', 'send'],
  moved: ['Moved', 'flag'],
  comment: ['Comment', 'note'],
};

type Mails = MailsQuery['mails'];

function Event({ event, mails }: { event: OfferEventFragment; mails: Mails }) {
  const { eventType, description, changeReason, createdAt, user } = event;
  const [label, icon] = kinds[eventType];
  const isComment = eventType === 'comment';
  const sent = eventType === 'email_sent' ? mails.filter((mail) => mail.createdAt === createdAt) : [];
  return (
    <TimelineEntry icon={icon}>
      <b>
        {sent.length
          ? combinedState(sent.map(({ state }) => ({ state: state ?? '' })))
          : description?.startsWith('Direct deposit') // app_private.payment_name
            ? label.replace('Check', 'Payment')
            : label}
      </b>{' '}
      {isComment ? null : <span>{description}</span>}
      {isComment && description ? <q>{description}</q> : null}
      {changeReason ? <q>{changeReason}</q> : null}
      {sent.map(({ id, recipient, reason }) =>
        reason ? (
          <Typography key={id} variant="caption" component="div" color="text.secondary">
            {recipient}: {reason}
          </Typography>
        ) : null,
      )}
      <Typography variant="caption" component="div" color="text.secondary">
        {formatMoment(createdAt)} · {user?.name ?? user?.email ?? 'System User'}
      </Typography>
    </TimelineEntry>
  );
}

function AddCommentButton({ busy }: { busy: boolean }) {
  const text = (useWatch({ name: 'description' }) as string | null) ?? '';
  const { formState } = useFormContext();
  const slow = useDelayedBusy(busy);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mt: 1 }}>
      <Typography variant="caption" color="text.secondary">
        Recorded in the log; can’t be edited. Ctrl+Enter adds it.
      </Typography>
      <Button size="small" type="submit" disabled={formState.isSubmitting || busy || !text.trim()}>
        {slow ? 'Adding...' : 'Add comment'}
      </Button>
    </Stack>
  );
}

const NEW = {};

/** Adds a comment; the text is kept if that fails. */
function CommentForm({ offerId }: { offerId: number }) {
  const { mutateAsync: addComment, isPending } = useOperation('createLogComment');
  const staff = useStaff();
  const submit = ({ description = '' }: { description?: string }) => {
    const text = description.trim();
    const mentionedUserIds = mentionedIn(text, staff);
    return addComment({
      input: { offerId, description: text, ...(mentionedUserIds.length ? { mentionedUserIds } : {}) },
    }); // An error has been shown; the text stays unsaved.
  };
  return (
    <Box sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <NewRecordForm record={NEW} onSubmit={submit} disableInvalidFormNotification>
        <ResetOnSuccess />
        <MentionInput
          source="description"
          id="log-comment"
          label={false}
          inputLabel="Comment"
          minRows={2}
          helperText={false}
          validate={required()}
          placeholder="Add what the next person should know; @ mentions a colleague"
        />
        <AddCommentButton busy={isPending} />
      </NewRecordForm>
    </Box>
  );
}

/**
 * The offer's events, newest first; entries cannot be edited (S-336 … S-339). An email event shows the time and state
 * of its emails.
 */
export function AuditLog({ offer }: { offer: OfferRecordFragment }) {
  const [all, setAll] = useState(false);
  const mails = useOperationQuery('mails', { offerId: offer.id }, { keepPrevious: true }).data?.mails ?? [];
  const events = [...offer.sponsorshipEvents].sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
  return (
    <TitledCard id="log" title="Sponsorship Audit Log" note={events.length || undefined}>
      <CommentForm offerId={offer.id} />
      {events.length ? (
        <Timeline>
          {(all ? events : events.slice(0, FIRST)).map((event) => (
            <Event key={event.id} event={event} mails={mails} />
          ))}
        </Timeline>
      ) : (
        <EmptyState>No events have been logged yet!</EmptyState>
      )}
      {!all && events.length > FIRST ? (
        <Button size="small" sx={{ ml: 6, mb: 1 }} onClick={() => setAll(true)}>
          Show {events.length - FIRST} earlier events
        </Button>
      ) : null}
    </TitledCard>
  );
}
