import { type FormEvent, useId, useState } from 'react';
import { creativeAccept, creativeProblem } from '../../../ui/upload/files.ts';
import { messageOf } from '../api/errors.ts';
import { useStop } from '../api/useStop.ts';
import { Button } from '../kit/Button.tsx';
import { FileIn } from '../kit/FileIn.tsx';
import { Modal } from '../kit/Modal.tsx';

type Props = {
  title: string;
  onSave: (file: File, name: string, signal: AbortSignal) => Promise<unknown>;
  onClose: () => void;
};

/** Uploads a creative file under a name; a failure keeps the choice, Cancel ends the sending (S-133, S-309, S-319). */
export function FileForm({ title, onSave, onClose }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const [name, setName] = useState('');
  const [offered, setOffered] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const id = useId();
  const stop = useStop();
  const choose = (chosen: File | undefined) => {
    const problem = creativeProblem(chosen);
    setError(problem ?? '');
    setFile(problem ? null : (chosen ?? null));
    // a name that nobody typed follows the file
    const typed = name.trim() && name !== offered;
    if (problem || !chosen || typed) return;
    setName(chosen.name);
    setOffered(chosen.name);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!file || !name.trim() || busy) return;
    setBusy(true);
    setError('');
    const signal = stop.begin();
    try {
      await onSave(file, name.trim(), signal);
      onClose();
    } catch (failure) {
      if (signal.aborted) return;
      setError(messageOf(failure));
      setBusy(false);
    }
  };
  return (
    <Modal
      title={title}
      holdsText
      typed={file !== null}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button look="bare" onClick={onClose}>
            Cancel
          </Button>
          <Button look="go" type="submit" form={id} disabled={!file || !name.trim() || busy}>
            {busy ? 'Uploading...' : 'Upload'}
          </Button>
        </>
      }
    >
      <form id={id} className="stack-12" onSubmit={submit}>
        <FileIn
          label="File"
          accept={creativeAccept}
          hint="A picture, PDF or office document, at most 20 MB."
          problem={error}
          onChoose={choose}
        />
        <div className="field">
          <label className="label" htmlFor={`${id}-name`}>
            Name
          </label>
          <input id={`${id}-name`} value={name} maxLength={200} onChange={(event) => setName(event.target.value)} />
        </div>
      </form>
    </Modal>
  );
}
