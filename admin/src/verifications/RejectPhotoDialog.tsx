import { FormDialog } from '../components/FormDialog.tsx';
import { RejectionInputs } from './RejectionInputs.tsx';
import { decidedMeanwhile, useReview } from './useReview.ts';

type Props = {
  image: { id: number; version: number };
  /** Called with the change; null if somebody else has already decided. */
  onDecided?: (changeId: string | null) => void;
};

/** Rejects a photo with a reason and a note (M5). */
export function RejectPhotoDialog({ image: { id, version }, onDecided }: Props) {
  const { review } = useReview({ quiet: true });
  return (
    <FormDialog
      title="Reject this photo"
      action="Reject"
      busyAction="Rejecting..."
      required={['rejectionReasonId']}
      onSubmit={async ({ rejectionReasonId, rejectionNote }) => {
        let changeId: string | null = null;
        try {
          const answer = await review({ id, status: 'rejected', rejectionReasonId, rejectionNote, version });
          changeId = answer.reviewVerificationImage.changeId;
        } catch (error) {
          if (!decidedMeanwhile(error)) throw error; // Otherwise the change is announced.
        }
        onDecided?.(changeId);
      }}
    >
      <RejectionInputs />
    </FormDialog>
  );
}
