/** Photos of a link's dashboard, ten at a time; each opens in a lightbox (S-210, M14). */
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Lightbox } from '../../components/Lightbox.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { PrintedPart } from '../../components/PrintedPart.tsx';
import { useFocusOnNew } from '../../lib/useFocusOnNew.ts';
import { type Page, usePages } from '../../lib/usePages.ts';
import { photoActions } from '../feedback/FeedbackSlot.tsx';
import { captionOf } from './captionOf.ts';
import type { FeaturedPhoto } from './types.ts';
import './photo-pages.css';

type Props = {
  /** Loads the page after a cursor; must be a stable function. */
  load: (cursor: string | null) => Promise<Page<FeaturedPhoto>>;
  /** Shown if there are no photos. */
  empty: ReactNode;
};

export function PhotoPages({ load, empty }: Props) {
  const { rows, more, busy, error, next } = usePages(load);
  const list = useRef<HTMLDivElement>(null);
  useFocusOnNew(list, rows?.length ?? 0, more);
  const [open, setOpen] = useState<number | null>(null);
  if (error !== null && rows === null) throw error; // the global error screen (S-224)
  if (rows === null)
    return (
      <p className="soft" role="status">
        Loading the photos...
      </p>
    );
  if (rows.length === 0) return empty;
  return (
    <>
      <div className="photo-pages" ref={list}>
        {rows.map((photo, index) => {
          const caption = captionOf(photo);
          return (
            <figure key={photo.id}>
              <button
                type="button"
                className="pic-button"
                aria-label={`Open the photo of ${caption.title}`}
                onClick={() => setOpen(index)}
              >
                <img className="pic" src={photo.thumbnailUrl ?? photo.fullSizeUrl ?? undefined} alt="" loading="lazy" />
              </button>
              <figcaption>
                <b>{caption.title}</b>
                {caption.text}
              </figcaption>
            </figure>
          );
        })}
      </div>
      {error !== null && <ErrorNotice>Oops! The next photos could not be loaded. Please try again.</ErrorNotice>}
      {more && (
        <>
          <PrintedPart count={rows.length} what="photos" where="on the dashboard" />
          <p className="photos__more">
            <Button busy={busy} busyText="Loading..." onClick={next}>
              Show more photos
            </Button>
          </p>
        </>
      )}
      {open !== null && (
        <Lightbox
          pictures={rows.map((photo) => ({ id: photo.id, fullSizeUrl: photo.fullSizeUrl, ...captionOf(photo) }))}
          start={open}
          onClose={() => setOpen(null)}
          actions={photoActions}
        />
      )}
    </>
  );
}
