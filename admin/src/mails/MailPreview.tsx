import { Alert } from '@mui/material';
import { EmailFrame } from '../components/EmailFrame.tsx';
import { FactList } from '../components/FactList.tsx';
import { Loading } from '../components/Loading.tsx';
import { type Language, languageNames, languages } from '../components/languages.ts';
import type { MailPreviewFragment } from './generated/graphql.ts';
import { OptionButtons } from './OptionButtons.tsx';

type Props = {
  /** Undefined while loading; null if it cannot be rendered. */
  mail: MailPreviewFragment | null | undefined;
  error: unknown;
  title: string;
  /** Previews another language; the email is sent in the league's own. */
  onLanguage: (language: Language) => void;
};

/** Preview of an email: recipient, subject, language, and the body in an isolated frame (S-345, S-347, S-348). */
export function MailPreview({ mail, error, title, onLanguage }: Props) {
  if (error || mail === null)
    return <Alert severity="error">Oops! We had some trouble loading the email preview. Please try again.</Alert>;
  if (!mail) return <Loading />;
  const { to, skipped, subject, language, htmlBody } = mail;
  return (
    <>
      <FactList
        align="left"
        facts={[
          ['To', to || (skipped.length ? 'Nobody' : 'No contact email is saved for this organization.')],
          [
            'Skipped',
            skipped.length
              ? skipped.map(({ address, reason }) => (
                  <div key={address}>
                    <span>{address}</span> {reason}
                  </div>
                ))
              : null,
          ],
          ['Subject', subject],
          [
            'Language',
            <OptionButtons
              key="language"
              label="Language"
              options={languages}
              names={languageNames}
              value={language}
              onChange={onLanguage}
            />,
          ],
        ]}
      />
      <EmailFrame html={htmlBody} title={title} />
    </>
  );
}
