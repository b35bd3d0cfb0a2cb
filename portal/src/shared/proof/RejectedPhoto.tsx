/** Says that a photo was rejected and why, where another one is requested (M5). */
import { formatInstant } from '../../../../ui/formats.ts';
import { Icon } from '../../components/Icon.tsx';
import { language, t } from '../../i18n/i18n.ts';
import { T } from '../../i18n/T.tsx';
import './proof.css';

type Props = {
  sentAt: string;
  /** From the reference list, in both languages. */
  reason?: string | null | undefined;
  spanishReason?: string | null | undefined;
  /** The reviewer's comment. */
  note?: string | null | undefined;
};

export function RejectedPhoto({ sentAt, reason, spanishReason, note }: Props) {
  const shown = language() === 'es' ? spanishReason : reason;
  return (
    <div className="note">
      <Icon name="camera" />
      <div>
        <p>
          <T
            id="<b>Your photo of {date} was not accepted.</b> Please send another one."
            values={{ date: formatInstant(sentAt) }}
            components={{ b: <b /> }}
          />
        </p>
        {shown && <p>{shown}</p>}
        {note && (
          <>
            {language() === 'es' && <p className="original">{t('Our team wrote:')}</p>}
            <blockquote>{note}</blockquote>
          </>
        )}
      </div>
    </div>
  );
}
