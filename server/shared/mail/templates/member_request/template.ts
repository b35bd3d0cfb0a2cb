/** Asks a contact of a league whether somebody who accepted through an offer's link belongs to it (X1). */
import type { Template } from '../../template.ts';
import { addressList, type MailLanguage } from '../../words.ts';
import { SAMPLE_SITE } from '../sampleOffer.ts';
import { spanish } from './es.ts';

interface Asked extends Record<string, unknown> {
  organization: string;
  contact_email: string | null;
  email: string;
  sponsor: string;
  waiting: boolean;
  language: MailLanguage;
}

export interface MemberRequestMail {
  asked: Pick<Asked, 'organization' | 'email' | 'sponsor' | 'waiting'>;
  url: string;
}

export const memberRequest: Template<MemberRequestMail> = {
  async load(reading, payload) {
    const [asked] = await reading.ofAccounts<Asked>('select * from app_private.member_of_mail($1, $2, $3)', [
      payload.user_id ?? null,
      payload.organization_id ?? null,
      payload.offer_id ?? null,
    ]);
    return asked
      ? {
          to: addressList(asked.contact_email),
          language: asked.language,
          data: { asked, url: reading.memberLink(Number(payload.user_id), Number(payload.organization_id)) },
        }
      : null;
  },
  unwanted: ({ asked }) => (asked.waiting ? null : 'The person does not wait any more.'),
  compose: ({ asked: { organization, email, sponsor }, url }, say) => ({
    subject: say('Is {email} with {organization}?', { email, organization }),
    preheader: say('Someone new to us accepted an offer with the link we sent you.'),
    headline: say('Do you know this person?'),
    caption: email,
    body: [
      {
        kind: 'paragraph',
        text: say('{email} used the link in our email to you to accept the offer from {sponsor} for {organization}.', {
          email,
          sponsor,
          organization,
        }),
      },
      {
        kind: 'paragraph',
        text: say(
          'Until you confirm, this person can only see that sponsorship and send photos for it. They can’t change your contacts, addresses, or users.',
        ),
      },
    ],
    action: { label: say('Answer'), url },
    after: [
      { kind: 'soft', text: say('The link works for 14 days. You can also reply to this email.') },
      { kind: 'soft', text: say('Please don’t forward this email. Anyone with the link can answer for you.') },
    ],
    reason: say('You received this email because this is a contact address for {organization}.', { organization }),
  }),
  spanish,
  sample: {
    asked: {
      organization: 'Harbor Hills Youth Soccer',
      email: 'dana@example.test',
      sponsor: 'Northlight & Sons',
      waiting: true,
    },
    url: `${SAMPLE_SITE}/confirm-member/sample`,
  },
};
