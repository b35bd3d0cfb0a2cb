import { required } from 'react-admin';
import { IrreversibleNotice } from '../changes/IrreversibleNotice.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { MultilineInput } from '../form/inputs.tsx';

type Props = {
  title: string;
  /** Label of the submit button. */
  action: string;
  onReject: (reason: string) => Promise<unknown>;
};

/** Asks for the reason of a rejection, which must not be blank (B-380). */
export const RejectDialog = ({ title, action, onReject }: Props) => (
  <FormDialog
    title={title}
    size="xs"
    action={action}
    busyAction="Rejecting..."
    required={['reason']}
    onSubmit={({ reason }: { reason: string }) => onReject(reason.trim())}
  >
    <MultilineInput source="reason" validate={required()} minRows={3} />
    <IrreversibleNotice operation="rejectCheck" />
  </FormDialog>
);
