import { type FormEvent, useState } from 'react';
import type { Choice } from '../../../db/generated/choices.ts';
import { useCall } from '../api/hooks.ts';
import { Block, Empty } from '../kit/Block.tsx';
import { Button } from '../kit/Button.tsx';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { moment } from '../kit/moment.ts';
import { useUnsaved } from '../kit/unsaved.ts';
import { useSlow } from '../kit/useSlow.ts';
import type { SentMail } from '../mails/documents.ts';
import { whatBecame } from '../mails/kinds.ts';
import { useMails } from '../mails/useMails.ts';
import { CreateLogCommentDocument } from './documents.ts';
import type { LogEvent, Sponsorship } from './types.ts';

/** How many events are listed before "Show earlier". */
const FIRST = 8;

const kinds: Record<string, [string, IconName]> = {
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
  check_canceled: ['Check cancelled', 'check'],
  check_approved: ['Check approved', 'check'],
  check_rejected: ['Check rejected', 'check'],
  check_voided: ['Check voided', 'check'],
  email_sent: ['E-mail', 'send'],
  moved: ['Moved', 'flag'],
  comment: ['Comment', 'note'],
} satisfies Record<Choice<'eventType'>, [string, IconName]>;

const Event = ({ event, mails }: { event: LogEvent; mails: readonly SentMail[] }) => {
  const type = event.eventType.toLowerCase();
  const [name, icon] = kinds[type] ?? [type.replaceAll('_', ' '), 'note' as const];
  const isComment = type === 'comment';
  const written = type === 'email_sent' ? mails.filter(({ createdAt }) => createdAt === event.createdAt) : [];
  const label = written.length ? whatBecame(written) : name;
  return (
    <li>
      <span className="log__i">
        <Icon name={icon} />
      </span>
      <div>
        <b>{label}</b> {isComment ? null : <span>{event.description}</span>}
        {isComment && event.description ? <q>{event.description}</q> : null}
        {event.changeReason ? <q>{event.changeReason}</q> : null}
        {written.map(({ id, recipient, reason }) =>
          reason ? (
            <span className="sub" key={id} style={{ display: 'block' }}>
              {recipient}: {reason}
            </span>
          ) : null,
        )}
        <span className="sub" style={{ display: 'block' }}>
          {moment(event.createdAt)} · {event.user?.name ?? event.user?.email ?? 'System User'}
        </span>
      </div>
    </li>
  );
};

/**
 * What happened, newest first; entries cannot be edited (S-336 … S-339). An e-mail's entry is written when it is sent for, in
 * the same moment as its mails: it tells what became of them.
 */
export function AuditLog({ offer }: { offer: Sponsorship }) {
  const { call, busy } = useCall(CreateLogCommentDocument);
  const slow = useSlow(busy);
  const [text, setText] = useState('');
  useUnsaved(text.trim() !== '');
  const [all, setAll] = useState(false);
  const mails = useMails({ offerId: offer.id }).data?.mails ?? [];
  const events = [...offer.sponsorshipEvents].sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await call({ input: { offerId: offer.id, description: text.trim() } }).then(
      () => setText(''),
      () => undefined,
    );
  };
  return (
    <Block id="log" title="Sponsorship Audit Log" note={events.length || undefined}>
      <form className="compose" onSubmit={submit}>
        <label className="vh" htmlFor="log-comment">
          Comment
        </label>
        <textarea
          className="box"
          id="log-comment"
          rows={2}
          placeholder="Add what the next person should know"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div>
          <span className="hint">Stays in the log, cannot be edited</span>
          <Button small type="submit" disabled={busy || !text.trim()}>
            {slow ? 'Adding...' : 'Add comment'}
          </Button>
        </div>
      </form>
      {events.length ? (
        <ol className="log">
          {(all ? events : events.slice(0, FIRST)).map((event) => (
            <Event key={event.id} event={event} mails={mails} />
          ))}
        </ol>
      ) : (
        <Empty>No events have been logged yet!</Empty>
      )}
      {!all && events.length > FIRST ? (
        <p style={{ padding: '0 16px 12px 48px' }}>
          <Button small look="bare" onClick={() => setAll(true)}>
            Show {events.length - FIRST} earlier events
          </Button>
        </p>
      ) : null}
    </Block>
  );
}
