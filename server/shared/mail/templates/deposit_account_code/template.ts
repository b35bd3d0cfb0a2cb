/** The code by which a league's owner or treasurer confirms an account for direct deposit (issue 35, 2). */
import { codeOf } from '../../../accountCode.ts';
import { readDepositAccount } from '../../depositAccount.ts';
import type { Template } from '../../template.ts';
import { SAMPLE_SITE } from '../sampleOffer.ts';
import { spanish } from './es.ts';

type DepositAccountCodeMail = Record<'organization' | 'endsIn' | 'code' | 'url', string> & { waits: boolean };

export const depositAccountCode: Template<DepositAccountCodeMail> = {
  async load(reading, { account_id: id = 0, code_seed: seed = '' }) {
    const account = await readDepositAccount(reading, id);
    if (!account) return null;
    const { organization, ends_in: endsIn, waits, url, language } = account;
    const code = reading.wentAt === null ? codeOf(id, seed, reading.env.secret) : '••••••';
    return {
      to: reading.recipient ? [reading.recipient] : [],
      language,
      data: { organization, endsIn, code, waits, url },
    };
  },
  unwanted: ({ waits }) => (waits ? null : 'The account is no longer waiting for a code.'),
  compose: ({ organization, endsIn, code, url }, t) => ({
    subject: t('Your code for {organization}', { organization }),
    preheader: t('It is valid for 15 minutes.'),
    headline: t('Confirm the account for direct deposit'),
    figure: code,
    caption: t('It is valid for 15 minutes.'),
    body: [
      {
        kind: 'paragraph',
        text: t(
          'Enter this code on Sideline to confirm that {organization} is paid to the account that ends in ••{endsIn}.',
          {
            organization,
            endsIn,
          },
        ),
      },
    ],
    action: { label: t('Enter the code'), url },
    after: [
      {
        kind: 'note',
        text: t(
          'We never ask for this code by phone or email. Didn’t enter an account? Reply to this email right away.',
        ),
      },
    ],
    reason: t('You received this email because a code was requested with your login.'),
  }),
  spanish,
  sample: {
    organization: 'Harbor Hills Youth Soccer',
    endsIn: '6789',
    code: '042917',
    waits: true,
    url: `${SAMPLE_SITE}/organizations/1#payments`,
  },
};
