import { useId, useState } from 'react';
import { imageAccept, imageProblem } from '../../../ui/upload/upload.ts';
import { messageOf } from '../api/errors.ts';
import { Icon } from './Icon.tsx';
import { Alert } from './Note.tsx';

type Props = { label: string; url: string | null; onPick: (image: File) => Promise<unknown> };

/** Takes an image by drop or by choice and sends it at once; images only, at most 20 MB (S-048, S-049). */
export function ImageDrop({ label, url, onPick }: Props) {
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const id = useId();
  const pick = async (file: File | undefined) => {
    setOver(false);
    if (busy) return;
    const wrong = imageProblem(file);
    setProblem(wrong ?? '');
    if (wrong || !file) return;
    setBusy(true);
    await onPick(file).catch((error) => setProblem(messageOf(error)));
    setBusy(false);
  };
  return (
    <div className="field">
      <span className="label" id={id}>
        {label}
      </span>
      <div className={`drop${over ? ' is-over' : ''}`}>
        {url ? <img src={url} alt={`${label} now in use`} /> : <Icon name="image" size={20} />}
        <span className="small" role="status">
          {busy ? 'Uploading...' : url ? 'Drop an image here to replace it' : 'Drop an image here or choose one'}
        </span>
        <input
          type="file"
          aria-labelledby={id}
          accept={imageAccept}
          aria-disabled={busy} // a disabled field would lose the keyboard's place
          onClick={(event) => busy && event.preventDefault()}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = ''; // the same file may be chosen again
            void pick(file);
          }}
        />
      </div>
      {problem ? <Alert>{problem}</Alert> : null}
    </div>
  );
}
