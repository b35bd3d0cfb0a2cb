import { Alert, Typography } from '@mui/material';
import { formatMoney, pluralise } from '../../../ui/formats.ts';
import { NoWayBack } from '../changes/NoWayBack.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { FactList } from '../components/FactList.tsx';
import type { CheckListRowFragment } from './generated/graphql.ts';

type Props = { check: CheckListRowFragment; onApprove: () => Promise<void>; onClose: () => void };

/** What is not verified yet of a check's offer, as a warning. */
function openDeadlines({ verificationDeadlines: all }: CheckListRowFragment['offer']): string | null {
  if (!all.length) return 'This offer has no verification deadlines.';
  const open = all.filter(({ verified }) => !verified).length;
  if (!open) return null;
  return `${open} of ${pluralise(all.length, 'deadline')} of this offer ${open === 1 ? 'is' : 'are'} not verified yet.`;
}

/** A mailing address in one line. */
function addressLine({ mailingAddress: address }: CheckListRowFragment['organization']): string {
  if (!address) return '';
  const { line1, line2, city, state, zip } = address;
  return [line1, line2, city, `${state} ${zip}`].filter(Boolean).join(', ');
}

/** Asks before a check is approved: to whom, how much, for which offer, and what is not verified of it yet (B-377, S-005). */
export function ApproveDialog({ check, onApprove, onClose }: Props) {
  const warning = openDeadlines(check.offer);
  return (
    <ConfirmDialog
      title={`Approve check of ${formatMoney(check.amount)}`}
      action={`Approve ${formatMoney(check.amount)}`}
      onConfirm={onApprove}
      onClose={onClose}
    >
      <FactList
        align="left"
        facts={[
          ['Pay to', <b key="payee">{check.payee}</b>],
          ['Mail to', addressLine(check.organization)],
          ['Amount', <b key="amount">{formatMoney(check.amount)}</b>],
          ['Memo', check.memo],
          ['Organization', check.organizationName],
          ['Campaign', check.campaignName],
        ]}
      />
      {warning ? <Alert severity="warning">{warning}</Alert> : null}
      <Typography variant="body2" color="text.secondary">
        The check is printed and mailed, and the league gets an email.
      </Typography>
      <NoWayBack operation="approveCheck" />
    </ConfirmDialog>
  );
}
