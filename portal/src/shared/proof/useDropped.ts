/** Accepts a file dropped anywhere on a box, not only on the file input within it. */
import { type DragEvent, useState } from 'react';

interface Dropped {
  /** True while a file is dragged over the box. */
  over: boolean;
  /** Event handlers for the box. */
  box: Record<'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent) => void>;
}

/** `take` receives the dropped file; nothing is accepted while `closed`. */
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
