import { BooleanInput, SelectInput } from 'react-admin';
import { postForm } from '../../../../ui/upload/post.ts';
import { imageAccept, imageProblem, verificationImageForm } from '../../../../ui/upload/upload.ts';
import { UploadDialog } from '../../components/UploadDialog.tsx';
import { useAction } from '../../dataProvider/useOperation.ts';
import type { OfferRecordFragment } from '../generated/graphql.ts';

type Props = {
  deadlines: Pick<OfferRecordFragment['verificationDeadlines'][number], 'id' | 'name'>[];
};
type Values = { verificationDeadlineId: number; hidden?: boolean; released?: boolean };

/** Uploads proof by staff: accepted immediately, source Employee; Cancel aborts the upload (S-303 … S-306). */
export function ProofUploadDialog({ deadlines }: Props) {
  const { mutateAsync: upload } = useAction(
    ({ form, signal }: { form: FormData; signal: AbortSignal }) => postForm('/verification_images', form, signal),
    { quiet: true },
  );
  return (
    <UploadDialog
      title="Upload verification image"
      label="Image"
      accept={imageAccept}
      hint="JPEG, PNG or GIF, at most 20 MB."
      problemOf={imageProblem}
      required={['verificationDeadlineId']}
      onUpload={(file, { verificationDeadlineId, hidden, released }: Values, signal) => {
        const form = verificationImageForm(verificationDeadlineId, file, released ?? false);
        form.set('hidden', String(hidden ?? false));
        form.set('from', 'Employee');
        form.set('status', 'verified');
        return upload({ form, signal });
      }}
    >
      <SelectInput
        source="verificationDeadlineId"
        choices={deadlines.map(({ id, name }) => ({ id, name }))}
        helperText={false}
      />
      <BooleanInput
        source="released"
        label="Everyone who can be recognized, or a parent or guardian, agreed that the sponsor may see it"
        helperText="Without this, only staff and the league see the photo."
      />
      <BooleanInput source="hidden" helperText={false} />
    </UploadDialog>
  );
}
