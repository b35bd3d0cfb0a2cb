import { type DragEvent, type ReactNode, useState } from 'react';
import { useDialog } from '../components/DialogButton.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import type { Campaign, Mark } from './marks.ts';

/** A mark that is being dragged, and the day over which it is. */
type Dragged = { mark: Mark; campaign: Campaign; over: string | null };
type Drag = (event: DragEvent<HTMLElement>) => void;

export type Mover = {
  dragged: Dragged | null;
  drag: (dragged: Dragged | null) => void;
  /** Asks before it moves a mark to a day. */
  move: (mark: Mark, campaign: Campaign, to?: string) => void;
  /** Lets an element accept the dragged mark; `dayAt` returns the day at the pointer. */
  target: (dayAt: (event: DragEvent<HTMLElement>) => string) => { onDragOver: Drag; onDrop: Drag };
};

/** How marks are moved, by dragging or from their menu, and the dialog to render. */
export function useMover(): [ReactNode, Mover] {
  const [dialog, openDialog] = useDialog();
  const [dragged, drag] = useState<Dragged | null>(null);
  const move: Mover['move'] = (mark, campaign, to = mark.onDate) =>
    openDialog(<MoveDialog mark={mark} campaign={campaign} to={to} />);
  const target: Mover['target'] = (dayAt) => ({
    onDragOver: (event) => {
      if (!dragged) return;
      event.preventDefault();
      const over = dayAt(event);
      if (over !== dragged.over) drag({ ...dragged, over });
    },
    onDrop: (event) => {
      event.preventDefault();
      const to = dayAt(event);
      drag(null);
      if (dragged && to !== dragged.mark.onDate) move(dragged.mark, dragged.campaign, to);
    },
  });
  return [dialog, { dragged, drag, move, target }];
}
