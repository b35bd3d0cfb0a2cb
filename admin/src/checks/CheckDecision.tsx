import { Alert, Link as MuiLink, Stack, Tooltip, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatInstant, formatMoney } from '../../../ui/formats.ts';
import { payoutMethods } from '../../../ui/status.ts';
import { DialogButton, useDialog } from '../components/DialogButton.tsx';
import { Icon } from '../components/Icon.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { ApproveDialog } from './ApproveDialog.tsx';
import { approvalProblem } from './approval.ts';
import { isPayeeChange, useDecisions } from './DecisionsProvider.tsx';
import type { Outcome } from './decidedMeanwhile.ts';
import { EndingMenu } from './EndingMenu.tsx';
import type { CheckListRowFragment } from './generated/graphql.ts';
import { PaymentState } from './PaymentState.tsx';
import { paidBy } from './paidBy.ts';
import { RejectDialog } from './RejectDialog.tsx';

type Props = { check: CheckListRowFragment };

const outcomes: Readonly<Record<string, (outcome: Outcome) => string>> = {
  approved: ({ number }) => (number === null ? 'Approved: direct deposit' : `Approved: #${number}`),
  pending: () => 'First approval given: another superadmin gives the second.',
  rejected: () => 'Rejected',
};
const messageOf = (outcome: Outcome): string =>
  outcome.message ?? outcomes[outcome.status ?? 'rejected']?.(outcome) ?? 'Decided';

/** A decided check: its progress, number, and who decided, when and why. */
function DecidedBefore({ check }: Props) {
  const { number, payoutMethod, decidedByName, decidedAt, actionReason } = check;
  const [dialog, openDialog] = useDialog();
  return (
    <Stack sx={{ gap: 0.25, alignItems: 'flex-start' }}>
      <span>
        <PaymentState payment={check} />{' '}
        {payoutMethod === 'direct_deposit' ? payoutMethods[payoutMethod] : number ? `#${number}` : null}
      </span>
      <Typography variant="caption" color="text.secondary">
        {[decidedByName, formatInstant(decidedAt), actionReason].filter(Boolean).join(' · ')}
      </Typography>
      <EndingMenu check={check} onOpen={openDialog} />
      {dialog}
    </Stack>
  );
}

/** The decision made here, or in the meantime by somebody else; receives focus when its buttons disappear. */
function DecidedNow({ outcome }: { outcome: Outcome }) {
  const message = useRef<HTMLSpanElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <>
      {outcome.status ? <StatusChip of="check" status={outcome.status} /> : null}{' '}
      <span role="status" ref={message} tabIndex={-1}>
        {messageOf(outcome)}
      </span>
    </>
  );
}

/** The status of a check with Approve and Reject while it is pending; otherwise the decision (B-377 … B-383). */
export function CheckDecision({ check }: Props) {
  const { outcomes: decided, refusals, approve, reject } = useDecisions();
  const [dialog, openDialog] = useDialog();
  const outcome = decided[check.id];
  const refusal = refusals[check.id];
  if (outcome && !dialog) return <DecidedNow outcome={outcome} />;
  if (check.status !== 'pending' && !dialog) return <DecidedBefore check={check} />;
  const problem = approvalProblem(check);
  /** Approves the check. If its payee has changed since, the dialog closes: the refetched row has the new one, and says so. */
  const approveShown = (payeeChangeSeen?: string) =>
    approve(check.id, payeeChangeSeen).catch((error) => {
      if (!isPayeeChange(error)) throw error;
    });
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
        <DialogButton
          size="small"
          variant="contained"
          startIcon={<Icon name="ok" />}
          disabled={problem !== null}
          aria-label={`Approve ${formatMoney(check.amount)}`}
          onOpen={openDialog}
          dialog={<ApproveDialog check={check} onApprove={approveShown} />}
        >
          Approve
        </DialogButton>
        <DialogButton
          size="small"
          aria-label={`Reject ${formatMoney(check.amount)}`}
          onOpen={openDialog}
          dialog={
            <RejectDialog
              title={`Reject check of ${formatMoney(check.amount)}`}
              action="Reject check"
              onReject={(reason) => reject(check.id, reason)}
            />
          }
        >
          Reject
        </DialogButton>
        {problem ? (
          <Tooltip title={problem} describeChild>
            <MuiLink
              component={Link}
              to={`/organizations/${check.organizationId}/shippinginfo`}
              variant="caption"
              sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, px: 0.5, color: 'warning.main' }}
            >
              <Icon name="alert" size={20} />
              {check.organization.mailingAddress ? 'Name too long' : 'No mailing address'}
            </MuiLink>
          </Tooltip>
        ) : null}
      </Stack>
      <Typography variant="caption" color="text.secondary">
        {paidBy(check)}
      </Typography>
      {refusal ? <Alert severity="error">{refusal}</Alert> : null}
      {dialog}
    </Stack>
  );
}
