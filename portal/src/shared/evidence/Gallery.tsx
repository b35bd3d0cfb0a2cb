/** All photos of a dashboard with infinite scroll, by date, league or asset; a selection or all can be downloaded as a zip (M14). */
import { useMemo, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { formatDate } from '../../../../ui/formats.ts';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Lightbox } from '../../components/Lightbox.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { PrintedPart } from '../../components/PrintedPart.tsx';
import { EmptyState } from '../../components/States.tsx';
import { useEndless } from '../../lib/useEndless.ts';
import { useFocusOnNew } from '../../lib/useFocusOnNew.ts';
import { usePageLoader, usePages } from '../../lib/usePages.ts';
import { photoActions } from '../feedback/FeedbackSlot.tsx';
import { GalleryTools } from './GalleryTools.tsx';
import { EvidencePhotosDocument, type EvidencePhotosQuery } from './generated/graphql.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { type PhotoOrderName, photoOrderIn, photoOrders } from './photoOrder.ts';
import type { ListProps } from './rows.tsx';
import { savePhoto } from './savePhotos.ts';
import { photosWhere } from './where.ts';

export type GalleryPhoto = EvidencePhotosQuery['dashboardPhotosConnection']['nodes'][number];

const captionOf = ({ league, capabilityName, uploadedOn }: GalleryPhoto) => ({
  title: league?.organizationName ?? 'Sponsored league',
  text: [capabilityName, formatDate(uploadedOn), league && [league.city, league.state].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(' · '),
});

export function Gallery(props: ListProps) {
  const order = photoOrderIn(useSearch());
  return <Photos key={order} order={order} {...props} />;
}

function Photos({ token, filters, order }: ListProps & { order: PhotoOrderName }) {
  const load = usePageLoader(
    EvidencePhotosDocument,
    { filter: photosWhere(filters), orderBy: photoOrders[order].orderBy },
    token,
    (data) => data.dashboardPhotosConnection,
  );
  const { rows, more, busy, error, next } = usePages(load);
  const [open, setOpen] = useState<number | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set());
  const [failed, setFailed] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const end = useEndless(next, more && error === null);
  useFocusOnNew(list, rows?.length ?? 0, more);
  const photos = useMemo(() => rows ?? [], [rows]);
  const pictures = useMemo(
    () => photos.map((photo) => ({ id: photo.id, fullSizeUrl: photo.fullSizeUrl, ...captionOf(photo) })),
    [photos],
  );
  const toggle = (id: number) =>
    setChosen((old) => {
      const changed = new Set(old);
      if (!changed.delete(id)) changed.add(id);
      return changed;
    });
  const onError = () => setFailed(true);
  if (rows === null) return <NotLoaded what="the photos" failed={error !== null} onRetry={next} />;
  if (rows.length === 0)
    return (
      <EmptyState icon="image">
        No photo matches these filters.
        {filters.favorites && ' Signed-in users of the sponsor can mark a photo as a favorite after opening it.'}
      </EmptyState>
    );
  const { groupOf } = photoOrders[order];
  return (
    <>
      <GalleryTools
        token={token}
        filters={filters}
        order={order}
        chosen={chosen}
        onClear={() => setChosen(new Set())}
        onSave={() => setFailed(false)}
        onError={onError}
      />
      {failed && (
        <ErrorNotice>
          The download could not start. Others may be downloading; please try again in a minute.
        </ErrorNotice>
      )}
      <ul className="gallery" ref={list}>
        {photos.map((photo, index) => {
          const caption = captionOf(photo);
          const group = groupOf?.(photo);
          const before = photos[index - 1];
          return (
            <li
              key={photo.id}
              className={chosen.has(photo.id) ? 'gallery__photo gallery__photo--chosen' : 'gallery__photo'}
            >
              {group !== undefined && (!before || groupOf?.(before) !== group) && (
                <h2 className="gallery__group">{group}</h2>
              )}
              <figure>
                <button
                  type="button"
                  className="pic-button"
                  aria-label={`Open the photo of ${caption.title}, ${caption.text}`}
                  onClick={() => setOpen(index)}
                >
                  <img
                    className="pic"
                    src={photo.thumbnailUrl ?? photo.fullSizeUrl ?? undefined}
                    alt=""
                    loading="lazy"
                  />
                </button>
                <figcaption>
                  <b>
                    {caption.title}
                    {photo.favorites ? ' ★' : ''}
                    {photo.favorites ? <span className="sr"> Favorite</span> : null}
                  </b>
                  {caption.text}
                </figcaption>
                <div className="gallery__acts">
                  <button
                    type="button"
                    className="gallery__choose"
                    aria-pressed={chosen.has(photo.id)}
                    aria-label={`Choose the photo of ${caption.title}, ${caption.text}`}
                    onClick={() => toggle(photo.id)}
                  >
                    <Icon name="check" />
                  </button>
                </div>
              </figure>
            </li>
          );
        })}
      </ul>
      {error !== null && <ErrorNotice>The next photos could not be loaded. Please try again.</ErrorNotice>}
      {more && (
        <PrintedPart count={rows.length} what="photos" where="on this page on the web, where they can be downloaded" />
      )}
      {more && (
        <p className="photos__more" ref={end}>
          <Button busy={busy} busyText="Loading..." onClick={next}>
            Show more photos
          </Button>
        </p>
      )}
      {open !== null && (
        <Lightbox
          pictures={pictures}
          start={open}
          more={more}
          onEnd={next}
          tools={({ id }) => (
            <button
              type="button"
              className="icon-button"
              aria-label="Download this photo"
              onClick={() => savePhoto(Number(id), token, onError)}
            >
              <Icon name="download" />
            </button>
          )}
          actions={photoActions}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
