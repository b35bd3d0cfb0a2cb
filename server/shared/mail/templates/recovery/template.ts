/** The link to a new password, for somebody who asked for it (S-389, S-391). */
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
  compose: ({ email, url }, say) => ({
    subject: say('Choose a new password for Sideline'),
    preheader: say('The link works once, until this time tomorrow.'),
    headline: say('Choose a new password'),
    body: [{ kind: 'paragraph', text: say('Someone, probably you, asked for a new password for {email}.', { email }) }],
    action: { label: say('Choose a new password'), url },
    after: [
      { kind: 'paragraph', text: say('The link works once, until this time tomorrow.') },
      { kind: 'soft', text: say("Didn't ask for this? You can ignore it. Your password won’t change.") },
    ],
    reason: say('You received this email because a new password was requested for {email}.', { email }),
  }),
  spanish,
  sample: { email: 'dana@harborhills.test', url: `${SAMPLE_SITE}/recover-account/sample` },
};
