/** Tells the contacts of before that a league's contact e-mail or mailing address was changed (X1). */
import type { Payload, Template } from '../../template.ts';
import { addressList, type MailLanguage } from '../../words.ts';
import { SAMPLE_SITE } from '../sampleOffer.ts';
import { spanish } from './es.ts';

interface ContactChangeMail {
  organization: string;
  what: 'contact_email' | 'mailing_address';
  /** The value now, as far as it may be told; null when there is none. */
  value: string | null;
  by: 'staff' | 'link' | 'member';
  /** The member who did it. */
  person: string | null;
  url: string;
}

const read = 'select g.name, g.contact_email, g.language from app_public.organizations g where g.id = $1';

export const contactChange: Template<ContactChangeMail> = {
  async load(reading, { organization_id: id, user_id: userId, what, value, by }: Payload) {
    const [league] = await reading.query<{ name: string; contact_email: string | null; language: MailLanguage }>(read, [
      id ?? null,
    ]);
    if (!league || !what) return null;
    const [member] = userId
      ? await reading.query<{ name: string | null; email: string }>(
          'select u.name, u.email from app_public.users u where u.id = $1',
          [userId],
        )
      : [];
    return {
      to: addressList(league.contact_email),
      language: league.language,
      data: {
        organization: league.name,
        what,
        value: value ?? null,
        by: by ?? 'staff',
        person: member ? (member.name ?? member.email) : null,
        url: reading.page('/organization-dashboard'),
      },
    };
  },
  compose({ organization, what, value, by, person, url }, say) {
    const contact = what === 'contact_email';
    const who =
      by === 'member' && person
        ? say('{person} changed it.', { person })
        : by === 'link'
          ? say('It was changed with a link from one of our emails to your league.')
          : say('Our team changed it.');
    return {
      subject: contact
        ? say('The contact email for {organization} was changed', { organization })
        : say('The mailing address for {organization} was changed', { organization }),
      preheader: say('Please make sure this is right.'),
      headline: contact ? say('Your contact email was changed') : say('Your mailing address was changed'),
      caption: organization,
      body: [
        {
          kind: 'paragraph',
          text: contact
            ? say('From now on, offers and reminders for {organization} go to different email addresses.', {
                organization,
              })
            : say('From now on, checks for {organization} go to a different address.', { organization }),
        },
        ...(value
          ? [
              {
                kind: 'facts' as const,
                rows: [[contact ? say('New email') : say('New address'), value]] as [string, string][],
              },
            ]
          : []),
        { kind: 'paragraph', text: who },
      ],
      action: { label: say('Open your dashboard'), url },
      after: [
        {
          kind: 'note',
          text: say(
            'Didn’t expect this? Reply to this email right away, and we’ll look into it before any money is sent.',
          ),
        },
      ],
      reason: contact
        ? say('You received this email because this was a contact address for {organization} until the change.', {
            organization,
          })
        : say('You received this email because this is a contact address for {organization}.', { organization }),
    };
  },
  spanish,
  sample: {
    organization: 'Harbor Hills Youth Soccer',
    what: 'mailing_address',
    value: 'Austin, TX',
    by: 'member',
    person: 'Dana Whitlock',
    url: `${SAMPLE_SITE}/organization-dashboard`,
  },
};
