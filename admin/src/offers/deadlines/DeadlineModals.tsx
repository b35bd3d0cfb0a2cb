import { useCall } from '../../api/hooks.ts';
import { TextareaIn } from '../../kit/inputs.tsx';
import { FormModal } from '../../kit/Modal.tsx';
import { DidNotCompleteDocument, RemoveDeadlineDocument } from '../documents.ts';
import type { Deadline } from '../types.ts';

type Props = { deadline: Deadline; onClose: () => void };

/** Needs a reason; only without images (S-291). */
export function RemoveDeadlineModal({ deadline, onClose }: Props) {
  const { call } = useCall(RemoveDeadlineDocument, { quiet: true });
  return (
    <FormModal
      title={`Remove ${deadline.name}`}
      size="small"
      action="Remove deadline"
      busyAction="Removing..."
      required={['changeReason']}
      onSubmit={({ changeReason }: { changeReason: string }) =>
        call({ input: { id: deadline.id, changeReason: changeReason.trim() } })
      }
      onClose={onClose}
    >
      <TextareaIn source="changeReason" label="Reason" need rows={3} hint="Stays in the audit log." />
    </FormModal>
  );
}

/** The reason is optional (S-292). */
export function DidNotCompleteModal({ deadline, onClose }: Props) {
  const { call } = useCall(DidNotCompleteDocument, { quiet: true });
  return (
    <FormModal
      title={`${deadline.name}: Did Not Complete`}
      size="small"
      action="Mark Did Not Complete"
      onSubmit={({ reason }: { reason?: string }) =>
        call({ input: { verificationDeadlineId: deadline.id, reason: reason?.trim() || null } })
      }
      onClose={onClose}
    >
      <p>An image that is accepted later makes the deadline verified again.</p>
      <TextareaIn source="reason" label="Reason" rows={3} hint="May be empty." />
    </FormModal>
  );
}
