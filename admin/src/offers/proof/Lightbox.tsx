import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { Button } from '../../kit/Button.tsx';

/** One image in full size (S-307). */
export function Lightbox({ url, title, onClose }: { url: string; title: string; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby={id}>
      <div className="lightbox__bar">
        <h2 id={id}>{title}</h2>
        <Button look="bare" icon="x" aria-label="Close" onClick={onClose} />
      </div>
      <div className="lightbox">
        <img src={url} alt={title} />
      </div>
    </Dialog>
  );
}
