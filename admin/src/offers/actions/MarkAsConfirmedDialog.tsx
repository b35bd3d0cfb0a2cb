import { Alert } from '@mui/material';
import { required } from 'react-admin';
import { IrreversibleNotice } from '../../changes/IrreversibleNotice.tsx';
import { ConsoleDialog } from '../../components/ConsoleDialog.tsx';
import { CloseButton } from '../../components/DialogButton.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useOperation, useOperationQuery } from '../../dataProvider/useOperation.ts';
import { MultilineInput } from '../../form/inputs.tsx';
import { UpcomingDeadlines } from '../deadlines/UpcomingDeadlines.tsx';
import type { OfferRecordFragment } from '../generated/graphql.ts';

/** Verbatim, including the two spaces (S-273). */
const MISSING_DATES =
  'This offer cannot be confirmed because it is missing season start and/or end dates.  Please enter these dates on the offer card and try again.';

type ConfirmProps = { offer: OfferRecordFragment; onConfirmed: () => void };

/** The conflicting placement in another campaign, if any; confirming records it in the log (T1). */
function ConflictWarning({ offerId }: { offerId: number }) {
  const { data } = useOperationQuery('placementConflicts', { offerIds: [offerId] }, { noCache: true });
  const [conflict] = data?.placementConflicts ?? [];
  return conflict ? (
    <Alert severity="warning">
      <b>Conflict with another campaign.</b> {conflict.message} This will be recorded in the log.
    </Alert>
  ) : null;
}

/** Confirms the offer with a reason; without season dates it shows what is missing (S-273). */
export function MarkAsConfirmedDialog({ offer, onConfirmed }: ConfirmProps) {
  const { mutateAsync: confirm } = useOperation('markAsConfirmed', { quiet: true });
  if (!offer.seasonStart || !offer.seasonEnd)
    return (
      <ConsoleDialog title="Mark as Confirmed" size="xs" actions={<CloseButton>Close</CloseButton>}>
        <Alert severity="error">{MISSING_DATES}</Alert>
      </ConsoleDialog>
    );
  return (
    <FormDialog
      title="Mark as Confirmed"
      action="Mark as Confirmed"
      required={['changeReason']}
      onSubmit={async ({ changeReason }: { changeReason: string }) => {
        await confirm({ input: { offerId: offer.id, changeReason: changeReason.trim() } });
        onConfirmed();
      }}
    >
      <p>This starts the league's sponsorship and creates its verification deadlines from the campaign's defaults.</p>
      <ConflictWarning offerId={offer.id} />
      <UpcomingDeadlines offerId={offer.id} />
      <IrreversibleNotice operation="markAsConfirmed" />
      <MultilineInput source="changeReason" validate={required()} helperText="Recorded in the audit log." />
    </FormDialog>
  );
}
