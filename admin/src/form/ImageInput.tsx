import { Alert, Box, InputLabel, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { scaledPhoto, sendable } from '../../../ui/upload/photo.ts';
import { imageAccept, imageProblem } from '../../../ui/upload/upload.ts';
import { Icon } from '../components/Icon.tsx';
import { messageOf } from '../dataProvider/errors.ts';

type Props = { label: string; url: string | null; onPick: (image: File) => Promise<unknown> };

/** Uploads an image as soon as it is dropped or chosen; images only, at most 20 MB (S-048, S-049). */
export function ImageInput({ label, url, onPick }: Props) {
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const id = useId();
  const pick = async (chosen: File | undefined) => {
    setOver(false);
    if (busy) return;
    const file = chosen && imageProblem(chosen) ? await sendable(chosen) : chosen;
    const wrong = imageProblem(file);
    setProblem(wrong ?? '');
    if (wrong || !file) return;
    setBusy(true);
    await onPick(await scaledPhoto(file)).catch((error) => setProblem(messageOf(error)));
    setBusy(false);
  };
  return (
    <Box>
      <InputLabel id={id}>{label}</InputLabel>
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          justifyItems: 'center',
          gap: 1,
          p: 2,
          border: '1px dashed var(--control)',
          borderRadius: 2,
          bgcolor: over ? 'var(--field-50)' : 'var(--sunken)',
          '& img': { maxWidth: '100%', maxHeight: 120 },
          '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
          '&:focus-within': { outline: '2px solid var(--focus)', outlineOffset: 2 },
        }}
      >
        {url ? <img src={url} alt={`${label} now in use`} /> : <Icon name="image" size={20} />}
        <Typography variant="caption" role="status">
          {busy ? 'Uploading...' : url ? 'Drop an image here to replace it' : 'Drop an image here or choose one'}
        </Typography>
        <input
          type="file"
          aria-labelledby={id}
          accept={imageAccept}
          aria-disabled={busy} // A disabled input would lose keyboard focus.
          onClick={(event) => busy && event.preventDefault()}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = ''; // Allows choosing the same file again.
            void pick(file);
          }}
        />
      </Box>
      {problem ? <Alert severity="error">{problem}</Alert> : null}
    </Box>
  );
}
