import { type DragEvent, type ReactNode, useCallback, useState } from 'react';
import { useDialog } from '../components/DialogButton.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import type { Campaign, Mark } from './marks.ts';

type Moved = { mark: Mark; campaign: Campaign };

/** How marks are moved: by dragging them onto a day, or from their menu. Both ask first. */
export type Mover = {
  /** The mark that is being dragged, and the day over which it is. */
  dragged: (Moved & { over: string | null }) | null;
  start: (moved: Moved) => void;
  end: () => void;
  move: (moved: Moved, to?: string) => void;
  /** Makes an element accept the dragged mark; `dayAt` returns the day of the pointer. */
  target: (dayAt: (event: DragEvent<HTMLElement>) => string) => {
    onDragOver: (event: DragEvent<HTMLElement>) => void;
    onDrop: (event: DragEvent<HTMLElement>) => void;
  };
};

/** The dialog to render, and how marks are moved. */
export function useMover(): [ReactNode, Mover] {
  const [dialog, openDialog] = useDialog();
  const [dragged, setDragged] = useState<Mover['dragged']>(null);
  const end = useCallback(() => setDragged(null), []);
  const move: Mover['move'] = ({ mark, campaign }, to = mark.onDate) =>
    openDialog(<MoveDialog mark={mark} campaign={campaign} to={to} />);
  const target: Mover['target'] = (dayAt) => ({
    onDragOver: (event) => {
      if (!dragged) return;
      event.preventDefault();
      const over = dayAt(event);
      if (over !== dragged.over) setDragged({ ...dragged, over });
    },
    onDrop: (event) => {
      if (!dragged) return;
      event.preventDefault();
      const to = dayAt(event);
      end();
      if (to !== dragged.mark.onDate) move(dragged, to);
    },
  });
  return [dialog, { dragged, start: (moved) => setDragged({ ...moved, over: null }), end, move, target }];
}
