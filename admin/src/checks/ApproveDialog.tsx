import { Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { formatMoney } from '../../../ui/formats.ts';
import { IrreversibleNotice } from '../changes/IrreversibleNotice.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { FactList } from '../components/FactList.tsx';
import type { CheckListRowFragment } from './generated/graphql.ts';
import { hasPayeeChange, PayeeCheckbox } from './PayeeCheckbox.tsx';
import { paidBy } from './paidBy.ts';
import { UnusualChecks } from './UnusualChecks.tsx';

type Props = {
  check: CheckListRowFragment;
  onApprove: (payeeChangeSeen?: string) => Promise<void>;
};

/** A mailing address on one line. */
function addressLine({ mailingAddress: address }: CheckListRowFragment['organization']): string {
  if (!address) return '';
  const { line1, line2, city, state, zip } = address;
  return [line1, line2, city, `${state} ${zip}`].filter(Boolean).join(', ');
}

/** Amount, what is withheld of it, and what the league gets; only the amount if nothing is withheld. */
export const moneyFacts = (gross: number | string, withheld: number | string): [string, ReactNode][] =>
  Number(withheld) > 0
    ? [
        ['Amount', formatMoney(gross)],
        ['− Withheld for the IRS', formatMoney(withheld)],
        ['= Paid to the league', <b key="paid">{formatMoney(Number(gross) - Number(withheld))}</b>],
      ]
    : [['Amount', <b key="amount">{formatMoney(gross)}</b>]];

/** Confirms the approval of a check: payee, amount, offer, and anything unusual (B-377, S-005, X1). */
export function ApproveDialog({ check, onApprove }: Props) {
  const [seen, setSeen] = useState(false);
  const withheld = Number(check.check?.toWithhold ?? 0);
  const paid = formatMoney(Number(check.amount) - withheld);
  return (
    <ConfirmDialog
      title={`Approve ${check.check?.depositEndsIn ? 'direct deposit' : 'check'} of ${paid}`}
      action={`Approve ${paid}`}
      disabled={hasPayeeChange([check]) && !seen}
      onConfirm={() => onApprove(check.check?.recentPayeeChange?.at)}
    >
      <FactList
        align="left"
        facts={[
          ['Pay to', <b key="payee">{check.payee}</b>],
          ['Paid', paidBy(check)],
          ['Mail to', check.check?.depositEndsIn ? null : addressLine(check.organization)],
          ...moneyFacts(check.amount, withheld),
          ['Memo', check.memo],
          ['Organization', check.organizationName],
          ['Campaign', check.campaignName],
        ]}
      />
      <UnusualChecks checks={[check]} />
      <PayeeCheckbox checks={[check]} checked={seen} onChange={setSeen} />
      <Typography variant="body2" color="text.secondary">
        {check.check?.depositEndsIn
          ? 'The payment waits for the next file of direct deposits, and the league gets an email.'
          : 'The check waits for the next check run, and the league gets an email.'}
      </Typography>
      <IrreversibleNotice operation="approveCheck" />
    </ConfirmDialog>
  );
}
