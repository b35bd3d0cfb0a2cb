import { Alert, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useCanAccess, useRefresh } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatDate, formatInstant, formatMoney } from '../../../ui/formats.ts';
import { payoutMethods } from '../../../ui/status.ts';
import { EndingMenu } from '../checks/EndingMenu.tsx';
import { PaymentState } from '../checks/PaymentState.tsx';
import { VoidDialog } from '../checks/VoidDialog.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { DialogButton, useDialog } from '../components/DialogButton.tsx';
import { Icon } from '../components/Icon.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { HistoryDialog } from '../history/HistoryDialog.tsx';
import { LocalTable } from '../list/LocalTable.tsx';
import { Column } from '../list/RecordTable.tsx';
import { AddressSequence, missingAddresses } from './actions/AddressSequence.tsx';
import { CheckBalance } from './CheckBalance.tsx';
import { CheckForm } from './CheckForm.tsx';
import type { OfferCheckFragment as Check, OfferRecordFragment } from './generated/graphql.ts';

const by = (action: string, person: Check['createdBy']) =>
  person ? [`${action} by ${person.name ?? person.email}`] : [];

const on = (what: string, day: string | null) => (day ? [`${what} ${formatDate(day)}`] : []);

/** Who created, reviewed and voided it, and when it arrives (S-332). */
const story = ({
  status,
  state,
  payoutMethod,
  createdBy,
  reviewedBy,
  voidedBy,
  estimatedArrivalDate,
  ...days
}: Check): string[] => [
  ...by('written', createdBy),
  ...by(status === 'rejected' ? 'rejected' : 'approved', reviewedBy),
  ...by('voided', voidedBy),
  ...on(payoutMethod === 'direct_deposit' ? 'sent' : 'mailed', days.mailedOn),
  ...on('returned', days.returnedOn),
  ...on('stopped', days.stoppedOn),
  ...on(payoutMethod === 'direct_deposit' ? 'settled' : 'cleared', days.clearedOn),
  ...(state === 'mailed' ? on('valid until', days.validUntil) : []),
  ...(status === 'approved' && !days.clearedOn && estimatedArrivalDate
    ? [`arrives about ${formatDate(estimatedArrivalDate)}`]
    : []),
];

/** Only the bank ends a direct deposit that was sent. */
const isVoidable = ({ status, state, payoutMethod, mailedOn }: Check): boolean =>
  status === 'approved' && (payoutMethod === 'direct_deposit' ? mailedOn === null : state !== 'cleared');

const Note = ({ children }: { children: string }) => (
  <Typography variant="caption" component="div" color="text.secondary">
    {children}
  </Typography>
);

/** The width of each column, in twelfths of the table (S-335). */
const UNITS = { status: 2, amount: 1, memo: 3, number: 1, createdAt: 3, actions: 2 };
const widths = Object.fromEntries(
  Object.entries(UNITS).map(([source, units]) => [`& th.column-${source}`, { width: `${(units / 12) * 100}%` }]),
);

/** The offer's checks, newest first, with their actions (S-335). */
function ChecksTable({ checks }: { checks: Check[] }) {
  const [dialog, openDialog] = useDialog();
  const { canAccess: canVoid } = useCanAccess({ resource: 'checks', action: 'void' });
  return (
    <>
      <LocalTable<Check>
        resource="offerChecks"
        data={checks}
        sort={{ field: 'createdAt', order: 'DESC' }}
        aria-label="Checks for this offer"
        sx={{ ...widths, '& td': { verticalAlign: 'top' } }}
      >
        <Column<Check> source="status" render={(check) => <PaymentState payment={check} />} />
        <Column<Check>
          source="amount"
          align="right"
          render={({ status, amount, withheld }) => (
            <>
              {status === 'rejected' || status === 'voided' ? (
                <s>{formatMoney(amount)}</s>
              ) : (
                <b>{formatMoney(amount)}</b>
              )}
              {Number(withheld) > 0 ? <Note>{`${formatMoney(withheld)} withheld`}</Note> : null}
            </>
          )}
        />
        <Column<Check>
          source="memo"
          render={({ memo, actionReason }) => (
            <>
              {memo}
              {actionReason ? <Note>{`Reason: ${actionReason}`}</Note> : null}
            </>
          )}
        />
        <Column<Check>
          source="number"
          render={({ number, payoutMethod }) =>
            payoutMethod === 'direct_deposit' ? payoutMethods[payoutMethod] : number ? `#${number}` : '–'
          }
        />
        <Column<Check>
          source="createdAt"
          render={(check) => (
            <>
              {formatInstant(check.createdAt)}
              {story(check).map((line) => (
                <Note key={line}>{line}</Note>
              ))}
            </>
          )}
        />
        <Column<Check>
          source="actions"
          label="Action"
          render={(check) => (
            <>
              {check.status === 'approved' && canVoid === false ? (
                <Note>To void it, please contact a superadmin.</Note>
              ) : null}
              <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 0.5 }}>
                {check.status === 'pending' ? (
                  <DialogButton size="small" onOpen={openDialog} dialog={<CancelDialog check={check} />}>
                    Cancel
                  </DialogButton>
                ) : null}
                <EndingMenu check={check} onOpen={openDialog} />
                {canVoid && isVoidable(check) ? (
                  <DialogButton size="small" color="error" onOpen={openDialog} dialog={<VoidDialog check={check} />}>
                    Void
                  </DialogButton>
                ) : null}
                <DialogButton
                  icon={<Icon name="clock" />}
                  aria-label={`History of check ${check.memo}`}
                  dialog={<HistoryDialog record="checks" id={check.id} of={`check, ${check.memo}`} />}
                />
              </Stack>
            </>
          )}
        />
      </LocalTable>
      {dialog}
    </>
  );
}

/** Cancels a check. After a rejected decision the check is refetched: somebody else has decided. */
function CancelDialog({ check: { id, amount, memo } }: { check: Check }) {
  const refresh = useRefresh();
  const { mutateAsync: cancel } = useOperation('cancelCheck', { quiet: true, onError: () => refresh() });
  return (
    <ConfirmDialog
      title="Cancel check"
      action="Cancel this check"
      danger
      onConfirm={() => cancel({ input: { checkId: id } })}
    >
      <p>
        {formatMoney(amount)}, {memo}: the amount becomes available again.
      </p>
    </ConfirmDialog>
  );
}

/** Payments to the league (S-321 … S-335). */
export function ChecksCard({ offer }: { offer: OfferRecordFragment }) {
  const [dialog, openDialog] = useDialog();
  const askAddresses = () => {
    const types = missingAddresses(offer);
    if (types.length) openDialog(<AddressSequence offer={offer} types={types} />);
  };
  const verified = offer.verificationDeadlines.filter((deadline) => deadline.verified).length;
  return (
    <TitledCard
      id="checks"
      title="Checks"
      note={`${verified} of ${offer.verificationDeadlines.length} deadlines verified`}
      end={
        <MuiLink component={Link} to={`/organizations/${offer.organization.id}/shippinginfo`} variant="body2">
          Shipping Info
        </MuiLink>
      }
    >
      <CheckBalance offer={offer} />
      {offer.checks.length ? <ChecksTable checks={offer.checks} /> : null}
      {offer.organization.mailingAddress || offer.payoutMethod === 'direct_deposit' ? null : (
        <Alert severity="warning" sx={{ m: 2 }}>
          This organization has no mailing address. The check cannot be approved until one is set.
        </Alert>
      )}
      {offer.status === 'confirmed' ? <CheckForm offer={offer} onWritten={askAddresses} /> : null}
      {dialog}
    </TitledCard>
  );
}
