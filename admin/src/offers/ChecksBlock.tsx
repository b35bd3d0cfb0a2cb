import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, formatInstant, formatMoney } from '../../../ui/formats.ts';
import { useCall, useRefreshAll } from '../api/hooks.ts';
import { mayOpen } from '../auth/authProvider.ts';
import { HistoryModal } from '../history/History.tsx';
import { StatusBadge } from '../kit/Badge.tsx';
import { Block } from '../kit/Block.tsx';
import { Button } from '../kit/Button.tsx';
import { TextareaIn } from '../kit/inputs.tsx';
import { Confirm, FormModal } from '../kit/Modal.tsx';
import { Warning } from '../kit/Note.tsx';
import type { AddressType } from '../organizations/AddressModal.tsx';
import { AddressSequence, missingAddresses } from './actions/AddressSequence.tsx';
import { balance } from './balance.ts';
import { CheckForm } from './CheckForm.tsx';
import { CancelCheckDocument, VoidCheckDocument } from './documents.ts';
import { statusOf } from './states.ts';
import type { Check, Person, Sponsorship } from './types.ts';

const by = (what: string, person: Person) => (person ? [`${what} by ${person.name ?? person.email}`] : []);

/** Who wrote, reviewed and voided it, and when it arrives (S-332). */
const story = ({ status, createdBy, reviewedBy, voidedBy, estimatedArrivalDate }: Check): string[] => [
  ...by('written', createdBy),
  ...by(status.toLowerCase() === 'rejected' ? 'rejected' : 'approved', reviewedBy),
  ...by('voided', voidedBy),
  ...(status.toLowerCase() === 'approved' && estimatedArrivalDate
    ? [`arrives about ${formatDate(estimatedArrivalDate)}`]
    : []),
];

/** Sent solid, pending hatched, available empty. */
function Balance({ offer }: { offer: Sponsorship }) {
  const { total, sent, pending, available } = balance(offer);
  const share = (amount: number) => ({ '--v': `${total ? (amount / total) * 100 : 0}%` }) as never;
  const hatched = 'repeating-linear-gradient(-45deg,var(--field-600) 0 1.5px,var(--field-100) 1.5px 4px)';
  return (
    <div className="balance">
      <dl>
        <div>
          <dt className="bare">Offer value</dt>
          <dd>{formatMoney(total)}</dd>
        </div>
        <div>
          <dt style={{ '--sw': 'var(--field-600)' } as never}>Sent</dt>
          <dd>{formatMoney(sent)}</dd>
        </div>
        <div>
          <dt style={{ '--sw': hatched } as never}>Pending</dt>
          <dd>{formatMoney(pending)}</dd>
        </div>
        <div className="left">
          <dt style={{ '--sw': 'var(--chalk)', '--bd': 'var(--field-600)' } as never}>Available</dt>
          <dd>{formatMoney(available)}</dd>
        </div>
      </dl>
      <div className="stack" aria-hidden="true">
        <i className="sent" style={share(sent)} />
        <i className="wait" style={share(pending)} />
        <i className="free" style={share(available)} />
      </div>
    </div>
  );
}

type RowProps = { check: Check; onCancel: () => void; onVoid: () => void; onHistory: () => void };

function Row({ check, onCancel, onVoid, onHistory }: RowProps) {
  const status = check.status.toLowerCase();
  return (
    <tr>
      <td data-l="Status">
        <StatusBadge of="check" status={check.status} />
      </td>
      <td className="num" data-l="Amount">
        {['rejected', 'voided'].includes(status) ? (
          <s>{formatMoney(check.amount)}</s>
        ) : (
          <b>{formatMoney(check.amount)}</b>
        )}
      </td>
      <td className="full" data-l="Memo">
        {check.memo}
        {check.actionReason ? <span className="sub">Reason: {check.actionReason}</span> : null}
      </td>
      <td data-l="Number">{check.number ? `#${check.number}` : <span className="none">–</span>}</td>
      <td data-l="Created">
        {formatInstant(check.createdAt)}
        {story(check).map((line) => (
          <span key={line} className="sub">
            {line}
          </span>
        ))}
      </td>
      <td className="num full">
        {status === 'approved' && !mayOpen('superadmin') ? (
          <span className="sub">To void it, please contact a superadmin.</span>
        ) : null}
        <span className="acts">
          {status === 'pending' ? (
            <Button small onClick={onCancel}>
              Cancel
            </Button>
          ) : null}
          {status === 'approved' && mayOpen('superadmin') ? (
            <Button small look="danger" onClick={onVoid}>
              Void
            </Button>
          ) : null}
          <Button small look="bare" icon="clock" aria-label={`History of check ${check.memo}`} onClick={onHistory} />
        </span>
      </td>
    </tr>
  );
}

