/** The link with which somebody whose account was made by accepting an offer chooses a password (L-043). */
import { readAccount } from '../../accountData.ts';
import { type OfferData, readOffer } from '../../offerData.ts';
import type { Template } from '../../template.ts';
import { SAMPLE_SITE, sampleOffer } from '../sampleOffer.ts';
import { spanish } from './es.ts';

interface SetPasswordMail {
  offer: OfferData;
  email: string;
  hasPassword: boolean;
  /** Whether the account belongs to the league still. */
  member: boolean;
  url: string;
}

export const setPassword: Template<SetPasswordMail> = {
  async load(reading, payload) {
    const account = await readAccount(reading, payload.user_id, payload.offer_id);
    const found = account && (await readOffer(reading, payload.offer_id));
    if (!account || !found) return null;
    return {
      to: [account.email],
      language: found.offer.language,
      data: {
        offer: found.offer,
        email: account.email,
        hasPassword: account.hasPassword,
        member: account.member,
        url: account.passwordUrl,
      },
    };
  },
  unwanted({ hasPassword, member }) {
    if (hasPassword) return 'The account has a password by now.';
    return member ? null : 'The person was taken out of the league again.';
  },
  compose: ({ offer, email, url }, say) => ({
    subject: say('Choose a password for your Sideline account'),
    preheader: say('Follow your sponsorship with {sponsor}.', { sponsor: offer.sponsor.name }),
    sponsor: offer.sponsor,
    headline: say('Choose your password'),
    caption: say('You accepted the offer to {organization}.', { organization: offer.organization }),
    body: [
      {
        kind: 'paragraph',
        text: say(
          'We created an account for you. Once you choose a password, you can log in as {email}, send photos, and see when your checks are coming.',
          { email },
        ),
      },
    ],
    action: { label: say('Choose a password'), url },
    after: [
      {
        kind: 'soft',
        text: say(
          'The link works once, until this time tomorrow. After that, choose "Forgot password" on the login page to get a new one.',
        ),
      },
      { kind: 'note', text: say('Didn’t accept an offer? Reply to this email and we’ll look into it.') },
    ],
    reason: say('You received this email because {email} was used to accept an offer.', { email }),
  }),
  spanish,
  sample: {
    offer: { ...sampleOffer, status: 'confirmed' },
    email: 'dana@harborhills.test',
    hasPassword: false,
    member: true,
    url: `${SAMPLE_SITE}/recover-account/sample`,
  },
};
