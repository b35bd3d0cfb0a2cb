/** Why somebody is on this page instead of the one that was opened; nothing otherwise (S-407). */
import { noticeFor, sessionEndedText } from '../../../ui/notice.ts';
import { t } from '../i18n/i18n.ts';
import { Notice } from '../kit/Notice.tsx';

export function ArrivalNotice() {
  const text = noticeFor(globalThis.location.pathname);
  return text ? (
    <div className="wrap arrival">
      <Notice tone="proposed" icon="alert">
        {text === sessionEndedText ? t('Your session has ended. Please log in again.') : text}
      </Notice>
    </div>
  ) : null;
}
