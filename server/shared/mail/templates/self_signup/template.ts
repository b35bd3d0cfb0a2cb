/** The link with which a user who signed up a league continues with its profile (L-315, L-316). */

import { cleanName } from '../../cleanName.ts';
import { addressList } from '../../format.ts';
import type { Template } from '../../template.ts';
import type { MailLanguage } from '../../translate.ts';
import { SAMPLE_SITE } from '../sampleOffer.ts';
import { spanish } from './es.ts';

interface SelfSignupMail {
  /** The name typed by a stranger: short and without addresses; null if nothing of it is left (X3). */
  organization: string | null;
  url: string;
}

export const selfSignup: Template<SelfSignupMail> = {
  async load(reading, payload) {
    const id = payload.organization_id ?? null;
    const [organization] = await reading.query<{ name: string; contact_email: string | null; language: MailLanguage }>(
      'select g.name, g.contact_email, g.language from app_public.organizations g where g.id = $1',
      [id],
    );
    const url = organization && (await reading.pageLink('league', Number(id)));
    return organization && url
      ? {
          to: addressList(organization.contact_email),
          language: organization.language,
          data: { organization: cleanName(organization.name), url },
        }
      : null;
  },
  compose: ({ organization, url }, t) => ({
    subject: t('Sign your league up for sponsorships'),
    preheader: t('A few steps, about three minutes. No account needed.'),
    headline: t('Welcome to Sideline'),
    ...(organization ? { caption: organization } : {}),
    body: [
      {
        kind: 'paragraph',
        text: t(
          'Sponsors pay youth leagues for banners, jerseys, emails, and events. Tell us who you are and where you play, so that the right sponsors can find you.',
        ),
      },
    ],
    action: { label: t('Set up your league'), url },
    after: [
      { kind: 'paragraph', text: t('It takes about three minutes. You can stop and come back with the same link.') },
      { kind: 'soft', text: t('This link is just for your league. Anyone who has it can answer for you.') },
      { kind: 'soft', text: t("Didn't sign up? You can ignore this email.") },
    ],
    reason: t('You received this email because someone signed up a league with this address.'),
  }),
  spanish,
  sample: { organization: 'Harbor Hills Youth Soccer', url: `${SAMPLE_SITE}/welcome/sample` },
};
