import { type FormEvent, useId, useState } from 'react';
import { imageAccept, imageProblem, verificationImageForm } from '../../../../ui/upload/upload.ts';
import { messageOf } from '../../api/errors.ts';
import { useStop } from '../../api/useStop.ts';
import { Button } from '../../kit/Button.tsx';
import { FileIn } from '../../kit/FileIn.tsx';
import { Modal } from '../../kit/Modal.tsx';
import type { Sponsorship } from '../types.ts';

type Props = {
  offer: Sponsorship;
  onUpload: (upload: { form: FormData; signal: AbortSignal }) => Promise<unknown>;
  onClose: () => void;
};

/** Staff add proof themselves: accepted at once, from Employee; Cancel ends the sending (S-303 … S-306). */
export function UploadModal({ offer, onUpload, onClose }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const [deadline, setDeadline] = useState('');
  const [hidden, setHidden] = useState(false);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const id = useId();
  const stop = useStop();
  const choose = (chosen: File | undefined) => {
    const problem = imageProblem(chosen);
    setError(problem ?? '');
    setFile(problem ? null : (chosen ?? null));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!file || !deadline || busy) return;
    setBusy(true);
    setError('');
    const form = verificationImageForm(Number(deadline), file);
    form.set('hidden', String(hidden));
    form.set('from', 'Employee');
    form.set('status', 'verified');
    const signal = stop.begin();
    try {
      await onUpload({ form, signal });
      onClose();
    } catch (failure) {
      if (signal.aborted) return;
      setError(messageOf(failure));
      setBusy(false);
    }
  };
  return (
    <Modal
      title="Upload verification image"
      holdsText
      typed={file !== null}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button look="bare" onClick={onClose}>
            Cancel
          </Button>
          <Button look="go" type="submit" form={id} disabled={!file || !deadline || busy}>
            {busy ? 'Uploading...' : 'Upload'}
          </Button>
        </>
      }
    >
      <form id={id} className="stack-12" onSubmit={submit}>
        <FileIn
          label="Image"
          accept={imageAccept}
          hint="JPEG, PNG or GIF, at most 20 MB."
          problem={error}
          onChoose={choose}
        />
        <div className="field">
          <label className="label" htmlFor={`${id}-deadline`}>
            Verification deadline
          </label>
          <select id={`${id}-deadline`} value={deadline} onChange={(event) => setDeadline(event.target.value)}>
            <option value="">Choose</option>
            {offer.verificationDeadlines.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </div>
        <label className="inline-check">
          <input type="checkbox" checked={hidden} onChange={(event) => setHidden(event.target.checked)} />
          Hidden from the sponsor
        </label>
      </form>
    </Modal>
  );
}
