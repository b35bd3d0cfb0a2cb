/** One large picture, with buttons and arrow keys for the next and the previous one. */

import { type ReactNode, useEffect, useState } from 'react';
import { t } from '../i18n/i18n.ts';
import { Dialog } from './Dialog.tsx';
import { Icon } from './Icon.tsx';

export interface Picture {
  id: number | string;
  fullSizeUrl: string | null;
  title: string | null;
  text?: string;
}

export function Lightbox({
  pictures,
  start,
  onClose,
  actions,
}: {
  pictures: readonly Picture[];
  start: number;
  onClose: () => void;
  /** What people can do with a picture, shown below it. */
  actions?: (picture: Picture) => ReactNode;
}) {
  const [at, setAt] = useState(start);
  const count = pictures.length;
  const picture = pictures[at];

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // not while somebody types or another dialog is open above
      if (event.target instanceof Element && event.target.closest('input, textarea, dialog dialog')) return;
      if (event.key === 'ArrowRight') setAt((old) => (old + 1) % count);
      if (event.key === 'ArrowLeft') setAt((old) => (old + count - 1) % count);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [count]);

  if (!picture) return null;
  return (
    <Dialog title={picture.title ?? ''} onClose={onClose} wide>
      <img className="lightbox__pic" src={picture.fullSizeUrl ?? undefined} alt={picture.title ?? ''} />
      <div className="lightbox__foot">
        <p className="soft small">{picture.text}</p>
        {count > 1 && (
          <div className="lightbox__turn">
            <button
              className="icon-button"
              type="button"
              aria-label={t('Previous picture')}
              onClick={() => setAt((at + count - 1) % count)}
            >
              <Icon name="left" />
            </button>
            <span className="num small">{t('{at} of {count}', { at: at + 1, count })}</span>
            <button
              className="icon-button"
              type="button"
              aria-label={t('Next picture')}
              onClick={() => setAt((at + 1) % count)}
            >
              <Icon name="right" />
            </button>
          </div>
        )}
      </div>
      {actions?.(picture)}
    </Dialog>
  );
}
