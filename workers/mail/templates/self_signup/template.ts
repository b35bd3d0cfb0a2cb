/** The link with which somebody who signed a league up goes on with its profile (L-315, L-316). */
import type { Template } from '../../template.ts';
import { addressList } from '../../words.ts';
import { SAMPLE_SITE } from '../sampleOffer.ts';

interface SelfSignupMail {
  organization: string;
  url: string;
}

export const selfSignup: Template<SelfSignupMail> = {
  async load(reading, payload) {
    const id = payload.organization_id ?? null;
    const [organization] = await reading.query<{ name: string; contact_email: string | null }>(
      'select g.name, g.contact_email from app_public.organizations g where g.id = $1',
      [id],
    );
    const url = organization && (await reading.pageLink('league', Number(id)));
    return organization && url
      ? { to: addressList(organization.contact_email), data: { organization: organization.name, url } }
      : null;
  },
  compose: ({ organization, url }) => ({
    subject: `Sign up ${organization} for sponsorships`,
    preheader: 'A few steps, about five minutes, no account.',
    headline: 'Welcome to Sideline',
    caption: organization,
    body: [
      {
        kind: 'paragraph',
        text: 'Sponsors pay youth leagues for banners, jerseys, e-mails and events. Tell us who you are and where you play, so that the right sponsors find you.',
      },
    ],
    action: { label: 'Set up your league', url },
    after: [
      { kind: 'paragraph', text: 'It takes about five minutes. You can stop and return with the same link.' },
      { kind: 'soft', text: 'The link is for your league only: whoever has it can answer for you.' },
      { kind: 'soft', text: 'You did not sign up? Then do nothing.' },
    ],
    reason: `You get this because ${organization} was signed up with this address.`,
  }),
  sample: { organization: 'Harbor Hills Youth Soccer', url: `${SAMPLE_SITE}/welcome/sample` },
};
