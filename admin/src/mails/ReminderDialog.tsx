import { useState } from 'react';
import { useNotify } from 'react-admin';
import { IrreversibleNotice } from '../changes/IrreversibleNotice.tsx';
import type { Language } from '../components/languages.ts';
import { useOperation, useOperationQuery } from '../dataProvider/useOperation.ts';
import { MailPreview } from './MailPreview.tsx';
import { OfferMailDialog } from './OfferMailDialog.tsx';
import { useMailPlan } from './useMailPlan.ts';

/** Reminds a league of all its open proof, with a preview (S-344, S-346). */
export function ReminderDialog({ offerId }: { offerId: number }) {
  const { plan } = useMailPlan('verification_reminder', [offerId]);
  const [language, setLanguage] = useState<Language | null>(null);
  const preview = useOperationQuery('verificationReminderEmail', { offerId, language }, { keepPrevious: true });
  const { mutateAsync: send, isPending, error } = useOperation('sendVerificationReminderEmail', { quiet: true });
  const notify = useNotify();
  return (
    <OfferMailDialog
      title="Send verification reminder"
      action="Send reminder"
      plan={plan}
      ready={Boolean(plan?.readyOfferIds.length)}
      busy={isPending}
      error={error}
      onSend={() => send({ input: { offerId } })}
      onSent={() => notify('Verification reminder sent.')}
    >
      <IrreversibleNotice operation="sendVerificationReminderEmail" />
      <MailPreview
        mail={preview.data?.verificationReminderEmail}
        error={preview.error}
        title="Preview of the verification reminder"
        onLanguage={setLanguage}
      />
    </OfferMailDialog>
  );
}
