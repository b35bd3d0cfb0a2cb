/** The link with which somebody who signed a league up goes on with its profile (L-315, L-316). */
import type { Template } from '../../template.ts';
import { addressList, type MailLanguage } from '../../words.ts';
import { SAMPLE_SITE } from '../sampleOffer.ts';
import { cleanName } from './cleanName.ts';
import { spanish } from './es.ts';

interface SelfSignupMail {
  /** What somebody typed whom nobody knows: a short name without addresses; null when nothing of one is left (X3). */
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
  compose: ({ organization, url }, say) => ({
    subject: say('Sign your league up for sponsorships'),
    preheader: say('A few steps, about five minutes. No account needed.'),
    headline: say('Welcome to Sideline'),
    ...(organization ? { caption: organization } : {}),
    body: [
      {
        kind: 'paragraph',
        text: say(
          'Sponsors pay youth leagues for banners, jerseys, emails, and events. Tell us who you are and where you play, so that the right sponsors can find you.',
        ),
      },
    ],
    action: { label: say('Set up your league'), url },
    after: [
      { kind: 'paragraph', text: say('It takes about five minutes. You can stop and come back with the same link.') },
      { kind: 'soft', text: say('This link is just for your league. Anyone who has it can answer for you.') },
      { kind: 'soft', text: say("Didn't sign up? You can ignore this email.") },
    ],
    reason: say('You received this email because someone signed up a league with this address.'),
  }),
  spanish,
  sample: { organization: 'Harbor Hills Youth Soccer', url: `${SAMPLE_SITE}/welcome/sample` },
};
