/** Takes a file that is dropped anywhere on a box, not only on the field within it. */
import { type DragEvent, useState } from 'react';

interface Dropped {
  /** Whether a file is held over the box now. */
  over: boolean;
  /** What the box listens to. */
  box: Record<'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent) => void>;
}

/** `take` gets the dropped file; nothing is taken while `closed`. */
export function useDropped(take: (file: File) => void, closed: boolean): Dropped {
  const [over, setOver] = useState(false);
  return {
    over,
    box: {
      onDragOver: (event) => {
        if (closed || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event) => setOver(event.currentTarget.contains(event.relatedTarget as Node | null)),
      onDrop: (event) => {
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (closed || !file) return;
        event.preventDefault();
        take(file);
      },
    },
  };
}
