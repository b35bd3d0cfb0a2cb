/** The Upload Verification modal (L-300 to L-305). */
import { type FormEvent, useId, useRef, useState } from 'react';
import { formatDateShort } from '../../../../ui/formats.ts';
import { rest } from '../../../../ui/graphql.ts';
import { imageAccept, imageProblem, verificationImageForm } from '../../../../ui/upload/upload.ts';
import { verificationEmail } from '../../app/settings.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { ErrorNotice, Notice } from '../../kit/Notice.tsx';
import { useAction } from '../../lib/useAction.ts';
import type { SponsorshipDeadline } from './documents.ts';
import { uploadedText, uploadFailedText } from './texts.ts';

export function UploadDialog({
  deadline,
  onUploaded,
  onClose,
}: {
  deadline: Pick<SponsorshipDeadline, 'id' | 'name' | 'deadline'>;
  onUploaded: () => Promise<void>;
  onClose: () => void;
}) {
  const inputId = useId();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [image, setImage] = useState<File | null>(null);
  const [uploaded, setUploaded] = useState(false);
  const problem = image ? imageProblem(image) : null;
  const upload = useAction(async () => {
    if (!image) return;
    await rest('POST', '/verification_images', verificationImageForm(deadline.id, image));
    setUploaded(true);
    setImage(null);
    if (input.current) input.current.value = '';
    await onUploaded();
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (image && !problem) void upload.run();
  };

  return (
    <Dialog title="Upload Verification" onClose={onClose}>
      <form className="form" onSubmit={submit} noValidate>
        <p className="soft">
          {deadline.name}, due {formatDateShort(deadline.deadline)}
        </p>
        {uploaded && (
          <Notice tone="confirmed" icon="check">
            {uploadedText}
          </Notice>
        )}
        {upload.error !== null && <ErrorNotice>{uploadFailedText(verificationEmail())}</ErrorNotice>}
        {problem && <ErrorNotice>{problem}</ErrorNotice>}
        <div className="drop">
          <Icon name="camera" />
          <label className="label" htmlFor={inputId}>
            Choose a picture
          </label>
          <p className="hint" id={hintId}>
            JPEG, PNG or GIF, up to 20 MB
          </p>
          <input
            ref={input}
            id={inputId}
            type="file"
            accept={imageAccept}
            aria-describedby={hintId}
            required
            onChange={(event) => {
              setImage(event.target.files?.[0] ?? null);
              setUploaded(false);
              upload.clear();
            }}
          />
        </div>
        <Button
          look="main"
          type="submit"
          wide
          disabled={!image || problem !== null}
          busy={upload.busy}
          busyText="Uploading..."
        >
          Submit
        </Button>
      </form>
    </Dialog>
  );
}
