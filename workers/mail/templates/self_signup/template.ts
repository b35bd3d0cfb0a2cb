/** The link with which somebody who signed a league up goes on with its profile (L-315, L-316). */
import type { Template } from '../../template.ts';
import { addressList, type MailLanguage } from '../../words.ts';
import { SAMPLE_SITE } from '../sampleOffer.ts';
import { spanish } from './es.ts';

interface SelfSignupMail {
  organization: string;
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
          data: { organization: organization.name, url },
        }
      : null;
  },
  compose: ({ organization, url }, say) => ({
    subject: say('Sign up {organization} for sponsorships', { organization }),
    preheader: say('A few steps, about five minutes, no account.'),
    headline: say('Welcome to Sideline'),
    caption: organization,
    body: [
      {
        kind: 'paragraph',
        text: say(
          'Sponsors pay youth leagues for banners, jerseys, e-mails and events. Tell us who you are and where you play, so that the right sponsors find you.',
        ),
      },
    ],
    action: { label: say('Set up your league'), url },
    after: [
      { kind: 'paragraph', text: say('It takes about five minutes. You can stop and return with the same link.') },
      { kind: 'soft', text: say('The link is for your league only: whoever has it can answer for you.') },
      { kind: 'soft', text: say('You did not sign up? Then do nothing.') },
    ],
    reason: say('You get this because {organization} was signed up with this address.', { organization }),
  }),
  spanish,
  sample: { organization: 'Harbor Hills Youth Soccer', url: `${SAMPLE_SITE}/welcome/sample` },
};
