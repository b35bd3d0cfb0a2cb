/** Why the user was redirected to this page; nothing otherwise (S-407). */
import { noticeFor, wrongRoleParts } from '../../../ui/notice.ts';
import { Notice } from '../components/Notice.tsx';
import { t } from '../i18n/i18n.ts';

/** A notice is stored in English, by either app: here it is translated. */
function translated(text: string): string {
  const wrong = wrongRoleParts(text);
  if (!wrong) return t(text);
  const page = t('That page is for {audience}.', { audience: t(wrong.audience) });
  return wrong.email === null ? page : `${page} ${t('You are signed in as {email}.', { email: wrong.email })}`;
}

export function ArrivalNotice() {
  const text = noticeFor(globalThis.location.pathname);
  return text ? (
    <div className="wrap arrival">
      <Notice tone="proposed" icon="alert">
        {translated(text)}
      </Notice>
    </div>
  ) : null;
}
