/** One verification deadline: date, name, instructions, creatives, own pictures (L-296 to L-298). */

import { useState } from 'react';
import { formatDateShort, formatInstant } from '../../../../ui/formats.ts';
import { type DeadlineSection, imageStatuses, statusKey, statusStyle } from '../../../../ui/status.ts';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Lightbox } from '../../components/Lightbox.tsx';
import { StaffText } from '../../components/StaffText.tsx';
import { t } from '../../i18n/i18n.ts';
import { T } from '../../i18n/T.tsx';
import { PassOn } from '../../shared/forwarding/PassOn.tsx';
import { Answered } from '../../shared/proof/Answered.tsx';
import { Artwork } from '../../shared/proof/Artwork.tsx';
import { canUpload, fromToday, passedBeforeAcceptance } from '../../shared/proof/deadlines.ts';
import { RejectedPhoto } from '../../shared/proof/RejectedPhoto.tsx';
import type { SponsorshipDeadline } from './types.ts';

export function DeadlineItem({
  deadline,
  section,
  today,
  confirmedAt,
  sponsorName,
  main,
  photoWaits,
  onUpload,
  onAnswer,
}: {
  deadline: SponsorshipDeadline;
  section: DeadlineSection;
  today: string;
  /** When the offer was accepted. */
  confirmedAt: string | null;
  sponsorName: string;
  /** True if its upload is the main action of the page. */
  main: boolean;
  /** True if a photo for it was chosen on this device and not sent yet. */
  photoWaits: boolean;
  /** Undefined for staff, who have read-only access. */
  onUpload: (() => void) | undefined;
  onAnswer: (() => void) | undefined;
}) {
  const [open, setOpen] = useState<number | null>(null);
  const neverInTime = section === 'overdue' && passedBeforeAcceptance(deadline.deadline, confirmedAt);
  const rejected = deadline.verificationImages.filter((image) => statusKey(image.status) === 'rejected').at(-1);
  const answered = deadline.verificationDeadlineResponses?.at(-1);
  const pictures = deadline.verificationImages.map((image) => ({
    id: image.id,
    fullSizeUrl: image.fullSizeUrl,
    title: t(deadline.name),
    text: t('{status}, sent {date}', {
      status: t(statusStyle(imageStatuses, image.status).label),
      date: formatInstant(image.createdAt),
    }),
  }));

  if (section === 'missing_creatives')
    return (
      <div className="due due--plain">
        <h3>{t(deadline.name)}</h3>
        <p className="small soft">
          {t('Nothing to do yet: waiting for artwork from {sponsor}', { sponsor: sponsorName })}
        </p>
      </div>
    );

  return (
    <div className="due">
      <p className="due__date">
        <time dateTime={deadline.deadline}>{formatDateShort(deadline.deadline)}</time>
        {(section === 'overdue' || section === 'upcoming') && (
          <small>{neverInTime ? t('as soon as you can') : fromToday(deadline.deadline, today)}</small>
        )}
      </p>
      <div className="due__body">
        <div>
          <h3>{t(deadline.name)}</h3>
          {section !== 'completed' && deadline.renderedVerificationReminderInstructions && (
            <p className="due__how">
              <StaffText
                english={deadline.renderedVerificationReminderInstructions}
                spanish={deadline.renderedVerificationReminderInstructionsEs}
              />
            </p>
          )}
        </div>
        {neverInTime && (
          <p className="small soft">
            {t('This date had already passed when the offer was accepted. You haven’t missed anything.')}
          </p>
        )}
        {section !== 'completed' && section !== 'under_review' && (
          <Answered at={answered?.createdAt} answer={answered?.cannedResponse?.response} />
        )}
        {rejected && section !== 'completed' && section !== 'under_review' && (
          <RejectedPhoto
            sentAt={rejected.createdAt}
            reason={rejected.rejectionReason?.name}
            spanishReason={rejected.rejectionReason?.spanishName}
            note={rejected.rejectionNote}
          />
        )}
        <Artwork texts={deadline.creativeContents} files={deadline.creativeFiles} />
        {pictures.length > 0 && (
          <ul className="due__pics">
            {deadline.verificationImages.map((image, index) => (
              <li key={image.id}>
                <button
                  type="button"
                  className="pic-button"
                  aria-label={t('Open your photo, {status}', { status: pictures[index]?.text ?? '' })}
                  onClick={() => setOpen(index)}
                >
                  <img
                    className="pic"
                    src={image.thumbnailUrl ?? image.fullSizeUrl ?? undefined}
                    alt=""
                    loading="lazy"
                  />
                </button>
                <span className={`small is-${statusStyle(imageStatuses, image.status).tone}`}>
                  {t(statusStyle(imageStatuses, image.status).label)}
                </span>
              </li>
            ))}
          </ul>
        )}
        {onUpload && canUpload(section) && photoWaits && (
          <p className="note">
            <Icon name="camera" />
            <span>
              <T
                id="<b>You chose a photo that is not sent yet.</b> It is kept on this device."
                components={{ b: <b /> }}
              />
            </span>
          </p>
        )}
        {onUpload && canUpload(section) && (
          <div className="due__act">
            <Button variant={main ? 'main' : 'quiet'} small={!main} onClick={onUpload}>
              <Icon name="upload" />{' '}
              <T
                id="Upload Verification<more> for {deadline}</more>"
                values={{ deadline: t(deadline.name) }}
                components={{ more: <span className="sr" /> }}
              />
            </Button>
            {onAnswer && (section === 'overdue' || section === 'upcoming') && (
              <Button variant="text" small onClick={onAnswer}>
                <T
                  id="Can't meet deadline?<more> {deadline}</more>"
                  values={{ deadline: t(deadline.name) }}
                  components={{ more: <span className="sr" /> }}
                />
              </Button>
            )}
            {onAnswer && section !== 'did_not_complete' && (
              <PassOn task={{ verificationDeadlineId: deadline.id }} of={t(deadline.name)} />
            )}
          </div>
        )}
      </div>
      {open !== null && <Lightbox pictures={pictures} start={open} onClose={() => setOpen(null)} />}
    </div>
  );
}
