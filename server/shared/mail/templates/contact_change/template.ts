/** Tells the previous contacts that a league's contact email or mailing address was changed (X1). */

import { addressList } from '../../format.ts';
import type { Payload, Template } from '../../template.ts';
import type { MailLanguage } from '../../translate.ts';
import { spanish } from './es.ts';

interface ContactChangeMail {
  organization: string;
  what: 'contact_email' | 'mailing_address';
  /** The new value, as far as it may be revealed; null if there is none. */
  value: string | null;
  by: 'staff' | 'link' | 'member';
  /** The member who changed it. */
  person: string | null;
  /** The recipient was a contact before this change. */
  former: boolean;
  url: string;
}

const read = 'select g.name, g.contact_email, g.language from app_public.organizations g where g.id = $1';

export const contactChange: Template<ContactChangeMail> = {
  async load(reading, { organization_id: id, user_id: userId, what, value, by, former }: Payload) {
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
        former: former ?? false,
        url: `mailto:${reading.env.supportEmail}?subject=${encodeURIComponent(league.name)}`,
      },
    };
  },
  compose({ organization, what, value, by, person, former, url }, t) {
    const contact = what === 'contact_email';
    const who =
      by === 'member' && person
        ? t('{person} changed it.', { person })
        : by === 'link'
          ? t('It was changed with a link from one of our emails to your league.')
          : t('Our team changed it.');
    return {
      subject: contact
        ? t('The contact email for {organization} was changed', { organization })
        : t('The mailing address for {organization} was changed', { organization }),
      preheader: t('Please make sure this is right.'),
      headline: contact ? t('Your contact email was changed') : t('Your mailing address was changed'),
      caption: organization,
      body: [
        {
          kind: 'paragraph',
          text: contact
            ? t('From now on, offers and reminders for {organization} go to different email addresses.', {
                organization,
              })
            : t('From now on, checks for {organization} go to a different address.', { organization }),
        },
        ...(value
          ? [
              {
                kind: 'facts' as const,
                rows: [[contact ? t('New email') : t('New address'), value]] as [string, string][],
              },
            ]
          : []),
        { kind: 'paragraph', text: who },
      ],
      action: { label: t('Tell us if this is wrong'), url },
      after: [
        {
          kind: 'note',
          text: t(
            'Didn’t expect this? Reply to this email right away, and we’ll look into it before any money is sent.',
          ),
        },
      ],
      reason: former
        ? t('You received this email because this was a contact address for {organization} in the last 14 days.', {
            organization,
          })
        : contact
          ? t('You received this email because this was a contact address for {organization} until the change.', {
              organization,
            })
          : t('You received this email because this is a contact address for {organization}.', { organization }),
    };
  },
  spanish,
  sample: {
    organization: 'Harbor Hills Youth Soccer',
    what: 'mailing_address',
    value: 'Austin, TX',
    by: 'member',
    person: 'Dana Whitlock',
    former: false,
    url: 'mailto:support@sideline.test',
  },
};
