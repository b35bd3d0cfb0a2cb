/** To whom a task is passed on, and what became of it. */
import { useState } from 'react';
import { formatInstant } from '../../../../ui/formats.ts';
import { ApiError, type RequestOptions, request } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { TextField } from '../../components/Field.tsx';
import { ErrorNotice, Notice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { useAction } from '../../lib/useAction.ts';
import { useForm } from '../../lib/useForm.ts';
import { useQuery } from '../../lib/useQuery.ts';
import {
  ForwardTaskDocument,
  OfferForwardedTasksDocument,
  type OfferForwardedTasksQuery,
  RevokeForwardedTaskDocument,
} from './generated/graphql.ts';
import './forwarding.css';

export interface PassOnProps {
  task: { verificationDeadlineId: number } | { stepId: string };
  /** The link's token; absent for a login. */
  access?: RequestOptions;
  /** The task's name, where there are several. */
  of?: string;
}

const none = {};
type Trail = NonNullable<NonNullable<OfferForwardedTasksQuery['offerForwardedTasks']>[number]>;

/** What happened to a task, one sentence each. */
function trailOf({ name, createdAt, mailState, openedAt, doneAt, expiresAt, state, stepId }: Trail): string {
  const on = (at: string) => ({ date: formatInstant(at) });
  const ends: Record<string, string> = {
    open: t('The link works until {date}.', on(expiresAt)),
    revoked: t('Taken back.'),
    expired: t('The link has expired.'),
    ended: t('Done.'),
  };
  const bounced = state !== 'revoked' && /^(refused|failed|skipped)$/.test(mailState ?? '');
  return [
    bounced
      ? t('Our email to {name} could not be delivered.', { name })
      : t('Sent to {name} on {date}.', { name, ...on(createdAt) }),
    openedAt && t('Opened on {date}.', on(openedAt)),
    doneAt && (stepId ? t('Answered on {date}.', on(doneAt)) : t('Photo sent on {date}.', on(doneAt))),
    ends[state],
  ]
    .filter(Boolean)
    .join(' ');
}

export default function PassOnDialog({ task, access = none, onClose }: PassOnProps & { onClose: () => void }) {
  const trails = useQuery(OfferForwardedTasksDocument, none, { ...access, keepFailures: true });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    saved: { name: '', email: '' },
    onSave: async (values) => {
      await request(ForwardTaskDocument, { input: { ...values, ...task } }, access);
      setSentTo(values.name);
      form.reset();
      await trails.refetch();
    },
  });
  const revoke = useAction(async (id: number) => {
    await request(RevokeForwardedTaskDocument, { input: { id } }, access);
    await trails.refetch();
  });
  const tooMany = form.error instanceof ApiError && form.error.code === 'SL429';
  const mine = (trails.data?.offerForwardedTasks ?? []).filter((trail): trail is Trail =>
    'stepId' in task ? trail?.stepId === task.stepId : trail?.verificationDeadlineId === task.verificationDeadlineId,
  );
  return (
    <Dialog title={t('Ask somebody else to do this')} onClose={onClose}>
      <form className="form" {...form.props} noValidate>
        <p className="soft">
          {t(
            'We email a link for just this: no money, no other dates, nothing else of your league. They can’t pass it on, and you can take it back.',
          )}
        </p>
        <TextField label={t('Name')} autoComplete="off" maxLength={80} required {...form.field('name')} />
        <TextField label={t('Email')} type="email" autoComplete="off" required {...form.field('email')} />
        {form.error !== null && (
          <ErrorNotice>
            {tooMany
              ? t('Too many tasks were passed on today. Please try again tomorrow.')
              : t('We couldn’t pass it on. Please check the name and the email address, and try again.')}
          </ErrorNotice>
        )}
        {sentTo && (
          <Notice tone="confirmed" icon="check">
            {t('We sent the link to {name}.', { name: sentTo })}
          </Notice>
        )}
        <Button
          variant="main"
          type="submit"
          disabled={!form.values.name.trim() || !form.values.email.trim()}
          busy={form.busy}
          busyText={t('Sending...')}
        >
          {t('Send the link')}
        </Button>
      </form>
      <ul className="trail" aria-label={t('Passed on so far')}>
        {mine.map((trail) => (
          <li key={trail.id}>
            <span>{trailOf(trail)}</span>
            {trail.state === 'open' && (
              <Button small disabled={revoke.busy} onClick={() => void revoke.run(trail.id)}>
                {t('Take it back')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {revoke.error !== null && <ErrorNotice>{t('We couldn’t take it back. Please try again.')}</ErrorNotice>}
    </Dialog>
  );
}
