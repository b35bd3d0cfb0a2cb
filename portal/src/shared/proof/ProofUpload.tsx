/** Chooses, previews and sends a photo as proof of a deadline (L-301 to L-305); for a login and for a deadline's link. */
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { isFailure, type RequestOptions } from '../../../../ui/graphql.ts';
import { clearBeforeChoosing, setInputFiles } from '../../../../ui/upload/inputFiles.ts';
import { measurePhoto, photoWarning, scaledPhoto, sendable } from '../../../../ui/upload/photo.ts';
import { sendForm, sendFormAs } from '../../../../ui/upload/send.ts';
import { imageAccept, imageProblem, verificationImageForm } from '../../../../ui/upload/upload.ts';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ErrorNotice, Notice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { queuePhoto, removeQueued, sendQueued, whileAlone } from '../../lib/proofQueue.ts';
import { verificationEmail } from '../../lib/settings.ts';
import { useAction } from '../../lib/useAction.ts';
import { useLeaveWarning } from '../../lib/useLeaveWarning.ts';
import { useSession } from '../../lib/useSession.ts';
import { GoodProof } from './GoodProof.tsx';
import { ReleaseTick } from './ReleaseTick.tsx';
import { photoRefusal } from './refusals.ts';
import { useChosenPhoto } from './useChosenPhoto.ts';
import { useDropped } from './useDropped.ts';
import { WaitingPhotos } from './WaitingPhotos.tsx';
import './proof.css';

type Concern = ReturnType<typeof photoWarning>;

/** An object URL of an image while it is shown. */
function usePreview(image: File | null): string | null {
  const [made, setMade] = useState<{ image: File; url: string } | null>(null);
  useEffect(() => {
    if (!image || typeof URL.createObjectURL !== 'function') return undefined;
    const url = URL.createObjectURL(image);
    setMade({ image, url });
    return () => URL.revokeObjectURL(url);
  }, [image]);
  return made?.image === image ? made.url : null; // the URL of the previous photo has been revoked
}

/** Sends a queued photo while the page shows how far it is; false if it stays queued. Refused, it is the page's again. */
async function sendNow(
  queued: NonNullable<Awaited<ReturnType<typeof queuePhoto>>>,
  form: FormData,
  access: RequestOptions,
  progress: Parameters<typeof sendFormAs>[4],
): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await sendFormAs(queued.key, '/verification_images', form, access, progress);
  } catch (error) {
    if (isFailure(error)) return false;
    await removeQueued(queued);
    throw error;
  }
  await removeQueued(queued);
  return true;
}

