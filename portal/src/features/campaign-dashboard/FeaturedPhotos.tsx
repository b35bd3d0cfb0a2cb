/** Featured photos, large; each opens (S-188). */
import { useState } from 'react';
import { cityState, formatInstant } from '../../../../ui/formats.ts';
import { Lightbox } from '../../kit/Lightbox.tsx';
import type { DashboardLeague, DashboardPhoto } from './documents.ts';

export function FeaturedPhotos({
  photos,
  leagues,
}: {
  photos: readonly DashboardPhoto[];
  leagues: readonly DashboardLeague[];
}) {
  const [open, setOpen] = useState<number | null>(null);
  const captions = photos.map((photo) => {
    const league = leagues.find((one) => one.id === photo.offerId);
    return {
      title: league?.organizationName ?? 'Sponsored league',
      text: [league ? cityState(league) : '', formatInstant(photo.createdAt)].filter(Boolean).join(', '),
    };
  });
  return (
    <section className="wrap" id="photos" aria-labelledby="h-photos">
      <div className="story__head">
        <h2 id="h-photos">Featured photos</h2>
        <p>Every picture was taken by a league and checked by us.</p>
      </div>
      <div className={`photos photos--${Math.min(photos.length, 5)}`}>
        {photos.slice(0, 9).map((photo, index) => (
          <figure key={photo.id} className={index === 0 ? 'photos__lead' : undefined}>
            <button
              type="button"
              className="pic-button"
              aria-label={`Open the photo of ${captions[index]?.title}`}
              onClick={() => setOpen(index)}
            >
              <img
                className="pic"
                src={index === 0 ? photo.fullSizeUrl : (photo.thumbnailUrl ?? photo.fullSizeUrl)}
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
        />
      )}
    </section>
  );
}
