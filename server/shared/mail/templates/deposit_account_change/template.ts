/** Tells of a changed, canceled, removed, ended, corrected or merged account for direct deposit, also the contacts of before (issue 35, 2). */
import { readDepositAccount } from '../../depositAccount.ts';
import { addressList, day } from '../../format.ts';
import type { Payload, Template } from '../../template.ts';
import type { Translate } from '../../translate.ts';
import { SAMPLE_SITE } from '../sampleOffer.ts';
import { spanish } from './es.ts';

interface DepositAccountChangeMail {
  organization: string;
  change: NonNullable<Payload['change']>;
  endsIn: string;
  /** YYYY-MM-DD; null if it is not confirmed yet. */
  usableFrom: string | null;
  /** The masked address of the member who did it; null: staff, or the bank. */
  by: string | null;
  /** The league that was merged into this one, or the last digits of the account used instead of a canceled one (null: checks). */
  value: string | null;
  /** Why staff ended it. */
  reason: string | null;
  former: boolean;
  url: string;
  support: string;
}

function textsOf({ organization, change, endsIn, usableFrom, value, reason }: DepositAccountChangeMail, t: Translate) {
  const values = {
    organization,
    endsIn,
    date: usableFrom ? day(usableFrom, t) : '',
    merged: value ?? '',
    next: value ?? '',
    reason: reason ?? '',
  };
  return {
    changed: [
      t('The account for direct deposit was changed'),
      t(
        'From {date} on, payments to {organization} go to the account that ends in ••{endsIn}. Until then they go to the account before it or by check, and an owner or treasurer can cancel this.',
        values,
      ),
    ],
    merged: [
      t('Two leagues were merged'),
      t(
        'Our team merged {merged} into {organization}. From {date} on, payments to both go to the account that ends in ••{endsIn}. Until then, we send checks to the mailing address of {organization}.',
        values,
      ),
    ],
    canceled: [
      t('The change of the account was canceled'),
      value
        ? t(
            'Payments to {organization} do not go to the account that ends in ••{endsIn}, but to the account that ends in ••{next}.',
            values,
          )
        : t(
            'Payments to {organization} do not go to the account that ends in ••{endsIn}: we send checks by mail.',
            values,
          ),
    ],
    removed: [
      t('The account for direct deposit was removed'),
      t(
        'Payments to {organization} no longer go to the account that ends in ••{endsIn}. From now on we send checks by mail.',
        values,
      ),
    ],
    ended: [
      t('We no longer pay to an account'),
      t('Our team ended the account of {organization} that ends in ••{endsIn}: {reason}', values),
    ],
    corrected: [
      t('Your bank corrected the account for direct deposit'),
      t(
        'The bank told us the right data of the account of {organization}. It now ends in ••{endsIn}, and is used once an owner or treasurer has confirmed it.',
        values,
      ),
    ],
  }[change] as [string, string];
}

export const depositAccountChange: Template<DepositAccountChangeMail> = {
  async load(reading, { account_id: id, change, person, value, former }) {
    const account = await readDepositAccount(reading, id);
    if (!account || !change) return null;
    const { organization, ends_in: endsIn, usable_from: usableFrom, end_reason: reason, url, language } = account;
    const support = `mailto:${reading.env.supportEmail}?subject=${encodeURIComponent(organization)}`;
    return {
      to: addressList(account.contact_email),
      language,
      data: {
        organization,
        change,
        endsIn,
        usableFrom,
        by: person ?? null,
        value: value ?? null,
        reason,
        former: former ?? false,
        url,
        support,
      },
    };
  },
  compose(data, t) {
    const { organization, change, by, former, url, support } = data;
    const [headline, text] = textsOf(data, t);
    return {
      subject: `${organization}: ${headline}`,
      preheader: text,
      headline,
      caption: organization,
      body: [
        { kind: 'paragraph', text },
        ...(by ? [{ kind: 'paragraph' as const, text: t('{person} did this.', { person: by }) }] : []),
      ],
      action: former
        ? { label: t('Tell us if this is wrong'), url: support }
        : { label: change === 'corrected' ? t('Confirm the account') : t('See how you are paid'), url },
      after: [
        {
          kind: 'note',
          text: t(
            'Didn’t expect this? Sign in and cancel it, or reply to this email right away: we look into it before any money is sent.',
          ),
        },
      ],
      reason: former
        ? t('You received this email because this was a contact address for {organization} in the last 14 days.', {
            organization,
          })
        : t('You received this email because you are a contact, owner or treasurer of {organization}.', {
            organization,
          }),
    };
  },
  spanish,
  sample: {
    organization: 'Harbor Hills Youth Soccer',
    change: 'changed',
    endsIn: '6789',
    usableFrom: '2026-10-21',
    by: 'd…@harborhills.test',
    value: null,
    reason: null,
    former: false,
    url: `${SAMPLE_SITE}/organizations/1#payments`,
    support: 'mailto:support@sideline.test',
  },
};
