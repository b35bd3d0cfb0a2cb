/**
 * One large picture with its caption. Buttons, arrow keys and a swipe show the next and the previous one, Home and End
 * the first and the last one. The pictures may be a part of a list that goes on.
 */

import { type PointerEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { t } from '../i18n/i18n.ts';
import { Dialog } from './Dialog.tsx';
import { Icon } from './Icon.tsx';

export interface Picture {
  id: number | string;
  fullSizeUrl: string | null;
  title: string | null;
  text?: string;
}

/** Pixels after which a movement to the side is a swipe. */
const SWIPE = 48;
/** More pictures are loaded when so few are left. */
const NEAR_END = 3;

/** Calls `turn` with 1 or -1 when a finger or pen has moved to the left or to the right. */
function useSwipe(turn: (by: number) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      start.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY };
    },
    onPointerCancel: () => {
      start.current = null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const [x, y] = [clientX - start.current.x, clientY - start.current.y];
      start.current = null;
      if (Math.abs(x) >= SWIPE && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1);
    },
  };
}

export function Lightbox({
  pictures,
  start,
  more = false,
  onEnd,
  tools,
  onClose,
  actions,
}: {
  pictures: readonly Picture[];
  start: number;
  /** The list goes on: `onEnd` loads more pictures. Otherwise the first picture follows the last one. */
  more?: boolean;
  onEnd?: () => void;
  /** Buttons for a picture, beside those that turn. */
  tools?: (picture: Picture) => ReactNode;
  onClose: () => void;
  /** What people can do with a picture, shown below it. */
  actions?: (picture: Picture) => ReactNode;
}) {
  const [at, setAt] = useState(start);
  /** The next picture is shown as soon as it is loaded. */
  const [waiting, setWaiting] = useState(false);
  const count = pictures.length;
  const picture = pictures[at];

  const turn = useCallback(
    (by: number) => {
      const to = at + by;
      if (to >= count && more) return setWaiting(true);
      if (to < 0 && more) return;
      setWaiting(false);
      setAt((to + count) % count);
    },
    [at, count, more],
  );
  useEffect(() => {
    if (more && (waiting || at >= count - NEAR_END)) onEnd?.();
  }, [at, count, more, onEnd, waiting]);
  useEffect(() => {
    if (!waiting || (at + 1 >= count && more)) return;
    setWaiting(false);
    if (at + 1 < count) setAt(at + 1);
  }, [at, count, more, waiting]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // not while somebody types or another dialog is open above
      if (event.target instanceof Element && event.target.closest('input, textarea, dialog dialog')) return;
      if (event.key === 'ArrowRight') turn(1);
      else if (event.key === 'ArrowLeft') turn(-1);
      else if (event.key === 'Home') setAt(0);
      else if (event.key === 'End') setAt(count - 1);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [turn, count]);
  const swipe = useSwipe(turn);

  if (!picture) return null;
  return (
    <Dialog title={picture.title ?? ''} onClose={onClose} wide>
      <img
        className="lightbox__pic"
        src={picture.fullSizeUrl ?? undefined}
        alt={picture.title ?? ''}
        draggable={false}
        {...swipe}
      />
      <div className="lightbox__foot">
        <p className="soft small" aria-live="polite">
          {picture.text}
        </p>
        <div className="lightbox__turn">
          {tools?.(picture)}
          {(count > 1 || more) && (
            <>
              <button
                className="icon-button"
                type="button"
                aria-label={t('Previous picture')}
                disabled={more && at === 0}
                onClick={() => turn(-1)}
              >
                <Icon name="left" />
              </button>
              <span className="num small">{more ? at + 1 : t('{at} of {count}', { at: at + 1, count })}</span>
              <button
                className="icon-button"
                type="button"
                aria-label={t('Next picture')}
                aria-busy={waiting || undefined}
                onClick={() => turn(1)}
              >
                <Icon name="right" />
              </button>
            </>
          )}
        </div>
      </div>
      {actions?.(picture)}
    </Dialog>
  );
}
