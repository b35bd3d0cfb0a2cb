import { useState } from 'react';
import { today } from '../../../../ui/clock.ts';
import { formatDate, formatInstant, pluralise } from '../../../../ui/formats.ts';
import { useCall } from '../../api/hooks.ts';
import { CreativesModal } from '../../creatives/CreativesModal.tsx';
import { HistoryModal } from '../../history/History.tsx';
import { Badge } from '../../kit/Badge.tsx';
import { Block, Empty } from '../../kit/Block.tsx';
import { Button } from '../../kit/Button.tsx';
import { Menu } from '../../kit/Menu.tsx';
import { Warning } from '../../kit/Note.tsx';
import { LinkModal } from '../../links/LinkModal.tsx';
import { AdditionalVerificationModal, ReminderModal } from '../../mails/VerificationMailModals.tsx';
import { AddressResponseDocument } from '../documents.ts';
import { statusOf } from '../states.ts';
import type { Deadline, Sponsorship } from '../types.ts';
import { DeadlineForm } from './DeadlineForm.tsx';
import { DidNotCompleteModal, RemoveDeadlineModal } from './DeadlineModals.tsx';
import { AskedOfLeague, WhyMissed } from './DeadlineWords.tsx';
import { distance, indicator } from './indicator.ts';

type Asked =
  | { kind: 'add' | 'remind' | 'request' }
  | { kind: 'update' | 'remove' | 'missed' | 'link' | 'history' | 'creatives'; deadline: Deadline };

const images = ({ pendingImages, verifiedImages, missingCreatives }: Deadline): string => {
  const count = pendingImages + verifiedImages;
  if (count) return pluralise(count, 'image');
  return missingCreatives ? 'Creatives missing' : 'No images';
};

/** What a league answered about a missed deadline (S-247). */
function Responses({ deadline }: { deadline: Deadline }) {
  const { call, busy } = useCall(AddressResponseDocument);
  return (
    <>
      {deadline.verificationDeadlineResponses.map((response) => (
        <div key={response.id} className="ddl__answer small">
          <span>
            League, {formatInstant(response.createdAt)}: <b>{response.cannedResponse?.response}</b> {response.comment}
          </span>
          {response.addressed ? (
            <span className="soft">Addressed</span>
          ) : (
            <Button
              small
              disabled={busy}
              onClick={() => call({ input: { id: response.id, patch: { addressed: true } } }).catch(() => undefined)}
            >
              Mark as addressed
            </Button>
          )}
        </div>
      ))}
    </>
  );
}

function Row({ deadline, locked, ask }: { deadline: Deadline; locked: boolean; ask: (asked: Asked) => void }) {
  const look = indicator(deadline);
  const proven = deadline.pendingImages + deadline.verifiedImages > 0;
  return (
    <li className="ddl">
      <Badge tone={look.tone} glyph={look.glyph}>
        {look.label}
      </Badge>
      <div className="ddl__name">
        <b>{deadline.name}</b>
        <span className="sub">{deadline.capabilityName}</span>
      </div>
      <span className="ddl__n small soft">{images(deadline)}</span>
      <div className="due">
        <b>{formatDate(deadline.deadline)}</b>
        <span className="sub" style={{ display: 'block' }}>
          {distance(deadline.deadline, today())}
        </span>
      </div>
      <Menu
        label={`More for ${deadline.name}`}
        icon="dots"
        iconOnly
        small
        look="bare"
        entries={[
          { label: 'Creatives', icon: 'doc', onClick: () => ask({ kind: 'creatives', deadline }) },
          {
            label: 'Update deadline',
            icon: 'edit',
            disabled: locked,
            onClick: () => ask({ kind: 'update', deadline }),
          },
          {
            label: 'Mark Did Not Complete',
            icon: 'x',
            disabled: locked || deadline.verified || deadline.didNotComplete,
            onClick: () => ask({ kind: 'missed', deadline }),
          },
          { label: 'Link to answer', icon: 'mail', onClick: () => ask({ kind: 'link', deadline }) },
          { label: 'History', icon: 'clock', onClick: () => ask({ kind: 'history', deadline }) },
          { kind: 'rule' },
          {
            label: proven ? 'Remove (has images)' : 'Remove deadline',
            icon: 'trash',
            danger: true,
            disabled: locked || proven,
            onClick: () => ask({ kind: 'remove', deadline }),
          },
        ]}
      />
      <div className="ddl__words small">
        <WhyMissed deadline={deadline} />
        {deadline.renderedVerificationReminderInstructions ? (
          <details>
            <summary>
              What the league is asked<span className="vh"> for {deadline.name}</span>
            </summary>
            <AskedOfLeague deadline={deadline} />
          </details>
        ) : null}
      </div>
      <Responses deadline={deadline} />
    </li>
  );
}