export function ProofUpload({
  deadlineId,
  capabilityName,
  releaseStatedAt,
  signedReleases,
  access = {},
  onUploaded,
  onBusy,
  after,
}: {
  deadlineId: number;
  capabilityName: string;
  /** Since when the league says for this season that those on its photos agreed; null if it does not. */
  releaseStatedAt: string | null;
  /** Shown below the tick for releases. */
  signedReleases?: ReactNode;
  access?: RequestOptions;
  onUploaded: () => Promise<void>;
  /** Called when an upload starts and ends. */
  onBusy?: (busy: boolean) => void;
  /** The next actions once a photo is sent [L16]. */
  after?: ReactNode;
}) {
  const inputId = useId();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const session = useSession();
  const {
    photo: image,
    restored,
    choose,
    forget,
  } = useChosenPhoto(deadlineId, access.linkToken === undefined ? (session?.sub ?? '') : null);
  const [concern, setConcern] = useState<Concern>(null);
  const [unreadable, setUnreadable] = useState(false);
  const [share, setShare] = useState(0);
  const [waiting, setWaiting] = useState(false);
  const [uploaded, setUploaded] = useState(false);
  /** How often a photo was queued. */
  const [queuedAt, setQueuedAt] = useState(0);
  const [ticked, setTicked] = useState<boolean | null>(null);
  const released = ticked ?? releaseStatedAt !== null;
  const done = useRef<HTMLDivElement>(null);
  const preview = usePreview(image);
  const problem = image ? imageProblem(image) : null;

  useEffect(() => {
    if (restored && image && input.current) setInputFiles(input.current, [image]);
  }, [restored, image]);
  useEffect(() => {
    setConcern(null);
    setUnreadable(false);
    if (!image || imageProblem(image)) return;
    let current = true;
    void measurePhoto(image).then((look) => {
      if (current && look) setConcern(photoWarning(look));
    });
    return () => {
      current = false;
    };
  }, [image]);

  // the button that sent the photo is disabled until another is chosen: the focus moves to the message about this one
  useEffect(() => {
    if (uploaded) done.current?.focus();
  }, [uploaded]);

  // leaving the page aborts the upload: nobody would see its result, and the photo stays stored on the device
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const upload = useAction(async () => {
    if (!image) return;
    const stop = new AbortController();
    sending.current = stop;
    setShare(0);
    const ready = await scaledPhoto(image);
    const form = verificationImageForm(deadlineId, ready, released);
    const progress = {
      onProgress: (now: number) => {
        setWaiting(false);
        setShare(now);
      },
      onWait: () => setWaiting(true),
      signal: stop.signal,
    };
    const { linkToken: token } = access;
    // kept on the device before it is sent: if the page is closed or the answer is lost, the worker sends it
    const queued = token === undefined ? null : await queuePhoto({ deadlineId, token, released, file: ready });
    let isSent = true;
    try {
      if (queued) {
        await forget();
        isSent = await whileAlone(() => sendNow(queued, form, access, progress));
      } else await sendForm('/verification_images', form, access, progress);
    } finally {
      setWaiting(false);
      setQueuedAt((count) => count + 1);
    }
    choose(null);
    setUploaded(isSent);
    if (input.current) input.current.value = '';
    if (isSent) await onUploaded();
    else sendQueued();
  });
  useLeaveWarning(upload.busy);
  useEffect(() => onBusy?.(upload.busy), [onBusy, upload.busy]);
  const chooseAgain = async (chosen: File | null) => {
    const file = chosen && imageProblem(chosen) ? await sendable(chosen) : chosen;
    choose(file);
    if (!file && input.current) input.current.value = '';
    setUploaded(false);
    upload.clear();
  };

  const { over, box } = useDropped((file) => {
    if (input.current) setInputFiles(input.current, [file]);
    void chooseAgain(file);
  }, upload.busy);

  const refusal = photoRefusal(upload.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (image && !problem) void upload.run();
  };

  return (
    <form className="form proof" onSubmit={submit} noValidate>
      {restored && !upload.busy && (
        <Notice
          tone="qualified"
          icon="undo"
          action={
            <Button
              small
              onClick={() => {
                void chooseAgain(null);
                input.current?.focus();
              }}
            >
              {t('Remove the photo')}
            </Button>
          }
        >
          {t('The photo that you chose before is back. It is not sent yet.')}
        </Notice>
      )}
      <div className="proof__pair">
        <div className="proof__choice">
          <div className={over ? 'drop is-over' : 'drop'} {...box}>
            {preview && !problem && !unreadable ? (
              <img className="proof__preview" src={preview} alt={t('Your photo')} onError={() => setUnreadable(true)} />
            ) : (
              <Icon name="camera" />
            )}
            <input
              className="sr"
              ref={input}
              id={inputId}
              type="file"
              accept={imageAccept}
              aria-describedby={hintId}
              required
              disabled={upload.busy}
              onClick={clearBeforeChoosing}
              onChange={(event) => void chooseAgain(event.target.files?.[0] ?? null)}
            />
            {/* the native file button is in the browser's language, not the page's */}
            <label className="button button--quiet" htmlFor={inputId}>
              {t('Choose a picture')}
            </label>
            <p className="hint" id={hintId}>
              {image ? image.name : t('JPEG, PNG or GIF, up to 20 MB')}
            </p>
          </div>
          {problem && <ErrorNotice>{t(problem)}</ErrorNotice>}
        </div>
        <GoodProof capabilityName={capabilityName} />
      </div>
      {unreadable && upload.error === null && (
        <Notice tone="proposed" icon="alert">
          {t('This file does not look like a picture. Please choose another one.')}
        </Notice>
      )}
      {concern && (
        <Notice tone="proposed" icon="alert">
          {concern === 'small'
            ? t(
                'This photo is very small: the sponsor’s name may not be readable. You can send it, but a larger one is better.',
              )
            : t('This photo looks blurry. You can send it, but a sharper one is more likely to be accepted.')}
        </Notice>
      )}
      <ReleaseTick released={released} statedAt={releaseStatedAt} disabled={upload.busy} onChange={setTicked}>
        {signedReleases}
      </ReleaseTick>
      {upload.busy && (
        <div className="proof__sending" role="status">
          <progress max={1} value={share} aria-label={t('Upload')} />
          <span>
            {waiting
              ? t('The connection was lost. Trying again...')
              : t('{percent}% sent', { percent: Math.round(share * 100) })}
          </span>
        </div>
      )}
      {access.linkToken !== undefined && (
        <WaitingPhotos deadlineId={deadlineId} moment={queuedAt} onSent={onUploaded} />
      )}
      {uploaded && (
        <div ref={done} tabIndex={-1}>
          <Notice tone="confirmed" icon="check">
            {t('Image successfully uploaded. If necessary, you can now upload another image.')}
          </Notice>
          {after && <div className="proof__after">{after}</div>}
        </div>
      )}
      {upload.error !== null && (
        <ErrorNotice>
          {t('Image did not upload. Please try again or send an email to {email} with the image as an attachment', {
            email: verificationEmail(),
          })}
          {refusal && (
            <>
              <br />
              {t(refusal)}
            </>
          )}
        </ErrorNotice>
      )}
      {!uploaded && (
        <Button
          variant="main"
          type="submit"
          wide
          disabled={!image || problem !== null}
          busy={upload.busy}
          busyText={t('Uploading...')}
        >
          {t('Submit')}
        </Button>
      )}
    </form>
  );
}
