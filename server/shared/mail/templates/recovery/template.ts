/** The link to set a new password, for a user who requested it (S-389, S-391). */
import { readAccount } from '../../accountData.ts';
import type { Template } from '../../template.ts';
import { SAMPLE_SITE } from '../sampleOffer.ts';
import { spanish } from './es.ts';

interface RecoveryMail {
  email: string;
  url: string;
}

export const recovery: Template<RecoveryMail> = {
  async load(reading, payload) {
    const account = await readAccount(reading, payload.user_id);
    if (!account) return null;
    return {
      to: [account.email],
      language: account.language,
      data: { email: account.email, url: account.passwordUrl },
    };
  },
  compose: ({ email, url }, t) => ({
    subject: t('Choose a new password for Sideline'),
    preheader: t('The link works once, until tomorrow.'),
    headline: t('Choose a new password'),
    body: [{ kind: 'paragraph', text: t('Somebody, probably you, asked for a new password for {email}.', { email }) }],
    action: { label: t('Choose a new password'), url },
    after: [
      { kind: 'paragraph', text: t('The link works once, until tomorrow.') },
      { kind: 'soft', text: t("Didn't ask for this? You can ignore it: your password stays as it is.") },
    ],
    reason: t('You get this because a new password was asked for with the address {email}.', { email }),
  }),
  spanish,
  sample: { email: 'dana@harborhills.test', url: `${SAMPLE_SITE}/recover-account/sample` },
};
