import { useState } from 'react';
import { postForm } from '../../../ui/upload/post.ts';
import { useAction, useCall, useDocument } from '../api/hooks.ts';
import { Loading } from '../kit/Block.tsx';
import { Button } from '../kit/Button.tsx';
import { Modal } from '../kit/Modal.tsx';
import { Good, Warning } from '../kit/Note.tsx';
import { Problem } from '../layout/Problem.tsx';
import { CreativesList } from './CreativesList.tsx';
import {
  CreateContentTemplateDocument,
  DeadlineTemplatesDocument,
  DeleteContentTemplateDocument,
  DeleteFileTemplateDocument,
  UpdateContentTemplateDocument,
} from './documents.ts';
import { ReplaceModal } from './ReplaceModal.tsx';

type Props = { deadline: { id: number; name: string }; onClose: () => void };

/** The templates of a default deadline, and putting them onto sponsorships that run already (S-131 … S-141). */
export function TemplatesModal({ deadline, onClose }: Props) {
  const [replacing, setReplacing] = useState(false);
  const [replaced, setReplaced] = useState(0);
  const { data, error, refetch } = useDocument(DeadlineTemplatesDocument, { id: deadline.id });
  const create = useCall(CreateContentTemplateDocument, { quiet: true });
  const update = useCall(UpdateContentTemplateDocument, { quiet: true, repeatable: true });
  const removeText = useCall(DeleteContentTemplateDocument, { quiet: true });
  const removeFile = useCall(DeleteFileTemplateDocument, { quiet: true });
  const upload = useAction(
    ({ form, signal }: { form: FormData; signal: AbortSignal }) => postForm('/creative_file_templates', form, signal),
    { quiet: true },
  );
  const shown = data?.defaultVerificationDeadline;
  const empty = !shown || shown.texts.length + shown.files.length === 0;
  return (
    <Modal
      title={`Creative templates of ${deadline.name}`}
      size="large"
      onClose={onClose}
      actions={
        <>
          <Button disabled={empty} onClick={() => setReplacing(true)}>
            Replace creatives
          </Button>
          <Button look="go" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className="stack-12">
        <p className="soft">Every sponsorship that is confirmed from now on gets these, filled with its own data.</p>
        {error ? <Problem error={error} retry={refetch} /> : null}
        {!shown && !error ? <Loading /> : null}
        {shown?.missingCreatives ? <Warning>This deadline requires creatives and has no template.</Warning> : null}
        {shown ? (
          <CreativesList
            word="template"
            texts={shown.texts}
            files={shown.files}
            calls={{
              saveText: (values, id) =>
                id === undefined
                  ? create.call({ input: { ...values, defaultVerificationDeadlineId: deadline.id } })
                  : update.call({ input: { ...values, id } }),
              removeText: (id) => removeText.call({ input: { id } }),
              addFile: (file, name, signal) => {
                const form = new FormData();
                form.set('defaultVerificationDeadlineId', String(deadline.id));
                form.set('name', name);
                form.set('image', file);
                return upload.call({ form, signal });
              },
              removeFile: (id) => removeFile.call({ input: { id } }),
            }}
          />
        ) : null}
        {replaced ? (
          <Good>The creatives of {replaced === 1 ? 'one offer' : `${replaced} offers`} were replaced.</Good>
        ) : null}
      </div>
      {replacing && shown ? (
        <ReplaceModal
          deadline={deadline}
          offers={shown.offersToReplace}
          onDone={setReplaced}
          onClose={() => setReplacing(false)}
        />
      ) : null}
    </Modal>
  );
}
