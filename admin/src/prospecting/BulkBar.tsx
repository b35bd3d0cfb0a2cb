import { useState } from 'react';
import { useNotify } from 'react-admin';
import { formatNumber, pluralise } from '../../../ui/formats.ts';
import { useCall } from '../api/hooks.ts';
import { Button } from '../kit/Button.tsx';
import { Menu, type MenuEntry } from '../kit/Menu.tsx';
import { BulkMailModal } from '../mails/BulkMailModal.tsx';
import { type BulkMail, bulkMails } from '../mails/bulk.ts';
import { MarkAsQualifiedDocument } from '../offers/documents.ts';
import { isRemovable, statusOf } from '../offers/states.ts';
import { RemoveModal } from './RemoveModal.tsx';
import type { Prospect } from './types.ts';

/** Which stages each mail is for; the rest of its rules, and who is skipped, the database says (mailPlan). */
const MAILED: Record<BulkMail['kind'], readonly string[]> = {
  survey: ['prospecting'],
  application: ['prospecting', 'qualified', 'proposed', 'rejected_by_league', 'confirmed'],
  offer: ['qualified', 'proposed'],
  onboarding: ['confirmed'],
};

type Props = { picked: readonly Prospect[]; onDone: () => void };

/** What can be done with the ticked offers; it comes from below while any are ticked (B-322 … B-327). */
export function BulkBar({ picked, onDone }: Props) {
  const [removing, setRemoving] = useState(false);
  const [mail, setMail] = useState<BulkMail['kind'] | null>(null);
  const qualify = useCall(MarkAsQualifiedDocument);
  const notify = useNotify();
  const of = (statuses: readonly string[]) => picked.filter((offer) => statuses.includes(statusOf(offer)));
  const ids = (offers: readonly Prospect[]) => offers.map(({ id }) => id);
  const prospects = of(['prospecting']);
  const mailable = of(MAILED.offer);
  const removable = picked.filter(isRemovable);
  const markAsQualified = () =>
    qualify.call({ input: { offerIds: ids(prospects) } }).then(
      () => {
        notify(`${pluralise(prospects.length, 'sponsorship')} marked as qualified.`);
        onDone();
      },
      () => undefined,
    );
  const mails = (['survey', 'application', 'onboarding'] as const).flatMap((kind): MenuEntry[] => {
    const count = of(MAILED[kind]).length;
    return count
      ? [
          {
            label: bulkMails[kind].title,
            icon: 'mail',
            end: count < picked.length ? count : null,
            onClick: () => setMail(kind),
          },
        ]
      : [];
  });
  return (
    <>
      {picked.length ? (
        <section className="bulk" aria-label="Selected sponsorships">
          <span className="bulk__n" role="status">
            {formatNumber(picked.length)} selected
          </span>
          {prospects.length ? (
            <Button look="main" icon="ok" disabled={qualify.busy} onClick={markAsQualified}>
              Mark as Qualified{prospects.length < picked.length ? ` (${prospects.length})` : ''}
            </Button>
          ) : null}
          {mailable.length ? (
            <Button look={prospects.length ? 'plain' : 'main'} icon="mail" onClick={() => setMail('offer')}>
              Send offer emails{mailable.length < picked.length ? ` (${mailable.length})` : ''}
            </Button>
          ) : null}
          {mails.length ? <Menu label="More mails" entries={mails} /> : null}
          {removable.length ? (
            <Button icon="x" onClick={() => setRemoving(true)}>
              Remove from campaign{removable.length < picked.length ? ` (${removable.length})` : ''}
            </Button>
          ) : null}
          <Button onClick={onDone}>Clear</Button>
        </section>
      ) : null}
      {removing ? <RemoveModal offers={removable} onClose={() => setRemoving(false)} onRemoved={onDone} /> : null}
      {mail ? (
        <BulkMailModal
          mail={bulkMails[mail]}
          offerIds={ids(of(MAILED[mail]))}
          onClose={() => setMail(null)}
          onSent={onDone}
        />
      ) : null}
    </>
  );
}
