import { Loading } from '../kit/Block.tsx';
import type { Language } from '../kit/languages.ts';
import { MailFrame } from '../kit/MailFrame.tsx';
import { Alert } from '../kit/Note.tsx';
import type { Preview } from './documents.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** Exact text (S-347, S-348). */
export const PREVIEW_FAILED = 'Oops! We had some trouble loading the email preview. Please try again.';

/** A mail as it will arrive: recipient, subject, language, body in an isolated frame (S-345, S-348). */
export function PreviewBox({
  mail,
  error,
  title,
  onLanguage,
}: {
  mail: Preview | null | undefined;
  error: unknown;
  title: string;
  /** Shows it in another language; it is sent in the league's own. */
  onLanguage: (language: Language) => void;
}) {
  if (error || mail === null) return <Alert>{PREVIEW_FAILED}</Alert>;
  if (!mail) return <Loading />;
  return (
    <>
      <dl className="pairs pairs--left">
        <dt>To</dt>
        <dd>{mail.to || (mail.skipped.length ? 'Nobody' : 'No contact e-mail is saved for this organization.')}</dd>
        {mail.skipped.length ? (
          <>
            <dt>Skipped</dt>
            <dd>
              {mail.skipped.map(({ address, reason }) => (
                <span className="mailskipped" key={address}>
                  {address} <span className="sub">{reason}</span>
                </span>
              ))}
            </dd>
          </>
        ) : null}
        <dt>Subject</dt>
        <dd>{mail.subject}</dd>
        <dt>Language</dt>
        <dd>
          <LanguageSwitch language={mail.language} onChoose={onLanguage} />
        </dd>
      </dl>
      <MailFrame html={mail.htmlBody} title={title} />
    </>
  );
}
