import { useState } from 'react';
import { postForm } from '../../../../ui/upload/post.ts';
import { useAction, useCall } from '../../api/hooks.ts';
import { StatusBadge } from '../../kit/Badge.tsx';
import { Block, Empty } from '../../kit/Block.tsx';
import { Button } from '../../kit/Button.tsx';
import { moment } from '../../kit/moment.ts';
import { ReviewImageDocument } from '../documents.ts';
import { statusOf } from '../states.ts';
import type { ProofImage, Sponsorship } from '../types.ts';
import { Lightbox } from './Lightbox.tsx';
import { ReviewModal } from './ReviewModal.tsx';
import { UploadModal } from './UploadModal.tsx';

const isPending = ({ status }: ProofImage) => status.toLowerCase() === 'pending';

type ShotProps = {
  image: ProofImage;
  title: string;
  onOpen: () => void;
  onReview: () => void;
  onDecide?: (status: 'verified' | 'rejected') => void;
  busy: boolean;
};

const Shot = ({ image, title, onOpen, onReview, onDecide, busy }: ShotProps) => (
  <figure className="shot">
    <button type="button" className="shot__open" onClick={onOpen} aria-label={`Open the image for ${title}`}>
      <img className="pic" src={image.thumbnailUrl ?? image.fullSizeUrl ?? ''} alt="" loading="lazy" />
    </button>
    <figcaption>
      <b>{title}</b>
      <span className="soft small">
        {image.createdBy?.name ?? image.createdBy?.email ?? image.from ?? 'League'}
        <br />
        {moment(image.createdAt)}
      </span>
      {onDecide ? null : (
        <span className="small">
          <StatusBadge of="image" status={image.status} /> {image.hidden ? 'hidden' : ''}{' '}
          {image.featured ? 'featured' : ''}
        </span>
      )}
    </figcaption>
    <div className="shot__acts">
      {onDecide ? (
        <>
          <Button small look="go" icon="ok" disabled={busy} onClick={() => onDecide('verified')}>
            Accept
            <span className="vh"> {title}</span>
          </Button>
          <Button small disabled={busy} onClick={() => onDecide('rejected')}>
            Reject
            <span className="vh"> {title}</span>
          </Button>
        </>
      ) : null}
      <Button small look="bare" icon="edit" aria-label={`Review ${title}`} onClick={onReview} />
    </div>
  </figure>
);

/** Images that wait for a decision, and those that have one (S-243, S-297 … S-307). */
export function PendingBlock({ offer }: { offer: Sponsorship }) {
  const { call, busy } = useCall(ReviewImageDocument);
  const [shownId, setShownId] = useState<number | null>(null);
  const [reviewed, setReviewed] = useState<ProofImage | null>(null);
  const [uploading, setUploading] = useState(false);
  const [all, setAll] = useState(false);
  const upload = useAction(
    ({ form, signal }: { form: FormData; signal: AbortSignal }) => postForm('/verification_images', form, signal),
    { quiet: true },
  );
  const images = [...offer.verificationImages].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  const pending = images.filter(isPending);
  const decided = images.filter((image) => !isPending(image)).reverse();
  const shown = images.find(({ id }) => id === shownId);
  const titleOf = (image: ProofImage) =>
    offer.verificationDeadlines.find(({ id }) => id === image.verificationDeadlineId)?.name ?? 'No deadline yet';
  const decide = (image: ProofImage, status: 'verified' | 'rejected') => {
    // Accepting needs the deadline that the image proves (S-298): without one it is asked for.
    if (status === 'verified' && !image.verificationDeadlineId) return setReviewed(image);
    return void call({
      input: {
        id: image.id,
        status,
        verificationDeadlineId: image.verificationDeadlineId,
        hidden: false,
        featured: status === 'verified' && image.featured,
      },
    }).catch(() => undefined);
  };
  const shot = (image: ProofImage, open: boolean) => (
    <Shot
      key={image.id}
      image={image}
      title={titleOf(image)}
      busy={busy}
      onOpen={() => setShownId(image.id)}
      onReview={() => setReviewed(image)}
      {...(open ? { onDecide: (status: 'verified' | 'rejected') => decide(image, status) } : {})}
    />
  );
  return (
    <Block
      id="review"
      title="Pending Verifications"
      note={pending.length || undefined}
      end={
        <Button
          small
          icon="image"
          disabled={statusOf(offer) !== 'confirmed' || offer.verificationDeadlines.length === 0}
          onClick={() => setUploading(true)}
        >
          Upload
        </Button>
      }
    >
      {pending.length ? (
        <div className="shots">{pending.map((image) => shot(image, true))}</div>
      ) : (
        <Empty>No new verification images have been received recently.</Empty>
      )}
      {decided.length ? (
        <p className="shots__more">
          <Button small look="bare" onClick={() => setAll(!all)}>
            {all ? 'Hide reviewed images' : `Show ${decided.length} reviewed`}
          </Button>
        </p>
      ) : null}
      {all ? <div className="shots">{decided.map((image) => shot(image, false))}</div> : null}
      {shown ? (
        <Lightbox url={shown.fullSizeUrl ?? ''} title={titleOf(shown)} onClose={() => setShownId(null)} />
      ) : null}
      {reviewed ? <ReviewModal offer={offer} image={reviewed} onClose={() => setReviewed(null)} /> : null}
      {uploading ? <UploadModal offer={offer} onUpload={upload.call} onClose={() => setUploading(false)} /> : null}
    </Block>
  );
}