/** The offer's verification deadlines (S-283 … S-296). */
export function DeadlinesBlock({ offer }: { offer: Sponsorship }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const deadlines = [...offer.verificationDeadlines].sort(
    (a, b) => a.deadline.localeCompare(b.deadline) || a.id - b.id,
  );
  const verified = deadlines.filter((one) => one.verified).length;
  const overdue = deadlines.filter((one) => one.overdue).length;
  const locked = statusOf(offer) !== 'confirmed';
  const close = () => setAsked(null);
  // S-346: without a contact e-mail there is nobody to remind or to ask
  const mute = locked || !offer.organization.canReceiveEmails;
  const open = deadlines.some((one) => !one.verified && !one.didNotComplete);
  const acts = (
    <>
      <Button small icon="mail" disabled={mute || !open} onClick={() => setAsked({ kind: 'remind' })}>
        Send reminder
      </Button>
      <Button small icon="mail" disabled={mute} onClick={() => setAsked({ kind: 'request' })}>
        Request additional verification
      </Button>
      <Button
        small
        icon="plus"
        disabled={locked || offer.assets.length === 0}
        onClick={() => setAsked({ kind: 'add' })}
      >
        Add deadline
      </Button>
    </>
  );
  return (
    <Block
      id="deadlines"
      title="Verification Deadlines"
      note={
        deadlines.length
          ? `${verified} of ${deadlines.length} verified${overdue ? `, ${overdue} overdue` : ''}`
          : undefined
      }
      end={acts}
    >
      {!locked && !offer.organization.canReceiveEmails ? (
        <div className="block__body">
          <Warning>
            No contact e-mail is saved for this organization, so it cannot be reminded or asked by e-mail.
          </Warning>
        </div>
      ) : null}
      {deadlines.length ? (
        <ul>
          {deadlines.map((deadline) => (
            <Row key={deadline.id} deadline={deadline} locked={locked} ask={setAsked} />
          ))}
        </ul>
      ) : (
        <Empty>No verification deadlines have been set for this sponsorship.</Empty>
      )}
      {asked?.kind === 'add' ? <DeadlineForm offer={offer} onClose={close} /> : null}
      {asked?.kind === 'remind' ? <ReminderModal offerId={offer.id} onClose={close} /> : null}
      {asked?.kind === 'request' ? <AdditionalVerificationModal offerId={offer.id} onClose={close} /> : null}
      {asked?.kind === 'update' ? <DeadlineForm offer={offer} deadline={asked.deadline} onClose={close} /> : null}
      {asked?.kind === 'creatives' ? (
        <CreativesModal deadline={asked.deadline} locked={locked} onClose={close} />
      ) : null}
      {asked?.kind === 'remove' ? <RemoveDeadlineModal deadline={asked.deadline} onClose={close} /> : null}
      {asked?.kind === 'link' ? (
        <LinkModal kind="deadline" recordId={String(asked.deadline.id)} of={asked.deadline.name} onClose={close} />
      ) : null}
      {asked?.kind === 'history' ? (
        <HistoryModal record="verification_deadlines" id={asked.deadline.id} of={asked.deadline.name} onClose={close} />
      ) : null}
      {asked?.kind === 'missed' ? <DidNotCompleteModal deadline={asked.deadline} onClose={close} /> : null}
    </Block>
  );
}
