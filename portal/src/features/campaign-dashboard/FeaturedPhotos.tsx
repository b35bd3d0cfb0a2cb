/** Featured photos, ten at a time, each ten in one layout: a large photo followed by four small ones, twice (S-188, S-437). */
import { useCallback, useRef, useState } from 'react';
import { request } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { Lightbox } from '../../components/Lightbox.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { PrintedPart } from '../../components/PrintedPart.tsx';
import { pagePicture } from '../../lib/pagePicture.ts';
import { useFocusOnNew } from '../../lib/useFocusOnNew.ts';
import { type Page, usePages } from '../../lib/usePages.ts';
import { captionOf } from '../../shared/campaign/captionOf.ts';
import { FeaturedPhotosDocument } from '../../shared/campaign/generated/graphql.ts';
import type { FeaturedPhoto } from '../../shared/campaign/types.ts';
import { photoActions } from '../../shared/feedback/FeedbackSlot.tsx';

/** True if a photo is shown large: the first, and every fifth that is followed by four others, so that no row is half empty. */
const leads = (index: number, total: number) => index === 0 || (index % 5 === 0 && index + 4 < total);

export function FeaturedPhotos({ first, token }: { first: Page<FeaturedPhoto>; token: string }) {
  const [open, setOpen] = useState<number | null>(null);
  const load = useCallback(
    async (cursor: string | null) =>
      (await request(FeaturedPhotosDocument, { cursor }, { linkToken: token })).featuredPhotos,
    [token],
  );
  const { rows, more, busy, error, next } = usePages(load, false, first);
  const photos = rows ?? [];
  const list = useRef<HTMLDivElement>(null);
  useFocusOnNew(list, photos.length, more);
  const captions = photos.map(captionOf);
  return (
    <section className="wrap" id="photos" aria-labelledby="h-photos">
      <div className="story__head">
        <h2 id="h-photos">Featured photos</h2>
        <p>Our team has checked every picture.</p>
      </div>
      <div className="photos" ref={list}>
        {photos.map((photo, index) => (
          <figure key={photo.id} className={leads(index, photos.length) ? 'photos__lead' : undefined}>
            <button
              type="button"
              className="pic-button"
              aria-label={`Open the photo of ${captions[index]?.title}`}
              onClick={() => setOpen(index)}
            >
              <img
                className="pic"
                src={
                  (leads(index, photos.length)
                    ? pagePicture(photo.fullSizeUrl)
                    : (photo.thumbnailUrl ?? photo.fullSizeUrl)) ?? undefined
                }
                alt=""
                loading="lazy"
              />
            </button>
            <figcaption>
              <b>{captions[index]?.title}</b>
              {captions[index]?.text}
            </figcaption>
          </figure>
        ))}
      </div>
      {error !== null && <ErrorNotice>Oops! The next photos could not be loaded. Please try again.</ErrorNotice>}
      {more && <PrintedPart count={photos.length} what="featured photos" where="on the dashboard" />}
      {more && (
        <p className="photos__more">
          <Button busy={busy} busyText="Loading..." onClick={next}>
            Show more photos
          </Button>
        </p>
      )}
      {open !== null && (
        <Lightbox
          pictures={photos.map((photo, index) => ({
            id: photo.id,
            fullSizeUrl: photo.fullSizeUrl,
            title: captions[index]?.title ?? '',
            text: captions[index]?.text,
          }))}
          start={open}
          onClose={() => setOpen(null)}
          actions={photoActions}
        />
      )}
    </section>
  );
}