/** The columns of the table and how many of its twelve units each takes (S-335). */
const UNITS = { status: 2, amount: 1, memo: 3, number: 1, created: 3, action: 2 };

/** Money for the league (S-321 … S-335). */
export function ChecksBlock({ offer }: { offer: Sponsorship }) {
  const [asked, setAsked] = useState<{ kind: 'cancel' | 'void' | 'history'; check: Check } | null>(null);
  const [missing, setMissing] = useState<readonly AddressType[]>([]);
  const cancel = useCall(CancelCheckDocument, { quiet: true });
  const voiding = useCall(VoidCheckDocument, { quiet: true });
  const refresh = useRefreshAll();
  /** A refusal tells that somebody else decided on the check, so the row is asked again. */
  const orRefresh = async (answer: Promise<unknown>) => {
    try {
      await answer;
    } catch (refusal) {
      void refresh();
      throw refusal;
    }
  };
  const checks = [...offer.checks].sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
  const verified = offer.verificationDeadlines.filter((one) => one.verified).length;
  const close = () => setAsked(null);
  return (
    <Block
      id="checks"
      title="Checks"
      note={`${verified} of ${offer.verificationDeadlines.length} deadlines verified`}
      end={
        <Link className="btn btn--sm btn--bare" to={`/organizations/${offer.organization.id}/shippinginfo`}>
          Shipping Info
        </Link>
      }
    >
      <Balance offer={offer} />
      {checks.length ? (
        <table className="grid">
          <caption className="vh">Checks for this offer</caption>
          <colgroup>
            {Object.entries(UNITS).map(([column, units]) => (
              <col key={column} style={{ width: `${(units / 12) * 100}%` }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <th scope="col">Status</th>
              <th scope="col" className="num">
                Amount
              </th>
              <th scope="col">Memo</th>
              <th scope="col">Number</th>
              <th scope="col">Created</th>
              <th scope="col" className="num">
                Action
              </th>
            </tr>
          </thead>
          <tbody>
            {checks.map((check) => (
              <Row
                key={check.id}
                check={check}
                onCancel={() => setAsked({ kind: 'cancel', check })}
                onVoid={() => setAsked({ kind: 'void', check })}
                onHistory={() => setAsked({ kind: 'history', check })}
              />
            ))}
          </tbody>
        </table>
      ) : null}
      {offer.organization.mailingAddress ? null : (
        <div style={{ padding: '12px 16px 0' }}>
          <Warning>This organization has no mailing address. The check cannot be approved until one is set.</Warning>
        </div>
      )}
      {statusOf(offer) === 'confirmed' ? (
        <CheckForm offer={offer} onWritten={() => setMissing(missingAddresses(offer))} />
      ) : null}
      <AddressSequence offer={offer} types={missing} onDone={() => setMissing([])} />
      {asked?.kind === 'cancel' ? (
        <Confirm
          title="Cancel check"
          action="Cancel this check"
          danger
          onConfirm={() => orRefresh(cancel.call({ input: { checkId: asked.check.id } }))}
          onClose={close}
        >
          <p>
            {formatMoney(asked.check.amount)}, {asked.check.memo}: the amount becomes available again.
          </p>
        </Confirm>
      ) : null}
      {asked?.kind === 'history' ? (
        <HistoryModal record="checks" id={asked.check.id} of={`check, ${asked.check.memo}`} onClose={close} />
      ) : null}
      {asked?.kind === 'void' ? (
        <FormModal
          title={`Void check #${asked.check.number}`}
          size="small"
          action="Void check"
          required={['reason']}
          onSubmit={({ reason }: { reason: string }) =>
            orRefresh(voiding.call({ input: { checkId: asked.check.id, reason: reason.trim() } }))
          }
          onClose={close}
        >
          <TextareaIn source="reason" label="Reason" need rows={3} />
        </FormModal>
      ) : null}
    </Block>
  );
}
