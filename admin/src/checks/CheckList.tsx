import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatInstant, formatMoney } from '../../../ui/formats.ts';
import { request } from '../../../ui/graphql.ts';
import { useDocument } from '../api/hooks.ts';
import { mayOpen } from '../auth/authProvider.ts';
import { GoHome } from '../auth/GoHome.tsx';
import { StatusBadge } from '../kit/Badge.tsx';
import { Block, Empty, Loading } from '../kit/Block.tsx';
import { Button } from '../kit/Button.tsx';
import { Head } from '../kit/Head.tsx';
import { TextareaIn } from '../kit/inputs.tsx';
import { FormModal } from '../kit/Modal.tsx';
import { Alert, Warning } from '../kit/Note.tsx';
import { ShowMore } from '../kit/ShowMore.tsx';
import { WaitingChecksDocument } from '../layout/documents.ts';
import { Problem } from '../layout/Problem.tsx';
import { ApproveModal } from './ApproveModal.tsx';
import { approvalProblem } from './approval.ts';
import { decidedMeanwhile, type Outcome } from './decidedMeanwhile.ts';
import { type PendingCheck, PendingChecksDocument, RejectCheckDocument } from './documents.ts';

/** Checks shown at once; more are asked for by a button. */
const STEP = 50;

type RowProps = { check: PendingCheck; outcome: Outcome | undefined; onDone: (outcome: Outcome) => void };

/** What the row says of a check that is decided: by whom, when it was somebody else. */
const wordsOf = ({ status, number, sentence }: Outcome): string =>
  sentence ?? (status?.toLowerCase() === 'approved' ? `Approved: #${number}` : 'Rejected');

/** One check; once decided it stays in its row and says what became of it (B-377 … B-383). */
function Row({ check, outcome, onDone }: RowProps) {
  const [asked, setAsked] = useState<'approve' | 'reject' | null>(null);
  const [refusal, setRefusal] = useState('');
  const said = useRef<HTMLSpanElement>(null);
  const problem = approvalProblem(check);
  const close = () => setAsked(null);
  const decided = outcome !== undefined && asked === null;
  useEffect(() => {
    if (decided) said.current?.focus(); // the button that had it is gone
  }, [decided]);
  return (
    <tr>
      <td data-l="Created">{formatInstant(check.createdAt)}</td>
      <td className="num" data-l="Amount">
        <b>{formatMoney(check.amount)}</b>
      </td>
      <td className="full" data-l="Offer">
        <Link className="name" to={`/offers/${check.offer.id}`}>
          {check.organization.name}
        </Link>
        <span className="sub">{check.offer.campaign.name}</span>
      </td>
      <td className="full" data-l="Memo">
        {check.memo}
      </td>
      <td data-l="Created By">{check.createdBy?.name ?? check.createdBy?.email ?? <span className="none">–</span>}</td>
      <td className="full decide">
        {outcome ? (
          <>
            {outcome.status ? <StatusBadge of="check" status={outcome.status} /> : null}{' '}
            <span role="status" ref={said} tabIndex={-1}>
              {wordsOf(outcome)}
            </span>
          </>
        ) : (
          <div className="stack-12">
            <span className="acts">
              <Button small look="go" icon="ok" disabled={problem !== null} onClick={() => setAsked('approve')}>
                Approve
                <span className="vh"> {formatMoney(check.amount)}</span>
              </Button>
              <Button small onClick={() => setAsked('reject')}>
                Reject
                <span className="vh"> {formatMoney(check.amount)}</span>
              </Button>
            </span>
            {problem ? (
              <Warning>
                {problem}{' '}
                {check.organization.mailingAddress ? null : (
                  <Link to={`/organizations/${check.organization.id}/shippinginfo`}>Shipping Info</Link>
                )}
              </Warning>
            ) : null}
            {refusal ? <Alert>{refusal}</Alert> : null}
          </div>
        )}
        {asked === 'approve' ? (
          <ApproveModal check={check} onDecided={onDone} onRefused={setRefusal} onClose={close} />
        ) : null}
        {asked === 'reject' ? (
          <FormModal
            title={`Reject check of ${formatMoney(check.amount)}`}
            size="small"
            action="Reject check"
            busyAction="Rejecting..."
            required={['reason']}
            onSubmit={async ({ reason }: { reason: string }) => {
              try {
                const { rejectCheck } = await request(RejectCheckDocument, {
                  input: { checkId: check.id, reason: reason.trim() },
                });
                onDone(rejectCheck.check);
              } catch (failure) {
                const outcome = await decidedMeanwhile(check.id, failure);
                if (!outcome) throw failure;
                onDone(outcome);
              }
            }}
            onClose={close}
          >
            <TextareaIn source="reason" label="Reason" need rows={3} />
          </FormModal>
        ) : null}
      </td>
    </tr>
  );
}

/** Checks that wait for a superadmin, the oldest first (B-374 … B-390). */
export function CheckList() {
  const allowed = mayOpen('superadmin');
  const [first, setFirst] = useState(STEP);
  const { data, error, refetch, older } = useDocument(
    PendingChecksDocument,
    { first },
    { enabled: allowed, fresh: true, keep: true },
  );
  const [outcomes, setOutcomes] = useState<Record<number, Outcome>>({});
  const queries = useQueryClient();
  const decided = (id: number, outcome: Outcome) => {
    setOutcomes((before) => ({ ...before, [id]: outcome }));
    void queries.invalidateQueries({ queryKey: [WaitingChecksDocument.text] }); // the number beside the menu entry
  };
  // A plain admin goes to the own home page (B-004, B-018).
  if (!allowed) return <GoHome neededRole="superadmin" />;
  if (error) return <Problem error={error} retry={refetch} />;
  const checks = data?.pendingChecks;
  const total = data?.waiting.totalCount ?? 0;
  return (
    <>
      <Head title="Pending checks" />
      <div className="body">
        <Block label="Pending checks">
          {checks ? null : <Loading />}
          {checks?.length === 0 ? <Empty>There are no pending checks.</Empty> : null}
          {checks?.length ? (
            <table className="grid">
              <caption className="vh">Pending checks</caption>
              <thead>
                <tr>
                  <th scope="col">Created</th>
                  <th scope="col" className="num">
                    Amount
                  </th>
                  <th scope="col">Offer</th>
                  <th scope="col">Memo</th>
                  <th scope="col">Created By</th>
                  <th scope="col" className="decide">
                    Status
                  </th>
                </tr>
              </thead>
              <tbody>
                {checks.map((check) => (
                  <Row
                    key={check.id}
                    check={check}
                    outcome={outcomes[check.id]}
                    onDone={(outcome) => decided(check.id, outcome)}
                  />
                ))}
              </tbody>
            </table>
          ) : null}
          <ShowMore
            shown={checks?.length ?? 0}
            total={checks ? total : 0}
            busy={older}
            onMore={() => setFirst(first + STEP)}
          />
        </Block>
      </div>
    </>
  );
}
