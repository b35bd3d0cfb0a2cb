/** The newest photos of a row, and a link to all of them. */
import { useState } from 'react';
import { photoAbsences } from '../../../../ui/delivery.ts';
import { formatDate, pluralise } from '../../../../ui/formats.ts';
import { EvidenceLink } from '../../components/EvidenceLink.tsx';
import { Lightbox } from '../../components/Lightbox.tsx';
import type { Filters } from '../../lib/filters.ts';
import type { EvidenceThumbnailFragment } from './generated/graphql.ts';

export function Thumbnails({
  row: { photos, photosConnection, photoAbsence, organizationName },
  token,
  filters,
}: {
  row: {
    photos: readonly EvidenceThumbnailFragment[];
    photosConnection: { totalCount: number };
    /** Why there is none, as the API says. */
    photoAbsence: string | null;
    organizationName: string | null;
  };
  token: string;
  /** Of the list with all photos of the row. */
  filters: Filters;
}) {
  const league = organizationName ?? '';
  const total = photosConnection.totalCount;
  const [open, setOpen] = useState<number | null>(null);
  if (total === 0) return <span className="soft">{photoAbsences[photoAbsence ?? 'none']}</span>;
  return (
    <div className="evidence__photos">
      <div className="thumbs">
        {photos.map((photo, index) => (
          <button
            key={photo.id}
            type="button"
            className="pic-button"
            aria-label={`Open photo ${index + 1} of ${league}`}
            onClick={() => setOpen(index)}
          >
            <img className="pic" src={photo.thumbnailUrl ?? photo.fullSizeUrl ?? undefined} alt="" loading="lazy" />
          </button>
        ))}
      </div>
      <EvidenceLink token={token} list="photos" filters={filters} label={`${pluralise(total, 'photo')} of ${league}`}>
        {pluralise(total, 'photo')}
      </EvidenceLink>
      {open !== null && (
        <Lightbox
          pictures={photos.map((photo) => ({
            id: photo.id,
            fullSizeUrl: photo.fullSizeUrl,
            title: league,
            text: [photo.capabilityName, formatDate(photo.uploadedOn)].filter(Boolean).join(', '),
          }))}
          start={open}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
