/** Photos of a link's dashboard, ten at a time; each opens in a lightbox (S-188, S-210, S-437, M14). */
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Lightbox } from '../../components/Lightbox.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { PrintedPart } from '../../components/PrintedPart.tsx';
import { pagePicture } from '../../lib/pagePicture.ts';
import { useFocusOnNew } from '../../lib/useFocusOnNew.ts';
import { type Page, type PageLoader, usePages } from '../../lib/usePages.ts';
import { photoActions } from '../feedback/FeedbackSlot.tsx';
import { captionOf } from './captionOf.ts';
import type { FeaturedPhoto } from './types.ts';
import './photo-pages.css';

type Props = {
  load: PageLoader<FeaturedPhoto>;
  /** The first page, if it is already loaded. */
  first?: Page<FeaturedPhoto>;
  /** Each ten in one layout: a large photo followed by four small ones, twice (S-188). */
  large?: boolean;
  what?: string;
  /** Shown if there are no photos. */
  empty: ReactNode;
};

/** True if a photo is shown large: the first, and every fifth that is followed by four others, so that no row is half empty. */
const leads = (index: number, total: number) => index === 0 || (index % 5 === 0 && index + 4 < total);

export function PhotoPages({ load, first, large = false, what = 'photos', empty }: Props) {
  const { rows, more, busy, error, next } = usePages(load, false, first);
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
      <div className={large ? 'photos' : 'photo-pages'} ref={list}>
        {rows.map((photo, index) => {
          const caption = captionOf(photo);
          const lead = large && leads(index, rows.length);
          const url = lead ? pagePicture(photo.fullSizeUrl) : (photo.thumbnailUrl ?? photo.fullSizeUrl);
          return (
            <figure key={photo.id} className={lead ? 'photos__lead' : undefined}>
              <button
                type="button"
                className="pic-button"
                aria-label={`Open the photo of ${caption.title}`}
                onClick={() => setOpen(index)}
              >
                <img className="pic" src={url ?? undefined} alt="" loading="lazy" />
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
          <PrintedPart count={rows.length} what={what} where="on the dashboard" />
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
