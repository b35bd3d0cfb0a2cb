import { useState } from 'react';
import { messageOf } from '../api/errors.ts';
import { useDocument } from '../api/hooks.ts';
import { Badge } from '../kit/Badge.tsx';
import { Loading } from '../kit/Block.tsx';
import { Button } from '../kit/Button.tsx';
import { languageNames } from '../kit/languages.ts';
import { Modal } from '../kit/Modal.tsx';
import { Alert, Info } from '../kit/Note.tsx';
import { MailLetterDocument, type SentMail } from './documents.ts';
import { kindName, stateOf } from './kinds.ts';
import { type Look, LookedAt, LookSwitch } from './Looks.tsx';
import { When } from './When.tsx';

/** What is to be known before the letter is read: mails keep no text, and their links are their recipient's. */
const ANEW = {
  sent: 'Written anew, as of the day it went, from what is stored today. What was changed since (a name, a date, an amount) read otherwise in the mail itself.',
  other: 'As it would be written from what is stored today.',
  links: 'Links that open a page by themselves are blanked.',
};

/** One mail of the list, with its letter as HTML and as plain text. */
export function LetterModal({ mail, onClose }: { mail: SentMail; onClose: () => void }) {
  const [look, setLook] = useState<Look>('Wide');
  const { data, error } = useDocument(MailLetterDocument, { id: mail.id }, { fresh: true });
  const letter = data?.mailLetter;
  const state = stateOf(mail.state);
  const mayHaveLeft = mail.state === 'sent' || mail.state === 'uncertain';
  return (
    <Modal
      title={kindName(mail.kind)}
      size="large"
      onClose={onClose}
      actions={
        <Button look="go" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className="stack-12">
        <dl className="pairs pairs--left">
          <dt>To</dt>
          <dd>{mail.recipient || 'Nobody'}</dd>
          <dt>State</dt>
          <dd>
            <Badge tone={state.tone}>{state.label}</Badge> <When mail={mail} />
            {mail.reason ? <span className="sub mailtable__why">{mail.reason}</span> : null}
          </dd>
          {letter ? (
            <>
              <dt>Subject</dt>
              <dd>{letter.subject}</dd>
              <dt>Language</dt>
              <dd>{languageNames[letter.language]}</dd>
            </>
          ) : null}
        </dl>
        {error ? <Alert>{messageOf(error)}</Alert> : null}
        {letter || error ? null : <Loading lines={8} />}
        {letter ? (
          <>
            <Info>
              {mayHaveLeft ? ANEW.sent : ANEW.other} {ANEW.links}
            </Info>
            <LookSwitch look={look} onChoose={setLook} />
            <LookedAt look={look} letter={letter} title={`${kindName(mail.kind)}: ${letter.subject}`} />
          </>
        ) : null}
      </div>
    </Modal>
  );
}
