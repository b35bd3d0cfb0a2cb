import { useState } from 'react';
import { formatDate, formatNumber } from '../../../../ui/formats.ts';
import { useCall } from '../../api/hooks.ts';
import { TemplatesModal } from '../../creatives/TemplatesModal.tsx';
import { BringBack } from '../../history/BringBack.tsx';
import { Badge } from '../../kit/Badge.tsx';
import { Button } from '../../kit/Button.tsx';
import { Confirm } from '../../kit/Modal.tsx';
import { DeleteCampaignCapabilityDocument, DeleteDefaultDeadlineDocument } from '../documents.ts';
import type { CampaignCapability, DefaultDeadline } from '../types.ts';
import { CapabilityModal } from './CapabilityModal.tsx';
import { DeadlineModal } from './DeadlineModal.tsx';
import { offsetWords } from './offset.ts';

/** Exact text of the specification (S-107). */
const IN_USE =
  'This campaign capability cannot be deleted because it is associated with at least one asset that is a part of an existing offer.';

type Asked =
  | { kind: 'edit' | 'delete' | 'add' }
  | { kind: 'edit-deadline' | 'delete-deadline' | 'templates'; deadline: DefaultDeadline };

const Deadline = ({ deadline, ask }: { deadline: DefaultDeadline; ask: (asked: Asked) => void }) => (
  <li className="deadline">
    <div>
      <b>{deadline.name}</b>
      <p className="soft small">
        {deadline.offsetType ? `${offsetWords(deadline)}, else ` : ''}
        {formatDate(deadline.deadline)}
      </p>
    </div>
    <span>{deadline.missingCreatives ? <Badge tone="proposed">Creatives missing</Badge> : null}</span>
    <span className="acts">
      <Button small look="bare" icon="doc" onClick={() => ask({ kind: 'templates', deadline })}>
        Creatives<span className="vh"> of {deadline.name}</span>
      </Button>
      <Button
        small
        look="bare"
        icon="edit"
        aria-label={`Edit ${deadline.name}`}
        onClick={() => ask({ kind: 'edit-deadline', deadline })}
      />
      <Button
        small
        look="bare"
        icon="trash"
        aria-label={`Delete ${deadline.name}`}
        onClick={() => ask({ kind: 'delete-deadline', deadline })}
      />
    </span>
  </li>
);

/** A capability of the campaign: quantities, expectations, default deadlines (S-105 … S-108, S-114 … S-125). */
export function CapabilityCard({ capability }: { capability: CampaignCapability }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const removeCapability = useCall(DeleteCampaignCapabilityDocument, { quiet: true });
  const removeDeadline = useCall(DeleteDefaultDeadlineDocument, { quiet: true });
  const { name } = capability.capability;
  const deadlines = [...capability.defaultVerificationDeadlines].sort(
    (a, b) => a.deadline.localeCompare(b.deadline) || a.id - b.id,
  );
  const close = () => setAsked(null);
  return (
    <li className="cap">
      <div className="cap__head">
        <h3>{name}</h3>
        <span className="soft small">
          {formatNumber(capability.minimumQuantity) || '–'} per league, {formatNumber(capability.quantity) || '–'}{' '}
          contracted
        </span>
        <span className="acts">
          <Button
            small
            look="bare"
            icon="edit"
            aria-label={`Edit ${name}`}
            onClick={() => setAsked({ kind: 'edit' })}
          />
          <Button
            small
            look="bare"
            icon="trash"
            aria-label={`Delete ${name}`}
            disabled={capability.inUse}
            onClick={() => setAsked({ kind: 'delete' })}
          />
        </span>
      </div>
      <p>
        {capability.executionExpectations || (
          <span className="soft">No description yet: offers cannot be sent without it.</span>
        )}
      </p>
      {capability.inUse ? <p className="soft small">{IN_USE}</p> : null}
      <ul style={{ marginTop: 8 }}>
        {deadlines.map((deadline) => (
          <Deadline key={deadline.id} deadline={deadline} ask={setAsked} />
        ))}
      </ul>
      <p>
        <Button small look="bare" icon="plus" onClick={() => setAsked({ kind: 'add' })}>
          Add default deadline
        </Button>
      </p>
      {asked?.kind === 'edit' ? <CapabilityModal capability={capability} onClose={close} /> : null}
      {asked?.kind === 'add' ? <DeadlineModal campaignCapabilityId={capability.id} onClose={close} /> : null}
      {asked?.kind === 'edit-deadline' ? (
        <DeadlineModal campaignCapabilityId={capability.id} deadline={asked.deadline} onClose={close} />
      ) : null}
      {asked?.kind === 'templates' ? <TemplatesModal deadline={asked.deadline} onClose={close} /> : null}
      {asked?.kind === 'delete' ? (
        <Confirm
          title={`Delete ${name}`}
          action="Delete"
          danger
          onConfirm={() => removeCapability.call({ input: { id: capability.id } })}
          onClose={close}
        >
          <p>The capability and its default deadlines will leave this campaign.</p>
          <BringBack from="the campaign" />
        </Confirm>
      ) : null}
      {asked?.kind === 'delete-deadline' ? (
        <Confirm
          title={`Delete ${asked.deadline.name}`}
          action="Delete"
          danger
          onConfirm={() => removeDeadline.call({ input: { id: asked.deadline.id } })}
          onClose={close}
        >
          <p>Deadlines of sponsorships that exist already stay as they are.</p>
          <BringBack from="the campaign" />
        </Confirm>
      ) : null}
    </li>
  );
}
