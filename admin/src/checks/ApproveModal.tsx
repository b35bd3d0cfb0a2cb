import { formatMoney, pluralise } from '../../../ui/formats.ts';
import { request } from '../../../ui/graphql.ts';
import { messageOf } from '../api/errors.ts';
import { Confirm } from '../kit/Modal.tsx';
import { Warning } from '../kit/Note.tsx';
import { recipientOf } from './approval.ts';
import { decidedMeanwhile, type Outcome } from './decidedMeanwhile.ts';
import { ApproveCheckDocument, type PendingCheck } from './documents.ts';

type Props = {
  check: PendingCheck;
  /** Decided upon: by this answer, or by somebody else meanwhile. */
  onDecided: (outcome: Outcome) => void;
  /** The sentence of a refusal: it stays in the row when the question is closed. */
  onRefused: (sentence: string) => void;
  onClose: () => void;
};

/** Asks before money leaves: to whom, how much, for which offer, and what is not verified of it yet (B-377, S-005). */
export function ApproveModal({ check, onDecided, onRefused, onClose }: Props) {
  const { offer, organization } = check;
  const address = organization.mailingAddress;
  const deadlines = offer.verificationDeadlines;
  const open = deadlines.filter(({ verified }) => !verified).length;
  // Not by the shared hook: it would ask the list again and the row would vanish before it can say what happened.
  const approve = async () => {
    try {
      const { approveCheck } = await request(ApproveCheckDocument, { input: { checkId: check.id } });
      onDecided(approveCheck.check);
    } catch (failure) {
      const outcome = await decidedMeanwhile(check.id, failure);
      if (outcome) return onDecided(outcome); // nothing is left to ask
      onRefused(messageOf(failure));
      throw failure;
    }
  };
  return (
    <Confirm
      title={`Approve check of ${formatMoney(check.amount)}`}
      action={`Approve ${formatMoney(check.amount)}`}
      onConfirm={approve}
      onClose={onClose}
    >
      <dl className="pairs pairs--left">
        <dt>Pay to</dt>
        <dd>
          <b>{recipientOf(check)}</b>
          {address ? (
            <span className="sub">
              {[address.line1, address.line2, address.city, `${address.state} ${address.zip}`]
                .filter(Boolean)
                .join(', ')}
            </span>
          ) : null}
        </dd>
        <dt>Amount</dt>
        <dd>
          <b>{formatMoney(check.amount)}</b>
        </dd>
        <dt>Memo</dt>
        <dd>{check.memo}</dd>
        <dt>Offer</dt>
        <dd>
          {organization.name}
          <span className="sub">{offer.campaign.name}</span>
        </dd>
      </dl>
      {open ? (
        <Warning>
          {open} of {pluralise(deadlines.length, 'deadline')} of this offer {open === 1 ? 'is' : 'are'} not verified
          yet.
        </Warning>
      ) : null}
      {deadlines.length ? null : <Warning>This offer has no verification deadlines.</Warning>}
      <p className="soft small">The check is printed and mailed, and the league is told by e-mail.</p>
    </Confirm>
  );
}
