import { useState } from 'react';
import { formatNumber } from '../../../ui/formats.ts';
import { Button } from '../kit/Button.tsx';
import { Menu, type MenuEntry } from '../kit/Menu.tsx';
import { BulkMailModal } from '../mails/BulkMailModal.tsx';
import { type BulkMail, bulkMails } from '../mails/bulk.ts';
import { isRemovable, statusOf } from '../offers/states.ts';
import { QualifyModal } from './QualifyModal.tsx';
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
  // Kept as they were when it was asked: the answer takes them out of the stage that they were ticked in.
  const [asked, setAsked] = useState<{ to: 'qualify' | 'remove'; offers: readonly Prospect[] } | null>(null);
  const [mail, setMail] = useState<BulkMail['kind'] | null>(null);
  const of = (statuses: readonly string[]) => picked.filter((offer) => statuses.includes(statusOf(offer)));
  const ids = (offers: readonly Prospect[]) => offers.map(({ id }) => id);
  const prospects = of(['prospecting']);
  const mailable = of(MAILED.offer);
  const removable = picked.filter(isRemovable);
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
            <Button look="main" icon="ok" onClick={() => setAsked({ to: 'qualify', offers: prospects })}>
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
            <Button icon="x" onClick={() => setAsked({ to: 'remove', offers: removable })}>
              Remove from campaign{removable.length < picked.length ? ` (${removable.length})` : ''}
            </Button>
          ) : null}
          <Button onClick={onDone}>Clear</Button>
        </section>
      ) : null}
      {asked?.to === 'qualify' ? (
        <QualifyModal offers={asked.offers} onClose={() => setAsked(null)} onQualified={onDone} />
      ) : null}
      {asked?.to === 'remove' ? (
        <RemoveModal offers={asked.offers} onClose={() => setAsked(null)} onRemoved={onDone} />
      ) : null}
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
