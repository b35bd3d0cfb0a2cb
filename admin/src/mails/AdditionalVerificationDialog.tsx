import { TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { IrreversibleNotice } from '../changes/IrreversibleNotice.tsx';
import type { Language } from '../components/languages.ts';
import { useOperation, useOperationQuery } from '../dataProvider/useOperation.ts';
import { useDebounced } from '../layout/useDebounced.ts';
import { MailPreview } from './MailPreview.tsx';
import { OfferMailDialog } from './OfferMailDialog.tsx';
import { useMailPlan } from './useMailPlan.ts';

/** Emails a league to ask for more proof, with a message by staff and a preview (S-342, S-343, S-346). */
export function AdditionalVerificationDialog({ offerId }: { offerId: number }) {
  const [text, setText] = useState('');
  const message = text.trim();
  const previewed = useDebounced(message, 400);
  const { plan } = useMailPlan('additional_verification', [offerId]);
  const [language, setLanguage] = useState<Language | null>(null);
  const preview = useOperationQuery(
    'requestAdditionalVerificationEmail',
    { offerId, message: previewed, language },
    { keepPrevious: true },
  );
  const {
    mutateAsync: send,
    isPending,
    error,
  } = useOperation('sendRequestAdditionalVerificationEmail', { quiet: true });
  const notify = useNotify();
  // "Mailed today" depends on the message, so a plan without one only lists who cannot receive the email.
  const blocked = plan && { ...plan, skipped: plan.skipped.filter(({ reason }) => !reason.includes('today')) };
  return (
    <OfferMailDialog
      title="Request additional verification"
      action="Send request"
      plan={blocked}
      ready={message !== '' && blocked?.skipped.length === 0 && blocked.refused.length === 0}
      busy={isPending}
      error={error}
      typed={message !== ''}
      onSend={() => send({ input: { offerId, message } })}
      onSent={() => notify('Request for additional verification sent.')}
    >
      <IrreversibleNotice operation="sendRequestAdditionalVerificationEmail" />
      <TextField
        label="Message"
        multiline
        minRows={4}
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder="What should the league show, and how?"
        slotProps={{ htmlInput: { maxLength: 5000 } }}
      />
      <MailPreview
        mail={preview.data?.requestAdditionalVerificationEmail}
        error={preview.error}
        title="Preview of the request for additional verification"
        onLanguage={setLanguage}
      />
    </OfferMailDialog>
  );
}
