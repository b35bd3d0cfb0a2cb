import { postForm } from '../../../ui/upload/post.ts';
import { useAction, useCall, useDocument } from '../api/hooks.ts';
import { Loading } from '../kit/Block.tsx';
import { Button } from '../kit/Button.tsx';
import { Modal } from '../kit/Modal.tsx';
import { Warning } from '../kit/Note.tsx';
import { Problem } from '../layout/Problem.tsx';
import { CreativesList } from './CreativesList.tsx';
import {
  CreateContentDocument,
  DeadlineCreativesDocument,
  DeleteContentDocument,
  DeleteFileDocument,
  UpdateContentDocument,
} from './documents.ts';

type Props = { deadline: { id: number; name: string }; locked: boolean; onClose: () => void };

/** What a league gets for one of its deadlines (S-308 … S-317). */
export function CreativesModal({ deadline, locked, onClose }: Props) {
  const { data, error, refetch } = useDocument(DeadlineCreativesDocument, { id: deadline.id });
  const create = useCall(CreateContentDocument, { quiet: true });
  const update = useCall(UpdateContentDocument, { quiet: true, repeatable: true });
  const removeText = useCall(DeleteContentDocument, { quiet: true });
  const removeFile = useCall(DeleteFileDocument, { quiet: true });
  const upload = useAction(
    ({ form, signal }: { form: FormData; signal: AbortSignal }) => postForm('/creative_files', form, signal),
    { quiet: true },
  );
  const shown = data?.verificationDeadline;
  return (
    <Modal
      title={`Creatives of ${deadline.name}`}
      size="large"
      onClose={onClose}
      actions={
        <Button look="go" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="stack-12">
        {error ? <Problem error={error} retry={refetch} /> : null}
        {!shown && !error ? <Loading /> : null}
        {shown?.missingCreatives ? (
          <Warning>
            This deadline requires creatives and has none. The league is e-mailed at the end of the day when the first
            one is added.
          </Warning>
        ) : null}
        {shown ? (
          <CreativesList
            word="creative"
            texts={shown.texts}
            files={shown.files}
            disabled={locked}
            calls={{
              saveText: (values, id) =>
                id === undefined
                  ? create.call({ input: { ...values, verificationDeadlineId: deadline.id } })
                  : update.call({ input: { ...values, id } }),
              removeText: (id) => removeText.call({ input: { id } }),
              addFile: (file, name, signal) => {
                const form = new FormData();
                form.set('verificationDeadlineId', String(deadline.id));
                form.set('name', name);
                form.set('image', file);
                return upload.call({ form, signal });
              },
              removeFile: (id) => removeFile.call({ input: { id } }),
            }}
          />
        ) : null}
      </div>
    </Modal>
  );
}
