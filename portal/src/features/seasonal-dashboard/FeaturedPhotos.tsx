/** Featured photos, ten at a time; each opens large (S-210). */
import { useCallback, useRef, useState } from 'react';
import { request } from '../../../../ui/graphql.ts';
import { Button } from '../../kit/Button.tsx';
import { Lightbox } from '../../kit/Lightbox.tsx';
import { ErrorNotice } from '../../kit/Notice.tsx';
import { EmptyState } from '../../kit/States.tsx';
import { useFocusOnNew } from '../../lib/useFocusOnNew.ts';
import { usePages } from '../../lib/usePages.ts';
import { captionOf } from '../campaign-dashboard/captionOf.ts';
import { FeaturedPhotosDocument } from '../campaign-dashboard/generated/graphql.ts';

export function FeaturedPhotos({ token }: { token: string }) {
  const load = useCallback(
    async (cursor: string | null) =>
      (await request(FeaturedPhotosDocument, { cursor }, { linkToken: token })).featuredPhotos,
    [token],
  );
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
  if (rows.length === 0) return <EmptyState icon="image">Sorry! You have no photos yet!</EmptyState>;
  return (
    <>
      <div className="seasonphotos" ref={list}>
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
        <Button busy={busy} busyText="Loading..." onClick={next}>
          Show more photos
        </Button>
      )}
      {open !== null && (
        <Lightbox
          pictures={rows.map((photo) => ({ id: photo.id, fullSizeUrl: photo.fullSizeUrl, ...captionOf(photo) }))}
          start={open}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
