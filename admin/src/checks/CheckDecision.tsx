import { Alert, Box, Button, Link as MuiLink, Stack, Tooltip, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatInstant, formatMoney } from '../../../ui/formats.ts';
import { useDialog } from '../components/DialogButton.tsx';
import { Icon } from '../components/Icon.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { ApproveDialog } from './ApproveDialog.tsx';
import { approvalProblem } from './approval.ts';
import { useDecisions } from './DecisionsProvider.tsx';
import type { Outcome } from './decidedMeanwhile.ts';
import type { CheckListRowFragment } from './generated/graphql.ts';
import { RejectDialog } from './RejectDialog.tsx';

type Props = { check: CheckListRowFragment };

const outcomes: Readonly<Record<string, (outcome: Outcome) => string>> = {
  approved: ({ number }) => `Approved: #${number}`,
  pending: () => 'First approval given: another superadmin gives the second.',
  rejected: () => 'Rejected',
};
const messageOf = (outcome: Outcome): string =>
  outcome.message ?? outcomes[outcome.status ?? 'rejected']?.(outcome) ?? 'Decided';

/** A decided check: its progress, number, and who decided, when and why. */
const DecidedBefore = ({ check: { state, number, decidedByName, decidedAt, actionReason } }: Props) => (
  <Stack sx={{ gap: 0.25, alignItems: 'flex-start' }}>
    <span>
      <StatusChip of="checkState" status={state} /> {number ? `#${number}` : null}
    </span>
    <Typography variant="caption" color="text.secondary">
      {[decidedByName, formatInstant(decidedAt), actionReason].filter(Boolean).join(' · ')}
    </Typography>
  </Stack>
);

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
  if (check.status !== 'pending') return <DecidedBefore check={check} />;
  const problem = approvalProblem(check);
  const amount = (
    <Box component="span" sx={visuallyHidden}>
      {' '}
      {formatMoney(check.amount)}
    </Box>
  );
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
        <Button
          size="small"
          variant="contained"
          startIcon={<Icon name="ok" />}
          disabled={problem !== null}
          onClick={() =>
            openDialog(
              <ApproveDialog check={check} onApprove={(payeeChangeSeen) => approve(check.id, payeeChangeSeen)} />,
            )
          }
        >
          Approve{amount}
        </Button>
        <Button
          size="small"
          onClick={() =>
            openDialog(
              <RejectDialog
                title={`Reject check of ${formatMoney(check.amount)}`}
                action="Reject check"
                onReject={(reason) => reject(check.id, reason)}
              />,
            )
          }
        >
          Reject{amount}
        </Button>
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
      {refusal ? <Alert severity="error">{refusal}</Alert> : null}
      {dialog}
    </Stack>
  );
}
