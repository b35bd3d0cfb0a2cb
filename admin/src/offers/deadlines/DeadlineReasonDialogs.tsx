import { required } from 'react-admin';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useOperation } from '../../dataProvider/useOperation.ts';
import { MultilineInput } from '../../form/inputs.tsx';

type Props = { deadline: { id: number; name: string } };

/** Requires a reason; only for deadlines without images (S-291). */
export function RemoveDeadlineDialog({ deadline }: Props) {
  const { mutateAsync: remove } = useOperation('removeVerificationDeadline', { quiet: true });
  return (
    <FormDialog
      title={`Remove ${deadline.name}`}
      size="xs"
      action="Remove deadline"
      busyAction="Removing..."
      required={['changeReason']}
      onSubmit={({ changeReason }: { changeReason: string }) =>
        remove({ input: { id: deadline.id, changeReason: changeReason.trim() } })
      }
    >
      <MultilineInput source="changeReason" validate={required()} helperText="Recorded in the audit log." />
    </FormDialog>
  );
}

/** The reason is optional (S-292). */
export function DidNotCompleteDialog({ deadline }: Props) {
  const { mutateAsync: mark } = useOperation('markDeadlineAsDidNotComplete', { quiet: true });
  return (
    <FormDialog
      title={`${deadline.name}: Did Not Complete`}
      size="xs"
      action="Mark Did Not Complete"
      onSubmit={({ reason }: { reason?: string }) =>
        mark({ input: { verificationDeadlineId: deadline.id, reason: reason?.trim() || null } })
      }
    >
      <p>If an image is accepted later, the deadline becomes verified again.</p>
      <MultilineInput source="reason" helperText="Optional." />
    </FormDialog>
  );
}
