/** The link to a new password, for somebody who asked for it (S-389, S-391). */
import { recoveryVersion } from '../../../../db/shared/links.ts';
import type { Template } from '../../template.ts';
import type { MailLanguage } from '../../words.ts';
import { SAMPLE_SITE } from '../sampleOffer.ts';
import { spanish } from './es.ts';

interface RecoveryMail {
  email: string;
  url: string;
}

interface Account extends Record<string, unknown> {
  email: string;
  /** That of the first league; English for people of sponsors and for staff. */
  language: MailLanguage;
  valid_after: Date | number | null;
}

const accountOf = `
  select u.email, s.sessions_valid_after as valid_after,
    coalesce((select g.language from app_public.organization_users m join app_public.organizations g on g.id = m.organization_id
      where m.user_id = u.id order by g.id limit 1), 'en') as language
  from app_public.users u left join app_private.user_secrets s on s.user_id = u.id
  where u.id = $1 and u.status <> 'deactivated'`;

export const recovery: Template<RecoveryMail> = {
  async load(reading, payload) {
    const [account] = await reading.query<Account>(accountOf, [payload.user_id ?? null]);
    if (!account) return null;
    return {
      to: [account.email],
      language: account.language,
      data: {
        email: account.email,
        url: reading.accountLink('recovery', Number(payload.user_id), recoveryVersion(account.valid_after)),
      },
    };
  },
  compose: ({ email, url }, say) => ({
    subject: say('Choose a new password for Sideline'),
    preheader: say('The link works once, until tomorrow.'),
    headline: say('Choose a new password'),
    body: [
      { kind: 'paragraph', text: say('Somebody, probably you, asked for a new password for {email}.', { email }) },
    ],
    action: { label: say('Choose a new password'), url },
    after: [
      { kind: 'paragraph', text: say('The link works once, until tomorrow.') },
      { kind: 'soft', text: say('It was not you? Then do nothing: your password stays as it is.') },
    ],
    reason: say('You get this because a new password was asked for with the address {email}.', { email }),
  }),
  spanish,
  sample: { email: 'dana@harborhills.test', url: `${SAMPLE_SITE}/recover-account/sample` },
};
